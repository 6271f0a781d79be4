"""One seat of Kingdom: everything that belongs to a player. Data; the rules are in `rules`.

Cards are kinds (numbers of the set). A card on offer or drafted is its kind and its face (`face_of`).
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
"""The initial capacity of lists without a known length; they grow when needed."""
NO_CARD: Final = -1
WORTH_PER: Final = 1
"""Where `worth` starts to count points per card of a type; before that are the plain points."""
DANGER_LAYER: Final = 3
"""Stands for the seat that laid a card face down: the card is from the danger pile."""
FACE_BITS: Final = 7
KIND_MASK: Final = 127
"""The low bits of a card are its kind; the bits above them are its face (`face_of`)."""
NEED_BITS: Final = 8
NEED_MASK: Final = 255
"""A site packs the number still needed of each resource into this many bits, resource by resource."""
SOLDIER_NEEDS: Final = 40
"""The first bit of the soldiers that a site needs."""
SITE_FLAGS: Final = 56
"""The first bit of a site's flags."""
FROZEN: Final = 1 << 56
"""The flag of a site with a frost giant under it."""
FIXED: Final = 1 << 57
"""The flag of a site that cannot be scrapped."""
NEEDS: Final = (1 << 48) - 1
"""The bits of a site that hold its needs."""
SUBSTITUTED_NEEDS: Final = (1 << 40) - 1
"""The bits of a site's needs that krystallium can pay for: all but soldiers."""


def bit(place: i64) -> i64:
    """Return the bit of a place, shifted in place: compiled code treats a literal 1 as a 32-bit number."""
    one: i64 = 1
    one <<= place
    return one


def face_of(card: i64) -> i64:
    """Return which seat laid a card face down, from 1; 0 if it is face up, `DANGER_LAYER` for the danger pile."""
    return card >> FACE_BITS


def kind_of_card(card: i64) -> i64:
    """Return the kind of a card."""
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
        """Store every field; each list is followed by the number of its entries in use.

        duchy: the duchy card, -1 before it is dealt. sites, needs: cards under construction and their needs
        (with the bits `FROZEN`, `FIXED`). menaces: those in the construction area; giants only if they freeze
        nothing. stolen: theft tokens by icon. advisors, used: as bits; left: the advisor not kept. choice: the advisor
        kept, until both have chosen. tasks: done, as bits, four for each board. final_at: the moment of the final
        task, owed: whether its reward waits for the end of that moment. gifts: resources that the opponent's
        shadows give. made: cubes produced in this step. buried: cards laid face down and discarded unseen, by kind. The
        last before the agenda are derived from the built cards and theft tokens (`recount`): icons, built cards by
        type, production, and points, the plain ones first.
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
        """The number of times the seat acted or was rewarded; encoders use it to detect changes."""
        self.areas_moved: i64 = 0
        """The number of changes to the drafted and the construction area; encoders use it to detect changes."""

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
        """Copy everything from another seat without allocation."""
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
        """Return whether both seats are equal."""
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
        """Return the question on top of the agenda, which must not be empty."""
        return self.agenda[self.depth - 1]

    def ask(self, question: i64) -> None:
        """Put a question on top of the agenda."""
        self.agenda = ensure_room(self.agenda, self.depth)
        self.agenda[self.depth] = question
        self.depth += 1

    def answered(self) -> None:
        """Remove the top question from the agenda."""
        self.depth -= 1
        self.agenda[self.depth] = 0

    def hold(self, kind: i64) -> None:
        """Add a card to the hand, which is kept in order."""
        place = self.held
        while place > 0 and self.hand[place - 1] > kind:
            self.hand[place] = self.hand[place - 1]
            place -= 1
        self.hand[place] = kind
        self.held += 1

    def play(self, kind: i64) -> None:
        """Remove a card from the hand."""
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
        """Remove a card from the drafted area."""
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
        """Add a card with its needs to the construction area; return its site."""
        site = self.building
        self.sites = ensure_room(self.sites, site)
        self.needs = ensure_room(self.needs, site)
        self.sites[site] = kind
        self.needs[site] = needs
        self.building += 1
        self.areas_moved += 1
        return site

    def build(self, kind: i64) -> None:
        """Add a card to the built ones."""
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
