"""Buildings: the optional, immediate effect of each (B5.5, B9.1, B9.3), and the castle's action (B5.2)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.reason import Reason
from duchy.games.burgundy.actions import USE
from duchy.games.burgundy.box.components import (
    BANK,
    BASE_BUILDINGS,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    CRANE,
    KIND_NAMES,
    KINDS,
    MARKET,
    NO_TILE,
    WAREHOUSE,
    WATCHTOWER,
    WHITE_CASTLE,
)
from duchy.games.burgundy.rules.gains import earn, gain_workers, note_points
from duchy.games.burgundy.rules.purchase import may_buy
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.selling import may_sell_free
from duchy.games.burgundy.rules.spots import may_place
from duchy.games.burgundy.rules.storage import slots, stored_tile
from duchy.games.burgundy.rules.taking import colours_taken, may_take_free
from duchy.games.burgundy.state.agenda import (
    ASK_CARPENTER,
    ASK_CASTLE,
    ASK_CHURCH,
    ASK_CITY_HALL,
    ASK_CRANE,
    ASK_MARKET,
    ASK_WAREHOUSE,
    ASK_WHITE_CASTLE,
    QUESTION_NAMES,
    kind_of,
    question,
    seat_of,
)
from duchy.games.burgundy.state.state import Burgundy

BOARDERS: Final = 4
BANK_SILVER: Final = 2
TOWER_POINTS: Final = 4


def castle(state: Burgundy, seat: i64) -> None:
    """B5.2. Ask for a castle's extra action, of any kind and with any number."""
    state.ask(question(ASK_CASTLE, seat, 0))


def building(state: Burgundy, seat: i64, kind: i64) -> None:
    """B5.5. Carry out a building's effect immediately; one that cannot be used is lost.

    B9.3. A white castle gives an action with the white die's number. B9.1. A crane copies another building.
    """
    if kind == WAREHOUSE:
        warehouse(state, seat)
    elif kind == WATCHTOWER:
        watchtower(state, seat)
    elif kind == CARPENTER:
        bring(state, seat, ASK_CARPENTER)
    elif kind == CHURCH:
        bring(state, seat, ASK_CHURCH)
    elif kind == MARKET:
        bring(state, seat, ASK_MARKET)
    elif kind == BOARDING_HOUSE:
        boarding_house(state, seat)
    elif kind == BANK:
        bank(state, seat)
    elif kind == CITY_HALL:
        city_hall(state, seat)
    elif kind == WHITE_CASTLE:
        state.ask(question(ASK_WHITE_CASTLE, seat, 0))
    elif kind == CRANE:
        state.ask(question(ASK_CRANE, seat, 0))


def warehouse(state: Burgundy, seat: i64) -> None:
    """B5.5. Ask which goods a warehouse sells, if there are any."""
    if may_sell_free(state, seat):
        state.ask(question(ASK_WAREHOUSE, seat, 0))


def watchtower(state: Burgundy, seat: i64) -> None:
    """B5.5. Score four points for a watchtower."""
    earn(state, seat, TOWER_POINTS)
    if state.journal is not None:
        note_points(state, "watchtower", seat, {}, TOWER_POINTS, "watchtowers")


def bring(state: Burgundy, seat: i64, asked: i64) -> None:
    """B5.5. Ask which tile of their colours carpenter, church or market take from any numbered depot into storage."""
    if may_take_free(state, colours_taken(asked)):
        state.ask(question(asked, seat, 0))


def boarding_house(state: Burgundy, seat: i64) -> None:
    """B5.5. Gain four workers from a boarding house."""
    if state.journal is not None:
        state.note("boarding-house", seat, {"workers": BOARDERS})
    gain_workers(state, seat, BOARDERS)


def bank(state: Burgundy, seat: i64) -> None:
    """B5.5. Gain two silver from a bank."""
    state.duchy(seat).silver += BANK_SILVER
    if state.journal is not None:
        state.note("bank", seat, {"silver": BANK_SILVER})


def city_hall(state: Burgundy, seat: i64) -> None:
    """B5.5. Ask which other stored tile a city hall places, on a hex of any number.

    The question is asked even if no stored tile fits, as long as a tile can be bought first (B3.3 of 2019).
    """
    if may_place_stored(state, seat) or (state.variant.new_edition and may_buy(state, seat)):
        state.ask(question(ASK_CITY_HALL, seat, 0))


def may_place_stored(state: Burgundy, seat: i64) -> bool:
    """B5.5. Return whether a stored tile has a hex to go to."""
    duchy = state.duchy(seat)
    for slot in range(slots(state, seat)):
        kind = stored_tile(state, seat, slot)
        if kind != NO_TILE and may_place(duchy, kind):
            return True
    if duchy.holdings.yard_tiles:
        for kind in range(i64(1), i64(KINDS)):
            if duchy.holdings.yard[kind] and may_place(duchy, kind):
                return True
    return False


def list_crane(state: Burgundy, out: vec[i64], count: i64) -> i64:
    """B9.1. List the buildings that a crane can copy, including white castles if they are in play."""
    kinds: i64 = BASE_BUILDINGS + 1 if state.variant.white_castles else BASE_BUILDINGS
    for kind in range(kinds):
        out[count] = USE + kind
        count += 1
    return count


def use_crane(state: Burgundy, seat: i64, kind: i64) -> None:
    """B9.1. Carry out the effect of the chosen building."""
    state.close_question()
    if state.journal is not None:
        state.note("crane", seat, {"building": KIND_NAMES[kind]})
    building(state, seat, kind)


def why_not_crane(state: Burgundy, kind: i64) -> Reason | None:
    """B9.1. Require a building that is in play."""
    asked = kind_of(state.asked())
    if asked != ASK_CRANE:
        return reason("no-such-question", do="use", question=QUESTION_NAMES[asked])
    if kind == CRANE or (kind == WHITE_CASTLE and not state.variant.white_castles):
        return reason("crane-cannot", building=KIND_NAMES[kind])
    return None


def pass_over(state: Burgundy) -> None:
    """B5.5, B9.5. Drop effects of a trade route that cannot be used when their turn comes."""
    while state.depth and hopeless(state):
        if state.journal is not None:
            asked = state.asked()
            state.note("skip", seat_of(asked), {"effect": QUESTION_NAMES[kind_of(asked)]})
        state.close_question()


def hopeless(state: Burgundy) -> bool:
    """B5.5. Return whether the effect asked about cannot be used."""
    asked = kind_of(state.asked())
    seat = seat_of(state.asked())
    if asked in (ASK_CARPENTER, ASK_CHURCH, ASK_MARKET):
        return not may_take_free(state, colours_taken(asked))
    if asked == ASK_WAREHOUSE:
        return not may_sell_free(state, seat)
    if asked == ASK_CITY_HALL:
        return not may_place_stored(state, seat) and not (state.variant.new_edition and may_buy(state, seat))
    return False
