"""Why one line is better than another: points now, points later, and what it takes from others; as data.

Reasons have to add up: those told explain at least two thirds of the lead, with its sign, or none is told.
"""

from collections import Counter
from typing import Final, Literal

from duchy.bots.search.rollout import Rollout
from duchy.coach.advice import AdviceReason
from duchy.coach.trials import LUCK
from duchy.coach.valuer import Valuer
from duchy.core.game import Game, State
from duchy.core.journal import Entry, Values

NOTABLE: Final = 50
"""Smallest difference in points that is mentioned, in hundredths; a quarter of the lead if that is less."""
MOST_LATER: Final = 3
"""Maximum number of sources of later points that are mentioned."""
SAME: Final = 15
"""A lead below this, in hundredths, is none."""
SHARE: Final = 2 / 3
"""The share of a lead that reasons have to explain."""


def reasons_of(
    valuer: Valuer, state: State, seat: int, lines: list[list[int]], lead: int | None, solved: bool, seed: int
) -> list[AdviceReason]:
    """Return why the first of `lines` is better than the second by `lead` hundredths."""
    game = valuer.game
    spared = valuer.knowledge.spared(game, state, seat, lines[0]) if lines else None
    instead = [entry_reason(game, "next", spared)] if spared else []
    if lead is None or len(lines) < 2:
        return [because("only", "best", "", 0, {}, "there is nothing else to do"), *now(game, state, seat, lines)]
    if lead <= -SAME:
        return [because("lines", "best", "", lead, {}, "it wins more often: compare both lines"), *instead]
    if lead < SAME:
        return [because("same", "best", "", 0, {}, "the next plan is as good"), *instead]
    least = min(NOTABLE, lead // 4)
    told = now(game, state, seat, lines)
    told += later(valuer, state, seat, lines, seed, least)
    told += denied(valuer, state, seat, lines, least)
    best, other = (valuer.knowledge.supremacies(after(game, state, seat, line)) for line in lines[:2])
    told += contested(best, other, seat)
    told += held(valuer, state, seat, lines)
    if not adds_up(told, lead):
        told = [because("lines", "best", "", lead, {}, "no short reason: compare both lines")]
    if solved:
        told.insert(0, because("solved", "best", "", lead, {}, "every reply was tried: nothing is left to chance"))
    return told + instead


def adds_up(reasons: list[AdviceReason], lead: int) -> bool:
    """Return whether reasons explain a lead: at least two thirds of it, and not twice as much."""
    explained = sum(one.points if one.line == "best" else -one.points for one in reasons)
    return SHARE * lead <= explained <= 2 * lead + NOTABLE


def because(
    code: str, line: Literal["best", "next"], source: str, points: int, values: Values, words: str
) -> AdviceReason:
    """Make a reason."""
    return AdviceReason(code, line, source, points, values, words)


def after(game: Game, state: State, seat: int, line: list[int]) -> State:
    """Return the position after a line of a seat's own actions."""
    end = state.copy()
    for action in line:
        game.apply(end, seat, action)
    return end


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


def later(valuer: Valuer, state: State, seat: int, lines: list[list[int]], seed: int, least: int) -> list[AdviceReason]:
    """Say where the points come from that one line brings later and the other does not.

    How many they are, the forecast says. They come from the things that one line gains, where a game names them;
    otherwise rollouts with common luck say from which sources.
    """
    total = later_points(valuer, state, seat, lines)
    if abs(total) < least:
        return []
    if things := gained(valuer, state, seat, lines if total > 0 else [lines[1], lines[0]]):
        names = valuer.knowledge.names(state)
        words = later_words(", ".join(names.get(thing, thing) for thing in things), total)
        return [because("later", "best", "things", total, {"things": things}, words)]
    sources = later_sources(valuer, state, seat, lines, seed)
    alike = {source: points for source, points in sources.items() if points * total > 0 and abs(points) >= NOTABLE / 2}
    most = sorted(alike, key=lambda source: -abs(alike[source]))[:MOST_LATER]
    weight = sum(alike[source] for source in most)
    parts = [(source, round(total * alike[source] / weight)) for source in most]
    return [
        because("later", "best", source, points, {}, later_words(source.replace("-", " "), points))
        for source, points in parts
    ]


def gained(valuer: Valuer, state: State, seat: int, lines: list[list[int]]) -> list[str]:
    """Return the things that the first line brings and the second does not, or not as far; the most first."""
    things = valuer.knowledge.things
    one, other = (things(after(valuer.game, state, seat, line), seat) for line in lines[:2])
    more = {thing: one[thing] - other.get(thing, 0) for thing in one if one[thing] > other.get(thing, 0)}
    return sorted(more, key=lambda thing: -more[thing])[:MOST_LATER]


def later_points(valuer: Valuer, state: State, seat: int, lines: list[list[int]]) -> int:
    """Return how many more points the seat's side will score after the first line, beyond those scored now."""
    game, side = valuer.game, valuer.forecast.sides[seat]
    now_and_later: list[float] = []
    for line in lines[:2]:
        points = valuer.trials.points(after(game, state, seat, line), seat)
        now_and_later.append(
            points[side] - 100 * sum(entry.points for entry in scoring_entries(game, state, seat, line))
        )
    return round(now_and_later[0] - now_and_later[1])


def later_sources(valuer: Valuer, state: State, seat: int, lines: list[list[int]], seed: int) -> dict[str, float]:
    """Compare expected later points by source, in rollouts with common luck."""
    game, effort = valuer.game, valuer.knowledge.effort
    hand = valuer.forecast.hand
    rollout = Rollout(game, state, hand, 0)
    until = hand.clock(state) + effort.horizon
    sums = [Counter[str](), Counter[str]()]
    for number in range(effort.telling):
        for line, sources in zip(lines[:2], sums, strict=True):
            rollout.state.become(after(game, state, seat, line))
            journal = game.start_journal(rollout.state)
            rollout.play(seat, seed + LUCK * (number + 1), until)
            for entry in journal:
                if entry.seat == seat and entry.source:
                    sources[entry.source] += 100 * entry.points
    return {source: (sums[0][source] - sums[1][source]) / effort.telling for source in sums[0] | sums[1]}


def later_words(source: str, points: int) -> str:
    """Return the text of a reason about later points."""
    return f"{abs(points) / 100:.1f} points {'more' if points > 0 else 'fewer'} from {source} later"


def denied(valuer: Valuer, state: State, seat: int, lines: list[list[int]], least: int) -> list[AdviceReason]:
    """Return what the best line takes from the strongest other side, as the forecast sees it."""
    forecast = valuer.forecast
    if forecast.count == 1:
        return []
    ends = [after(valuer.game, state, seat, line) for line in lines[:2]]
    if valuer.game.places(ends[0]):
        return []
    best, other = (valuer.trials.points(end, seat) for end in ends)
    rivals = [side for side in range(forecast.count) if side != forecast.sides[seat]]
    rival = max(rivals, key=lambda side: other[side])
    points = round(other[rival] - best[rival])
    if abs(points) < least:
        return []
    robbed = forecast.sides.index(rival)
    words = f"{abs(points) / 100:.1f} points {'fewer' if points > 0 else 'more'} for player {robbed + 1}"
    return [because("denies", "best", "", points, {"seat": robbed}, words)]


def contested(best: dict[str, int], other: dict[str, int], seat: int) -> list[AdviceReason]:
    """Return the supremacies that the better line gains, gives up or keeps from others, given who has them after each.

    They carry no points of their own.
    """
    parts: dict[tuple[str, int], list[str]] = {}
    for thing in sorted(best.keys() | other.keys()):
        mine, theirs = best.get(thing, -1), other.get(thing, -1)
        if mine != theirs:
            code = "gained" if mine == seat else "lost" if theirs == seat else "denied" if mine < 0 else ""
            parts.setdefault((code, theirs if code == "denied" else seat), []).append(thing)
    said = {"gained": "supremacy in", "lost": "no supremacy in", "denied": "no supremacy for player {} in"}
    return [
        because(
            f"supremacy-{code}",
            "best",
            "",
            0,
            {"resources": things, "seat": whose},
            f"{said[code].format(whose + 1)} {', '.join(things)}",
        )
        for (code, whose), things in parts.items()
        if code
    ]


def held(valuer: Valuer, state: State, seat: int, lines: list[list[int]]) -> list[AdviceReason]:
    """Compare the seat's holdings after the two lines; they carry no points of their own."""
    holdings = valuer.knowledge.holdings
    best, other = (holdings(after(valuer.game, state, seat, line), seat) for line in lines[:2])
    return [
        because(
            "holds",
            "best",
            what,
            0,
            {"what": what, "amount": best[what] - other[what]},
            held_words(what, best[what] - other[what]),
        )
        for what in best
        if best[what] != other[what]
    ]


def held_words(what: str, amount: int) -> str:
    """Return the text of a reason about holdings."""
    noun = what.removesuffix("s") if abs(amount) == 1 else what
    return f"{abs(amount)} {noun} {'more' if amount > 0 else 'fewer'} in hand"
