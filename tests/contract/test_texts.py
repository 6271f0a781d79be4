"""Actions as text, as fields and as ints: three forms of the same action."""

from collections.abc import Callable, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from duchy.core.reason import NotationError
from tests.contract.witness import Witness
from tests.contract.witnesses import WITNESSES

every_game = pytest.mark.parametrize("witness", WITNESSES.values(), ids=WITNESSES)
games = st.sampled_from(list(WITNESSES.values()))
values = st.integers(-9, 99) | st.text(max_size=6) | st.none() | st.booleans() | st.lists(st.integers(0, 9), max_size=3)


def refused_or(read: Callable[[], int]) -> int | None:
    """Read an action; return none if it is refused, in one line."""
    try:
        return read()
    except NotationError as error:
        if "\n" in str(error):
            raise
        return None


@every_game
def test_every_action_has_a_text_of_its_own_that_round_trips(witness: Witness) -> None:
    game = witness.game
    texts = [game.notation(action) for action in range(game.actions)]
    assert game.actions == len(set(texts))
    assert list(range(game.actions)) == [game.parse(text) for text in texts]


@every_game
def test_texts_have_no_spaces_too_many(witness: Witness) -> None:
    texts = [witness.game.notation(action) for action in range(witness.game.actions)]
    assert [] == [text for text in texts if text != " ".join(text.split())]


@every_game
def test_texts_are_read_with_any_case_and_spacing(witness: Witness) -> None:
    game = witness.game
    for action in range(0, game.actions, 7):
        assert action == game.parse(f"  {game.notation(action).upper().replace(' ', '   ')} ")


@every_game
def test_every_action_has_fields_that_round_trip(witness: Witness) -> None:
    game = witness.game
    for action in range(game.actions):
        fields = game.fields(action)
        assert "do" in fields
        assert action == game.action(fields)


@every_game
@pytest.mark.parametrize("action", [-1, 1 << 40])
def test_there_are_no_actions_outside_the_space(witness: Witness, action: int) -> None:
    with pytest.raises(NotationError, match=str(action)):
        witness.game.notation(action)
    with pytest.raises(NotationError, match=str(action)):
        witness.game.fields(action)


@every_game
def test_a_field_too_many_or_too_few_is_refused(witness: Witness) -> None:
    game = witness.game
    fields = game.fields(game.actions - 1)
    with pytest.raises(NotationError, match="surplus"):
        game.action({**fields, "surplus": 1})
    for name in fields:
        with pytest.raises(NotationError):
            game.action({other: value for other, value in fields.items() if other != name})


@given(games, st.text(max_size=20))
def test_any_text_is_an_action_or_is_refused_in_one_line(witness: Witness, text: str) -> None:
    action = refused_or(lambda: witness.game.parse(text))
    assert action is None or action == witness.game.parse(witness.game.notation(action))


@given(games, st.integers(0, 10_000), st.integers(0, 20), st.sampled_from(" :abw*+s0179"))
def test_a_slip_of_the_pen_is_another_action_or_is_refused(
    witness: Witness, number: int, place: int, letter: str
) -> None:
    game = witness.game
    text = game.notation(number % game.actions)
    action = refused_or(lambda: game.parse(text[:place] + letter + text[place + 1 :]))
    assert action is None or 0 <= action < game.actions


@given(games, st.integers(0, 10_000), st.dictionaries(st.sampled_from(["die", "hex", "tile", "do", "x"]), values))
def test_any_fields_are_an_action_or_are_refused(witness: Witness, number: int, changes: Mapping[str, object]) -> None:
    game = witness.game
    fields = {**game.fields(number % game.actions), **changes}
    action = refused_or(lambda: game.action(fields))
    assert action is None or game.fields(action) == fields
