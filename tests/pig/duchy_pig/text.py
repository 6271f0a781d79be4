"""What people and programs read of Pig: actions, views, journal entries and positions as text and data."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from duchy.core.document import Document
from duchy.core.journal import Entry, Values
from duchy.core.options import Choice, Option, settle
from duchy.core.reason import NotationError, OptionError, PositionError, quote
from duchy_pig.rules import ACTIONS, DIE, HOLD, MOST_ROUNDS, ROLL, STARTER
from duchy_pig.state import CHOOSING, FIRST, OVER, ROLLING, STAGES, Pig

OPTIONS: Final = (
    Option("players", 2, "Number of players.", tuple(Choice(n, f"{n} players") for n in (2, 3, 4))),
    Option("target", 100, "Points that win.", tuple(Choice(n, f"{n} points") for n in (20, 50, 100))),
)
NAMES: Final = ("roll", "hold", *(f"first {n}" for n in range(1, 5)), *(f"die {n}" for n in range(1, 7)))
WORDS: Final = {
    "first": "player {order} starts",
    "roll": "player {seat} rolls the die",
    "die": "the die shows {number}",
    "hold": "player {seat} holds {points} points and has {score}",
}


@dataclass
class View:
    """Pig as everyone sees it: nothing is hidden."""

    stage: str
    seat: int
    starter: int
    round: int
    pot: int
    target: int
    scores: list[int]
    asked: dict[str, str]


def view(state: Pig) -> View:
    """Show a state."""
    asked = {"kind": "turn"} if state.stage == CHOOSING else {}
    round_ = state.turns // len(state.scores) + 1
    stage = STAGES[state.stage]
    return View(stage, state.seat, state.starter, round_, state.pot, state.target, state.scores[:], asked)


def notation(action: int) -> str:
    """Write an action as a short text."""
    if not 0 <= action < ACTIONS:
        raise NotationError(f"{action} is not an action of Pig")
    return NAMES[action]


def parse(text: str) -> int:
    """Read an action from its text."""
    name = " ".join(text.lower().split())
    if name not in NAMES:
        raise NotationError(f"{quote(text)} is not an action of Pig: try roll or hold")
    return NAMES.index(name)


def fields(action: int) -> Values:
    """Take an action apart."""
    do, _, number = notation(action).partition(" ")
    return {"do": do, "number": int(number)} if number else {"do": do}


def action_of(given: Mapping[str, object]) -> int:
    """Put an action together from its fields."""
    for action in range(ACTIONS):
        found = fields(action)
        same = found.keys() == given.keys()
        if same and all(type(given[name]) is type(value) and given[name] == value for name, value in found.items()):
            return action
    raise NotationError(f"{quote(dict(given))} are not the fields of an action of Pig")


def tell(entry: Entry) -> str:
    """Put a journal entry into words."""
    order = entry.values.get("order", [0])
    first = order[0] if isinstance(order, list) else order
    return WORDS[entry.code].format(**{**entry.values, "seat": entry.seat + 1, "order": first})


def describe(action: int) -> str:
    """Put an action into words."""
    if action in {ROLL, HOLD}:
        return "roll the die" if action == ROLL else "hold: score the points of this turn"
    return f"player {action - STARTER + 1} starts" if action < DIE else f"the die shows {action - DIE + 1}"


def write(state: Pig) -> dict[str, object]:
    """Write a position as a JSON document."""
    return {
        "game": "pig",
        "options": dict(state.options),
        "stage": STAGES[state.stage],
        "starter": state.starter + 1,
        "turns": state.turns,
        "pot": state.pot,
        "scores": state.scores[:],
    }


def read(content: object) -> Pig:
    """Read a position; every mistake names its field."""
    document = Document(content)
    document.word("game", ["pig"], "pig")
    given = document.content["options"] if document.has("options") else {}
    if not isinstance(given, dict):
        raise PositionError(f"options: expected an object, got {quote(given)}")
    try:
        state = Pig(settle(OPTIONS, given))
    except OptionError as error:
        raise PositionError(f"options: {error}") from error
    players = len(state.scores)
    state.stage = STAGES.index(document.word("stage", STAGES, STAGES[FIRST]))
    state.starter = document.number("starter", 1, players, 1) - 1
    state.turns = document.number("turns", 0, MOST_ROUNDS * players, 0)
    state.pot = document.number("pot", 0, state.target + 5, 0)
    state.scores = document.numbers("scores", 0, state.target + 5, [0] * players)
    document.finish()
    state.seat = (state.starter + state.turns) % players
    won = max(state.scores) >= state.target or state.turns == MOST_ROUNDS * players
    if won != (state.stage == OVER):
        raise PositionError("stage: a game is over when a player has the target or all rounds are played")
    if state.pot and state.stage not in {CHOOSING, ROLLING}:
        raise PositionError("pot: there are points of a turn only during a turn")
    if state.pot == 1 or state.scores[state.seat] + state.pot > state.target + 5:
        raise PositionError(f"pot: {state.pot} points cannot be rolled in this turn")
    if state.stage == ROLLING and state.scores[state.seat] + state.pot >= state.target:
        raise PositionError("stage: no one rolls with the target in hand")
    if state.stage == FIRST and (state.turns or any(state.scores) or state.starter):
        raise PositionError("stage: the starting player is drawn before anything else")
    return state
