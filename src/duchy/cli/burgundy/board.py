"""The central board of Burgundy in lines, and what the viewer has in storage."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.burgundy.signs import INK, SHIELD_STYLE, effect_words, goods_row, goods_text, ink_of, tile_text
from duchy.cli.terminal.screen import entry, filled, flowed, padded, text
from duchy.games.burgundy.box.components import (
    COLOUR_NAMES,
    DEPOT_SPACES,
    LARGE_BONUS,
    LAST_BRIDGE_SPACE,
    PHASE_NAMES,
    PHASES,
    ROUNDS,
    SMALL_BONUS,
    SPACE_LETTERS,
)
from duchy.games.burgundy.text.view import AnnexView, View

INDENT = 9
GAP = 2


def board(view: View, viewer: int, names: Sequence[str], width: int) -> list[Text]:
    """Draw the central board, and what the viewer has in storage."""
    alone = len(names) == 1
    lines = [head(view, alone)]
    if not alone:
        lines += entry("order", filled([text(names[seat]) for seat in view.order], width, INDENT, GAP), INDENT)
    lines += [text(), *depots(view, width), text()]
    coming = text(" " * INDENT, goods_row(view.round_goods), ("  of the rounds to come", "dim"))
    lines += entry("goods", [coming], INDENT)
    if alone:
        lines += track(view, width)
    else:
        lines += entry("bonus", flowed(bonuses(view, len(names)), width, INDENT, GAP), INDENT)
        lines += entry("bridge", filled(bridge(view, names), width, INDENT, GAP), INDENT)
    if viewer >= 0:
        lines += [text(), *entry("storage", filled(storage(view, viewer), width, INDENT, GAP), INDENT)]
    return lines


def head(view: View, alone: bool) -> Text:
    """Say where in the game we are."""
    line = text(("phase ", "dim"), (view.phase, "bold"), ("  round ", "dim"))
    line.append(f"{min(view.round, ROUNDS)}/{ROUNDS}", "bold")
    if alone:
        played = PHASE_NAMES.index(view.phase) * ROUNDS + min(view.round, ROUNDS)
        line.append(f" ({played} of {PHASES * ROUNDS})", "dim")
    line.append("  white die ", "dim")
    line.append(pips(view.white), "bold")
    if view.annex is not None and view.annex.closing:
        line.append("  the phase ends", "bold yellow")
    return line


def depots(view: View, width: int) -> list[Text]:
    """Draw the six depots with their tiles, goods and shields, in columns if they fit, and the black depot."""
    rows = [spaces(tiles) for tiles in view.depots]
    goods = [[text(("goods ", "dim"), goods_text(counts))] if any(counts) else [] for counts in view.goods]
    arms = [shields(lying) for lying in view.annex.shields] if view.annex is not None else []
    room = max((item.cell_len for item in arms), default=0)
    widths = [
        max((row[place].cell_len for row in rows if place < len(row)), default=0) for place in range(DEPOT_SPACES)
    ]
    used = [size for size in widths if size]
    widest = max((item.cell_len for items in goods for item in items), default=0)
    if INDENT + (room and room + GAP) + sum(used) + GAP * len(used) + widest <= width:
        rows = [
            [padded(item, size) for item, size in zip([*row, *[text()] * len(used)], used, strict=False)]
            for row in rows
        ]
    lines: list[Text] = []
    for depot, (row, extra) in enumerate(zip(rows, goods, strict=True)):
        items = row + extra
        if room:
            items = [padded(arms[depot], room), *items]
        lines += entry(f"depot {depot + 1}", filled(items, width, INDENT, GAP), INDENT)
    return lines + entry("black", filled([*spaces(view.black_depot), *inns(view.annex)], width, INDENT, GAP), INDENT)


def shields(lying: Sequence[int]) -> Text:
    """Show the shields on a depot by their numbers."""
    return text((f"[{' '.join(str(shield) for shield in lying)}]", SHIELD_STYLE) if lying else "")


def inns(annex: AnnexView | None) -> list[Text]:
    """Show the inns beside the black depot."""
    if annex is None or annex.inns == 0:
        return []
    return [text((f"{annex.inns} {'inn' if annex.inns == 1 else 'inns'}", ink_of("inn")))]


def spaces(tiles: Sequence[str]) -> list[Text]:
    """List the tiles of a depot with the letters of their spaces."""
    return [
        text((f"{letter} ", "dim"), tile_text(tile)) for letter, tile in zip(SPACE_LETTERS, tiles, strict=False) if tile
    ]


def bonuses(view: View, players: int) -> list[Text]:
    """List the bonus tiles that are left, by colour; and what is left for those who join all outposts."""
    sizes = [str(LARGE_BONUS[players]), str(SMALL_BONUS[players])]
    items: list[Text] = []
    for colour, taken in zip(COLOUR_NAMES, view.bonus_taken, strict=True):
        items.append(text((f"{colour} ", INK[colour]), " ".join(sizes[taken:]) or "-"))
    holdings = [duchy.holdings for duchy in view.duchies]
    if view.annex is not None and any(own is not None and own.outposts for own in holdings):
        items.append(text(("outposts ", "magenta"), " ".join(sizes[view.annex.outposts :]) or "-"))
    return items


def bridge(view: View, names: Sequence[str]) -> list[Text]:
    """Draw the bridge: each space with its stack, the top first."""
    items: list[Text] = []
    for space in range(LAST_BRIDGE_SPACE + 1):
        stack = [names[seat] for seat in view.bridge if view.seats[seat].space == space]
        for place, name in enumerate(stack):
            items.append(text(("on ", "dim"), name) if place else text((f"{space}: ", "dim"), name))
    return items


def track(view: View, width: int) -> list[Text]:
    """Show how far the solo game is: the score on its way to the target, the hexes, and the effects that wait."""
    assert view.annex is not None
    hexes = view.duchies[0].hexes
    score = text((str(view.seats[0].points), "bold"), (" of ", "dim"), (str(view.annex.target), "bold"))
    score.append(", then an extra action", "dim")
    filled_hexes = text((str(sum(1 for hex_ in hexes if hex_.tile)), "bold"), (" of ", "dim"))
    filled_hexes.append(str(len(hexes)), "bold")
    lines = entry("score", filled([score], width, INDENT, GAP), INDENT)
    lines += entry("hexes", filled([filled_hexes], width, INDENT, GAP), INDENT)
    waiting = [
        text((f"{number} ", "bold cyan"), effect_words(effect))
        for number, effect in enumerate(view.annex.effects, start=1)
    ]
    return [*lines, *(entry("waiting", filled(waiting, width, INDENT, GAP), INDENT) if waiting else [])]


def storage(view: View, viewer: int) -> list[Text]:
    """Show the stored tiles by slot, the own ones, those of the team, and those beyond the slots."""
    own = view.seats[viewer].storage
    holdings = view.duchies[view.seats[viewer].duchy].holdings
    items = [text((f"s{slot} ", "dim"), tile_text(tile)) for slot, tile in enumerate(own, start=1)]
    if holdings is not None:
        for slot, tile in enumerate(holdings.store, start=len(own) + 1):
            label = ("shared ", "dim") if slot == len(own) + 1 else ("", "")
            items.append(text(label, (f"s{slot} ", "dim"), tile_text(tile)))
        for place, tile in enumerate(holdings.yard):
            items.append(text(("" if place else "yard ", "dim"), tile_text(tile)))
    return items


def pips(shown: int) -> str:
    """Show a die; a die that is used or not rolled yet is a dash."""
    return str(shown) if shown else "-"
