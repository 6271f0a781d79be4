"""Whole games of the planner, alone and between two: what it takes, searches for and offers."""

import random
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from benchmarks.kingdom_planner import CALAMITY, Card, Duchy, Plan, Table

UNSEEN: Final = 2.0
"""What a face-down development is worth."""
SEARCHED: Final = 1.0
"""What the best of three cards adds on average."""


class Area:
    """An offer area: cards face up, calamities face up, and cards face down (None is a calamity)."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.cards = list(cards)
        self.calamities = 0
        self.hidden: list[Card | None] = []

    def show(self, card: Card | None) -> None:
        """Put a card face up."""
        if card is None:
            self.calamities += 1
        else:
            self.cards.append(card)

    def value(self, plan: Plan, unseen: float) -> float:
        """Guess the final points of a player who takes it all."""
        return plan.with_more(self.cards).value + CALAMITY * self.calamities + unseen * len(self.hidden)


def deck_of(content: Table) -> list[Card]:
    """List the cards of the development deck."""
    deck: list[Card] = []
    for table in (*content["development"], *content["treasure"]):
        deck += [Card(table)] * table.get("copies", 1)
    return deck


def solo(content: Table, duchy: int, side: str, rng: random.Random, tries: int) -> Duchy:
    """Let the planner play a solo game (K5S), with spies and searches."""
    realm = Duchy(content["duchy"][duchy][side])
    deck = deck_of(content)
    rng.shuffle(deck)
    danger: list[Card | None] = [deck.pop() for _ in range(8)]
    danger += [None] * 4
    rng.shuffle(danger)
    spies = 1
    for played in range(4):
        plan = Plan(realm, [], played)
        areas = [Area([deck.pop(), deck.pop()]) for _ in range(2)]
        unseen: list[Card | None] = []
        searches = 1
        for turn in range(4):
            pool = danger + areas[0].hidden + areas[1].hidden
            risk = pool.count(None) / max(1, len(pool))
            guess = CALAMITY * risk + UNSEEN * (1 - risk)
            values = [area.value(plan, guess) for area in areas]
            hiding = [index for index in range(2) if areas[index].hidden]
            if spies and hiding and abs(values[0] - values[1]) < 4:
                spies -= 1
                spied = areas[max(hiding, key=lambda index: values[index])]
                spied.show(spied.hidden.pop())
                values = [area.value(plan, guess) for area in areas]
            chosen = 0 if values[0] >= values[1] else 1
            if searches:
                found = best_search(areas, plan, guess)
                if found is not None and found[0] + SEARCHED > values[chosen]:
                    searches = 0
                    _, chosen, kept = found
                    three = [deck.pop() for _ in range(3)]
                    best = max(three, key=lambda card: plan.with_more([*kept, card]).value)
                    areas[chosen].cards = [*kept, best]
            taken = areas[chosen]
            plan = plan.with_more(taken.cards)
            realm.calamities += taken.calamities
            unseen += taken.hidden
            if turn < 3:
                areas[1 - chosen].hidden.append(danger.pop())
                areas[chosen] = Area([deck.pop(), deck.pop()])
        spies = min(2, spies + 1)
        realm.calamities += unseen.count(None)
        plan = Plan(realm, plan.cards + [card for card in unseen if card is not None], played)
        plan.settle(tries, rng)
        realm = plan.carried_out()
        for resource in range(4):
            realm.produce(resource, realm.makes(resource) >= 5, played == 3 and resource == 3)
    return realm


def best_search(areas: Sequence[Area], plan: Plan, guess: float) -> tuple[float, int, list[Card]] | None:
    """Find the two face-up cards that can be spared most easily (K5S.4): the value left, the area, the cards kept."""
    found: tuple[float, int, list[Card]] | None = None
    for index, area in enumerate(areas):
        for spared in combinations(range(len(area.cards)), 2):
            kept = [card for place, card in enumerate(area.cards) if place not in spared]
            value = plan.with_more(kept).value + CALAMITY * area.calamities + guess * len(area.hidden)
            if found is None or value > found[0]:
                found = (value, index, kept)
    return found


def duel(content: Table, side: str, rng: random.Random, tries: int) -> list[Duchy]:
    """Let two planners play each other (K2, no traps), each with one duchy, the first player drawn by lot."""
    realms = [Duchy(duchy[side]) for duchy in content["duchy"][:2]]
    deck = deck_of(content)
    rng.shuffle(deck)
    leads = rng.randrange(2)
    for played in range(4):
        first = (leads + played) % 2
        plans = [Plan(realm, [], played) for realm in realms]
        hands: list[list[Card | None]] = [[None, *(deck.pop() for _ in range(7))] for _ in range(2)]
        areas = [Area([deck.pop()]), Area([deck.pop()])]
        for turn in range(8):
            giver = (first + turn) % 2
            offer(areas, hands[giver], plans[1 - giver])
            taker = 1 - giver
            values = [area.value(plans[taker], 0.0) for area in areas]
            chosen = 0 if values[0] >= values[1] else 1
            realms[taker].calamities += areas[chosen].calamities
            plans[taker] = plans[taker].with_more(areas[chosen].cards)
            areas[chosen] = Area([])
        for seat in range(2):
            plan = Plan(realms[seat], plans[seat].cards, played)
            plan.settle(tries, rng)
            realms[seat] = plan.carried_out()
        for resource in range(4):
            made = [realm.makes(resource) for realm in realms]
            for seat in range(2):
                realms[seat].produce(resource, made[seat] > made[1 - seat], played == 3 and resource == 3)
    return realms


def offer(areas: Sequence[Area], hand: list[Card | None], taker: Plan) -> None:
    """Offer two cards so that the taker's better area is as poor as can be, and the hand keeps what is good."""

    def worth(card: Card | None) -> float:
        return CALAMITY if card is None else taker.with_more([card]).value - taker.value

    values = {id(card): worth(card) for card in hand}
    stand = [sum(worth(card) for card in area.cards) + CALAMITY * area.calamities for area in areas]
    best: tuple[float, int, int, int, int] | None = None
    for one, two in combinations(range(len(hand)), 2):
        for left, right in ((0, 0), (0, 1), (1, 0), (1, 1)):
            after = stand[:]
            after[left] += values[id(hand[one])]
            after[right] += values[id(hand[two])]
            gap = min(after) - max(after)
            if best is None or gap > best[0]:
                best = (gap, one, two, left, right)
    assert best is not None
    _, one, two, left, right = best
    areas[right].show(hand[two])
    areas[left].show(hand[one])
    del hand[two], hand[one]
