"""Records a real run of `choice` in tmux as Docs/prompt.svg, a picture that moves, and Docs/prompt.txt, its text.

Usage: python3 Tools/record-prompt.py CHOICE FOLDER

CHOICE is the built executable, and FOLDER where the two files go.
"""

import html
import re
import subprocess
import sys
import tempfile
import time
import unicodedata

COLUMNS, ROWS = 56, 12
CELL_WIDTH, CELL_HEIGHT, MARGIN = 8.4, 20, 14
SECONDS = 2.0

COUNTRIES = "Tests/ChoiceServiceCLITests/Resources/countries.txt"
# What is pressed, as arguments of `send-keys`, what is on the screen then, and what that shows.
STEPS = [
    ([], "❯ 🇦🇫 Afghanistan", "A list that is longer than the screen is searched by typing."),
    (["taiw"], "/ taiw", "What is typed is found in each name."),
    (["C-u", "-l", "臺"], "/ 臺", "In any script."),
    (["C-u"], "/ type to find", "What is deleted brings the list back, where it was."),
    (["t"], "/ t", "The best match comes first."),
    (["Down"], "❯ 🇹🇴 Tonga", "Arrow keys move."),
    (["Enter"], "🇹🇴 Tonga 東加\n$", "One line stays, and the answer alone is printed."),
]

# The sixteen colours as terminals with a dark background have them, by their parameters.
COLOURS = {31: "#e06c75", 32: "#98c379", 33: "#e5c07b", 34: "#61afef", 35: "#c678dd", 36: "#56b6c2"}
BACKGROUND, FOREGROUND = "#1e2127", "#d7dae0"


class Screen:
    """A shell in tmux."""

    def __init__(self, choice):
        self.folder = tempfile.TemporaryDirectory()
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(COLUMNS), "-y", str(ROWS), "--", "env", "-i",
                  "PATH=/usr/bin:/bin", "TERM=screen-256color", "LC_ALL=C.UTF-8", "PS1=$ ", f"CHOICE={choice}", "sh", "-i")
        self.tmux("set", "-g", "status", "off")
        self.wait("$")

    def tmux(self, *arguments):
        command = ["tmux", "-u", "-S", f"{self.folder.name}/socket", *arguments]
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout

    def wait(self, text):
        """Waits until a text is on the screen, and the screen stays as it is."""
        deadline, last = time.monotonic() + 60, None
        while time.monotonic() < deadline:
            screen = self.tmux("capture-pane", "-p").rstrip()
            if text in screen + "\n" and screen == last:
                return
            last = screen
            time.sleep(0.05)
        sys.exit(f"Waited for {text!r}, but the screen is:\n{last}")

    def rows(self):
        """The rows with their looks."""
        rows = self.tmux("capture-pane", "-p", "-e").split("\n")
        return [row.rstrip() for row in rows[:ROWS]]


def cells(text):
    """How many cells tmux gives to a text without marks."""
    return sum(1 if 0x1F1E6 <= ord(c) <= 0x1F1FF else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in text)


def spans(row):
    """The parts of a row: the cell where each begins, its text, and its parameters."""
    parts, column, parameters = [], 0, set()
    for piece in re.split(r"(\x1b\[[0-9;]*m)", row):
        if piece.startswith("\x1b["):
            for number in [int(n or 0) for n in piece[2:-1].split(";")]:
                parameters = set() if number == 0 else parameters - set(COLOURS) if number == 39 else parameters | {number}
        elif piece:
            parts.append((column, piece, frozenset(parameters)))
            column += cells(piece)
    return parts


def element(column, row, text, parameters):
    colour = next((COLOURS[n] for n in parameters if n in COLOURS), FOREGROUND)
    look = f'fill="{colour}"'
    if 1 in parameters:
        look += ' font-weight="bold"'
    if 2 in parameters:
        look += ' opacity="0.65"'
    if 4 in parameters:
        look += ' text-decoration="underline"'
    x, y = MARGIN + column * CELL_WIDTH, MARGIN + row * CELL_HEIGHT + 15
    lead = len(text) - len(text.lstrip())
    shown = text.strip()
    if not shown:
        return ""
    x += lead * CELL_WIDTH
    return (f'<text x="{x:.1f}" y="{y}" textLength="{cells(shown) * CELL_WIDTH:.1f}" {look}>{html.escape(shown)}</text>')


def picture(frames):
    width, height = COLUMNS * CELL_WIDTH + 2 * MARGIN, ROWS * CELL_HEIGHT + 2 * MARGIN
    total, part = SECONDS * len(frames), 100 / len(frames)
    groups = []
    for index, rows in enumerate(frames):
        texts = "\n".join(filter(None, (element(c, r, t, p) for r, row in enumerate(rows) for c, t, p in spans(row))))
        groups.append(f'<g class="frame" style="animation-delay:{index * SECONDS:.1f}s">\n{texts}\n</g>')
    # Whoever wants no motion sees the third frame, in which something was found.
    return f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height}" width="{width:.0f}" height="{height}" role="img" aria-label="A prompt in a terminal; its text is in prompt.txt">
<style>
text {{ font: 14px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; white-space: pre }}
.frame {{ visibility: hidden; animation: show {total:.1f}s step-end infinite }}
@keyframes show {{ 0% {{ visibility: visible }} {part:.2f}% {{ visibility: hidden }} }}
@media (prefers-reduced-motion) {{ .frame {{ animation: none }} .frame:nth-of-type(3) {{ visibility: visible }} }}
</style>
<rect width="100%" height="100%" rx="8" fill="{BACKGROUND}"/>
{chr(10).join(groups)}
</svg>
"""


def main(choice, folder):
    screen = Screen(choice)
    screen.tmux("send-keys", f"clear; cat {COUNTRIES} | $CHOICE --title 'Which country?'", "Enter")
    frames, text = [], []
    for keys, expected, caption in STEPS:
        if keys and "-l" in keys:
            screen.tmux("send-keys", *keys[:keys.index("-l")])
            keys = keys[keys.index("-l"):]
        if keys:
            screen.tmux("send-keys", *keys)
        screen.wait(expected)
        rows = screen.rows()
        # What the shell was told is no part of the picture.
        rows = [row for row in rows if "$CHOICE" not in row and "--title" not in row]
        frames.append(rows)
        plain = "\n".join(re.sub(r"\x1b\[[0-9;]*m", "", row) for row in rows).rstrip()
        text.append(f"{caption}\n\n" + "".join(f"    {row}".rstrip() + "\n" for row in plain.split("\n")))
    screen.tmux("kill-server")
    with open(f"{folder}/prompt.svg", "w", encoding="utf-8") as file:
        file.write(picture(frames))
    with open(f"{folder}/prompt.txt", "w", encoding="utf-8") as file:
        file.write("\n".join(text))


if len(sys.argv) != 3:
    sys.exit(__doc__)
main(*sys.argv[1:])
