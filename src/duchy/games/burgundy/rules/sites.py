"""Choosing a tile and then its hex: tiles from extra storage, and tiles placed directly from a depot (B11.5, B13.5)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import FETCH, NO_DIE, PICK, SITE, TAKE
from duchy.games.burgundy.box.components import (
    BLACK_SPACES,
    DEPOT_SPACES,
    DICE,
    FIRST_BLACK,
    HEXES,
    KIND_COLOUR,
    KIND_NAMES,
    KINDS,
    NO_TILE,
    SPACES,
)
from duchy.games.burgundy.rules.dice import (
    FREE_STEP_PLACING,
    number_shown,
    reach,
    use_die,
    why_not_die,
    why_not_reached,
)
from duchy.games.burgundy.rules.placing import ANY_NUMBER, PLACING, list_hexes, settle, why_not_spot
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.spots import first_hex, fitting_hexes, fitting_hexes_east, may_place
from duchy.games.burgundy.rules.storage import take_from_yard, why_not_in_yard
from duchy.games.burgundy.rules.taking import why_not_space
from duchy.games.burgundy.state.agenda import (
    ASK_BLACK,
    ASK_EXCHANGE,
    ASK_SITE,
    ASK_TURN,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
    site,
    site_payer,
    site_pips,
    site_tile,
)
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy

DIRECT: Final = 3
"""In place of a die: the tile comes directly from a depot."""


def numbers_reached(duchy: Duchy, kind: i64, pips: i64) -> i64:
    """B3.2. List the numbers of the hexes that a tile can reach, as bits."""
    if pips == 0:
        return ANY_NUMBER
    return reach(duchy, pips, FREE_STEP_PLACING[KIND_COLOUR[kind]])


def count_sites(duchy: Duchy, kind: i64, pips: i64) -> i64:
    """Return the number of hexes that a tile can go to."""
    count: i64 = 0
    numbers = numbers_reached(duchy, kind, pips)
    for east in range(duchy.layout.words):
        hexes = fitting_hexes_east(duchy, kind) if east else fitting_hexes(duchy, kind)
        while hexes:
            hex_ = first_hex(hexes) + east * HEXES
            hexes &= hexes - 1
            if numbers >> duchy.layout.number[hex_] & 1:
                count += 1
    return count


def list_picks(state: Burgundy, seat: i64, out: vec[i64], count: i64) -> i64:
    """B11.5. List the tiles in extra storage that a die or an effect can place."""
    duchy = state.duchy(seat)
    if duchy.holdings.yard_tiles == 0:
        return count
    by_dice = kind_of(state.asked()) == ASK_TURN
    for kind in range(i64(1), i64(KINDS)):
        if duchy.holdings.yard[kind]:
            for die in range(i64(DICE + 1)):
                if by_dice == (die < DICE):
                    pips = number_shown(state, seat, die)
                    if (pips or not by_dice) and count_sites(duchy, kind, pips):
                        out[count] = PICK + die * (KINDS - 1) + kind - 1
                        count += 1
    return count


def pick(state: Burgundy, seat: i64, die: i64, kind: i64) -> None:
    """B11.5. Choose a tile from extra storage, and ask for its hex."""
    state.ask(question(ASK_SITE, seat, site(kind, die, number_shown(state, seat, die))))


def list_sites(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B4.2. List the hexes for the tile asked about."""
    about = argument_of(state.asked())
    kind = site_tile(about)
    duchy = state.duchy(seat)
    numbers = numbers_reached(duchy, kind, site_pips(about))
    count = list_hexes(duchy, SITE, numbers, 0, fitting_hexes(duchy, kind), 0, out, 0)
    return list_hexes(duchy, SITE + HEXES, numbers, 0, fitting_hexes_east(duchy, kind), HEXES, out, count)


def choose_site(state: Burgundy, seat: i64, hex_: i64) -> None:
    """B4.2. Place the tile on its hex; a tile from extra storage is paid for like any other."""
    about = argument_of(state.asked())
    kind, die = site_tile(about), site_payer(about)
    state.close_question()
    if die != DIRECT:
        use_die(state, seat, die, state.duchy(seat).layout.number[hex_], FREE_STEP_PLACING[KIND_COLOUR[kind]])
        take_from_yard(state, seat, kind)
    settle(state, seat, hex_, kind)


def place_direct(state: Burgundy, seat: i64, space: i64) -> None:
    """B11.5, B13.5. Take a tile from its depot to be placed directly, on a hex of any number."""
    state.close_question()
    kind = state.lift(space)
    if state.journal is not None:
        depot: int | str = "black" if space >= FIRST_BLACK else space // DEPOT_SPACES + 1
        state.note("take", seat, {"tile": KIND_NAMES[kind], "depot": depot, "slot": 0})
    state.ask(question(ASK_SITE, seat, site(kind, DIRECT, 0)))


def list_direct(state: Burgundy, seat: i64, first: i64, last: i64, out: vec[i64], count: i64) -> i64:
    """B11.5, B13.5. List the tiles on a range of spaces that have a hex to go to."""
    duchy = state.duchy(seat)
    for space in range(first, last):
        kind = state.spaces[space]
        if kind != NO_TILE and may_place(duchy, kind):
            if space >= FIRST_BLACK:
                out[count] = FETCH + space - FIRST_BLACK
            else:
                out[count] = TAKE + NO_DIE * FIRST_BLACK + space
            count += 1
    return count


def may_place_direct(state: Burgundy, seat: i64, first: i64, last: i64) -> bool:
    """B11.5, B13.5. Return whether a tile on a range of spaces has a hex to go to."""
    duchy = state.duchy(seat)
    for space in range(first, last):
        kind = state.spaces[space]
        if kind != NO_TILE and may_place(duchy, kind):
            return True
    return False


def list_harvest(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B11.5, shield 14. List the tiles of the numbered depots."""
    return list_direct(state, seat, 0, FIRST_BLACK, out, 0)


def list_black(state: Burgundy, seat: i64, out: vec[i64]) -> i64:
    """B11.5, shield 15, and B13.5. List the tiles of the black depot."""
    return list_direct(state, seat, FIRST_BLACK, SPACES, out, 0)


def list_exchange(state: Burgundy, out: vec[i64]) -> i64:
    """B13.3. List the tiles of the black depot, to be stored face down."""
    count: i64 = 0
    for space in range(i64(BLACK_SPACES)):
        if state.spaces[FIRST_BLACK + space] != NO_TILE:
            out[count] = FETCH + space
            count += 1
    return count


def why_not_pick(state: Burgundy, seat: i64, die: i64, kind: i64) -> Reason | None:
    """B11.5. Require a tile in extra storage that a die or an effect can place somewhere."""
    asked = kind_of(state.asked())
    if die == NO_DIE and asked not in PLACING:
        return reason("other-question", question=QUESTION_NAMES[asked])
    refused = why_not_die(state, seat, die) or why_not_in_yard(state, seat, kind)
    if refused is not None:
        return refused
    if count_sites(state.duchy(seat), kind, number_shown(state, seat, die)) == 0:
        return reason("nowhere-to-place", tile=KIND_NAMES[kind])
    return None


def why_not_site(state: Burgundy, seat: i64, hex_: i64) -> Reason | None:
    """B4.2. Require a hex that fits the tile and that the paying number reaches."""
    asked = kind_of(state.asked())
    if asked != ASK_SITE:
        return reason("no-such-question", do="on", question=QUESTION_NAMES[asked])
    about = argument_of(state.asked())
    kind, pips = site_tile(about), site_pips(about)
    refused = why_not_spot(state, seat, kind, hex_)
    if refused is not None:
        return refused
    duchy = state.duchy(seat)
    return why_not_reached(
        duchy, pips, duchy.layout.number[hex_], FREE_STEP_PLACING[KIND_COLOUR[kind]], f"hex {hex_ + 1}"
    )


def why_not_fetch(state: Burgundy, seat: i64, space: i64) -> Reason | None:
    """B11.5, B13.3, B13.5. Require a tile in the black depot; it must have a hex unless it is stored face down."""
    asked = kind_of(state.asked())
    if asked not in (ASK_BLACK, ASK_EXCHANGE):
        return reason("no-such-question", do="fetch", question=QUESTION_NAMES[asked])
    refused = why_not_space(state, space)
    if refused is not None:
        return refused
    kind = state.spaces[space]
    if asked == ASK_BLACK and not may_place(state.duchy(seat), kind):
        return reason("nowhere-to-place", tile=KIND_NAMES[kind])
    return None
