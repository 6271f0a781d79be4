"""The projects of a Kingdom seat: everything it could finish, ordered by value for cost.

Cards under construction and drafted, tasks of quests, menaces to fight. It looks at the seat's own holdings and, for
supremacy, at the others' production. `outlook` simulates how they are carried out.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.kingdom.memory import Memory
from duchy.bots.kingdom.weights import ALONE, USUAL, Weights
from duchy.games.kingdom.box import components as box
from duchy.games.kingdom.box.cards import HOUSE, Task, cards_of
from duchy.games.kingdom.rules.production import production
from duchy.games.kingdom.rules.scoring import flat_points, menace_points
from duchy.games.kingdom.state import agenda
from duchy.games.kingdom.state.seat import FROZEN, Seat
from duchy.games.kingdom.state.state import BATTLE_STAGE, DRAFT_STAGE, PLANNING_STAGE, PRODUCTION_STAGE, Kingdom
from duchy.games.kingdom.variant import Variant

POINT: Final = 100
LIMIT: Final = 160
"""Maximum number of projects of one seat: cards under construction, drafted cards, tasks, menaces."""

# What a project is.
SITE: Final = 0
DRAFTED: Final = 1
TASK: Final = 2
FIGHT: Final = 3


class Projects:
    """A seat's holdings, and everything it could finish."""

    def __init__(self, usual: Weights = USUAL) -> None:
        """Store the weights for two players."""
        self.cards = cards_of(HOUSE)
        self.usual = usual
        self.weights = usual
        self.round: i64 = 0
        self.step: i64 = 0
        """The next step of production in this round; 4 if there is none."""
        self.waits = False
        """Whether the seat is done and waits for the other: it can finish nothing before the next step."""
        self.open: i64 = 0
        """Percentage of this round's cards still to be drafted."""
        self.quests = False
        self.solo = True
        self.battle = False
        self.base: i64 = 0
        """The seat's points without multipliers, and everything else that does not change."""
        self.rivals = vec[i64]([0] * 4)
        """The opponent's production."""
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
        self.stolen: i64 = -1
        """The most expensive resource with a covered icon; -1 for none."""
        self.debt: i64 = 0
        """Cubes of alchemy about to be paid for krystallium."""
        self.gifts = vec[i64]([0] * 4)
        """Cubes of drafted treasures."""
        self.marked: i64 = 0
        self.marked_gifts = vec[i64]([0] * 4)
        """The projects and the gifts at the mark."""
        # The projects.
        self.size: i64 = 0
        self.musts: i64 = 0
        self.loss: i64 = 0
        """The cost of a card that a shadow takes."""
        self.kind = vec[i64]([0] * LIMIT)
        self.sort = vec[i64]([0] * LIMIT)
        self.must = vec[i64]([0] * LIMIT)
        self.frozen = vec[i64]([0] * LIMIT)
        self.needs = vec[i64]([0] * (LIMIT * 6))
        self.density = vec[i64]([0] * LIMIT)
        self.engine = vec[i64]([0] * LIMIT)
        self.order = vec[i64]([0] * LIMIT)
        self.urgent = vec[i64]([0] * LIMIT)
        self.tasks: list[Task] = []
        self.tasks_done: i64 = 0
        """The tasks that are done, as bits."""
        self.variant: Variant | None = None

    def gather(self, state: Kingdom, index: i64) -> None:
        """Collect what a seat has, without its drafted cards."""
        variant = state.variant
        cards = variant.cards
        seat = state.seats[index]
        self.cards = cards
        self.variant = variant
        self.tasks_done = seat.tasks
        self.quests = variant.quests
        self.solo = variant.solo
        self.weights = ALONE if variant.solo else self.usual
        self.battle = variant.battle
        self.round = state.round
        stage = state.stage
        self.step = 0
        if stage == PRODUCTION_STAGE:
            self.step = state.turn + 1
        elif stage == BATTLE_STAGE:
            self.step = 4
        self.waits = seat.depth == 0 and PLANNING_STAGE <= stage <= BATTLE_STAGE
        if stage == PRODUCTION_STAGE and self.step == 4 and variant.battle:
            self.waits = False
        self.open = 0
        if stage < DRAFT_STAGE:
            self.open = 100
        elif stage == DRAFT_STAGE:
            self.open = 100 - state.turn * 25 if variant.solo else 100 - state.turn * 100 // 16
        self.size = 0
        self.musts = 0
        self.stolen = -1
        for place in range(i64(4)):
            self.flat0[place] = seat.flat[place]
            self.types0[place] = seat.types[place]
            self.alchemy0[place] = seat.alchemy[place]
            self.waiting[place] = 0
            self.gifts[place] = 0
            self.factors0[place] = 0
            if seat.stolen[place]:
                self.stolen = place
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
            self.add_site(seat, site)
        self.demand(state, seat)
        if variant.quests:
            self.add_tasks(state, seat)
        if variant.battle:
            self.add_fights(state, seat)

    def project(self, kind: i64, sort: i64) -> i64:
        """Start a project."""
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
        listed = self.needs
        for resource in range(i64(6)):
            listed[place * 6 + resource] = needs >> 8 * resource & 255
        self.engine[place] = self.cards.icons[kind] + 2 * self.cards.multipliers[kind]
        return place

    def add_site(self, seat: Seat, site: i64) -> None:
        """Make a project of a card under construction."""
        place = self.add_card(seat.sites[site], SITE, seat.needs[site])
        if seat.needs[site] & FROZEN:
            self.frozen[place] = 1
            giant = self.cards.menaces[box.GIANTS]
            self.needs[place * 6 + 5] += self.cards.soldiers[giant]

    def demand(self, state: Kingdom, seat: Seat) -> None:
        """K9. Mark the cards that the scenario requires."""
        scenario = state.variant.scenario
        self.base -= len(scenario.sites) * self.weights.final
        for number in range(len(scenario.sites)):
            kind = self.cards.kind_of(scenario.sites[number])
            wanted: i64 = 1
            for before in range(number):
                if scenario.sites[before] == scenario.sites[number]:
                    wanted += 1
            if seat.built_copies(kind) >= wanted:
                self.base += self.weights.final
                continue
            for place in range(self.size):
                if self.kind[place] == kind and not self.must[place]:
                    self.must[place] = 1
                    self.musts += 1
                    break

    def add_tasks(self, state: Kingdom, seat: Seat) -> None:
        """K8. Make projects of the open tasks."""
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
                    self.base -= self.weights.final

    def add_fights(self, state: Kingdom, seat: Seat) -> None:
        """K6.2. Make projects of the menaces that can be fought; K9.5. cards taken by shadows are part of a defeat."""
        limit = state.variant.scenario.shadow_limit
        self.loss = self.weights.loss(limit)
        if limit:
            self.base -= state.lost * self.weights.final // limit
        for menace in range(i64(box.MENACES)):
            price = self.cards.soldiers[self.cards.menaces[menace]]
            for _ in range(seat.menaces[menace]):
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
                    self.base -= self.weights.final

    def draft(self, kind: i64) -> None:
        """Add a drafted development or treasure."""
        if self.cards.family[kind] == box.DEVELOPMENT:
            self.add_card(kind, DRAFTED, self.cards.cost[kind])
        elif self.cards.family[kind] == box.TREASURE:
            self.gifts[self.cards.recycles[kind]] += 1
            self.gifts[self.cards.second[kind]] += 1

    def mark(self) -> None:
        """Note what there is: `go_back` drops what is drafted later."""
        self.marked = self.size
        for resource in range(i64(4)):
            self.marked_gifts[resource] = self.gifts[resource]

    def go_back(self) -> None:
        """Drop what was drafted after the mark."""
        self.size = self.marked
        for resource in range(i64(4)):
            self.gifts[resource] = self.marked_gifts[resource]

    def describe(self, memory: Memory, hasty: bool) -> None:
        """Describe all that a value depends on, besides the variant."""
        memory.begin()
        memory.add(self.round | self.step << 4 | (1 << 8 if self.waits else 0) | (1 << 9 if hasty else 0))
        memory.add(self.open)
        memory.add(self.base)
        memory.add(self.krystallium0)
        memory.add(self.soldiers0)
        memory.add(self.training0)
        memory.add(self.stolen)
        memory.add(self.debt)
        memory.add(self.loss)
        memory.add(self.tasks_done)
        memory.add(self.size)
        memory.add_all(self.rivals, 4)
        memory.add_all(self.flat0, 4)
        memory.add_all(self.types0, 4)
        memory.add_all(self.factors0, 4)
        memory.add_all(self.alchemy0, 4)
        memory.add_all(self.waiting, 4)
        memory.add_all(self.gifts, 4)
        memory.add_all(self.per0, 16)
        sort, must, frozen, kind = self.sort, self.must, self.frozen, self.kind
        for place in range(self.size):
            memory.add(sort[place] | must[place] << 2 | frozen[place] << 3 | kind[place] << 4)
        memory.add_all(self.needs, self.size * 6)

    def rank(self) -> None:
        """Sort the projects."""
        productions = box.ROUNDS - self.round
        later = productions - 1
        if self.step == 4:
            productions -= 1
        needs = self.needs
        order = self.order
        density = self.density
        prices = self.weights.price
        for place in range(self.size):
            price: i64 = 30
            for resource in range(i64(6)):
                price += needs[place * 6 + resource] * prices[resource]
            if self.sort[place] == TASK:
                worth = self.task_worth(self.tasks[self.kind[place]])
            elif self.sort[place] == FIGHT:
                worth = self.fight_worth(self.kind[place], later)
            else:
                worth = self.card_worth(self.kind[place], productions, later)
            density[place] = worth * 1000 // price
        for place in range(self.size):
            at = place
            while at > 0 and density[order[at - 1]] < density[place]:
                order[at] = order[at - 1]
                at -= 1
            order[at] = place
        if self.musts:
            count: i64 = 0
            for must in range(i64(2)):
                for at in range(self.size):
                    if self.must[self.order[at]] != must:
                        self.urgent[count] = self.order[at]
                        count += 1

    def card_worth(self, kind: i64, productions: i64, later: i64) -> i64:
        """Estimate the value of a development, for sorting."""
        cards = self.cards
        type_ = cards.type[kind]
        types = self.types0
        prices = self.weights.price
        points_per = cards.points_per
        produces = cards.produces
        worth = (cards.points[kind] + self.factors0[type_]) * POINT
        worth += (cards.bonus_krystallium[kind] + cards.bonus_soldiers[kind]) * self.weights.bonus
        half = 2 * productions - 1
        for place in range(i64(4)):
            factor = points_per[kind * 4 + place]
            if factor:
                worth += factor * (types[place] * POINT + self.weights.growth[place] * later)
            icons = produces[kind * 4 + place] + self.per0[place * 4 + type_]
            if icons:
                worth += icons * prices[place] * half * self.weights.engine // 200
        if cards.multipliers[kind]:
            for icon in range(i64(16)):
                if cards.per[kind * 16 + icon]:
                    count = 2 * types[icon & 3] + productions
                    worth += prices[icon >> 2] * half * count * self.weights.engine // 400
        return worth

    def task_worth(self, task: Task) -> i64:
        """Estimate the value of a task, for sorting."""
        worth = task.reward[box.TASK_POINTS] * POINT + task.reward[box.TASK_SPIES] * self.weights.spy
        for resource in range(i64(6)):
            worth += task.reward[resource] * self.weights.price[resource]
        return worth

    def fight_worth(self, menace: i64, later: i64) -> i64:
        """Return the value of being rid of a menace."""
        worth = -self.cards.points[self.cards.menaces[menace]] * POINT
        if menace == box.SHADOWS:
            worth += later * self.loss
        elif menace == box.RATS:
            worth += later * self.weights.rat // 3
        elif menace == box.THIEVES:
            worth += later * self.weights.caught
        return worth
