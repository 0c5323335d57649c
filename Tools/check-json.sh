#!/bin/bash
# Fails where what `choice` prints as JSON is not what Docs/choice.schema.json says, or the schema takes a value that it should not.
#
# Needs Debian's package python3-venv, and fetches one Python package.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

python3 -m venv "$work/venv"
"$work/venv/bin/pip" install --quiet --disable-pip-version-check jsonschema==4.23.0
folder=$(swift build --show-bin-path)
"$work/venv/bin/python" Tools/check-json.py "$folder/choice" Docs/choice.schema.json
