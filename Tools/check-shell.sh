#!/bin/bash
# Runs shellcheck on every script of the repository, and on every `sh` block of the documents.
set -euo pipefail
shopt -s inherit_errexit
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

scripts=(.ci/run)
while IFS= read -r script; do scripts+=("$script"); done < <(git ls-files '*.sh')
shellcheck "${scripts[@]}"

# Each block becomes a file that is named by its document and its first line. A block is a part of a script: it need not say
# which shell runs it, nor use what it has found.
count=0
while IFS= read -r document; do
  awk -v prefix="$work/${document//\//:}" '
    /^```sh *$/ { file = prefix ":" FNR + 1; printf "" > file; next }
    /^```/ { if (file) close(file); file = ""; next }
    file { print > file }' "$document"
done < <(git ls-files '*.md')
for block in "$work"/*; do
  (cd "$work" && shellcheck --shell=sh --exclude=SC2034 "$(basename "$block")")
  count=$((count + 1))
done
echo "${#scripts[@]} scripts and $count blocks of documents have no mistakes that shellcheck knows of"
