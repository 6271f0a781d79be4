"""Compiles the engine with mypyc where a C compiler works; everything else is in pyproject.toml.

DUCHY_COMPILE=0 installs it interpreted, DUCHY_COMPILE=1 makes a missing compiler an error. DUCHY_PAGE names the folder
of a built page, which then becomes part of the package; nothing here needs Node.
"""

import os
import shutil
import sys
import tempfile
import time
from pathlib import Path
from typing import cast

from setuptools import Distribution, Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.errors import BaseError, CCompilerError

COMPILED_PACKAGES = ("core", "games", "bots")
COMPILED_MODULES = (
    "server/wire/marks.py",
    *(f"server/table/{name}.py" for name in ("board", "clock", "decide", "showing", "summary", "table", "undo")),
    *(f"server/table/news/{name}.py" for name in ("bulletin", "difference", "page", "recent")),
    *(
        f"server/live/{name}.py"
        for name in ("commands", "metrics", "tables", "visit", "shares/buckets", "shares/visitors")
    ),
)
GROUPS = {"bots": "duchy_bots", "text": "duchy_told", "kingdom": "duchy_kingdom", "server": "duchy_news"}
"""What is compiled apart from the rest, by the folder it lies in: bots, what people's texts go through, one game, and
what every move on a server goes through.

The first that fits decides: the bots of Kingdom are bots, its texts are texts.
"""

DONE_WITHOUT = ("schedule-insns", "schedule-insns2", "gcse", "gcse-after-reload", "tree-pre")
"""Passes of gcc that take an eighth of its time, and change the speed of games by two hundredths at most."""

PAGE = os.environ.get("DUCHY_PAGE", "")
MODE_FILE = Path("build", "mode.txt")
PROBE = "#include <Python.h>\nint major(void) { return PY_MAJOR_VERSION; }\n"


def compiler_problem() -> str | None:
    """Compile a tiny file that includes Python.h and say what went wrong, if anything did."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text(PROBE, encoding="utf-8")
        command = build_ext(Distribution({"ext_modules": [Extension("probe", [str(source)])]}))
        command.build_temp = command.build_lib = folder
        command.ensure_finalized()
        saved = os.dup(2)
        with Path(folder, "messages").open("wb") as messages:
            os.dup2(messages.fileno(), 2)
            try:
                command.run()
            except (BaseError, CCompilerError, OSError) as error:
                return str(error)
            finally:
                os.dup2(saved, 2)
                os.close(saved)
    return None


def compiled_modules() -> list[Extension]:
    """Turn the engine's modules into C, checked with the project's own mypy settings.

    Five groups are compiled side by side: what is played with (the second game apart, so that two cores share it), what
    people read and write, the bots, and what every move on a server goes through.
    """
    from mypyc.build import mypycify  # noqa: PLC0415  (not there, and not needed, for an interpreted install)

    sources = sorted(path for package in COMPILED_PACKAGES for path in Path("src", "duchy", package).rglob("*.py"))
    sources += [Path("src", "duchy", module) for module in COMPILED_MODULES]
    groups: dict[str, list[str]] = {}
    for path in sources:
        name = next((name for part, name in GROUPS.items() if part in path.parts), "duchy_played")
        groups.setdefault(name, []).append(str(path))
    cache = Path("build", "mypy_cache")  # begun anew: what it kept of some modules does not fit others that changed
    shutil.rmtree(cache, ignore_errors=True)
    options = ["--config-file=pyproject.toml", f"--cache-dir={cache}"]
    print(f"duchy: translating {len(sources)} modules to C", file=sys.stderr, flush=True)
    generated = mypycify(
        [*options, *(path for paths in groups.values() for path in paths)],
        opt_level="3",
        debug_level="0",
        separate=[(paths, name) for name, paths in groups.items()],
    )
    modules = cast("list[Extension]", generated)  # or those of distutils, where setuptools is not in use
    # The longest first: it is compiled alone for most of the time, and the others beside it.
    modules.sort(key=lambda module: sum(Path(source).stat().st_size for source in module.sources), reverse=True)
    if os.name == "posix":
        # Nobody reads warnings of code that nobody wrote, and gcc looks for some of them for as long as all the rest
        # takes; and nobody replaces our functions at load time.
        for module in modules:
            level = ["-O1"] if module.name == "duchy_told__mypyc" else []
            passes = [f"-fno-{name}" for name in DONE_WITHOUT]
            own = ["-Wno-error", "-Wno-all", "-fno-semantic-interposition", *passes, *level]
            module.extra_compile_args = [*module.extra_compile_args, *own]  # they came with one list for all
    return modules


class TellProgress(build_ext):
    """Says on standard error what is compiled and how long each part took; `pip install -v` shows it."""

    def build_extensions(self) -> None:
        """Compile all parts."""
        self.done = 0
        print(f"duchy: compiling {len(self.extensions)} parts", file=sys.stderr, flush=True)
        super().build_extensions()

    def build_extension(self, ext: Extension) -> None:
        """Compile one part."""
        started = time.monotonic()
        super().build_extension(ext)
        self.done += 1
        took = f"{time.monotonic() - started:.0f} s"
        print(f"duchy: {self.done} of {len(self.extensions)} compiled: {ext.name}, {took}", file=sys.stderr, flush=True)


class BuildWithPage(build_py):
    """Puts the page that DUCHY_PAGE names into the package, and takes out what an earlier build has left there."""

    def run(self) -> None:
        """Copy the modules, then the page."""
        super().run()
        target = Path(self.build_lib, "duchy", "page")
        shutil.rmtree(target, ignore_errors=True)
        if PAGE:
            shutil.copytree(PAGE, target)


def about_the_page() -> str:
    """Say in words whether the package gets a page."""
    if not PAGE:
        return "without the page: DUCHY_PAGE can name the folder of a built one (docs/hosting.md)"
    if not Path(PAGE, "index.html").is_file():
        sys.exit(
            f"duchy: DUCHY_PAGE is {PAGE!r}, and there is no index.html: a folder that make page has built is right"
        )
    return f"with the page of {PAGE}"


def decide() -> tuple[list[Extension], str]:
    """Choose between compiled and interpreted, and say the choice in one line."""
    wish = os.environ.get("DUCHY_COMPILE", "")
    if wish not in {"", "0", "1"}:
        sys.exit(f"duchy: DUCHY_COMPILE is {wish!r}: 0 (interpreted), 1 (compiled) or nothing is right")
    if wish == "0":
        return [], "interpreted: DUCHY_COMPILE=0 asks for it"
    problem = compiler_problem()
    if problem is None:
        return compiled_modules(), "compiled"
    if wish == "1":
        sys.exit(f"duchy: DUCHY_COMPILE=1 asks for compiled modules, but no C compiler works: {problem}")
    return [], (
        "interpreted, about 40 times slower: no C compiler with Python's headers works here; "
        "install one (on Debian: gcc and python3-dev) and run this again"
    )


if {"bdist_wheel", "build", "build_ext", "develop", "editable_wheel", "install"}.intersection(sys.argv):
    extensions, line = decide()
    MODE_FILE.parent.mkdir(exist_ok=True)
    MODE_FILE.write_text(line + "\n", encoding="utf-8")
    print(f"duchy: {line}; {about_the_page()}", file=sys.stderr)
    setup(
        ext_modules=extensions,
        cmdclass={"build_ext": TellProgress, "build_py": BuildWithPage},
        options={"build_ext": {"parallel": str(os.cpu_count() or 1)}},
    )
else:
    setup()
