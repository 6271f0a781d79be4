"""Trees: every ply is checked in its position, and errors name the field."""

from dataclasses import asdict

import pytest

from duchy.coach.line import play_line
from duchy.coach.tree import MOST_NODES, read_tree
from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.core.match import Match
from duchy.core.reason import IllegalAction, Refusal
from duchy.games import load
from tests.coach.endings import at

TWO = "two-2019-tie-by-hexes"


def tree_at(plies: int) -> dict[str, object]:
    """Make a tree with the first two legal actions of a position."""
    game, state, _ = at(TWO, plies)
    seat = game.acting(state)[0]
    first, second = game.legal_actions(state, seat)[:2]
    nodes = [
        {"parent": -1, "seat": seat, "action": first, "name": "one"},
        {"parent": -1, "seat": seat, "action": second},
    ]
    return {"form": "duchy analysis 1", "game": "burgundy", "position": game.write(state), "nodes": nodes}


def test_a_tree_is_read_and_its_plies_get_their_notation() -> None:
    found = read_tree(load("burgundy"), tree_at(-16))
    assert ["one", ""] == [node.name for node in found.nodes]
    assert all(node.notation for node in found.nodes)
    assert found == read_tree(load("burgundy"), asdict(found))


def wrong(**changes: object) -> dict[str, object]:
    return {**tree_at(-16), **changes}


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"form": "chess"}, "form: 'chess' is not one of duchy analysis 1"),
        ({"game": "kingdom"}, "game: 'kingdom' is not one of burgundy"),
        ({"position": 7}, "the document: expected an object"),
        ({"title": "t" * 81}, "title: expected a text of at most 80 letters"),
        ({"nodes": [{"parent": 0, "seat": 0, "action": 1}]}, r"nodes\[0\].parent: must be -1 to -1, got 0"),
        ({"nodes": [{"parent": -1, "seat": 16, "action": 1}]}, r"nodes\[0\].seat: must be 0 to 15, got 16"),
        ({"nodes": [{"parent": -1, "seat": 0, "action": "x"}]}, r"nodes\[0\].action: expected a number"),
        ({"nodes": [{"parent": -1, "seat": 0, "action": 1, "x": 1}]}, r"nodes\[0\].x: there is no such field"),
        ({"nodes": [{"parent": -1, "seat": CHANCE, "action": 1}]}, r"nodes\[0\]: "),
        ({"nodes": [{}] * (MOST_NODES + 1)}, f"nodes: {MOST_NODES + 1} are too many"),
        ({"nodes": 3}, "nodes: expected a list"),
    ],
)
def test_errors_in_a_tree_name_the_field(changes: dict[str, object], words: str) -> None:
    with pytest.raises(Refusal, match=words):
        read_tree(load("burgundy"), wrong(**changes))


def test_chance_is_drawn_once_or_until_the_next_decision() -> None:
    game = load("burgundy")
    [_, one] = play_line(Match(game), [], "one", Rng(1))
    assert one.last is not None
    assert CHANCE == one.last[0]
    every = play_line(Match(game), [], "all", Rng(1))
    assert game.acting(every[-1].state) != [CHANCE]
    assert all(moment.last is not None and moment.last[0] == CHANCE for moment in every[1:])
    assert [] == every[0].journal


def test_a_line_stops_at_an_illegal_ply() -> None:
    game = load("burgundy")
    with pytest.raises(IllegalAction):
        play_line(Match(game), [(0, 0)], "", Rng(1))
