"""The results of an arena as grids: each pair's score and Elo with intervals, the ratings, and the bots."""

import math
from statistics import fmean, stdev

from rich.table import Table as Grid

from duchy.arena.statistics import around, elo
from duchy.arena.tournament import Standing, Tournament
from duchy.cli.terminal.screen import console, figure_grid

NO_FIGURE = "-"


def report(tournament: Tournament) -> None:
    """Print the results so far."""
    screen = console()
    screen.print(pairs_grid(tournament))
    screen.print(margins_grid(tournament))
    if len(tournament.plan.entrants) > 2 and any(standing.scores for standing in tournament.standings):
        screen.print(ratings_grid(tournament))
    screen.print(bots_grid(tournament))
    for pair in range(len(tournament.standings)):
        screen.print(sentence(tournament, pair))
    screen.print(f"seed: {tournament.plan.seed.hex()}", soft_wrap=True)


def pairs_grid(tournament: Tournament) -> Grid:
    """Show the score of each pair's first bot; with three or more sides, also its wins relative to a fair share."""
    plan = tournament.plan
    shared = len(plan.sides) > 2
    grid = figure_grid("first - other", "trials", "games", "score", "95%", "Elo", "95%", *["fair share"] * shared)
    for pair, standing in enumerate(tournament.standings):
        first, other = (plan.entrants[each] for each in plan.pairs[pair])
        count = len(standing.scores)
        row = [f"{first} - {other}", str(count), str(count * tournament.seatings[pair])]
        if not standing.scores:
            grid.add_row(*row, *[NO_FIGURE] * (4 + shared))
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
        grid.add_row(*row)
    return grid


def margins_grid(tournament: Tournament) -> Grid:
    """Show by how many points each pair's first bot is ahead, and the same less its luck, where that was measured."""
    plan = tournament.plan
    pairs = range(len(tournament.standings))
    measured = any(tournament.without_luck(pair) for pair in pairs)
    grid = figure_grid("first - other", "points ahead", "95%", *["less luck", "95%", "spread"] * measured)
    for pair in pairs:
        first, other = (plan.entrants[each] for each in plan.pairs[pair])
        plain, less = tournament.margins(pair), tournament.without_luck(pair)
        row = [*mean_of(plain), *mean_of(less)] if measured else mean_of(plain)
        if measured:
            row.append(f"{stdev(plain):.1f}, {stdev(less):.1f}" if len(less) > 1 else NO_FIGURE)
        grid.add_row(f"{first} - {other}", *row)
    return grid


def mean_of(values: list[float]) -> list[str]:
    """Write the mean of some values and its 95% interval, for a number of trials fixed in advance."""
    if not values:
        return [NO_FIGURE] * 2
    low, high = around(values)
    return [f"{fmean(values):+.1f}", f"{low:+.1f} to {high:+.1f}" if len(values) > 1 else NO_FIGURE]


def share(tournament: Tournament, pair: int, standing: Standing) -> float:
    """Divide the wins of the first bot of a pair by its fair share; tied winners split a win."""
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


def ratings_grid(tournament: Tournament) -> Grid:
    """Show the ratings, strongest first."""
    grid = figure_grid("bot", "Elo", "95%")
    rated = zip(tournament.plan.entrants, tournament.ratings(), strict=True)
    for name, (points, half) in sorted(rated, key=lambda each: -each[1][0]):
        grid.add_row(name, signed(points), f"±{half:.0f}")
    return grid


def bots_grid(tournament: Tournament) -> Grid:
    """Show the totals of each bot over all its games: seats, wins, points, decisions and time."""
    plan = tournament.plan
    grid = figure_grid("bot", "seats", "won", "mean points", "decisions", "ms per decision")
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
            grid.add_row(name, "0", *[NO_FIGURE] * 4)
            continue
        won = f"{places.count(1) / len(places):.1%}"
        each = f"{decisions / len(places):.0f}"
        grid.add_row(name, str(len(places)), won, f"{fmean(points):.1f}", each, f"{1000 * seconds / decisions:.2f}")
    return grid


def sentence(tournament: Tournament, pair: int) -> str:
    """Report in a sentence whether the question about a pair is settled."""
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
    """Write an Elo difference with its sign; it is infinite after only wins or only losses."""
    return ("+∞" if points > 0 else "-∞") if math.isinf(points) else f"{points:+.0f}"
