"""`duchy set measure`: bots play a set in its modes, and tables say how it behaves."""

import json
from pathlib import Path

import pytest

from duchy.arena.plan import Job, Played
from duchy.arena.playing import play
from duchy.cli.kingdom.sets.figures import report
from duchy.cli.kingdom.sets.survey import Finding, Survey, modes_of
from duchy.games.kingdom.box.cards import HOUSE, cards_of
from duchy.games.kingdom.box.template import template
from tests.cli.terminal import refused, run

CARDS = cards_of(HOUSE)
MODES = modes_of(CARDS, HOUSE, "b")
RANDOM = ("set", "measure", "--bots", "random", "--seed", "a", "--jobs", "1")


def tables(*findings: Finding) -> dict[str, list[list[str]]]:
    """Write the tables of a survey; return each as rows of cells by its title."""
    survey = Survey(MODES, ["random"], b"")
    survey.found = {(finding.mode, finding.trial): finding for finding in findings}
    found: dict[str, list[list[str]]] = {}
    title = ""
    for line in report(survey, CARDS):
        if line.startswith("\n"):
            title = line.strip()
        elif not line.startswith("|---"):
            found.setdefault(title, []).append([cell.strip() for cell in line.strip("|").split("|")])
    return found


def duel(trial: int, scores: list[int], places: list[int], tasks: list[list[str]] | None = None) -> Finding:
    """Make up a two-player game with a quest; in the house set the fourth task is final."""
    done = tasks or [["1.4"], ["1.4"]]
    return Finding(
        "two/quests/usurper", trial, places, scores, ["valados", "teressie"], [["farm", "farm"], ["port"]], done
    )


def test_a_gap_is_between_two_scores_and_a_mean_is_of_all() -> None:
    rows = tables(duel(0, [60, 40], [1, 2]), duel(1, [50, 70], [2, 1]))["Two players"]
    assert ["two/quests/usurper", "2", "55.0", "11.2", "20.0", "0.36", "50%", "teressie 50%"] == rows[1]


def test_a_final_task_decides_if_the_winner_has_fewer_points_than_the_loser() -> None:
    missed = [["1.1", "1.4"], ["1.1"]]
    rows = tables(
        duel(0, [60, 40], [1, 2]),
        duel(1, [40, 60], [1, 2], missed),
        duel(2, [60, 40], [1, 2], missed),
        duel(3, [60, 40], [2, 2], [["1.2"], ["1.2"]]),
    )["The final task"]
    assert ["usurper", "4", "25%", "50%", "25%", "25%", "50% / 25% / 0% / 50%"] == rows[1]


def test_scenarios_are_counted_by_medal_and_by_defeat() -> None:
    games = [
        Finding("scenario/1", trial, [1], [80], ["valados"], [[]], medal=medal, defeat=defeat)
        for trial, (medal, defeat) in enumerate([("none", "vermin"), ("none", ""), ("gold", ""), ("bronze", "")])
    ]
    rows = tables(*games)["Scenarios"]
    assert ["1 Rat invasion", "4", "80.0", "0.0", "50%", "25%", "0%", "25%", "vermin 25%"] == rows[1]


def test_advisors_are_compared_with_the_one_in_the_middle() -> None:
    names = [CARDS.ids[int(CARDS.first_advisor) + number] for number in range(int(CARDS.advisors))]
    uses = dict.fromkeys(names[1:], 2) | {names[1]: 5}
    game = Finding("two/advisors", 0, [1, 2], [9, 8], ["", ""], [[], []], joined=[names[1:], []], uses=[uses, {}])
    rows = tables(game)["Advisors, two/advisors"]
    assert [names[1], "50%", "5.00", "2.50", "5.00"] == rows[1]
    assert [names[0], "0%", "0.00", "0.00", "-"] == rows[-1]
    assert 15 == len(rows)


def test_cards_are_counted_by_copy_and_by_who_won() -> None:
    rows = {row[0]: row[1:] for row in tables(duel(0, [60, 40], [1, 2]), duel(1, [40, 60], [2, 1]))["Cards"]}
    farms, ports = (int(CARDS.copies[CARDS.kind_of(name)]) for name in ("farm", "port"))
    assert [f"{4 / farms / 2:.2f}", "1.00"] == rows["farm"]
    assert [f"{2 / ports / 2:.2f}", "1.00"] == rows["port"]
    assert ["0.00", "-"] == rows["quarry"]


@pytest.mark.slow
def test_every_mode_is_played_and_what_is_noted_is_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[str] = []

    def watched(job: Job) -> Played:
        played.append(str(job.options["module"]))
        return play(job)

    monkeypatch.setattr("duchy.arena.crew.play", watched)
    first = run(*RANDOM, "-n", "1", "--results", "found.jsonl")
    assert (0, "", len(MODES)) == (first.code, first.err, len(played))
    notes = [json.loads(line) for line in Path("found.jsonl").read_text().splitlines()[1:]]
    assert set(MODES) == {note["mode"] for note in notes}
    again = run("set", "measure", "--bots", "random", "-n", "1", "--jobs", "1", "--results", "found.jsonl")
    assert (first.out, len(MODES)) == (again.out, len(played))
    run(*RANDOM, "-n", "2", "--only", "two/advisors", "--only", "one/none", "--results", "found.jsonl")
    assert ["advisors", "none"] == played[len(MODES) :]


@pytest.mark.slow
def test_a_game_that_is_noted_is_the_game_that_was_played() -> None:
    survey = Survey({"two/advisors": MODES["two/advisors"]}, ["greedy"], b"seed")
    [job] = survey.jobs(1)
    game = play(job)
    finding = survey.take(game)
    assert (game.scores, game.places) == (finding.scores, finding.places)
    assert all(finding.built)
    for joined, uses in zip(finding.joined, finding.uses, strict=True):
        assert set(uses) <= set(joined)
    assert sum(sum(uses.values()) for uses in finding.uses) == game.record.count(" use ")


def test_results_of_another_set_are_refused() -> None:
    run(*RANDOM, "-n", "1", "--only", "one/none", "--results", "found.jsonl")
    Path("mine.toml").write_text(template())
    said = refused(run("set", "measure", "mine.toml", "--only", "one/none", "--results", "found.jsonl"), 1)
    assert f'found.jsonl was started with something else: set is "{HOUSE}" there' in said


def test_modes_that_a_set_has_no_cards_for_are_left_out() -> None:
    Path("mine.toml").write_text(template())
    mine = ("set", "measure", "mine.toml", "-n", "1", "--jobs", "1", "--bots", "random", "--only")
    some = run(*mine, "scenario")
    assert (0, 1) == (some.code, some.out.count("| 1 Rat invasion | 1 |"))
    assert 5 == some.err.count(" is left out: option ")
    none = run(*mine, "scenario/5")
    assert 1 == none.code
    assert none.err.endswith("duchy: there is no mode left to measure\n")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--only", "three"), "--only must be the start of a mode: the modes are two/none, two/menaces/giants,rats, "),
        (("--bots", "random,random,random"), "--bots must name one bot, or one for each of two seats, got 3"),
    ],
)
def test_nonsense_is_refused(options: tuple[str, ...], words: str) -> None:
    assert refused(run("set", "measure", *options), 2).startswith(words)
