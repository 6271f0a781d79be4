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


def test_greedy_refuses_a_game_it_cannot_value() -> None:
    with pytest.raises(Refusal, match=r"greedy cannot play 'chess': it can play burgundy and kingdom; random plays"):
        bot("greedy", "chess", 1)
    with pytest.raises(Refusal, match=r"nobody values positions of 'chess': the games are burgundy and kingdom"):
        by_hand("chess", ahead=True)


def test_random_plays_every_game() -> None:
    assert "random" == bot("random", "chess", 1).name
