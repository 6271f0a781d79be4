"""From SVG to PNG, with fonts that show every name.

Latin, Greek and Cyrillic letters come from our own fonts, so that a picture looks the same on every server. Chinese,
Japanese and Korean letters come from the font package of the `server` extra, all others from the fonts of the system.
A letter that is in none of them is drawn as a box: no name vanishes.
"""

from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import resvg_py

OWN_FONTS: Final = ("duchy-sans.ttf", "duchy-serif.ttf")
CJK_PACKAGE: Final = "noto_cjk_sans_jp_regular"
CJK_FONT: Final = "NotoSansCJKjp-Regular.otf"


@lru_cache(maxsize=1)
def font_files() -> list[str]:
    """List the font files that are there whatever the system has."""
    own = files("duchy.picture").joinpath("fonts")
    found = [str(own.joinpath(name)) for name in OWN_FONTS]
    package = find_spec(CJK_PACKAGE)
    if package is not None and package.origin is not None:
        found.append(str(Path(package.origin).with_name(CJK_FONT)))
    return found


def to_png(svg: str) -> bytes:
    """Draw an SVG document as a PNG; the document can read no file, because it is given no folder to read from."""
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=font_files()))
