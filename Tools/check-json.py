"""Compares what a built `choice` prints as JSON with Docs/choice.schema.json.

Usage: check-json.py PROGRAM SCHEMA, with the package jsonschema.
"""

import copy
import json
import os
import subprocess
import sys

from jsonschema import Draft202012Validator

program, schema_path = sys.argv[1:]
with open(schema_path, encoding="utf-8") as file:
    schema = json.load(file)
Draft202012Validator.check_schema(schema)
validators = {
    name: Draft202012Validator({**schema, "oneOf": [{"$ref": f"#/$defs/{name}"}]})
    for name in ("answer", "question", "failure")
}
anything = Draft202012Validator(schema)

HOSTILE = [
    b'"quoted" \\ and / and \x00', b"\x1b[31mred\x1b[0m\x1b]0;title\x07", b"\xff\xfe", b"\xed\xa0\x80", b"\xc0\x80 \xf5",
    b"tab\there", b"carriage\rreturn", "\u202e\u2028\u2029\u0085\u200f".encode(), "\U0010ffff \ufdd0 👩‍👩‍👧 é".encode(),
    b"", b" ", b"x" * 100_000,
]


def run(*words, options=b"", environment=None):
    """What the program leaves behind where there is no terminal."""
    return subprocess.run(
        [program, *words], input=options, capture_output=True, start_new_session=True,
        env={"PATH": os.defpath, "LANG": "C.UTF-8", **(environment or {})})


def value(kind, bytes_):
    """The one value of some output; ends the check where it is another."""
    text = bytes_.decode("utf-8")
    assert text.endswith("\n") and text.count("\n") == 1, f"not one line: {text!r}"
    hidden = [c for c in text[:-1] if ord(c) < 0x20 or 0x7F <= ord(c) <= 0x9F or c in "\u2028\u2029\u202e\u200f"]
    assert not hidden, f"{hidden} is not escaped in {text!r}"
    parsed = json.loads(text)
    for name, validator in validators.items():
        errors = [error.message for error in validator.iter_errors(parsed)]
        assert (name == kind) == (not errors), f"{text!r} as {name}: {errors}"
    assert anything.is_valid(parsed), text
    return parsed


def printed(kind, *words, **options):
    """The value that a run prints."""
    result = run(*words, **options)
    assert (result.returncode, result.stderr) == (0, b""), (words, result)
    return value(kind, result.stdout)


def failed(status, *words, **options):
    """The value that a failing run says on standard error."""
    result = run("--json", *words, **options)
    assert (result.returncode, result.stdout) == (status, b""), (words, result)
    failure = value("failure", result.stderr)
    assert failure["status"] == status, failure
    return failure


samples = {
    "answer": [
        printed("answer", "--json", "--answer", "b", "a", "b"),
        printed("answer", "--json", "-m", "--answer", "b", "--answer", "a", "a", "b"),
        printed("answer", "--json", "-m", "--min", "0", "--unattended", "a"),
        printed("answer", "--json", "--filter", "", options=b"\n".join(HOSTILE) + b"\n"),
        printed("answer", "--json", "--demo", "food", "--answer", "牛排"),
    ],
    "question": [
        printed("question", "--describe", "a"),
        printed("question", "--describe", "--default", "b", "--cancel", "None", "--message", "one\ntwo", "a", "b"),
        printed("question", "--describe", "--no-cancel", "a"),
        printed(
            "question", "--describe", "-m", "--min", "0", "--max", "2", "--default", "a", "--default", "b", "a", "b"),
        printed("question", "--describe", "--show", "2", "--detail", "3-", "--print", "1", options=b"1\tone\tx\ty\n2\n"),
        printed("question", "--describe", options=b""),
        printed("question", "--describe", "--multi", "--min", "0", options=b""),
        printed("question", "--describe", "--ansi", options=b"\n".join(HOSTILE) + b"\n"),
        printed("question", "--describe", "--read0", options=b"one\nline\x00another\x00"),
        printed("question", "--describe", "--title", b"\x1b\xff\n", "--message", b"\xff\n\x07", "--cancel", b"\xed\xa0\x80", "a"),
        printed("question", "--describe", "--demo", "hero", "--lang", "ja"),
    ],
    "failure": [
        failed(2, "--title", b"T\x1b\xff", *[option.replace(b"\x00", b"") for option in HOSTILE]),
        failed(2, "--default", "a", "-m", options=b"a\nb\n"),
        failed(2, "--answer", b"\xff\x1b", "a"),
        failed(1),
        failed(2, "a", environment={"CHOICE_ANSWERS": "T=a"}),
    ],
}
late = subprocess.Popen(
    [program, "--json", "--plain", "--timeout", "200ms", "a"], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL,
    stderr=subprocess.PIPE, start_new_session=True)
last = late.stderr.read().splitlines(keepends=True)[-1]
assert late.wait() == 124
samples["failure"].append(value("failure", last))

assert [a["position"] for a in samples["answer"][1]["answers"]] == [1, 2]
assert samples["answer"][2] == {"answers": []}
assert len(samples["answer"][3]["answers"]) == len(HOSTILE)
assert samples["failure"][0]["question"]["title"] == "T\x1b\ufffd"
# The question of a failure is the one that --describe prints.
assert samples["failure"][1]["question"] == printed("question", "--describe", "--default", "a", "-m", options=b"a\nb\n")

WRONG = ["", -1, 1.5, None, True, [], {}, [1], {"x": 1}]


def places(parsed, path=()):
    """Every place of a value, from the outside in."""
    yield path
    members = parsed.items() if isinstance(parsed, dict) else enumerate(parsed) if isinstance(parsed, list) else ()
    for name, member in members:
        yield from places(member, (*path, name))


def changed(parsed, path, change):
    """A copy with another value at a place."""
    if not path:
        return change(parsed)
    parsed = copy.deepcopy(parsed)
    outer = parsed
    for name in path[:-1]:
        outer = outer[name]
    outer[path[-1]] = change(outer[path[-1]])
    return parsed


refused = 0
for kind, values in samples.items():
    for sample in values:
        for path in list(places(sample))[:60]:
            at = sample
            for name in path:
                at = at[name]
            # A number and a truth are the same in Python; none of the values here stands for another of its own type.
            for wrong in (w for w in WRONG if type(w) is not type(at) and not (w is None or at is None or w in ([], {}))):
                assert not validators[kind].is_valid(changed(sample, path, lambda _: wrong)), (kind, path, wrong)
                refused += 1
            if isinstance(at, dict):
                for name in at:
                    without = changed(sample, path, lambda old: {k: v for k, v in old.items() if k != name})
                    assert not validators[kind].is_valid(without), (kind, path, name)
                    refused += 1
                assert not validators[kind].is_valid(changed(sample, path, lambda old: {**old, "more": 1}))
                refused += 1
print(f"{sum(map(len, samples.values()))} values are as Docs/choice.schema.json has them, and it refuses {refused} others")
