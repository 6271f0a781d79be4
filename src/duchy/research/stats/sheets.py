"""Facts as sheets of figures: a title, a short text, headers and rows. Terminal and Markdown print the same sheets."""

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from statistics import pstdev, quantiles

from duchy.research.data.reading import Reading
from duchy.research.stats.facts import Facts, Interval, Sample, Worth

NO_FIGURE = "-"


@dataclass(frozen=True)
class Sheet:
    """A table of figures; the first column names the row."""

    title: str
    words: str
    heads: tuple[str, ...]
    rows: list[list[str]]
    picture: str = ""
    """The key of the sheet's plot; empty if it has none."""


def sheets_of(facts: Facts, reading: Reading) -> list[Sheet]:
    """Make the sheets of all facts."""
    made = [length_sheet(facts), choices_sheet(facts, reading), sources_sheet(facts)]
    if len(facts.sides) > 1:
        made.append(order_sheet(facts))
    alone = len(facts.sides) == 1
    how = "in games with it, compared with games without it" if alone else "compared with opponents who do not have it"
    words = f"Extra points {how}."
    made.append(worth_sheet(words, "duchy", facts.duchies, facts, {}, "duchies"))
    words += (
        "" if alone else " The difference that the duchies make is subtracted from the points, not from the score."
    ) + " Players who are ahead build more, so this does not prove a cause."
    made.append(worth_sheet(words, reading.built, facts.built, facts, facts.levels, "built"))
    return made


def length_sheet(facts: Facts) -> Sheet:
    """Make the sheet of game length and number of choices."""
    rows = [
        ["decisions per game", *spread(facts.decisions)],
        ["plies, including chance", *spread(facts.plies)],
        ["legal actions, mean per game", *spread(facts.width, 2)],
        ["forced decisions, %", *spread(facts.forced, 1, 100)],
        ["size of the game tree, digits", *spread(facts.tree)],
        ["points per seat", *spread(facts.points, 1)],
    ]
    words = (
        "Each figure is one number per game. A decision with one legal action is forced. The size of the game tree is"
        " the product of the numbers of legal actions at all decisions, without chance."
    )
    return Sheet("Length and choices", words, ("", "mean", "95%", "sd", "min", "median", "max"), rows)


def spread(sample: Sample, digits: int = 1, times: float = 1) -> list[str]:
    """Write mean, interval, standard deviation, minimum, median and maximum of a sample."""
    numbers = sorted(number * times for number in sample.numbers)
    if not numbers:
        return [NO_FIGURE] * 6
    low, high = sample.interval()
    middle = quantiles(numbers, n=2, method="inclusive")[0] if len(numbers) > 1 else numbers[0]
    return [
        f"{sample.mean * times:.{digits}f}",
        interval((low * times, high * times), f"{{:.{digits}f}}"),
        f"{pstdev(numbers):.{digits}f}",
        *(f"{number:.{digits}f}".removesuffix(".0") for number in (numbers[0], middle, numbers[-1])),
    ]


def choices_sheet(facts: Facts, reading: Reading) -> Sheet:
    """Make the sheet of legal actions by stage."""
    by_stage: dict[str, Counter[int]] = {stage: Counter() for stage in reading.stages}
    for (_, stage), counts in facts.choices.items():
        by_stage[stage].update(counts)
    every = sum(by_stage.values(), Counter[int]())
    rows = [
        [name, *widths(counts, facts.games)] for name, counts in [*by_stage.items(), ("all", every)] if counts.total()
    ]
    words = "The number of legal actions of the deciding seat, over all decisions."
    heads = ("stage", "decisions per game", "mean", "median", "90%", "max")
    return Sheet("Legal actions by stage", words, heads, rows, "choices")


def widths(counts: Counter[int], games: int) -> list[str]:
    """Write the distribution of the number of legal actions."""
    total = counts.total()
    mean = sum(number * times for number, times in counts.items()) / total
    parts = [quantile(counts, part) for part in (0.5, 0.9, 1.0)]
    return [f"{total / games:.1f}", f"{mean:.2f}", *(str(part) for part in parts)]


def quantile(counts: Counter[int], part: float) -> int:
    """Return the smallest number that the given share of all does not exceed."""
    left = math.ceil(counts.total() * part)
    for number in sorted(counts):
        left -= counts[number]
        if left <= 0:
            return number
    raise AssertionError(part)


def sources_sheet(facts: Facts) -> Sheet:
    """Make the sheet of points by source, the largest first."""
    ordered = sorted(facts.sources.items(), key=lambda each: -each[1].mean)
    every = facts.points.mean
    rows = [
        [
            source,
            f"{sample.mean:.2f}",
            interval(sample.interval(), "{:.2f}"),
            f"{sample.mean / every:.1%}" if every > 0 else NO_FIGURE,
        ]
        for source, sample in ordered
    ]
    heads = ("source", "points", "95%", "share")
    return Sheet("Points by source", "Mean points per seat and game.", heads, rows, "sources")


def order_sheet(facts: Facts) -> Sheet:
    """Make the sheet of results by turn order."""
    rows = [
        [str(number), *figure(turn.points, "{:.1f}"), *figure(turn.ahead, "{:+.1f}"), *share(turn.scores)]
        for number, turn in enumerate(facts.turns, start=1)
    ]
    words = (
        'Order 1 goes first. "Ahead" is the lead over the opponents\' mean. The score against each opponent is 1 for a'
        " better place, ½ for an equal one."
    )
    heads = ("order", "points", "95%", "ahead", "95%", "score", "95%")
    return Sheet("Advantage of the first player", words, heads, rows)


def worth_sheet(
    words: str, what: str, worths: Mapping[str, Worth], facts: Facts, levels: Mapping[str, float], picture: str
) -> Sheet:
    """Make the sheet of the value of items."""
    title = f"What each {what} is worth"
    sides = facts.games * len(facts.sides)
    rows: list[list[str]] = []
    for name, worth in worths.items():
        row = [name, f"{worth.holders / sides:.1%}" if sides else NO_FIGURE, str(worth.compared)]
        if worth.compared:
            mean, ends = worth.difference(levels)
            row += [f"{mean:+.1f}", interval(ends, "{:+.1f}")]
        else:
            row += [NO_FIGURE] * 2
        rows.append([*row, *share(worth.scores)])
    return Sheet(title, words, (what, "owned by", "compared", "points", "95%", "score", "95%"), rows, picture)


def figure(sample: Sample, form: str) -> list[str]:
    """Write a mean with its interval."""
    return [form.format(sample.mean), interval(sample.interval(), form)] if sample.numbers else [NO_FIGURE] * 2


def share(sample: Sample) -> list[str]:
    """Write a mean from 0 to 1 with its interval."""
    return [f"{sample.mean:.1%}", interval(sample.share(), "{:.1%}")] if sample.numbers else [NO_FIGURE] * 2


def interval(ends: Interval, form: str) -> str:
    """Write an interval; a dash if there is only one game."""
    return NO_FIGURE if math.isinf(ends[0]) else f"{form.format(ends[0])} to {form.format(ends[1])}"
