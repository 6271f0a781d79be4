"""What a network is told of a position of Burgundy: the terms of the hand-made evaluation, and what lies where."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.burgundy.evaluation import TERMS, BurgundyEvaluation, duchy_to_be
from duchy.bots.learnt.features import Features, Writer
from duchy.core.buffer import Buffer
from duchy.core.game import State
from duchy.games.burgundy.box import components as box
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import Burgundy

SIZES: Final = box.LARGEST_REGION * (box.LARGEST_REGION + 1) // 2
"""Sizes of regions, each with every number of hexes that it may lack."""
FINE: Final = 10
"""Hundredths of a point are told in tenths."""
COMMON: Final = 3 + box.PHASES + box.ROUNDS + 4 + 9 + box.COLOURS + 2 * (box.COLOURS + 1) + 2 + box.COLOURS
OWN: Final = (
    TERMS
    + 3 * box.COLOURS
    + SIZES
    + box.MONASTERIES
    + box.BUILDINGS
    + box.SPECIES
    + box.GOODS
    + 13
    + box.COLOURS
    + 2
    + box.SHIELDS
    + 3
)


class BurgundyFeatures(Features):
    """Writes numbers of Burgundy; a side is a duchy."""

    def __init__(self, evaluation: BurgundyEvaluation) -> None:
        """Take the evaluation whose terms are told."""
        self.game = "burgundy"
        self.version = 1
        self.common = COMMON
        self.own = OWN
        self.evaluation = evaluation
        self.writer = Writer()
        self.stacks = vec[i64]([0] * box.GOODS)

    def sides(self, state: State) -> i64:
        """B12. Partners share a duchy."""
        return cast(Burgundy, state).variant.duchies

    def side_of(self, state: State, seat: i64) -> i64:
        """Name the duchy of a seat."""
        return cast(Burgundy, state).seats[seat].duchy

    def is_over(self, state: State) -> bool:
        """Nothing is asked any more."""
        return cast(Burgundy, state).depth == 0

    def write_common(self, state: State, out: Buffer) -> None:
        """Write time, options, bonus tiles taken, and what lies on the central board."""
        burgundy = cast(Burgundy, state)
        variant = burgundy.variant
        writer = self.writer
        writer.begin(out, COMMON)
        gone = burgundy.phase * box.ROUNDS + burgundy.round
        writer.number(gone)
        writer.number(burgundy.turn)
        writer.number(burgundy.annex.target if variant.solo else 0)
        writer.one_of(burgundy.phase, box.PHASES)
        writer.one_of(burgundy.round, box.ROUNDS)
        writer.one_of(variant.players - 1, 4)
        for chosen in (
            variant.teams,
            variant.new_edition,
            variant.extra_tiles,
            variant.white_castles,
            variant.inns,
            variant.route_cards > 0,
            variant.shields,
            variant.outposts,
            variant.outpost_pairs,
        ):
            writer.number(1 if chosen else 0)
        for colour in range(i64(box.COLOURS)):
            writer.number(burgundy.bonus[colour])
        for space in range(i64(box.SPACES)):
            kind = burgundy.spaces[space]
            if kind != box.NO_TILE:
                black: i64 = box.COLOURS + 1 if space >= box.FIRST_BLACK else 0
                writer.add(black + box.KIND_COLOUR[kind], 1)
        writer.skip(2 * (box.COLOURS + 1))
        goods: i64 = 0
        most: i64 = 0
        for depot in range(i64(box.DEPOTS)):
            here: i64 = 0
            for colour in range(i64(box.GOODS)):
                here += burgundy.goods[depot * box.GOODS + colour]
            goods += here
            most = max(most, here)
        writer.number(goods)
        writer.number(most)
        for kind in range(i64(1), i64(box.INN)):
            writer.add(box.KIND_COLOUR[kind], burgundy.piles[kind])
        writer.skip(box.COLOURS)

    def write_own(self, state: State, side: i64, out: Buffer) -> i64:
        """Write the terms, then hexes, regions, tiles, goods and means of a duchy."""
        burgundy = cast(Burgundy, state)
        writer = self.writer
        writer.begin(out, OWN)
        value = self.evaluation.value(state, side)
        if burgundy.variant.solo:
            writer.number(value // FINE)
            writer.number(burgundy.seats[side].points)
            writer.skip(TERMS - 2)
        else:
            for term in range(i64(TERMS)):
                writer.number(self.evaluation.terms[term] // FINE)
        duchy = duchy_to_be(burgundy, side)
        self.write_hexes(duchy)
        self.write_tiles(duchy)
        self.write_means(burgundy, duchy, side)
        return value

    def write_hexes(self, duchy: Duchy) -> None:
        """Write of each colour what is empty, what there is and what is open; and the regions that lack something."""
        writer = self.writer
        layout = duchy.layout
        colours: i64 = box.COLOURS
        for colour in range(colours):
            empty = ones(layout.colour_hexes[colour] & ~duchy.covered)
            beside = ones(layout.colour_hexes[colour] & duchy.frontier)
            if layout.words == 2:
                empty += ones(layout.colour_hexes_east[colour] & ~duchy.covered_east)
                beside += ones(layout.colour_hexes_east[colour] & duchy.frontier_east)
            writer.add(colour, empty)
            writer.add(colours + colour, layout.colour_start[colour + 1] - layout.colour_start[colour])
            writer.add(2 * colours + colour, beside)
        writer.skip(3 * colours)
        for region in range(layout.regions):
            left = duchy.left[region]
            size = min(layout.region_size[region], i64(box.LARGEST_REGION))
            if left:
                writer.add(size * (size - 1) // 2 + min(left, size) - 1, 1)
        writer.skip(SIZES)

    def write_tiles(self, duchy: Duchy) -> None:
        """Write the monasteries that count, the buildings by kind, and the animals by species."""
        writer = self.writer
        layout = duchy.layout
        writer.bits(duchy.monasteries >> 1, box.MONASTERIES)
        for place in range(layout.colour_start[box.BUILDING], layout.colour_start[box.BUILDING + 1]):
            kind = duchy.tiles[layout.of_colour[place]]
            if box.FIRST_BUILDING <= kind < box.FIRST_ANIMAL:
                writer.add(kind - box.FIRST_BUILDING, 1)
        writer.skip(box.BUILDINGS)
        for place in range(layout.colour_start[box.ANIMAL], layout.colour_start[box.ANIMAL + 1]):
            kind = duchy.tiles[layout.of_colour[place]]
            if box.is_animal(kind):
                writer.add(box.species(kind), box.herd(kind))
        writer.skip(box.SPECIES)

    def write_means(self, state: Burgundy, duchy: Duchy, side: i64) -> None:
        """Write goods, from the largest stack down, silver, workers, bonus tiles, the bridge, storage and shields."""
        writer = self.writer
        stacks = self.stacks
        sold: i64 = 0
        colours: i64 = 0
        for colour in range(i64(box.GOODS)):
            at = colour
            while at > 0 and stacks[at - 1] < duchy.goods[colour]:
                stacks[at] = stacks[at - 1]
                at -= 1
            stacks[at] = duchy.goods[colour]
            sold += duchy.sold[colour]
            colours += 1 if duchy.sold[colour] else 0
        for place in range(i64(box.GOODS)):
            writer.number(stacks[place])
        writer.number(sold)
        writer.number(colours)
        writer.number(duchy.silver)
        writer.number(duchy.workers)
        writer.number(duchy.mines)
        writer.number(duchy.large_bonus)
        writer.number(duchy.small_bonus)
        writer.number(ones(duchy.covered) + ones(duchy.covered_east))
        writer.number(ones(duchy.frontier) + ones(duchy.frontier_east))
        writer.number(state.seats[side].space)
        rank: i64 = 0
        for place in range(state.variant.players):
            if state.seats[state.bridge[place]].duchy == side:
                rank += place
        writer.number(rank)
        writer.number(ones(duchy.inns))
        writer.number(duchy.joined)
        held: i64 = 0
        for seat in range(state.variant.players):
            if state.seats[seat].duchy == side:
                for slot in range(state.variant.slots):
                    held += self.hold(state.seats[seat].storage[slot])
        for slot in range(i64(len(duchy.holdings.store))):
            held += self.hold(duchy.holdings.store[slot])
        writer.skip(box.COLOURS)
        writer.number(held)
        writer.number(duchy.holdings.yard_tiles)
        writer.bits(duchy.shields >> 1, box.SHIELDS)
        writer.number(ones(duchy.shields))
        writer.number(i64(len(duchy.holdings.route_goods)))
        writer.number(1 if duchy.holdings.ally >= 0 else 0)

    def hold(self, kind: i64) -> i64:
        """Write a stored tile by its colour, and count it."""
        if kind == box.NO_TILE:
            return 0
        if box.KIND_COLOUR[kind] < box.COLOURS:
            self.writer.add(box.KIND_COLOUR[kind], 1)
        return 1


def ones(bits: i64) -> i64:
    """Count the bits that are set."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
