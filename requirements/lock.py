"""Writes the lock files: what pyproject.toml asks for and all that this needs, as name==version.

Run it with `make lock`. Every platform gets the same versions, and a package that only some of them need says so. No
lock names an address, so that it works with any package index.
"""

import hashlib
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from requirements.platforms import (
    HERE,
    OFFLINE,
    PLATFORMS,
    PYTHONS,
    ROOT,
    TOGETHER,
    WANTED,
    Platform,
    environment,
    pins,
    walk,
    wheels_for_browsers,
)

Found = dict[str, tuple[str, list[str]]]


def resolve(platform: Platform, wanted: list[str], constraints: list[str]) -> Found:
    """Let pip choose versions for a platform: for each package its version and what it asks for."""
    with tempfile.TemporaryDirectory() as folder:
        report, limits = Path(folder, "report.json"), Path(folder, "constraints.txt")
        limits.write_text("".join(f"{line}\n" for line in constraints))
        tags = [part for tag in platform.tags for part in ("--platform", tag)]
        where = ["--only-binary", ":all:", *tags, "--python-version", PYTHONS[0], "--implementation", "cp"]
        quiet = ["--disable-pip-version-check", "-qq", "--no-input"]
        dry = ["--dry-run", "--ignore-installed", "--target", folder, "--report", str(report)]
        command = [sys.executable, "-m", "pip", *quiet, "install", *dry, *where, "-c", str(limits), *wanted]
        subprocess.run(command, check=True)
        came = [entry["metadata"] for entry in json.loads(report.read_text())["install"]]
    return {canonicalize_name(each["name"]): (each["version"], each.get("requires_dist") or []) for each in came}


def unconditional(requirement: Requirement) -> str:
    """A requirement without its marker, which pip would evaluate for the machine that it runs on."""
    bare = Requirement(str(requirement))
    bare.marker = None
    return str(bare)


def settle(platform: Platform, wanted: list[str], constraints: list[str]) -> tuple[Found, set[str]]:
    """Choose versions for one platform; give them, and the names of all that is needed there."""
    asked = list(wanted)
    while True:
        here = resolve(platform, asked, constraints)
        asks = {name: requires for name, (_, requires) in here.items()}
        walks = [walk(wanted, asks, environment(platform, python)) for python in PYTHONS]
        unknown = [requirement for _, missing in walks for requirement in missing]
        if not unknown:
            return here, set().union(*(met for met, _ in walks))
        asked += [unconditional(requirement) for requirement in unknown]


def locked(wanted: list[str], constraints: list[str]) -> list[str]:
    """Choose versions that every platform can have, and say which package is for which of them."""
    versions: dict[str, str] = {}
    systems: dict[str, set[str]] = {}
    for platform in PLATFORMS.values():
        same = [f"{name}=={version}" for name, version in versions.items()]
        here, needed = settle(platform, wanted, [*constraints, *same])
        for name in needed:
            versions[name] = here[name][0]
            systems.setdefault(name, set()).add(platform.markers["sys_platform"])
    everywhere = {platform.markers["sys_platform"] for platform in PLATFORMS.values()}
    return [
        f"{name}=={versions[name]}" + ("" if on == everywhere else f" ; {' or '.join(map(marker, sorted(on)))}")
        for name, on in sorted(systems.items())
    ]


def marker(system: str) -> str:
    """The marker of a package that a system needs."""
    return f'sys_platform == "{system}"'


def browsers() -> list[str]:
    """Pin what a browser needs by the checksums of its wheels, in the versions of the other locks."""
    versions = {pin.name: str(pin) for name in ("run", "build") for pin in pins(name) if pin.name in OFFLINE}
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        quiet = ["--disable-pip-version-check", "-qq", "--no-input"]
        command = [sys.executable, "-m", "pip", *quiet, *wheels_for_browsers(folder), *versions.values()]
        subprocess.run(command, check=True)
        sums = {
            canonicalize_name(wheel.name.partition("-")[0]): hashlib.sha256(wheel.read_bytes()).hexdigest()
            for wheel in folder.glob("*.whl")
        }
    return [f"{versions[name]} --hash=sha256:{sums[canonicalize_name(name)]}" for name in sorted(versions)]


def write() -> None:
    """Write every lock of Python anew, and bring those of npm up to their package.json."""
    together: list[str] = []
    for name, wanted in WANTED.items():
        lines = locked(wanted, together if name in TOGETHER else [])
        if name in TOGETHER:
            together += lines
        (HERE / f"{name}.lock").write_text("".join(f"{line}\n" for line in lines))
        print(f"{name}.lock: {len(lines)} packages", flush=True)
    lines = browsers()
    (HERE / "offline.lock").write_text("".join(f"{line}\n" for line in lines))
    print(f"offline.lock: {len(lines)} packages", flush=True)
    for folder in ("web", "benchmarks/page", "web/offline"):
        subprocess.run(["npm", "install", "--package-lock-only", "--silent"], cwd=ROOT / folder, check=True)  # noqa: S607
        print(f"{folder}/package-lock.json")


if __name__ == "__main__":
    write()
