#!/bin/bash
# Builds the examples with warnings as errors, runs their tests, and runs each where there is no terminal: it says so in a sentence, and
# ends with a status of its own.
set -euo pipefail
cd "$(dirname "$0")"
swift build --build-tests -Xswiftc -warnings-as-errors
swift test --skip-build -Xswiftc -warnings-as-errors

programs=$(swift build --show-bin-path -Xswiftc -warnings-as-errors)
for name in deploy setup; do
  status=0
  # A session of its own has no terminal, also where whoever runs this has one.
  sentence=$(python3 -c 'import os, subprocess, sys
sys.exit(subprocess.run(sys.argv[1:], stdin=subprocess.DEVNULL, start_new_session=True).returncode)' \
    "$programs/$name" 2>&1) || status=$?
  echo "$sentence"
  [[ $status == 2 && $sentence == "$name: There is no terminal to "* && $sentence != *$'\n'* ]] ||
    { echo "$name ended with $status, or said something else."; exit 1; }
done
