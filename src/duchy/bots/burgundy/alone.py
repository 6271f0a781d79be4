"""The value of a solo Burgundy position, in hundredths of a hex: filled hexes and those to come (B13).

Points count for what they bring: an extra action each time the target is reached.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.burgundy import alone_weights as weight
from duchy.bots.burgundy.outlook import dice_left, turns_after
from duchy.bots.burgundy.outposts import neighbours
from duchy.games.burgundy.box import components as box
from duchy.games.burgundy.rules.alone import LOWEST_TARGET
from duchy.games.burgundy.rules.animals import flock
from duchy.games.burgundy.rules.scoring import SOLD_COLOURS, monastery_points
from duchy.games.burgundy.rules.spots import first_hex, fits_city, fitting_hexes, may_place
from duchy.games.burgundy.state import agenda
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.effects import (
    WAIT_BUILDING,
    WAIT_CASTLE,
    WAIT_COLOUR,
    WAIT_GEESE,
    WAIT_POINTS,
    WAIT_SHIP,
    effect_kind,
    effect_number,
)
from duchy.games.burgundy.state.state import Burgundy

HEX: Final = 100

HEX_BIT: Final = vec[i64]([1 << hex_ for hex_ in range(box.HEXES)])
"""A table, because compiled a constant is shifted as a C int, which has 32 bits."""


class Alone:
    """An evaluation of solo positions, with counts of the current one."""

    def __init__(self) -> None:
        self.turns: i64 = 0
        """Turns after the current one."""
        self.steps: i64 = 0
        """Dice still to come."""
        self.empty = vec[i64]([0] * box.COLOURS)
        self.stored = vec[i64]([0] * (box.COLOURS + 1))
        self.taken: i64 = 0
        """Hexes reserved for stored tiles."""
        self.point: i64 = 0
        """The value of a point, in hundredths of a hundredth."""

    def value(self, state: Burgundy, seat: i64) -> i64:
        """Add up filled hexes, stored tiles, means, points, and pending effects."""
        duchy = state.duchy(seat)
        value: i64 = 0
        for colour in range(i64(box.COLOURS)):
            self.empty[colour] = 0
        for hex_ in range(duchy.layout.hexes):
            if duchy.tiles[hex_] == box.NO_TILE:
                self.empty[duchy.layout.colour[hex_]] += 1
            else:
                value += HEX
        if state.depth == 0:
            return value
        dice = dice_left(state, seat)
        self.turns = turns_after(state, seat)
        self.steps = 2 * self.turns + dice
        self.point = 100 * weight.ACTION // state.annex.target
        value += dice * weight.DIE
        value += self.storage(state, duchy, seat)
        value += self.waiting(state, duchy, seat)
        value += self.questions(state, duchy, seat)
        if self.turns:
            value += self.silver(state, duchy.silver) + self.workers(duchy.workers) + self.goods(duchy)
            value += duchy.mines * self.mine(state, duchy)
            value += self.monasteries(duchy)
            value += self.colours(duchy) - self.scarcity(state)
            value += self.frontier(state, duchy)
        return value

    def likely(self, tiles: i64) -> i64:
        """Estimate the likelihood that `count` more tiles will be placed, in per cent."""
        return 1000 * self.steps // (10 * self.steps + weight.SLOW * tiles + 1)

    def silver(self, state: Burgundy, amount: i64) -> i64:
        """Value silver: a turn can use two."""
        useful = min(amount, 2 * self.turns)
        return useful * weight.SILVER + (amount - useful) * weight.ACTION // state.annex.target

    def workers(self, amount: i64) -> i64:
        """Value workers."""
        few = min(amount, i64(weight.FEW_WORKERS))
        return (few * weight.WORKER + (amount - few) * weight.SPARE_WORKER) * self.likely(1) // 100

    def goods(self, duchy: Duchy) -> i64:
        """Value goods: five are worth a tile when a ship comes."""
        tiles: i64 = 0
        most: i64 = 0
        for colour in range(i64(box.GOODS)):
            tiles += duchy.goods[colour]
            most = max(most, duchy.goods[colour])
        if self.empty[box.SHIP] == 0:
            return most * weight.STACK
        return (tiles * weight.GOODS + most * weight.STACK) * self.likely(2) // 100

    def mine(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value a mine by the silver it pays until it is too late to spend it."""
        pays = box.PHASES - 1 - state.phase
        value = pays * weight.SILVER
        if duchy.monasteries >> 2 & 1:
            value += pays * weight.SPARE_WORKER
        return value

    def monasteries(self, duchy: Duchy) -> i64:
        """Value the monasteries by how often they will be used."""
        value: i64 = 0
        for number in range(i64(1), i64(box.MONASTERIES + 1)):
            if duchy.monasteries >> number & 1:
                value += self.uses(number) * weight.PER_USE[number]
        return value

    def uses(self, number: i64) -> i64:
        """Return the turns left, or the tiles to be placed that a monastery helps with, if they are fewer."""
        tiles = self.turns
        if number == 5:
            tiles = self.empty[box.SHIP]
        elif number in (1, 9):
            tiles = self.empty[box.BUILDING]
        elif number == 10:
            tiles = self.empty[box.SHIP] + self.empty[box.ANIMAL]
        elif number == 11:
            tiles = self.empty[box.MINE] + self.empty[box.CASTLE] + self.empty[box.MONASTERY]
        return min(tiles, self.turns)

    def colours(self, duchy: Duchy) -> i64:
        """B13.5. Value the tiles that completed colours will bring, by how much of them is covered."""
        layout = duchy.layout
        value: i64 = 0
        for colour in range(i64(box.COLOURS)):
            left = self.empty[colour]
            total = layout.colour_start[colour + 1] - layout.colour_start[colour]
            if left and total:
                placed = total - left
                value += weight.FREE * placed * placed // (total * total) * self.likely(left) // 100
        return value

    def scarcity(self, state: Burgundy) -> i64:
        """Value scarcity: colours of which more is needed than the depots are likely to bring."""
        phases = box.PHASES - 1 - state.phase
        value: i64 = 0
        for colour in range(i64(box.COLOURS)):
            need = self.empty[colour] - self.stored[colour]
            if need > 0:
                supply: i64 = 100
                for space in range(i64(box.FIRST_BLACK)):
                    if state.variant.space_colour[space] == colour:
                        supply += weight.LATER * phases
                        if state.spaces[space] != box.NO_TILE:
                            supply += weight.NOW
                value += weight.SCARCE * 100 * need * need // supply
        return value

    def frontier(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value a choice of open hexes, and of tiles to buy for them."""
        value: i64 = 0
        for colour in range(i64(box.COLOURS)):
            if duchy.frontier & duchy.layout.colour_hexes[colour]:
                value += weight.OPEN_COLOUR
        open_hexes = duchy.frontier
        while open_hexes:
            open_hexes &= open_hexes - 1
            value += weight.OPEN_HEX
        near = neighbours(duchy.layout, duchy.frontier) & ~duchy.frontier & ~duchy.covered
        value += size(near) * weight.NEAR
        for space in range(i64(box.FIRST_BLACK), i64(box.SPACES)):
            if state.spaces[space] != box.NO_TILE and may_place(duchy, state.spaces[space]):
                value += weight.BLACK
        return value * self.likely(1) // 100

    def storage(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value stored tiles, and the one waiting for space."""
        stored = state.seats[seat].storage
        asked = state.asked()
        self.taken = 0
        for colour in range(i64(box.COLOURS + 1)):
            self.stored[colour] = 0
        value: i64 = 0
        held: i64 = 0
        least: i64 = 1 << 30
        for slot in range(i64(box.STORAGE)):
            if stored[slot] != box.NO_TILE:
                held += 1
                worth = self.hold(state, duchy, seat, stored[slot], held)
                least = min(least, worth)
                value += worth
        if agenda.kind_of(asked) == agenda.ASK_DISCARD:
            value += self.hold(state, duchy, seat, agenda.argument_of(asked), held) - least
        if held == box.STORAGE and self.turns:
            value -= weight.CROWDED
        return value

    def hold(self, state: Burgundy, duchy: Duchy, seat: i64, kind: i64, place: i64) -> i64:
        """Value a stored tile, and reserve the best open hex for it."""
        hexes = fitting_hexes(duchy, kind) & ~self.taken
        share: i64 = weight.STORED_FAR
        best: i64 = 0
        if hexes:
            numbers: i64 = 0
            found: i64 = -1
            best = -1
            one: i64 = 1
            while hexes:
                hex_ = first_hex(hexes)
                hexes &= hexes - 1
                numbers |= one << duchy.layout.number[hex_]
                gain = self.completing(state, duchy, hex_)
                if gain > best:
                    best = gain
                    found = hex_
            self.taken |= HEX_BIT[found]
            share = weight.STORED + weight.CHOICE * min(size(numbers), i64(4))
        elif not self.may_come(duchy, kind):
            return 0
        self.stored[box.KIND_COLOUR[kind]] += 1
        worth = HEX + best + self.effect(state, duchy, seat, kind) * weight.EFFECT // 100
        return worth * share // 100 * self.likely(place) // 100

    def may_come(self, duchy: Duchy, kind: i64) -> bool:
        """Return whether a hex that fits a tile is still empty, though not open."""
        layout = duchy.layout
        colour = box.KIND_COLOUR[kind]
        if colour == box.ANY_COLOUR:
            return True
        for place in range(layout.colour_start[colour], layout.colour_start[colour + 1]):
            hex_ = layout.of_colour[place]
            if duchy.tiles[hex_] == box.NO_TILE and fits_city(duchy, kind, hex_) and not self.taken >> hex_ & 1:
                return True
        return False

    def completing(self, state: Burgundy, duchy: Duchy, hex_: i64) -> i64:
        """Value the region and the colour that a tile on a hex completes."""
        region = duchy.layout.region[hex_]
        if duchy.left[region] > 1:
            return 0
        points = box.REGION_POINTS[duchy.layout.region_size[region]] + box.PHASE_POINTS[state.phase]
        value = self.points(points)
        if self.empty[duchy.layout.colour[hex_]] == 1:
            value += weight.FREE
        return value

    def points(self, points: i64) -> i64:
        """Value points on the way to the target."""
        return points * self.point // 100

    def effect(self, state: Burgundy, duchy: Duchy, seat: i64, kind: i64) -> i64:
        """Value the effect of placing a tile."""
        colour = box.KIND_COLOUR[kind]
        if colour == box.CASTLE:
            return weight.ACTION
        if colour == box.MINE:
            return self.mine(state, duchy)
        if colour == box.SHIP:
            return self.best_load(state)
        if colour == box.MONASTERY:
            number = kind - box.FIRST_MONASTERY + 1
            value = self.uses(number) * weight.PER_USE[number]
            if number >= SOLD_COLOURS:
                value += self.points(monastery_points(state, seat, number))
            return value
        if colour == box.BUILDING:
            return self.building(state, duchy, kind)
        if box.is_animal(kind):
            return self.points(2 * box.herd(kind))
        return 0

    def building(self, state: Burgundy, duchy: Duchy, kind: i64) -> i64:
        """Value the effect of a building."""
        if kind == box.WAREHOUSE:
            most: i64 = 0
            for colour in range(i64(box.GOODS)):
                most = max(most, duchy.goods[colour])
            return weight.SILVER if most else 0
        if kind == box.BOARDING_HOUSE:
            return self.workers(duchy.workers + 4) - self.workers(duchy.workers)
        if kind == box.BANK:
            return self.silver(state, duchy.silver + 2) - self.silver(state, duchy.silver)
        if kind == box.WATCHTOWER:
            return self.points(4)
        if kind == box.WHITE_CASTLE:
            return weight.WHITE_CASTLE
        return weight.CITY_HALL if kind in (box.CITY_HALL, box.CRANE) else weight.BRING

    def best_load(self, state: Burgundy) -> i64:
        """Value the goods of the fullest depot."""
        best: i64 = 0
        for depot in range(i64(box.DEPOTS)):
            tiles: i64 = 0
            for colour in range(i64(box.GOODS)):
                tiles += state.goods[depot * box.GOODS + colour]
            best = max(best, tiles)
        return best * weight.GOODS + weight.LOAD

    def waiting(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """B13.8. Value the pending effects, points as if the smallest came first, so that the least is lost."""
        effects = state.annex.effects
        value: i64 = 0
        points = state.seats[seat].points
        target = state.annex.target
        last: i64 = 0
        for _ in range(state.annex.waiting):
            least: i64 = 1 << 30
            for place in range(state.annex.waiting):
                effect = effects[place]
                if effect_kind(effect) == WAIT_POINTS and last < effect_number(effect) * 64 + place + 1 < least:
                    least = effect_number(effect) * 64 + place + 1
            if least == 1 << 30:
                break
            last = least
            points += (least - 1) // 64
            if points >= target:
                points = 0
                target = max(target - box.TARGET_STEP, LOWEST_TARGET)
                value += weight.ACTION
        value += self.track(points, target)
        for place in range(state.annex.waiting):
            what, number = effect_kind(effects[place]), effect_number(effects[place])
            if what == WAIT_CASTLE:
                value += weight.ACTION
            elif what == WAIT_SHIP:
                value += self.best_load(state)
            elif what == WAIT_BUILDING:
                value += self.building(state, duchy, number)
            elif what == WAIT_COLOUR:
                value += weight.FREE
            elif what == WAIT_GEESE:
                value += self.points(self.geese_points(state, seat, number))
        return value

    def track(self, points: i64, target: i64) -> i64:
        """B13.6. Value points on the track by their share of an action, if there is time to reach it."""
        time = self.turns * weight.PER_TURN
        value = weight.ACTION * points // target
        return value * min(time, target - points) // (target - points)

    def geese_points(self, state: Burgundy, seat: i64, hex_: i64) -> i64:
        """B9.1. Count the points of geese on a hex."""
        most: i64 = 0
        for species in range(i64(box.SPECIES)):
            _, points = flock(state, seat, hex_, species)
            most = max(most, points)
        return most + 2

    def questions(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value the answers still owed."""
        value: i64 = 0
        for place in range(state.depth):
            asked = state.agenda[place]
            kind = agenda.kind_of(asked)
            if kind == agenda.ASK_CASTLE:
                value += weight.ACTION
            elif kind == agenda.ASK_WHITE_CASTLE:
                value += weight.WHITE_CASTLE
            elif kind in (agenda.ASK_CITY_HALL, agenda.ASK_CRANE):
                value += weight.CITY_HALL
            elif kind in (agenda.ASK_CARPENTER, agenda.ASK_CHURCH, agenda.ASK_MARKET):
                value += weight.BRING
            elif kind == agenda.ASK_WAREHOUSE:
                value += weight.SILVER
            elif kind in (agenda.ASK_LOAD, agenda.ASK_KEEP):
                value += self.best_load(state)
            elif kind == agenda.ASK_BLACK:
                value += weight.FREE
            elif kind == agenda.ASK_SITE:
                value += HEX + self.effect(state, duchy, seat, agenda.argument_of(asked) & 63)
            elif kind == agenda.ASK_SPEND:
                value -= agenda.argument_of(asked) * weight.GOODS
            elif kind == agenda.ASK_POINTS:
                missing = state.annex.target - state.seats[seat].points
                if missing <= duchy.silver:
                    value += max(weight.ACTION - missing * weight.SILVER, 0)
        return value


def size(numbers: i64) -> i64:
    """Return the size of a set."""
    count: i64 = 0
    while numbers:
        numbers &= numbers - 1
        count += 1
    return count
