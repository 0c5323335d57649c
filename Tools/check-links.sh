#!/bin/bash
# Fails where a document links to a file that is not there.
set -euo pipefail
cd "$(dirname "$0")/.."
dead=0
while IFS= read -r document; do
  folder=$(dirname "$document")
  while IFS= read -r target; do
    case $target in http://* | https://* | '#'*) continue ;; esac
    if [ ! -e "$folder/${target%%#*}" ]; then
      echo "$document links to $target, which is not there."
      dead=1
    fi
  done < <(grep -oE '\]\([^)]+\)' "$document" | sed -E 's/^\]\(//; s/\)$//')
done < <(git ls-files '*.md')
exit $dead
