"""Writes Sources/ChoiceServiceTerminal/Filter/FoldTable.swift from Debian's package unicode-data.

Usage: python3 Tools/generate-fold-table.py FILE
"""

import re
import sys

UNICODE = "/usr/share/unicode"
VERSION = "15.0.0"
# Marks a value in the table.
LAST = 1 << 31

# The compatibility decompositions that people expect; the rest (circled numbers, squared words, mathematical letters,
# shapes of Arabic letters) are other characters to them, or are in no title.
EXPECTED_TAGS = ("<compat>", "<wide>", "<narrow>", "<super>", "<sub>")
UNEXPECTED_NAMES = "PARENTHESIZED|NUMBER|DIGIT|IDEOGRAPHIC TELEGRAPH|KANGXI|CJK RADICAL"
# The marks of these scripts are diacritics; those of others are vowels and more.
SCRIPTS_WITH_DIACRITICS = {"Inherited", "Latin", "Greek", "Cyrillic", "Hebrew", "Arabic", "Syriac"}
# The sound marks of kana, which make another letter.
SOUND_MARKS = (0x3099, 0x309A)
# What people write for letters that have no decomposition, and what keyboards have instead of typography. The tatweel only
# makes a word of Arabic longer.
SUBSTITUTES = {
    "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ı": "i", "ȷ": "j", "ـ": "",
    "‘": "'", "’": "'", "‚": "'", "‛": "'", "ʼ": "'", "“": '"', "”": '"', "„": '"', "‟": '"',
    "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "―": "-", "−": "-",
}  # fmt: skip
# The keys that are pressed for a vowel or a last consonant of Hangul on the keyboard of KS X 5002; the last two are what a
# pair of last consonants decomposes to that is no part of a syllable.
KEYS_OF_JAMO = {
    0x116A: "ᅩᅡ", 0x116B: "ᅩᅢ", 0x116C: "ᅩᅵ", 0x116F: "ᅮᅥ", 0x1170: "ᅮᅦ", 0x1171: "ᅮᅵ", 0x1174: "ᅳᅵ",
    0x11A8: "ᄀ", 0x11A9: "ᄁ", 0x11AA: "ᄀᄉ", 0x11AB: "ᄂ", 0x11AC: "ᄂᄌ", 0x11AD: "ᄂᄒ", 0x11AE: "ᄃ",
    0x11AF: "ᄅ", 0x11B0: "ᄅᄀ", 0x11B1: "ᄅᄆ", 0x11B2: "ᄅᄇ", 0x11B3: "ᄅᄉ", 0x11B4: "ᄅᄐ", 0x11B5: "ᄅᄑ",
    0x11B6: "ᄅᄒ", 0x11B7: "ᄆ", 0x11B8: "ᄇ", 0x11B9: "ᄇᄉ", 0x11BA: "ᄉ", 0x11BB: "ᄊ", 0x11BC: "ᄋ",
    0x11BD: "ᄌ", 0x11BE: "ᄎ", 0x11BF: "ᄏ", 0x11C0: "ᄐ", 0x11C1: "ᄑ", 0x11C2: "ᄒ",
    0x111A: "ᄅᄒ", 0x1121: "ᄇᄉ",
}  # fmt: skip

# What a character is to the beginning of words; the bits below its script. In a range of EVEN_UPPER the even code points
# are capitals and the odd ones are not.
SEPARATOR, DIGIT, MARK, LETTER, UPPER, EVEN_UPPER, ODD_UPPER = range(7)


def properties(name, version_is_named=True):
    """The code points, and the fields after them, of each line of a file of the Unicode Character Database."""
    with open(f"{UNICODE}/{name}", encoding="utf-8") as file:
        lines = file.read().splitlines()
    if version_is_named and not any(VERSION.removesuffix(".0") in line for line in lines[:20]):
        sys.exit(f"{name} is not of Unicode {VERSION}.")
    first = None
    for line in lines:
        fields = [field.strip() for field in line.split("#")[0].split(";")]
        if len(fields) < 2:
            continue
        ends = [int(end, 16) for end in fields[0].split("..")]
        if fields[1].endswith(", First>"):
            first = ends[0]
            continue
        yield range(ends[0] if first is None else first, ends[-1] + 1), fields
        first = None


class Database:
    def __init__(self):
        self.name, self.category, self.decomposition, self.case = {}, {}, {}, {}
        for points, fields in properties("UnicodeData.txt", version_is_named=False):
            for point in points:
                self.name[point], self.category[point] = fields[1], fields[2]
            if fields[5]:
                *tag, scalars = re.fullmatch(r"(?:(<\w+>) )?(.*)", fields[5]).groups()
                is_expected = tag[0] in EXPECTED_TAGS and not re.match(UNEXPECTED_NAMES, fields[1])
                if tag == [None] or is_expected:
                    self.decomposition[points[0]] = [int(scalar, 16) for scalar in scalars.split(" ")]
        for points, fields in properties("CaseFolding.txt"):
            if fields[1] in "CF":
                self.case[points[0]] = [int(scalar, 16) for scalar in fields[2].split(" ")]
        self.script = {point: fields[1] for points, fields in properties("Scripts.txt") for point in points}
        self.ignorable = {
            point
            for points, fields in properties("DerivedCoreProperties.txt")
            if fields[1] == "Default_Ignorable_Code_Point"
            for point in points
        }
        self.blank = {point for points, fields in properties("PropList.txt") if fields[1] == "White_Space" for point in points}

    def is_dropped(self, point):
        """Whether a scalar is a diacritic, or nothing that can be seen."""
        if 0xE0020 <= point <= 0xE007F or point in SOUND_MARKS:
            return False  # The tags of a flag tell one from another.
        is_diacritic = self.category.get(point) in ("Mn", "Me") and self.script.get(point) in SCRIPTS_WITH_DIACRITICS
        return is_diacritic or (point in self.ignorable and point in self.category)

    def step(self, point):
        """What a scalar is replaced by at once; `None` where it stays."""
        if point in self.blank:
            return [0x20]
        if self.is_dropped(point):
            return []
        if chr(point) in SUBSTITUTES:
            return [ord(character) for character in SUBSTITUTES[chr(point)]]
        if point in KEYS_OF_JAMO:
            return [ord(character) for character in KEYS_OF_JAMO[point]]
        if point in self.decomposition and not (0xF900 <= point <= 0xFAFF or 0x2F800 <= point <= 0x2FA1F):
            scalars = self.decomposition[point]
            # A spacing diacritic is no blank, and a voiced kana no diacritic.
            if 0x20 not in scalars and (len(scalars) == 1 or scalars[-1] not in SOUND_MARKS):
                return scalars
        if point in self.case:
            return self.case[point]
        if 0x3041 <= point <= 0x3096 or point in (0x309D, 0x309E):
            return [point + 0x60]
        named = re.fullmatch(r"LATIN SMALL LETTER (\w) WITH .*", self.name.get(point, ""))
        return [ord(named[1].lower())] if named else None

    def folded(self, point):
        step = self.step(point)
        return [point] if step is None or step == [point] else [scalar for next in step for scalar in self.folded(next)]

    def kind(self, point):
        category = self.category.get(point, "Cn")
        if category[0] == "M" or point in self.ignorable:
            return MARK
        if category[0] == "N":
            return DIGIT
        if category[0] != "L":
            return SEPARATOR
        return UPPER if category in ("Lu", "Lt") else LETTER


def shifts_and_pairs(mapping):
    """The mappings to one scalar or none as ranges, each with its step and the image of its first, and the others.

    Of a range of step 2 every other code point is mapped. An image of 0 is none.
    """
    shifts, pairs = [], []
    points = sorted(mapping)
    while points:
        first, image = points[0], mapping[points[0]]

        def length(step):
            count = 1
            while mapping.get(first + count * step) == ((image + count * step) if image else 0):
                count += 1
            return count

        step = 2 if length(2) > length(1) and not any(first + 2 * n + 1 in mapping for n in range(length(2) - 1)) else 1
        count = length(step)
        if count > 3 or first > 0xFFFF or image > 0xFFFF:
            shifts.append((first, first + (count - 1) * step, image, step))
        else:
            step, count = 1, 1
            pairs.append((first, image))
        points = points[count:]
    return shifts, pairs


def alternates(point, kind, alternating):
    """Whether a letter is a capital just where a range of alternating ones says so."""
    return kind >= LETTER and (kind == UPPER) == ((point % 2 == 0) == (alternating == EVEN_UPPER))


def kinds(database):
    """Where a range of one kind and script begins, and the two.

    Beyond the Basic Multilingual Plane are told apart: Han, pictures and what follows them. The rest goes with what is before.
    """
    scripts = sorted(set(database.script.values()) - {"Common", "Inherited"})
    number = {name: index + 1 for index, name in enumerate(scripts)} | {"Common": 0, "Inherited": 0}
    # A title in one kind of kana is found by the other, so they are one script.
    number["Hiragana"] = number["Katakana"]
    result = []
    for point in sorted(database.category):
        if 0x10000 <= point < 0x1F000:
            continue
        kind = database.kind(point)
        script = number[database.script[point]] if kind >= LETTER else 0
        start, last_script, last_kind = result[-1] if result else (0, None, None)
        if script == last_script and last_kind in (EVEN_UPPER, ODD_UPPER) and alternates(point, kind, last_kind):
            continue
        if (script, kind, last_kind, point) == (last_script, LETTER, UPPER, start + 1):
            result[-1] = (start, script, ODD_UPPER if start % 2 else EVEN_UPPER)
        elif (script, kind) != (last_script, last_kind):
            result.append((point, script, kind))
    return result


def compositions(database, mark):
    """The katakana that a sound mark joins, and what they make."""
    for points, fields in properties("UnicodeData.txt", version_is_named=False):
        scalars = fields[5].split(" ")
        if points[0] >= 0x30A1 and len(scalars) == 2 and scalars[1] == f"{mark:04X}" and scalars[0][0] != "<":
            yield int(scalars[0], 16) << 16 | points[0]


def array(comment, name, entries, per_row=12):
    rows = [entries[index : index + per_row] for index in range(0, len(entries), per_row)]
    lines = [f"  /// {line}".rstrip() for line in comment.strip().splitlines()]
    lines += [f"  static let {name}: [UInt32] = ["]
    lines += ["    " + ", ".join(f"0x{entry:X}" for entry in row) + "," for row in rows]
    return "\n".join([*lines, "  ]\n"])


def arrays(database):
    singles, expansions, sequences = {}, [], []
    for point in sorted(database.category):
        # ASCII and the syllables of Hangul are folded by rules.
        if point < 0x80 or 0xAC00 <= point <= 0xD7A3:
            continue
        folded = database.folded(point)
        if len(folded) > 1:
            expansions.append(point << 11 | len(sequences))
            sequences += folded[:-1] + [folded[-1] | LAST]
        elif folded != [point]:
            singles[point] = folded[0] if folded else 0
    if len(sequences) >= 1 << 11:
        sys.exit("There are too many sequences for 11 bits.")
    shifts, pairs = shifts_and_pairs(singles)
    shifts = [entry for first, last, image, step in shifts for entry in (first | (LAST if step == 2 else 0), last, image)]
    pairs = [point << 16 | image for point, image in pairs]
    voiced, semi_voiced = (sorted(compositions(database, mark)) for mark in SOUND_MARKS)
    beginnings = [point << 11 | script << 3 | kind for point, script, kind in kinds(database)]
    comment = """
Ranges of characters that fold to one scalar: the first, the last, and what the first folds to, or 0 for nothing.

The upper bit of the first is set where every other one of the range folds, and the rest stay.
"""
    yield array(comment, "shifts", shifts)
    yield array("Characters in the upper 16 bits, and the scalar that each folds to, or 0 for nothing.", "pairs", pairs)
    comment = "Characters that fold to several scalars, in the upper 21 bits, and where these begin in `sequences`."
    yield array(comment, "expansions", expansions)
    yield array("The scalars of the expansions; the upper bit of a last one is set.", "sequences", sequences)
    yield array("Katakana in the upper 16 bits, and what the sound mark U+3099 makes of them.", "voiced", voiced)
    yield array("Katakana in the upper 16 bits, and what the sound mark U+309A makes of them.", "semiVoiced", semi_voiced)
    comment = """
Where a range of characters begins, in the upper 21 bits, their script, and their kind in the lower 3 bits.

A range ends where the next begins.
"""
    yield array(comment, "kinds", beginnings)


def main(path):
    with open(path, "w", encoding="utf-8") as file:
        file.write(f"""\
// swift-format-ignore-file
// Generated by Tools/generate-fold-table.py from the Unicode Character Database {VERSION}. Do not edit.

/// What makes text comparable, and where its words begin.
enum FoldTable {{
""")
        file.write("\n".join(arrays(Database())))
        file.write("}\n")


if len(sys.argv) != 2:
    sys.exit(__doc__)
main(sys.argv[1])
