#!/bin/bash
# Fails where a library can trap or escape the compiler's checks without a comment that says why it does not.
set -euo pipefail
cd "$(dirname "$0")/.."

found=$(grep -rnE 'fatalError\(|try!|as!|@unchecked Sendable|nonisolated\(unsafe\)|[A-Za-z0-9_)\]]!([^=]|$)' Sources --include='*.swift' |
  grep -vE '^[^:]+:[0-9]+: *//' | grep -vE '// proven: ' || true)
exits=$(grep -rnE '\bexit\(' Sources --include='*.swift' | grep -v '^Sources/ChoiceServiceCLI/' | grep -vE ':[0-9]+: *//' || true)
if [ -n "$found$exits" ]; then
  printf 'Each of these needs a comment "// proven: …" on its line, or goes:\n%s\n%s\n' "$found" "$exits"
  exit 1
fi
