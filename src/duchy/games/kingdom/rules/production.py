"""Production: counting icons, supremacy, and the cubes that have to be placed (K4.1, K4.2)."""

from mypy_extensions import i64

from duchy.games.kingdom.box.components import RESOURCE_NAMES, SOLO_SUPREMACY
from duchy.games.kingdom.state.agenda import (
    ASK_STEP,
    ask_cubes,
    question,
)
from duchy.games.kingdom.state.seat import Seat
from duchy.games.kingdom.state.state import PRODUCTION_STAGE, Kingdom


def production(seat: Seat, resource: i64) -> i64:
    """K4.1. One cube per icon in the duchy, one per built card of the type that an icon names.

    K6.6. A covered icon produces nothing. The totals are updated when something changes.
    """
    return seat.makes[resource]


def begin_step(state: Kingdom) -> None:
    """K4.1. Both count at the same time. K4.2. Supremacy is decided immediately, before any cube is placed."""
    resource = state.turn
    for index in range(state.variant.players):
        seat = state.seats[index]
        seat.made = production(seat, resource)
        if state.journal is not None:
            state.note("produce", index, {"resource": RESOURCE_NAMES[resource], "cubes": seat.made})
    for index in range(state.variant.players):
        if has_supremacy(state, index):
            train(state, index)
    for index in range(state.variant.players):
        seat = state.seats[index]
        seat.ask(question(ASK_STEP, 0))
        if seat.made:
            seat.ask(ask_cubes(resource, seat.made))


def has_supremacy(state: Kingdom, index: i64) -> bool:
    """K4.2. Supremacy in the resource of this step."""
    made = state.seats[index].made
    return wins_supremacy(state, index, made, 0 if state.variant.solo else state.seats[1 - index].made)


def wins_supremacy(state: Kingdom, index: i64, made: i64, theirs: i64) -> bool:
    """K4.2. More than the opponent; no one in a tie. K5S.5. Alone: at least five. K7.3. An advisor wins ties."""
    if state.variant.solo:
        return made >= SOLO_SUPREMACY
    return made > theirs or (made == theirs > 0 and state.seats[index].ties > state.seats[1 - index].ties)


def supremacy(state: Kingdom, resource: i64) -> int:
    """K4.2. Return the seat, from 1, that has supremacy in a resource as things stand; 0 for no one."""
    counted = state.stage == PRODUCTION_STAGE and state.turn == resource
    players = i64(len(state.seats))
    for index in range(players):
        made = made_of(state.seats[index], resource, counted)
        if wins_supremacy(state, index, made, made_of(state.seats[players - 1 - index], resource, counted)):
            return int(index) + 1
    return 0


def made_of(seat: Seat, resource: i64, counted: bool) -> i64:
    """K4.1. Return the cubes of a resource that a seat makes; once they are counted, no later change matters."""
    return seat.made if counted else production(seat, resource)


def train(state: Kingdom, index: i64) -> None:
    """K4.2. A soldier in training is gained; otherwise a soldier starts training."""
    seat = state.seats[index]
    if seat.training:
        seat.training = 0
        seat.soldiers += 1
    else:
        seat.training = 1
    if state.journal is not None:
        state.note("supremacy", index, {"soldiers": 1 - seat.training})
