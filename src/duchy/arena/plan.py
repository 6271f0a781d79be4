"""The plan of an arena: every pair of entrants, seed by seed, in every seating.

A *trial* is one seed of one pair. The first entrant plays each side in turn and the other entrant all the other sides,
with the same dice and piles. With two sides that makes both seatings; with three or four, one seat against all others.
In solo games each entrant plays the seed by itself.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import combinations
from statistics import fmean

from duchy import __version__
from duchy.arena.lots import seed_from


@dataclass(frozen=True)
class Job:
    """One game to play, with everything a worker needs."""

    pair: int
    trial: int
    seating: int
    game: str
    rules: int
    options: Mapping[str, str | int]
    entrants: tuple[str, ...]
    """The entrant in each seat."""
    seed: bytes
    record: bool
    version: str = __version__
    luck: bool = False
    """Whether the luck of the game is measured."""


@dataclass(frozen=True)
class Played:
    """The result of a game: places and points, and by seat the decisions and the seconds they took."""

    pair: int
    trial: int
    seating: int
    places: list[int]
    scores: list[int]
    decisions: list[int]
    seconds: list[float]
    node: str = ""
    """The cluster node that played it."""
    record: str = ""
    failed: int | None = None
    """The seat whose bot raised an error or made an illegal choice, and so lost the game."""
    error: str = ""
    """Its traceback."""
    position: str = ""
    """The position in which it failed, as JSON."""
    luck: list[float] | None = None
    """The points that chance gave each seat, ahead of its best opponent, if that was measured."""


@dataclass(frozen=True)
class Plan:
    """The game and its options, the entrants, the seats of each side, and the seed of everything random."""

    game: str
    rules: int
    options: Mapping[str, str | int]
    entrants: tuple[str, ...]
    sides: tuple[tuple[int, ...], ...]
    seed: bytes

    @property
    def pairs(self) -> list[tuple[int, int]]:
        """Return the pairs that play each other."""
        return list(combinations(range(len(self.entrants)), 2))

    def seatings(self, pair: int) -> list[list[int]]:
        """Return the seatings of a trial, each as the entrants by seat."""
        first, other = self.pairs[pair]
        if len(self.sides) == 1:
            return [[each] * len(self.sides[0]) for each in (first, other)]
        seats = sum(len(side) for side in self.sides)
        return [[first if seat in side else other for seat in range(seats)] for side in self.sides]

    def job(self, pair: int, trial: int, seating: int, record: bool, luck: bool = False) -> Job:
        """Make the job of one game; its seed is that of the trial, the same for all pairs."""
        entrants = tuple(self.entrants[each] for each in self.seatings(pair)[seating])
        seed = seed_from(self.seed, "trial", trial)
        return Job(pair, trial, seating, self.game, self.rules, self.options, entrants, seed, record, luck=luck)

    def score(self, pair: int, games: Iterable[Played]) -> float:
        """Return a pair's score in a trial, from 0 to 1: how often the first entrant is placed ahead of the other.

        Every seat of the one is compared with every seat of the other in its game; equal places count one half. In solo
        games the two games are compared, by place and then by points. A bot against itself wins in one seating what it
        loses in another: one half.
        """
        first, _ = self.pairs[pair]
        played = sorted(games, key=lambda game: game.seating)
        if len(self.sides) == 1:
            own, others = ((-game.places[0], sum(game.scores)) for game in played)
            return (1 + (own > others) - (own < others)) / 2
        won = count = 0
        for game, seating in zip(played, self.seatings(pair), strict=True):
            for seat, entrant in enumerate(seating):
                for rival, opponent in enumerate(seating):
                    if entrant == first != opponent:
                        won += 1 + (game.places[seat] < game.places[rival]) - (game.places[seat] > game.places[rival])
                        count += 2
        return won / count

    def margin(self, pair: int, games: Iterable[Played]) -> float:
        """Return by how many points the first entrant is ahead of the other in a trial, for each of its seats."""
        played = sorted(games, key=lambda game: game.seating)
        if len(self.sides) == 1:
            own, others = (float(sum(game.scores)) for game in played)
            return own - others
        first, _ = self.pairs[pair]
        ahead: list[float] = []
        for game, seating in zip(played, self.seatings(pair), strict=True):
            own = fmean(score for score, entrant in zip(game.scores, seating, strict=True) if entrant == first)
            others = fmean(score for score, entrant in zip(game.scores, seating, strict=True) if entrant != first)
            ahead.append(own - others)
        return fmean(ahead)

    def luck(self, games: Iterable[Played]) -> float | None:
        """Return how many of these points chance gave the first entrant; None where that was not measured.

        The luck of a seat is that of its side's lead, which partners share.
        """
        lucks = [game.luck for game in sorted(games, key=lambda game: game.seating)]
        known = [luck for luck in lucks if luck is not None]
        if len(known) < len(lucks):
            return None
        if len(self.sides) == 1:
            own, others = (luck[0] for luck in known)
            return own - others
        return fmean(luck[side[0]] / len(side) for luck, side in zip(known, self.sides, strict=True))
