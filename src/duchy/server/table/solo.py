"""Statistics of a person's finished solo games: played, won, by options."""

from collections.abc import Iterable
from typing import Final

from msgspec import json

from duchy.games import load
from duchy.server.table.news.digest import Digest
from duchy.server.table.setup import unusual
from duchy.server.wire.requests import SoloGames, SoloGroup, SoloResult
from duchy.store.rows import Finished

RECENT: Final = 100
"""The number of latest results shown one by one."""
TOO_LONG: Final = "own"
APART: Final = ("players", "drawings")
"""Options that do not affect the difficulty: there is one player, and drawings are named by other options."""


def solo_of(game: str, rows: Iterable[Finished]) -> SoloGames:
    """Sum up games, latest first; lessons and unfinished games do not count.

    Practice is summed up separately: undoing draws until they please earns no result.
    """
    rules = load(game)
    results: list[SoloResult] = []
    groups: dict[tuple[tuple[str, str | int], ...], SoloGroup] = {}
    practice = SoloGroup({})
    decoder, reader = json.Decoder(Digest), json.Decoder(dict[str, str | int])
    for row in rows:
        digest = decoder.decode(row.data)
        if len(digest.persons) != 1 or digest.lesson or digest.why or not digest.scores:
            continue
        result = SoloResult(row.id, row.touched, digest.scores[0], digest.places == [1])
        if digest.practice:
            count(practice, result)
            continue
        results.append(result)
        chosen = digest.chosen
        if chosen is None:  # of a table that was over before its list said this
            chosen = unusual(rules, reader.decode(row.options)) if row.options else {"options": TOO_LONG}
        key = tuple((name, value) for name, value in chosen.items() if name not in APART)
        count(groups.setdefault(key, SoloGroup(dict(key))), result)
    whole = SoloGroup({})
    for result in results:
        count(whole, result)
    ordered = sorted(groups.values(), key=lambda group: -group.played)
    return SoloGames(whole, ordered, results[:RECENT][::-1], practice)


def count(group: SoloGroup, result: SoloResult) -> None:
    """Count a result in a group."""
    group.played += 1
    group.won += result.won
    group.total += result.score
    group.best = max(group.best, result.score)
    if result.won:
        group.best_won = max(group.best_won, result.score)
