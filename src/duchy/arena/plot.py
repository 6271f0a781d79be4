"""A picture of a tournament, drawn as SVG: how the score of each pair went, and the ratings where there are several."""

from html import escape
from typing import Final

from duchy.arena.tournament import Standing, Tournament

WIDTH: Final = 760
MARGIN: Final = 56
PANEL: Final = 190
ROW: Final = 30
HEAD: Final = 34
STEPS: Final = 80
"""Points of a curve, at most."""
COLOUR: Final = "#3b6ea8"
STYLE: Final = """<style>
text { font: 13px sans-serif; fill: #222 } .title { font-size: 15px; font-weight: bold }
.axis { stroke: #999 } .claim { stroke: #b3541e; stroke-dasharray: 5 4 } .small { font-size: 11px; fill: #555 }
@media (prefers-color-scheme: dark) { .ground { fill: #1b1d21 } text { fill: #eee } .small { fill: #aaa } }
</style>"""


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
    top = max(top, HEAD)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}">'
    ground = f'<rect class="ground" width="{WIDTH}" height="{top}" fill="#fff"/>'
    return "\n".join([head, STYLE, ground, *parts, "</svg>"]) + "\n"


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
    left = MARGIN + 130

    def across(elo: float) -> float:
        return left + (WIDTH - MARGIN - left) * (elo + reach) / (2 * reach)

    parts = [text(MARGIN, 20, "Elo against the mean of all, with 95 % intervals", "title")]
    parts.append(line(across(0), HEAD, across(0), HEAD + ROW * len(rated), "axis"))
    for row, (name, (elo, half)) in enumerate(rated):
        down = HEAD + ROW * row + ROW / 2
        parts.append(text(left - 12, down + 4, name, "", "end"))
        parts.append(
            f'<line x1="{across(elo - half):.1f}" y1="{down}" x2="{across(elo + half):.1f}" y2="{down}" '
            f'stroke="{COLOUR}" stroke-width="2"/>'
        )
        parts.append(f'<circle cx="{across(elo):.1f}" cy="{down}" r="4.5" fill="{COLOUR}"/>')
        parts.append(text(across(elo), down - 7, f"{elo:+.0f}", "small", "middle"))
    return parts


def text(across: float, down: float, words: str, kind: str, anchor: str = "start") -> str:
    """Write words."""
    return f'<text x="{across:.1f}" y="{down:.1f}" class="{kind}" text-anchor="{anchor}">{escape(words)}</text>'


def line(left: float, top: float, right: float, bottom: float, kind: str, opacity: float = 1.0) -> str:
    """Draw a line."""
    ends = f'x1="{left:.1f}" y1="{top:.1f}" x2="{right:.1f}" y2="{bottom:.1f}"'
    return f'<line {ends} class="{kind}" opacity="{opacity}"/>'


def path(points: list[tuple[float, float]]) -> str:
    """Write points as a path."""
    return "M " + " L ".join(f"{across:.1f} {down:.1f}" for across, down in points)
