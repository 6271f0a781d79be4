"""Setting up a position: reading a state from the JSON document that `writing` writes, with every check.

Every field is optional and has a sensible default, so that a situation takes only a few lines. Errors name the field.
"""

from typing import Final

from duchy.core.document import Document
from duchy.core.reason import OptionError, PositionError
from duchy.games.burgundy.actions import FIRST, PIPS, START
from duchy.games.burgundy.box.components import DICE, LAST_BRIDGE_SPACE, PHASE_NAMES, ROUNDS, TARGET_STEP
from duchy.games.burgundy.rules.reasons import reason
from duchy.games.burgundy.rules.setup import why_not_start
from duchy.games.burgundy.state.agenda import ASK_START_HIDDEN, ASK_TURN, kind_of
from duchy.games.burgundy.state.state import NO_BOARD, NO_CHOICE, Burgundy, empty_state
from duchy.games.burgundy.text.notation import parse
from duchy.games.burgundy.text.position.agenda_reading import asks_for_starts, check_answers, read_agenda, read_closing
from duchy.games.burgundy.text.position.effects import read_effects
from duchy.games.burgundy.text.position.estate import MOST, count_bonus, read_duchy
from duchy.games.burgundy.text.position.supply import (
    check_shields,
    read_arms,
    read_goods,
    read_inns,
    read_piles,
    read_spaces,
    require_absent,
    tile,
)
from duchy.games.burgundy.variant import BOARDS, variant_of

LEFT_OUT: Final = 1
"""The white die in a turn of a game with white castles, if the document does not say."""


def read(content: object) -> Burgundy:
    """Read a state; raises `PositionError`, which names the field."""
    document = Document(content)
    document.word("game", ("burgundy",), "burgundy")
    try:
        variant = variant_of({str(name): value for name, value in document.child("options").content.items()})
    except OptionError as error:
        raise PositionError(f"options: {error}", "options") from error
    state = empty_state(variant)
    read_time(state, document)
    read_spaces(state, document.child("depots"))
    read_goods(state, document)
    read_arms(state, document)
    for index, content_of_seat in enumerate(parts(document, "seats", int(variant.players))):
        read_seat(state, index, content_of_seat)
    started = not asks_for_starts(document)
    for index, content_of_duchy in enumerate(parts(document, "duchies", int(variant.duchies))):
        read_duchy(state, index, content_of_duchy, started)
    state.recount()
    read_bridge(state, document)
    count_bonus(state)
    read_target(state, document)
    read_effects(state, document)
    read_agenda(state, document)
    read_inns(state, document)
    read_piles(state, document)
    check_shields(state)
    for index in range(variant.players):
        check_choice(state, index)
    document.finish()
    check_white(state, document)
    check_effects(state)
    check_answers(state)
    return state


def read_time(state: Burgundy, document: Document) -> None:
    """Read phase, round, order and turn, the white die, and what is allowed once per turn."""
    over = document.content.get("agenda") == []
    state.phase = PHASE_NAMES.index(document.word("phase", ["E"] if over else list(PHASE_NAMES), "E" if over else "A"))
    for place, seat in enumerate(document.order("order", list(range(1, int(state.variant.players) + 1)))):
        state.order[place] = seat - 1
    state.turn = document.number("turn", 1, int(state.variant.players), 1) - 1
    state.bought = document.flag("bought")
    if state.variant.shields:
        state.annex.turned = document.flag("turned")
    else:
        require_absent(document, "turned", "only shield 16 turns a die, and there are no shields in this game")
    read_closing(state, document)
    ended = over or state.annex.closing > 0
    state.round = document.number("round", ROUNDS if ended else 1, ROUNDS, ROUNDS if ended else 1) - 1
    if ended:
        state.round = ROUNDS
    state.white = document.number("white", 0, PIPS, 0)


def read_target(state: Burgundy, document: Document) -> None:
    """B13.6. Read the target of the solo game; the marker is always below it."""
    if not state.variant.solo:
        require_absent(document, "target", "only the solo game has a target")
        return
    target = int(state.variant.target)
    state.annex.target = document.number("target", TARGET_STEP, target, target)
    points = state.seats[0].points
    if points >= state.annex.target:
        raise PositionError(
            f"seats[0].points: must be below the target ({state.annex.target}), got {points}",
            "target",
            most=int(state.annex.target) - 1,
        )


def check_white(state: Burgundy, document: Document) -> None:
    """B9.3. Require a number on the white die in a turn with white castles, which may need it."""
    if state.white or not state.variant.white_castles or state.depth == 0 or kind_of(state.agenda[0]) < ASK_TURN:
        return
    if document.has("white"):
        raise PositionError(
            "white: must be 1 to 6 here, because a white castle may need it, got 0", "range", low=1, high=PIPS
        )
    state.white = LEFT_OUT


def check_effects(state: Burgundy) -> None:
    """B13.8. Reject pending effects outside a turn."""
    if state.annex.waiting and (state.depth == 0 or kind_of(state.agenda[0]) != ASK_TURN):
        raise PositionError(f"effects: must be empty outside a turn, got {state.annex.waiting}", "effects")


def parts(document: Document, name: str, count: int) -> list[Document]:
    """Read one object per seat or per duchy."""
    found = document.items(name, [{}] * count)
    if len(found) != count:
        raise PositionError(
            f"{name}: expected {count} for this game, got {len(found)}", "length", wanted=count, found=len(found)
        )
    return [Document(part, f"{name}[{index}]") for index, part in enumerate(found)]


def read_seat(state: Burgundy, index: int, document: Document) -> None:
    """Read what a seat has; its choice is checked once the agenda is known."""
    seat = state.seats[index]
    seat.points = document.number("points", 0, MOST, 0)
    for die, pips in enumerate(document.numbers("dice", 0, PIPS, [0] * DICE)):
        seat.dice[die] = pips
    storage = document.items("storage", [])
    if len(storage) > state.variant.slots:
        raise PositionError(
            f"{document.where('storage')}: expected {state.variant.slots} slots, got {len(storage)}",
            "too-many",
            found=len(storage),
            most=int(state.variant.slots),
        )
    for slot, value in enumerate(storage):
        seat.storage[slot] = tile(state, value, f"{document.where('storage')}[{slot}]")
    seat.space = document.number("space", 0, LAST_BRIDGE_SPACE, 0)
    board = document.number("board", 0, len(state.variant.boards) or MOST, 0)
    if board and state.variant.dealing != BOARDS:
        raise PositionError(
            f"{document.where('board')}: boards are dealt only with the option duchies = boards", "not-in-game"
        )
    seat.board = board - 1 if board else NO_BOARD
    if document.has("choice") and document.content["choice"] != "":
        try:
            seat.choice = parse(str(document.content["choice"]))
        except ValueError as error:
            raise PositionError(f"{document.where('choice')}: {error}", "choice") from error
    document.finish()


def check_choice(state: Burgundy, index: int) -> None:
    """Check a hidden start: it must answer the open question."""
    choice = state.seats[index].choice
    if choice == NO_CHOICE:
        return
    if state.depth == 0 or kind_of(state.asked()) != ASK_START_HIDDEN:
        raise PositionError(f"seats[{index}].choice: allowed only while starts are chosen", "choice")
    if index not in list(state.order)[: state.variant.duchies]:
        raise PositionError(f"seats[{index}].choice: the partner chooses for the team", "choice")
    refused = why_not_start(state, index, choice) if START <= choice < FIRST else reason("chance-decides")
    if refused is not None:
        raise PositionError(f"seats[{index}].choice: {refused.words}", "choice")


def read_bridge(state: Burgundy, document: Document) -> None:
    """Read the stacks on the bridge: seats from the foremost to the last, by default in the order of the round."""
    default = sorted((int(seat) + 1 for seat in state.order), key=lambda seat: -state.seats[seat - 1].space)
    bridge = document.order("bridge", default)
    for place, seat in enumerate(bridge):
        state.bridge[place] = seat - 1
        if place and state.seats[seat - 1].space > state.seats[bridge[place - 1] - 1].space:
            raise PositionError(
                f"bridge: seat {seat} is further along than seat {bridge[place - 1]} and must come before it",
                "bridge",
                seat=seat,
                other=bridge[place - 1],
            )
