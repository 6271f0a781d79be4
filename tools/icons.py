"""Draws the icons of an installed page from our own crest, as PNG: `python -m tools.icons`.

A maskable icon fills its square, and the crest stays in the circle that every system leaves of it.
"""

import re
from pathlib import Path
from typing import Final

import resvg_py

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
SIZES: Final = (192, 512)
GROUND: Final = "#f6eedb"
SAFE: Final = 0.74
"""The part of a maskable icon's side that the crest takes; a circle of four fifths of the side is always seen."""


def maskable(crest: str) -> str:
    """Return the crest, smaller, on a square of parchment."""
    inside = re.sub(r"</?svg[^>]*>|<title>.*?</title>", "", crest)
    ground = f'<path d="M-50 -50h100v100h-100z" fill="{GROUND}"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100">'
        f'{ground}<g transform="scale({SAFE})">{inside}</g></svg>'
    )


def draw() -> None:
    """Write every icon."""
    crest = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    for name, svg in (("icon", crest), ("icon-maskable", maskable(crest))):
        for size in SIZES:
            png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))
            known = "" if (name, size) == ("icon", SIZES[0]) else f"-{size}"
            (PUBLIC / f"{name}{known}.png").write_bytes(png)


if __name__ == "__main__":
    draw()
