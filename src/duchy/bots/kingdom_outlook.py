"""The outlook of a seat of Kingdom: all that is left of the game, played in the head with the cards it has.

Cubes go to cards in order of what they bring for what they need; what cannot be finished is recycled or dropped and
the game played again. Looks at nothing but the seat's own things and, for supremacy, at what the others make.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots import kingdom_weights as weight
from duchy.games.kingdom import agenda
from duchy.games.kingdom import components as box
from duchy.games.kingdom.cards import HOUSE, Task, cards_of
from duchy.games.kingdom.rules.production import production
from duchy.games.kingdom.rules.scoring import flat_points, menace_points
from duchy.games.kingdom.seat import FROZEN, Seat
from duchy.games.kingdom.state import (
    BATTLE_STAGE,
    DRAFT_STAGE,
    PRODUCTION_STAGE,
    Kingdom,
)

POINT: Final = 100
LIMIT: Final = 160
"""Projects of one seat, at most: cards under construction, drafted cards, tasks, menaces."""

# What a project is.
SITE: Final = 0
DRAFTED: Final = 1
TASK: Final = 2
FIGHT: Final = 3

WORST: Final = -(1 << 60)


class Outlook:
    """Collects what a seat has, then plays it out as often as asked."""

    def __init__(self) -> None:
        self.cards = cards_of(HOUSE)
        self.round: i64 = 0
        self.step: i64 = 0
        """The first step of production that is still to come in this round; 4 if none is."""
        self.open: i64 = 0
        """Per cent of this round's cards that are still to be drafted."""
        self.hasty = False
        """Whether the first guess will do."""
        self.quests = False
        self.solo = True
        self.battle = False
        self.base: i64 = 0
        """Points that the seat has, without multipliers, and what else does not change."""
        self.rivals = vec[i64]([0] * 4)
        """What the opponent makes."""
        # What the seat begins with.
        self.flat0 = vec[i64]([0] * 4)
        self.per0 = vec[i64]([0] * 16)
        self.types0 = vec[i64]([0] * 4)
        self.factors0 = vec[i64]([0] * 4)
        self.krystallium0: i64 = 0
        self.soldiers0: i64 = 0
        self.training0: i64 = 0
        self.alchemy0 = vec[i64]([0] * 4)
        self.waiting = vec[i64]([0] * 4)
        """Cubes in hand that must be placed now, on cards under construction or in alchemy."""
        self.debt: i64 = 0
        """Cubes of alchemy that are about to be given for krystallium."""
        self.gifts = vec[i64]([0] * 4)
        """Cubes of treasures that were drafted."""
        # The projects.
        self.size: i64 = 0
        self.musts: i64 = 0
        self.kind = vec[i64]([0] * LIMIT)
        self.sort = vec[i64]([0] * LIMIT)
        self.must = vec[i64]([0] * LIMIT)
        self.frozen = vec[i64]([0] * LIMIT)
        self.needs = vec[i64]([0] * (LIMIT * 6))
        self.density = vec[i64]([0] * LIMIT)
        self.engine = vec[i64]([0] * LIMIT)
        self.order = vec[i64]([0] * LIMIT)
        self.urgent = vec[i64]([0] * LIMIT)
        self.dropped = vec[i64]([0] * LIMIT)
        self.tasks: list[Task] = []
        # The game in the head.
        self.flat = vec[i64]([0] * 4)
        self.per = vec[i64]([0] * 16)
        self.types = vec[i64]([0] * 4)
        self.factors = vec[i64]([0] * 4)
        self.left = vec[i64]([0] * (LIMIT * 6))
        self.done = vec[i64]([0] * LIMIT)
        self.points: i64 = 0
        self.krystallium: i64 = 0
        self.soldiers: i64 = 0
        self.training: i64 = 0
        self.alchemy: i64 = 0
        self.future: i64 = 0
        self.live: i64 = 0
        self.kept_krystallium: i64 = 0
        self.kept_soldiers: i64 = 0
        """What must be done will need these."""
        self.row = vec[i64]([0] * LIMIT)

    def gather(self, state: Kingdom, index: i64) -> None:
        """Collect what a seat has, without its drafted cards."""
        variant = state.variant
        cards = variant.cards
        seat = state.seats[index]
        self.cards = cards
        self.quests = variant.quests
        self.solo = variant.solo
        self.battle = variant.battle
        self.round = state.round
        stage = state.stage
        self.step = 0
        if stage == PRODUCTION_STAGE:
            self.step = state.turn + 1
        elif stage == BATTLE_STAGE:
            self.step = 4
        self.open = 0
        if stage < DRAFT_STAGE:
            self.open = 100
        elif stage == DRAFT_STAGE:
            self.open = 100 - state.turn * 25 if variant.solo else 100 - state.turn * 100 // 16
        self.size = 0
        self.musts = 0
        for place in range(i64(4)):
            self.flat0[place] = seat.flat[place]
            self.types0[place] = seat.types[place]
            self.alchemy0[place] = seat.alchemy[place]
            self.waiting[place] = 0
            self.gifts[place] = 0
            self.factors0[place] = 0
            self.rivals[place] = 4 if variant.solo else production(state.seats[1 - index], place)
        for place in range(i64(16)):
            self.per0[place] = seat.per[place]
        if seat.duchy >= 0:
            duchy = cards.duchies[seat.duchy * 2 + variant.side]
            for place in range(i64(4)):
                self.factors0[place] = duchy.points_per[place]
        for built in range(seat.buildings):
            for place in range(i64(4)):
                self.factors0[place] += cards.points_per[seat.built[built] * 4 + place]
        self.debt = 0
        self.krystallium0 = seat.krystallium
        self.soldiers0 = seat.soldiers
        self.training0 = seat.training
        points = flat_points(state, index) + menace_points(state, index) + seat.quest_points + seat.advisor_points
        self.base = (points + seat.calamities * cards.points[cards.calamity]) * POINT
        for depth in range(seat.depth):
            asked = seat.agenda[depth]
            if agenda.kind_of(asked) == agenda.ASK_CUBE:
                about = agenda.argument_of(asked)
                self.waiting[about & 7] += about >> 3
            elif agenda.kind_of(asked) == agenda.ASK_CONVERT:
                self.debt = agenda.argument_of(asked)
                self.krystallium0 += 1
        for site in range(seat.building):
            self.add_site(state, seat, site)
        self.demand(state, seat)
        if variant.quests:
            self.add_tasks(state, seat)
        if variant.battle:
            self.add_fights(state, seat)

    def project(self, kind: i64, sort: i64) -> i64:
        """Begin a project."""
        place = self.size
        self.size += 1
        self.kind[place] = kind
        self.sort[place] = sort
        self.must[place] = 0
        self.frozen[place] = 0
        self.engine[place] = 0
        return place

    def add_card(self, kind: i64, sort: i64, needs: i64) -> i64:
        """Make a project of a development."""
        place = self.project(kind, sort)
        for resource in range(i64(6)):
            self.needs[place * 6 + resource] = needs >> 8 * resource & 255
        icons: i64 = 0
        for resource in range(i64(4)):
            icons += self.cards.produces[kind * 4 + resource]
        for icon in range(i64(16)):
            icons += 2 * self.cards.per[kind * 16 + icon]
        self.engine[place] = icons
        return place

    def add_site(self, state: Kingdom, seat: Seat, site: i64) -> None:
        """Make a project of a card under construction."""
        place = self.add_card(seat.sites[site], SITE, seat.needs[site])
        if seat.needs[site] & FROZEN:
            self.frozen[place] = 1
            giant = self.cards.menaces[box.GIANTS]
            self.needs[place * 6 + 5] += self.cards.soldiers[giant]

    def demand(self, state: Kingdom, seat: Seat) -> None:
        """K9. Mark the cards that the scenario demands."""
        scenario = state.variant.scenario
        for name in scenario.sites:
            self.base -= weight.FINAL
        for number in range(len(scenario.sites)):
            kind = self.cards.kind_of(scenario.sites[number])
            wanted: i64 = 1
            for before in range(number):
                if scenario.sites[before] == scenario.sites[number]:
                    wanted += 1
            if seat.built_copies(kind) >= wanted:
                self.base += weight.FINAL
                continue
            for place in range(self.size):
                if self.kind[place] == kind and not self.must[place]:
                    self.must[place] = 1
                    self.musts += 1
                    break

    def add_tasks(self, state: Kingdom, seat: Seat) -> None:
        """K8. Make projects of the tasks that are not done."""
        boards = state.variant.boards
        self.tasks = []
        for board in range(len(boards)):
            tasks = boards[board].tasks
            for number in range(len(tasks)):
                task = tasks[number]
                if seat.tasks >> (board * 4 + number) & 1:
                    continue
                place = self.project(len(self.tasks), TASK)
                self.tasks.append(task)
                for resource in range(i64(6)):
                    self.needs[place * 6 + resource] = task.cost[resource]
                if task.final:
                    self.must[place] = 1
                    self.musts += 1
                    self.base -= weight.FINAL

    def add_fights(self, state: Kingdom, seat: Seat) -> None:
        """K6.2. Make projects of the menaces that can be fought."""
        for menace in range(i64(box.MENACES)):
            price = self.cards.soldiers[self.cards.menaces[menace]]
            for number in range(seat.menaces[menace]):
                if menace == box.GIANTS:
                    continue
                place = self.project(menace, FIGHT)
                for resource in range(i64(5)):
                    self.needs[place * 6 + resource] = 0
                self.needs[place * 6 + 5] = price
                self.frozen[place] = 1
                if menace == box.THIEVES and state.variant.scenario.thieves:
                    self.must[place] = 1
                    self.musts += 1
                    self.base -= weight.FINAL

    def draft(self, kind: i64) -> None:
        """Add a development or treasure that is drafted."""
        if self.cards.family[kind] == box.DEVELOPMENT:
            self.add_card(kind, DRAFTED, self.cards.cost[kind])
        elif self.cards.family[kind] == box.TREASURE:
            self.gifts[self.cards.recycles[kind]] += 1
            self.gifts[self.cards.second[kind]] += 1

    def rank(self) -> None:
        """Put the projects in order."""
        productions = box.ROUNDS - self.round
        later = productions - 1
        if self.step == 4:
            productions -= 1
        for place in range(self.size):
            price: i64 = 30
            for resource in range(i64(6)):
                price += self.needs[place * 6 + resource] * weight.PRICE[resource]
            if self.sort[place] == TASK:
                worth = self.task_worth(self.tasks[self.kind[place]])
            elif self.sort[place] == FIGHT:
                worth = self.fight_worth(self.kind[place], later)
            else:
                worth = self.card_worth(self.kind[place], productions, later)
            self.density[place] = worth * 1000 // price
        for place in range(self.size):
            at = place
            while at > 0 and self.density[self.order[at - 1]] < self.density[place]:
                self.order[at] = self.order[at - 1]
                at -= 1
            self.order[at] = place
        if self.musts:
            count: i64 = 0
            for must in range(i64(2)):
                for at in range(self.size):
                    if self.must[self.order[at]] != must:
                        self.urgent[count] = self.order[at]
                        count += 1

    def card_worth(self, kind: i64, productions: i64, later: i64) -> i64:
        """Guess what a development brings, to put it in order."""
        cards = self.cards
        type_ = cards.type[kind]
        worth = (cards.points[kind] + self.factors0[type_]) * POINT
        worth += (cards.bonus_krystallium[kind] + cards.bonus_soldiers[kind]) * weight.BONUS
        half = 2 * productions - 1
        for place in range(i64(4)):
            worth += cards.points_per[kind * 4 + place] * (self.types0[place] * POINT + weight.GROWTH[place] * later)
            icons = cards.produces[kind * 4 + place] + self.per0[place * 4 + type_]
            worth += icons * weight.PRICE[place] * half * weight.ENGINE // 200
            for per in range(i64(4)):
                if cards.per[kind * 16 + place * 4 + per]:
                    count = 2 * self.types0[per] + productions
                    worth += weight.PRICE[place] * half * count * weight.ENGINE // 400
        return worth

    def task_worth(self, task: Task) -> i64:
        """Guess what a task brings, to put it in order."""
        worth = task.reward[box.TASK_POINTS] * POINT + task.reward[box.TASK_SPIES] * weight.SPY
        for resource in range(i64(6)):
            worth += task.reward[resource] * weight.PRICE[resource]
        return worth

    def fight_worth(self, menace: i64, later: i64) -> i64:
        """Say what it brings to be rid of a menace."""
        worth = -self.cards.points[self.cards.menaces[menace]] * POINT
        if menace == box.SHADOWS:
            worth += later * weight.LOST
        elif menace == box.RATS:
            worth += later * weight.RAT // 3
        elif menace == box.THIEVES:
            worth += later * 80
        return worth

    def value(self) -> i64:
        """Play the rest in some ways and value the best: what must be done comes first from one round or another on."""
        self.rank()
        last: i64 = box.ROUNDS - 1
        best = self.attempt(last)
        hurry: i64 = last
        if self.musts:
            for sooner in range(self.round, last):
                value = self.attempt(sooner)
                if value > best:
                    best = value
                    hurry = sooner
            if hurry < last - 1:
                self.attempt(hurry)
        return best if self.hasty else self.climb(hurry, best)

    def attempt(self, hurry: i64) -> i64:
        """Play with all projects, and without those that were not finished."""
        for place in range(self.size):
            self.dropped[place] = 0
        best = self.play(hurry)
        for place in range(self.size):
            if not self.done[place] and not self.must[place]:
                self.dropped[place] = 1
        value = self.play(hurry)
        if value >= best:
            return value
        for place in range(self.size):
            self.dropped[place] = 0
        return best

    def climb(self, hurry: i64, best: i64) -> i64:
        """Change one project's fate at a time while that is better."""
        for _ in range(weight.PASSES):
            before = best
            for place in range(self.size):
                if self.must[place]:
                    continue
                self.dropped[place] = 1 - self.dropped[place]
                value = self.play(hurry)
                if value > best:
                    best = value
                else:
                    self.dropped[place] = 1 - self.dropped[place]
            if best == before:
                break
        return best

    def play(self, hurry: i64) -> i64:
        """Play all that is left of the game, and value its end."""
        for place in range(i64(4)):
            self.flat[place] = self.flat0[place]
            self.types[place] = self.types0[place]
            self.factors[place] = self.factors0[place]
        for place in range(i64(16)):
            self.per[place] = self.per0[place]
        for place in range(self.size * 6):
            self.left[place] = self.needs[place]
        for place in range(self.size):
            self.done[place] = 0
        self.points = self.base
        self.krystallium = self.krystallium0
        self.soldiers = self.soldiers0
        self.training = self.training0
        self.alchemy = 0
        self.future = 0
        self.line_up(self.round >= hurry)
        last: i64 = box.ROUNDS - 1
        self.begin()
        self.complete(self.round > last or (self.round == last and self.step == 4), self.step == 4)
        round_ = self.round
        while round_ <= last:
            if round_ == hurry:
                self.line_up(True)
            step: i64 = self.step if round_ == self.round else 0
            while step < 4:
                self.produce(step, round_)
                self.complete(round_ == last and step == 3, step == 3 and self.battle)
                step += 1
            round_ += 1
        return self.end()

    def line_up(self, hurry: bool) -> None:
        """List the projects that are not done or dropped, in order; in a hurry, keep back what the musts will need."""
        self.live = 0
        self.kept_krystallium = 0
        self.kept_soldiers = 0
        for at in range(self.size):
            place = self.urgent[at] if hurry and self.musts else self.order[at]
            if not self.done[place] and not self.dropped[place]:
                self.row[self.live] = place
                self.live += 1
                if hurry and self.must[place]:
                    self.kept_krystallium += self.left[place * 6 + 4]
                    self.kept_soldiers += self.left[place * 6 + 5]

    def begin(self) -> None:
        """Place the cubes at hand: those that wait, those in alchemy for tasks, those of recycled cards."""
        for resource in range(i64(4)):
            if self.quests:
                cubes = self.alchemy0[resource]
                for at in range(self.live):
                    place = self.row[at]
                    if self.sort[place] == TASK and cubes:
                        placed = min(cubes, self.left[place * 6 + resource])
                        self.left[place * 6 + resource] -= placed
                        cubes -= placed
                self.alchemy += cubes
            else:
                self.alchemy += self.alchemy0[resource]
        if self.debt:
            self.alchemy -= self.debt
            if self.alchemy < 0:
                self.points += self.alchemy * weight.SHORT
                self.alchemy = 0
        for resource in range(i64(4)):
            cubes = self.waiting[resource]
            for at in range(self.live):
                place = self.row[at]
                if cubes and self.sort[place] != DRAFTED:
                    placed = min(cubes, self.left[place * 6 + resource])
                    self.left[place * 6 + resource] -= placed
                    cubes -= placed
            self.distil(cubes + self.place(resource, self.gifts[resource]))
        for place in range(self.size):
            if self.dropped[place] and self.sort[place] == DRAFTED:
                self.distil(self.place(self.cards.recycles[self.kind[place]], 1))

    def place(self, resource: i64, cubes: i64) -> i64:
        """Put cubes on the projects that need them, in order; what is left is left."""
        at: i64 = 0
        while cubes and at < self.live:
            spot = self.row[at] * 6 + resource
            need = self.left[spot]
            if need:
                if need <= cubes:
                    cubes -= need
                    self.left[spot] = 0
                else:
                    self.left[spot] = need - cubes
                    cubes = 0
            at += 1
        return cubes

    def distil(self, cubes: i64) -> None:
        """K4.5. Put cubes into alchemy."""
        self.alchemy += cubes
        while self.alchemy >= box.ALCHEMY_CUBES:
            self.alchemy -= box.ALCHEMY_CUBES
            self.krystallium += 1

    def produce(self, resource: i64, round_: i64) -> None:
        """K4. Make cubes, train soldiers, place what has a place; the rest is for cards that will come."""
        cubes = self.flat[resource]
        for type_ in range(i64(4)):
            cubes += self.per[resource * 4 + type_] * self.types[type_]
        if cubes > self.rivals[resource]:
            self.soldiers += self.training
            self.training = 1 - self.training
        cubes = self.place(resource, cubes)
        if cubes:
            if round_ > self.round:
                self.future += cubes * weight.PRICE[resource] * weight.FUTURE // 100
            elif self.open > 50:
                self.future += cubes * weight.PRICE[resource] * weight.FUTURE // 100
            else:
                self.distil(cubes)

    def complete(self, last: bool, battle: bool) -> None:
        """K4.4. Complete what can be completed, with krystallium where that is worth it."""
        again = True
        while again:
            again = False
            at: i64 = 0
            while at < self.live:
                place = self.row[at]
                spot = place * 6
                lacks = self.left[spot] + self.left[spot + 1] + self.left[spot + 2] + self.left[spot + 3]
                price = lacks + self.left[spot + 4]
                soldiers = self.left[spot + 5]
                if self.must[place]:
                    paid = price <= self.krystallium and soldiers <= self.soldiers
                else:
                    paid = (price == 0 or price <= self.krystallium - self.kept_krystallium) and (
                        soldiers == 0 or soldiers <= self.soldiers - self.kept_soldiers
                    )
                if (
                    paid
                    and (lacks == 0 or last or (lacks == 1 and self.engine[place] > 1))
                    and (battle or not self.frozen[place])
                ):
                    self.krystallium -= price
                    self.soldiers -= soldiers
                    if self.must[place]:
                        self.kept_krystallium = max(self.kept_krystallium - self.left[spot + 4], i64(0))
                        self.kept_soldiers = max(self.kept_soldiers - soldiers, i64(0))
                    self.live -= 1
                    for after in range(at, self.live):
                        self.row[after] = self.row[after + 1]
                    self.finish(place)
                    again = True
                    break
                at += 1

    def finish(self, place: i64) -> None:
        """K4.4, K8.1, K6.2. Count what a finished project brings."""
        self.done[place] = 1
        if self.must[place]:
            self.points += weight.FINAL
        kind = self.kind[place]
        if self.sort[place] == TASK:
            task = self.tasks[kind]
            self.krystallium += task.reward[4]
            self.soldiers += task.reward[5]
            self.points += task.reward[6] * POINT + task.reward[7] * weight.SPY
            for resource in range(i64(4)):
                if task.reward[resource]:
                    self.distil(self.place(resource, task.reward[resource]))
            return
        cards = self.cards
        if self.sort[place] == FIGHT:
            self.points += self.fight_worth(kind, 0)
            return
        if self.frozen[place]:
            self.points -= cards.points[cards.menaces[box.GIANTS]] * POINT
        self.points += cards.points[kind] * POINT
        self.types[cards.type[kind]] += 1
        self.krystallium += cards.bonus_krystallium[kind]
        self.soldiers += cards.bonus_soldiers[kind]
        for index in range(i64(4)):
            self.flat[index] += cards.produces[kind * 4 + index]
            self.factors[index] += cards.points_per[kind * 4 + index]
        for index in range(i64(16)):
            self.per[index] += cards.per[kind * 16 + index]

    def end(self) -> i64:
        """Value the end of the game in the head."""
        later = box.ROUNDS - 1 - self.round
        value = self.points + self.future
        for type_ in range(i64(4)):
            value += self.factors[type_] * (self.types[type_] * POINT + weight.GROWTH[type_] * max(later, i64(0)))
        if later > 0:
            value += self.krystallium * weight.KEPT + self.soldiers * weight.KEPT_SOLDIER + self.alchemy * weight.FIFTH
            value += self.training * weight.KEPT_SOLDIER // 2
        else:
            value += self.krystallium * 2 + self.soldiers * 2 + self.alchemy
        if self.musts:
            for place in range(self.size):
                if self.must[place] and not self.done[place]:
                    for resource in range(i64(6)):
                        lacks = self.left[place * 6 + resource]
                        value -= lacks * weight.PRICE[resource] * weight.NEARER // 100
        return value
