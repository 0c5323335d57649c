#!/usr/bin/env python3
"""Compiles each seeded mistake, and fails where the compiler does not find it: mistakes.py FILE… -- COMMAND…

A mistake is a file in which a comment says what the compiler has to say of the line below it:

    // error: has no member 'multilineTextAlignement'

It must say that and no other error, and nothing at all where the file is compiled with `-D FIXED`. COMMAND compiles a file that is added
to it.
"""
import concurrent.futures
import os
import pathlib
import re
import subprocess
import sys

ERROR = re.compile(r"^[^\n:]+:(\d+):\d+: error: (.*)$", re.MULTILINE)
EXPECTED = re.compile(r"^ *// error: (.*)$")


def compile_file(command, path, *flags):
    """What the compiler says of a file."""
    return subprocess.run([*command, *flags, path], capture_output=True, text=True).stderr


def complaint(command, path):
    """What is wrong with the way in which a mistake is found; `None` if nothing is."""
    lines = pathlib.Path(path).read_text().splitlines()
    expected = [(number + 2, match[1]) for number, line in enumerate(lines) if (match := EXPECTED.match(line))]
    found = [(int(line), text) for line, text in ERROR.findall(compile_file(command, path))]
    caught = len(expected) == 1 and found and all(line == expected[0][0] for line, _ in found)
    if not caught or not any(expected[0][1] in text for _, text in found):
        return f"{path}: the compiler should say {expected}, and says {found}"
    said = compile_file(command, path, "-D", "FIXED")
    return f"{path}: without the mistake the compiler says\n{said}" if said else None


def main(paths, command):
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        complaints = [text for text in pool.map(lambda path: complaint(command, path), paths) if text]
    print("\n".join(complaints), end="\n" if complaints else "")
    sys.exit(1 if complaints else 0)


if __name__ == "__main__":
    split = sys.argv.index("--")
    main(sys.argv[1:split], sys.argv[split + 1 :])
