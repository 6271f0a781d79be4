"""The results of a survey as Markdown tables: scores and gaps, quests, scenarios, advisors and cards."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from statistics import fmean, median, pstdev

from duchy.cli.kingdom.sets.survey import Finding, Survey
from duchy.games.kingdom.box.cards import Cards
from duchy.games.kingdom.box.components import ADVISOR, DEVELOPMENT, MEDALS
from duchy.games.kingdom.box.scenarios import SCENARIOS


def markdown_table(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    """Write a Markdown table; nothing if it has no rows."""
    lines = [f"| {' | '.join(row)} |" for row in rows]
    if lines:
        yield f"\n{title}\n"
        yield f"| {' | '.join(heads)} |"
        yield "|" + "---|" * len(heads)
        yield from lines


def share(part: int, whole: int) -> str:
    """Write a part of a whole as a percentage."""
    return f"{part / whole:.0%}" if whole else "-"


def by_mode(findings: Iterable[Finding]) -> dict[str, list[Finding]]:
    """Group findings by mode."""
    modes: dict[str, list[Finding]] = {}
    for finding in findings:
        modes.setdefault(finding.mode, []).append(finding)
    return modes


def report(survey: Survey, cards: Cards) -> Iterator[str]:
    """Write all tables that have rows."""
    yield from duels(survey)
    yield from quests(survey, cards)
    yield from alone(survey)
    yield from scenarios(survey)
    yield from advisors(survey, cards)
    yield from developments(survey, cards)


def duels(survey: Survey) -> Iterator[str]:
    """Write the table of two-player games: points, the gap also relative to the points, and the winners."""
    heads = ("mode", "games", "mean", "sd", "gap", "gap / mean", "first player wins", "first duchy wins")
    found = by_mode(survey.of("two"))
    if len(found) > 1:
        found["all"] = survey.of("two")
    rows = []
    for mode, games in found.items():
        scores = [score for game in games for score in game.scores]
        gap = fmean(game.gap for game in games)
        won = [game for game in games if sorted(game.places) == [1, 2]]
        first_won = sum(game.places[0] == 1 for game in won)
        first = min({duchy for game in games for duchy in game.duchies}, default="")
        owned = sum(game.duchies[game.places.index(1)] == first for game in won)
        figures = (f"{fmean(scores):.1f}", f"{pstdev(scores):.1f}", f"{gap:.1f}", f"{gap / max(fmean(scores), 1):.2f}")
        rows.append((mode, str(len(games)), *figures, share(first_won, len(won)), f"{first} {share(owned, len(won))}"))
    return markdown_table("Two players", heads, rows)


def quests(survey: Survey, cards: Cards) -> Iterator[str]:
    """K8.2. Write the table of final tasks; one decides a game if the winner has no more points than the loser."""
    heads = ("board", "games", "both", "one missed it", "neither", "it decided", "each task by a side")
    rows = []
    for mode, games in by_mode(survey.of("two/quests")).items():
        name = mode.rpartition("/")[2]
        board = cards.boards[cards.board_ids.index(name) * 2]
        final = f"1.{[task.final for task in board.tasks].index(True) + 1}"
        done = [[final in tasks for tasks in game.tasks] for game in games]
        one = [game for game, did in zip(games, done, strict=True) if sum(did) == 1]
        decided = sum(game.scores[game.places.index(1)] <= game.scores[game.places.index(2)] for game in one)
        counts = Counter(task for game in games for tasks in game.tasks for task in tasks)
        each = " / ".join(share(counts[f"1.{number + 1}"], 2 * len(games)) for number in range(len(board.tasks)))
        both, neither = sum(all(did) for did in done), sum(not any(did) for did in done)
        parts = (both, len(one), neither, decided)
        rows.append((name, str(len(games)), *(share(part, len(games)) for part in parts), each))
    return markdown_table("The final task", heads, rows)


def medal_row(mode: str, games: Sequence[Finding]) -> tuple[str, ...]:
    """Write the row of points and medals of solo games."""
    scores = [game.scores[0] for game in games]
    medals = Counter(game.medal for game in games)
    figures = [share(medals[medal], len(games)) for medal in MEDALS]
    return (mode, str(len(games)), f"{fmean(scores):.1f}", f"{pstdev(scores):.1f}", *figures)


def alone(survey: Survey) -> Iterator[str]:
    """Write the table of solo games without a scenario: points and medals."""
    heads = ("mode", "games", "mean", "sd", "none", *MEDALS[1:])
    rows = [medal_row(mode, games) for mode, games in by_mode(survey.of("one")).items()]
    return markdown_table("One player", heads, rows)


def scenarios(survey: Survey) -> Iterator[str]:
    """K9. Write the table of scenarios: points, medals, and reasons for defeats."""
    heads = ("scenario", "games", "mean", "sd", "lost or no medal", *MEDALS[1:], "lost by")
    rows = []
    for mode, games in by_mode(survey.of("scenario")).items():
        number = int(mode.rpartition("/")[2])
        defeats = Counter(game.defeat for game in games if game.defeat)
        why = ", ".join(f"{name} {share(count, len(games))}" for name, count in defeats.most_common())
        rows.append((*medal_row(f"{number} {SCENARIOS[number].title}", games), why))
    return markdown_table("Scenarios", heads, rows)


def advisors(survey: Survey, cards: Cards) -> Iterator[str]:
    """K7.3. Write the tables of advisors: uses per game, also relative to the median advisor."""
    heads = ("advisor", "owned by a side", "uses per game", "relative to median", "uses per owner")
    kinds = [kind for kind in range(int(cards.kinds)) if cards.family[kind] == ADVISOR]
    for mode, games in by_mode([*survey.of("two/advisors"), *survey.of("one/advisors")]).items():
        seats = sum(len(game.scores) for game in games)
        had = Counter(name for game in games for joined in game.joined for name in joined)
        used: Counter[str] = Counter()
        for game in games:
            for uses in game.uses:
                used.update(uses)
        playing = [cards.ids[kind] for kind in kinds if len(games[0].scores) > 1 or not cards.two_only[kind]]
        middle = median(used[name] for name in playing)
        rows = [
            (
                name,
                share(had[name], seats),
                f"{used[name] / len(games):.2f}",
                f"{used[name] / middle:.2f}" if middle else "-",
                f"{used[name] / had[name]:.2f}" if had[name] else "-",
            )
            for name in sorted(playing, key=lambda name: -used[name])
        ]
        yield from markdown_table(f"Advisors, {mode}", heads, rows)


def developments(survey: Survey, cards: Cards) -> Iterator[str]:
    """Write the table of cards: how often each is built, and by winners (in solo games: with a medal) versus losers."""
    heads = ("card", "built per copy and game", "winners / losers")
    findings = list(survey.found.values())
    ends = [end for game in findings for end in zip(game.built, game.places, strict=True)]
    built = {
        won: Counter(card for cards_, place in ends if (place == 1) is won for card in cards_) for won in (True, False)
    }
    sides = {won: max(1, sum((place == 1) is won for _, place in ends)) for won in (True, False)}
    rows = []
    for kind in range(int(cards.kinds)):
        if cards.family[kind] == DEVELOPMENT and findings:
            name = cards.ids[kind]
            rate = (built[True][name] + built[False][name]) / int(cards.copies[kind]) / len(findings)
            won, lost = (built[side][name] / sides[side] for side in (True, False))
            rows.append((rate, (name, f"{rate:.2f}", f"{won / lost:.2f}" if lost else "-")))
    rows.sort(key=lambda row: row[0])
    return markdown_table("Cards", heads, [row for _, row in rows])
