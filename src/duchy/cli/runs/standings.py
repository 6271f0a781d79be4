"""What came out of an arena, as tables: every pair with its score, Elo and intervals; the ratings; the bots."""

import math
from statistics import fmean

from rich import box
from rich.table import Table as Sheet

from duchy.arena.statistics import elo
from duchy.arena.tournament import Standing, Tournament
from duchy.cli.terminal.screen import console

NO_FIGURE = "-"


def report(tournament: Tournament) -> None:
    """Print what is known."""
    screen = console()
    screen.print(pairs_sheet(tournament))
    if len(tournament.plan.entrants) > 2 and any(standing.scores for standing in tournament.standings):
        screen.print(ratings_sheet(tournament))
    screen.print(bots_sheet(tournament))
    for pair in range(len(tournament.standings)):
        screen.print(sentence(tournament, pair))
    screen.print(f"seed: {tournament.plan.seed.hex()}", soft_wrap=True)


def sheet_of(first: str, *heads: str) -> Sheet:
    """Begin a table of figures."""
    sheet = Sheet(box=box.SIMPLE_HEAD, pad_edge=False)
    sheet.add_column(first)
    for head in heads:
        sheet.add_column(head, justify="right")
    return sheet


def pairs_sheet(tournament: Tournament) -> Sheet:
    """Set out the score of the first of each pair; with several sides, also its wins as times of a fair share."""
    plan = tournament.plan
    shared = len(plan.sides) > 2
    sheet = sheet_of("first - other", "trials", "games", "score", "95 %", "Elo", "95 %", *["fair share"] * shared)
    for pair, standing in enumerate(tournament.standings):
        first, other = (plan.entrants[each] for each in plan.pairs[pair])
        count = len(standing.scores)
        row = [f"{first} - {other}", str(count), str(count * tournament.seatings[pair])]
        if not standing.scores:
            sheet.add_row(*row, *[NO_FIGURE] * (4 + shared))
            continue
        mean, (low, high) = fmean(standing.scores), tournament.interval(standing.scores)
        row += [
            f"{mean:.1%}",
            f"{low:.1%} to {high:.1%}",
            signed(elo(mean)),
            f"{signed(elo(low))} to {signed(elo(high))}",
        ]
        if shared:
            row.append(f"{share(tournament, pair, standing):.2f}x")
        sheet.add_row(*row)
    return sheet


def share(tournament: Tournament, pair: int, standing: Standing) -> float:
    """Say how many times its fair share of games the first of a pair has won; a shared win counts in parts."""
    first, _ = tournament.plan.pairs[pair]
    seatings = tournament.plan.seatings(pair)
    won = seats = count = 0.0
    for games in standing.games:
        for game in games:
            winners = [seat for seat, place in enumerate(game.places) if place == 1]
            own = [seat for seat, entrant in enumerate(seatings[game.seating]) if entrant == first]
            won += len(set(winners) & set(own)) / len(winners)
            seats += len(own) / len(game.places)
            count += 1
    return won / seats if count else 0.0


def ratings_sheet(tournament: Tournament) -> Sheet:
    """Set out the ratings, the strongest first."""
    sheet = sheet_of("bot", "Elo", "95 %")
    rated = zip(tournament.plan.entrants, tournament.ratings(), strict=True)
    for name, (points, half) in sorted(rated, key=lambda each: -each[1][0]):
        sheet.add_row(name, signed(points), f"±{half:.0f}")
    return sheet


def bots_sheet(tournament: Tournament) -> Sheet:
    """Set out what each bot did in all its games: seats, wins, points, time."""
    plan = tournament.plan
    sheet = sheet_of("bot", "seats", "won", "mean points", "decisions", "ms a decision")
    for index, name in enumerate(plan.entrants):
        places: list[int] = []
        points: list[int] = []
        decisions, seconds = 0, 0.0
        for pair, standing in enumerate(tournament.standings):
            seatings = plan.seatings(pair)
            for game in (game for games in standing.games for game in games):
                for seat in (seat for seat, who in enumerate(seatings[game.seating]) if who == index):
                    places.append(game.places[seat])
                    points.append(game.scores[seat])
                    decisions += game.decisions[seat]
                    seconds += game.seconds[seat]
        if not places:
            sheet.add_row(name, "0", *[NO_FIGURE] * 4)
            continue
        won = f"{places.count(1) / len(places):.1%}"
        each = f"{decisions / len(places):.0f}"
        sheet.add_row(name, str(len(places)), won, f"{fmean(points):.1f}", each, f"{1000 * seconds / decisions:.2f}")
    return sheet


def sentence(tournament: Tournament, pair: int) -> str:
    """Say in words whether the question of a pair is settled."""
    question, standing = tournament.question, tournament.standings[pair]
    first, other = (tournament.plan.entrants[each] for each in tournament.plan.pairs[pair])
    claim, trials = f"{question.claim:g}", f"{len(standing.scores)} trial{'s' * (len(standing.scores) != 1)}"
    if standing.verdict and question.claim == 0.5:
        stronger = f"{first} is stronger than" if standing.verdict > 0 else f"{first} is weaker than"
        return f"{stronger} {other}: settled in {trials}"
    if standing.verdict:
        return f"{first} scores {'more' if standing.verdict > 0 else 'less'} than {claim} against {other}: settled"
    return f"{first} against {other}: not settled in {trials} whether it scores more or less than {claim}"


def signed(points: float) -> str:
    """Write points of Elo; whoever has won or lost everything has no number."""
    return ("+∞" if points > 0 else "-∞") if math.isinf(points) else f"{points:+.0f}"
