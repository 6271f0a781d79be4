"""The features of Kingdom: where each starts, its length, and its meaning.

A row is the table, then two places: the seat itself, then its opponent. A card is its number in the set, in the order
of its file, so a row has a meaning only together with its set.
"""

from typing import Final

from duchy.core.encoding import MOST, Feature, place_features, prefix_names
from duchy.games.kingdom.box.components import KINDS, PLACES, SITES
from duchy.games.kingdom.state.agenda import ASK_KEEP, QUESTION_NAMES
from duchy.games.kingdom.state.state import STAGE_NAMES

ENCODING: Final = 1
"""The version of the encoding, in addition to that of the rules."""

# Where each begins: written out, because compiled code folds literals; a test adds them up.
SOLO: Final = 0
MODULE: Final = 1
SCENARIO: Final = 5
SIDE: Final = 12
BOARDS: Final = 13
ROUND: Final = 15
STAGE: Final = 19
STEP: Final = 31
FIRST: Final = 35
OFFERED: Final = 36
OFFERS: Final = 38
OFFERED_KINDS: Final = 134
DECK: Final = 388
UNSEEN: Final = 389
TOP: Final = 516
LOOKED: Final = 517
PILE: Final = 520
PILE_UNSEEN: Final = 521
LURKING: Final = 522
MENACES_LEFT: Final = 523
LOST: Final = 528
SEARCHED: Final = 529
DEFEAT: Final = 530
CHANCE_ASKED: Final = 531

FIRST_PLACE: Final = 538
PLACE: Final = 1364
"""The length of a place; below, where each of its features starts."""
DUCHY: Final = 0
HAND: Final = 8
HELD: Final = 135
TRAPS: Final = 136
DRAFTS: Final = 137
DRAFTED: Final = 138
DRAFTED_KINDS: Final = 202
BUILT: Final = 329
BUILDING: Final = 456
CALAMITIES: Final = 583
MENACES: Final = 584
STOLEN: Final = 589
ALCHEMY: Final = 609
KRYSTALLIUM: Final = 613
SOLDIERS: Final = 614
TRAINING: Final = 615
ADVISORS: Final = 616
USED: Final = 648
LEFT: Final = 680
CHOICE: Final = 681
DOUBLED: Final = 682
TIES: Final = 683
SPIES: Final = 684
HIDDEN_SPIES: Final = 685
TASKS: Final = 686
PRODUCTION: Final = 694
MADE: Final = 698
POINTS: Final = 699
QUEST_POINTS: Final = 702
ADVISOR_POINTS: Final = 703
QUESTION: Final = 704
ABOUT: Final = 722
COUNT: Final = 723
FIRST_SITE: Final = 724
SITE: Final = 8
"""The length of a site: its card, six resources that it needs, and whether it is frozen (1) or fixed (2)."""

FEATURES: Final = 3266

TABLE: Final = (
    ("solo", 1, 1, "one player"),
    ("module", 4, 1, "none, menaces, advisors, quests"),
    ("scenario", 7, 1, "none, then 1 to 6"),
    ("side", 1, 1, "1 for side b of the duchies"),
    ("boards", 2, 24, "the quest boards, by their number in the set, from 1"),
    ("round", 4, 1, "1 to 4"),
    ("stage", len(STAGE_NAMES), 1, ", ".join(STAGE_NAMES)),
    ("step", 4, 1, "the resource being produced"),
    ("first", 1, 1, "this seat is the first of the round"),
    ("offered", 2, PLACES, "cards in each offer area"),
    (
        "offers",
        96,
        KINDS,
        "for each place of both areas the card, from 1, 0 if it is not seen; then which seat laid it face down",
    ),
    ("offered kinds", 254, 8, "face-up cards in each area, by kind"),
    ("deck", 1, MOST, "cards in the deck"),
    ("unseen", 127, 8, "cards this seat has not seen, wherever they are, by kind"),
    ("top", 1, KINDS, "the card on top of the deck, from 1"),
    ("looked", 3, KINDS, "the cards seen in a search, from 1"),
    ("pile", 1, 24, "cards in the danger pile"),
    ("pile unseen", 1, 24, "its unseen cards, wherever they are"),
    ("lurking", 1, 4, "calamities or menaces among them"),
    ("menaces left", 5, 40, "menaces in their piles: rats, vermin, giants, shadows, thieves"),
    ("lost", 1, 20, "resources lost to the shadows"),
    ("searched", 1, 1, "a search was made"),
    ("defeat", 1, 8, "why the game is lost, by number"),
    ("chance asked", ASK_KEEP, 1, "what chance is asked: " + ", ".join(QUESTION_NAMES[:ASK_KEEP])),
)
PLACE_TABLE: Final = (
    ("duchy", 8, 1, "the duchy card"),
    ("hand", 127, 8, "cards in hand by kind; the opponent's are not seen"),
    ("held", 1, 8, "number of cards held"),
    ("traps", 1, 4, "traps left"),
    ("drafts", 1, 32, "cards in the drafted area"),
    ("drafted", 64, KINDS, "for each of them the card, from 1, 0 if it is not seen; then which seat laid it face down"),
    ("drafted kinds", 127, 8, "visible drafted cards, by kind"),
    ("built", 127, 8, "built cards by kind"),
    ("building", 127, 8, "cards under construction by kind"),
    ("calamities", 1, 20, "calamities"),
    ("menaces", 5, 40, "menaces: rats, vermin, giants, shadows, thieves"),
    ("stolen", 20, 8, "theft tokens by icon"),
    ("alchemy", 4, MOST, "cubes in alchemy"),
    ("krystallium", 1, MOST, "krystallium"),
    ("soldiers", 1, MOST, "soldiers"),
    ("training", 1, 1, "a soldier is in training"),
    ("advisors", 32, 1, "advisors, by their number in the set"),
    ("used", 32, 1, "used advisors"),
    ("left", 1, KINDS, "the advisor that was not kept, from 1, if this seat may see it"),
    ("choice", 1, KINDS, "the advisor that was chosen, from 1, if this seat may see it"),
    ("doubled", 1, 8, "cards that will give double"),
    ("ties", 1, 8, "ties won"),
    ("spies", 1, 8, "spies"),
    ("hidden spies", 1, 8, "spies for face-down cards"),
    ("tasks", 8, 1, "tasks completed, four per board"),
    ("production", 4, 40, "cubes produced, by resource"),
    ("made", 1, 40, "cubes produced in this step"),
    ("points", 3, MOST, "points up to 255, points beyond, points below zero"),
    ("quest points", 1, MOST, "points of quests"),
    ("advisor points", 1, MOST, "points of advisors"),
    ("question", len(QUESTION_NAMES) - ASK_KEEP, 1, "the question: " + ", ".join(QUESTION_NAMES[ASK_KEEP:])),
    ("about", 1, 6, "the resource or the area that it is about, from 1"),
    ("count", 1, MOST, "how many it is about"),
    (
        "sites",
        SITES * SITE,
        KINDS,
        "for each card under construction: the card, from 1, six needs, 1 frozen and 2 fixed",
    ),
)


def table() -> list[Feature]:
    """List every feature with its place in the row."""
    rows = list(TABLE)
    for place in range(2):
        rows += prefix_names(f"place {place}: ", PLACE_TABLE)
    return place_features(rows)
