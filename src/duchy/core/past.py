"""Earlier rules: what was played under them is read by its notation, which outlives every action space.

Logs hold actions as numbers. A game keeps its action space as a list of notations in the folder `spaces` of its texts,
in a file for each version of the rules that changed the space; so a number of any version can be read.
"""

from importlib.resources import files
from typing import Final

from duchy.core.game import Game
from duchy.core.reason import NotationError

SPACES: Final[dict[tuple[str, int], list[str]]] = {}
"""The spaces that were asked for: as many as there are files."""


def space_of(game: Game, rules: int) -> list[str]:
    """List the notations of all actions as they were numbered under some rules of a game."""
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
    """Write an action as text that is a number of earlier rules."""
    space = space_of(game, rules)
    if not 0 <= action < len(space):
        raise NotationError(f"there was no action {action} under rules {rules} of {game.name}")
    return space[action]


def past_action(game: Game, rules: int, action: int) -> int:
    """Give the number that an action of earlier rules has now; raises `NotationError` if there is none."""
    return game.parse(past_notation(game, rules, action))
