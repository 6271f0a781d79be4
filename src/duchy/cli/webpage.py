"""The page that `duchy serve` shows: the one included in this package, or else the one built in a checkout."""

from pathlib import Path
from typing import Final

BUILT_IN: Final = Path(__file__).parents[1] / "page"
"""The folder where `make dist` puts the page; a source distribution has none."""
OF_A_CHECKOUT: Final = Path("web", "dist")
OFFLINE_OF_A_CHECKOUT: Final = Path("dist", "static")
"""The folder into which `make static` builds the edition without a server."""
INDEX: Final = "index.html"


def is_built_in() -> bool:
    """Return whether this package includes the page."""
    return (BUILT_IN / INDEX).is_file()


def folder(wish: str | None = None) -> Path | None:
    """Find the page in the given folder or, without one, in the usual places; return None if it is not there."""
    wanted = [Path(wish)] if wish is not None else [BUILT_IN, OF_A_CHECKOUT]
    return next((path for path in wanted if (path / INDEX).is_file()), None)


def offline_folder() -> Path | None:
    """Find the edition without a server, if it was built in a checkout."""
    return OFFLINE_OF_A_CHECKOUT if (OFFLINE_OF_A_CHECKOUT / INDEX).is_file() else None
