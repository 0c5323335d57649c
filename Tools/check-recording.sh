#!/bin/bash
# Fails where the picture of the prompt, or its text, is not what a run of `choice` looks like now.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

choice=$PWD/$(swift build --product choice --show-bin-path | sed "s|^$PWD/||")/choice
python3 Tools/record-prompt.py "$choice" "$work"
for file in prompt.svg prompt.txt; do
  if ! diff -u "Docs/$file" "$work/$file"; then
    echo "Docs/$file is not what is on the screen; run python3 Tools/record-prompt.py .build/debug/choice Docs, and commit the result."
    exit 1
  fi
done
echo "the picture of the prompt is what is on the screen"
