#!/bin/bash
# Builds the benchmarks for release, and runs them. With --check it fails where a promised ratio does not hold.
set -euo pipefail
cd "$(dirname "$0")"
swift build -c release >/dev/null
"$(swift build -c release --show-bin-path)/Benchmarks" "$@"
