"""The plot of a tournament as SVG: the running score of each pair, and the ratings if there are several entrants."""

from typing import Final

from duchy.arena.drawing import COLOUR, HEAD, MARGIN, PANEL, ROW, WIDTH, Panel, line, path, sheet, stack, whiskers
from duchy.arena.tournament import Standing, Tournament

STEPS: Final = 80
"""The maximum number of points of a curve."""


def picture(tournament: Tournament) -> str:
    """Draw a tournament."""
    plan = tournament.plan
    several = len(plan.entrants) > 2
    parts = ratings(tournament) if several else []
    top = HEAD + ROW * len(plan.entrants) + HEAD if several else 0
    panels = [
        running_score(tournament, pair, standing)
        for pair, standing in enumerate(tournament.standings)
        if standing.scores
    ]
    parts += stack(panels, top)
    return sheet(parts, max(top + len(panels) * (PANEL + HEAD), HEAD))


def running_score(tournament: Tournament, pair: int, standing: Standing) -> Panel:
    """Draw the running mean score of a pair, with its interval after each trial."""
    first, other = (tournament.plan.entrants[each] for each in tournament.plan.pairs[pair])
    count = len(standing.scores)
    panel = Panel(f"{first} against {other}", 0.0, 1.0, count)
    means: list[tuple[float, float]] = []
    lower: list[tuple[float, float]] = []
    upper: list[tuple[float, float]] = []
    for trial in sorted({max(1, round(count * step / STEPS)) for step in range(1, STEPS + 1)}):
        scores = standing.scores[:trial]
        low, high = tournament.interval(scores)
        means.append((trial, sum(scores) / trial))
        lower.append((trial, low))
        upper.append((trial, high))
    panel.grid((0.0, 0.25, 0.5, 0.75, 1.0))
    claim = panel.down(tournament.question.claim)
    panel.parts.append(line(MARGIN, claim, WIDTH - MARGIN, claim, "claim"))
    band = path(panel.points([*lower, *reversed(upper)]))
    panel.parts.append(f'<path d="{band} Z" fill="{COLOUR}" opacity="0.22"/>')
    points = panel.points(means)
    panel.curve(points, COLOUR)
    panel.parts.append(f'<circle cx="{points[-1][0]:.1f}" cy="{points[-1][1]:.1f}" r="3.5" fill="{COLOUR}"/>')
    panel.note(f"{count} trials")
    return panel


def ratings(tournament: Tournament) -> list[str]:
    """Draw the rating of each entrant with its interval, the strongest first."""
    rated = list(zip(tournament.plan.entrants, tournament.ratings(), strict=True))
    rated.sort(key=lambda each: -each[1][0])
    reach = max([abs(elo) + half for _, (elo, half) in rated] + [100.0])
    rows = [(name, elo, elo - half, elo + half) for name, (elo, half) in rated]
    return whiskers("Elo relative to the mean of all, with 95% intervals", rows, -reach, reach, "{:+.0f}")
