"""The coach's knowledge of each game, by the game's name. No module below imports it."""

from typing import cast

from duchy.coach.averages import Average
from duchy.coach.knowledge import Knowledge
from duchy.core.entry import import_attribute
from duchy.core.reason import Refusal
from duchy.games import entry_of, game_names


def knowledge_of(game: str) -> Knowledge:
    """Make the coach's knowledge of a game; raises `Refusal` where it has none."""
    address = entry_of(game).coach
    if not address:
        known = [name for name in game_names() if entry_of(name).coach]
        raise Refusal(f"the coach does not know {game}: it knows {' and '.join(known)}")
    return cast("Knowledge", import_attribute(address)())


def averages_of(game: str) -> tuple[Average, ...]:
    """Return the bots' average scores in a game; empty if the coach does not know it."""
    return knowledge_of(game).averages if game in game_names() and entry_of(game).coach else ()
