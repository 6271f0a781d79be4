"""Earlier rules: actions played under them are read by their notation, which outlives every action space.

Logs store actions as numbers. A game keeps its action spaces as lists of notations in the folder `text/spaces`, one
file for each rules version that changed the space, so that the numbers of every version can be read.
"""

from dataclasses import dataclass
from importlib.resources import files
from typing import Final

from duchy.core.game import Game
from duchy.core.reason import IllegalAction, NotationError, Reason, Refusal

SPACES: Final[dict[tuple[str, int], list[str]]] = {}
"""The spaces read so far, at most one per file."""


@dataclass(frozen=True)
class Stop:
    """The first ply of earlier rules that the current rules do not allow, and the reason."""

    ply: int
    """The ply, counted from 1."""
    notation: str
    reason: Reason


def reason_to_stop(error: Refusal) -> Reason:
    """Return why a ply of earlier rules is refused: the game's reason, or `no-such-action` if it cannot be read."""
    if isinstance(error, IllegalAction):
        return error.reason
    return Reason("no-such-action", "", {}, str(error))


def space_of(game: Game, rules: int) -> list[str]:
    """List the notations of all actions as numbered under an earlier rules version."""
    folder = files(f"duchy.games.{game.name}.text").joinpath("spaces")
    known = [int(file.name.removesuffix(".txt")) for file in folder.iterdir() if file.name.endswith(".txt")]
    version = max((number for number in known if number <= rules), default=0)
    if version == 0:
        raise NotationError(f"the numbers of actions under rules {rules} of {game.name} are not known")
    if (game.name, version) not in SPACES:
        text = folder.joinpath(f"{version}.txt").read_text(encoding="utf-8")
        SPACES[game.name, version] = text.splitlines()
    return SPACES[game.name, version]


def past_notation(game: Game, rules: int, action: int) -> str:
    """Return the notation of an action numbered under earlier rules."""
    space = space_of(game, rules)
    if not 0 <= action < len(space):
        raise NotationError(f"there was no action {action} under rules {rules} of {game.name}")
    return space[action]


def past_action(game: Game, rules: int, action: int) -> int:
    """Return today's number of an action of earlier rules; raises `NotationError` if there is none."""
    return game.parse(past_notation(game, rules, action))
