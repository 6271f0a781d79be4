"""The lore of each game by its name. Nobody below imports it."""

from duchy.coach.burgundy.lore import BurgundyLore
from duchy.coach.kingdom.lore import KingdomLore
from duchy.coach.lore import Lore
from duchy.core.reason import Refusal


def lore_of(game: str) -> Lore:
    """Give what the coach knows of a game."""
    if game == "burgundy":
        return BurgundyLore()
    if game == "kingdom":
        return KingdomLore()
    raise Refusal(f"the coach does not know {game!r}: it knows burgundy and kingdom")
