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


@dataclass(frozen=True)
class SiteView:
    """A card under construction and its needs, by resource."""

    card: str
    needs: list[int]
    frozen: bool
    fixed: bool


@dataclass(frozen=True)
class QuestionView:
    """An open question to a seat (from 1) or to chance (15), its subject and its count."""

    seat: int
    question: str
    about: str
    count: int


@dataclass
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


@dataclass
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
