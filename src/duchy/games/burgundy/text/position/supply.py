"""The central board and the piles of a position: reading with every check.

Nothing may be where it does not belong, or occur more often than in the box.
"""

from typing import Final

from duchy.core.document import Document
from duchy.core.reason import PositionError
from duchy.games.burgundy.box.components import (
    BLACK_TILE,
    COLOUR_NAMES,
    DEPOT_SPACES,
    DEPOTS,
    FIRST_BLACK,
    GOODS,
    GOODS_OF_COLOUR,
    INN,
    KIND_COLOUR,
    KIND_NAMES,
    KIND_OF_NAME,
    KINDS,
    NO_TILE,
    PHASE_NAMES,
    PHASES,
    ROUNDS,
    SHIELD_PLACES,
    SHIELDS,
    SHIELDS_ON_DEPOT,
    SPACES,
)
from duchy.games.burgundy.rules.rounds import space_colour
from duchy.games.burgundy.rules.sites import DIRECT
from duchy.games.burgundy.state.agenda import (
    ASK_COURT,
    ASK_DISCARD,
    ASK_LAY,
    ASK_PHASE_GOODS,
    ASK_ROLL,
    ASK_SITE,
    ASK_STORE,
    ASK_TILE,
    ASK_WHITE,
    argument_of,
    kind_of,
    site_payer,
    site_tile,
)
from duchy.games.burgundy.state.state import Burgundy
from duchy.games.burgundy.variant import Variant

BOARD_LAID: Final = (ASK_TILE, ASK_PHASE_GOODS, ASK_ROLL, ASK_WHITE)
"""Questions to chance that come only once the board is filled and everyone has a duchy."""


def require_absent(document: Document, name: str, why: str) -> None:
    """Reject a field of an expansion that is not in this game."""
    if name in document.content:
        raise PositionError(f"{document.where(name)}: {why}", "not-in-game")


def in_game(variant: Variant, kind: int) -> bool:
    """Return whether a tile can occur in a game."""
    if kind == INN:
        return variant.inns
    if kind == BLACK_TILE:
        return variant.solo
    return variant.coloured_tiles[kind] + variant.black_tiles[kind] > 0


def tile(state: Burgundy, value: object, where: str) -> int:
    """Read the name of a tile; '' and null mean none."""
    if value in ("", None):
        return NO_TILE
    kind = KIND_OF_NAME.get(value, NO_TILE) if isinstance(value, str) else NO_TILE
    if not in_game(state.variant, kind):
        names = [KIND_NAMES[other] for other in range(1, KINDS) if in_game(state.variant, other)]
        raise PositionError(f"{where}: there is no tile {value!r}; tiles are {', '.join(names)}", "no-tile")
    return kind


def read_spaces(state: Burgundy, document: Document) -> None:
    """Read the tiles on the central board; those of a depot may be in any order, each goes to a space of its colour."""
    for depot in range(DEPOTS):
        name = str(depot + 1)
        for index, value in enumerate(document.items(name, [])):
            read_space(state, depot, index, value, f"{document.where(name)}[{index}]")
    black = document.items("black", [])
    size = state.variant.spaces_in_use - FIRST_BLACK
    if len(black) > size:
        raise PositionError(
            f"{document.where('black')}: {len(black)} tiles; the black depot has {size} spaces",
            "too-many",
            found=len(black),
            most=int(size),
        )
    for index, value in enumerate(black):
        state.spaces[FIRST_BLACK + index] = tile(state, value, f"{document.where('black')}[{index}]")
    document.finish()


def read_space(state: Burgundy, depot: int, index: int, value: object, where: str) -> None:
    """Read one tile of a numbered depot and find its space."""
    variant = state.variant
    kind = tile(state, value, where)
    if kind == NO_TILE:
        return
    if variant.coloured_tiles[kind] == 0:
        black = (
            "has a black back and can only be in the black depot"
            if variant.black_tiles[kind]
            else "cannot be in a depot"
        )
        raise PositionError(f"{where}: {KIND_NAMES[kind]} {black}", "not-in-depot", tile=KIND_NAMES[kind])
    first = depot * DEPOT_SPACES
    spaces = list(range(first, first + DEPOT_SPACES))
    if index < DEPOT_SPACES:
        spaces.insert(0, first + index)
    for space in spaces:
        if state.spaces[space] == NO_TILE and space_colour(state, space) == KIND_COLOUR[kind]:
            state.spaces[space] = kind
            return
    raise PositionError(
        f"{where}: depot {depot + 1} has no free space for {KIND_NAMES[kind]} ({COLOUR_NAMES[KIND_COLOUR[kind]]}) with"
        f" {variant.players} players in phase {PHASE_NAMES[state.phase]}",
        "no-space",
        depot=depot + 1,
        tile=KIND_NAMES[kind],
    )


def read_goods(state: Burgundy, document: Document) -> None:
    """Read the goods in the depots and on the round spaces."""
    goods = document.child("goods")
    for depot in range(DEPOTS):
        for colour, tiles in enumerate(goods.numbers(str(depot + 1), 0, GOODS_OF_COLOUR, [0] * GOODS)):
            state.goods[depot * GOODS + colour] = tiles
    goods.finish()
    for place, colour in enumerate(document.numbers("round_goods", 0, GOODS, [0] * ROUNDS)):
        state.round_goods[place] = colour


def read_arms(state: Burgundy, document: Document) -> None:
    """B11.1. Read the shields on the depots, 0 where one was taken."""
    if not state.variant.shields:
        require_absent(document, "shields", "there are no shields in this game")
        return
    shields = document.child("shields")
    for depot in range(DEPOTS):
        places = SHIELDS_ON_DEPOT[state.variant.players][depot]
        for place, shield in enumerate(shields.numbers(str(depot + 1), 0, SHIELDS, [0] * places)):
            state.annex.shields[depot * SHIELD_PLACES + place] = shield
    shields.finish()


def check_shields(state: Burgundy) -> None:
    """B11.1. Reject a shield in two places: there is one of each."""
    if not state.variant.shields:
        return
    found = [int(shield) for shield in state.annex.shields if shield]
    for duchy in state.duchies:
        found += [shield for shield in range(1, SHIELDS + 1) if duchy.holdings.shield_hex[shield]]
    for level in range(state.depth):
        if kind_of(state.agenda[level]) == ASK_COURT:
            found.append(int(argument_of(state.agenda[level])))
    for shield in range(1, SHIELDS + 1):
        if found.count(shield) > 1:
            raise PositionError(
                f"shields: shield {shield} occurs {found.count(shield)} times, but there is one of each",
                "shield-twice",
                shield=shield,
            )


def used_tiles(state: Burgundy) -> list[int]:
    """Count the tiles that are in no depot and in no pile, by kind."""
    used = [0] * KINDS
    for kinds in [list(duchy.tiles) for duchy in state.duchies] + [list(seat.storage) for seat in state.seats]:
        for kind in kinds:
            used[kind] += 1
    for duchy in state.duchies:
        for kind in duchy.holdings.store:
            used[kind] += 1
        for kind, tiles in enumerate(duchy.holdings.yard):
            used[kind] += int(tiles)
    for level in range(state.depth):
        asked, about = kind_of(state.agenda[level]), argument_of(state.agenda[level])
        if asked in (ASK_DISCARD, ASK_STORE):
            used[about] += 1
        elif asked == ASK_SITE and site_payer(about) == DIRECT:
            used[site_tile(about)] += 1
    return used


def read_inns(state: Burgundy, document: Document) -> None:
    """B9.4. Read the inns for sale; one is added each phase, and the others were bought."""
    if not state.variant.inns:
        require_absent(document, "inns", "there are no inns in this game")
        return
    first = kind_of(state.agenda[0]) if state.depth else ASK_ROLL
    came = 0 if first <= ASK_LAY and first not in BOARD_LAID else min(int(state.phase), PHASES - 1) + 1
    bought = used_tiles(state)[INN]
    if bought > came:
        raise PositionError(
            f"{KIND_NAMES[INN]}: it occurs {bought} times, but only {came} have been for sale so far",
            "inns",
            found=bought,
            most=came,
        )
    state.annex.inns = document.number("inns", 0, came - bought, came - bought)


def read_piles(state: Burgundy, document: Document) -> None:
    """Read piles and bag; by default they hold everything that is nowhere else. Nothing may occur too often."""
    used = used_tiles(state)
    for space in range(FIRST_BLACK):
        used[state.spaces[space]] += 1
    black = [0] * KINDS
    for space in range(FIRST_BLACK, SPACES):
        black[state.spaces[space]] += 1
    piles = document.child("piles")
    given = [piles.child(name) if piles.has(name) else None for name in ("coloured", "black")]
    piles.finish()
    for kind in range(1, KINDS):
        name = KIND_NAMES[kind]
        most = [state.variant.coloured_tiles[kind], state.variant.black_tiles[kind]]
        if black[kind] > most[1]:
            raise PositionError(
                f"depots.black: {name} occurs {black[kind]} times, but only {most[1]} have a black back",
                "black-tiles",
                tile=name,
                found=black[kind],
                most=int(most[1]),
            )
        if sum(most) == 0:
            continue
        out_of_black = black[kind] + max(0, used[kind] - most[0])
        left = [max(0, most[0] - used[kind]), max(0, most[1] - out_of_black)]
        for back, pile in enumerate(given):
            if pile is not None:
                left[back] = pile.number(name, 0, most[back], 0)
            state.piles[back * KINDS + kind] = left[back]
        if used[kind] + black[kind] + sum(left) > sum(most):
            raise PositionError(
                f"{name}: it occurs {used[kind] + black[kind] + sum(left)} times, but the box has {sum(most)}",
                "too-often",
                tile=name,
                found=used[kind] + black[kind] + sum(left),
                most=sum(most),
            )
    for pile in given:
        if pile is not None:
            pile.finish()
    read_bag(state, document)


def read_bag(state: Burgundy, document: Document) -> None:
    """Read the undrawn goods."""
    rest: list[int] = []
    for colour in range(GOODS):
        seen = sum(int(state.goods[depot * GOODS + colour]) for depot in range(DEPOTS))
        seen += sum(1 for goods in state.round_goods if goods == colour + 1)
        seen += sum(int(duchy.goods[colour] + duchy.sold[colour]) for duchy in state.duchies)
        if seen > GOODS_OF_COLOUR:
            raise PositionError(
                f"goods {colour + 1}: they occur {seen} times, but there are {GOODS_OF_COLOUR}",
                "goods-too-often",
                goods=colour + 1,
                found=seen,
                most=GOODS_OF_COLOUR,
            )
        rest.append(GOODS_OF_COLOUR - seen)
    bag = document.numbers("bag", 0, GOODS_OF_COLOUR, rest)
    for colour in range(GOODS):
        if bag[colour] > rest[colour]:
            raise PositionError(
                f"bag[{colour}]: must be at most {rest[colour]}, the tiles left over, got {bag[colour]}",
                "too-many",
                found=bag[colour],
                most=rest[colour],
            )
        state.bag[colour] = bag[colour]
