"""The benchmark of decisions: positions are made again alike, and nothing is lost by chance alone."""

import json
import random
from dataclasses import asdict, replace
from pathlib import Path
from statistics import fmean

import pytest

from duchy.arena.decisions.judging import Question, ask, end_of, lost
from duchy.arena.decisions.making import MOST, Task, make
from duchy.arena.decisions.positions import Position, Positions, head_of, read_positions, sample_of
from duchy.arena.decisions.weighing import Scales
from duchy.core.options import settle
from duchy.core.reason import Refusal
from duchy.games import load

GAMES = ("burgundy", "kingdom")


def sample(name: str) -> list[Position]:
    """Read the sample of a game."""
    game = load(name)
    return list(read_positions(sample_of(game), game))


@pytest.mark.parametrize("name", GAMES)
def test_the_sample_has_different_plans_in_several_modes_and_phases(name: str) -> None:
    game, positions = load(name), sample(name)
    assert len(positions) >= 4
    assert len({str(sorted(position.options.items())) for position in positions}) > 1
    assert len({position.phase for position in positions}) > 1
    for position in positions:
        root = position.state(game)
        assert 1 < len(position.plans) <= MOST
        ends = [end_of(game, root, position.seat, plan) for plan in position.plans]
        assert not any(one.equals(other) for number, one in enumerate(ends) for other in ends[:number])
        assert position.kind == game.fields(position.plans[0].line[0])["do"]
        means = [sum(plan.points) for plan in position.plans]
        assert means == sorted(means, reverse=True)


@pytest.mark.slow
def test_a_plan_of_the_sample_is_weighed_again_alike() -> None:
    game = load("burgundy")
    position = max(sample("burgundy"), key=lambda one: (one.phase, -len(one.plans)))
    head = sample_of(game).read_text(encoding="utf-8").partition("\n")[0]
    assert '"continuations": 400' in head
    lines = [plan.line for plan in position.plans]
    again = Scales(game, position.state(game), position.seat).weigh(lines[:1], 400)
    assert again[0].points == position.plans[0].points
    assert again[0].wins == position.plans[0].wins


def test_equal_plans_lose_nothing_whichever_luck_made_the_best() -> None:
    """The better half of one plan is not its merit: with one half alone a loss would be told."""
    luck = random.Random(5)
    fair, naive = [], []
    for _ in range(4000):
        halves = [[luck.gauss(0, 100), luck.gauss(0, 100)] for _ in range(8)]
        fair.append(lost(halves, 3))
        naive.append(max(one + other for one, other in halves) / 2 - sum(halves[3]) / 2)
    assert fmean(naive) > 80
    assert abs(fmean(fair)) < 6
    assert 30 == lost([[50, 50], [20, 20]], 1)


@pytest.mark.slow
def test_a_better_bot_loses_less_in_the_sample() -> None:
    means = [
        fmean(ask(Question("burgundy", name, position, b"seed", 2)).points for position in sample("burgundy"))
        for name in ("novice", "greedy")
    ]
    assert means[1] < means[0]


@pytest.mark.slow
def test_a_plan_that_was_not_weighed_is_weighed_with_luck_of_its_own() -> None:
    position = sample("burgundy")[0]
    answer = ask(Question("burgundy", "random", position, b"seed", 16))
    assert not answer.known
    assert answer == ask(Question("burgundy", "random", position, b"seed", 16))
    assert answer != ask(Question("burgundy", "random", position, b"seed", 24))


@pytest.mark.slow
def test_a_position_is_made_again_alike_and_kept(tmp_path: Path) -> None:
    game = load("burgundy")
    task = Task("burgundy", 3, settle(game.options(), {}), "greedy", 16, b"seed")
    made = make(task)
    assert made == make(task)
    path, head = tmp_path / "file", head_of(game, 16, "greedy", b"seed")
    with Positions(path, head) as file:
        file.add(made)
    (read,) = read_positions(path, game)
    assert (asdict(read) | {"position": None}) == (asdict(made) | {"position": None})
    assert read.state(game).equals(made.state(game))
    with Positions(path, head) as file:
        assert [read] == file.positions
    with pytest.raises(Refusal, match="continuations is 16 there and 400 here"):
        Positions(path, head_of(game, 400, "greedy", b"seed"))
    with pytest.raises(Refusal, match="is not a result: name another file"):
        list(read_positions(Path(__file__), load("kingdom")))


@pytest.mark.parametrize(
    "change",
    [
        {"plans": 5},
        {"plans": []},
        {"plans": [{"line": [], "points": [1, 2], "wins": [0, 1], "error": 0}]},
        {"plans": [{"line": [1], "points": [1], "wins": [0, 1], "error": 0}]},
        {"plans": [{"line": ["x"], "points": [1, 2], "wins": [0, 1], "error": 0}]},
        {"more": 1},
    ],
)
def test_a_file_that_holds_something_else_is_refused(tmp_path: Path, change: dict[str, object]) -> None:
    game = load("burgundy")
    head, first = sample_of(game).read_text(encoding="utf-8").splitlines()[:2]
    path = tmp_path / "file"
    path.write_text(f"{head}\n{json.dumps(json.loads(first) | change)}\n", encoding="utf-8")
    with pytest.raises(Refusal, match=r"line 2: .* is not a result"):
        list(read_positions(path, game))


@pytest.mark.parametrize("action", [10**9, -1, 0])
def test_a_plan_that_is_not_legal_is_refused(action: int) -> None:
    game, position = load("burgundy"), sample("burgundy")[0]
    plan = replace(position.plans[0], line=[*position.plans[0].line, action])
    with pytest.raises(Refusal, match=f"action {action} of plan .* is not legal"):
        end_of(game, position.state(game), position.seat, plan)
