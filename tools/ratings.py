"""Measure how strong the bots are, and tell it: `make ratings`, or `python -m tools.ratings` from the root.

Every bot plays greedy, seed by seed in both seatings. The games are kept in docs/ratings, in files of `duchy arena`, so
that an interrupted run resumes. What follows from them is written into src/duchy/bots/GAME/strengths.json, which
commands and the server tell, and into the table of docs/bots.md. Games that the code of today would play differently
are thrown away and played again.
"""

import argparse
import hashlib
import json
from collections.abc import Iterator
from contextlib import closing
from dataclasses import asdict, replace
from pathlib import Path
from statistics import fmean
from typing import Final

from duchy.arena.crew import crew_of
from duchy.arena.plan import Plan, Played
from duchy.arena.playing import play
from duchy.arena.results import Results
from duchy.arena.statistics import elo, fixed
from duchy.arena.tournament import Question, Tournament
from duchy.bots.registry import BOTS, USUAL, profile_of
from duchy.bots.strength import ENOUGH, FEW, Strength
from duchy.core.options import settle
from duchy.games import BUILT_IN, entry_of, load

ROOT: Final = Path(__file__).parent.parent
GAMES: Final = ROOT / "docs/ratings"
PAGE: Final = ROOT / "docs/bots.md"
BEGIN: Final = "<!-- written by make ratings -->\n"
END: Final = "<!-- end -->\n"
SEED: Final = hashlib.sha256(b"ratings").digest()
ENDLESS: Final = 2000
"""A rating beyond which no number of games says anything: one of 100,000 is won there."""
OPTIONS: Final = {"burgundy": {"duchies": "random"}, "kingdom": {}}
"""What is played besides the usual options: every duchy of Burgundy; Kingdom with quests, as it is usually played."""


def path_of(game: str, name: str) -> Path:
    """Return the file of a bot's games."""
    return GAMES / f"{game}-{name}.jsonl"


def plan_of(game: str, name: str) -> Plan:
    """Plan a bot's games; a level gets its nodes, so that the machine's speed changes nothing."""
    rules, profile = load(game), profile_of(game)
    nodes = profile.levels[name].nodes if profile is not None and name in profile.levels else 1
    entrant = f"{name}@{nodes}n" if nodes > 1 else name
    options = settle(rules.options(), OPTIONS[game])
    return Plan(game, rules.rules, options, (entrant, USUAL), ((0,), (1,)), SEED)


def stored(game: str, name: str) -> list[Played]:
    """Read a bot's stored games; none if there is no file."""
    path = path_of(game, name)
    if not path.exists():
        return []
    with Results(path, plan_of(game, name)) as results:
        return results.played


def is_current(game: str, name: str, games: list[Played]) -> bool:
    """Return whether the code of today plays the first stored game as it is stored."""
    return not games or again(plan_of(game, name), games[0]).scores == games[0].scores


def again(plan: Plan, played: Played) -> Played:
    """Play a stored game once more."""
    return play(plan.job(played.pair, played.trial, played.seating, record=False))


def measure(game: str, name: str, wanted: int, jobs: int | None) -> None:
    """Play a bot's games that are missing, after checking that the stored ones are still what it plays."""
    if not is_current(game, name, stored(game, name)):
        print(f"{game}, {name}: plays differently now, all games are played again")
        path_of(game, name).unlink()
    plan = plan_of(game, name)
    tournament = Tournament(plan, Question(wanted // 2, early=False))
    with Results(path_of(game, name), plan) as results:
        for known in results.played:
            tournament.take(known)
        with closing(crew_of(jobs).play(tournament.jobs())) as playing:
            for played in playing:
                if played.failed is not None:
                    raise SystemExit(played.error)
                results.add(played)
                tournament.take(played)


def strength_of(game: str, name: str) -> Strength | None:
    """Work out a bot's strength from its stored games; None if there are none.

    Against itself a bot plays one game in both seatings, which counts once.
    """
    plan, games = plan_of(game, name), stored(game, name)
    trials = list(whole_trials(games))
    if not trials:
        return None
    scores = [plan.score(0, trial) for trial in trials]
    own = [
        played.scores[seat]
        for trial in trials
        for played in trial
        for seat, entrant in enumerate(plan.seatings(0)[played.seating])
        if entrant == 0
    ]
    mean, (low, high) = fmean(scores), fixed(scores)
    alone = name == USUAL
    return Strength(
        games=len(trials) * (1 if alone else 2),
        won=round(mean, 4),
        points=round(fmean(own), 1),
        rating=in_tens(elo(mean)),
        low=0 if alone else in_tens(elo(low)),
        high=0 if alone else in_tens(elo(high)),
    )


def told_of(game: str, name: str) -> Strength | None:
    """Return what is told of a bot: of few games only its points."""
    found = strength_of(game, name)
    if found is None or found.games < FEW:
        return None
    return found if found.games >= ENOUGH else replace(found, rating=None, low=None, high=None)


def whole_trials(games: list[Played]) -> Iterator[list[Played]]:
    """Yield the games of every seed that was played in both seatings."""
    by_trial: dict[int, dict[int, Played]] = {}
    for played in games:
        by_trial.setdefault(played.trial, {})[played.seating] = played
    for _, trial in sorted(by_trial.items()):
        if len(trial) == 2:
            yield [trial[0], trial[1]]


def in_tens(rating: float) -> int | None:
    """Round a rating to tens, as its interval allows; None for one without an end."""
    return round(rating / 10) * 10 if abs(rating) < ENDLESS else None


def strengths_text(game: str) -> str:
    """Write the strengths of a game's bots, one line each."""
    told = {name: told_of(game, name) for name in BOTS}
    lines = [f"  {json.dumps(name)}: {json.dumps(asdict(each))}" for name, each in told.items() if each is not None]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def table() -> str:
    """Write the table of docs/bots.md."""
    lines = ["| | game | games | won | points | Elo above greedy, 95% |", "|---|---|---|---|---|---|"]
    few: list[str] = []
    for game in BUILT_IN:
        title = entry_of(game).title
        for name in BOTS:
            found = strength_of(game, name)
            games = found.games if found is not None else 0
            if found is None or games < ENOUGH:
                points = f", {found.points} points" if found is not None and games >= FEW else ""
                few.append(f"{name} in {title} ({games or 'none'}{points})")
                continue
            won = "itself" if name == USUAL else f"{found.won:.1%}"
            lines.append(f"| {name} | {title} | {found.games} | {won} | {found.points} | {rating_text(found)} |")
    told = f"Every bot has {ENOUGH} games or more."
    if few:
        told = f"Fewer than {ENOUGH} games so far, of which the points alone are told: {', '.join(few)}."
    return "\n".join(lines) + f"\n\n{told}\n"


def rating_text(found: Strength) -> str:
    """Write a rating with its interval."""
    if found.low == found.high:
        return "0"
    if found.rating is None:
        return f"below {found.high:+d}" if found.won < 0.5 else f"above {found.low:+d}"
    low, high = ("unknown" if each is None else f"{each:+d}" for each in (found.low, found.high))
    return f"{found.rating:+d} ({low} to {high})"


def page_text(text: str) -> str:
    """Return a page's text with its table written anew."""
    before, _, rest = text.partition(BEGIN)
    return f"{before}{BEGIN}\n{table()}\n{END}{rest.partition(END)[2]}"


def strengths_path(game: str) -> Path:
    """Return the file that the bots of a game are told from."""
    return ROOT / f"src/duchy/bots/{game}/strengths.json"


def tell() -> None:
    """Write what the stored games say, for programs and for readers."""
    for game in BUILT_IN:
        strengths_path(game).write_text(strengths_text(game), encoding="utf-8")
    PAGE.write_text(page_text(PAGE.read_text(encoding="utf-8")), encoding="utf-8")


def main() -> None:
    """Play what is missing, then tell."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=ENOUGH, help="games for each bot (default: %(default)s)")
    parser.add_argument("--game", choices=BUILT_IN, action="append", help="only this game; may be repeated")
    parser.add_argument("--bot", choices=BOTS, action="append", help="only this bot; may be repeated")
    parser.add_argument("--jobs", type=int, help="processes (default: one per core)")
    parser.add_argument("--tell", action="store_true", help="play nothing: only tell what is stored")
    asked = parser.parse_args()
    GAMES.mkdir(exist_ok=True)
    for name in [] if asked.tell else asked.bot or BOTS:
        for game in asked.game or BUILT_IN:
            print(f"{game}, {name}")
            measure(game, name, asked.games * (2 if name == USUAL else 1), asked.jobs)
    tell()


if __name__ == "__main__":
    main()
