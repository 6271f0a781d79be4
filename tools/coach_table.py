"""Measure the coach: games of bots are played and reviewed, and figures of docs/coach.md come out as JSON lines.

`python tools/coach_table.py burgundy --pairs duke:squire,greedy:novice --games 20 --mode '{"players": 2}'`. Each line
is one game: for each seat its level, result, start, luck, skill, error, losses and turns, and for some moments
the value and the chance to win beside the result, with --playouts also what playouts by the fast policy say.
"""

import argparse
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor, as_completed

from duchy.bots.registry import bot
from duchy.bots.search.rollout import Rollout
from duchy.coach.course import Course
from duchy.coach.judging import TurnPart
from duchy.coach.registry import knowledge_of
from duchy.coach.review import SEED, Part, Reviewer
from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.games import load

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
        for total, seat in zip(review.totals, figures, strict=True):
            seat |= {
                "result": total.result,
                "start": total.start,
                "luck": total.luck,
                "skill": total.skill,
                "others": total.others,
                "error": total.error,
            }
    return json.dumps(line)


def main() -> None:
    """Measure games on all cores."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--pairs", default="greedy:greedy", help="levels of the seats, separated by colons")
    parser.add_argument("--mode", action="append", default=[], help="options as JSON")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--playouts", action="store_true")
    parser.add_argument("--no-luck", action="store_true")
    parser.add_argument("--every", type=int, default=1, help="without luck: judge only one of so many turns")
    wanted = parser.parse_args()
    with ProcessPoolExecutor(wanted.jobs) as pool:
        jobs = [
            pool.submit(
                measure,
                wanted.game,
                json.loads(mode),
                pair.split(":"),
                seed,
                wanted.playouts,
                not wanted.no_luck,
                wanted.every,
            )
            for seed in range(wanted.seed, wanted.seed + wanted.games)
            for mode in wanted.mode or ["{}"]
            for pair in wanted.pairs.split(",")
        ]
        for job in as_completed(jobs):
            sys.stdout.write(job.result() + "\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
