"""The value of shields to a duchy: points at the end, their effects until then, and their cost (B11)."""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.burgundy.outlook import Outlook, turns_after
from duchy.bots.burgundy.pace import POINT
from duchy.games.burgundy.box import components as box
from duchy.games.burgundy.rules.closing import PAID_BY_WORKERS, UPKEEP_ORDER, UPKEEPS
from duchy.games.burgundy.rules.rounds import speaks_for_duchy
from duchy.games.burgundy.rules.scoring import DOUBLE_SHIELDS
from duchy.games.burgundy.state import agenda
from duchy.games.burgundy.state.duchy import Duchy
from duchy.games.burgundy.state.holdings import NO_ALLY
from duchy.games.burgundy.state.state import Burgundy


class Court:
    """An evaluation of the shields of a duchy, which keeps the value of each."""

    def __init__(self) -> None:
        self.worth = vec[i64]([0] * (box.SHIELDS + 1))
        """The value of each shield; below 0 for those not there."""

    def value(self, outlook: Outlook, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """B11.3. Value all shields; those without silver for upkeep will be lost, the least valuable first."""
        held = duchy.shields
        asked = state.asked()
        waiting: i64 = 0
        if agenda.kind_of(asked) == agenda.ASK_COURT and agenda.seat_of(asked) == seat:
            waiting = agenda.argument_of(asked)
        if held == 0 and waiting == 0:
            return 0
        value: i64 = 0
        count: i64 = 0
        due: i64 = 0
        for shield in range(i64(1), i64(box.SHIELDS + 1)):
            self.worth[shield] = -1
            if held >> shield & 1 or shield == waiting:
                payments = payments_due(state, seat, shield)
                self.worth[shield] = max(shield_worth(outlook, state, duchy, shield, payments), 0)
                value += self.worth[shield]
                count += 1
                if payments == box.PHASES - state.phase:
                    due += 1
        if waiting and count > castles(duchy):
            value -= self.lose_least()
            due -= 1
        means = duchy.silver
        if held & PAID_BY_WORKERS:
            means += duchy.workers
        rounds = turns_after(state, seat) - box.ROUNDS * (box.PHASES - 1 - state.phase)
        while due > means:
            lost = self.lose_least()
            if state.annex.closing == 0:
                lost = lost * (100 - outlook.weights.find_silver * min(rounds, i64(3))) // 100
            value -= lost
            due -= 1
        return value

    def lose_least(self) -> i64:
        """Remove the least valuable shield, and return its value."""
        least: i64 = -1
        for shield in range(i64(1), i64(box.SHIELDS + 1)):
            if self.worth[shield] >= 0 and (least < 0 or self.worth[shield] < self.worth[least]):
                least = shield
        if least < 0:
            return 0
        worth = self.worth[least]
        self.worth[least] = -1
        return worth


def castles(duchy: Duchy) -> i64:
    """Count the castles of a duchy."""
    count: i64 = 0
    for hex_ in range(duchy.layout.hexes):
        if duchy.tiles[hex_] == box.CASTLE_TILE:
            count += 1
    return count


def payments_due(state: Burgundy, seat: i64, shield: i64) -> i64:
    """B11.3. Count how often a shield must still be paid for."""
    payments = box.PHASES - state.phase
    closing = state.annex.closing
    if closing == 0:
        return payments
    asked = state.asked()
    if agenda.kind_of(asked) == agenda.ASK_UPKEEP and agenda.argument_of(asked) == shield:
        return payments
    place: i64 = 0
    while not paid_by(state, state.order[place], seat):
        place += 1
    step = place * UPKEEPS + 1
    while UPKEEP_ORDER[(step - 1) % UPKEEPS] != shield:
        step += 1
    return payments if closing <= step else payments - 1


def paid_by(state: Burgundy, other: i64, seat: i64) -> bool:
    """B12.3. Return whether another seat, or the same, pays for the shields of a seat's duchy."""
    return state.seats[other].duchy == state.seats[seat].duchy and speaks_for_duchy(state, other)


def shield_worth(outlook: Outlook, state: Burgundy, duchy: Duchy, shield: i64, payments: i64) -> i64:
    """B11.5. Value a shield that is kept to the end, or used in this phase and then lost."""
    points = box.SHIELD_POINTS[shield]
    if duchy.shields & DOUBLE_SHIELDS:
        points += points
    price: i64 = outlook.weights.upkeep if outlook.turns else POINT
    if duchy.shields & PAID_BY_WORKERS:
        price = outlook.weights.worker if outlook.turns else POINT // 2
    power = shield_power(outlook, state, duchy, shield)
    kept = points * POINT + power - payments * price
    phases = box.PHASES - state.phase
    return max(kept, power // (2 * phases))


def shield_power(outlook: Outlook, state: Burgundy, duchy: Duchy, shield: i64) -> i64:
    """B11.5. Value a shield's effect, in addition to what the outlook already counts."""
    turns = outlook.turns
    phases = box.PHASES - 1 - state.phase
    value = turns * outlook.weights.per_turn[shield]
    if shield == 1:
        value += outlook.facts.empty[box.ANIMAL] * outlook.weights.one_pasture * outlook.likely(1) // 100
    elif shield == 2:
        value *= state.variant.duchies - 1
    elif shield == 5:
        value += outlook.facts.empty[box.SHIP] * outlook.weights.gather * outlook.likely(2) // 100
    elif shield == 6:
        if duchy.holdings.ally == NO_ALLY:
            value += outlook.weights.no_ally_yet * turns // 25
    elif shield == 7:
        value += doubled_bonus(state, duchy)
    elif shield == 11:
        value += outlook.facts.empty[box.CASTLE] * outlook.weights.shield_by_castle * outlook.likely(2) // 100
    elif shield == 13:
        value += other_points(duchy)
    elif shield in (14, 15):
        value += harvests(state, phases) * (outlook.weights.harvest if shield == 14 else outlook.weights.black_harvest)
    return value


def harvests(state: Burgundy, phases: i64) -> i64:
    """Count how often shields 14 and 15 will bring a tile: at the end of this phase, and of later ones."""
    if state.annex.closing <= state.variant.players * UPKEEPS:
        return phases + 1
    return phases


def doubled_bonus(state: Burgundy, duchy: Duchy) -> i64:
    """B11.5, shield 7. Count the points of the bonus tiles of a duchy."""
    players = state.variant.players
    points: i64 = 0
    for colour in range(i64(box.COLOURS)):
        points += (duchy.large_bonus >> colour & 1) * box.LARGE_BONUS[players]
        points += (duchy.small_bonus >> colour & 1) * box.SMALL_BONUS[players]
    return points * POINT


def other_points(duchy: Duchy) -> i64:
    """B11.5, shield 13. Count the points of the other shields, which it doubles, before it is there."""
    if duchy.shields & DOUBLE_SHIELDS:
        return 0
    points: i64 = box.SHIELD_POINTS[13]
    for shield in range(i64(1), i64(box.SHIELDS + 1)):
        if duchy.shields >> shield & 1:
            points += box.SHIELD_POINTS[shield]
    return points * POINT
