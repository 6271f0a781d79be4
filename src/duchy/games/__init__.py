"""The registry: every game by its name, loaded when it is asked for."""

from collections.abc import Callable
from typing import Final

from duchy.core.encoding import Encoder
from duchy.core.game import Game
from duchy.core.reason import OptionError


def burgundy() -> Game:
    """Load Castles of Burgundy."""
    from duchy.games.burgundy.game import BurgundyGame

    return BurgundyGame()


def kingdom() -> Game:
    """Load Wonderful Kingdom."""
    from duchy.games.kingdom.game import KingdomGame

    return KingdomGame()


GAMES: Final[dict[str, Callable[[], Game]]] = {"burgundy": burgundy, "kingdom": kingdom}


def burgundy_encoder() -> Encoder:
    """Load what writes Castles of Burgundy as numbers."""
    from duchy.games.burgundy.encoding.encoder import BurgundyEncoder

    return BurgundyEncoder(load("burgundy").rules)


def kingdom_encoder() -> Encoder:
    """Load what writes Wonderful Kingdom as numbers."""
    from duchy.games.kingdom.encoding.encoder import KingdomEncoder

    return KingdomEncoder(load("kingdom").rules)


ENCODERS: Final[dict[str, Callable[[], Encoder]]] = {"burgundy": burgundy_encoder, "kingdom": kingdom_encoder}


def load(name: str) -> Game:
    """Load a game by its name."""
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}: the games are {', '.join(GAMES)}")
    return GAMES[name]()


def load_encoder(name: str) -> Encoder:
    """Load the encoder of a game by the game's name."""
    load(name)
    return ENCODERS[name]()
