"""Why one line is better than another: immediate points, later points, and holdings; as data."""

from collections import Counter
from typing import Final, Literal

from duchy.coach.advice import AdviceReason
from duchy.coach.knowledge import Knowledge
from duchy.coach.valuing import Valuer
from duchy.core.game import Game, State
from duchy.core.journal import Entry, Values

NOTABLE: Final = 50
"""Smallest difference in later points that is mentioned, in hundredths."""
MOST_LATER: Final = 3
"""Maximum number of sources of later points that are mentioned."""


def reasons_of(
    valuer: Valuer, knowledge: Knowledge, state: State, seat: int, lines: list[list[int]], clear: bool, lead: int = 0
) -> list[AdviceReason]:
    """Return why the first of `lines` is better than the second, if any: points now, points later, and holdings."""
    game = valuer.game
    if len(lines) < 2:
        return [because("only", "best", "", 0, {}, "there is nothing else to do"), *now(game, state, seat, lines)]
    reasons = now(game, state, seat, lines)
    reasons += later(valuer, knowledge, state, seat, lines)
    reasons += held(valuer, knowledge, state, seat, lines)
    if not reasons and clear:
        words = f"{lead / 100:.1f} points more at the end, by many small things"
        reasons.append(because("ahead", "best", "", lead, {}, words))
    if not clear:
        reasons.insert(0, because("same", "best", "", 0, {}, "the next one is as good, as far as can be reasons"))
    return reasons


def because(
    code: str, line: Literal["best", "next"], source: str, points: int, values: Values, words: str
) -> AdviceReason:
    """Make a reason."""
    return AdviceReason(code, line, source, points, values, words)


def scoring_entries(game: Game, state: State, seat: int, line: list[int]) -> list[Entry]:
    """Return the journal entries with which a line scores for its seat."""
    end = state.copy()
    journal = game.start_journal(end)
    for action in line:
        game.apply(end, seat, action)
    return [entry for entry in journal if entry.seat == seat and entry.source and entry.points]


def now(game: Game, state: State, seat: int, lines: list[list[int]]) -> list[AdviceReason]:
    """Return the reasons for points that only one of the lines scores immediately."""
    best = scoring_entries(game, state, seat, lines[0])
    other = scoring_entries(game, state, seat, lines[1]) if len(lines) > 1 else []
    only_best, only_other = without(best, other), without(other, best)
    return [entry_reason(game, "best", entry) for entry in only_best] + [
        entry_reason(game, "next", entry) for entry in only_other
    ]


def without(entries: list[Entry], others: list[Entry]) -> list[Entry]:
    """Return `entries` without those that are also in `others`."""
    left = list(others)
    kept: list[Entry] = []
    for entry in entries:
        if entry in left:
            left.remove(entry)
        else:
            kept.append(entry)
    return kept


def entry_reason(game: Game, line: Literal["best", "next"], entry: Entry) -> AdviceReason:
    """Make a reason from a journal entry."""
    return because(entry.code, line, entry.source, 100 * entry.points, entry.values, game.tell(entry))


def later(valuer: Valuer, knowledge: Knowledge, state: State, seat: int, lines: list[list[int]]) -> list[AdviceReason]:
    """Compare expected later points by source."""
    sums = [Counter[str](), Counter[str]()]
    until, count = valuer.until(state), knowledge.effort.telling
    for number in range(count):
        start = valuer.sample(state, seat, number)
        for line, sources in zip(lines[:2], sums, strict=True):
            for entry in later_entries(valuer, valuer.after(start, seat, line), number, until):
                if entry.seat == seat and entry.source:
                    sources[entry.source] += 100 * entry.points
    more = {source: round((sums[0][source] - sums[1][source]) / count) for source in sums[0] | sums[1]}
    notable = sorted((source for source in more if abs(more[source]) >= NOTABLE), key=lambda one: -abs(more[one]))
    return [because("later", "best", one, more[one], {}, later_words(one, more[one])) for one in notable[:MOST_LATER]]


def later_entries(valuer: Valuer, state: State, number: int, until: int) -> list[Entry]:
    """Roll out a position and return the journal entries."""
    rollout = valuer.rollout
    rollout.state.become(state)
    journal = valuer.game.start_journal(rollout.state)
    rollout.play(0, valuer.luck(number), until)
    return list(journal)


def later_words(source: str, points: int) -> str:
    """Return the text of a reason about later points."""
    return f"{abs(points) / 100:.1f} points {'more' if points > 0 else 'fewer'} from {source.replace('-', ' ')} later"


def held(valuer: Valuer, knowledge: Knowledge, state: State, seat: int, lines: list[list[int]]) -> list[AdviceReason]:
    """Compare the seat's holdings after the two lines."""
    best, other = (knowledge.holdings(valuer.after(state, seat, line), seat) for line in lines[:2])
    reasons = []
    for what in best:
        amount = best[what] - other[what]
        if amount:
            reasons.append(
                because("holds", "best", what, 0, {"what": what, "amount": amount}, held_words(what, amount))
            )
    return reasons


def held_words(what: str, amount: int) -> str:
    """Return the text of a reason about holdings."""
    noun = what.removesuffix("s") if abs(amount) == 1 else what
    return f"{abs(amount)} {noun} {'more' if amount > 0 else 'fewer'} in hand"
