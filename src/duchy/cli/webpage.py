"""The page that `duchy serve` shows: the one that came with this package, else the one that was built in a checkout."""

from pathlib import Path
from typing import Final

BUILT_IN: Final = Path(__file__).parents[1] / "page"
"""Where `make dist` puts it; a source distribution has none."""
OF_A_CHECKOUT: Final = Path("web", "dist")
INDEX: Final = "index.html"


def built_in() -> bool:
    """Say whether this package came with its page."""
    return (BUILT_IN / INDEX).is_file()


def folder(wish: str | None = None) -> Path | None:
    """Find the page: the one that is wished for, or the next best; nothing if it is not there."""
    wanted = [Path(wish)] if wish is not None else [BUILT_IN, OF_A_CHECKOUT]
    return next((path for path in wanted if (path / INDEX).is_file()), None)
