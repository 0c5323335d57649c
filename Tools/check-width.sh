#!/bin/bash
# Fails where the tables of widths, folds and Han forms, or what the tests compare widths with, are not what their
# generators write.
#
# Needs Debian's packages unicode-data and python3-venv, and fetches one Python package.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

[ -f /usr/share/unicode/EastAsianWidth.txt ] || { echo "The package unicode-data is not installed."; exit 1; }

check_table() {
  local table=Sources/ChoiceServiceTerminal/$1 generator=Tools/$2
  python3 "$generator" "$work/table"
  if ! diff -u "$table" "$work/table"; then
    echo "$table is not what $generator writes; run it, and commit the result."
    exit 1
  fi
}
check_table Text/WidthTable.swift generate-width-table.py
check_table Filter/FoldTable.swift generate-fold-table.py
check_table Filter/HanTable.swift generate-han-table.py

expected=Tests/ChoiceServiceTerminalTests/Resources/wcwidth-15.0.0.txt
python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check wcwidth==0.2.14
"$work/venv/bin/python" Tools/compare-width.py "$work/expected"
if ! diff -u "$expected" "$work/expected"; then
  echo "$expected is not what Tools/compare-width.py writes; run it, and commit the result."
  exit 1
fi
echo "the tables, and what the widths are compared with, are what their generators write"
