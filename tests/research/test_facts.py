"""Facts: summaries of many games, on games whose answer is known."""

import math
import random
from collections import Counter
from dataclasses import replace
from statistics import fmean

import pytest

from duchy.arena.drawing import columns, whiskers
from duchy.arena.statistics import apart, around, fixed, student
from duchy.cli.runs.plots import plots_of
from duchy.research.data.fresh import FreshLot
from duchy.research.data.reading import reading_of
from duchy.research.stats.facts import Facts, Intervals, Sample, Worth
from duchy.research.stats.page import files_of
from duchy.research.stats.sheets import Sheet, quantile, sheets_of
from duchy.research.stats.tally import Tally, tallies, tally_of
from tests.research.games import series

INTERVALS = Intervals(around, apart, fixed)
TWO = Tally(
    decisions=4,
    plies=10,
    forced=1,
    tree=2.0,
    first=1,
    scores=[30, 20],
    places=[1, 2],
    sources=[{"goods": 30}, {"goods": 14, "silver": 6}],
    duchies=["1", "2"],
    built=[frozenset({"monastery6"}), frozenset()],
    choices={(1, "A"): Counter({1: 1, 5: 2}), (2, "A"): Counter({9: 1})},
)


def facts_of(*games: Tally, sides: tuple[tuple[int, ...], ...] = ((0,), (1,))) -> Facts:
    """Return the facts of some games."""
    facts = Facts(series("burgundy"), sides, ["1", "2", "3"], ["monastery6", "monastery7"], INTERVALS)
    for game in games:
        facts.add(game)
    return facts


def sheet(facts: Facts, title: str) -> Sheet:
    """Find a sheet by its title."""
    [found] = [each for each in sheets_of(facts, reading_of("burgundy")) if each.title == title]
    return found


def test_length_and_choices_are_one_number_per_game() -> None:
    rows = {
        row[0]: row
        for row in sheet(facts_of(TWO, replace(TWO, decisions=8, plies=12, tree=4.0)), "Length and choices").rows
    }
    assert ["6.0", "2.0", "4", "6", "8"] == [rows["decisions per game"][at] for at in (1, 3, 4, 5, 6)]
    assert "11.0" == rows["plies, including chance"][1]
    assert "3.75" == rows["legal actions, mean per game"][1]  # 20 over 4, and over 8
    assert "18.8" == rows["forced decisions, %"][1]
    assert "3.0" == rows["size of the game tree, digits"][1]


def test_legal_actions_are_counted_over_all_decisions_of_a_stage() -> None:
    assert [["A", "4.0", "5.00", "5", "9", "9"], ["all", "4.0", "5.00", "5", "9", "9"]] == sheet(
        facts_of(TWO, TWO), "Legal actions by stage"
    ).rows
    assert [1, 5, 9] == [quantile(Counter({1: 1, 5: 2, 9: 1}), part) for part in (0.25, 0.75, 1.0)]


def test_a_new_source_scored_nothing_before() -> None:
    facts = facts_of(replace(TWO, sources=[{"goods": 30}, {"goods": 20}]), TWO)
    assert [25.0, 22.0] == list(facts.sources["goods"].numbers)
    assert [0.0, 3.0] == list(facts.sources["silver"].numbers)
    assert [["goods", "23.50", "94.0%"], ["silver", "1.50", "6.0%"]] == [
        [row[0], row[1], row[3]] for row in sheet(facts, "Points by source").rows
    ]


def test_turn_order_differs_from_seat_order() -> None:
    rows = sheet(
        facts_of(TWO, replace(TWO, first=0, scores=[10, 40], places=[2, 1])), "Advantage of the first player"
    ).rows
    assert [["1", "15.0", "-20.0", "0.0%"], ["2", "35.0", "+20.0", "100.0%"]] == [
        [row[at] for at in (0, 1, 3, 5)] for row in rows
    ]
    assert [["1", *["-"] * 6], ["2", *["-"] * 6]] == sheet(
        facts_of(replace(TWO, first=None)), "Advantage of the first player"
    ).rows


def test_value_is_measured_between_sides_with_and_without_the_item() -> None:
    both = replace(TWO, duchies=["1", "1"], built=[frozenset({"monastery6"})] * 2)
    facts = facts_of(TWO, both, replace(TWO, places=[1, 1], scores=[25, 25]))
    duchies = {row[0]: row[1:] for row in sheet(facts, "What each duchy is worth").rows}
    assert ["66.7%", "2", "+5.0", "75.0%"] == [duchies["1"][at] for at in (0, 1, 2, 4)]
    assert ["33.3%", "2", "-5.0", "25.0%"] == [duchies["2"][at] for at in (0, 1, 2, 4)]
    assert ["0.0%", "0", *["-"] * 4] == duchies["3"]
    built = {row[0]: row[1:] for row in sheet(facts, "What each monastery is worth").rows}
    assert ["66.7%", "2"] == built["monastery6"][:2]


def test_the_effect_of_duchies_is_subtracted_from_the_value_of_buildings() -> None:
    without, there = (frozenset[str](), frozenset({"monastery6"}))
    equal = replace(TWO, built=[without, without])  # duchy 1 is worth ten points more
    facts = facts_of(equal, equal, replace(TWO, scores=[33, 20], built=[there, without]))
    assert {"1": 31.0, "2": 20.0} == facts.levels
    assert 13.0 - (31.0 - 20.0) == facts.built["monastery6"].difference(facts.levels)[0]
    assert 11.0 == facts.duchies["1"].difference({})[0]


def test_partners_are_one_side() -> None:
    team = replace(
        TWO,
        scores=[10, 1, 20, 2],
        places=[1, 2, 1, 2],
        sources=[{}] * 4,
        duchies=["1", "2", "1", "2"],
        built=[frozenset()] * 4,
    )
    facts = facts_of(team, team, sides=((0, 2), (1, 3)))
    assert (27.0, 1.0) == (facts.duchies["1"].difference({})[0], facts.duchies["1"].scores.mean)
    assert [2.0 - 15.0, 20.0 - 1.5, 1.0 - 15.0, 10.0 - 1.5] == [facts.turns[turn].ahead.mean for turn in (2, 1, 0, 3)]


def test_solo_games_with_the_item_are_compared_with_games_without_it() -> None:
    worth = Worth(INTERVALS)
    for points, having in ((30, True), (34, True), (20, False), (24, False), (22, False)):
        worth.compare([points], [1], ["13a"], [having])
    mean, (low, high) = worth.difference({})
    assert (10.0, 2) == (mean, worth.compared)
    assert low < 10 < high
    assert "Advantage of the first player" not in [
        each.title
        for each in sheets_of(
            facts_of(replace(TWO, scores=[9], places=[1], sources=[{}]), sides=((0,),)), reading_of("burgundy")
        )
    ]


@pytest.mark.parametrize("name", ["burgundy", "kingdom"])
def test_tallies_of_real_games_agree_with_their_accounts(name: str) -> None:
    wanted = series(name)
    [tally] = tallies(FreshLot(wanted, 1, 2))
    account = wanted.play(1)
    assert tally == tally_of(account)
    assert tally.decisions == sum(counts.total() for counts in tally.choices.values())
    assert tally.forced == sum(counts[1] for counts in tally.choices.values())
    facts = Facts(wanted, ((0,), (1,)), [], [], INTERVALS)
    facts.add(tally)
    page = files_of(facts, plots_of(facts, reading_of(name)), ["duchy", "stats", name])[f"facts-{name}.md"]
    assert "\n```sh\nduchy stats" in page
    for line in page.splitlines():
        assert "inf" not in line
        assert "nan" not in line


def test_intervals_cover_the_truth_as_often_as_promised() -> None:
    source = random.Random(7)
    inside = wide = 0
    for _ in range(400):
        ones = [source.gauss(3, 2) for _ in range(8)]
        others = [source.gauss(1, 5) for _ in range(15)]
        low, high = around(ones)
        inside += low <= 3 <= high
        low, high = apart(ones, others)
        wide += low <= 2 <= high
    assert 0.92 <= inside / 400 <= 0.98
    assert 0.92 <= wide / 400 <= 0.98


def test_students_quantile_is_that_of_the_tables() -> None:
    assert (2.57, 2.23, 2.09, 1.96) == pytest.approx([student(free) for free in (5, 10, 20, 1000)], abs=0.03)
    assert (-math.inf, math.inf) == around([1.0]) == apart([1.0], [2.0, 3.0])
    assert (1.0, 1.0) == around([1.0, 1.0]) == apart([2.0, 2.0], [1.0, 1.0])
    sample = Sample(INTERVALS, [0.0, 1.0, 1.0])
    assert (fixed(sample.numbers), fmean(sample.numbers)) == (sample.share(), sample.mean)


def test_plots_stay_within_their_axes() -> None:
    parts = whiskers("<worth>", [("a & b", 1.0, -50.0, math.inf)], -1, 2, "{:+.1f}")
    assert "&lt;worth&gt;" in parts[0]
    assert any("a &amp; b" in part for part in parts)
    assert any('x1="186.0"' in part and 'x2="704.0"' in part for part in parts)
    assert any("rotate" in part for part in columns("x", [("long names " * 8, 1.0)] * 9, 100, "{:.0f}"))
    assert not any("rotate" in part for part in columns("x", [("A1", 0.0)] * 9, 100, "{:.0f}"))
