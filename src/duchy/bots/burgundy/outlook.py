"""The prospects of a Burgundy duchy, in hundredths of a point: regions, colours, means, goods, yellow tiles.

Made by hand, with weights tuned by playing. It counts a seat's holdings and what is open to everyone; it
ignores the other players' holdings and which tiles are in the depots.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.burgundy.duchy_facts import UNKNOWN, DuchyFacts
from duchy.bots.burgundy.pace import POINT, TURNS, Pace
from duchy.bots.burgundy.weights import Weights
from duchy.games.burgundy.box import components as box
from duchy.games.burgundy.rules.animals import GEESE_POINTS
from duchy.games.burgundy.rules.closing import UPKEEPS
from duchy.games.burgundy.rules.regions import region_worth
from duchy.games.burgundy.rules.rounds import DOUBLE_MINES
from duchy.games.burgundy.rules.routes import (
    BONUS_ACTION,
    BONUS_POINTS,
    BONUS_SILVER,
    BONUS_WORKERS,
    POINTS_GIVEN,
    SILVER_GIVEN,
    WORKERS_GIVEN,
    space_bonus,
    space_goods,
)
from duchy.games.burgundy.rules.scoring import (
    BONUS_TILES,
    DOUBLE_BONUS,
    DOUBLE_MONASTERIES,
    POINTS_PER_BUILDING,
    SOLD_COLOURS,
    SOLD_TILES,
    WHITE_CASTLES,
    crane_counts_for,
    monastery_points,
)
from duchy.games.burgundy.rules.selling import DOUBLE_POINTS
from duchy.games.burgundy.state import agenda
from duchy.games.burgundy.state.duchy import Duchy, hexes_in
from duchy.games.burgundy.state.state import SILVER_PER_TILE, Burgundy

FIRST_TO_SCORE: Final = 15
"""Monasteries 15-26 and 29 score at the end."""

CHANGING: Final = 1 << SOLD_COLOURS | 1 << SOLD_TILES | 1 << BONUS_TILES
"""Monasteries whose score follows from more than the tiles of a duchy."""

BUILDING_OF_BONUS: Final = vec[i64]([box.CARPENTER, box.CHURCH, box.MARKET, box.CITY_HALL, box.WAREHOUSE])
"""The buildings whose effects a trade route brings, in the order of its bonuses."""


class Outlook:
    """Counts of the current position, and the values derived from them."""

    def __init__(self, weights: Weights) -> None:
        """Store the weights."""
        self.weights = weights
        self.turns: i64 = 0
        """Turns after the current one, of both partners together."""
        self.steps: i64 = 0
        """Approximate number of actions left."""
        self.dice: i64 = 0
        """The seat's unused dice."""
        self.incomes: i64 = 0
        """How often mines will still pay."""
        self.partners: i64 = 1
        """How many players share the duchy."""
        self.paces = [Pace(weights) for _ in range(box.DICE + 1)]
        self.pace = self.paces[0]
        """The pace of the current position; one is kept for each number of dice left."""
        self.facts_by_place = [DuchyFacts() for _ in range(box.HEXES * (box.DICE + 1))]
        self.facts = self.facts_by_place[0]
        """Facts about the current duchy; recent ones are kept, by covered hexes and the number of dice left."""

    def count(self, state: Burgundy, duchy: Duchy, seat: i64) -> None:
        """Count the time left, and update the facts about the duchy."""
        self.partners = 2 if state.variant.teams else 1
        self.turns = turns_after(state, seat)
        if state.variant.teams:
            for other in range(state.variant.players):
                if other != seat and state.seats[other].duchy == state.seats[seat].duchy:
                    self.turns += turns_after(state, other)
        dice = dice_left(state, seat)
        self.dice = dice
        self.steps = 2 * self.turns + dice
        self.pace = self.paces[dice]
        self.pace.set(self.turns, self.steps, self.partners)
        self.incomes = box.PHASES - state.phase
        if state.annex.closing > state.variant.players * UPKEEPS:
            self.incomes -= 1
        # Modulo 37 powers of 2 come again only after 36: whichever hex the next tile covers, the place is another one.
        place = (duchy.covered + duchy.covered_east) % box.HEXES
        self.facts = self.facts_by_place[place * (box.DICE + 1) + dice]
        if not self.facts.holds(state, duchy, self.turns, self.steps):
            self.facts.begin(state, duchy, self.turns, self.steps)
            self.look_around(state, duchy, seat)

    def look_around(self, state: Burgundy, duchy: Duchy, seat: i64) -> None:
        """Store the values derived from the tiles of a duchy."""
        facts = self.facts
        facts.regions = self.regions(state, duchy)
        facts.bonus_tiles = self.bonus_tiles(state, duchy)
        facts.monasteries = self.lasting_monasteries(state, duchy, seat)
        facts.open = self.open_hexes(duchy)

    def open_hexes(self, duchy: Duchy) -> i64:
        """Value a choice of open hexes."""
        layout = duchy.layout
        value: i64 = 0
        for colour in range(i64(box.COLOURS)):
            found = duchy.frontier & layout.colour_hexes[colour]
            if layout.words == 2:
                found |= duchy.frontier_east & layout.colour_hexes_east[colour]
            if found:
                value += self.weights.open_colour
        return value + (hexes_in(duchy.frontier) + hexes_in(duchy.frontier_east)) * self.weights.open_hex

    def likely(self, tiles: i64) -> i64:
        """Estimate the likelihood that `count` more tiles of one kind will be placed, in per cent."""
        return self.pace.likely(tiles)

    def regions(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value regions in progress: their points, by how much is done and how likely the rest is."""
        layout = duchy.layout
        pace = self.pace
        facts = self.facts
        value: i64 = 0
        pastures: i64 = 0
        lacking, sizes, gains, inn_gains = duchy.left, layout.region_size, facts.gain, facts.inn_gain
        for region in range(layout.regions):
            left = lacking[region]
            gains[region] = inn_gains[region] = 0
            if left:
                size = sizes[region]
                worth = region_worth(duchy, region)
                now = pace.region(size, left, worth)
                gains[region] = pace.region(size, left - 1, worth) - now
                if state.variant.expanded:
                    larger = worth if duchy.inns >> region & 1 else min(worth + 1, i64(box.LARGEST_REGION))
                    inn_gains[region] = pace.region(size, left - 1, larger) - now
                value += now
                if left < size:
                    herds = self.pasture(region)
                    if facts.one_pasture:
                        pastures = max(pastures, herds)
                    else:
                        pastures += herds
        return value + pastures

    def pasture(self, region: i64) -> i64:
        """Value animals that score again when more of their species come. B9.1. Next to geese all score more."""
        most: i64 = 0
        facts = self.facts
        pasture = facts.pasture_of(region)
        for kept in range(i64(box.SPECIES)):
            most = max(most, facts.herds[pasture * box.SPECIES + kept])
        if pasture == facts.geese:
            most += GEESE_POINTS
        return most * self.weights.herd * self.likely(1) // 100

    def bonus_tiles(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value the remaining bonus tiles, by how much of their colour is covered."""
        layout = duchy.layout
        value: i64 = 0
        for colour in range(i64(box.COLOURS)):
            left = self.facts.empty[colour]
            total = layout.colour_start[colour + 1] - layout.colour_start[colour]
            if left and total:
                placed = total - left
                tile = self.bonus_tile(state, duchy, colour)
                value += tile * placed * placed // (total * total) * self.likely(left) // 100
        return value

    def bonus_tile(self, state: Burgundy, duchy: Duchy, colour: i64) -> i64:
        """Value the next bonus tile of a colour. B11.5. Shield 7 doubles it."""
        taken = state.bonus[colour]
        points: i64 = 0
        if taken == 0:
            points = box.LARGE_BONUS[state.variant.players]
        elif taken == 1:
            points = box.SMALL_BONUS[state.variant.players]
        return points * (2 * POINT if duchy.shields & DOUBLE_BONUS else POINT)

    def silver(self, amount: i64) -> i64:
        """Value silver."""
        useful = min(amount, 2 * self.turns)
        return useful * self.weights.silver + (amount - useful) * POINT

    def workers(self, amount: i64) -> i64:
        """Value workers; partners need twice as many."""
        if self.turns == 0:
            return amount // 2 * POINT
        few = min(amount, self.weights.few_workers * self.partners)
        return few * self.weights.worker + (amount - few) * self.weights.spare_worker

    def mine(self, duchy: Duchy) -> i64:
        """Value a mine by the silver it still pays, twice with shield 8; with monastery 2 it pays workers as well."""
        value = self.incomes * (self.weights.silver if self.turns else POINT)
        if duchy.shields & DOUBLE_MINES:
            value += value
        if duchy.monasteries >> 2 & 1:
            value += self.incomes * self.weights.spare_worker
        return value

    def goods(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value stored goods: a point each if they are never sold, more if there is time to sell them."""
        value: i64 = 0
        stored = duchy.goods
        for colour in range(i64(box.GOODS)):
            tiles = stored[colour]
            if tiles:
                profit = max(self.sale(state, duchy, seat, colour) - self.weights.sale_action - tiles * POINT, 0)
                value += tiles * POINT + profit * self.likely(1) // 100
        return value

    def sale(self, state: Burgundy, duchy: Duchy, seat: i64, colour: i64) -> i64:
        """Value the sale of a colour now."""
        tiles = duchy.goods[colour]
        silver: i64 = self.weights.silver if self.turns else POINT
        value = tiles * box.SALE_POINTS[state.variant.players] * POINT
        if duchy.shields & DOUBLE_POINTS:
            value += value
        value += silver * tiles if duchy.shields & SILVER_PER_TILE else silver
        if duchy.monasteries >> 3 & 1:
            value += self.weights.silver
        if duchy.monasteries >> 4 & 1:
            value += self.weights.spare_worker
        if duchy.monasteries >> 15 & 1 and duchy.sold[colour] == 0:
            value += 2 * POINT
        if duchy.monasteries >> 25 & 1:
            value += tiles * POINT
        if state.variant.route_cards:
            value += self.route(state, duchy, seat, colour, tiles)
        return value

    def route(self, state: Burgundy, duchy: Duchy, seat: i64, colour: i64, tiles: i64) -> i64:
        """B9.5. Value the bonuses of the route spaces that `count` tiles of a colour would fill."""
        holdings = duchy.holdings
        first = i64(len(holdings.route_goods))
        last = min(first + tiles, i64(len(holdings.route)) * box.ROUTE_SPACES)
        value: i64 = 0
        for space in range(first, last):
            if space_goods(state, seat, space) == colour + 1:
                value += self.bonus(duchy, space_bonus(state, seat, space))
        return value

    def bonus(self, duchy: Duchy, bonus: i64) -> i64:
        """Value a bonus of a trade route; a sale by it is worth an action."""
        if bonus == BONUS_ACTION:
            return self.weights.castle
        if bonus == BONUS_POINTS:
            return POINTS_GIVEN * POINT
        if bonus == BONUS_WORKERS:
            return self.workers(duchy.workers + WORKERS_GIVEN) - self.workers(duchy.workers)
        if bonus == BONUS_SILVER:
            return self.silver(duchy.silver + SILVER_GIVEN) - self.silver(duchy.silver)
        kind = BUILDING_OF_BONUS[bonus]
        if kind == box.WAREHOUSE:
            return self.weights.sale_action
        return self.weights.city_hall if kind == box.CITY_HALL else self.weights.bring

    def best_sale(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value the best sale that costs no action."""
        best: i64 = 0
        for colour in range(i64(box.GOODS)):
            if duchy.goods[colour]:
                best = max(best, self.sale(state, duchy, seat, colour) - duchy.goods[colour] * POINT)
        return best

    def best_load(self, state: Burgundy, duchy: Duchy) -> i64:
        """Value the goods of the best depot, with a little more for those that join a stack."""
        best: i64 = 0
        lying, stored = state.goods, duchy.goods
        for depot in range(i64(box.DEPOTS)):
            value: i64 = 0
            for colour in range(i64(box.GOODS)):
                tiles = lying[depot * box.GOODS + colour]
                if tiles:
                    value += tiles * 150
                    if stored[colour]:
                        value += tiles * 50
            best = max(best, value)
        return best + self.weights.load

    def monasteries(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value the monasteries that count."""
        value = self.facts.monasteries
        changing = duchy.monasteries & CHANGING
        if changing:
            for number in range(i64(FIRST_TO_SCORE), i64(box.MONASTERIES + 1)):
                if changing >> number & 1:
                    value += self.monastery(state, duchy, seat, number)
        return value

    def lasting_monasteries(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value the monasteries that follow from tiles and time. B9.1. A crane counts as a building for one of them."""
        value: i64 = 0
        lasting = duchy.monasteries & ~CHANGING
        for number in range(i64(1), i64(box.MONASTERIES + 1)):
            if lasting >> number & 1:
                value += self.monastery(state, duchy, seat, number)
        if state.variant.extra_tiles and crane_counts_for(duchy) >= 0:
            value += POINTS_PER_BUILDING * POINT
        return value

    def monastery(self, state: Burgundy, duchy: Duchy, seat: i64, number: i64) -> i64:
        """Value a monastery by its score now, and by how often it will be used until the end."""
        known = self.facts.monastery
        if known[number] != UNKNOWN:
            return known[number]
        value = self.uses(number) * self.weights.per_use[number]
        if number >= FIRST_TO_SCORE:
            points = monastery_points(state, seat, number) * POINT
            if duchy.shields & DOUBLE_MONASTERIES:
                value += points
            value += points
        if not CHANGING >> number & 1:
            known[number] = value
        return value

    def uses(self, number: i64) -> i64:
        """Return the turns left, or the tiles to be placed that a monastery helps with, if they are fewer."""
        tiles = self.turns
        if number == 5:
            tiles = self.facts.empty[box.SHIP]
        elif number == 7:
            tiles = self.facts.empty[box.ANIMAL]
        elif number in (1, 9, WHITE_CASTLES):
            tiles = self.facts.empty[box.BUILDING]
        elif number == 10:
            tiles = self.facts.empty[box.SHIP] + self.facts.empty[box.ANIMAL]
        elif number == 11:
            tiles = self.facts.empty[box.MINE] + self.facts.empty[box.CASTLE] + self.facts.empty[box.MONASTERY]
        return min(tiles, self.turns)


def dice_left(state: Burgundy, seat: i64) -> i64:
    """Count a seat's unused dice."""
    dice: i64 = 0
    if state.seats[seat].dice[0]:
        dice += 1
    if state.seats[seat].dice[1]:
        dice += 1
    return dice


def turns_after(state: Burgundy, seat: i64) -> i64:
    """Count the turns that a seat has after the current one."""
    turns = TURNS - 1 - state.phase * box.ROUNDS - state.round
    if agenda.kind_of(state.asked()) <= agenda.LAST_CHANCE_QUESTION or state.annex.closing:
        return turns + 1
    for place in range(state.turn + 1, state.variant.players):
        if state.order[place] == seat:
            return turns + 1
    return turns
