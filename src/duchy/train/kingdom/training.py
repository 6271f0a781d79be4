"""How a network is trained for Wonderful Kingdom."""

from typing import Final

from duchy.bots.kingdom.profile import ROLLOUTS
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

TRAINING: Final = Training(MODES, ROLLOUTS)
