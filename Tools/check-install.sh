#!/bin/bash
# Builds choice as the Makefile does, installs it into an empty folder, and fails where the installed program does not run, needs
# a Swift library, or leaves a file behind when it is uninstalled.
#
# SCRATCH is where the build goes, and SWIFTFLAGS are flags of it, so that one that is there already is used.
set -euo pipefail
cd "$(dirname "$0")/.."
scratch=${SCRATCH:-.build}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

fail() {
  echo "$1"
  exit 1
}
make_choice() { make -s --no-print-directory SCRATCH="$scratch" SWIFTFLAGS="${SWIFTFLAGS:-}" PREFIX=/opt/choice DESTDIR="$work/a folder" "$@"; }

make_choice
make_choice install
installed=$(cd "$work/a folder/opt/choice" && find . -type f | LC_ALL=C sort)
[ "$installed" = "./bin/choice
./share/bash-completion/completions/choice
./share/fish/vendor_completions.d/choice.fish
./share/man/man1/choice.1
./share/zsh/site-functions/_choice" ] || fail "Other files are installed: $installed"

program="$work/a folder/opt/choice/bin/choice"
(cd / && "$program" --version)
[ "$(cd / && "$program" --answer b a b)" = b ] || fail "The installed program does not take an answer."
if ldd "$program" | grep -iE 'swift|Foundation|not found'; then fail "The program needs a library of Swift."; fi
for shell in bash zsh fish; do
  "$program" --completions "$shell" >"$work/$shell"
done
cmp "$work/bash" "$work/a folder/opt/choice/share/bash-completion/completions/choice"
cmp "$work/zsh" "$work/a folder/opt/choice/share/zsh/site-functions/_choice"
cmp "$work/fish" "$work/a folder/opt/choice/share/fish/vendor_completions.d/choice.fish"

make_choice uninstall
left=$(find "$work/a folder" -type f)
[ -z "$left" ] || fail "Left behind: $left"
echo "choice installs as one file of $(du -h "$scratch/release/choice" | cut -f1), runs, and uninstalls"
