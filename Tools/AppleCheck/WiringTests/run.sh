#!/bin/bash
# Builds the package's views against the stubs, for Linux, and runs them in the stubs' interpreter.
#
#   Tools/AppleCheck/WiringTests/run.sh [FOLDER]      FOLDER is where it builds; .build/apple-check/wiring unless said otherwise
set -euo pipefail
cd "$(dirname "$0")/../../.."
check=$PWD/Tools/AppleCheck
build=${1:-$PWD/.build/apple-check/wiring}
mkdir -p "$build"

settings=()
for feature in ExistentialAny InternalImportsByDefault MemberImportVisibility InferIsolatedConformances; do
  settings+=(-enable-upcoming-feature "$feature")
done
library() { # module flag… -- source…
  local module=$1 options=()
  shift
  while [ "$1" != -- ]; do options+=("$1") && shift; done
  shift
  swiftc -swift-version 6 "${options[@]}" -package-name choiceservice -enable-testing -emit-module -emit-library -static -parse-as-library \
    -module-name "$module" -I "$build" -emit-module-path "$build/$module.swiftmodule" -o "$build/lib$module.a" "$@"
}
sources_of() { find "Sources/$1" -name '*.swift' | sort; }

# Where there is a module named SwiftUI, canImport(SwiftUI) holds.
library SwiftUI -suppress-warnings -- "$check"/Stubs/SwiftUI/*.swift
for module in ChoiceService ChoiceServiceSwiftUI; do
  mapfile -t sources < <(sources_of $module)
  library $module -warnings-as-errors "${settings[@]}" -- "${sources[@]}"
done
swiftc -swift-version 6 -warnings-as-errors -module-name WiringTests -I "$build" -L "$build" -lChoiceServiceSwiftUI -lChoiceService -lSwiftUI \
  -lswiftSynchronization \
  "$check"/WiringTests/*.swift -o "$build/wiring-tests"
"$build/wiring-tests"
