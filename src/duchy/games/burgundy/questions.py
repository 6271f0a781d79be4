"""Open questions as documents: the agenda of a position, written and read with every check."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.document import Document, number_in
from duchy.core.game import CHANCE
from duchy.core.reason import PositionError
from duchy.games.burgundy.actions import ACTIONS, bit_list
from duchy.games.burgundy.agenda import (
    ASK_BOARD,
    ASK_DISCARD,
    ASK_DUCHY,
    ASK_KEEP,
    ASK_PHASE_GOODS,
    ASK_ROLL,
    ASK_START,
    ASK_START_GOODS,
    ASK_START_HIDDEN,
    ASK_TILE,
    ASK_TURN,
    DEPTH,
    LAST_CHANCE_QUESTION,
    QUESTION_NAMES,
    argument_of,
    kind_of,
    question,
    seat_of,
)
from duchy.games.burgundy.components import DEPOTS, FIRST_BLACK, KIND_NAMES, KIND_OF_NAME, NO_TILE, PHASES, ROUNDS
from duchy.games.burgundy.layout import UNDEALT
from duchy.games.burgundy.notation import space_of, space_text
from duchy.games.burgundy.rules.rounds import space_colour
from duchy.games.burgundy.rules.ships import list_keeps
from duchy.games.burgundy.rules.turn import list_actions, list_outcomes
from duchy.games.burgundy.state import NO_BOARD, NO_CHOICE, Burgundy
from duchy.games.burgundy.variant import HIDDEN, IN_TURN

SEAT_QUESTIONS: Final = (ASK_DUCHY, ASK_BOARD, ASK_START_GOODS, ASK_ROLL)
"""Questions to chance that are about a seat."""


def write_question(asked: int) -> dict[str, object]:
    """Write an open question."""
    kind, about = kind_of(asked), argument_of(asked)
    written: dict[str, object] = {"question": QUESTION_NAMES[kind]}
    if kind > LAST_CHANCE_QUESTION and kind != ASK_START_HIDDEN:
        written["seat"] = seat_of(asked) + 1
    if kind in SEAT_QUESTIONS:
        written["seat"] = about + 1
    elif kind == ASK_TILE:
        written["space"] = space_text(about)
    elif kind == ASK_PHASE_GOODS:
        written["round"] = about + 1
    elif kind == ASK_KEEP:
        written["depots"] = [depot + 1 for depot in bit_list(about)]
    elif kind == ASK_DISCARD:
        written["tile"] = KIND_NAMES[about]
    return written


def tile(value: object, where: str) -> int:
    """Read the name of a tile; '' and null are none."""
    if value in ("", None):
        return NO_TILE
    if not isinstance(value, str) or value not in KIND_OF_NAME:
        raise PositionError(f"{where}: there is no tile {value!r}; tiles are called {', '.join(KIND_NAMES[1:])}")
    return KIND_OF_NAME[value]


def read_agenda(state: Burgundy, document: Document) -> None:
    """Read the open questions, the one asked now last; without any the game is over. By default it is a turn."""
    player = int(state.order[state.turn])
    questions = document.items("agenda", [{"question": "turn", "seat": player + 1}])
    if len(questions) > DEPTH:
        raise PositionError(f"agenda: {len(questions)} open questions; {DEPTH} are the most")
    for level, content in enumerate(questions):
        part = Document(content, f"agenda[{level}]")
        kind = QUESTION_NAMES.index(part.word("question", QUESTION_NAMES, ""))
        alone = kind <= ASK_TURN
        if alone and level:
            raise PositionError(f"{part.where('question')}: nothing must come before this one")
        if not alone and (level == 0 or kind_of(state.agenda[0]) != ASK_TURN):
            raise PositionError(f"{part.where('question')}: a turn must come before this one")
        state.ask(read_question(state, kind, part))
        part.finish()
    if state.depth == 0:
        state.phase = PHASES
        state.round = ROUNDS
    elif kind_of(state.agenda[0]) >= ASK_START:
        check_duchies(state)


def asks_for_starts(document: Document) -> bool:
    """Say whether the starting castles of a document are still to be chosen."""
    questions = document.content.get("agenda")
    first = questions[0] if isinstance(questions, list) and questions else None
    return isinstance(first, dict) and first.get("question") in ("start", "start-hidden")


def read_question(state: Burgundy, kind: int, part: Document) -> int:
    """Read one question with what it is about."""
    if kind in SEAT_QUESTIONS:
        return question(kind, CHANCE, read_turn(state, part))
    if kind == ASK_TILE:
        return question(kind, CHANCE, read_space(state, part))
    if kind == ASK_PHASE_GOODS:
        return question(kind, CHANCE, part.number("round", 1, ROUNDS, 1) - 1)
    if kind <= LAST_CHANCE_QUESTION:
        return question(kind, CHANCE, 0)
    if kind == ASK_START_HIDDEN:
        return question(kind, 0, 0)
    turn = read_turn(state, part)
    about = 0
    if kind == ASK_KEEP:
        for index, depot in enumerate(part.items("depots", [])):
            about |= 1 << (number_in(depot, 1, DEPOTS, f"{part.where('depots')}[{index}]") - 1)
    elif kind == ASK_DISCARD:
        about = tile(part.content.get("tile") if part.has("tile") else None, part.where("tile"))
        if about == NO_TILE:
            raise PositionError(f"{part.where('tile')}: the tile that needs room is missing")
        if NO_TILE in list(state.seats[turn].storage):
            raise PositionError(
                f"{part.where('question')}: nothing is discarded while a slot of seats[{turn}].storage is empty"
            )
    return question(kind, turn, about)


def read_turn(state: Burgundy, part: Document) -> int:
    """Read the seat that a question is about: by order and turn there is only one."""
    turn = int(state.order[state.turn])
    seat = part.number("seat", 1, state.variant.players, turn + 1) - 1
    if seat != turn:
        raise PositionError(f"{part.where('seat')}: by order and turn it is seat {turn + 1} that is asked")
    return seat


def read_space(state: Burgundy, part: Document) -> int:
    """Read the space that is to be filled: one that is in use and empty."""
    written = part.content.get("space") if part.has("space") else None
    space = space_of(written) if isinstance(written, str) else None
    where = part.where("space")
    if space is None:
        raise PositionError(f"{where}: {written!r} is no space of the board, as 3b or *c")
    in_use = space < state.variant.spaces_in_use if space >= FIRST_BLACK else space_colour(state, space) >= 0
    if not in_use:
        raise PositionError(f"{where}: space {written} is not used with {state.variant.players} players")
    if state.spaces[space] != NO_TILE:
        raise PositionError(f"{where}: a tile lies on space {written} already")
    return space


def check_duchies(state: Burgundy) -> None:
    """Refuse seats that choose or play without a duchy, and starts that do not fit the options."""
    kind = kind_of(state.agenda[0])
    starts = {ASK_START: IN_TURN, ASK_START_HIDDEN: HIDDEN}
    if kind in starts and starts[kind] != state.variant.start:
        raise PositionError(f"agenda[0].question: {QUESTION_NAMES[kind]} is not asked with this option start")
    for index, seat in enumerate(state.seats):
        duchy = state.duchy(index)
        chooses = kind == ASK_START_HIDDEN or (kind == ASK_START and index in list(state.order)[state.turn :])
        if duchy.layout is UNDEALT and not (chooses and seat.board != NO_BOARD):
            raise PositionError(f"duchies[{index}].name: a duchy is needed here")
        if chooses and duchy.covered:
            raise PositionError(f"duchies[{index}].tiles: the starting castle is not chosen yet, so nothing lies here")


def check_answers(state: Burgundy) -> None:
    """Refuse a position in which nothing can be answered."""
    if state.depth == 0:
        return
    out = vec[i64]([0] * ACTIONS)
    asked = state.asked()
    if kind_of(asked) <= LAST_CHANCE_QUESTION:
        answers = int(list_outcomes(state, out, vec[i64]([0] * ACTIONS)))
    elif kind_of(asked) == ASK_START_HIDDEN:
        answers = sum(1 for seat in state.seats if seat.choice == NO_CHOICE)
    elif kind_of(asked) == ASK_KEEP:
        answers = int(list_keeps(state, seat_of(asked), out, 0))
    else:
        answers = int(list_actions(state, seat_of(asked), out))
    if answers == 0:
        raise PositionError(f"agenda: nothing can answer the question {QUESTION_NAMES[kind_of(asked)]!r}")
