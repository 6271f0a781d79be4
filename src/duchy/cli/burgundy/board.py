"""The central board and the players of Burgundy, in lines."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.burgundy.signs import INK, goods_row, goods_text, tile_text
from duchy.cli.paper import flowed, padded, text
from duchy.games.burgundy.components import COLOUR_NAMES, LARGE_BONUS, LAST_BRIDGE_SPACE, ROUNDS, SMALL_BONUS
from duchy.games.burgundy.notation import SPACE_LETTERS
from duchy.games.burgundy.view import SeatView, View

INDENT = 7


def board(view: View, names: Sequence[str], width: int) -> list[Text]:
    """Draw the central board."""
    lines = [
        text(
            ("phase ", "dim"),
            (view.phase, "bold"),
            ("  round ", "dim"),
            (f"{min(view.round, ROUNDS)}/{ROUNDS}", "bold"),
            ("  white die ", "dim"),
            (pips(view.white), "bold"),
        ),
        text(("order ", "dim"), ", ".join(names[seat] for seat in view.order)),
        text(),
    ]
    lines += depots(view, width)
    lines.append(text())
    lines += entry("round", [text(goods_row(view.round_goods), ("  goods still to come", "dim"))], width)
    lines += entry("bonus", bonuses(view, len(names)), width)
    lines += entry("bridge", bridge(view, names), width)
    return lines


def depots(view: View, width: int) -> list[Text]:
    """Draw the six depots, goods first, and the black depot."""
    lines: list[Text] = []
    room = max(len(goods_text(counts)) for counts in view.goods) + 2
    for depot, (tiles, counts) in enumerate(zip(view.depots, view.goods, strict=True), start=1):
        goods = goods_text(counts) if any(counts) else text()
        items = spaces(tiles)
        block = flowed(items or [text(("-", "dim"))], width, INDENT + room)
        first = text(padded(text((f"depot {depot}", "bold")), INDENT), " ", padded(goods, room - 1))
        block[0] = text(first, block[0][INDENT + room :])
        lines += block
    return lines + entry("black", spaces(view.black_depot), width)


def spaces(tiles: Sequence[str]) -> list[Text]:
    """List the tiles of a depot with the letters of their spaces."""
    return [
        text((f"{letter} ", "dim"), tile_text(tile)) for letter, tile in zip(SPACE_LETTERS, tiles, strict=False) if tile
    ]


def entry(word: str, items: Sequence[Text], width: int) -> list[Text]:
    """Set a word and what belongs to it."""
    block = flowed(items or [text(("-", "dim"))], width, INDENT)
    block[0] = text(padded(text((word, "bold")), INDENT), block[0][INDENT:])
    return block


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
        if stack:
            items.append(text((f"{space}: ", "dim"), " on ".join(stack)))
    return items


def players(view: View, names: Sequence[str], acting: Sequence[int]) -> list[Text]:
    """List the players, one line for each."""
    room = max(len(name) for name in names) + 4
    head = f"{'':{room}}  VP  dice  workers  silver  hexes  sold  goods      storage"
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
                padded(goods_text(duchy.goods), 11),
                *storage(own),
            )
        )
    return lines


def storage(own: SeatView) -> list[Text]:
    """List the stored tiles by slot."""
    parts: list[Text] = []
    for slot, tile in enumerate(own.storage, start=1):
        if tile:
            parts += [text((f"s{slot} ", "dim")), tile_text(tile), text("  ")]
    return parts or [text(("-", "dim"))]


def pips(shown: int) -> str:
    """Show a die; a die that is used or not rolled yet is a dash."""
    return str(shown) if shown else "-"
