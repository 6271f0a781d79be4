"""The outlook of a Kingdom seat: the rest of the game, simulated with the cards it has.

Cubes go to projects in order; projects that cannot be finished are recycled or left, and the game is simulated again.
"""

from librt.vecs import vec
from mypy_extensions import i64

from duchy.bots.kingdom.memory import Memory
from duchy.bots.kingdom.projects import DRAFTED, FIGHT, LIMIT, POINT, TASK, Projects
from duchy.bots.kingdom.weights import PASSES, USUAL, Weights
from duchy.core.vectors import fill_up_to, overwrite_prefix
from duchy.games.kingdom.box import components as box
from duchy.games.kingdom.variant import Variant


class Outlook(Projects):
    """A simulation of the rest of a seat's game."""

    def __init__(self, usual: Weights = USUAL) -> None:
        """Store the weights for two players."""
        super().__init__(usual)
        self.hasty = False
        """Whether the first estimate will do."""
        self.dropped = vec[i64]([0] * LIMIT)
        """Projects that are left out."""
        self.dropped_at_last = vec[i64]([0] * LIMIT)
        """Those left out by the attempt whose hurry begins in the last round."""
        self.flat = vec[i64]([0] * 4)
        self.per = vec[i64]([0] * 16)
        self.types = vec[i64]([0] * 4)
        self.factors = vec[i64]([0] * 4)
        self.left = vec[i64]([0] * (LIMIT * 6))
        self.cubes_left = vec[i64]([0] * LIMIT)
        """How many cubes each project still lacks, without krystallium."""
        self.cubes0 = vec[i64]([0] * LIMIT)
        """The same at the beginning."""
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
        """The resources that required projects will need."""
        self.row = vec[i64]([0] * LIMIT)
        self.memory = Memory()
        self.remembers = True
        """Whether a value may come from memory; the ending is then not simulated."""
        self.known: Variant | None = None
        """The variant that the memory is of."""
        self.required: i64 = 0
        """Required projects still open in this simulation."""
        self.relaxed: i64 = 0
        """The first round at whose start no required project was left open in the last simulation."""

    def value(self) -> i64:
        """Value the rest of the game, by simulation or from memory."""
        if not self.remembers:
            return self.simulate()
        memory = self.memory
        if self.variant is not self.known:
            self.known = self.variant
            memory.forget()
        self.describe(memory, self.hasty)
        if memory.knows():
            return memory.value()
        value = self.simulate()
        memory.keep(value)
        return value

    def simulate(self) -> i64:
        """Simulate the rest in several ways and value the best: required projects come first from some round on."""
        self.rank()
        self.count_cubes()
        last: i64 = box.ROUNDS - 1
        best = self.attempt(last)
        hurry: i64 = last
        if self.musts:
            relaxed = self.relaxed
            self.dropped_at_last = overwrite_prefix(self.dropped_at_last, self.dropped, self.size)
            for sooner in range(self.round, last):
                if sooner >= relaxed and self.remembers:  # it would all happen as without any hurry
                    self.dropped = overwrite_prefix(self.dropped, self.dropped_at_last, self.size)
                    break
                value = self.attempt(sooner)
                if value > best:
                    best = value
                    hurry = sooner
            if hurry < last - 1:
                self.attempt(hurry)
        return best if self.hasty else self.climb(hurry, best)

    def count_cubes(self) -> None:
        """Count the cubes that each project needs, without krystallium."""
        needs, cubes = self.needs, self.cubes0
        for place in range(self.size):
            spot = place * 6
            cubes[place] = needs[spot] + needs[spot + 1] + needs[spot + 2] + needs[spot + 3]

    def attempt(self, hurry: i64) -> i64:
        """Simulate with all projects, and without those that were not finished."""
        fill_up_to(self.dropped, self.size, 0)
        best = self.play(hurry)
        given_up: i64 = 0
        for place in range(self.size):
            if not self.done[place] and not self.must[place]:
                self.dropped[place] = 1
                given_up += 1
        if given_up == 0:
            return best
        relaxed = self.relaxed
        value = self.play(hurry)
        self.relaxed = max(self.relaxed, relaxed)
        if value >= best:
            return value
        fill_up_to(self.dropped, self.size, 0)
        return best

    def climb(self, hurry: i64, best: i64) -> i64:
        """Change one project's fate at a time while that improves the result."""
        free = self.size - self.musts
        alike: i64 = 0
        """Changes in vain since the last improvement."""
        for _ in range(PASSES):
            before = best
            for place in range(self.size):
                if self.must[place]:
                    continue
                if alike == free and self.remembers:
                    return best  # every change has been tried since
                self.dropped[place] = 1 - self.dropped[place]
                value = self.play(hurry)
                if value > best:
                    best = value
                    alike = 1  # to change it back would be in vain
                else:
                    self.dropped[place] = 1 - self.dropped[place]
                    alike += 1
            if best == before:
                break
        return best

    def play(self, hurry: i64) -> i64:
        """Simulate the rest of the game, and value its end."""
        self.flat = overwrite_prefix(self.flat, self.flat0, 4)
        self.types = overwrite_prefix(self.types, self.types0, 4)
        self.factors = overwrite_prefix(self.factors, self.factors0, 4)
        self.per = overwrite_prefix(self.per, self.per0, 16)
        self.left = overwrite_prefix(self.left, self.needs, self.size * 6)
        self.cubes_left = overwrite_prefix(self.cubes_left, self.cubes0, self.size)
        fill_up_to(self.done, self.size, 0)
        self.points = self.base
        self.krystallium = self.krystallium0
        self.soldiers = self.soldiers0
        self.training = self.training0
        self.alchemy = 0
        self.future = 0
        self.required = self.musts
        self.relaxed = box.ROUNDS
        self.line_up(self.round >= hurry)
        last: i64 = box.ROUNDS - 1
        self.begin()
        if not self.waits:
            self.complete(self.round > last or (self.round == last and self.step == 4), self.step == 4)
        round_ = self.round
        while round_ <= last:
            if self.required == 0 and round_ > self.round:
                self.relaxed = min(self.relaxed, round_)
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
        """List the open projects in order; in a hurry, reserve what the required ones will need."""
        self.kept_krystallium = 0
        self.kept_soldiers = 0
        row = self.row
        done = self.done
        dropped = self.dropped
        order = self.urgent if hurry and self.musts else self.order
        live: i64 = 0
        for at in range(self.size):
            place = order[at]
            if not done[place] and not dropped[place]:
                row[live] = place
                live += 1
                if hurry and self.must[place]:
                    self.kept_krystallium += self.left[place * 6 + 4]
                    self.kept_soldiers += self.left[place * 6 + 5]
        self.live = live

    def begin(self) -> None:
        """Place the cubes at hand: waiting ones, those in alchemy for tasks, those of recycled cards."""
        row = self.row
        left = self.left
        sort = self.sort
        cubes_left = self.cubes_left
        for resource in range(i64(4)):
            cubes = self.alchemy0[resource]
            if self.quests and cubes:
                for at in range(self.live):
                    place = row[at]
                    if sort[place] == TASK and cubes:
                        placed = min(cubes, left[place * 6 + resource])
                        left[place * 6 + resource] -= placed
                        cubes_left[place] -= placed
                        cubes -= placed
            self.alchemy += cubes
        if self.debt:
            self.alchemy -= self.debt
            if self.alchemy < 0:
                self.points += self.alchemy * self.weights.short
                self.alchemy = 0
        for resource in range(i64(4)):
            cubes = self.waiting[resource]
            if cubes:
                for at in range(self.live):
                    place = row[at]
                    if sort[place] != DRAFTED and cubes:
                        placed = min(cubes, left[place * 6 + resource])
                        left[place * 6 + resource] -= placed
                        cubes_left[place] -= placed
                        cubes -= placed
            self.distil(cubes + self.place(resource, self.gifts[resource]))
        dropped = self.dropped
        for place in range(self.size):
            if dropped[place] and sort[place] == DRAFTED:
                self.distil(self.place(self.cards.recycles[self.kind[place]], 1))

    def place(self, resource: i64, cubes: i64) -> i64:
        """Put cubes on the projects that need them, in order; the rest stays."""
        row = self.row
        left = self.left
        cubes_left = self.cubes_left
        live = self.live
        at: i64 = 0
        while cubes and at < live:
            place = row[at]
            need = left[place * 6 + resource]
            if need:
                placed = min(need, cubes)
                cubes -= placed
                left[place * 6 + resource] = need - placed
                cubes_left[place] -= placed
            at += 1
        return cubes

    def distil(self, cubes: i64) -> None:
        """K4.5. Put cubes into alchemy."""
        self.alchemy += cubes
        while self.alchemy >= box.ALCHEMY_CUBES:
            self.alchemy -= box.ALCHEMY_CUBES
            self.krystallium += 1

    def produce(self, resource: i64, round_: i64) -> None:
        """K4. Produce cubes, train soldiers, place what fits; the rest is for future cards."""
        cubes = self.flat[resource]
        per = self.per
        types = self.types
        for type_ in range(i64(4)):
            cubes += per[resource * 4 + type_] * types[type_]
        if cubes > self.rivals[resource]:
            self.soldiers += self.training
            self.training = 1 - self.training
        cubes = self.place(resource, cubes)
        if cubes:
            if round_ > self.round or self.open > 50:
                self.future += cubes * self.weights.price[resource] * self.weights.future // 100
            else:
                self.distil(cubes)

    def complete(self, last: bool, battle: bool) -> None:
        """K4.4. Complete every card that can be completed, with krystallium where that pays."""
        row = self.row
        left = self.left
        cubes_left = self.cubes_left
        engine = self.engine
        at: i64 = 0
        while at < self.live:
            place = row[at]
            lacks = cubes_left[place]
            at += 1
            if not (lacks == 0 or last or (lacks == 1 and engine[place] > 1)):
                continue
            spot = place * 6
            price = lacks + left[spot + 4]
            soldiers = left[spot + 5]
            must = self.must[place]
            if must:
                paid = price <= self.krystallium and soldiers <= self.soldiers
            else:
                paid = (price == 0 or price <= self.krystallium - self.kept_krystallium) and (
                    soldiers == 0 or soldiers <= self.soldiers - self.kept_soldiers
                )
            if paid and (battle or not self.frozen[place]):
                self.krystallium -= price
                self.soldiers -= soldiers
                if must:
                    self.kept_krystallium = max(self.kept_krystallium - left[spot + 4], i64(0))
                    self.kept_soldiers = max(self.kept_soldiers - soldiers, i64(0))
                self.live -= 1
                for after in range(at - 1, self.live):
                    row[after] = row[after + 1]
                self.finish(place)
                at = 0  # what it brings may pay for another

    def finish(self, place: i64) -> None:
        """K4.4, K8.1, K6.2. Count what a finished project brings."""
        self.done[place] = 1
        if self.must[place]:
            self.points += self.weights.final
            self.required -= 1
        kind = self.kind[place]
        if self.sort[place] == TASK:
            task = self.tasks[kind]
            self.krystallium += task.reward[4]
            self.soldiers += task.reward[5]
            self.points += task.reward[6] * POINT + task.reward[7] * self.weights.spy
            for resource in range(i64(4)):
                if task.reward[resource]:
                    self.distil(self.place(resource, task.reward[resource]))
            return
        cards = self.cards
        if self.sort[place] == FIGHT:
            self.points += self.fight_worth(kind, 0)
            if kind == box.THIEVES and self.stolen >= 0:
                self.flat[self.stolen] += 1
            return
        if self.frozen[place]:
            self.points -= cards.points[cards.menaces[box.GIANTS]] * POINT
        self.points += cards.points[kind] * POINT
        self.types[cards.type[kind]] += 1
        self.krystallium += cards.bonus_krystallium[kind]
        self.soldiers += cards.bonus_soldiers[kind]
        add(cards.produces, kind * 4, self.flat, 4)
        add(cards.points_per, kind * 4, self.factors, 4)
        if cards.multipliers[kind]:
            add(cards.per, kind * 16, self.per, 16)

    def end(self) -> i64:
        """Value the end of the simulated game."""
        later = box.ROUNDS - 1 - self.round
        value = self.points + self.future
        for type_ in range(i64(4)):
            value += self.factors[type_] * (self.types[type_] * POINT + self.weights.growth[type_] * max(later, i64(0)))
        if later > 0:
            value += (
                self.krystallium * self.weights.kept
                + self.soldiers * self.weights.kept_soldier
                + self.alchemy * self.weights.fifth
            )
            value += self.training * self.weights.kept_soldier // 2
        else:
            value += self.krystallium * 2 + self.soldiers * 2 + self.alchemy
        if self.musts:
            for place in range(self.size):
                if self.must[place] and not self.done[place]:
                    for resource in range(i64(6)):
                        lacks = self.left[place * 6 + resource]
                        value -= lacks * self.weights.price[resource] * self.weights.nearer // 100
        return value


def add(source: vec[i64], first: i64, target: vec[i64], count: i64) -> None:
    """Add some numbers of a longer list to others."""
    for index in range(count):
        target[index] += source[first + index]
