"""The central board of Burgundy in lines, and the viewer's storage."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.burgundy.signs import INK, SHIELD_STYLE, effect_words, goods_row, goods_text, ink_of, tile_text
from duchy.cli.terminal.screen import fill_columns, fill_rows, label_block, pad, text
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
    """Draw the central board, and the viewer's storage."""
    alone = len(names) == 1
    lines = [head(view, alone)]
    if not alone:
        lines += label_block("order", fill_rows([text(names[seat]) for seat in view.order], width, INDENT, GAP), INDENT)
    lines += [text(), *depots(view, width), text()]
    coming = text(" " * INDENT, goods_row(view.round_goods), ("  in upcoming rounds", "dim"))
    lines += label_block("goods", [coming], INDENT)
    if alone:
        lines += track(view, width)
    else:
        lines += label_block("bonus", fill_columns(bonuses(view, len(names)), width, INDENT, GAP), INDENT)
        lines += label_block("bridge", fill_rows(bridge(view, names), width, INDENT, GAP), INDENT)
    if viewer >= 0:
        lines += [text(), *label_block("storage", fill_rows(storage(view, viewer), width, INDENT, GAP), INDENT)]
    return lines


def head(view: View, alone: bool) -> Text:
    """Show the phase, the round and the white die."""
    line = text(("phase ", "dim"), (view.phase, "bold"), ("  round ", "dim"))
    line.append(f"{min(view.round, ROUNDS)}/{ROUNDS}", "bold")
    if alone:
        played = PHASE_NAMES.index(view.phase) * ROUNDS + min(view.round, ROUNDS)
        line.append(f" ({played} of {PHASES * ROUNDS})", "dim")
    line.append("  white die ", "dim")
    line.append(pips(view.white), "bold")
    if view.annex is not None and view.annex.closing:
        line.append("  end of phase", "bold yellow")
    return line


def depots(view: View, width: int) -> list[Text]:
    """Draw the six depots with their tiles, goods and shields, in columns if they fit, and the black depot."""
    rows = [spaces(tiles) for tiles in view.depots]
    goods = [[text(("goods ", "dim"), goods_text(counts))] if any(counts) else [] for counts in view.goods]
    arms = [shields(on_depot) for on_depot in view.annex.shields] if view.annex is not None else []
    shield_width = max((item.cell_len for item in arms), default=0)
    widths = [
        max((row[place].cell_len for row in rows if place < len(row)), default=0) for place in range(DEPOT_SPACES)
    ]
    used = [size for size in widths if size]
    widest = max((item.cell_len for items in goods for item in items), default=0)
    if INDENT + (shield_width and shield_width + GAP) + sum(used) + GAP * len(used) + widest <= width:
        rows = [
            [pad(item, size) for item, size in zip([*row, *[text()] * len(used)], used, strict=False)] for row in rows
        ]
    lines: list[Text] = []
    for depot, (row, extra) in enumerate(zip(rows, goods, strict=True)):
        items = row + extra
        if shield_width:
            items = [pad(arms[depot], shield_width), *items]
        lines += label_block(f"depot {depot + 1}", fill_rows(items, width, INDENT, GAP), INDENT)
    return lines + label_block(
        "black", fill_rows([*spaces(view.black_depot), *inns(view.annex)], width, INDENT, GAP), INDENT
    )


def shields(numbers: Sequence[int]) -> Text:
    """Show the shields on a depot by their numbers."""
    return text((f"[{' '.join(str(number) for number in numbers)}]", SHIELD_STYLE) if numbers else "")


def inns(annex: AnnexView | None) -> list[Text]:
    """Show the inns next to the black depot."""
    if annex is None or annex.inns == 0:
        return []
    return [text((f"{annex.inns} {'inn' if annex.inns == 1 else 'inns'}", ink_of("inn")))]


def spaces(tiles: Sequence[str]) -> list[Text]:
    """List the tiles of a depot with the letters of their spaces."""
    return [
        text((f"{letter} ", "dim"), tile_text(tile)) for letter, tile in zip(SPACE_LETTERS, tiles, strict=False) if tile
    ]


def bonuses(view: View, players: int) -> list[Text]:
    """List the bonus points left for each colour, and for connecting all outposts."""
    sizes = [str(LARGE_BONUS[players]), str(SMALL_BONUS[players])]
    items: list[Text] = []
    for colour, taken in zip(COLOUR_NAMES, view.bonus_taken, strict=True):
        items.append(text((f"{colour} ", INK[colour]), " ".join(sizes[taken:]) or "-"))
    holdings = [duchy.holdings for duchy in view.duchies]
    if view.annex is not None and any(own is not None and own.outposts for own in holdings):
        items.append(text(("outposts ", "magenta"), " ".join(sizes[view.annex.outposts :]) or "-"))
    return items


def bridge(view: View, names: Sequence[str]) -> list[Text]:
    """Draw the bridge: each space with its stack of markers, top first."""
    items: list[Text] = []
    for space in range(LAST_BRIDGE_SPACE + 1):
        stack = [names[seat] for seat in view.bridge if view.seats[seat].space == space]
        for place, name in enumerate(stack):
            items.append(text(("on ", "dim"), name) if place else text((f"{space}: ", "dim"), name))
    return items


def track(view: View, width: int) -> list[Text]:
    """Show the progress of a solo game: the score towards the target, the covered hexes, and pending effects."""
    assert view.annex is not None
    hexes = view.duchies[0].hexes
    score = text((str(view.seats[0].points), "bold"), (" of ", "dim"), (str(view.annex.target), "bold"))
    score.append(", then an extra action", "dim")
    covered = text((str(sum(1 for hex_ in hexes if hex_.tile)), "bold"), (" of ", "dim"))
    covered.append(str(len(hexes)), "bold")
    lines = label_block("score", fill_rows([score], width, INDENT, GAP), INDENT)
    lines += label_block("hexes", fill_rows([covered], width, INDENT, GAP), INDENT)
    pending = [
        text((f"{number} ", "bold cyan"), effect_words(effect))
        for number, effect in enumerate(view.annex.effects, start=1)
    ]
    return [*lines, *(label_block("pending", fill_rows(pending, width, INDENT, GAP), INDENT) if pending else [])]


def storage(view: View, viewer: int) -> list[Text]:
    """Show stored tiles by slot: the viewer's own, the team's, and those in the yard beyond the slots."""
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
    """Show a die's number; a dash if it is used or not yet rolled."""
    return str(shown) if shown else "-"
