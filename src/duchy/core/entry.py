"""The registration of a game: one entry says where every part of the program finds its share of the game.

The parts are named by address ("module:attribute") and imported when they are first needed. So an entry can name
modules of any room without importing one, and a game that is only played never loads its coach.
"""

from dataclasses import dataclass
from importlib import import_module
from typing import Any


@dataclass(frozen=True)
class Entry:
    """A game's name, its title, and the addresses of its parts; only the game itself is required."""

    name: str
    """The name in commands, records and addresses: small Latin letters."""
    title: str
    """The title that people read, in English."""
    game: str
    """A class that makes the game (`duchy.core.game.Game`)."""
    encoder: str = ""
    """A class that makes the encoder, given the rules version; without one there are no environments or batches."""
    bots: str = ""
    """A `duchy.bots.profile.Profile`; without one bots value positions by the score."""
    coach: str = ""
    """A class that makes a `duchy.coach.knowledge.Knowledge`; without one there are no hints and no reviews."""
    picture: str = ""
    """A function that paints a position for link previews; without one the picture shows the players."""
    lessons: str = ""
    """A mapping of the guided games by name; without one there are none."""
    puzzles: str = ""
    """A class that makes a `duchy.puzzles.theme.Theme`; without one there are no puzzles."""
    research: str = ""
    """A class that makes a `duchy.research.data.reading.Reading`; without one games are exported without estates."""
    training: str = ""
    """A `duchy.train.training.Training`; without one no network can be trained."""


def import_attribute(address: str) -> Any:  # noqa: ANN401  (what is there, only the caller knows)
    """Import what an address ("module:attribute") names."""
    module, _, name = address.partition(":")
    return getattr(import_module(module), name)
