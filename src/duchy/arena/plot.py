"""A picture of a tournament, drawn as SVG: how the score of each pair went, and the ratings where there are several."""

from typing import Final

from duchy.arena.drawing import COLOUR, HEAD, MARGIN, ROW, WIDTH, line, path, sheet, text, whiskers
from duchy.arena.tournament import Standing, Tournament

PANEL: Final = 190
STEPS: Final = 80
"""Points of a curve, at most."""


def picture(tournament: Tournament) -> str:
    """Draw a tournament."""
    plan = tournament.plan
    parts: list[str] = []
    top = 0
    if len(plan.entrants) > 2:
        parts += ratings(tournament)
        top = HEAD + ROW * len(plan.entrants) + HEAD
    for pair, standing in enumerate(tournament.standings):
        if standing.scores:
            parts.append(f'<g transform="translate(0 {top})">')
            parts += course(tournament, pair, standing)
            parts.append("</g>")
            top += PANEL + HEAD
    return sheet(parts, max(top, HEAD))


def course(tournament: Tournament, pair: int, standing: Standing) -> list[str]:
    """Draw how the mean score of a pair went from trial to trial, with its interval at each."""
    first, other = (tournament.plan.entrants[each] for each in tournament.plan.pairs[pair])
    count = len(standing.scores)
    shown = sorted({max(1, round(count * step / STEPS)) for step in range(1, STEPS + 1)})

    def across(trial: int) -> float:
        return MARGIN + (WIDTH - 2 * MARGIN) * trial / count

    def down(score: float) -> float:
        return HEAD + (PANEL - HEAD - 24) * (1 - score)

    points: list[tuple[float, float]] = []
    lower: list[tuple[float, float]] = []
    upper: list[tuple[float, float]] = []
    for trial in shown:
        scores = standing.scores[:trial]
        low, high = tournament.interval(scores)
        points.append((across(trial), down(sum(scores) / trial)))
        lower.append((across(trial), down(low)))
        upper.append((across(trial), down(high)))
    parts = [text(MARGIN, 20, f"{first} against {other}", "title")]
    for score in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(line(MARGIN, down(score), WIDTH - MARGIN, down(score), "axis", 0.4))
        parts.append(text(MARGIN - 8, down(score) + 4, f"{score:.0%}", "small", "end"))
    claim = down(tournament.question.claim)
    parts.append(line(MARGIN, claim, WIDTH - MARGIN, claim, "claim"))
    parts.append(f'<path d="{path([*lower, *reversed(upper)])} Z" fill="{COLOUR}" opacity="0.22"/>')
    parts.append(f'<path d="{path(points)}" fill="none" stroke="{COLOUR}" stroke-width="2"/>')
    parts.append(f'<circle cx="{points[-1][0]:.1f}" cy="{points[-1][1]:.1f}" r="3.5" fill="{COLOUR}"/>')
    parts.append(text(WIDTH - MARGIN, PANEL - 4, f"{count} trials", "small", "end"))
    return parts


def ratings(tournament: Tournament) -> list[str]:
    """Draw the rating of each entrant with its interval, the strongest first."""
    rated = list(zip(tournament.plan.entrants, tournament.ratings(), strict=True))
    rated.sort(key=lambda each: -each[1][0])
    reach = max([abs(elo) + half for _, (elo, half) in rated] + [100.0])
    rows = [(name, elo, elo - half, elo + half) for name, (elo, half) in rated]
    return whiskers("Elo against the mean of all, with 95 % intervals", rows, -reach, reach, "{:+.0f}")
