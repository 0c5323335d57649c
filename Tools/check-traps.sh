#!/bin/bash
# Fails where a library can trap or escape the compiler's checks without a comment that says why it does not.
set -euo pipefail
cd "$(dirname "$0")/.."

pattern='fatalError\(|try!|as!|@unchecked Sendable|nonisolated\(unsafe\)|unowned\(unsafe\)|[])A-Za-z0-9_]!([^=]|$)'
for trap in 'let a = b!' 'foo()!.x' 'd[0]!' 'try! f()' 'fatalError()'; do
  grep -qE "$pattern" <<<"$trap" || { echo "The pattern does not see: $trap"; exit 1; }
done
if grep -qE "$pattern" <<<'a != b, !c'; then echo "The pattern sees what is no trap."; exit 1; fi

found=$(grep -rnE "$pattern" Sources --include='*.swift' |
  grep -vE '^[^:]+:[0-9]+: *//' | grep -vE '// proven: ' || true)
exits=$(grep -rnE '\bexit\(' Sources --include='*.swift' | grep -v '^Sources/ChoiceServiceCLI/' | grep -vE ':[0-9]+: *//' || true)
if [ -n "$found$exits" ]; then
  printf 'Each of these needs a comment "// proven: …" on its line, or goes:\n%s\n%s\n' "$found" "$exits"
  exit 1
fi
