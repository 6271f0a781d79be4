"""The platforms that every lock is for, what a lock for Python says, and what it should say."""

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HERE = Path(__file__).parent
ROOT = HERE.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
WANTED: dict[str, list[str]] = {
    "run": PROJECT["project"]["dependencies"] + PROJECT["project"]["optional-dependencies"]["server"],
    "build": PROJECT["build-system"]["requires"] + PROJECT["dependency-groups"]["pip"],
    "dev": PROJECT["dependency-groups"]["dev"]
    + PROJECT["project"]["optional-dependencies"]["research"]
    + PROJECT["project"]["optional-dependencies"]["data"],
    "node": PROJECT["dependency-groups"]["node"],
    "bench": PROJECT["dependency-groups"]["bench"],
}
TOGETHER = ("run", "build", "dev", "node")
"""Installed into one environment, so they must agree."""

BROWSER = ("pyemscripten_2026_0_wasm32", "3.14", "cp314")
"""What Pyodide calls its platform, its Python, and that Python's interface for modules in C."""
OFFLINE = ("librt", "msgspec", "mypy-extensions")
"""The packages that a browser needs, in the versions of the other locks; their lock names checksums."""

PYTHONS = ("3.11", "3.14")
"""The oldest Python that duchy runs on, and the newest that it is known to run on."""


class Platform(NamedTuple):
    """A kind of machine, as pip, npm and the markers of Python packages name it."""

    tags: tuple[str, ...]
    npm: tuple[str, str, str]
    markers: Mapping[str, str]


def linux(machine: str, cpu: str) -> Platform:
    """Linux with the GNU library of 2018 or later, as in Debian 10."""
    tags = tuple(f"manylinux_2_{minor}_{machine}" for minor in range(28, 16, -1))
    markers = {"os_name": "posix", "sys_platform": "linux", "platform_system": "Linux", "platform_machine": machine}
    return Platform((*tags, f"manylinux2014_{machine}"), ("linux", cpu, "glibc"), markers)


PLATFORMS = {
    "Linux x64": linux("x86_64", "x64"),
    "Linux arm64": linux("aarch64", "arm64"),
    "macOS arm64": Platform(
        ("macosx_14_0_arm64",),
        ("darwin", "arm64", ""),
        {"os_name": "posix", "sys_platform": "darwin", "platform_system": "Darwin", "platform_machine": "arm64"},
    ),
    "Windows x64": Platform(
        ("win_amd64",),
        ("win32", "x64", ""),
        {"os_name": "nt", "sys_platform": "win32", "platform_system": "Windows", "platform_machine": "AMD64"},
    ),
}
PAGE_ONLY = {
    "Linux x64 musl": ("linux", "x64", "musl"),
    "Linux arm64 musl": ("linux", "arm64", "musl"),
    "macOS x64": ("darwin", "x64", ""),
    "Windows arm64": ("win32", "arm64", ""),
}
"""Where the page can be built too, as npm names them."""


def environment(platform: Platform, python: str) -> dict[str, str]:
    """What the markers of packages are evaluated with there."""
    cpython = {"implementation_name": "cpython", "platform_python_implementation": "CPython"}
    version = {"python_version": python, "python_full_version": f"{python}.0", "implementation_version": f"{python}.0"}
    return {**platform.markers, **cpython, **version}


def pins(name: str) -> list[Requirement]:
    """Everything that a lock names."""
    return [Requirement(line) for line in (HERE / f"{name}.lock").read_text().splitlines()]


def wheels_for_browsers(folder: Path) -> list[str]:
    """Return what comes after pip so that it downloads wheels for browsers into a folder."""
    platform, python, interface = BROWSER
    where = ["--platform", platform, "--python-version", python, "--implementation", "cp", "--abi", interface]
    return ["download", "--no-deps", "--only-binary", ":all:", *where, "-d", str(folder)]


def pinned(locked: Iterable[Requirement], there: dict[str, str]) -> dict[str, str]:
    """The version of each package that a lock brings there."""
    return {
        canonicalize_name(pin.name): str(pin.specifier).removeprefix("==")
        for pin in locked
        if pin.marker is None or pin.marker.evaluate(there)
    }


def walk(
    wanted: Iterable[str], asks: Mapping[str, Sequence[str]], there: dict[str, str]
) -> tuple[set[str], list[Requirement]]:
    """Follow what is wanted to all that this needs there: the names on the way, and what nobody knows of.

    `asks` says what each known package needs, as its metadata does.
    """
    met: set[tuple[str, str]] = set()
    unknown: list[Requirement] = []
    waiting = [(Requirement(text), "") for text in wanted]
    while waiting:
        requirement, extra = waiting.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({**there, "extra": extra}):
            continue
        name = canonicalize_name(requirement.name)
        if name not in asks:
            unknown.append(requirement)
            continue
        for each in {"", *requirement.extras} - {known for other, known in met if other == name}:
            met.add((name, each))
            waiting += [(Requirement(text), each) for text in asks[name]]
    return {name for name, _ in met}, unknown
