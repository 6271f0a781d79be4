"""Earlier rules: the numbers of every action space that logs were written with can be read."""

from pathlib import Path

import pytest

from duchy.core.past import past_action, past_notation, space_of
from duchy.core.reason import NotationError
from duchy.games import game_names, load

ROOT = Path(__file__).parents[2] / "src" / "duchy" / "games"
KEPT = sorted((path.parts[-4], int(path.stem)) for path in ROOT.glob("*/text/spaces/*.txt"))


@pytest.mark.parametrize("name", game_names())
def test_the_space_of_today_is_written_down(name: str) -> None:
    """Whoever changes an action space raises the rules and writes the new space into a file of that number."""
    game = load(name)
    assert [game.notation(action) for action in range(game.actions)] == space_of(game, game.rules)


@pytest.mark.parametrize(("name", "rules"), KEPT)
def test_every_action_that_was_ever_numbered_can_be_read(name: str, rules: int) -> None:
    game = load(name)
    space = space_of(game, rules)
    assert len(space) == len(set(space))
    assert [game.parse(words) for words in space] == [past_action(game, rules, n) for n in range(len(space))]


def test_a_number_outside_its_space_is_refused() -> None:
    with pytest.raises(NotationError, match="there was no action 1909 under rules 2 of burgundy"):
        past_notation(load("burgundy"), 2, 1909)


def test_numbers_from_before_logs_were_kept_are_not_known() -> None:
    with pytest.raises(NotationError, match="under rules 1 of burgundy are not known"):
        past_notation(load("burgundy"), 1, 0)
