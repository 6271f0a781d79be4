"""The tally of one game: a summary of its account, small enough to be passed between processes."""

import math
from collections import Counter
from dataclasses import dataclass, field

from duchy.core.game import CHANCE
from duchy.research.data.account import Account
from duchy.research.data.fresh import FreshLot

Moment = tuple[int, str]
"""A round and a stage, as the game's clock shows them."""


@dataclass
class Tally:
    """The contribution of one finished game to the facts."""

    decisions: int
    plies: int
    forced: int
    """Decisions with one legal action."""
    tree: float
    """The logarithm to base 10 of the product of all numbers of legal actions."""
    first: int | None
    scores: list[int]
    places: list[int]
    sources: list[dict[str, int]]
    duchies: list[str]
    built: list[frozenset[str]]
    choices: dict[Moment, Counter[int]] = field(default_factory=dict)
    """How often a seat had each number of legal actions, by moment."""


def tally_of(account: Account) -> Tally:
    """Summarise an account."""
    choices: dict[Moment, Counter[int]] = {}
    forced, tree = 0, 0.0
    for seat, legal, stage, round_ in zip(account.seats, account.legal, account.stages, account.rounds, strict=True):
        if seat != CHANCE:
            choices.setdefault((round_, stage), Counter())[legal] += 1
            forced += legal == 1
            tree += math.log10(legal)
    return Tally(
        account.decisions,
        len(account.seats),
        forced,
        tree,
        account.first,
        account.scores,
        account.places,
        account.sources,
        account.duchies,
        [frozenset(built) for built in account.built],
        choices,
    )


def tallies(lot: FreshLot) -> list[Tally]:
    """Play some games and summarise them; runs in a worker process."""
    return [tally_of(account) for account in lot.accounts()]
