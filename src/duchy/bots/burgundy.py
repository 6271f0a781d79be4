"""What a position of Burgundy is worth to a seat, in hundredths of a point: the points it has and those to come.

Written by hand, weights tuned by playing. It looks at the seat's own things and at what is open to all; it does
not look at what the others have, and not at which tiles lie in the depots.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots import burgundy_weights as weight
from duchy.bots.greedy import Evaluation
from duchy.core.game import State
from duchy.games.burgundy import agenda
from duchy.games.burgundy import components as box
from duchy.games.burgundy.actions import START
from duchy.games.burgundy.rules.scoring import monastery_points
from duchy.games.burgundy.rules.setup import side_layout
from duchy.games.burgundy.rules.spots import fits_city
from duchy.games.burgundy.state import NO_CHOICE, Burgundy, Duchy, empty_duchy

POINT: Final = 100
TURNS: Final = box.PHASES * box.ROUNDS
HEX_BIT: Final = vec[i64]([1 << hex_ for hex_ in range(box.HEXES)])
"""A table, because compiled a constant is shifted as a C int, which has 32 bits."""

FIRST_TO_SCORE: Final = 15
"""Monasteries 15-26 score at the end."""


class BurgundyEvaluation(Evaluation):
    """Values positions; keeps counts of the position at hand to itself."""

    def __init__(self) -> None:
        self.turns: i64 = 0
        """Turns of the seat after the present one."""
        self.steps: i64 = 0
        """Actions of the seat still to come, about."""
        self.empty = vec[i64]([0] * box.COLOURS)
        self.herds = vec[i64]([0] * (box.HEXES * box.SPECIES))
        self.kept = vec[i64]([0] * box.SPECIES)
        self.gain = vec[i64]([0] * box.HEXES)
        """What the next tile adds to each region."""
        self.choices: i64 = 0
        """The open hexes for the tile looked at last."""

    def value(self, state: State, seat: i64) -> i64:
        """Add up points, duchy, monasteries, goods, stored tiles, and what is about to happen."""
        burgundy = cast(Burgundy, state)
        player = burgundy.seats[seat]
        value = player.points * POINT
        if burgundy.depth == 0:
            return value
        duchy = duchy_to_be(burgundy, seat)
        dice: i64 = 0
        if player.dice[0]:
            dice += 1
        if player.dice[1]:
            dice += 1
        self.turns = turns_after(burgundy, seat)
        self.steps = 2 * self.turns + dice
        self.count(duchy)
        value += dice * weight.DIE
        value += self.regions(duchy)
        value += self.bonus_tiles(burgundy, duchy)
        value += self.silver(duchy.silver) + self.workers(duchy.workers)
        value += self.goods(burgundy, duchy)
        value += duchy.mines * self.mine(burgundy, duchy)
        for number in range(i64(1), i64(27)):
            if duchy.monasteries >> number & 1:
                value += self.monastery(burgundy, seat, number)
        value += self.storage(burgundy, duchy, seat)
        value += self.questions(burgundy, duchy, seat)
        if self.turns:
            value += player.space * weight.BRIDGE + self.frontier(duchy)
        return value

    def count(self, duchy: Duchy) -> None:
        """Count empty hexes by colour, and animals by pasture and species."""
        layout = duchy.layout
        for colour in range(i64(box.COLOURS)):
            self.empty[colour] = 0
        for kept in range(i64(box.SPECIES)):
            self.kept[kept] = 0
        for place in range(layout.regions * box.SPECIES):
            self.herds[place] = 0
        for hex_ in range(layout.hexes):
            kind = duchy.tiles[hex_]
            if kind == box.NO_TILE:
                self.empty[layout.colour[hex_]] += 1
            elif box.FIRST_ANIMAL <= kind < box.FIRST_MONASTERY:
                self.herds[layout.region[hex_] * box.SPECIES + box.species(kind)] += box.herd(kind)
                self.kept[box.species(kind)] += 1

    def likely(self, tiles: i64) -> i64:
        """Guess how likely so many more tiles of one sort will be placed, in per cent."""
        return 1000 * self.steps // (10 * self.steps + weight.SLOW * tiles + 1)

    def regions(self, duchy: Duchy) -> i64:
        """Value regions begun but not completed: their points, by how much is done and how likely the rest is."""
        layout = duchy.layout
        value: i64 = 0
        for region in range(layout.regions):
            left = duchy.left[region]
            if left:
                size = layout.region_size[region]
                now = self.region(size, left)
                self.gain[region] = self.region(size, left - 1) - now
                value += now
                if left < size:
                    value += self.pasture(region)
        return value

    def region(self, size: i64, left: i64) -> i64:
        """Value a region by its size and the hexes left."""
        turn = 100 * (TURNS - 1 - self.turns) + weight.PACE * left
        phase = max(1080 - 40 * turn // 100, 200)
        points = box.REGION_POINTS[size] * POINT + phase
        if left == 0:
            return points
        placed = size - left
        share = 100 * placed * (placed + weight.LINEAR) // (size * (size + weight.LINEAR))
        return points * share // 100 * self.likely(left) // 100

    def pasture(self, region: i64) -> i64:
        """Value animals that score again when more of their species come."""
        most: i64 = 0
        for kept in range(i64(box.SPECIES)):
            most = max(most, self.herds[region * box.SPECIES + kept])
        return most * weight.HERD * self.likely(1) // 100

    def bonus_tiles(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value the bonus tiles still to be had, by how much of their colour is covered."""
        layout = duchy.layout
        value: i64 = 0
        for colour in range(i64(box.COLOURS)):
            left = self.empty[colour]
            total = layout.colour_start[colour + 1] - layout.colour_start[colour]
            if left and total:
                placed = total - left
                tile = bonus_tile(state, colour) * POINT
                value += tile * placed * placed // (total * total) * self.likely(left) // 100
        return value

    def silver(self, amount: i64) -> i64:
        """Value silver."""
        useful = min(amount, 2 * self.turns)
        return useful * weight.SILVER + (amount - useful) * POINT

    def workers(self, amount: i64) -> i64:
        """Value workers."""
        if self.turns == 0:
            return amount // 2 * POINT
        few = min(amount, i64(weight.FEW_WORKERS))
        return few * weight.WORKER + (amount - few) * weight.SPARE_WORKER

    def mine(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value a mine by the silver it still pays; with monastery 2 it pays workers as well."""
        pays = box.PHASES - state.phase
        value = pays * (weight.SILVER if self.turns else POINT)
        if duchy.monasteries >> 2 & 1:
            value += pays * weight.SPARE_WORKER
        return value

    def goods(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value stored goods: a point each if they are never sold, more if there is time to sell them."""
        value: i64 = 0
        for colour in range(i64(box.GOODS)):
            tiles = duchy.goods[colour]
            if tiles:
                profit = max(self.sale(state, duchy, colour) - weight.SALE_ACTION - tiles * POINT, 0)
                value += tiles * POINT + profit * self.likely(1) // 100
        return value

    def sale(self, state: Burgundy, duchy: Duchy, colour: i64) -> i64:
        """Value what the sale of a colour would bring now."""
        tiles = duchy.goods[colour]
        value = tiles * box.SALE_POINTS[state.variant.players] * POINT + (weight.SILVER if self.turns else POINT)
        if duchy.monasteries >> 3 & 1:
            value += weight.SILVER
        if duchy.monasteries >> 4 & 1:
            value += weight.SPARE_WORKER
        if duchy.monasteries >> 15 & 1 and duchy.sold[colour] == 0:
            value += 2 * POINT
        if duchy.monasteries >> 25 & 1:
            value += tiles * POINT
        return value

    def monastery(self, state: Burgundy, seat: i64, number: i64) -> i64:
        """Value a monastery by what it would score now, and by how often it will be of use until the end."""
        value = self.uses(number) * weight.PER_USE[number]
        if number >= FIRST_TO_SCORE:
            value += monastery_points(state, seat, number) * POINT
        return value

    def uses(self, number: i64) -> i64:
        """Count the turns left, or the tiles to be placed that a monastery helps with, if they are fewer."""
        tiles = self.turns
        if number == 5:
            tiles = self.empty[box.SHIP]
        elif number == 7:
            tiles = self.empty[box.ANIMAL]
        elif number in (1, 9):
            tiles = self.empty[box.BUILDING]
        elif number == 10:
            tiles = self.empty[box.SHIP] + self.empty[box.ANIMAL]
        elif number == 11:
            tiles = self.empty[box.MINE] + self.empty[box.CASTLE] + self.empty[box.MONASTERY]
        return min(tiles, self.turns)

    def storage(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value stored tiles, and the one that waits for room, by what placing them will bring."""
        stored = state.seats[seat].storage
        asked = state.asked()
        value: i64 = 0
        least: i64 = 1 << 30
        taken: i64 = 0
        count: i64 = 0
        for slot in range(i64(box.STORAGE + 1)):
            kind: i64 = box.NO_TILE
            if slot < box.STORAGE:
                kind = stored[slot]
            elif agenda.kind_of(asked) == agenda.ASK_DISCARD and agenda.seat_of(asked) == seat:
                kind = agenda.argument_of(asked)
            if kind == box.NO_TILE:
                continue
            worth: i64 = 0
            place = self.best_hex(duchy, kind, taken)
            if place >= 0:
                taken |= HEX_BIT[place]
                share: i64 = weight.STORED_FAR
                if self.choices:
                    share = weight.STORED + weight.CHOICE * min(self.choices, i64(4))
                worth = self.placing(state, duchy, seat, kind, place) * share // 100 * self.likely(1) // 100
            count += 1
            value += worth
            if slot < box.STORAGE:
                least = min(least, worth)
            else:
                value -= least
        return value - (weight.CROWDED if count >= box.STORAGE and self.turns else 0)

    def best_hex(self, duchy: Duchy, kind: i64, taken: i64) -> i64:
        """Find the hex where a tile adds most, -1 if there is none, and count those that are open.

        One that is open is worth twice one that is not.
        """
        layout = duchy.layout
        colour = box.KIND_COLOUR[kind]
        free = layout.colour_hexes[colour] & ~duchy.covered & ~taken
        best: i64 = -1
        found: i64 = -1
        self.choices = 0
        if free:
            for place in range(layout.colour_start[colour], layout.colour_start[colour + 1]):
                hex_ = layout.of_colour[place]
                if free >> hex_ & 1 and fits_city(duchy, kind, hex_):
                    gain = self.gain[layout.region[hex_]]
                    if colour == box.ANIMAL:
                        gain += self.herds[layout.region[hex_] * box.SPECIES + box.species(kind)] * POINT
                    if duchy.frontier >> hex_ & 1:
                        gain = 2 * gain + 1
                        self.choices += 1
                    if gain > best:
                        best = gain
                        found = hex_
        return found

    def placing(self, state: Burgundy, duchy: Duchy, seat: i64, kind: i64, hex_: i64) -> i64:
        """Value what a tile placed on a hex would add: its region, its colour, its own effect."""
        region = duchy.layout.region[hex_]
        colour = box.KIND_COLOUR[kind]
        value = self.gain[region]
        if self.empty[colour] == 1:
            value += bonus_tile(state, colour) * POINT
        if colour == box.CASTLE:
            return value + weight.CASTLE
        if colour == box.MINE:
            return value + self.mine(state, duchy)
        if colour == box.SHIP:
            return value + self.best_load(state, duchy) + weight.BRIDGE
        if colour == box.MONASTERY:
            return value + self.monastery(state, seat, kind - box.FIRST_MONASTERY + 1)
        if colour == box.ANIMAL:
            value += (box.herd(kind) + self.herds[region * box.SPECIES + box.species(kind)]) * POINT
            if duchy.monasteries >> 7 & 1:
                value += POINT
            if duchy.monasteries >> 24 & 1 and self.kept[box.species(kind)] == 0:
                value += 4 * POINT
            return value
        if duchy.monasteries >> (kind - box.FIRST_BUILDING + 16) & 1:
            value += 4 * POINT
        return value + self.building(state, duchy, kind)

    def building(self, state: Burgundy, duchy: Duchy, kind: i64) -> i64:
        """Value the effect of a building."""
        if kind == box.WAREHOUSE:
            return self.best_sale(state, duchy)
        if kind == box.BOARDING_HOUSE:
            return self.workers(duchy.workers + 4) - self.workers(duchy.workers)
        if kind == box.BANK:
            return self.silver(duchy.silver + 2) - self.silver(duchy.silver)
        if kind == box.WATCHTOWER:
            return 4 * POINT
        return weight.CITY_HALL if kind == box.CITY_HALL else weight.BRING

    def best_sale(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value the best sale that costs no action."""
        best: i64 = 0
        for colour in range(i64(box.GOODS)):
            if duchy.goods[colour]:
                best = max(best, self.sale(state, duchy, colour) - duchy.goods[colour] * POINT)
        return best

    def best_load(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value the goods of the best depot, those that go on a stack a little more."""
        best: i64 = 0
        for depot in range(i64(box.DEPOTS)):
            value: i64 = 0
            for colour in range(i64(box.GOODS)):
                tiles = state.goods[depot * box.GOODS + colour]
                if tiles:
                    value += tiles * (200 if duchy.goods[colour] else 150)
            best = max(best, value)
        return best + weight.LOAD

    def questions(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value the answers the seat still owes: extra actions, tiles to bring, goods to load or sell."""
        value: i64 = 0
        for place in range(state.depth):
            asked = state.agenda[place]
            if agenda.seat_of(asked) == seat:
                kind = agenda.kind_of(asked)
                if kind == agenda.ASK_CASTLE:
                    value += weight.CASTLE
                elif kind == agenda.ASK_CITY_HALL:
                    value += weight.CITY_HALL
                elif kind in (agenda.ASK_CARPENTER, agenda.ASK_CHURCH, agenda.ASK_MARKET):
                    value += weight.BRING
                elif kind == agenda.ASK_WAREHOUSE:
                    value += self.best_sale(state, duchy)
                elif kind in (agenda.ASK_LOAD, agenda.ASK_KEEP):
                    value += self.best_load(state, duchy)
        return value

    def frontier(self, duchy: Duchy) -> i64:
        """Value a choice of open hexes."""
        value: i64 = 0
        for colour in range(i64(box.COLOURS)):
            if duchy.frontier & duchy.layout.colour_hexes[colour]:
                value += weight.OPEN_COLOUR
        open_hexes = duchy.frontier
        while open_hexes:
            open_hexes &= open_hexes - 1
            value += weight.OPEN_HEX
        return value


def turns_after(state: Burgundy, seat: i64) -> i64:
    """Count the turns that a seat has after the present one."""
    turns = TURNS - 1 - state.phase * box.ROUNDS - state.round
    if agenda.kind_of(state.asked()) <= agenda.LAST_CHANCE_QUESTION:
        return turns + 1
    for place in range(state.turn + 1, state.variant.players):
        if state.order[place] == seat:
            return turns + 1
    return turns


def bonus_tile(state: Burgundy, colour: i64) -> i64:
    """Count the points of the next bonus tile of a colour."""
    taken = state.bonus[colour]
    if taken == 0:
        return box.LARGE_BONUS[state.variant.players]
    return box.SMALL_BONUS[state.variant.players] if taken == 1 else 0


def duchy_to_be(state: Burgundy, seat: i64) -> Duchy:
    """Give the duchy of a seat, with the start that the seat has chosen and not shown yet."""
    choice = state.seats[seat].choice
    if choice == NO_CHOICE:
        return state.duchy(seat)
    duchy = empty_duchy()
    duchy.lay_out(side_layout(state, seat, (choice - START) // box.HEXES))
    duchy.cover((choice - START) % box.HEXES, box.CASTLE_TILE)
    return duchy
