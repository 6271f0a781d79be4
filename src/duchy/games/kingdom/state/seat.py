"""One seat of Kingdom: everything that belongs to a player. Data; the rules are in `rules`.

Cards are kinds (numbers of the set). A card on offer or drafted is its kind and who laid it face down: `face_of`.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from duchy.core.vectors import (
    ensure_room,
    equal,
    equal_bytes,
    equal_prefix,
    overwrite,
    overwrite_bytes,
    overwrite_prefix,
    overwrite_used,
)
from duchy.games.kingdom.box.components import CUBES, ICONS, KINDS, TYPES

ROOM: Final = 8
"""Room in a list of which nobody knows how long it grows; there is more when it is needed."""
NO_CARD: Final = -1
WORTH_PER: Final = 1
"""Where `worth` begins to count points per card of a type; before that are the plain points."""
DANGER_LAYER: Final = 3
"""In the place of who laid a card face down: it comes from the danger pile."""
FACE_BITS: Final = 7
KIND_MASK: Final = 127
"""The low bits of a card are its kind; the bits above them say who laid it face down."""
NEED_BITS: Final = 8
NEED_MASK: Final = 255
"""A site packs the number still needed of each resource into this many bits, resource by resource."""
SOLDIER_NEEDS: Final = 40
"""The bit at which the soldiers that a site needs begin."""
SITE_FLAGS: Final = 56
"""The bit at which the flags of a site begin."""
FROZEN: Final = 1 << 56
"""The flag of a site with a frost giant under it."""
FIXED: Final = 1 << 57
"""The flag of a site that cannot be scrapped."""
NEEDS: Final = (1 << 48) - 1
"""The bits of a site that say what it still needs."""
SUBSTITUTED_NEEDS: Final = (1 << 40) - 1
"""The bits of a site that say what krystallium can pay for: everything but soldiers."""


def bit(place: i64) -> i64:
    """Give the bit of a place. It is shifted in place: compiled code takes a literal 1 for a number of 32 bits."""
    one: i64 = 1
    one <<= place
    return one


def face_of(card: i64) -> i64:
    """Say who laid a card face down: 0 nobody (it is face up), 1 and 2 the seats, `DANGER_LAYER`."""
    return card >> FACE_BITS


def kind_of_card(card: i64) -> i64:
    """Say which kind a card is."""
    return card & KIND_MASK


class Seat:
    """What belongs to one player."""

    def __init__(
        self,
        duchy: i64,
        hand: vec[i64],
        held: i64,
        traps: i64,
        drafted: vec[i64],
        drafts: i64,
        sites: vec[i64],
        needs: vec[i64],
        building: i64,
        built: vec[i64],
        buildings: i64,
        calamities: i64,
        menaces: vec[i64],
        stolen: vec[i64],
        alchemy: vec[i64],
        krystallium: i64,
        soldiers: i64,
        training: i64,
        advisors: i64,
        used: i64,
        left: i64,
        choice: i64,
        doubled: i64,
        ties: i64,
        spies: i64,
        hidden_spies: i64,
        tasks: i64,
        final_at: i64,
        owed: i64,
        quest_points: i64,
        advisor_points: i64,
        gifts: i64,
        made: i64,
        buried: vec[u8],
        flat: vec[i64],
        per: vec[i64],
        types: vec[i64],
        makes: vec[i64],
        worth: vec[i64],
        agenda: vec[i64],
        depth: i64,
    ) -> None:
        """Take every field; lists are followed by how many entries count.

        duchy: the duchy card, -1 before it is dealt. sites, needs: cards under construction and what they still need
        (with the bits `FROZEN`, `FIXED`). menaces: those in the construction area; giants only if they freeze
        nothing. stolen: theft tokens by icon. advisors, used: as bits; left: the advisor not kept. choice: the advisor
        kept, until both have chosen. tasks: done, as bits, four for each board. final_at: the moment of the final
        task, owed: whether its reward waits for the end of that moment. gifts: resources that the opponent's
        shadows bring. made: cubes made in this step. buried: cards laid face down and discarded unseen, by kind. The
        last before the agenda are facts that follow from the built cards and theft tokens (`recount`): icons, built
        cards by type, cubes that are made, and points, first those that depend on no type.
        """
        self.duchy = duchy
        self.hand = hand
        self.held = held
        self.traps = traps
        self.drafted = drafted
        self.drafts = drafts
        self.sites = sites
        self.needs = needs
        self.building = building
        self.built = built
        self.buildings = buildings
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
        self.final_at = final_at
        self.owed = owed
        self.quest_points = quest_points
        self.advisor_points = advisor_points
        self.gifts = gifts
        self.made = made
        self.buried = buried
        self.flat = flat
        self.per = per
        self.types = types
        self.makes = makes
        self.worth = worth
        self.agenda = agenda
        self.depth = depth
        self.changes: i64 = 0
        """How often the seat acted or was rewarded; who writes rows sees by it whether anything is new."""
        self.areas_moved: i64 = 0
        """How often the drafted area or the construction area changed; who writes rows sees by it what is new."""

    def copy(self) -> "Seat":
        """Copy everything."""
        twin = Seat(
            self.duchy,
            self.hand[:],
            self.held,
            self.traps,
            self.drafted[:],
            self.drafts,
            self.sites[:],
            self.needs[:],
            self.building,
            self.built[:],
            self.buildings,
            self.calamities,
            self.menaces[:],
            self.stolen[:],
            self.alchemy[:],
            self.krystallium,
            self.soldiers,
            self.training,
            self.advisors,
            self.used,
            self.left,
            self.choice,
            self.doubled,
            self.ties,
            self.spies,
            self.hidden_spies,
            self.tasks,
            self.final_at,
            self.owed,
            self.quest_points,
            self.advisor_points,
            self.gifts,
            self.made,
            self.buried[:],
            self.flat[:],
            self.per[:],
            self.types[:],
            self.makes[:],
            self.worth[:],
            self.agenda[:],
            self.depth,
        )
        twin.changes = self.changes
        twin.areas_moved = self.areas_moved
        return twin

    def become(self, other: "Seat") -> None:
        """Take over everything, in the room that is there."""
        self.drafted = overwrite_used(self.drafted, self.drafts, other.drafted, other.drafts)
        self.sites = overwrite_used(self.sites, self.building, other.sites, other.building)
        self.needs = overwrite_used(self.needs, self.building, other.needs, other.building)
        self.built = overwrite_used(self.built, self.buildings, other.built, other.buildings)
        self.agenda = overwrite_used(self.agenda, self.depth, other.agenda, other.depth)
        self.duchy = other.duchy
        self.held = other.held
        self.traps = other.traps
        self.drafts = other.drafts
        self.building = other.building
        self.buildings = other.buildings
        self.calamities = other.calamities
        self.krystallium = other.krystallium
        self.soldiers = other.soldiers
        self.training = other.training
        self.advisors = other.advisors
        self.used = other.used
        self.left = other.left
        self.choice = other.choice
        self.doubled = other.doubled
        self.ties = other.ties
        self.spies = other.spies
        self.hidden_spies = other.hidden_spies
        self.tasks = other.tasks
        self.final_at = other.final_at
        self.owed = other.owed
        self.quest_points = other.quest_points
        self.advisor_points = other.advisor_points
        self.gifts = other.gifts
        self.made = other.made
        self.depth = other.depth
        self.changes = other.changes
        self.areas_moved = other.areas_moved
        self.hand = overwrite(self.hand, other.hand)
        self.menaces = overwrite(self.menaces, other.menaces)
        self.stolen = overwrite_prefix(self.stolen, other.stolen, ICONS)
        self.alchemy = overwrite(self.alchemy, other.alchemy)
        self.buried = overwrite_bytes(self.buried, other.buried, KINDS)
        self.flat = overwrite(self.flat, other.flat)
        self.per = overwrite_prefix(self.per, other.per, CUBES * TYPES)
        self.types = overwrite(self.types, other.types)
        self.makes = overwrite(self.makes, other.makes)
        self.worth = overwrite(self.worth, other.worth)

    def equals(self, other: "Seat") -> bool:
        """Say whether both have the same."""
        return (
            self.duchy == other.duchy
            and self.held == other.held
            and self.traps == other.traps
            and self.drafts == other.drafts
            and self.building == other.building
            and self.buildings == other.buildings
            and self.calamities == other.calamities
            and self.krystallium == other.krystallium
            and self.soldiers == other.soldiers
            and self.training == other.training
            and self.advisors == other.advisors
            and self.used == other.used
            and self.left == other.left
            and self.choice == other.choice
            and self.doubled == other.doubled
            and self.ties == other.ties
            and self.spies == other.spies
            and self.hidden_spies == other.hidden_spies
            and self.tasks == other.tasks
            and self.final_at == other.final_at
            and self.owed == other.owed
            and self.quest_points == other.quest_points
            and self.advisor_points == other.advisor_points
            and self.gifts == other.gifts
            and self.made == other.made
            and self.depth == other.depth
            and equal(self.hand, other.hand)
            and equal_prefix(self.drafted, other.drafted, self.drafts)
            and equal_prefix(self.sites, other.sites, self.building)
            and equal_prefix(self.needs, other.needs, self.building)
            and equal_prefix(self.built, other.built, self.buildings)
            and equal(self.menaces, other.menaces)
            and equal(self.stolen, other.stolen)
            and equal(self.alchemy, other.alchemy)
            and equal_bytes(self.buried, other.buried)
            and equal_prefix(self.agenda, other.agenda, self.depth)
        )

    def asked(self) -> i64:
        """Give the question on top of the agenda, which must not be empty."""
        return self.agenda[self.depth - 1]

    def ask(self, question: i64) -> None:
        """Put a question on top of the agenda."""
        self.agenda = ensure_room(self.agenda, self.depth)
        self.agenda[self.depth] = question
        self.depth += 1

    def answered(self) -> None:
        """Take the top question off the agenda."""
        self.depth -= 1
        self.agenda[self.depth] = 0

    def hold(self, kind: i64) -> None:
        """Take a card into the hand, which is kept in order."""
        place = self.held
        while place > 0 and self.hand[place - 1] > kind:
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = kind
        self.held += 1

    def play(self, kind: i64) -> None:
        """Give a card out of the hand."""
        place: i64 = 0
        while self.hand[place] != kind:
            place += 1
        self.held -= 1
        while place < self.held:
            self.hand[place] = self.hand[place + 1]
            place += 1
        self.hand[self.held] = 0

    def draft(self, card: i64) -> None:
        """Lay a card into the drafted area, which is kept in order."""
        place = self.drafts
        self.drafted = ensure_room(self.drafted, place)
        while place > 0 and self.drafted[place - 1] > card:
            self.drafted[place] = self.drafted[place - 1]
            place -= 1
        self.drafted[place] = card
        self.drafts += 1
        self.areas_moved += 1

    def undraft(self, place: i64) -> None:
        """Take a card out of the drafted area."""
        self.drafts -= 1
        while place < self.drafts:
            self.drafted[place] = self.drafted[place + 1]
            place += 1
        self.drafted[self.drafts] = 0
        self.areas_moved += 1

    def drafted_at(self, kind: i64) -> i64:
        """Find a card in the drafted area; -1 if it is not there."""
        for place in range(self.drafts):
            if self.drafted[place] == kind:
                return place
        return -1

    def begin(self, kind: i64, needs: i64) -> i64:
        """Lay a card with what it needs into the construction area; say which site it is."""
        site = self.building
        self.sites = ensure_room(self.sites, site)
        self.needs = ensure_room(self.needs, site)
        self.sites[site] = kind
        self.needs[site] = needs
        self.building += 1
        self.areas_moved += 1
        return site

    def build(self, kind: i64) -> None:
        """Lay a card to those that are built."""
        self.built = ensure_room(self.built, self.buildings)
        self.built[self.buildings] = kind
        self.buildings += 1

    def cubes(self) -> i64:
        """Count the cubes in alchemy."""
        alchemy = self.alchemy
        return alchemy[0] + alchemy[1] + alchemy[2] + alchemy[3]

    def built_copies(self, kind: i64) -> i64:
        """Count the built cards of a kind."""
        count: i64 = 0
        for place in range(self.buildings):
            if self.built[place] == kind:
                count += 1
        return count
