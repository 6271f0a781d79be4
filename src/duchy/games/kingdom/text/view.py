"""The view of a seat: plain data. The opponent's hand, face-down cards and secret choices are blank.

A card is its id; '' is a card that the viewer cannot see.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class CardView:
    """A card on offer or drafted: '' if the viewer cannot see it; laid_by is the seat from 1, 0 for chance."""

    card: str
    face_down: bool
    laid_by: int


@dataclass(init=False)
class SiteView:
    """A card under construction and its needs, by resource."""

    card: str
    needs: list[int]
    frozen: bool
    fixed: bool

    def __init__(self, card: str, needs: list[int], frozen: bool, fixed: bool) -> None:
        """Store every field: compiled, which the one that a dataclass makes is not."""
        self.card = card
        self.needs = needs
        self.frozen = frozen
        self.fixed = fixed


@dataclass(init=False)
class QuestionView:
    """An open question to a seat (from 1) or to chance (15), its subject and its count."""

    seat: int
    question: str
    about: str
    count: int

    def __init__(self, seat: int, question: str, about: str, count: int) -> None:
        """Store every field: compiled, which the one that a dataclass makes is not."""
        self.seat = seat
        self.question = question
        self.about = about
        self.count = count


@dataclass(init=False)
class SeatView:
    """A player's seat; hand, choice and left are empty for everyone else."""

    duchy: str
    hand: list[str]
    held: int
    traps: int
    drafted: list[CardView]
    sites: list[SiteView]
    built: list[str]
    calamities: int
    menaces: dict[str, int]
    stolen: dict[str, int]
    alchemy: list[int]
    krystallium: int
    soldiers: int
    training: int
    advisors: list[str]
    used: list[str]
    left: str
    choice: str
    doubled: int
    ties: int
    spies: int
    hidden_spies: int
    tasks: list[str]
    production: list[int]
    made: int
    points: int
    sources: dict[str, int]

    def __init__(
        self,
        duchy: str,
        hand: list[str],
        held: int,
        traps: int,
        drafted: list[CardView],
        sites: list[SiteView],
        built: list[str],
        calamities: int,
        menaces: dict[str, int],
        stolen: dict[str, int],
        alchemy: list[int],
        krystallium: int,
        soldiers: int,
        training: int,
        advisors: list[str],
        used: list[str],
        left: str,
        choice: str,
        doubled: int,
        ties: int,
        spies: int,
        hidden_spies: int,
        tasks: list[str],
        production: list[int],
        made: int,
        points: int,
        sources: dict[str, int],
    ) -> None:
        """Store every field: compiled, which the one that a dataclass makes is not."""
        self.duchy = duchy
        self.hand = hand
        self.held = held
        self.traps = traps
        self.drafted = drafted
        self.sites = sites
        self.built = built
        self.calamities = calamities
        self.menaces = menaces
        self.stolen = stolen
        self.alchemy = alchemy
        self.krystallium = krystallium
        self.soldiers = soldiers
        self.training = training
        self.advisors = advisors
        self.used = used
        self.left = left
        self.choice = choice
        self.doubled = doubled
        self.ties = ties
        self.spies = spies
        self.hidden_spies = hidden_spies
        self.tasks = tasks
        self.production = production
        self.made = made
        self.points = points
        self.sources = sources


@dataclass(init=False)
class View:
    """A position as a seat sees it; lists of cards count over resources or seats as their names say.

    supremacy: by resource, the seat from 1 that has it as things stand, 0 for no one (K4.2). medals: the points that
    bronze, silver and gold take, alone.
    """

    seat: int
    cards: str
    module: str
    scenario: int
    side: str
    boards: list[str]
    round: int
    stage: str
    step: str
    first: int
    offers: dict[str, list[CardView]]
    deck: int
    unseen: dict[str, int]
    top: str
    looked: list[str]
    danger_pile: int
    danger_unseen: int
    danger_lurking: int
    menaces_left: dict[str, int]
    lost: int
    searched: bool
    seats: list[SeatView]
    supremacy: list[int]
    asked: list[QuestionView]
    medals: list[int]
    medal: str
    defeat: str
    places: list[int]

    def __init__(
        self,
        seat: int,
        cards: str,
        module: str,
        scenario: int,
        side: str,
        boards: list[str],
        round_: int,
        stage: str,
        step: str,
        first: int,
        offers: dict[str, list[CardView]],
        deck: int,
        unseen: dict[str, int],
        top: str,
        looked: list[str],
        danger_pile: int,
        danger_unseen: int,
        danger_lurking: int,
        menaces_left: dict[str, int],
        lost: int,
        searched: bool,
        seats: list[SeatView],
        supremacy: list[int],
        asked: list[QuestionView],
        medals: list[int],
        medal: str,
        defeat: str,
        places: list[int],
    ) -> None:
        """Store every field: compiled, which the one that a dataclass makes is not."""
        self.seat = seat
        self.cards = cards
        self.module = module
        self.scenario = scenario
        self.side = side
        self.boards = boards
        self.round = round_
        self.stage = stage
        self.step = step
        self.first = first
        self.offers = offers
        self.deck = deck
        self.unseen = unseen
        self.top = top
        self.looked = looked
        self.danger_pile = danger_pile
        self.danger_unseen = danger_unseen
        self.danger_lurking = danger_lurking
        self.menaces_left = menaces_left
        self.lost = lost
        self.searched = searched
        self.seats = seats
        self.supremacy = supremacy
        self.asked = asked
        self.medals = medals
        self.medal = medal
        self.defeat = defeat
        self.places = places
