"""The value of Burgundy tiles where they can go: stored tiles, and those that effects bring."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.burgundy.duchy_facts import UNKNOWN
from duchy.bots.burgundy.outlook import Outlook
from duchy.bots.burgundy.pace import POINT
from duchy.bots.burgundy.weights import Weights
from duchy.games.burgundy.box import components as box
from duchy.games.burgundy.rules.animals import GEESE_POINTS
from duchy.games.burgundy.rules.scoring import WHITE_CASTLES
from duchy.games.burgundy.rules.spots import fits_city
from duchy.games.burgundy.rules.storage import UNLIMITED, slots
from duchy.games.burgundy.state import agenda
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy

HEX_BIT: Final = vec[i64]([1 << hex_ for hex_ in range(box.HEXES)])
"""A table, because compiled a constant is shifted as a C int, which has 32 bits."""


class Places(Outlook):
    """An outlook that also values tiles, by the hexes where they can go."""

    def __init__(self, weights: Weights) -> None:
        """Store the weights."""
        super().__init__(weights)
        self.choices: i64 = 0
        """The open hexes for the last tile."""
        self.taken: i64 = 0
        self.taken_east: i64 = 0
        """Hexes reserved for stored tiles."""
        self.held: i64 = 0
        """Stored tiles that a seat can use."""
        self.least: i64 = 0
        """The value of the least of them."""

    def storage(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value stored tiles, and the one waiting for space, by what placing them will bring."""
        self.taken = 0
        self.taken_east = 0
        self.held = 0
        self.least = 1 << 30
        value: i64 = 0
        stored = state.seats[seat].storage
        for slot in range(state.variant.slots):
            if stored[slot] != box.NO_TILE:
                value += self.hold(state, duchy, seat, stored[slot])
        if state.variant.expanded:
            value += self.more_storage(state, duchy, seat)
        asked = state.asked()
        crowded = self.held >= slots(state, seat) and not duchy.shields & UNLIMITED
        if agenda.kind_of(asked) == agenda.ASK_DISCARD and agenda.seat_of(asked) == seat:
            least = self.least
            value += self.hold(state, duchy, seat, agenda.argument_of(asked)) - least
        elif agenda.kind_of(asked) == agenda.ASK_STORE and agenda.seat_of(asked) == seat:
            value += self.hold(state, duchy, seat, agenda.argument_of(asked))
        return value - (self.weights.crowded if crowded and self.turns else 0)

    def more_storage(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """B12.3. Value a team's shared tiles a little higher, and the partner's. B11.5. Value the yard."""
        value: i64 = 0
        holdings = duchy.holdings
        for slot in range(i64(len(holdings.store))):
            if holdings.store[slot] != box.NO_TILE:
                value += self.hold(state, duchy, seat, holdings.store[slot]) * self.weights.shared // 100
        if holdings.yard_tiles:
            for kind in range(i64(1), i64(box.KINDS)):
                for _ in range(holdings.yard[kind]):
                    value += self.hold(state, duchy, seat, kind)
        if state.variant.teams:
            held, least = self.held, self.least
            for other in range(state.variant.players):
                if other != seat and state.seats[other].duchy == state.seats[seat].duchy:
                    for slot in range(state.variant.slots):
                        kind = state.seats[other].storage[slot]
                        if kind != box.NO_TILE:
                            value += self.hold(state, duchy, seat, kind)
            self.held, self.least = held, least
        return value

    def hold(self, state: Burgundy, duchy: Duchy, seat: i64, kind: i64) -> i64:
        """Value a stored tile, and reserve its best hex."""
        worth: i64 = 0
        place = self.best_hex(duchy, kind)
        if place >= 0:
            if place < box.HEXES:
                self.taken |= HEX_BIT[place]
            else:
                self.taken_east |= HEX_BIT[place - box.HEXES]
            share: i64 = self.weights.stored_far
            if self.choices:
                share = self.weights.stored + self.weights.choice * min(self.choices, i64(4))
            worth = self.placing(state, duchy, seat, kind, place) * share // 100 * self.likely(1) // 100
        self.held += 1
        self.least = min(self.least, worth)
        return worth

    def best_hex(self, duchy: Duchy, kind: i64) -> i64:
        """Find the hex where a tile adds most, -1 if there is none, and count the open ones.

        Unless hexes of its colour are reserved for stored tiles, it is the one found before.
        """
        layout = duchy.layout
        facts = self.facts
        colour = box.KIND_COLOUR[kind]
        taken = self.taken & layout.colour_hexes[colour]
        if layout.words == 2:
            taken |= self.taken_east & layout.colour_hexes_east[colour]
        if taken:
            return self.find_hex(duchy, kind)
        found = facts.best_hex[kind]
        if found == UNKNOWN:
            found = self.find_hex(duchy, kind)
            facts.best_hex[kind] = found
            facts.choices[kind] = self.choices
        self.choices = facts.choices[kind]
        return found

    def find_hex(self, duchy: Duchy, kind: i64) -> i64:
        """Search for the hex where a tile adds most; an open hex counts twice as much as one that is not."""
        layout = duchy.layout
        colour = box.KIND_COLOUR[kind]
        first: i64 = 0
        last = layout.hexes
        if colour < box.COLOURS:
            first, last = layout.colour_start[colour], layout.colour_start[colour + 1]
        free = layout.colour_hexes[colour] & ~duchy.covered & ~self.taken
        free_east: i64 = 0
        if layout.words == 2:
            free_east = layout.colour_hexes_east[colour] & ~duchy.covered_east & ~self.taken_east
        best: i64 = -1
        found: i64 = -1
        self.choices = 0
        if free == 0 and free_east == 0:
            return found
        hexes, regions, gains = layout.of_colour, layout.region, self.facts.gain
        frontier, frontier_east = duchy.frontier, duchy.frontier_east
        cities = colour == box.BUILDING
        for place in range(first, last):
            hex_ = hexes[place]
            if hex_ < box.HEXES:
                if not free >> hex_ & 1:
                    continue
                is_open = frontier >> hex_ & 1 != 0
            else:
                if not free_east >> (hex_ - box.HEXES) & 1:
                    continue
                is_open = frontier_east >> (hex_ - box.HEXES) & 1 != 0
            if not cities or fits_city(duchy, kind, hex_):
                region = regions[hex_]
                gain = gains[region]
                if colour == box.ANIMAL:
                    gain += self.flock(kind, region) * POINT
                elif kind == box.INN:
                    if duchy.inns >> region & 1:
                        continue
                    gain = self.facts.inn_gain[region]
                if is_open:
                    gain = 2 * gain + 1
                    self.choices += 1
                if gain > best:
                    best = gain
                    found = hex_
        return found

    def flock(self, kind: i64, region: i64) -> i64:
        """B5.4. Count the animals that score with a tile on a pasture. B9.1. Geese score with the best species."""
        facts = self.facts
        pasture = facts.pasture_of(region)
        points: i64 = 0
        if kind == box.GEESE:
            for species in range(i64(box.SPECIES)):
                points = max(points, facts.herds[pasture * box.SPECIES + species])
            return points
        if pasture == facts.geese:
            points += GEESE_POINTS
        return points + facts.herds[pasture * box.SPECIES + box.species(kind)]

    def placing(self, state: Burgundy, duchy: Duchy, seat: i64, kind: i64, hex_: i64) -> i64:
        """Value what a tile on a hex would add: its region, its colour, its own effect."""
        region = duchy.layout.region[hex_]
        colour = duchy.layout.colour[hex_]
        value = self.facts.inn_gain[region] if kind == box.INN else self.facts.gain[region]
        if self.facts.empty[colour] == 1:
            value += self.bonus_tile(state, duchy, colour)
        if kind == box.INN:
            return value
        if colour == box.CASTLE:
            return value + self.weights.castle
        if colour == box.MINE:
            return value + self.mine(duchy)
        if colour == box.SHIP:
            return value + self.best_load(state, duchy) + self.weights.bridge
        if colour == box.MONASTERY:
            return value + self.monastery(state, duchy, seat, kind - box.FIRST_MONASTERY + 1)
        if colour == box.ANIMAL:
            return value + self.animals(duchy, kind, region)
        return value + self.scored_building(duchy, kind) + self.building(state, duchy, seat, kind)

    def animals(self, duchy: Duchy, kind: i64, region: i64) -> i64:
        """Value the points of an animal tile."""
        value = self.flock(kind, region) * POINT
        species: i64 = -1
        if kind == box.GEESE:
            value += GEESE_POINTS * POINT + duchy.left[region] * self.weights.herd * GEESE_POINTS
        else:
            value += box.herd(kind) * POINT
            species = box.species(kind)
        if duchy.monasteries >> 7 & 1:
            value += POINT
        if duchy.monasteries >> 24 & 1 and (species < 0 or self.facts.kept[species] == 0):
            value += 4 * POINT
        return value

    def scored_building(self, duchy: Duchy, kind: i64) -> i64:
        """Value a building by the monastery that scores its kind, if the duchy has it."""
        if kind == box.CRANE:
            return 0
        number = kind - box.FIRST_BUILDING + 16
        if kind == box.WHITE_CASTLE:
            number = WHITE_CASTLES
        return 4 * POINT if duchy.monasteries >> number & 1 else 0

    def building(self, state: Burgundy, duchy: Duchy, seat: i64, kind: i64) -> i64:
        """Value the effect of a building. B9.1. A crane has the best of them."""
        if kind == box.WAREHOUSE:
            return self.best_sale(state, duchy, seat)
        if kind == box.BOARDING_HOUSE:
            return self.workers(duchy.workers + 4) - self.workers(duchy.workers)
        if kind == box.BANK:
            return self.silver(duchy.silver + 2) - self.silver(duchy.silver)
        if kind == box.WATCHTOWER:
            return 4 * POINT
        if kind == box.WHITE_CASTLE:
            return self.weights.white_castle
        if kind == box.CRANE:
            return max(self.best_sale(state, duchy, seat), i64(self.weights.city_hall))
        return self.weights.city_hall if kind == box.CITY_HALL else self.weights.bring
