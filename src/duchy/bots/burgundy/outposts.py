"""The promise of a duchy's outposts, by the tiles missing between them (B9.2)."""

from mypy_extensions import i64

from duchy.bots.burgundy.outlook import Outlook
from duchy.bots.burgundy.pace import POINT, TURNS
from duchy.games.burgundy.box import components as box
from duchy.games.burgundy.box.layout import Layout
from duchy.games.burgundy.rules.spots import first_hex
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.state import OUTPOSTS, Burgundy


def outposts(outlook: Outlook, state: Burgundy, duchy: Duchy) -> i64:
    """B9.2. Value the unconnected outposts by the tiles missing on the shortest ways between them."""
    if duchy.joined == OUTPOSTS:
        return 0
    ways: i64 = 0
    shortest: i64 = box.HEXES
    longest: i64 = 0
    for one in range(i64(OUTPOSTS)):
        tiles = way(duchy, one, (one + 1) % OUTPOSTS)
        ways += tiles
        shortest = min(shortest, tiles)
        longest = max(longest, tiles)
    value: i64 = 0
    if duchy.joined == 0:
        value += promise(outlook, phase_value(outlook, shortest), shortest)
    both = ways - longest
    third = phase_value(outlook, both)
    if state.variant.outpost_pairs:
        third += third
    if state.annex.outposts == 0:
        third += box.LARGE_BONUS[state.variant.players] * POINT
    elif state.annex.outposts == 1:
        third += box.SMALL_BONUS[state.variant.players] * POINT
    return value + promise(outlook, third, both)


def phase_value(outlook: Outlook, tiles: i64) -> i64:
    """Estimate the phase value at the time when the given number of tiles is placed."""
    turn = 100 * (TURNS - 1 - outlook.turns) + outlook.weights.pace * tiles
    return max(1080 - 40 * turn // 100, 200)


def promise(outlook: Outlook, points: i64, tiles: i64) -> i64:
    """Value points that are the given number of tiles away."""
    return points * outlook.weights.way // (outlook.weights.way + tiles) * outlook.likely(tiles) // 100


def way(duchy: Duchy, one: i64, other: i64) -> i64:
    """Count the tiles missing on the shortest way between two outposts."""
    layout = duchy.layout
    tiles: i64 = 0
    reached = connected(duchy, layout.outposts[one] & duchy.covered)
    while not reached & layout.outposts[other]:
        tiles += 1
        reached = connected(duchy, reached | neighbours(layout, reached) | layout.outposts[one])
    return tiles


def connected(duchy: Duchy, hexes: i64) -> i64:
    """Add to some hexes everything that placed tiles connect with them."""
    more = hexes | neighbours(duchy.layout, hexes) & duchy.covered
    while more != hexes:
        hexes = more
        more = hexes | neighbours(duchy.layout, hexes) & duchy.covered
    return hexes


def neighbours(layout: Layout, hexes: i64) -> i64:
    """Return the neighbours of some hexes."""
    found: i64 = 0
    while hexes:
        found |= layout.neighbours[first_hex(hexes)]
        hexes &= hexes - 1
    return found
