#!/usr/bin/env python3
"""Copies the Swift files of a folder into another, flat, with a mistake at the end of each; prints how many: seed.py FROM TO

A file that stands inside one `#if` as a whole gets its mistake inside.
"""
import pathlib
import sys

MISTAKE = 'private let seededMistake: Int = ""'


def seeded(text):
    """The text of a file with the mistake in it."""
    lines = text.rstrip("\n").split("\n")
    is_whole = lines[-1] == "#endif" and not any(line.startswith("#else") for line in lines)
    lines.insert(len(lines) - 1 if is_whole else len(lines), MISTAKE)
    return "\n".join(lines) + "\n"


source, target = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2])
files = sorted(source.rglob("*.swift"))
for path in files:
    (target / path.name).write_text(seeded(path.read_text()))
if len({path.name for path in files}) != len(files):
    raise SystemExit(f"Two files of {source} have one name.")
print(len(files))
