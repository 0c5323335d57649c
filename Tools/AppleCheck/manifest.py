#!/usr/bin/env python3
"""Reads what `swift package dump-package` prints, and prints what the check needs of it, a line each:

    triple ios arm64-apple-ios18.0
    target ChoiceService -enable-upcoming-feature ExistentialAny …

The targets are those of the libraries, each after those that it imports.
"""
import json
import sys

SYSTEMS = {"macos": "macosx", "visionos": "xros"}


def flags(target):
    """The compiler's flags for the settings of a target; a setting that is not known here ends the check."""
    words = []
    for setting in target.get("settings", []):
        ((name, value),) = setting["kind"].items()
        if setting["tool"] != "swift" or name != "enableUpcomingFeature":
            raise SystemExit(f"{target['name']} has a setting that Tools/AppleCheck/manifest.py does not know: {setting}")
        words += ["-enable-upcoming-feature", value["_0"]]
    return words


def in_order(package):
    """The targets of the libraries, each after those that it imports."""
    targets = {target["name"]: target for target in package["targets"]}
    done = []

    def visit(name):
        for dependency in targets[name]["dependencies"]:
            visit(dependency["byName"][0])
        if name not in done:
            done.append(name)

    for product in package["products"]:
        if "library" in product["type"]:
            for name in product["targets"]:
                visit(name)
    return [targets[name] for name in done]


package = json.load(sys.stdin)
for platform in package["platforms"]:
    name = platform["platformName"]
    print("triple", name, f"arm64-apple-{SYSTEMS.get(name, name)}{platform['version']}")
for target in in_order(package):
    print("target", target["name"], *flags(target))
