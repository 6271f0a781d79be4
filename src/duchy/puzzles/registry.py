"""The themes of puzzles, by the game's name. No module below imports it."""

from typing import cast

from duchy.core.entry import import_attribute
from duchy.core.reason import Refusal
from duchy.games import entry_of, game_names
from duchy.puzzles.theme import Theme


def theme_of(game: str) -> Theme:
    """Make the theme of a game's puzzles; raises `Refusal` where it has none."""
    address = entry_of(game).puzzles
    if not address:
        raise Refusal(f"there are no puzzles of {game}: there are of {' and '.join(puzzled())}")
    return cast("Theme", import_attribute(address)())


def puzzled() -> list[str]:
    """Return the names of the games that have puzzles."""
    return [name for name in game_names() if entry_of(name).puzzles]
