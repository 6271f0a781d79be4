"""The central board and the players of Burgundy, in lines."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.burgundy.signs import INK, colour_of, goods_row, goods_text, sign, tile_text
from duchy.cli.paper import entry, filled, flowed, padded, text
from duchy.games.burgundy.components import (
    COLOUR_NAMES,
    DEPOT_SPACES,
    LARGE_BONUS,
    LAST_BRIDGE_SPACE,
    ROUNDS,
    SMALL_BONUS,
)
from duchy.games.burgundy.notation import SPACE_LETTERS
from duchy.games.burgundy.view import SeatView, View

INDENT = 9
GAP = 2


def board(view: View, viewer: int, names: Sequence[str], width: int) -> list[Text]:
    """Draw the central board, and what the viewer has in storage."""
    lines = [
        text(
            ("phase ", "dim"),
            (view.phase, "bold"),
            ("  round ", "dim"),
            (f"{min(view.round, ROUNDS)}/{ROUNDS}", "bold"),
            ("  white die ", "dim"),
            (pips(view.white), "bold"),
        ),
        *entry("order", filled([text(names[seat]) for seat in view.order], width, INDENT, GAP), INDENT),
        text(),
    ]
    lines += depots(view, width)
    lines.append(text())
    coming = text(" " * INDENT, goods_row(view.round_goods), ("  of the rounds to come", "dim"))
    lines += entry("goods", [coming], INDENT)
    lines += entry("bonus", flowed(bonuses(view, len(names)), width, INDENT, GAP), INDENT)
    lines += entry("bridge", filled(bridge(view, names), width, INDENT, GAP), INDENT)
    if viewer >= 0:
        stored = [
            text((f"s{slot} ", "dim"), tile_text(tile)) for slot, tile in enumerate(view.seats[viewer].storage, 1)
        ]
        lines += [text(), *entry("storage", filled(stored, width, INDENT, GAP), INDENT)]
    return lines


def depots(view: View, width: int) -> list[Text]:
    """Draw the six depots with their tiles and goods, in columns if they fit, and the black depot."""
    rows = [spaces(tiles) for tiles in view.depots]
    goods = [[text(("goods ", "dim"), goods_text(counts))] if any(counts) else [] for counts in view.goods]
    widths = [
        max((row[place].cell_len for row in rows if place < len(row)), default=0) for place in range(DEPOT_SPACES)
    ]
    used = [size for size in widths if size]
    widest = max((item.cell_len for items in goods for item in items), default=0)
    if INDENT + sum(used) + GAP * len(used) + widest <= width:
        rows = [
            [padded(item, size) for item, size in zip([*row, *[text()] * len(used)], used, strict=False)]
            for row in rows
        ]
    lines: list[Text] = []
    for depot, (row, extra) in enumerate(zip(rows, goods, strict=True), start=1):
        lines += entry(f"depot {depot}", filled(row + extra, width, INDENT, GAP), INDENT)
    return lines + entry("black", filled(spaces(view.black_depot), width, INDENT, GAP), INDENT)


def spaces(tiles: Sequence[str]) -> list[Text]:
    """List the tiles of a depot with the letters of their spaces."""
    return [
        text((f"{letter} ", "dim"), tile_text(tile)) for letter, tile in zip(SPACE_LETTERS, tiles, strict=False) if tile
    ]


def bonuses(view: View, players: int) -> list[Text]:
    """List the bonus tiles that are left, by colour."""
    items: list[Text] = []
    for colour, taken in zip(COLOUR_NAMES, view.bonus_taken, strict=True):
        left = [str(LARGE_BONUS[players]), str(SMALL_BONUS[players])][taken:]
        items.append(text((f"{colour} ", INK[colour]), " ".join(left) or "-"))
    return items


def bridge(view: View, names: Sequence[str]) -> list[Text]:
    """Draw the bridge: each space with its stack, the top first."""
    items: list[Text] = []
    for space in range(LAST_BRIDGE_SPACE + 1):
        stack = [names[seat] for seat in view.bridge if view.seats[seat].space == space]
        for place, name in enumerate(stack):
            items.append(text(("on ", "dim"), name) if place else text((f"{space}: ", "dim"), name))
    return items


def players(view: View, names: Sequence[str], acting: Sequence[int]) -> list[Text]:
    """List the players, one line for each."""
    room = max(len(name) for name in names) + 4
    head = f"{'':{room}}  VP  dice  workers  silver  hexes  sold  goods        storage"
    lines = [text((head, "dim"))]
    for seat, (name, own) in enumerate(zip(names, view.seats, strict=True)):
        duchy = view.duchies[own.duchy]
        covered = sum(1 for hex_ in duchy.hexes if hex_.tile)
        style = "bold cyan" if seat in acting else ""
        mark = ">" if seat in acting else " "
        lines.append(
            text(
                (f"{mark}{seat + 1} {name}".ljust(room), style),
                (f"{own.points:>4}", "bold"),
                f"  {pips(own.dice[0])} {pips(own.dice[1])} {duchy.workers:>9}{duchy.silver:>8}{covered:>7}",
                f"{sum(duchy.sold):>6}  ",
                padded(goods_text(duchy.goods), 13),
                *storage(own),
            )
        )
    return lines


def storage(own: SeatView) -> list[Text]:
    """Show the stored tiles by slot, as signs."""
    parts: list[Text] = []
    for slot, tile in enumerate(own.storage, start=1):
        if tile:
            parts += [text(" " if parts else "", (f"s{slot} ", "dim"), (sign(tile), f"bold {INK[colour_of(tile)]}"))]
    return parts or [text(("-", "dim"))]


def pips(shown: int) -> str:
    """Show a die; a die that is used or not rolled yet is a dash."""
    return str(shown) if shown else "-"
