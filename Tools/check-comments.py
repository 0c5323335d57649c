"""Fails where a public declaration has no documentation comment, by the symbol graph of a module."""

import json
import sys

missing = []
for path in sys.argv[1:]:
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    for symbol in graph["symbols"]:
        name = ".".join(symbol["pathComponents"])
        is_synthesized = "::SYNTHESIZED::" in symbol["identifier"]["precise"] or name.endswith(".init(rawValue:)")
        if "docComment" not in symbol and not is_synthesized:
            missing.append(f"{graph['module']['name']}: {name}")
for name in missing:
    print(f"{name} has no documentation comment.")
sys.exit(1 if missing else 0)
