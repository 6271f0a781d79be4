"""The agenda of a position: reading its open questions in order, and checking that each can be answered."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.core.document import Document
from duchy.core.reason import PositionError
from duchy.games.burgundy.actions import ACTIONS
from duchy.games.burgundy.box.components import PHASES
from duchy.games.burgundy.box.layout import UNDEALT
from duchy.games.burgundy.rules.alone import list_spending
from duchy.games.burgundy.rules.animals import list_species
from duchy.games.burgundy.rules.chance import outcomes
from duchy.games.burgundy.rules.closing import step_at, steps
from duchy.games.burgundy.rules.legal import legal
from duchy.games.burgundy.rules.rounds import speaks_for_duchy
from duchy.games.burgundy.rules.setup import boards_left, seats_choosing
from duchy.games.burgundy.rules.shields import list_allies, list_courts
from duchy.games.burgundy.rules.ships import list_keeps
from duchy.games.burgundy.rules.sites import list_sites
from duchy.games.burgundy.state.agenda import (
    ASK_ALLY,
    ASK_ARMS,
    ASK_BLACK,
    ASK_BOARD,
    ASK_CARD,
    ASK_COURT,
    ASK_CRANE,
    ASK_DISCARD,
    ASK_DUCHY,
    ASK_EXCHANGE,
    ASK_GATHER,
    ASK_GEESE,
    ASK_HARVEST,
    ASK_KEEP,
    ASK_LAY,
    ASK_POINTS,
    ASK_SITE,
    ASK_SPEND,
    ASK_START,
    ASK_START_HIDDEN,
    ASK_STORE,
    ASK_TURN,
    ASK_UPKEEP,
    ASK_WHITE_CASTLE,
    DEPTH,
    LAST_CHANCE_QUESTION,
    QUESTION_NAMES,
    argument_of,
    is_uninterrupted,
    kind_of,
    seat_of,
)
from duchy.games.burgundy.state.state import NO_BOARD, Burgundy
from duchy.games.burgundy.text.position.questions import read_question
from duchy.games.burgundy.text.position.supply import BOARD_LAID, require_absent
from duchy.games.burgundy.variant import HIDDEN, IN_TURN, Variant

CLOSING: Final = (ASK_HARVEST, ASK_BLACK, ASK_UPKEEP, ASK_ALLY)
"""Questions that start a step of the end of a phase."""

FIRM: Final = (ASK_KEEP, ASK_GEESE, ASK_SPEND)
"""Questions that cannot be skipped, and that only a purchase can interrupt."""

BROUGHT: Final = (ASK_DISCARD, ASK_STORE)
"""Questions that a purchase may raise."""


def read_closing(state: Burgundy, document: Document) -> None:
    """B11.3. Read the step of the end of a phase, 0 during turns; the first question may imply it."""
    if not state.variant.shields:
        require_absent(document, "closing", "only with shields the end of a phase asks something")
        return
    step = document.number("closing", 0, int(steps(state)), asking_step(state, document))
    if step == 0:
        return
    if state.turn:
        raise PositionError(f"turn: must be 1 while a phase ends (closing is {step}), got {state.turn + 1}", "turn")
    state.annex.closing = step + 1
    state.bought = True


def asking_step(state: Burgundy, document: Document) -> int:
    """Find the step of the end of a phase that asks the first question."""
    first = first_question(document)
    order = [int(seat) + 1 for seat in state.order]
    for step in range(1, int(steps(state)) + 1):
        kind, seat, shield = step_at(state, step)
        if first.get("question") != QUESTION_NAMES[kind] or first.get("seat", order[0]) != seat + 1:
            continue
        if kind != ASK_UPKEEP or first.get("shield") == shield:
            return step
    return 0


def first_question(document: Document) -> dict[object, object]:
    """Return the first question of a document, unchecked."""
    questions = document.content.get("agenda")
    first = questions[0] if isinstance(questions, list) and questions else None
    return first if isinstance(first, dict) else {}


def asks_for_starts(document: Document) -> bool:
    """Return whether the starting castles of a document are still to be chosen."""
    return first_question(document).get("question") in ("start", "start-hidden")


def read_agenda(state: Burgundy, document: Document) -> None:
    """Read the open questions, the current one last; without any the game is over. The default is a turn."""
    questions = document.items("agenda", [{"question": "turn"}])
    if len(questions) > DEPTH:
        raise PositionError(
            f"agenda: {len(questions)} open questions; at most {DEPTH} are allowed",
            "too-many",
            found=len(questions),
            most=DEPTH,
        )
    for level, content in enumerate(questions):
        part = Document(content, f"agenda[{level}]")
        kind = QUESTION_NAMES.index(part.word("question", QUESTION_NAMES, ""))
        check_option(state.variant, kind, part)
        check_place(state, kind, part)
        state.ask(read_question(state, kind, part))
        part.finish()
    if state.depth == 0:
        if state.annex.closing:
            raise PositionError("closing: must be 0, because the game is over", "closing")
        state.phase = PHASES
    elif state.annex.closing:
        check_step(state)
    check_duchies(state)


def check_option(variant: Variant, kind: int, part: Document) -> None:
    """Reject a question that is not asked in this game."""
    wanted = True
    if kind in (ASK_CARD, ASK_LAY):
        wanted = variant.route_cards > 0 and (kind == ASK_CARD or variant.route_chosen)
    elif kind in (ASK_ARMS, ASK_GATHER, ASK_COURT, ASK_UPKEEP, ASK_ALLY, ASK_HARVEST):
        wanted = variant.shields
    elif kind in (ASK_SITE, ASK_BLACK):
        wanted = variant.shields or variant.solo
    elif kind in (ASK_CRANE, ASK_GEESE):
        wanted = variant.extra_tiles
    elif kind == ASK_WHITE_CASTLE:
        wanted = variant.white_castles
    elif kind == ASK_STORE:
        wanted = variant.teams
    elif kind in (ASK_EXCHANGE, ASK_SPEND, ASK_POINTS):
        wanted = variant.solo
    if not wanted:
        raise PositionError(
            f"{part.where('question')}: {QUESTION_NAMES[kind]} is not asked in a game with these options", "not-in-game"
        )


def check_place(state: Burgundy, kind: int, part: Document) -> None:
    """Reject a question in the wrong place: turns come first, and some questions are answered immediately."""
    where = part.where("question")
    closing = state.annex.closing > 0
    if kind <= ASK_TURN:
        if state.depth:
            raise PositionError(f"{where}: this must be the first question", "not-asked")
        if closing:
            raise PositionError(f"{where}: this is not asked while a phase ends (closing)", "not-asked")
        if kind == ASK_ARMS and state.turn:
            raise PositionError(f"turn: must be 1 while shields are dealt to the depots, got {state.turn + 1}", "turn")
        return
    if not closing and (state.depth == 0 or kind_of(state.agenda[0]) != ASK_TURN):
        raise PositionError(f"{where}: a turn must come before this one", "not-asked")
    if kind in CLOSING and (kind != ASK_BLACK or not state.variant.solo) and (state.depth or not closing):
        raise PositionError(
            f"{where}: this can only be the first question at the end of a phase (closing)", "not-asked"
        )
    if state.depth == 0:
        return
    below = kind_of(state.asked())
    if is_uninterrupted(below) or (below in FIRM and kind not in BROUGHT):
        raise PositionError(f"{where}: {QUESTION_NAMES[below]} must be answered before this one", "not-asked")


def check_step(state: Burgundy) -> None:
    """B11.3. Reject a step of the end of a phase that does not ask the open question."""
    kind, seat, shield = step_at(state, state.annex.closing - 1)
    asked, about = kind_of(state.agenda[0]), argument_of(state.agenda[0])
    told = f"closing: step {state.annex.closing - 1} is about seat {seat + 1} and {QUESTION_NAMES[kind]}"
    if asked in CLOSING:
        fits = asked == kind and (asked != ASK_UPKEEP or about == shield)
    else:
        fits = kind in (ASK_HARVEST, ASK_BLACK)
    if not fits:
        raise PositionError(f"{told} of shield {shield}, not {QUESTION_NAMES[asked]}", "closing")
    if not speaks_for_duchy(state, seat):
        raise PositionError(f"{told}, but the partner whose turn came first speaks for the team", "closing")


def check_duchies(state: Burgundy) -> None:
    """Reject seats without a duchy to choose or play on, boards that the box lacks, and starts that do not fit."""
    for board, (_, _, copies) in enumerate(state.variant.boards):
        if boards_left(state, board) < 0:
            raise PositionError(
                f"seats: the box has board {board + 1} only {copies} times", "boards", board=board + 1, most=copies
            )
    kind = kind_of(state.agenda[0]) if state.depth else ASK_TURN
    order = [int(seat) for seat in state.order]
    if kind in (ASK_DUCHY, ASK_BOARD):
        for seat in order[: state.turn]:
            if kind == ASK_BOARD and state.seats[seat].board == NO_BOARD:
                raise PositionError(f"seats[{seat}].board: by order and turn this seat already has its board", "dealt")
            if kind == ASK_DUCHY and state.duchy(seat).layout is UNDEALT:
                raise PositionError(f"duchies[{seat}].name: by order and turn this seat already has its duchy", "dealt")
        return
    if kind == ASK_LAY or (kind < ASK_START and kind not in BOARD_LAID):
        return
    starts = {ASK_START: IN_TURN, ASK_START_HIDDEN: HIDDEN}
    if kind in starts and starts[kind] != state.variant.start:
        raise PositionError(
            f"agenda[0].question: {QUESTION_NAMES[kind]} is not asked with this option start", "not-asked"
        )
    choosing = order[int(state.turn) if kind == ASK_START else 0 : state.variant.duchies] if kind in starts else []
    chosen_by = {int(state.seats[seat].duchy): seat for seat in choosing}
    for index, duchy in enumerate(state.duchies):
        dealt = index in chosen_by and state.seats[chosen_by[index]].board != NO_BOARD
        if duchy.layout is UNDEALT and not dealt:
            raise PositionError(f"duchies[{index}].name: expected a duchy", "duchy")
        if index in chosen_by and (duchy.covered or duchy.covered_east):
            raise PositionError(
                f"duchies[{index}].tiles: must be empty until the starting castle is chosen", "not-started"
            )


def check_answers(state: Burgundy) -> None:
    """Reject a position with a question that cannot be answered, now or later."""
    depth = state.depth
    for level in range(depth):
        state.depth = level + 1
        if answers(state) == 0:
            name = QUESTION_NAMES[kind_of(state.asked())]
            raise PositionError(f"agenda: nothing can answer the question {name!r}", "no-answer")
    state.depth = depth


def answers(state: Burgundy) -> int:
    """Count the answers to the open question; for some, actions possible at any time are not answers."""
    kind, seat = kind_of(state.asked()), seat_of(state.asked())
    out = vec[i64]([0] * ACTIONS)
    if kind <= LAST_CHANCE_QUESTION:
        return int(outcomes(state, out, vec[i64]([0] * ACTIONS)))
    if kind == ASK_START_HIDDEN:
        return int(seats_choosing(state))
    if kind == ASK_KEEP:
        return int(list_keeps(state, seat, out, 0))
    if kind == ASK_GEESE:
        return int(list_species(state, seat, out, 0))
    if kind == ASK_SPEND:
        return int(list_spending(state, seat, out))
    if kind == ASK_SITE:
        return int(list_sites(state, seat, out))
    if kind == ASK_COURT:
        return int(list_courts(state, seat, out))
    if kind == ASK_ALLY:
        return int(list_allies(state, seat, out, 0))
    return int(legal(state, seat, out))
