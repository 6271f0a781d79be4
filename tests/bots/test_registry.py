"""The bots by their names."""

import pytest

from duchy.bots.registry import BOTS, bot, by_hand
from duchy.core.reason import Refusal


@pytest.mark.parametrize("name", BOTS)
def test_a_bot_is_made_by_its_name(name: str) -> None:
    assert name == bot(name, "burgundy", 1).name


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(
        Refusal, match=r"there is no bot 'clever': the bots are random, novice, squire, greedy, steward"
    ):
        bot("clever", "burgundy", 1)


def test_a_game_that_is_not_registered_is_refused() -> None:
    with pytest.raises(Refusal, match=r"there is no game 'chess': the games are burgundy, kingdom"):
        bot("greedy", "chess", 1)
    with pytest.raises(Refusal, match=r"there is no game 'chess': the games are burgundy, kingdom"):
        by_hand("chess", rollouts=True)


def test_random_plays_every_game() -> None:
    assert "random" == bot("random", "chess", 1).name
