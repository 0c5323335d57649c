#!/bin/bash
# Fails where the table of widths, or what the tests compare it with, is not what their generators write.
#
# Needs Debian's packages unicode-data and python3-venv, and fetches one Python package.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

[ -f /usr/share/unicode/EastAsianWidth.txt ] || { echo "The package unicode-data is not installed."; exit 1; }

table=Sources/ChoiceServiceTerminal/Text/WidthTable.swift
python3 Tools/generate-width-table.py "$work/table"
if ! diff -u "$table" "$work/table"; then
  echo "$table is not what Tools/generate-width-table.py writes; run it, and commit the result."
  exit 1
fi

expected=Tests/ChoiceServiceTerminalTests/Resources/wcwidth-15.0.0.txt
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check wcwidth==0.2.14
"$work/venv/bin/python" Tools/compare-width.py "$work/expected"
if ! diff -u "$expected" "$work/expected"; then
  echo "$expected is not what Tools/compare-width.py writes; run it, and commit the result."
  exit 1
fi
echo "the table of widths and what it is compared with are what their generators write"
