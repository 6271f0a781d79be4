"""The greedy bot's choices do not change when the code below it becomes faster."""

from hashlib import sha256
from typing import Final

import pytest

from duchy.bots.registry import bot
from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from tests.bots.playing import draw
from tests.contract.play import reach
from tests.contract.witnesses import CASES, Case

BEFORE: Final = (0, 40, 120)
"""Number of plies drawn uniformly at random before greedy bots take over."""
LENGTH: Final = 8
"""Number of greedy choices recorded each time."""

CHOSEN: Final = {
    "burgundy:2019-2p-duchy1": "c6b9159da9764007",
    "burgundy:2019-4p-boards": "ed0562bdf716ea91",
    "burgundy:everything-2019-2p": "0219f858486c6e62",
    "burgundy:everything-2011-4p": "0a2e8aa1035ecc5e",
    "burgundy:outposts-pairs": "54ed65afc3b826e9",
    "burgundy:teams-everything": "ad9ac79ea7ff11b2",
    "burgundy:teams-hidden": "eb8cb6574462e5f1",
    "burgundy:alone-13a-45": "5592a911fdb1a898",
    "burgundy:alone-everything-13b": "77cfa17dcfdbe326",
    "kingdom:2p-none-b": "579dac241375e239",
    "kingdom:2p-advisors-a": "1c24d185b7193945",
    "kingdom:2p-usurper-b": "dbbf9d8a188c70e6",
    "kingdom:2p-rats-giants-a": "56483e9e2eda8ec2",
    "kingdom:1p-none-b": "dd094800fef96aab",
    "kingdom:scenario-3-a": "f92d3f4f5ca0cf44",
}
"""Checksums of the notation of the expected choices."""
LONG: Final = ("kingdom:2p-advisors-a", "kingdom:2p-usurper-b")
"""Games whose turns consist of many small decisions."""


def choices(case: Case, length: int = LENGTH) -> str:
    """Let greedy bots play from several moments of a game, and return a checksum of their choices."""
    game = case.witness.game
    chosen: list[str] = []
    for seed, plies in enumerate(BEFORE):
        state, rng = reach(case, seed, plies), Rng(seed)
        bots = [bot("greedy", game.name, seed + seat) for seat in range(game.seats(state))]
        choices = 0
        while choices < length and (acting := game.acting(state)):
            if acting == [CHANCE]:
                draw(game, state, rng)
                continue
            seat = acting[choices % len(acting)]
            action = bots[seat].choose(game, game.resample(state, seat, rng), seat)
            chosen.append(game.notation(action))
            choices += 1
            game.apply(state, seat, action)
    return sha256(" ".join(chosen).encode()).hexdigest()[:16]


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=[pytest.mark.slow] if name in LONG else []) for name in CHOSEN]
)
def test_greedy_makes_the_same_choices_as_before(name: str) -> None:
    case = next(case for case in CASES if case.name == name)
    assert CHOSEN[name] == choices(case)
