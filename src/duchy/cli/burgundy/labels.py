"""Short labels for Burgundy actions in the menu: the notation without its first word, and the things it concerns."""

from collections.abc import Mapping, Sequence
from typing import cast

from rich.text import Text

from duchy.cli.burgundy import signs
from duchy.cli.burgundy.holdings import card_text
from duchy.cli.burgundy.legend import EFFECTS, shield_words
from duchy.cli.terminal.screen import text
from duchy.core.game import Game, State
from duchy.games.burgundy.box.components import GOODS, GOODS_NAMES, SHIELD_POINTS
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.prices import price
from duchy.games.burgundy.text.view import DuchyView, View

IN_WORDS = ("end", "skip", "workers", "hire", "point")
"""Actions without fields, whose labels are in words."""


def label(game: Game, names: Sequence[str], view: View, state: State, seat: int, action: int) -> Text:
    """Return the short label of an action."""
    fields = game.fields(action)
    if fields["do"] == "skip" and view.asked is not None and view.asked.question == "points":
        return text("buy no more points")
    if fields["do"] == "effect":  # its number in the menu is its notation
        assert view.annex is not None
        return text(signs.effect_words(view.annex.effects[number(fields, "effect") - 1]))
    if fields["do"] in IN_WORDS:
        return text(game.describe(state, seat, action))
    notation = game.notation(action)
    short = (notation.partition(":")[2] or notation).partition(" ")[2]
    what = about(names, view, seat, fields)
    cost = price(cast(Burgundy, state), seat, action)
    paid = (f" -{cost}w" if cost else "", "yellow")
    if fields["do"] == "shield":
        return text((short, "bold"), paid, " ", what)
    return text((short, "bold"), " " if what else "", what, paid)


def about(names: Sequence[str], view: View, seat: int, fields: Mapping[str, object]) -> Text:
    """Name the thing that an action concerns, if its notation does not."""
    do = fields["do"]
    duchy = view.duchies[view.seats[seat].duchy]
    if do in ("take", "buy", "fetch"):
        return offered(view, fields["depot"], number(fields, "space"))
    if do in ("place", "discard"):
        return signs.tile_text(stored(view, seat, number(fields, "slot")))
    if do in ("sell", "spend"):
        return goods_count(duchy.goods, number(fields, "goods"))
    if do == "gather":
        return goods_count(total_goods(view.goods), number(fields, "goods"))
    if do == "load":
        depots = fields["depots"]
        assert isinstance(depots, list)
        return signs.goods_text(total_goods([view.goods[int(depot) - 1] for depot in depots]))
    if do == "store":
        return text("slot" if fields["storage"] == "own" else "with your partner")
    if do == "use":
        return text((f"({EFFECTS[str(fields['building'])]})", "dim"))
    if do == "on":
        return site(duchy, number(fields, "hex"))
    if do == "shield":
        shield = number(fields, "shield")
        return text(f"{shield_words(shield)} ({SHIELD_POINTS[shield]} VP)")
    if do == "pay":
        return text(("(you lose the shield)", "dim") if fields["payment"] == "nothing" else "")
    if do == "ally":
        return ally(names, view, number(fields, "seat") - 1)
    if do == "lay":
        assert duchy.holdings is not None
        [card] = [card for card in duchy.holdings.cards if card.card == fields["card"]]
        return card_text(card)
    if do == "start":
        board = view.seats[seat].board
        return text((f"duchy {board[fields['side'] == 'b']}", "dim")) if board else site(duchy, number(fields, "hex"))
    return text()


def number(fields: Mapping[str, object], name: str) -> int:
    """Read a field that is a number."""
    return int(str(fields[name]))


def offered(view: View, depot: object, space: int) -> Text:
    """Name the tile on a depot's space; for an inn the notation is enough."""
    if depot == "inns":
        return text()
    tiles = view.black_depot if depot == "black" else view.depots[int(str(depot)) - 1]
    return signs.tile_text(tiles[space - 1])


def stored(view: View, seat: int, slot: int) -> str:
    """Return the tile in a slot; the seat's own slots come before the team's."""
    holdings = view.duchies[view.seats[seat].duchy].holdings
    return [*view.seats[seat].storage, *(holdings.store if holdings is not None else [])][slot - 1]


def goods_count(goods: Sequence[int], colour: int) -> Text:
    """Show how many goods of a colour there are."""
    return text(f"({goods[colour - 1]} {GOODS_NAMES[colour - 1]})")


def total_goods(depots: Sequence[Sequence[int]]) -> list[int]:
    """Add up the goods of depots by colour."""
    return [sum(depot[colour] for depot in depots) for colour in range(GOODS)]


def site(duchy: DuchyView, hex_: int) -> Text:
    """Describe a hex: its colour and number, or the castle on it and the shield that would be replaced."""
    there = duchy.hexes[hex_ - 1]
    if not there.tile:
        return text((f"{signs.LETTER[there.colour]}{there.number}", signs.INK[there.colour]))
    present = [] if duchy.holdings is None else duchy.holdings.shields
    replaced = [shield.shield for shield in present if shield.hex == hex_ - 1]
    return text(
        f"replaces shield {replaced[0]}: {shield_words(replaced[0])}" if replaced else "a castle without a shield"
    )


def ally(names: Sequence[str], view: View, seat: int) -> Text:
    """Name a player, with the monasteries in that player's duchy."""
    monasteries = view.duchies[view.seats[seat].duchy].monasteries
    shown = " ".join(f"M{monastery}" for monastery in monasteries)
    return text(names[seat], (f" ({shown or 'no monasteries yet'})", "dim"))
