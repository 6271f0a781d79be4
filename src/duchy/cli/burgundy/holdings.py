"""What a duchy has in addition to its hexes, in lines: its trade route, outposts and shields."""

from collections.abc import Sequence

from rich.text import Text

from duchy.cli.burgundy.legend import shield_words
from duchy.cli.burgundy.signs import GOODS_PAINT, SHIELD_STYLE, bonus_sign, bonus_words
from duchy.cli.terminal.screen import fill_rows, label_block, pad, text, wrap
from duchy.games.burgundy.box.components import SHIELD_POINTS
from duchy.games.burgundy.text.view import CardSpaceView, CardView, DuchyView, HoldingsView, View

INDENT = 9
GAP = 2
ALLY_SHIELD = 6
OUTPOSTS = 3
SPACE = 3
"""The columns of a space on a trade route card."""
CARD = 3 * SPACE + 2
"""The columns of a trade route card."""


def route(holdings: HoldingsView | None, width: int) -> list[Text]:
    """Draw the trade route: each space's bonus, the goods it is for, and the goods on it."""
    if holdings is None or not holdings.route:
        return []
    free = next((space for card in holdings.route for space in card.spaces if not space.laid), None)
    cards = [[space_texts(space, space is free) for space in card.spaces] for card in holdings.route]
    each = max(1, (width - INDENT - 1) // (CARD + 1))
    lines: list[Text] = []
    for first in range(0, len(cards), each):
        for row, word in enumerate(("route", "for", "laid")):
            line = text(" " * INDENT)
            for card in cards[first : first + each]:
                line.append("│", "dim")
                for place, space in enumerate(card):
                    line.append(pad(space[row], SPACE + (place < len(card) - 1)))
            line.append("│", "dim")
            lines += label_block(word, [line], INDENT)
    return lines


def space_texts(space: CardSpaceView, free: bool) -> tuple[Text, Text, Text]:
    """Show a trade route space: its bonus, the goods it is for, and the goods on it, with + if they match."""
    laid = text((str(space.laid), GOODS_PAINT[space.laid - 1])) if space.laid else text((">" if free else "-", "bold"))
    if space.laid == space.goods:
        laid.append("+", "bold green")
    bonus = text((bonus_sign(space.bonus), "bold" if not space.laid else "dim"))
    return bonus, text((str(space.goods), GOODS_PAINT[space.goods - 1])), laid


def card_text(card: CardView) -> Text:
    """Show the spaces of a trade route card in a row."""
    line = text()
    for space in card.spaces:
        line.append("  " if line else "")
        line.append(str(space.goods), GOODS_PAINT[space.goods - 1])
        line.append(f":{bonus_words(space.bonus)}")
    return line


def outposts(duchy: DuchyView, width: int) -> list[Text]:
    """List the outposts reached, and count those that are connected."""
    own = duchy.holdings
    if own is None or not own.outposts:
        return []
    reached = [
        str(number)
        for number, outpost in enumerate(own.outposts, start=1)
        if any(duchy.hexes[hex_].tile for hex_ in outpost.hexes)
    ]
    if not reached:
        return []
    items = [text(f"reached: {', '.join(reached)}")]
    if own.joined > 1:
        items.append(text((f"{own.joined} of {OUTPOSTS} connected", "bold")))
    return label_block("outposts", fill_rows(items, width, INDENT + 1, GAP), INDENT + 1)


def shields(view: View, names: Sequence[str], seats: Sequence[int], width: int) -> list[Text]:
    """List the shields of some players, and their effects."""
    lines: list[Text] = []
    listed: set[int] = set()
    name_of = {seat: side_of(view, names, seat) for seat in seats}
    indent = INDENT + max(len(name) for name in name_of.values()) + GAP
    for seat in seats:
        duchy = view.duchies[view.seats[seat].duchy]
        if duchy.holdings is None or not duchy.holdings.shields or view.seats[seat].duchy in listed:
            continue
        listed.add(view.seats[seat].duchy)
        items: list[Text] = []
        for owned in duchy.holdings.shields:
            effect = shield_words(owned.shield)
            if owned.shield == ALLY_SHIELD and duchy.holdings.ally is not None:
                effect = f"the monasteries of {owners(view, names, duchy.holdings.ally)} also work here"
            item = text((f"{owned.shield} ", SHIELD_STYLE), f"{effect} ({SHIELD_POINTS[owned.shield]} VP)")
            items += wrap(item, width - indent)
        word = f"{'' if lines else 'shields':<{INDENT}}{name_of[seat]}"
        lines += label_block(word, fill_rows(items, width, indent, GAP), indent)
    return lines


def side_of(view: View, names: Sequence[str], seat: int) -> str:
    """Name a seat's player, or its team."""
    team = view.seats[seat].team
    return names[seat] if team is None else f"Team {team + 1}"


def owners(view: View, names: Sequence[str], duchy: int) -> str:
    """Name the players who own a duchy."""
    return " and ".join(name for name, seat in zip(names, view.seats, strict=True) if seat.duchy == duchy)
