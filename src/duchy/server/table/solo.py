"""Statistics of the games that a person has finished alone: how many, how many won, and with which options."""

from collections.abc import Iterable
from typing import Final

from msgspec import json

from duchy.games import load
from duchy.server.table.summary import Digest
from duchy.server.wire.requests import SoloGames, SoloGroup, SoloResult
from duchy.store.rows import Finished

RECENT: Final = 100
"""How many of the last results are shown one by one."""
APART: Final = ("players", "drawings")
"""Options that say nothing about how hard a game was: there is one player, and drawings are named by others."""


def solo_of(game: str, rows: Iterable[Finished]) -> SoloGames:
    """Sum up games, the last one first; lessons, and those that were not played to their end, do not count.

    Practice is summed up by itself: who takes back draws until they please has not earned a result.
    """
    usual = {option.name: option.default for option in load(game).options()}
    results: list[SoloResult] = []
    groups: dict[tuple[tuple[str, str | int], ...], SoloGroup] = {}
    known: dict[str, SoloGroup] = {}
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
        group = known.get(row.options)
        if group is None:
            chosen = tuple(
                (name, value)
                for name, value in reader.decode(row.options).items()
                if name not in APART and value != usual.get(name)
            )
            group = known[row.options] = groups.setdefault(chosen, SoloGroup(dict(chosen)))
        count(group, result)
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
