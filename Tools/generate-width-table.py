"""Writes Sources/ChoiceServiceTerminal/Text/WidthTable.swift from Debian's package unicode-data.

Usage: python3 Tools/generate-width-table.py FILE
"""

import re
import sys

UNICODE = "/usr/share/unicode"
VERSION = "15.0.0"
COUNT = 0x110000

# The bits of a range's class; the first two are the cells.
AMBIGUOUS, EMOJI_VARIATION, MODIFIER_BASE, PICTOGRAPHIC, IGNORABLE, MARK, JOINING, VARIATION = (1 << n for n in range(2, 10))


def properties(name, version_is_named=True):
    """The code points, and the fields after them, of each line of a file of the Unicode Character Database."""
    with open(f"{UNICODE}/{name}", encoding="utf-8") as file:
        lines = file.read().splitlines()
    if version_is_named and not any(VERSION.removesuffix(".0") in line for line in lines[:20]):
        sys.exit(f"{name} is not of Unicode {VERSION}.")
    for line in lines:
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        ends = [int(end, 16) for end in re.split(r"\.\.", fields[0].split(" ")[0])]
        yield range(ends[0], ends[-1] + 1), fields


def having(name, value):
    return {point for points, fields in properties(name) if fields[1] == value for point in points}


def categories():
    """The general category and the combining class of each assigned code point."""
    first = None
    for points, fields in properties("UnicodeData.txt", version_is_named=False):
        if fields[1].endswith(", First>"):
            first = points[0]
            continue
        for point in range(first if first is not None else points[0], points[-1] + 1):
            yield point, fields[2], int(fields[3])
        first = None


def classes():
    category, combining_class = ["Cn"] * COUNT, [0] * COUNT
    for point, its_category, its_class in categories():
        category[point], combining_class[point] = its_category, its_class
    width = ["N"] * COUNT
    for points, fields in properties("EastAsianWidth.txt"):
        for point in points:
            width[point] = fields[1]
    script = [""] * COUNT
    for points, fields in properties("Scripts.txt"):
        for point in points:
            script[point] = fields[1]
    joining_type = [""] * COUNT
    for points, fields in properties("extracted/DerivedJoiningType.txt"):
        for point in points:
            joining_type[point] = fields[1]

    ignorable = having("DerivedCoreProperties.txt", "Default_Ignorable_Code_Point")
    # Signs that enclose or precede digits: format characters with a glyph.
    visible_format = having("PropList.txt", "Prepended_Concatenation_Mark")
    # Terminals give a syllable the two cells of its first consonant.
    following_jamo = having("HangulSyllableType.txt", "V") | having("HangulSyllableType.txt", "T")
    modifier_base = having("emoji/emoji-data.txt", "Emoji_Modifier_Base")
    pictographic = having("emoji/emoji-data.txt", "Extended_Pictographic")
    emoji_variation = {points[0] for points, _ in properties("emoji/emoji-variation-sequences.txt")}
    variation = {points[0] for points, _ in properties("StandardizedVariants.txt")}
    scripts_with_virama = {script[point] for point in range(COUNT) if combining_class[point] == 9}
    scripts_with_virama -= {"Common", "Inherited"}

    for point in range(COUNT):
        is_mark = category[point] in ("Mn", "Mc", "Me")
        is_zero = (
            category[point] in ("Mn", "Me", "Cf", "Cc", "Zl", "Zp")
            # The fillers are letters, and have the cells of what they stand for.
            or (point in ignorable and category[point] != "Lo")
            or point in following_jamo
            # Tone marks of Hangul are spacing marks of the wide kind, and are drawn beside the syllable in its own cells.
            or point in (0x302E, 0x302F)
        ) and point not in visible_format
        bits = 0 if is_zero else 2 if width[point] in ("W", "F") else 1
        if bits == 1 and width[point] == "A":
            bits |= AMBIGUOUS
        is_letter_or_mark = is_mark or category[point].startswith("L")
        joins = joining_type[point] in ("D", "R", "L", "C") or script[point] in scripts_with_virama
        for bit, holds in (
            (EMOJI_VARIATION, point in emoji_variation),
            (MODIFIER_BASE, point in modifier_base),
            (PICTOGRAPHIC, point in pictographic),
            (IGNORABLE, point in ignorable),
            (MARK, is_mark),
            (JOINING, joins and is_letter_or_mark and point not in ignorable),
            (VARIATION, point in variation),
        ):
            bits |= bit if holds else 0
        yield bits


def main(path):
    entries, last = [], None
    for point, bits in enumerate(classes()):
        if bits != last:
            entries.append(f"0x{point << 10 | bits:08X}")
            last = bits
    rows = [", ".join(entries[index : index + 10]) for index in range(0, len(entries), 10)]
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"""\
// swift-format-ignore-file
// Generated by Tools/generate-width-table.py from the Unicode Character Database {VERSION}. Do not edit.

/// What the layout of text needs to know of each character.
enum WidthTable {{
  /// Where a range of code points begins, in the upper 22 bits, and their `ScalarClass`; a range ends where the next begins.
  static let ranges: [UInt32] = [
""")
        for row in rows:
            file.write(f"    {row},\n")
        file.write("  ]\n}\n")


if len(sys.argv) != 2:
    sys.exit(__doc__)
main(sys.argv[1])
