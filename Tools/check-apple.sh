#!/bin/bash
# Compiles the libraries for Apple's platforms on Linux, sees that mistakes are found, and runs the views. Tools/AppleCheck/README.md
# says how, and what this cannot tell.
#
#   Tools/check-apple.sh              everything
#   Tools/check-apple.sh ios macos    these platforms alone, without running the views
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
check=$PWD/Tools/AppleCheck
cache=$PWD/.build/apple-check
frontend=$(dirname "$(readlink -f "$(command -v swiftc)")")/swift-frontend
resources=$(dirname "$(dirname "$frontend")")/lib/swift
mkdir -p "$cache"

fail() {
  echo "$1"
  exit 1
}

# What a cached module was made from. The caches name where they are.
key() { { echo "$cache" && "$frontend" --version 2>&1 && find "$@" -type f -print0 | sort -z | xargs -0 cat; } | sha256sum; }
library_key=$(key "$check/stdlib.py" "$check/VisionOSSDK")
stubs_key=$(key "$check/Stubs")

# The systems, and the targets with their settings, as the manifest has them.
platforms=() targets=()
declare -A triples settings
while read -r kind name rest; do
  case $kind in
    triple) platforms+=("$name") && triples[$name]=$rest ;;
    target) targets+=("$name") && settings[$name]=$rest ;;
    *) fail "$kind $name $rest" ;;
  esac
done < <(swift package dump-package | python3 "$check/manifest.py")
if [ ${#platforms[@]} = 0 ] || [ ${#targets[@]} = 0 ]; then fail "The manifest names no platform, or no library."; fi

# The compiler's flags for a platform. visionOS inherits the availability of iOS through a table that its SDK has; ours is
# VisionOSSDK.
platform_flags() { # platform
  printf '%s\n' -target "${triples[$1]}" -I "$cache/$1" -I "$check/Stubs/Darwin" -disable-objc-interop \
    -module-cache-path "$cache/clang" -plugin-path "$resources/host/plugins"
  if [ "$1" = visionos ]; then
    printf '%s\n' -sdk "$check/VisionOSSDK" -I "$resources/shims"
  fi
}

# Compiles the files of one module, down to where missing returns and data races are found: `-typecheck` would not find them.
compile() { # platform module argument…
  local platform=$1 module=$2 flags
  shift 2
  mapfile -t flags < <(platform_flags "$platform")
  "$frontend" -emit-sil -o /dev/null -module-name "$module" -parse-as-library -swift-version 6 "${flags[@]}" "$@"
}

# The same, and others can import it.
make_module() { # platform module argument…
  compile "$@" -emit-module-path "$cache/$1/$2.swiftmodule"
}

# The standard library for a platform. This takes the most time, and is done once.
make_library() { # platform
  local folder=$cache/$1 module flags
  [ "$(cat "$folder/library.key" 2>/dev/null)" != "$library_key" ] || return 0
  rm -rf "$folder"
  mkdir -p "$folder/interfaces"
  python3 "$check/stdlib.py" "${triples[$1]}" "$folder/interfaces" "$resources"
  for module in Swift _Concurrency SwiftOnoneSupport _StringProcessing Observation Synchronization; do
    mapfile -t flags < <(platform_flags "$1")
    [ $module != Swift ] || flags+=(-parse-stdlib)
    "$frontend" -compile-module-from-interface "$folder/interfaces/$module.swiftinterface" \
      -o "$folder/$module.swiftmodule" -module-name $module -disable-availability-checking "${flags[@]}"
  done
  echo "$library_key" >"$folder/library.key"
}

make_stubs() { # platform
  local folder=$cache/$1 stub
  [ "$(cat "$folder/stubs.key" 2>/dev/null)" != "$stubs_key" ] || return 0
  make_module "$1" ObjectiveC -suppress-warnings "$check"/Stubs/ObjectiveC/*.swift
  make_module "$1" Darwin -suppress-warnings -import-underlying-module "$check"/Stubs/Darwin/*.swift
  for stub in Dispatch CoreGraphics Foundation UIKit SwiftUI; do
    if [ $stub = UIKit ] && [[ $1 =~ ^(macos|watchos)$ ]]; then continue; fi
    make_module "$1" $stub -suppress-warnings "$check"/Stubs/$stub/*.swift
  done
  echo "$stubs_key" >"$folder/stubs.key"
}

# The flags for the settings of a target, one a line.
settings_of() { # target
  tr ' ' '\n' <<<"${settings[$1]}"
}

# The same, for a file that is a part of the package.
target_flags() { # target
  printf '%s\n' -package-name choiceservice
  settings_of "$1"
}

# The targets for a platform: command-line tools, for which one library is, run on the Mac alone.
targets_for() { # platform
  local target
  for target in "${targets[@]}"; do
    if [ "$target" != ChoiceServiceTerminal ] || [ "$1" = macos ]; then echo "$target"; fi
  done
}

# Every file of every library is really compiled: a mistake at the end of each file is found in each.
check_that_all_is_compiled() { # platform
  local work=$cache/$1/seeded target flags files found
  for target in $(targets_for "$1"); do
    mapfile -t flags < <(target_flags "$target")
    rm -rf "$work" && mkdir -p "$work"
    files=$(python3 "$check/seed.py" "Sources/$target" "$work")
    found=$(compile "$1" "$target" "${flags[@]}" "$work"/*.swift 2>&1 | grep -oE '^[^ :]+\.swift:[0-9]+:[0-9]+: error: cannot convert' || true)
    found=$(cut -d: -f1 <<<"$found" | sort -u | grep -c . || true)
    [ "$found" = "$files" ] || fail "$1: of the $files files of $target, $found are compiled."
  done
}

# What users write: the example with views, and the blocks of documents and comments that import SwiftUI.
compile_clients() { # platform
  local example=Examples/Sources/Alerts documents=$cache/$1/documents block flags
  mapfile -t flags < <(settings_of ChoiceServiceSwiftUI)
  compile "$1" Alerts -warnings-as-errors "${flags[@]}" "$example"/*.swift || fail "$1: $example does not compile."
  rm -rf "$documents" && mkdir -p "$documents"/{Views,Others}
  # The blocks without views are the matter of Tools/check-code-blocks.sh.
  find README.md Docs Sources -name '*.md' -o -name '*.swift' | sort |
    while IFS= read -r document; do
      awk -v document="$document" -v sources="$documents/Others" -v expected="$documents/Others" \
        -v manifest="$documents/Others/Package.swift" -v views="$documents/Views" -f Tools/CodeBlocks/extract.awk "$document" >/dev/null
    done
  for block in "$documents"/Views/*.swift; do
    if grep -q '^import UIKit' "$block" && [[ $1 =~ ^(macos|watchos)$ ]]; then continue; fi
    compile "$1" Block -warnings-as-errors "$block" || fail "$1: a block does not compile: $(basename "$block" .swift)"
  done
}

# The reference of the library with views, which the symbols of a build on Linux would leave out.
check_reference() { # platform
  local module=ChoiceServiceSwiftUI graphs=$cache/$1/graphs flags files
  rm -rf "$graphs" && mkdir -p "$graphs"
  mapfile -t flags < <(target_flags "$module")
  mapfile -t files < <(find "Sources/$module" -name '*.swift')
  make_module "$1" "$module" "${flags[@]}" -emit-symbol-graph -emit-symbol-graph-dir "$graphs" "${files[@]}"
  python3 Tools/check-comments.py "$graphs"/*.symbols.json
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs" --fallback-display-name "$module" \
    --fallback-bundle-identifier "org.choiceservice.$module" --warnings-as-errors --output-path "$cache/$1/$module.doccarchive" >/dev/null
}

check_platform() { # platform
  local target flags files mistakes
  make_library "$1"
  make_stubs "$1"
  mapfile -t flags < <(settings_of "${targets[0]}")
  # Code that is known to compile with Xcode: where it does not, the stubs are wrong.
  compile "$1" Control -warnings-as-errors "${flags[@]}" "$check"/Control/*.swift || fail "$1: the stubs are wrong."
  for target in $(targets_for "$1"); do
    mapfile -t flags < <(target_flags "$target")
    mapfile -t files < <(find "Sources/$target" -name '*.swift' | sort)
    make_module "$1" "$target" -warnings-as-errors "${flags[@]}" "${files[@]}" || fail "$1: $target does not compile."
  done
  # One platform is enough for what does not depend on it.
  if [ "$1" = ios ]; then
    check_that_all_is_compiled "$1"
    check_reference "$1"
  fi

  compile_clients "$1"

  mapfile -t flags < <(platform_flags "$1" && settings_of "${targets[0]}")
  mistakes=("$check/Mistakes/$1"/*.swift)
  python3 "$check/mistakes.py" "${mistakes[@]}" -- "$frontend" -emit-sil -o /dev/null -module-name Mistake -parse-as-library \
    -swift-version 6 -warnings-as-errors "${flags[@]}" || fail "$1: not every mistake is found as it should be."
  echo "$1: $(targets_for "$1" | xargs) compile, ${#mistakes[@]} of ${#mistakes[@]} seeded mistakes are found"
}

# As many platforms at a time as there are processors; what each says is shown when it is done.
check_platforms() { # platform…
  local platform status=0 running=() logs=$cache/logs
  rm -rf "$logs" && mkdir -p "$logs"
  finish_one() {
    local job
    wait -n -p job "${!running[@]}" || status=1
    cat "$logs/${running[$job]}"
    unset "running[$job]"
  }
  for platform in "$@"; do
    [ ${#running[@]} -lt "$(nproc)" ] || finish_one
    # No condition stands around it, so that it ends with the first thing that fails.
    check_platform "$platform" >"$logs/$platform" 2>&1 &
    running[$!]=$platform
  done
  while [ ${#running[@]} -gt 0 ]; do finish_one; done
  return $status
}

if [ $# -gt 0 ]; then
  check_platforms "$@"
  exit
fi
check_platforms "${platforms[@]}"

# The views run on Linux, over the stub of SwiftUI, whose `StubHost` taps their buttons; one that hangs is ended.
timeout 300 "$check/WiringTests/run.sh" "$cache/linux"
