"""Learnt evaluations: searching bots use them on request, or where they measured better."""

from typing import cast

import pytest

from duchy.bots.bot import Bot
from duchy.bots.greedy import GreedyBot
from duchy.bots.learnt.evaluation import LearntEvaluation
from duchy.bots.registry import BOTS, NETWORKS, bot
from duchy.bots.search.bot import SearchBot
from duchy.core.reason import Refusal


def evaluation_class(player: Bot) -> type:
    return type(cast(SearchBot, player).evaluation)


@pytest.mark.parametrize("game", ["burgundy", "kingdom"])
def test_the_hand_made_evaluation_can_be_chosen(game: str) -> None:
    assert evaluation_class(bot("steward", game, 1, "hand")) is not LearntEvaluation
    assert type(cast(GreedyBot, bot("greedy", game, 1)).evaluation) is not LearntEvaluation


@pytest.mark.parametrize("game", ["burgundy", "kingdom"])
def test_a_learnt_evaluation_is_used_or_reported_missing(game: str) -> None:
    bot("steward", game, 1)
    if NETWORKS[game] is None:
        with pytest.raises(Refusal, match=f"nothing was learnt of {game}"):
            bot("steward", game, 1, "learnt")
        return
    assert evaluation_class(bot("steward", game, 1)) is LearntEvaluation
    learnt = cast(LearntEvaluation, cast(SearchBot, bot("steward", game, 1, "learnt")).evaluation)
    assert learnt.always


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_without_search_offer_no_choice(name: str) -> None:
    assert name in BOTS
    with pytest.raises(Refusal, match=f"bot {name} does not search"):
        bot(name, "burgundy", 1, "learnt")
