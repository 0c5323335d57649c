#!/bin/bash
# Makes the reference of every library with docc, and fails on a warning, such as a link to a symbol that is not there.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=.build/reference
graphs=$PWD/$scratch/graphs
# The graphs are written when a module is compiled, not when it is up to date.
rm -rf "$scratch"
mkdir -p "$graphs/all"
swift build --product ChoiceServiceTesting --scratch-path "$scratch" -Xswiftc -emit-symbol-graph -Xswiftc -emit-symbol-graph-dir -Xswiftc "$graphs/all" \
  >"$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
python3 Tools/check-comments.py "$graphs"/all/ChoiceService*.symbols.json
for module in ChoiceService ChoiceServiceTerminal ChoiceServiceTesting; do
  mkdir -p "$graphs/$module"
  cp "$graphs/all/$module".symbols.json "$graphs/$module/"
  cp "$graphs/all/$module"@*.symbols.json "$graphs/$module/" 2>/dev/null || true
  docc convert "Sources/$module/$module.docc" --additional-symbol-graph-dir "$graphs/$module" \
    --fallback-display-name "$module" --fallback-bundle-identifier "org.choiceservice.$module" \
    --warnings-as-errors --output-path "$scratch/$module.doccarchive"
  echo "$module: the reference is complete"
done
