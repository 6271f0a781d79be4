"""The duchies of a position and everything that belongs to them: reading with every check."""

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from duchy.core.document import Document, number_in, word_of
from duchy.core.reason import PositionError
from duchy.games.burgundy.box.components import (
    ANY_COLOUR,
    CASTLE_TILE,
    COLOUR_NAMES,
    GOODS,
    GOODS_OF_COLOUR,
    GOODS_STORED,
    INN,
    KIND_COLOUR,
    KIND_NAMES,
    NO_TILE,
    ROUTE_CARDS,
    ROUTE_SPACES,
    SHIELDS,
    TEAM_STORAGE,
)
from duchy.games.burgundy.box.layout import UNDEALT
from duchy.games.burgundy.rules.shields import BIT, BORROWING
from duchy.games.burgundy.rules.spots import fits_inn
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.text.position.supply import require_absent, tile
from duchy.games.burgundy.variant import CHOSEN

MOST: Final = 100_000
"""More than anyone ever has."""

MOST_YARD: Final = 100
"""More tiles than anyone ever stores."""


def read_duchy(state: Burgundy, index: int, document: Document, started: bool) -> None:
    """Read a duchy; without tiles, the starting castle is in the centre if that is a castle hex."""
    variant = state.variant
    duchy = state.duchies[index]
    names = [layout.name for layout in variant.layouts]
    default = names[variant.chosen[index]] if variant.dealing == CHOSEN else ""
    name = document.word("name", ["", *names], default)
    layout = variant.layouts[names.index(name)] if name else UNDEALT
    if len(layout.outposts) and not variant.outposts:
        raise PositionError(
            f"{document.where('name')}: duchy {name} has outposts, which this game lacks:"
            " name it in the option duchies",
            "outposts",
            duchy=name,
        )
    duchy.lay_out(layout)
    tiles = document.child("tiles")
    if not document.has("tiles") and started and layout.centre >= 0:
        tiles.content[str(layout.centre + 1)] = "castle"
    for key, value in tiles.content.items():
        where = tiles.where(str(key))
        if not isinstance(key, str) or key not in [str(number) for number in range(1, layout.hexes + 1)]:
            raise PositionError(f"{where}: expected a hex of duchy {name!r}, 1 to {layout.hexes}", "no-hex")
        read_tile(state, duchy, int(key) - 1, value, where)
    read_means(state, duchy, document)
    if variant.solo:
        for field in ("large_bonus", "small_bonus"):
            if document.items(field, []):
                raise PositionError(
                    f"{document.where(field)}: there are no bonus tiles in the solo game", "not-in-game"
                )
    duchy.large_bonus = read_bonus(document, "large_bonus")
    duchy.small_bonus = read_bonus(document, "small_bonus")
    read_store(state, duchy, document)
    read_shields(state, index, document)
    read_route(state, duchy, document)
    document.finish()


def read_tile(state: Burgundy, duchy: Duchy, hex_: int, value: object, where: str) -> None:
    """Read the tile on a hex."""
    kind = tile(state, value, where)
    if kind == NO_TILE:
        return
    if KIND_COLOUR[kind] not in (ANY_COLOUR, duchy.layout.colour[hex_]):
        wanted = COLOUR_NAMES[duchy.layout.colour[hex_]]
        raise PositionError(
            f"{where}: hex {hex_ + 1} has the colour {wanted}, {KIND_NAMES[kind]} does not",
            "wrong-colour",
            tile=KIND_NAMES[kind],
            colour=wanted,
        )
    if not fits_inn(duchy, kind, hex_):
        raise PositionError(f"{where}: the region of hex {hex_ + 1} already has an {KIND_NAMES[INN]}", "region-has-inn")
    duchy.cover(hex_, kind)


def read_means(state: Burgundy, duchy: Duchy, document: Document) -> None:
    """Read goods, silver and workers; in the solo game goods of all colours can be stored (B13.1)."""
    for colour, count in enumerate(document.numbers("goods", 0, GOODS_OF_COLOUR, [0] * GOODS)):
        duchy.goods[colour] = count
    stored = sum(1 for colour in range(GOODS) if duchy.goods[colour])
    if stored > GOODS_STORED and not state.variant.solo:
        raise PositionError(
            f"{document.where('goods')}: at most {GOODS_STORED} colours can be stored, got {stored}",
            "goods-colours",
            found=stored,
            most=GOODS_STORED,
        )
    for colour, count in enumerate(document.numbers("sold", 0, GOODS_OF_COLOUR, [0] * GOODS)):
        duchy.sold[colour] = count
    duchy.silver = document.number("silver", 0, MOST, 0)
    duchy.workers = document.number("workers", 0, MOST, 0)


def read_bonus(document: Document, name: str) -> int:
    """Read the bonus tiles of a size, as bits of colours."""
    bits = 0
    for index, value in enumerate(document.items(name, [])):
        bits |= 1 << COLOUR_NAMES.index(word_of(value, COLOUR_NAMES, f"{document.where(name)}[{index}]"))
    return bits


def count_bonus(state: Burgundy) -> None:
    """Count the bonus tiles taken; there is one of each, and the large one goes first."""
    for colour, name in enumerate(COLOUR_NAMES):
        large = sum(duchy.large_bonus >> colour & 1 for duchy in state.duchies)
        small = sum(duchy.small_bonus >> colour & 1 for duchy in state.duchies)
        if large > 1 or small > 1:
            raise PositionError(
                f"duchies: there is one {'large' if large > 1 else 'small'} bonus tile for {name}",
                "bonus-twice",
                colour=name,
            )
        if small > large:
            raise PositionError(
                f"duchies: the small bonus tile for {name} is taken before the large one",
                "small-bonus-first",
                colour=name,
            )
        state.bonus[colour] = large + small


def read_store(state: Burgundy, duchy: Duchy, document: Document) -> None:
    """Read the slots that partners share (B12.3), and the tiles in extra storage (B11.5)."""
    holdings = duchy.holdings
    if state.variant.teams:
        store = document.items("store", [])
        if len(store) > TEAM_STORAGE:
            raise PositionError(
                f"{document.where('store')}: expected {TEAM_STORAGE} shared slots, got {len(store)}",
                "too-many",
                found=len(store),
                most=TEAM_STORAGE,
            )
        for slot, value in enumerate(store):
            holdings.store[slot] = tile(state, value, f"{document.where('store')}[{slot}]")
    else:
        require_absent(document, "store", "only partners share slots, and there are no teams in this game")
    if not state.variant.shields:
        require_absent(
            document, "yard", "only with shield 4 tiles are stored beyond the slots, and this game has no shields"
        )
        return
    yard = document.items("yard", [])
    if len(yard) > MOST_YARD:
        raise PositionError(
            f"{document.where('yard')}: {len(yard)} tiles; at most {MOST_YARD} are allowed",
            "too-many",
            found=len(yard),
            most=MOST_YARD,
        )
    for index, value in enumerate(yard):
        where = f"{document.where('yard')}[{index}]"
        kind = tile(state, value, where)
        if kind == NO_TILE:
            raise PositionError(f"{where}: expected a tile, there are no empty slots in the yard", "tile")
        holdings.yard[kind] += 1
        holdings.yard_tiles += 1


def read_shields(state: Burgundy, index: int, document: Document) -> None:
    """B11.2. Read the shields on castles, and whose monasteries are borrowed (B11.5)."""
    if not state.variant.shields:
        require_absent(document, "shields", "there are no shields in this game")
        require_absent(document, "ally", "there are no shields in this game")
        return
    duchy = state.duchies[index]
    shields = document.child("shields")
    hexes = {str(hex_ + 1): hex_ for hex_ in range(duchy.layout.hexes) if duchy.tiles[hex_] == CASTLE_TILE}
    for key, value in shields.content.items():
        where = shields.where(str(key))
        if not isinstance(key, str) or key not in hexes:
            raise PositionError(f"{where}: expected a hex with a castle, one of {', '.join(hexes) or 'none'}", "castle")
        shield = number_in(value, 0, SHIELDS, where)
        if shield == 0:
            continue
        if duchy.holdings.shield_hex[shield]:
            raise PositionError(f"{where}: shield {shield} is already on another castle", "shield-twice", shield=shield)
        duchy.holdings.shield_hex[shield] = hexes[key] + 1
        duchy.shields |= BIT[shield]
    ally = document.number("ally", 0, state.variant.duchies, 0) - 1
    if ally < 0:
        return
    if not duchy.shields & BORROWING:
        raise PositionError(f"{document.where('ally')}: needs shield 6", "ally-shield")
    if ally == index:
        raise PositionError(
            f"{document.where('ally')}: expected another duchy than this one, got {ally + 1}", "ally-self"
        )
    duchy.holdings.ally = ally


def read_route(state: Burgundy, duchy: Duchy, document: Document) -> None:
    """B9.5. Read the trade route: its cards and goods from the left, and the cards not laid yet."""
    if not state.variant.route_cards:
        for name in ("route", "route_goods", "cards"):
            require_absent(document, name, "there are no trade routes in this game")
        return
    holdings = duchy.holdings
    most = int(state.variant.route_cards * (state.variant.players // state.variant.duchies))
    for name in ("route", "cards"):
        for index, value in enumerate(document.items(name, [])):
            where = f"{document.where(name)}[{index}]"
            card = number_in(value, 1, len(ROUTE_CARDS), where) - 1
            if not state.annex.cards[card]:
                raise PositionError(
                    f"{where}: card {card + 1} is already elsewhere; there is one of each", "card-twice", card=card + 1
                )
            state.annex.cards[card] = 0
            if name == "route":
                holdings.route = append(holdings.route, i64(card))
            else:
                holdings.cards[card] = 1
    waiting = sum(int(card) for card in holdings.cards)
    if waiting and not state.variant.route_chosen:
        raise PositionError(
            f"{document.where('cards')}: must be empty with the option route_order = random", "cards-laid"
        )
    dealt = len(holdings.route) + waiting
    if dealt > most:
        raise PositionError(
            f"{document.where('route')}: {dealt} cards; a duchy of this game has {most}",
            "too-many",
            found=dealt,
            most=most,
        )
    goods = document.items("route_goods", [])
    spaces = len(holdings.route) * ROUTE_SPACES
    if len(goods) > spaces:
        raise PositionError(
            f"{document.where('route_goods')}: {len(goods)} goods; the route has {spaces} spaces",
            "too-many",
            found=len(goods),
            most=spaces,
        )
    for index, value in enumerate(goods):
        colour = number_in(value, 1, GOODS, f"{document.where('route_goods')}[{index}]")
        holdings.route_goods = append(holdings.route_goods, i64(colour))
    for colour in range(GOODS):
        lying = sum(1 for other in holdings.route_goods if other == colour + 1)
        if lying > duchy.sold[colour]:
            raise PositionError(
                f"{document.where('route_goods')}: {lying} tiles of goods {colour + 1} are on the route, but only"
                f" {duchy.sold[colour]} have been sold",
                "route-goods",
                goods=colour + 1,
                found=lying,
                most=int(duchy.sold[colour]),
            )
