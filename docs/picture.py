"""Draws the picture of the README: the terminal table in the middle of a game between two bots.

Run by `make picture`; a test compares the committed file with what this draws.
"""

from io import StringIO
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from duchy.bots.registry import bot
from duchy.cli.burgundy.table import BurgundyTable
from duchy.core.chance import FairDice
from duchy.core.match import Match
from duchy.games import load

FILE: Final = Path(__file__).parent / "images" / "table.svg"
PLIES: Final = 260
WIDTH: Final = 96
FORM: Final = """\
<svg viewBox="0 0 {terminal_width} {terminal_height}" xmlns="http://www.w3.org/2000/svg">
<style>
.{unique_id}-matrix {{ font: {char_height}px "DejaVu Sans Mono", Menlo, Consolas, monospace; white-space: pre; }}
{styles}
</style>
<defs>{lines}</defs>
<rect fill="#1f1b16" width="{terminal_width}" height="{terminal_height}" rx="8"/>
<g transform="translate({terminal_x}, 6)">{backgrounds}
<g class="{unique_id}-matrix" xml:space="preserve">{matrix}</g></g>
</svg>
"""
DARK: Final = [(31, 27, 22), (200, 70, 60), (120, 170, 90), (220, 180, 80)]
LIGHT: Final = [(90, 140, 200), (170, 110, 170), (90, 170, 170), (231, 221, 200)]
INK: Final = TerminalTheme((31, 27, 22), (231, 221, 200), [*DARK, *LIGHT])


def draw() -> str:
    """Play a fixed game to its middle and draw the table as SVG."""
    game = load("burgundy")
    match = Match(game, {"duchies": "1"})
    dice = FairDice(bytes(32))
    players = [bot("greedy", "burgundy", seat) for seat in range(2)]
    match.draw(dice)
    while len(match.plies) < PLIES or match.acting() != [0] or match.plies[-1][0] == 0:
        seat = match.acting()[0]
        match.play(seat, players[seat].choose(game, match.state, seat))
        match.draw(dice)
    paper = StringIO()
    console = Console(file=paper, record=True, width=WIDTH, force_terminal=True, color_system="truecolor")
    for line in BurgundyTable(game, ["Anna", "Greedy"]).picture(match.state, 0, WIDTH):
        console.print(line)
    console.print()
    return console.export_svg(title="", theme=INK, code_format=FORM, unique_id="duchy")


if __name__ == "__main__":
    FILE.write_text(draw(), encoding="utf-8")
