"""Updates a duchy in a Burgundy row: over the same duchy at an earlier time, or over another one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.encoding import blank, byte
from duchy.games.burgundy.box.components import COLOURS, FIRST_MONASTERY, LARGEST_REGION, NO_TILE
from duchy.games.burgundy.encoding.features import (
    FIRST_HEX,
    HEX,
    LACKING,
    LARGE,
    LAYOUT,
    MONASTERIES,
    OWN_GOODS,
    PLACE,
    SILVER,
    SMALL,
    SOLD,
    STORED,
    TILES,
    WORKERS,
)
from duchy.games.burgundy.encoding.places import EMPTY, TILE, layout_number, write_hexes
from duchy.games.burgundy.rules.spots import first_hex
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.variant import Variant

# The traces of a place, including those of its seat.
COVERED: Final = 0
FRONTIER: Final = 1
BUILT: Final = 2
BONUSES: Final = 3
ROLLED: Final = 4
SLOTS: Final = 5
PLACE_TRACES: Final = 6


def bonuses_of(duchy: Duchy) -> i64:
    """Return a duchy's bonus tiles as one number."""
    return duchy.large_bonus << COLOURS | duchy.small_bonus


def count_again(before: i64, kind: i64, items: vec[u8], at: i64) -> None:
    """Change the counts of kinds when one tile replaces another."""
    if before != NO_TILE:
        items[at + before] = items[at + before] - 1
    if kind != NO_TILE:
        items[at + kind] = items[at + kind] + 1


def update_swapped(
    variant: Variant, duchy: Duchy, gone: Duchy, items: vec[u8], start: i64, traces: vec[i64], at: i64
) -> None:
    """Write a duchy over another: its goods and, if both have the same layout, its hexes."""
    update_stock(duchy, items, start)
    covered = traces[at + COVERED]
    if covered == 0 or layout_number(variant, duchy.layout) != items[start + LAYOUT]:
        traces[at + COVERED] = 0
        return
    update_hexes(duchy, covered | duchy.covered | (traces[at + FRONTIER] ^ duchy.frontier), items, start)
    if covered == gone.covered:
        exchange_lacking(duchy, gone, items, start)
    else:
        update_lacking(duchy, items, start)
    traces[at + COVERED] = duchy.covered
    traces[at + FRONTIER] = duchy.frontier


def update_duchy(variant: Variant, duchy: Duchy, items: vec[u8], start: i64, traces: vec[i64], at: i64) -> None:
    """Write what belongs to a duchy except its goods."""
    items[start + SILVER] = byte(duchy.silver)
    items[start + WORKERS] = byte(duchy.workers)
    if traces[at + BONUSES] != bonuses_of(duchy):
        for colour in range(i64(COLOURS)):
            items[start + LARGE + colour] = u8(duchy.large_bonus >> colour & 1)
            items[start + SMALL + colour] = u8(duchy.small_bonus >> colour & 1)
        traces[at + BONUSES] = bonuses_of(duchy)
    changed = (traces[at + BUILT] ^ duchy.monasteries) >> 1
    if changed:
        place = start + MONASTERIES
        while changed:
            if changed & 1:
                items[place] = 1 - items[place]
            changed >>= 1
            place += 1
        traces[at + BUILT] = duchy.monasteries
    covered, frontier = traces[at + COVERED], traces[at + FRONTIER]
    if covered == 0:
        lay_out(duchy, layout_number(variant, duchy.layout), items, start)
    elif covered != duchy.covered or frontier != duchy.frontier:
        fresh = covered ^ duchy.covered
        update_hexes(duchy, fresh | (frontier ^ duchy.frontier), items, start)
        if fresh & (fresh - 1):
            update_lacking(duchy, items, start)
        elif fresh:
            lack_less(duchy, first_hex(fresh), items, start)
    else:
        return
    traces[at + COVERED] = duchy.covered
    traces[at + FRONTIER] = duchy.frontier


def update_stock(duchy: Duchy, items: vec[u8], start: i64) -> None:
    """Write a duchy's stored and sold goods."""
    at = start + OWN_GOODS
    for tiles in duchy.goods:
        items[at] = u8(tiles)
        at += 1
    at = start + SOLD
    for tiles in duchy.sold:
        items[at] = u8(tiles)
        at += 1


def lay_out(duchy: Duchy, number: u8, items: vec[u8], start: i64) -> None:
    """Write all hexes of a duchy over one of another layout, or over none."""
    items[start + LAYOUT] = number
    blank(items, start + TILES, start + STORED)
    blank(items, start + FIRST_HEX, start + PLACE)
    write_hexes(duchy, duchy.frontier, 0, duchy.layout.hexes, items, start, start)


def update_hexes(duchy: Duchy, changed: i64, items: vec[u8], start: i64) -> None:
    """Write some hexes of a duchy, given as bits, over those of the same layout."""
    tiles, colours, open_ = duchy.tiles, duchy.layout.colour, duchy.frontier
    at = start + FIRST_HEX
    hex_: i64 = 0
    while changed:
        if changed & 1:
            kind, before = tiles[hex_], i64(items[at + TILE])
            if kind != before:
                items[at + TILE] = u8(kind)
                if before < FIRST_MONASTERY:
                    count_again(before, NO_TILE, items, start + TILES - 1)
                if kind < FIRST_MONASTERY:
                    count_again(NO_TILE, kind, items, start + TILES - 1)
            if kind == NO_TILE:
                items[at + colours[hex_]] = u8(EMPTY + (open_ & 1))
            elif before == NO_TILE:
                items[at + colours[hex_]] = 0
        changed >>= 1
        open_ >>= 1
        hex_ += 1
        at += HEX


def update_lacking(duchy: Duchy, items: vec[u8], start: i64) -> None:
    """Write what all regions of a duchy lack."""
    blank(items, start + LACKING, start + STORED)
    left, region_colour = duchy.left, duchy.layout.region_colour
    for region in range(duchy.layout.regions):
        lacks = left[region]
        if lacks:
            counted = start + LACKING - 1 + region_colour[region] * LARGEST_REGION + lacks
            items[counted] = items[counted] + u8(lacks)


def exchange_lacking(duchy: Duchy, gone: Duchy, items: vec[u8], start: i64) -> None:
    """Write what a duchy's regions lack over those of another duchy with the same layout."""
    left, before, region_colour = duchy.left, gone.left, duchy.layout.region_colour
    for region in range(duchy.layout.regions):
        lacks, lacked = left[region], before[region]
        if lacks != lacked:
            first = start + LACKING - 1 + region_colour[region] * LARGEST_REGION
            if lacked:
                items[first + lacked] = items[first + lacked] - u8(lacked)
            if lacks:
                items[first + lacks] = items[first + lacks] + u8(lacks)


def lack_less(duchy: Duchy, hex_: i64, items: vec[u8], start: i64) -> None:
    """Write what the region of a hex lacks, after this hex was covered."""
    region = duchy.layout.region[hex_]
    lacks = duchy.left[region]
    counted = start + LACKING + duchy.layout.region_colour[region] * LARGEST_REGION + lacks
    items[counted] = items[counted] - u8(lacks + 1)
    if lacks:
        items[counted - 1] = items[counted - 1] + u8(lacks)
