"""Opponents by name take short cuts, and choose exactly as they would without any."""

from typing import Any, Final

import numpy as np
import pytest

from duchy.bots.bot import Bot
from duchy.bots.entrants import make_bot
from duchy.bots.sparring import STREAMS
from duchy.core.batch import step_rng
from duchy.research.gymnasium import DuchyEnv
from duchy.research.opponents import seed_from
from duchy.research.play import Play
from duchy.research.rewards import Reward

CASES: Final[list[tuple[str, dict[str, Any]]]] = [
    ("burgundy", {}),
    ("burgundy", {"players": 3, "duchies": "boards", "start": "hidden", "seat": 1}),
    ("burgundy", {"players": 4, "teams": True, "shields": True, "trade_routes": True, "seat": 2}),
    ("kingdom", {}),
    ("kingdom", {"module": "menaces", "seat": 1}),
    ("kingdom", {"module": "advisors"}),
    ("kingdom", {"players": 1, "scenario": 3}),
]


class Plain:
    """An agent's game against bots as plain as can be: every position is imagined, every reward counted."""

    def __init__(self, game: str, opponent: str, seat: int, reward: Reward, options: dict[str, object]) -> None:
        self.play = Play(game, options, reward)
        self.opponent, self.seat = opponent, seat

    def begin(self, seed: int) -> None:
        luck, self.seed = (int(number) for number in np.random.default_rng(seed).integers(1 << 62, size=2))
        self.play.begin(luck)
        self.others()

    def step(self, action: int) -> float:
        return self.play.act(action)[self.seat] + self.others()

    def others(self) -> float:
        play, brought = self.play, 0.0
        woken, bots = play.steps, dict[int, Bot]()
        while play.seat != self.seat and not play.over:
            seat = play.seat
            if seat not in bots:
                bots[seat] = make_bot(self.opponent, play.game.name, 0)
                bots[seat].rng = step_rng(self.seed, woken * STREAMS + seat + 1)  # type: ignore[attr-defined]
            imagined = play.game.resample(play.state, seat, step_rng(self.seed, play.steps * STREAMS))
            brought += play.act(bots[seat].choose(play.game, imagined, seat))[self.seat]
        return brought


@pytest.mark.parametrize("opponent", ["greedy", "random"])
@pytest.mark.parametrize("reward", ["margin", "result"])
@pytest.mark.parametrize(("name", "options"), CASES)
def test_games_go_as_without_short_cuts(name: str, options: dict[str, Any], reward: Reward, opponent: str) -> None:
    env = DuchyEnv(name, opponent, reward=reward, **options)
    settings = dict(options)
    plain = Plain(name, opponent, settings.pop("seat", 0), reward, settings)
    seen, _ = env.reset(seed=6)
    plain.begin(6)
    rng, over = np.random.default_rng(6), False
    while not over:
        assert plain.play.mask(plain.seat).tolist() == seen["action_mask"].tolist()
        assert plain.play.observe(plain.seat).tolist() == seen["observation"].tolist()
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        brought = plain.step(action)
        seen, got, over, _, _ = env.step(action)
        assert (brought, plain.play.over) == (got, over)
    assert plain.play.game.scores(plain.play.state) == env.play.game.scores(env.play.state)


def test_luck_of_a_step_is_its_own() -> None:
    assert len({seed_from(step_rng(5, number)) for number in range(4 * STREAMS)}) == 4 * STREAMS
