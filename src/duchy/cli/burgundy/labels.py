"""Actions of Burgundy in short, for the menu: the notation, less what stands in front, and what it is about."""

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
"""Actions without fields, which are told in words."""


def label(game: Game, names: Sequence[str], view: View, state: State, seat: int, action: int) -> Text:
    """Write an action in short."""
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
    """Say what an action is about, if its notation does not."""
    do = fields["do"]
    duchy = view.duchies[view.seats[seat].duchy]
    if do in ("take", "buy", "fetch"):
        return lying(view, fields["depot"], number(fields, "space"))
    if do in ("place", "discard"):
        return signs.tile_text(stored(view, seat, number(fields, "slot")))
    if do in ("sell", "spend"):
        return counted(duchy.goods, number(fields, "goods"))
    if do == "gather":
        return counted(together(view.goods), number(fields, "goods"))
    if do == "load":
        depots = fields["depots"]
        assert isinstance(depots, list)
        return signs.goods_text(together([view.goods[int(depot) - 1] for depot in depots]))
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
        return text(("(the shield is lost)", "dim") if fields["payment"] == "nothing" else "")
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


def lying(view: View, depot: object, space: int) -> Text:
    """Name the tile on a space; the notation of an inn says it all."""
    if depot == "inns":
        return text()
    tiles = view.black_depot if depot == "black" else view.depots[int(str(depot)) - 1]
    return signs.tile_text(tiles[space - 1])


def stored(view: View, seat: int, slot: int) -> str:
    """Name the tile in a slot: one's own come first, then those of the team."""
    holdings = view.duchies[view.seats[seat].duchy].holdings
    return [*view.seats[seat].storage, *(holdings.store if holdings is not None else [])][slot - 1]


def counted(goods: Sequence[int], colour: int) -> Text:
    """Count the goods of a colour."""
    return text(f"({goods[colour - 1]} {GOODS_NAMES[colour - 1]})")


def together(depots: Sequence[Sequence[int]]) -> list[int]:
    """Add up the goods of depots."""
    return [sum(depot[colour] for depot in depots) for colour in range(GOODS)]


def site(duchy: DuchyView, hex_: int) -> Text:
    """Describe a hex to put something on: its colour and number, or the castle for a shield and what stands there."""
    there = duchy.hexes[hex_ - 1]
    if not there.tile:
        return text((f"{signs.LETTER[there.colour]}{there.number}", signs.INK[there.colour]))
    standing = [] if duchy.holdings is None else duchy.holdings.shields
    gone = [shield.shield for shield in standing if shield.hex == hex_ - 1]
    return text(f"in place of shield {gone[0]}: {shield_words(gone[0])}" if gone else "a castle without a shield")


def ally(names: Sequence[str], view: View, seat: int) -> Text:
    """Name a player with the monasteries in the duchy."""
    monasteries = view.duchies[view.seats[seat].duchy].monasteries
    shown = " ".join(f"M{monastery}" for monastery in monasteries)
    return text(names[seat], (f" ({shown or 'no monasteries yet'})", "dim"))
