"""A third game: it comes from another package, and no module of this one was changed for it."""

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from duchy import games
from duchy.bots.registry import BOTS, bot, ratings_of
from duchy.coach.registry import averages_of, knowledge_of
from duchy.core.chance import Rng
from duchy.core.entry import Entry
from duchy.core.game import CHANCE
from duchy.core.reason import OptionError, Refusal
from duchy.games import entry_of, game_names, load, load_encoder, register
from duchy.research import gymnasium, pettingzoo
from duchy.research.batch import Batch
from duchy.research.data.fresh import Series
from duchy.train.training import training_of

ROOT = Path(__file__).parents[2]


def program(*arguments: str, typed: str = "") -> str:
    """Run Python in a process of its own, which finds Pig by the entry points of its metadata."""
    command = [sys.executable, *arguments]
    return subprocess.run(command, input=typed, capture_output=True, text=True, check=True, cwd=ROOT).stdout


def test_it_is_found_by_its_entry_point() -> None:
    code = "from duchy.games import game_names, load; print(game_names(), load('pig').name)"
    assert "['burgundy', 'kingdom', 'pig'] pig" == program("-c", code).strip()


def test_built_in_games_need_no_metadata() -> None:
    code = (
        "import sys; from duchy.games import load; load('burgundy');"
        " from duchy import games; print(games.SEARCHED, 'duchy_pig' in sys.modules)"
    )
    assert "[] False" == program("-c", code).strip()


def test_a_game_can_be_registered_in_this_process() -> None:
    register(Entry(name="sow", title="Sow", game="duchy_pig.game:PigGame"))
    try:
        assert ["burgundy", "kingdom", "pig", "sow"] == game_names()
        assert "pig" == load("sow").name
        with pytest.raises(OptionError, match="sow has no encoder"):
            load_encoder("sow")
    finally:
        del games.REGISTERED["sow"]
    assert ["burgundy", "kingdom", "pig"] == game_names()


def test_it_keeps_the_contract() -> None:
    """The same tests as for the other games, over the registry."""
    out = program(
        "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:schemathesis", "tests/contract", "-k", "pig"
    )
    assert " failed" not in out
    assert " passed" in out


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_it(name: str) -> None:
    game, rng = load("pig"), Rng(5)
    state = game.initial({"target": 20})
    players = [bot(name, "pig", 1), bot("random", "pig", 2)]
    while acting := game.acting(state):
        seat = acting[0]
        draw = game.draw(state, rng, game.buffer(), game.buffer()) if seat == CHANCE else 0
        game.apply(state, seat, draw if seat == CHANCE else players[seat].choose(game, state, seat))
    assert [1, 2] == sorted(game.places(state))


def test_greedy_holds_at_twenty() -> None:
    game = load("pig")
    player = bot("greedy", "pig", 1)
    for pot in (*range(2, 20), *range(21, 40)):  # at 20 both are worth the same
        state = game.read({"stage": "choosing", "pot": pot})
        assert ("roll" if pot < 20 else "hold") == game.notation(player.choose(game, state, 0)), pot


def test_a_game_without_an_evaluation_is_played_by_its_score(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.REGISTERED, "pig", Entry(name="pig", title="Pig", game="duchy_pig.game:PigGame"))
    game = load("pig")
    state = game.read({"stage": "choosing", "pot": 3})
    for name in ("greedy", "squire", "steward"):
        assert game.explain(state, 0, bot(name, "pig", 1).choose(game, state, 0)) is None
    assert "pig" not in ratings_of("greedy")


def test_what_it_does_not_bring_is_refused_in_words() -> None:
    assert () == averages_of("pig")
    with pytest.raises(Refusal, match="the coach does not know pig: it knows burgundy and kingdom"):
        knowledge_of("pig")
    with pytest.raises(Refusal, match="pig cannot be trained: only burgundy and kingdom can"):
        training_of("pig")
    with pytest.raises(Refusal, match="no network for pig; create one with: duchy train pig"):
        bot("steward", "pig", 1, by="learnt")


def test_many_games_are_stepped_as_a_batch() -> None:
    batch = Batch("pig", 64, players=3, target=20, seed=4)
    over = 0
    for _ in range(300):
        batch.step(batch.random)
        over += int(batch.over.sum())
    assert over > 64
    assert (64, load_encoder("pig").features) == batch.observations.shape


def test_it_is_an_environment_of_pettingzoo_and_gymnasium() -> None:
    env = pettingzoo.env("pig", target=20, render_mode="ansi")
    env.reset(seed=3)
    assert env.render().startswith("Pig: round 1, stage choosing\n")
    for _ in env.agent_iter():
        seen, _, over, _, _ = env.last()
        env.step(None if over else int(np.flatnonzero(seen["action_mask"])[0]))
    alone = gymnasium.DuchyEnv("pig", opponent="greedy", reward="result", target=20)
    seen, _ = alone.reset(seed=1)
    reward = 0.0
    over = False
    while not over:
        seen, reward, over, _, _ = alone.step(int(np.flatnonzero(seen["action_mask"])[-1]))
    assert reward in {-1.0, 1.0}


def test_its_games_become_tables() -> None:
    account = Series("pig", {"target": 20}, ("greedy", "random"), b"seed").play(0)
    assert 20 <= max(account.scores)
    assert [{"hold": score} for score in account.scores if score] == [table for table in account.sources if table]


def test_its_title_is_data() -> None:
    assert "Pig" == entry_of("pig").title
    assert json.loads(json.dumps(load("pig").write(load("pig").initial())))["game"] == "pig"
