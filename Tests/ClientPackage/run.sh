#!/bin/sh
# Builds and runs what users write, in Swift 6 mode, with the main actor by default, and in Swift 5 mode.
set -eu
cd "$(dirname "$0")"
for target in Calls MainActorByDefault Swift5Mode; do
  swift run -Xswiftc -warnings-as-errors "$target"
done
