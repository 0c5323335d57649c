#!/bin/bash
# Compiles every Swift block of README.md, of the documents in Docs, and of the documentation comments in Sources; runs those
# that a `text` block follows, and compares what they print with it.
#
# A block is the body of an asynchronous function that has the names of Tools/CodeBlocks/Preamble.swift at hand; a block
# that imports a module or begins with an extension is a file of its own. The compiler's message names the document and
# the line. Blocks that import SwiftUI are compiled by Tools/check-apple.sh, for the platforms that have it.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
root=$PWD
work=$root/.build/code-blocks
sources=$work/Sources/CodeBlocks
rm -rf "$work/Sources" "$work/Expected" "$work/Manifest" "$work/Views"
mkdir -p "$sources" "$work/Expected" "$work/Manifest" "$work/Views"

cat >"$work/Package.swift" <<PACKAGE
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CodeBlocks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ChoiceService", path: "$root")],
  targets: [
    .executableTarget(
      name: "CodeBlocks",
      dependencies: ["ChoiceService", "ChoiceServiceSwiftUI", "ChoiceServiceTerminal", "ChoiceServiceTesting"].map {
        .product(name: \$0, package: "ChoiceService")
      })
  ],
  swiftLanguageModes: [.v6]
)
PACKAGE
cp Tools/CodeBlocks/Preamble.swift "$sources/"

names=$(
  { ls README.md CONTRIBUTING.md && find Docs -name '*.md' | sort && find Sources -name '*.swift' -o -name '*.md' | sort; } |
    while IFS= read -r document; do
      awk -v document="$document" -v sources="$sources" -v expected="$work/Expected" \
        -v manifest="$work/Manifest/Package.swift" -v views="$work/Views" -f Tools/CodeBlocks/extract.awk "$document"
    done
)
{
  printf '@main\nenum Blocks {\n  static func main() async throws {\n    let given = Given.sample\n'
  printf '    switch CommandLine.arguments.last ?? "" {\n'
  for name in $names; do printf '    case "%s": try await %s(given)\n' "$name" "$name"; done
  printf '    default: print("There is no such block.")\n    }\n  }\n}\n'
} >"$sources/Blocks.swift"

swift package --package-path "$work/Manifest" dump-package >/dev/null
swift build --package-path "$work" >"$work/log" 2>&1 || {
  grep -E 'error:' "$work/log" | sort -u
  exit 1
}

program=$(swift build --package-path "$work" --show-bin-path)/CodeBlocks
compared=0
for file in "$work"/Expected/*.txt; do
  name=$(basename "$file" .txt)
  "$program" "$name" </dev/null >"$work/output" || { echo "The block $name fails."; exit 1; }
  if ! diff -u "$file" "$work/output"; then
    echo "The block $name prints something else than the document says."
    exit 1
  fi
  compared=$((compared + 1))
done
echo "$(wc -w <<<"$names") code blocks compile, $compared print what the documents say"
