"""The legend of every game says what each of its actions is, and fits into a few kilobytes."""

import pytest
from msgspec import json

from duchy.games import game_names, load
from duchy.server.wire.legend import Block, Legend, legend_of


@pytest.mark.parametrize("name", game_names())
def test_every_action_has_the_fields_that_the_game_gives_it(name: str) -> None:
    game = load(name)
    sent = json.encode(legend_of(game.actions, game.fields))
    assert len(sent) < 6_000
    legend = Legend(json.decode(sent, type=list[Block]))
    for action in range(game.actions):
        read, fields = legend.fields(action), game.fields(action)
        assert list(fields.items()) == list(read.items()), action


@pytest.mark.parametrize("action", [-1, 10**6])
def test_there_are_no_other_actions(action: int) -> None:
    legend = Legend(legend_of(4, lambda number: {"do": "go", "to": number}))
    assert {"do": "go", "to": 3} == legend.fields(3)
    with pytest.raises(ValueError, match=f"the legend has no action {action}"):
        legend.fields(action)


@pytest.mark.parametrize(
    ("column", "field"),
    [
        ([1, 2, 3, 4], [1, 1, 4]),
        ([1, 1, 2, 2, 3, 3], [2, 1, 3]),
        (["a", "b", "a", "b"], [1, ["a", "b"]]),
        ([1, 2, 0, 1, 2, 0], [1, [1, 2, 0]]),
        ([[1], [1], [1, 2], [1, 2]], [2, [[1], [1, 2]]]),
        (["x"] * 5, [5, ["x"]]),
        ([1, 1, 1, 1, 2, 2, "inns"], [1, [1, 1, 1, 1, 2, 2, "inns"]]),
        ([7], [1, [7]]),
        ([0, 1, 2, 0, 1], [1, 0, 2]),
    ],
)
def test_a_field_is_its_values_and_how_long_each_stays(column: list[object], field: list[object]) -> None:
    blocks = legend_of(len(column), lambda number: {"do": "it", "what": column[number]})
    assert [Block("it", 0, len(column), {"what": field})] == blocks
    assert column == [Legend(blocks).fields(number)["what"] for number in range(len(column))]
