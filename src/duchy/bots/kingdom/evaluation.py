"""The value of a Kingdom position to a seat, in hundredths of a point: its points at the end.

The outlook plays out the rest of the game with the seat's cards; this module adds cards on offer, face-down cards,
dangers and advisors. It reads no hidden information.
"""

from typing import Final, cast

from mypy_extensions import i64

from duchy.bots.greedy import WORST, Evaluation
from duchy.bots.kingdom.outlook import Outlook
from duchy.bots.kingdom.projects import POINT
from duchy.bots.kingdom.weights import USUAL, Weights
from duchy.core.buffer import Buffer
from duchy.core.game import State
from duchy.games.kingdom import actions
from duchy.games.kingdom.box import components as box
from duchy.games.kingdom.rules.danger import danger_kind
from duchy.games.kingdom.rules.quests import final_done
from duchy.games.kingdom.rules.scoring import points_of
from duchy.games.kingdom.state import agenda
from duchy.games.kingdom.state.seat import face_of, kind_of_card
from duchy.games.kingdom.state.state import (
    DRAFT_STAGE,
    OVER_STAGE,
    PLANNING_STAGE,
    PRODUCTION_STAGE,
    Kingdom,
)

DEFEAT: Final = 100 * POINT
"""The cost of a lost game: in solo games a defeat, with quests an uncompleted final task."""

DRAFT: Final = 16
ROUND: Final = 21
"""Ticks of the clock: those of a draft, and of a round with its production."""


class KingdomEvaluation(Evaluation):
    """The hand-made evaluation of Kingdom, with its outlook."""

    def __init__(self, usual: Weights = USUAL) -> None:
        """Store the weights for two players."""
        self.outlook = Outlook(usual)
        self.extra: i64 = 0
        """The value of drafted cards beyond what the outlook counts."""
        self.extra_gathered: i64 = 0
        """The same without any area."""
        self.viewer: i64 = 0
        """The seat that values: only it knows the cards it offered face down."""
        self.without: i64 = -1
        self.without_too: i64 = -1
        """Places of an area left out, because a search discards them."""
        self.rats: i64 = 0
        self.shadows: i64 = 0

    def value(self, state: State, seat: i64) -> i64:
        """Value the outlook of a seat, with what it may take next."""
        kingdom = cast(Kingdom, state)
        self.viewer = seat
        if kingdom.stage == OVER_STAGE:
            value = points_of(kingdom, seat) * POINT
            return value - DEFEAT if kingdom.defeat or not final_done(kingdom, seat) else value
        player = kingdom.seats[seat]
        asked: i64 = -1
        if player.depth:
            asked = agenda.kind_of(player.asked())
        if asked in (agenda.ASK_TAKE, agenda.ASK_SPY):
            return self.before_taking(kingdom, seat, asked == agenda.ASK_SPY)
        if asked == agenda.ASK_SEARCH:
            return self.before_search(kingdom, seat, agenda.argument_of(player.asked()))
        if asked == agenda.ASK_FIND:
            return self.with_area(kingdom, seat, agenda.argument_of(player.asked()) & 1) + self.outlook.weights.searched
        if kingdom.stage == DRAFT_STAGE and not kingdom.variant.solo:
            return self.between_offers(kingdom, seat, asked == agenda.ASK_OFFER)
        return self.with_area(kingdom, seat, -1)

    def between_offers(self, state: Kingdom, seat: i64, offering: bool) -> i64:
        """K2.2. Value what the opponent leaves after taking the area they prefer, minus their gain.

        Only after taking, when the offer starts, the seat's own cards are reconsidered.
        """
        self.gather(state, seat)
        self.outlook.hasty = not (offering and agenda.argument_of(state.seats[seat].asked()) == 2)
        value = self.taking(state, seat, -1)
        self.outlook.hasty = True
        mine = self.taking(state, seat, -1)
        self.gather(state, 1 - seat)
        theirs = self.taking(state, 1 - seat, -1)
        first = self.taking(state, 1 - seat, 0) - theirs
        second = self.taking(state, 1 - seat, 1) - theirs
        left: i64 = 1 if first >= second else 0
        weights = self.outlook.weights
        value += (self.with_area(state, seat, left) - mine) * weights.left // 100
        self.outlook.hasty = False
        return value - max(first, second) * weights.theirs // 100

    def before_taking(self, state: Kingdom, seat: i64, spying: bool) -> i64:
        """Value the better area; K5S.3. where a spy is about to look, a close choice becomes a better one."""
        first = self.with_area(state, seat, 0)
        second = self.with_area(state, seat, 1)
        value = max(first, second)
        gap = max(first - second, second - first)
        if spying:
            weights = self.outlook.weights
            return value + max(weights.spied * (weights.close - gap) // weights.close, 0)
        if state.chance != agenda.NOTHING and agenda.kind_of(state.chance) == agenda.ASK_DANGER:
            better = agenda.argument_of(state.chance) < box.PLACES
            if better == (first >= second):
                value += 1
        return value

    def before_search(self, state: Kingdom, seat: i64, about: i64) -> i64:
        """K5S.4. Value an area without its most dispensable cards, and with the result of a search."""
        area = about & 1
        first = area * box.PLACES
        families = state.variant.cards.family
        best: i64 = WORST
        for one in range(state.offered[area]):
            card = state.offers[first + one]
            if face_of(card) or families[card] in (box.CALAMITY, box.MENACE):
                continue
            self.without = one
            if about >> 1 == 1:
                best = max(best, self.with_area(state, seat, area))
                continue
            for other in range(one):
                card = state.offers[first + other]
                if not face_of(card) and families[card] not in (box.CALAMITY, box.MENACE):
                    self.without_too = other
                    best = max(best, self.with_area(state, seat, area))
            self.without_too = -1
        self.without = -1
        return best + self.outlook.weights.searched

    def with_area(self, state: Kingdom, seat: i64, area: i64) -> i64:
        """Value the outlook of a seat that also takes an area, or -1 for none."""
        self.gather(state, seat)
        return self.taking(state, seat, area)

    def gather(self, state: Kingdom, seat: i64) -> None:
        """Collect what a seat has, with its drafted cards."""
        player = state.seats[seat]
        self.outlook.gather(state, seat)
        self.extra = player.spies * self.outlook.weights.spy
        if state.variant.advisors:
            self.extra += self.advisors(state, seat)
        self.rats = player.menaces[box.RATS]
        self.shadows = player.menaces[box.SHADOWS]
        for place in range(player.drafts):
            self.draft(state, seat, player.drafted[place])
        self.outlook.mark()
        self.extra_gathered = self.extra

    def taking(self, state: Kingdom, seat: i64, area: i64) -> i64:
        """Value what was gathered for a seat, and an area, or -1 for none."""
        self.outlook.go_back()
        self.extra = self.extra_gathered
        if area >= 0:
            for place in range(state.offered[area]):
                if place in (self.without, self.without_too):
                    continue
                self.draft(state, seat, state.offers[area * box.PLACES + place])
        return self.outlook.value() + self.extra

    def draft(self, state: Kingdom, seat: i64, card: i64) -> None:
        """Count a drafted card, as far as the seat knows it."""
        face = face_of(card)
        cards = state.variant.cards
        weights = self.outlook.weights
        if face and (face != seat + 1 or seat != self.viewer):
            if state.variant.solo:
                risk = 100 * state.lurking // max(state.unseen, i64(1))
                self.extra += (risk * self.danger(state, danger_kind(state)) + (100 - risk) * weights.unseen) // 100
            else:
                self.extra += weights.trap
            return
        kind = kind_of_card(card)
        family = cards.family[kind]
        if family in (box.DEVELOPMENT, box.TREASURE):
            self.outlook.draft(kind)
        elif family == box.ADVISOR:
            later = box.ROUNDS - state.round
            self.extra += weights.kept_soldier + self.advisor(state, seat, kind) * later
        else:
            self.extra += self.danger(state, kind)

    def advisors(self, state: Kingdom, seat: i64) -> i64:
        """K7.3. Value the advisors of a seat, and the one it is about to keep, by the rounds left to use them."""
        player = state.seats[seat]
        cards = state.variant.cards
        later = box.ROUNDS - 1 - state.round
        value: i64 = 0
        for advisor in range(cards.advisors):
            kind = cards.first_advisor + advisor
            if player.advisors >> advisor & 1 or (player.choice == kind and seat == self.viewer):
                uses = max(later, i64(0))
                if not player.used >> advisor & 1 and is_to_come(state, cards.phase[kind]):
                    uses += 1
                if cards.phase[kind] == box.AT_END:
                    uses = 1
                value += self.advisor(state, seat, kind) * uses
        return value

    def advisor(self, state: Kingdom, seat: i64, kind: i64) -> i64:
        """Estimate the value of one use of an ability, minus its cost; halved, for soldiers are few."""
        cards = state.variant.cards
        weights = self.outlook.weights
        player = state.seats[seat]
        value = -cards.soldiers[kind] * weights.kept_soldier
        for resource in range(i64(6)):
            value += cards.gain[kind * 6 + resource] * weights.price[resource] * weights.future // 100
        for resource in range(i64(4)):
            for type_ in range(i64(4)):
                cubes = cards.gain_per[kind * 16 + resource * 4 + type_] * (player.types[type_] + 1)
                value += cubes * weights.price[resource] * weights.future // 100
        for effect in range(i64(box.EFFECTS)):
            if cards.effects[kind * box.EFFECTS + effect]:
                value += weights.ability[effect]
        for type_ in range(i64(4)):
            value += cards.points_per[kind * 4 + type_] * (player.types[type_] + 1) * POINT
        return max(value, 0) // 2

    def danger(self, state: Kingdom, kind: i64) -> i64:
        """Value a drafted calamity or menace."""
        cards = state.variant.cards
        weights = self.outlook.weights
        value = cards.points[kind] * POINT
        menace = cards.menace[kind]
        later = box.ROUNDS - 1 - state.round
        if menace == box.RATS:
            vermin = cards.points[cards.menaces[box.VERMIN]] * POINT
            value += vermin * (self.rats + 1) - later * weights.rat // 3
        elif menace == box.SHADOWS:
            value -= (later + 1) * weights.loss(state.variant.scenario.shadow_limit)
        elif menace == box.THIEVES:
            value -= (later + 1) * weights.thief
        return value

    def clock(self, state: State) -> i64:
        """Return the number of completed steps of draft and production, in all rounds."""
        kingdom = cast(Kingdom, state)
        if kingdom.stage <= DRAFT_STAGE:
            return kingdom.round * ROUND + (kingdom.turn if kingdom.stage == DRAFT_STAGE else 0)
        if kingdom.stage < PRODUCTION_STAGE:
            return kingdom.round * ROUND + DRAFT
        step: i64 = kingdom.turn if kingdom.stage == PRODUCTION_STAGE else 4
        return kingdom.round * ROUND + DRAFT + step

    def horizon(self, state: State, ticks: i64) -> i64:
        """K6.2. Return twice the horizon where two players have battles: soldiers trained now are needed then."""
        variant = cast(Kingdom, state).variant
        return 2 * ticks if variant.battle and not variant.solo else ticks

    def worthwhile(self, state: State, seat: i64, out: Buffer, count: i64) -> i64:
        """Drop the actions better done later, or never: see `idle`."""
        kingdom = cast(Kingdom, state)
        asked = agenda.kind_of(kingdom.seats[seat].asked())
        listed = out.items
        kept: i64 = 0
        for index in range(count):
            action = listed[index]
            if not self.idle(kingdom, seat, asked, action):
                listed[kept] = action
                kept += 1
        return kept

    def idle(self, state: Kingdom, seat: i64, asked: i64, action: i64) -> bool:
        """Return whether an action can wait: cards are scrapped last, krystallium and soldiers go where they finish.

        None of that is done before the cubes at hand are placed and the drafted cards have a place.
        """
        player = state.seats[seat]
        if actions.SUBSTITUTE <= action < actions.PICK or action == actions.CONVERT:
            busy = asked in (agenda.ASK_CUBE, agenda.ASK_TAKE, agenda.ASK_OFFER)
            if busy or (asked == agenda.ASK_PLAN and player.drafts):
                return True
            if action == actions.CONVERT:
                return False
            if action >= actions.SCRAP:
                return state.round < box.ROUNDS - 1
            site = (action - actions.SUBSTITUTE) // 5 if action < actions.SOLDIER else action - actions.SOLDIER
            needs = player.needs[site]
            lacks: i64 = 0
            for resource in range(i64(5)):
                lacks += needs >> 8 * resource & 255
            return lacks > player.krystallium or (needs >> 40 & 255) > player.soldiers
        if actions.USE <= action < actions.KEEP or action == actions.SPY:
            return asked == agenda.ASK_OFFER
        if actions.TASK <= action < actions.USE:
            return asked in (agenda.ASK_CUBE, agenda.ASK_TAKE, agenda.ASK_OFFER)
        if actions.CUBE <= action < actions.SUBSTITUTE:
            return self.is_twin(state, seat, action - actions.CUBE)
        return False

    def is_twin(self, state: Kingdom, seat: i64, site: i64) -> bool:
        """Return whether an equal card is under construction before a site."""
        player = state.seats[seat]
        for before in range(site):
            if player.sites[before] == player.sites[site] and player.needs[before] == player.needs[site]:
                return True
        return False


def is_to_come(state: Kingdom, phase: i64) -> bool:
    """K7.3. Return whether a phase of the round is not over yet."""
    if phase == box.IN_DRAFT:
        return state.stage <= DRAFT_STAGE
    return state.stage <= (PLANNING_STAGE if phase == box.IN_PLANNING else PRODUCTION_STAGE)
