"""The value of a Burgundy position to a seat, in hundredths of a point: points scored and points to come.

In a team the partner's points count as much as the seat's own. In solo games hexes count: see `alone`.
"""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.burgundy.alone import Alone
from duchy.bots.burgundy.outposts import outposts
from duchy.bots.burgundy.pace import POINT
from duchy.bots.burgundy.places import Places
from duchy.bots.burgundy.shields import Court
from duchy.bots.burgundy.weights import USUAL, Weights
from duchy.bots.greedy import WORST, Evaluation
from duchy.core.game import State
from duchy.games.burgundy.actions import START, TURN
from duchy.games.burgundy.box import components as box
from duchy.games.burgundy.rules.setup import side_layout
from duchy.games.burgundy.rules.sites import DIRECT
from duchy.games.burgundy.state import agenda
from duchy.games.burgundy.state.duchy import Duchy, empty_duchy
from duchy.games.burgundy.state.state import NO_CHOICE, Burgundy

TERMS: Final = 14


class BurgundyEvaluation(Evaluation):
    """The hand-made evaluation of Burgundy, with its caches."""

    def __init__(self, weights: Weights = USUAL) -> None:
        """Store the weights."""
        self.weights = weights
        self.places = Places(weights)
        self.court = Court()
        self.alone = Alone()
        self.terms = vec[i64]([0] * TERMS)
        """The terms of the last value, as features for learning."""

    def value(self, state: State, seat: i64) -> i64:
        """Add up points, duchy, monasteries, goods, stored tiles, and pending effects."""
        burgundy = cast(Burgundy, state)
        if burgundy.variant.solo:
            return self.alone.value(burgundy, seat)
        terms = self.terms
        terms[0] = points_of(burgundy, seat) * POINT
        if burgundy.depth == 0:
            return terms[0]
        duchy = duchy_to_be(burgundy, seat)
        places = self.places
        places.count(burgundy, duchy, seat)
        terms[1] = places.dice * self.weights.die
        terms[2] = places.facts.regions
        terms[3] = places.facts.bonus_tiles
        terms[4] = places.silver(duchy.silver)
        terms[5] = places.workers(duchy.workers)
        terms[6] = places.goods(burgundy, duchy, seat)
        terms[7] = duchy.mines * places.mine(duchy)
        terms[8] = places.monasteries(burgundy, duchy, seat)
        terms[9] = places.storage(burgundy, duchy, seat)
        terms[10] = self.questions(burgundy, duchy, seat)
        terms[11] = self.court.value(places, burgundy, duchy, seat) if burgundy.variant.shields else 0
        terms[12] = outposts(places, burgundy, duchy) if len(duchy.layout.outposts) else 0
        terms[13] = 0
        if places.turns:
            terms[13] = burgundy.seats[seat].space * self.weights.bridge + places.facts.open
        value: i64 = 0
        for term in range(i64(TERMS)):
            value += terms[term]
        return value

    def margin(self, state: State, seat: i64, seats: i64) -> i64:
        """B12.5. Value a position by a seat's lead over the best opponent, or its team's lead over the other."""
        burgundy = cast(Burgundy, state)
        own = self.value(state, seat)
        if seats == 1:
            return own
        best: i64 = WORST
        for other in range(burgundy.variant.duchies):
            if other != burgundy.seats[seat].duchy:
                best = max(best, self.value(state, burgundy.first_of(other)))
        return own - best

    def clock(self, state: State) -> i64:
        """Return the number of completed rounds."""
        burgundy = cast(Burgundy, state)
        return burgundy.phase * box.ROUNDS + burgundy.round

    def extra_depth(self, state: State) -> i64:
        """B13.8. Return the extra depth of solo games, where each pending effect is a decision of its own."""
        return 1 if cast(Burgundy, state).variant.solo else 0

    def leads_on(self, action: i64) -> bool:
        """B11.5, shield 16. Return whether an action turns a die, which is worth what the die does next."""
        return TURN <= action < TURN + box.DICE * 6

    def questions(self, state: Burgundy, duchy: Duchy, seat: i64) -> i64:
        """Value the answers the seat still owes: extra actions, tiles to take, goods to load or sell."""
        places = self.places
        value: i64 = 0
        for place in range(state.depth):
            asked = state.agenda[place]
            if agenda.seat_of(asked) == seat:
                kind = agenda.kind_of(asked)
                if kind == agenda.ASK_CASTLE:
                    value += self.weights.castle
                elif kind == agenda.ASK_CITY_HALL:
                    value += self.weights.city_hall
                elif kind in (agenda.ASK_CARPENTER, agenda.ASK_CHURCH, agenda.ASK_MARKET):
                    value += self.weights.bring
                elif kind == agenda.ASK_WAREHOUSE:
                    value += places.best_sale(state, duchy, seat)
                elif kind in (agenda.ASK_LOAD, agenda.ASK_KEEP):
                    value += places.best_load(state, duchy)
                elif kind > agenda.ASK_STORE:
                    value += self.later_questions(state, duchy, seat, asked)
        return value

    def later_questions(self, state: Burgundy, duchy: Duchy, seat: i64, asked: i64) -> i64:
        """B9, B11. Value the answers that the expansions ask for."""
        places = self.places
        kind = agenda.kind_of(asked)
        if kind == agenda.ASK_SITE:
            return self.site(state, duchy, seat, agenda.argument_of(asked))
        if kind == agenda.ASK_WHITE_CASTLE:
            return self.weights.white_castle
        if kind == agenda.ASK_CRANE:
            return places.building(state, duchy, seat, box.CRANE)
        if kind == agenda.ASK_GEESE:
            return places.flock(box.GEESE, duchy.layout.region[agenda.argument_of(asked)]) * POINT
        if kind == agenda.ASK_GATHER:
            return self.weights.gather
        if kind == agenda.ASK_HARVEST:
            return self.weights.harvest
        return self.weights.black_harvest if kind == agenda.ASK_BLACK else 0

    def site(self, state: Burgundy, duchy: Duchy, seat: i64, about: i64) -> i64:
        """Value a tile about to be placed; one from the yard was already valued as stored, and may cost a die."""
        places = self.places
        tile = about & 63
        places.taken = 0
        places.taken_east = 0
        value = places.placing(state, duchy, seat, tile, places.best_hex(duchy, tile))
        pays = about >> 6 & 3
        if pays != DIRECT:
            value = value * (100 - self.weights.stored) // 100
            if pays < box.DICE:
                value -= self.weights.die
        return value


def points_of(state: Burgundy, seat: i64) -> i64:
    """Return a seat's points, including its partner's (B12.5)."""
    if not state.variant.teams:
        return state.seats[seat].points
    points: i64 = 0
    for other in range(state.variant.players):
        if state.seats[other].duchy == state.seats[seat].duchy:
            points += state.seats[other].points
    return points


def duchy_to_be(state: Burgundy, seat: i64) -> Duchy:
    """Return the duchy of a seat, with the start that the seat has chosen but not yet revealed."""
    choice = state.seats[seat].choice
    if choice == NO_CHOICE:
        return state.duchy(seat)
    duchy = empty_duchy(state.variant)
    duchy.lay_out(side_layout(state, seat, (choice - START) // box.TEAM_HEXES))
    duchy.cover((choice - START) % box.TEAM_HEXES, box.CASTLE_TILE)
    return duchy
