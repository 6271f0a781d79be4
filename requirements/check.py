"""Downloads all that the locks name, for every platform, and says what is missing: `make lock-check`.

Everything goes into a scratch folder, which is removed. Nothing of what is downloaded is run.
"""

import json
import shutil
import subprocess
import sys
import tempfile
from email.parser import HeaderParser
from pathlib import Path
from zipfile import ZipFile

from packaging.utils import canonicalize_name

from requirements.platforms import (
    HERE,
    PAGE_ONLY,
    PLATFORMS,
    PYTHONS,
    ROOT,
    WANTED,
    Platform,
    environment,
    pinned,
    pins,
    walk,
    wheels_for_browsers,
)

PAGES = {"page": "web", "figures": "benchmarks/page", "engine": "web/offline"}


def fetch(platform: Platform, python: str, wanted: list[str], folder: Path) -> str | None:
    """Download wheels for a platform; say what pip says if one of them cannot be had."""
    tags = [part for tag in platform.tags for part in ("--platform", tag)]
    where = ["--only-binary", ":all:", *tags, "--python-version", python, "--implementation", "cp"]
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "--no-input", "download", "--no-deps"]
    done = subprocess.run([*pip, *where, "-d", str(folder), *wanted], capture_output=True, text=True, check=False)
    return None if done.returncode == 0 else done.stderr.strip().rpartition("ERROR: ")[2]


def browsers(scratch: Path) -> list[str]:
    """Say what pip says if a wheel for browsers cannot be had, or is not the one that was locked."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "--no-input"]
    command += [*wheels_for_browsers(scratch), "--require-hashes", "-r", str(HERE / "offline.lock")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return [] if done.returncode == 0 else [done.stderr.strip().rpartition("ERROR: ")[2]]


def asked(folder: Path) -> dict[str, list[str]]:
    """What each of the wheels in a folder asks for."""
    asks = {}
    for path in folder.glob("*.whl"):
        with ZipFile(path) as wheel:
            name = next(name for name in wheel.namelist() if name.endswith(".dist-info/METADATA"))
            metadata = HeaderParser().parsestr(wheel.read(name).decode())
        asks[str(canonicalize_name(metadata["Name"]))] = metadata.get_all("Requires-Dist", [])
    return asks


def wheels(lock: str, platform: Platform, scratch: Path) -> list[str]:
    """Say what of a Python lock cannot be had on a platform, and what the lock should name there and does not."""
    problems = []
    for python in PYTHONS:
        folder = scratch / f"{platform.tags[0]}-{python}-{lock}"
        folder.mkdir()
        there = environment(platform, python)
        lines = [f"{name}=={version}" for name, version in pinned(pins(lock), there).items()]
        if fetch(platform, python, lines, folder) is not None:
            told = {line: fetch(platform, python, [line], folder) for line in lines}
            problems += [f"{line} for Python {python}: {why}" for line, why in told.items() if why is not None]
        _, unknown = walk(WANTED[lock], asked(folder), there)
        lacking = {requirement.name for requirement in unknown} - {line.partition("==")[0] for line in lines}
        problems += [f"{name}, needed with Python {python}, is not in the lock" for name in sorted(lacking)]
        shutil.rmtree(folder)
    return problems


def fits(entry: dict[str, list[str]], npm: tuple[str, str, str]) -> bool:
    """Whether a package of npm is for a platform."""
    return all(wish in entry.get(key, [wish]) for key, wish in zip(("os", "cpu", "libc"), npm, strict=True) if wish)


def packages(page: str, npm: tuple[str, str, str], scratch: Path) -> list[str]:
    """Say what of a page's lock npm does not bring to a platform: it passes over an optional package in silence."""
    folder = scratch / f"{page}-{'-'.join(npm)}"
    folder.mkdir()
    for name in ("package.json", "package-lock.json", ".npmrc"):
        shutil.copy(ROOT / PAGES[page] / name, folder)
    where = [f"--{key}={wish}" for key, wish in zip(("os", "cpu", "libc"), npm, strict=True) if wish]
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--cache", str(scratch / "npm")]
    done = subprocess.run(["npm", "ci", *quiet, *where], cwd=folder, capture_output=True, text=True, check=False)  # noqa: S607
    problems = []
    if done.returncode != 0:
        problems = [" ".join(done.stderr.split())[:300]]
    else:
        locked = json.loads((folder / "package-lock.json").read_text())["packages"]
        problems = [
            f"{path.rpartition('node_modules/')[2]}@{entry['version']}"
            for path, entry in locked.items()
            if path and fits(entry, npm) and not (folder / path / "package.json").exists()
        ]
    shutil.rmtree(folder)
    return problems


def check() -> int:
    """Print a line for each lock and platform, then all that is missing."""
    missing = []
    with tempfile.TemporaryDirectory() as name:
        scratch = Path(name)
        cells = [(lock, where, "wheels") for where in PLATFORMS for lock in WANTED]
        cells += [(page, where, "packages") for where in (*PLATFORMS, *PAGE_ONLY) for page in PAGES]
        print(f"{'lock':<10}{'platform':<20}{'what came':<28}", flush=True)
        for lock, where, kind in cells:
            if kind == "wheels":
                problems = wheels(lock, PLATFORMS[where], scratch)
            else:
                problems = packages(lock, PLATFORMS[where].npm if where in PLATFORMS else PAGE_ONLY[where], scratch)
            came = f"{len(problems)} missing" if problems else f"all {kind}"
            print(f"{lock:<10}{where:<20}{came}", flush=True)
            missing += [f"{lock}, {where}: {problem}" for problem in problems]
        problems = browsers(scratch)
        print(f"{'offline':<10}{'browsers':<20}{f'{len(problems)} missing' if problems else 'all wheels'}", flush=True)
        missing += [f"offline, browsers: {problem}" for problem in problems]
    for line in missing:
        print(line, file=sys.stderr)
    if not missing:
        print(f"everything can be had, for Python {' and '.join(PYTHONS)}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(check())
