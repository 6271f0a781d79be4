"""A hint in words: the plan of the whole turn, why, and its figures, as on the page."""

from collections.abc import Sequence

from duchy.coach.advice import Advice
from duchy.server.wire.coach import Hint


def hint_lines(hint: Advice | Hint) -> list[str]:
    """Return a hint as lines: the plan, the reasons, the figures, and the other plans."""
    best, *others = hint.candidates
    lines = [f"Plan: {plan_words([step.words for step in best.line])}."]
    told = [reason for reason in hint.reasons if reason.code != "lines"]
    lines += [f"  {'' if reason.line == 'best' else 'instead of: '}{reason.words}" for reason in told]
    lines.append(f"  {margin_words(hint.value)}, {hint.win / 10:.0f}% to win; {range_words(hint.low, hint.high)}")
    for other in others:
        behind = (best.value - other.value) / 100
        lines.append(f"  {behind:.1f} points less: {plan_words([step.words for step in other.line])}")
    return lines


def plan_words(words: Sequence[str]) -> str:
    """Join the actions of a plan; the end of the turn goes without saying."""
    kept = [one for one in words if one not in {"end the turn", "done"}] or list(words)
    return ", ".join(kept)


def margin_words(hundredths: int) -> str:
    """Say how far ahead or behind a player is."""
    points = abs(hundredths) / 100
    return f"{points:.1f} point{'' if points == 1 else 's'} {'behind' if hundredths < 0 else 'ahead'}"


def range_words(low: int, high: int) -> str:
    """Say how open the game still is."""
    if low == high:
        return "nothing is left to chance"
    return f"eight games in ten end between {margin_words(low)} and {margin_words(high)}"
