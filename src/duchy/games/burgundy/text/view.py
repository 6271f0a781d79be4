"""What a seat sees: plain data, encoded as it is. In Burgundy only others' hidden starts are hidden.

Seats, duchies, hexes and regions count from 0. What only some games have is in separate views, `None` in the others.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class HexView:
    """One hex of a duchy: its colour, number, region and tile ('' if empty); and where to draw it.

    row counts from the north, across in half hexes from the west.
    """

    colour: str
    number: int
    region: int
    tile: str
    row: int
    across: int


@dataclass(frozen=True)
class OutpostView:
    """An outpost next to a duchy: where to draw it, the hexes that touch it, and whether a tile reaches it (B9.2)."""

    row: int
    across: int
    hexes: list[int]
    reached: bool


@dataclass(frozen=True)
class CardSpaceView:
    """A space of a trade route card: a colour of goods, its bonus, and the goods on it (colours from 1, 0: none)."""

    goods: int
    bonus: str
    laid: int


@dataclass(frozen=True)
class CardView:
    """A trade route card, by its number (B9.5)."""

    card: int
    spaces: list[CardSpaceView]


@dataclass(frozen=True)
class ShieldView:
    """A shield and the hex of its castle (B11.2)."""

    shield: int
    hex: int


@dataclass(frozen=True)
class HoldingsView:
    """What a duchy has only in some games; what is not in this one is empty, 0 or None.

    store: the slots that partners share. yard: tiles in extra storage. ally: the duchy whose monasteries also count
    here. route: the cards of the route from the left. cards: those not laid yet. joined: the number of connected
    outposts.
    """

    store: list[str]
    yard: list[str]
    shields: list[ShieldView]
    ally: int | None
    route: list[CardView]
    cards: list[CardView]
    joined: int
    outposts: list[OutpostView]
    rivers: list[list[int]]


@dataclass(init=False)
class DuchyView:
    """A duchy and what belongs to it; goods are counted by colour.

    reconstructed: whether we designed it because no description of the printed one exists. monasteries: those that
    count here. regions: the points of each for its size once it is completed (B5.6), with an inn (B9.4) and shield 17
    (B11.5).
    """

    name: str
    reconstructed: bool
    hexes: list[HexView]
    goods: list[int]
    sold: list[int]
    silver: int
    workers: int
    large_bonus: list[str]
    small_bonus: list[str]
    monasteries: list[int]
    regions: list[int]
    holdings: HoldingsView | None

    def __init__(
        self,
        name: str,
        reconstructed: bool,
        hexes: list[HexView],
        goods: list[int],
        sold: list[int],
        silver: int,
        workers: int,
        large_bonus: list[str],
        small_bonus: list[str],
        monasteries: list[int],
        regions: list[int],
        holdings: HoldingsView | None,
    ) -> None:
        """Store every field: compiled, which the one that a dataclass makes is not."""
        self.name = name
        self.reconstructed = reconstructed
        self.hexes = hexes
        self.goods = goods
        self.sold = sold
        self.silver = silver
        self.workers = workers
        self.large_bonus = large_bonus
        self.small_bonus = small_bonus
        self.monasteries = monasteries
        self.regions = regions
        self.holdings = holdings


@dataclass(frozen=True)
class StartView:
    """A chosen start that is not revealed to the others yet."""

    side: str
    hex: int


@dataclass(init=False)
class SeatView:
    """What a seat has; a used die is 0, an empty slot ''; the team, if there are teams."""

    duchy: int
    team: int | None
    dice: list[int]
    storage: list[str]
    points: int
    space: int
    board: list[str]
    has_chosen: bool
    start: StartView | None

    def __init__(
        self,
        duchy: int,
        team: int | None,
        dice: list[int],
        storage: list[str],
        points: int,
        space: int,
        board: list[str],
        has_chosen: bool,
        start: StartView | None,
    ) -> None:
        """Store every field: compiled, which the one that a dataclass makes is not."""
        self.duchy = duchy
        self.team = team
        self.dice = dice
        self.storage = storage
        self.points = points
        self.space = space
        self.board = board
        self.has_chosen = has_chosen
        self.start = start


@dataclass(init=False)
class QuestionView:
    """The open question, its seats (none: chance), and what it is about, with the names and numbers of a position."""

    question: str
    seats: list[int]
    about: dict[str, object]

    def __init__(self, question: str, seats: list[int], about: dict[str, object]) -> None:
        """Store every field: compiled, which the one that a dataclass makes is not."""
        self.question = question
        self.seats = seats
        self.about = about


@dataclass(frozen=True)
class EffectView:
    """A pending effect of the solo game: its kind, its number (points, or a hex), and a tile or a colour."""

    effect: str
    number: int
    what: str


@dataclass(frozen=True)
class AnnexView:
    """What is on and next to the central board only in some games; what is not in this one is empty, 0 or None.

    shields: those on each depot. inns: the number for sale. outposts: the number of duchies that have connected all
    three. turned: whether shield 16 set a die this turn. closing: whether a phase is ending. target: the points that
    earn the next extra action in the solo game.
    """

    shields: list[list[int]]
    inns: int
    outposts: int
    turned: bool
    closing: bool
    target: int | None
    effects: list[EffectView]


@dataclass(init=False)
class View:
    """The table as one seat sees it; spaces and depots in order, goods by depot and colour.

    phase_points: points for completing a region in this phase and in each later one (B5.6).
    """

    edition: int
    phase: str
    phase_points: list[int]
    round: int
    white: int
    order: list[int]
    turn: int
    bridge: list[int]
    bought: bool
    depots: list[list[str]]
    black_depot: list[str]
    goods: list[list[int]]
    round_goods: list[int]
    bonus_taken: list[int]
    coloured_left: list[int]
    black_left: int
    seats: list[SeatView]
    duchies: list[DuchyView]
    annex: AnnexView | None
    asked: QuestionView | None

    def __init__(
        self,
        edition: int,
        phase: str,
        phase_points: list[int],
        round_: int,
        white: int,
        order: list[int],
        turn: int,
        bridge: list[int],
        bought: bool,
        depots: list[list[str]],
        black_depot: list[str],
        goods: list[list[int]],
        round_goods: list[int],
        bonus_taken: list[int],
        coloured_left: list[int],
        black_left: int,
        seats: list[SeatView],
        duchies: list[DuchyView],
        annex: AnnexView | None,
        asked: QuestionView | None,
    ) -> None:
        """Store every field: compiled, which the one that a dataclass makes is not."""
        self.edition = edition
        self.phase = phase
        self.phase_points = phase_points
        self.round = round_
        self.white = white
        self.order = order
        self.turn = turn
        self.bridge = bridge
        self.bought = bought
        self.depots = depots
        self.black_depot = black_depot
        self.goods = goods
        self.round_goods = round_goods
        self.bonus_taken = bonus_taken
        self.coloured_left = coloured_left
        self.black_left = black_left
        self.seats = seats
        self.duchies = duchies
        self.annex = annex
        self.asked = asked
