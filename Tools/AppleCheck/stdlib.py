#!/usr/bin/env python3
"""Writes the interfaces of the toolchain's standard library for an Apple target: stdlib.py TRIPLE OUT RESOURCES

The Linux toolchain has them as text (`*.swiftinterface`), with Apple's availability in them. What belongs to Linux is changed: the target
and `import Glibc`. The bodies of inlinable functions are left out: nothing here is linked, and without them a module is made in half the
time. Bodies that the compiler looks through when it checks code stay (`@_transparent` in `Swift`: arithmetic on literals).
"""
import pathlib
import re
import sys

MODULES = ("Swift", "_Concurrency", "SwiftOnoneSupport", "_StringProcessing", "Observation", "Synchronization")
STRINGS = re.compile(r'"(\\.|[^"\\])*"')
ACCESSOR = re.compile(r"\s*(@\w+ )*(mutating |nonmutating )*(get|set|_read|_modify|unsafeAddress|unsafeMutableAddress)\b")
INLINABLE = re.compile(r"@inlinable|@_alwaysEmitIntoClient|@_transparent")


def depth(line):
    """How many more braces a line opens than it closes."""
    line = STRINGS.sub("", line).split("//")[0]
    return line.count("{") - line.count("}")


def is_strippable(line, module):
    """Whether a line opens a body that can be left out."""
    if not line.rstrip().endswith("{") or (module == "Swift" and "@_transparent" in line):
        return False
    if ACCESSOR.match(line):
        return True
    # The type behind `some` is only in the body.
    is_function = re.search(r"\b(func|init|deinit)\b", line) and " some " not in line
    return bool(INLINABLE.search(line) and is_function) and "deinit" not in line


def without_bodies(lines, module):
    """The lines of an interface without the bodies that nobody needs."""
    kept, index = [], 0
    while index < len(lines):
        line = lines[index]
        if is_strippable(line, module):
            opened = depth(line)
            while opened > 0:
                index += 1
                opened += depth(lines[index])
            line = line.rstrip()[:-1].rstrip()
        kept.append(line)
        index += 1
    return kept


def without_back_deployment(lines):
    """Without the attribute for functions that are compiled into programs for older systems: it wants a body."""
    return [line for line in lines if not line.strip().startswith("@backDeployed")]


def without_long_doubles(text):
    """Without calls for Float80, a type that no Apple target here has."""
    return re.sub(r"self = _stdlib_(remainderl\(self, other\)|squareRootl\(self\))", "fatalError()", text)


def main(triple, out, resources):
    out.mkdir(parents=True, exist_ok=True)
    for module in MODULES:
        folder = resources / "linux" / f"{module}.swiftmodule"
        (source,) = (path for path in folder.glob("*-unknown-linux-gnu.swiftinterface") if "private" not in path.name)
        text = source.read_text()
        text = re.sub(r"-target \S+-unknown-linux-gnu", f"-target {triple}", text)
        text = without_long_doubles(re.sub(r"(?m)^import Glibc$", "", text))
        lines = without_back_deployment(without_bodies(text.split("\n"), module))
        (out / f"{module}.swiftinterface").write_text("\n".join(lines))


if __name__ == "__main__":
    main(sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3]))
