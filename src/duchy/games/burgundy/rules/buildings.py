"""Buildings: what each does once, at once, if the player wants (B5.5), and the castle's extra action (B5.2)."""

from typing import Final

from mypy_extensions import i64

from duchy.games.burgundy.agenda import (
    ASK_CARPENTER,
    ASK_CASTLE,
    ASK_CHURCH,
    ASK_CITY_HALL,
    ASK_MARKET,
    ASK_WAREHOUSE,
    question,
)
from duchy.games.burgundy.components import (
    BANK,
    BOARDING_HOUSE,
    CARPENTER,
    CHURCH,
    CITY_HALL,
    MARKET,
    NO_TILE,
    STORAGE,
    WAREHOUSE,
    WATCHTOWER,
)
from duchy.games.burgundy.rules.purchase import may_buy
from duchy.games.burgundy.rules.selling import may_sell_free
from duchy.games.burgundy.rules.spots import spots
from duchy.games.burgundy.rules.taking import colours_taken, may_take_free
from duchy.games.burgundy.state import Burgundy

BOARDERS: Final = 4
BANK_SILVER: Final = 2
TOWER_POINTS: Final = 4


def castle(state: Burgundy, seat: i64) -> None:
    """B5.2. A castle gives one extra action of any kind, with any number."""
    state.ask(question(ASK_CASTLE, seat, 0))


def building(state: Burgundy, seat: i64, kind: i64) -> None:
    """B5.5. A building's effect happens at once; one that cannot be used is lost."""
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


def warehouse(state: Burgundy, seat: i64) -> None:
    """B5.5. A warehouse sells the goods of one colour."""
    if may_sell_free(state, seat):
        state.ask(question(ASK_WAREHOUSE, seat, 0))


def watchtower(state: Burgundy, seat: i64) -> None:
    """B5.5. A watchtower is worth four points."""
    state.seats[seat].points += TOWER_POINTS
    if state.journal is not None:
        state.note("watchtower", seat, {}, TOWER_POINTS, "watchtowers")


def bring(state: Burgundy, seat: i64, asked: i64) -> None:
    """B5.5. Carpenter, church and market bring a tile of their colours from any numbered depot into storage."""
    if may_take_free(state, colours_taken(asked)):
        state.ask(question(asked, seat, 0))


def boarding_house(state: Burgundy, seat: i64) -> None:
    """B5.5. A boarding house brings four workers."""
    state.duchy(seat).workers += BOARDERS
    if state.journal is not None:
        state.note("boarding-house", seat, {"workers": BOARDERS})


def bank(state: Burgundy, seat: i64) -> None:
    """B5.5. A bank brings two silver."""
    state.duchy(seat).silver += BANK_SILVER
    if state.journal is not None:
        state.note("bank", seat, {"silver": BANK_SILVER})


def city_hall(state: Burgundy, seat: i64) -> None:
    """B5.5. A city hall places another stored tile on a hex of any number.

    It is asked even if no stored tile fits, when a tile can still be bought in between (B3.3 of 2019).
    """
    storage = state.seats[seat].storage
    duchy = state.duchy(seat)
    for slot in range(i64(STORAGE)):
        if storage[slot] != NO_TILE and spots(duchy, storage[slot]):
            state.ask(question(ASK_CITY_HALL, seat, 0))
            return
    if state.variant.new_edition and may_buy(state, seat):
        state.ask(question(ASK_CITY_HALL, seat, 0))
