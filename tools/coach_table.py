"""Measure the coach: games of bots are played and reviewed, and figures of docs/coach.md come out as JSON lines.

`python tools/coach_table.py burgundy --pairs duke:squire,greedy:novice --games 20 --mode '{"players": 2}'`. Each line
is one game: for each seat its level, result, start, luck, skill, error, losses and turns, and for some moments
the value and the chance to win beside the result, with --playouts also what playouts by the fast policy say.
`python tools/coach_table.py all --games 4 --from FILE >> FILE` plays one game after another of every mode and pair of
levels of both games, all equally often and first one pair of every mode, except those that FILE has; and `python
tools/coach_table.py table --from FILE` writes the table of docs/coach.md.
"""

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from statistics import fmean, pstdev
from typing import Any

from duchy.bots.registry import bot
from duchy.bots.search.rollout import Rollout
from duchy.coach.course import Course
from duchy.coach.judging import TurnPart
from duchy.coach.registry import knowledge_of
from duchy.coach.review import SEED, Part, Reviewer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.games import load

EXPANSIONS = {"extra_tiles": "yes", "white_castles": "yes", "inns": "yes", "trade_routes": "yes", "shields": "yes"}
RANDOM: dict[str, object] = {"duchies": "random"}
EQUAL = ("steward:greedy", "greedy:squire", "squire:novice")
"""Pairs of neighbours, each stronger than the next."""
ALONE = ("steward", "greedy", "squire")
FIRST = "greedy:squire"
"""The pair that is measured first in every mode that has it."""
Mode = tuple[str, str, dict[str, object], tuple[str, ...]]
MODES: tuple[Mode, ...] = (
    ("burgundy", "two", RANDOM, ("duke:squire", *EQUAL)),
    ("burgundy", "all expansions", {**RANDOM, **EXPANSIONS}, EQUAL),
    ("burgundy", "three", {**RANDOM, "players": 3}, ("steward:greedy:squire", "greedy:squire:novice")),
    ("burgundy", "four", {**RANDOM, "players": 4}, ("greedy:squire:greedy:squire",)),
    (
        "burgundy",
        "four, all expansions, outposts",
        {"duchies": "outposts", **EXPANSIONS, "players": 4},
        ("greedy:squire:greedy:squire",),
    ),
    ("burgundy", "teams", {"players": 4, "teams": "yes", "duchies": "12a"}, ("greedy:squire",)),
    ("burgundy", "alone (hexes)", {"players": 1, "duchies": "13a"}, ALONE),
    ("kingdom", "no module", {"module": "none", "side": "b"}, EQUAL),
    ("kingdom", "quests", {"module": "quests", "side": "b"}, EQUAL),
    ("kingdom", "advisors", {"module": "advisors", "side": "b"}, EQUAL),
    ("kingdom", "menaces", {"module": "menaces", "side": "b", "menaces": "rats,giants"}, EQUAL),
    *(
        ("kingdom", f"alone, {name}", {"players": 1, "module": module, "side": "b"}, ALONE)
        for module, name in (
            ("none", "no module"),
            ("quests", "quests"),
            ("advisors", "advisors"),
            ("menaces", "menaces"),
        )
    ),
    ("kingdom", "alone, first scenario", {"players": 1, "scenario": 1}, ("greedy",)),
)
"""Every mode of both games, and the levels that play it: game, name, options, pairs."""
TITLES = {"burgundy": "Burgundy", "kingdom": "Kingdom"}
POINT = 100
"""Hundredths of a point, in which the coach counts."""
EVERY = 6
"""Turns between two moments at which playouts are made."""
PLAYOUTS = 40


def play(game_name: str, options: dict[str, object], levels: list[str], seed: int) -> Course:
    """Play a game of bots; where several may act, any of them does, so that they interrupt each other."""
    game = load(game_name)
    state = game.initial(options)
    first, plies = state.copy(), list[tuple[int, int]]()
    bots = [bot(levels[seat % len(levels)], game_name, 100 * seed + seat) for seat in range(game.seats(state))]
    rng, out, weights = Rng(seed), game.buffer(), game.buffer()
    while acting := game.acting(state):
        seat = acting[int(rng.below(len(acting)))]
        if seat == CHANCE:
            action = int(game.draw(state, rng, out, weights))
        else:
            action = int(bots[seat].choose(game, game.resample(state, seat, rng), seat))
        plies.append((seat, action))
        game.apply(state, seat, action)
    return Course(game, knowledge_of(game_name), first, plies)


def measure(
    game_name: str, options: dict[str, object], levels: list[str], seed: int, playouts: bool, luck: bool, every: int
) -> str:
    """Play and review one game, and return its figures."""
    course = play(game_name, options, levels, seed)
    reviewer = Reviewer(course, SEED + seed)
    tasks = [task for task in reviewer.tasks if luck or task.kind == "turn"]
    if every > 1:
        tasks = tasks[::every]
    parts: list[Part] = [reviewer.part(task) for task in tasks]
    seats = range(course.seats)
    line: dict[str, object] = {"game": game_name, "options": options, "seed": seed, "levels": levels}
    turns = [task for task in tasks if task.kind == "turn"]
    end = reviewer.end()
    hand = reviewer.valuer.forecast.hand
    line["end"] = [end.whole_margins(), end.whole_wins()]
    moments = []
    for number, task in enumerate(turns):
        part = parts[tasks.index(task)]
        assert isinstance(part, TurnPart)
        state = course.states[task.first]
        moment = [
            int(hand.clock(state)),
            [round(one) for one in part.margins[0]],
            [round(1000 * one) for one in part.wins[0]],
        ]
        if playouts and number % EVERY == 0:
            rollout = Rollout(course.game, state, hand, 0)
            sum_ = 0.0
            for trial in range(PLAYOUTS):
                rollout.state.become(state)
                rollout.play(0, SEED + (trial << 20), 1 << 40)
                sum_ += reviewer.valuer.forecast.worth(rollout.state).margins[0]
            moment.append(round(sum_ / PLAYOUTS))
        moments.append(moment)
    line["moments"] = moments
    decisions = [one for part in parts if isinstance(part, TurnPart) for one in part.decisions]
    figures: list[dict[str, object]] = [
        {
            "level": levels[seat % len(levels)],
            "lost": sum(one.lost for one in decisions if one.seat == seat),
            "mistakes": sum(one.grade == "mistake" for one in decisions if one.seat == seat),
            "turns": len({one.turn for one in decisions if one.seat == seat and one.grade != "forced"}),
            "decisions": sum(one.seat == seat for one in decisions),
        }
        for seat in seats
    ]
    line["seats"] = figures
    if luck:
        review = reviewer.review(parts, [], [])
        forced = [one for one in review.decisions if one.grade == "forced"]
        for total, seat in zip(review.totals, figures, strict=True):
            seat |= {
                "result": total.result,
                "start": total.start,
                "luck": total.luck,
                "skill": total.skill,
                "others": total.others,
                "error": total.error,
                "accuracy": total.accuracy,
                "like": total.level,
                "forced": [one.gains[total.seat] for one in forced if one.seat == total.seat],
            }
    return json.dumps(line)


def row(game: str, name: str, pair: str, lines: list[dict[str, Any]]) -> str:
    """Write the row of a mode and pair: means for each level in the order of the pair, luck and error of the first."""
    levels = list(dict.fromkeys(pair.split(":")))
    seats = {level: [seat for line in lines for seat in line["seats"] if seat["level"] == level] for level in levels}

    def told(of: Callable[[list[dict[str, Any]]], float], digits: int) -> str:
        return " : ".join(f"{of(seats[level]) + 0.0:.{digits}f}" for level in levels)

    skill = told(lambda some: fmean(seat["skill"] for seat in some) / POINT, 0)
    luck = [sum(seat["luck"].values()) / POINT for seat in seats[levels[0]]]
    error = fmean(seat["error"] for some in seats.values() for seat in some) / POINT
    turn, decision = (
        told(lambda some, of=of: sum(seat["lost"] for seat in some) / POINT / sum(seat[of] for seat in some), digits)  # type: ignore[misc]
        for of, digits in (("turns", 2), ("decisions", 2))
    )
    kind = " : ".join(levels)
    spread = f"{fmean(luck):+.1f}" + (f" ({pstdev(luck):.0f})" if len(luck) > 1 else "")
    return f"| {game} {name}, {kind} | {len(lines)} | {skill} | {spread} | {error:.1f} | {turn} | {decision} |"


def table(path: Path) -> Iterator[str]:
    """Write the table of docs/coach.md from the figures of a file."""
    played = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    yield "| | games | skill | luck (spread) | error | lost in a turn | in a decision |"
    yield "|---|---|---|---|---|---|---|"
    for game, name, options, pairs in MODES:
        for pair in pairs:
            wanted = (game, options, pair.split(":"))
            lines = [line for line in played if (line["game"], line["options"], line["levels"]) == wanted]
            if lines:
                yield row(TITLES[game], name, pair, lines)


def wanted_modes() -> Iterator[tuple[str, dict[str, object], str]]:
    """Return every mode and pair of levels, first one pair of each mode: greedy and squire, alone greedy."""
    for first in (True, False):
        for game, _, options, pairs in MODES:
            usual = next((pair for pair in (FIRST, "greedy") if pair in pairs), pairs[0])
            yield from ((game, options, pair) for pair in pairs if (pair == usual) == first)


def key_of(game: str, options: dict[str, object], levels: list[str], seed: int) -> str:
    """Return by what a measured game is found again."""
    return json.dumps([game, options, levels, seed])


def main() -> None:
    """Measure games on all cores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", help="a game, all, or table")
    parser.add_argument("--pairs", default="greedy:greedy", help="levels of the seats, separated by colons")
    parser.add_argument("--mode", action="append", default=[], help="options as JSON")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--playouts", action="store_true")
    parser.add_argument("--no-luck", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="without luck: judge only one of so many turns")
    parser.add_argument("--from", dest="file", type=Path, help="figures that were measured before")
    wanted = parser.parse_args()
    if wanted.game == "table":
        sys.stdout.writelines(f"{line}\n" for line in table(wanted.file))
        return
    pairs = wanted.pairs.split(",")
    modes = [(wanted.game, json.loads(mode), pair) for mode in wanted.mode or ["{}"] for pair in pairs]
    if wanted.game == "all":
        modes = list(wanted_modes())
    lines = wanted.file.read_text(encoding="utf-8").splitlines() if wanted.file else []
    done = {key_of(*(one[name] for name in ("game", "options", "levels", "seed"))) for one in map(json.loads, lines)}
    with ProcessPoolExecutor(wanted.jobs) as pool:
        jobs = [
            pool.submit(
                measure, game, options, pair.split(":"), seed, wanted.playouts, not wanted.no_luck, wanted.every
            )
            for seed in range(wanted.seed, wanted.seed + wanted.games)
            for game, options, pair in modes
            if key_of(game, options, pair.split(":"), seed) not in done
        ]
        for job in as_completed(jobs):
            sys.stdout.write(job.result() + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
