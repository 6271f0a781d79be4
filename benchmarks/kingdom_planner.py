"""The planner: a plain player of Wonderful Kingdom with its own short form of the rules, to shape cards with.

It knows no module, lays no traps and reads no face-down card. It plays all that is left of the game in its head with
the cards it has, and looks for the plan that ends best. The engine's bots are what players meet; this is not one.
"""

import random
from collections.abc import Mapping, Sequence
from typing import Any, Final

RESOURCES: Final = ("materials", "population", "gold", "exploration", "krystallium", "soldiers")
CUBES: Final = RESOURCES[:4]
TYPES: Final = ("structure", "company", "monument", "discovery")

COST: Final = {
    "materials": 0.65,
    "population": 0.9,
    "gold": 1.5,
    "exploration": 1.7,
    "krystallium": 3.0,
    "soldiers": 2.5,
}
"""K11. What one of each is worth in points when it is paid."""

Table = Mapping[str, Any]

PRICES: Final = [COST[resource] for resource in RESOURCES]
FUTURE: Final = 0.6
"""What a cube of a later round without a place is worth to the planner, as a part of its price."""
GROWTH: Final = 0.8
"""How many cards of a type the planner expects to build in a later round besides those it has."""
KEPT: Final = 1.0
"""What krystallium or a soldier left over before the last round is worth."""
CALAMITY: Final = -4


class Card:
    """A development or a treasure."""

    def __init__(self, table: Table) -> None:
        self.name: str = table["id"]
        self.treasure = "gives" in table
        self.recycles: list[int] = [RESOURCES.index(name) for name in table.get("gives", ()) or (table["recycles"],)]
        self.cost: list[int] = [table.get("cost", {}).get(name, 0) for name in RESOURCES]
        self.type = TYPES.index(table.get("type", TYPES[0]))
        self.icons: list[int] = [table.get("produces", {}).get(name, 0) for name in CUBES]
        self.per: list[tuple[int, int]] = [
            (CUBES.index(icon["resource"]), TYPES.index(icon["per"])) for icon in table.get("produces_per", ())
        ]
        self.points: int = table.get("points", 0)
        self.points_per: list[int] = [table.get("points_per", {}).get(name, 0) for name in TYPES]
        self.krystallium: int = table.get("bonus", {}).get("krystallium", 0)
        self.soldiers: int = table.get("bonus", {}).get("soldiers", 0)


class Site:
    """A card under construction: what it still needs."""

    def __init__(self, card: Card, needs: list[int], cubes: int) -> None:
        self.card = card
        self.needs = needs
        self.cubes = cubes


class Duchy:
    """One player's duchy and construction area."""

    def __init__(self, side: Table) -> None:
        self.icons: list[int] = [side["produces"].get(name, 0) for name in CUBES]
        self.per = [[0] * 4 for _ in CUBES]
        for icon in side.get("produces_per", ()):
            self.per[CUBES.index(icon["resource"])][TYPES.index(icon["per"])] += 1
        self.points: int = side.get("points", 0)
        self.points_per: list[int] = [side.get("points_per", {}).get(name, 0) for name in TYPES]
        self.types = [0] * 4
        self.sites: list[Site] = []
        self.built: list[str] = []
        self.alchemy = self.krystallium = self.soldiers = self.training = self.calamities = 0
        self.future = 0.0

    def copy(self) -> "Duchy":
        """Make a duchy that shares nothing with this one."""
        other = Duchy.__new__(Duchy)
        other.__dict__.update(self.__dict__)
        other.icons, other.points_per, other.types = self.icons[:], self.points_per[:], self.types[:]
        other.per = [row[:] for row in self.per]
        other.sites = [Site(site.card, site.needs[:], site.cubes) for site in self.sites]
        other.built = self.built[:]
        return other

    def score(self) -> int:
        """Count the points (K5.1)."""
        multiplied = sum(points * number for points, number in zip(self.points_per, self.types, strict=True))
        return self.points + multiplied + CALAMITY * self.calamities

    def rank(self) -> tuple[int, int, int]:
        """Compare duchies at the end (K5.2)."""
        return self.score(), len(self.built), self.soldiers

    def begin(self, card: Card) -> None:
        """Put a card under construction."""
        self.sites.append(Site(card, card.cost[:], sum(card.cost[:4])))

    def distil(self, cubes: int) -> None:
        """Put cubes into alchemy (K4.5)."""
        self.krystallium += (self.alchemy + cubes) // 5
        self.alchemy = (self.alchemy + cubes) % 5

    def recycle(self, card: Card) -> None:
        """Put what a card gives on the first site that needs it, else into alchemy (K3.1)."""
        for resource in card.recycles:
            site = next((site for site in self.sites if site.needs[resource]), None)
            if site is None:
                self.distil(1)
            else:
                site.needs[resource] -= 1
                site.cubes -= 1

    def makes(self, resource: int) -> int:
        """Count the cubes of a step (K4.1)."""
        row = self.per[resource]
        return self.icons[resource] + sum(icons * number for icons, number in zip(row, self.types, strict=True))

    def produce(self, resource: int, supremacy: bool, last: bool, now: bool = True) -> None:
        """Play a step: train, place every cube in the order of the sites, complete what can be (K4)."""
        if supremacy:
            self.soldiers += self.training
            self.training = 1 - self.training
        cubes = self.makes(resource)
        for site in self.sites:
            placed = min(cubes, site.needs[resource])
            if placed:
                site.needs[resource] -= placed
                site.cubes -= placed
                cubes -= placed
        if now:
            self.distil(cubes)
        else:
            self.future += cubes * PRICES[resource] * FUTURE
        self.complete(last)

    def complete(self, last: bool) -> None:
        """Complete cards; krystallium stands in for the last cube of an engine, and at the end for any cubes."""
        site = self.completable(last)
        while site is not None:
            self.sites.remove(site)
            card = site.card
            self.krystallium += card.krystallium - site.needs[4] - site.cubes
            self.soldiers += card.soldiers - site.needs[5]
            self.points += card.points
            self.types[card.type] += 1
            self.built.append(card.name)
            for index in range(4):
                self.icons[index] += card.icons[index]
                self.points_per[index] += card.points_per[index]
            for resource, kind in card.per:
                self.per[resource][kind] += 1
            site = self.completable(last)

    def completable(self, last: bool) -> Site | None:
        """Find a card that can be completed now and is worth its krystallium."""
        for site in self.sites:
            if site.needs[5] > self.soldiers or site.needs[4] + site.cubes > self.krystallium:
                continue
            engine = site.card.per or sum(site.card.icons) > 1
            if not site.cubes or last or (site.cubes == 1 and engine):
                return site
        return None

    def density(self, site: Site, played: int) -> float:
        """Guess the points of a site per price of what it needs; decides who gets cubes first."""
        card, left = site.card, 4 - played
        value: float = card.points + 1.5 * (card.krystallium + card.soldiers)
        for index in range(4):
            value += card.points_per[index] * (self.types[index] + 0.7 * left)
            value += card.icons[index] * PRICES[index] * (left - 0.5) * 0.8
        for resource, kind in card.per:
            value += PRICES[resource] * (left - 0.5) * (self.types[kind] + 0.5 * left) * 0.8
        return value / (0.3 + sum(number * price for number, price in zip(site.needs, PRICES, strict=True)))

    def outlook(self, played: int) -> float:
        """Guess the final points: play all that is left with no new cards."""
        after = self.copy()
        for number in range(played, 4):
            for resource in range(4):
                supremacy = after.makes(resource) >= 5
                after.produce(resource, supremacy, number == 3 and resource == 3, now=number == played)
        kept = KEPT * (after.krystallium + after.soldiers) if played < 3 else 0.01 * after.krystallium
        growth = GROWTH * (3 - played) * sum(after.points_per)
        return after.score() + after.future + kept + growth


class Plan:
    """What to do with drafted cards: which are built, and what comes first."""

    def __init__(self, duchy: Duchy, cards: Sequence[Card], played: int) -> None:
        self.duchy = duchy
        self.cards = list(cards)
        self.played = played
        self.builds = [False] * len(cards)
        self.first: frozenset[str] = frozenset()
        self.value = self.outlook()

    def carried_out(self) -> Duchy:
        """Do it on a copy."""
        after = self.duchy.copy()
        for card, builds in zip(self.cards, self.builds, strict=True):
            if builds:
                after.begin(card)
        order = {id(site): -after.density(site, self.played) for site in after.sites}
        after.sites.sort(key=lambda site: (site.card.name not in self.first, order[id(site)]))
        for card, builds in zip(self.cards, self.builds, strict=True):
            if not builds:
                after.recycle(card)
        after.complete(last=False)
        return after

    def outlook(self) -> float:
        """Guess the final points."""
        return self.carried_out().outlook(self.played)

    def climb(self, indices: Sequence[int], passes: int) -> None:
        """Change one card's fate at a time while that is better."""
        for _ in range(passes):
            before = self.value
            for index in indices:
                if not self.cards[index].treasure:
                    self.builds[index] = not self.builds[index]
                    value = self.outlook()
                    if value > self.value + 1e-9:
                        self.value = value
                    else:
                        self.builds[index] = not self.builds[index]
            if self.value <= before:
                return

    def with_more(self, cards: Sequence[Card]) -> "Plan":
        """Plan for more cards, leaving the fate of the others as it is."""
        more = Plan.__new__(Plan)
        more.duchy, more.played, more.first = self.duchy, self.played, self.first
        more.cards, more.builds = self.cards + list(cards), self.builds + [False] * len(cards)
        more.value = more.outlook()
        more.climb(range(len(self.cards), len(more.cards)), 2)
        return more

    def settle(self, tries: int, rng: random.Random) -> None:
        """Look for the best plan: from all built and from none, then with other cards first."""
        everything = range(len(self.cards))
        self.climb(everything, 4)
        other = Plan(self.duchy, self.cards, self.played)
        other.builds = [not card.treasure for card in self.cards]
        other.value = other.outlook()
        other.climb(everything, 4)
        self.take(other)
        for _ in range(tries if self.cards else 0):
            other.builds = self.builds[:]
            names = sorted({site.card.name for site in self.duchy.sites} | {card.name for card in self.cards})
            other.first = frozenset(rng.sample(names, min(len(names), rng.randint(1, 3))))
            index = rng.randrange(len(self.cards))
            other.builds[index] = not (other.builds[index] or self.cards[index].treasure)
            other.value = other.outlook()
            other.climb(everything, 1)
            self.take(other)

    def take(self, other: "Plan") -> None:
        """Adopt another plan if it is better."""
        if other.value > self.value + 1e-9:
            self.value, self.builds, self.first = other.value, other.builds[:], other.first
