"""Learnt evaluations: searching bots use them on request, or where they measured better."""

from typing import cast

import pytest

from duchy.bots.bot import Bot
from duchy.bots.greedy import GreedyBot
from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.registry import BOTS, bot
from duchy.bots.search.bot import SearchBot
from duchy.core.reason import Refusal
from duchy.games import load


def learnt_by(name: str, game: str, by: str = "") -> LearntEvaluation:
    return cast(LearntEvaluation, cast(SearchBot, bot(name, game, 1, by)).evaluation)


def evaluation_class(player: Bot) -> type:
    return type(cast(SearchBot, player).evaluation)


@pytest.mark.parametrize("game", ["burgundy", "kingdom"])
def test_the_hand_made_evaluation_can_be_chosen(game: str) -> None:
    assert evaluation_class(bot("steward", game, 1, "hand")) is not LearntEvaluation
    assert type(cast(GreedyBot, bot("greedy", game, 1)).evaluation) is not LearntEvaluation


@pytest.mark.parametrize("game", ["burgundy", "kingdom"])
def test_a_learnt_evaluation_is_used(game: str) -> None:
    assert evaluation_class(bot("steward", game, 1)) is LearntEvaluation
    assert learnt_by("steward", game, "learnt").always


def test_burgundy_alone_has_a_network_of_its_own_and_kingdom_alone_none() -> None:
    burgundy, kingdom = load("burgundy"), load("kingdom")
    alone = burgundy.initial({"players": 1, "duchies": "13a"})
    learnt = learnt_by("steward", "burgundy")
    assert learnt.uses(alone)
    assert learnt.predict(alone) == 1
    with_its_own = int(learnt.values.items[0])
    learnt.alone = None
    learnt.predict(alone)
    assert with_its_own != int(learnt.values.items[0])
    assert not learnt.uses(alone)
    assert learnt.uses(burgundy.initial({}))
    assert not learnt_by("steward", "kingdom").uses(kingdom.initial({"players": 1}))
    assert learnt_by("steward", "kingdom", "learnt").uses(kingdom.initial({"players": 1}))


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_without_search_offer_no_choice(name: str) -> None:
    assert name in BOTS
    with pytest.raises(Refusal, match=f"bot {name} does not search"):
        bot(name, "burgundy", 1, "learnt")
