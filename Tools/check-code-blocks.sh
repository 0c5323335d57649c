#!/bin/bash
# Compiles every Swift block of README.md, of the documents in Docs, and of the documentation comments in Sources.
#
# A block is the body of an asynchronous function that has the names of Tools/CodeBlocks/Preamble.swift at hand; a block
# that imports a module or begins with an extension is a file of its own. The compiler's message names the document and
# the line where the block begins.
set -euo pipefail
cd "$(dirname "$0")/.."
work=.build/code-blocks
rm -rf "$work/Sources"
mkdir -p "$work/Sources/CodeBlocks"

root=$PWD
cat >"$work/Package.swift" <<PACKAGE
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CodeBlocks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "ChoiceService", path: "$root")],
  targets: [
    .target(
      name: "CodeBlocks",
      dependencies: [
        .product(name: "ChoiceService", package: "ChoiceService"),
        .product(name: "ChoiceServiceTerminal", package: "ChoiceService"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
PACKAGE
cp Tools/CodeBlocks/Preamble.swift "$work/Sources/CodeBlocks/"

blocks=0
while IFS= read -r document; do
  count=$(awk -v document="$document" -v folder="$work/Sources/CodeBlocks" -f Tools/CodeBlocks/extract.awk "$document")
  blocks=$((blocks + count))
done < <(
  ls README.md
  find Docs -name '*.md' | sort
  find Sources -name '*.swift' | sort
)
swift package --package-path "$work/Manifest" dump-package >/dev/null
swift build --package-path "$work" >"$work/log" 2>&1 || {
  grep -E 'error:' "$work/log" | sort -u
  exit 1
}
echo "$blocks code blocks compile"
