"""How a network is trained for Wonderful Kingdom."""

from typing import Final, cast

from duchy.bots.kingdom.profile import ROLLOUTS
from duchy.core.game import State
from duchy.games.kingdom.rules.quests import final_done
from duchy.games.kingdom.rules.scoring import places
from duchy.games.kingdom.state.state import Kingdom
from duchy.train.training import Mode, Training

MODES: Final[tuple[Mode, ...]] = (
    *((2, {"module": module, "side": side}) for module in ("none", "quests", "advisors") for side in "ab"),
    *((2, {"module": "menaces", "side": "b", "menaces": f"{one},{other}"}) for one, other in (
        ("rats", "giants"), ("giants", "shadows"), ("shadows", "thieves"), ("thieves", "rats"),
    )),
    *((1, {"players": 1, "module": module, "side": "b"}) for module in ("none", "quests", "advisors", "menaces")),
    *((1, {"players": 1, "scenario": number}) for number in range(1, 7)),
)  # fmt: skip
"""Weights and options of the kinds of games."""


def undefeated(state: State, seat: int) -> bool:
    """K5S.5, K8.2. Return whether a solo game earned a medal, or a seat completed the final task."""
    kingdom = cast(Kingdom, state)
    return places(kingdom)[0] == 1 if kingdom.variant.solo else bool(final_done(kingdom, seat))


TRAINING: Final = Training(MODES, ROLLOUTS, undefeated)
