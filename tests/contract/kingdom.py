"""Wonderful Kingdom for the conformance kit: its option sets, its cards and its invariants.

Facts that follow from the cards alone are counted here a second time.
"""

from collections import Counter
from collections.abc import Mapping
from itertools import combinations, permutations
from operator import add
from typing import Final, cast

from duchy.core.game import CHANCE, SPECTATOR, State
from duchy.games import load
from duchy.games.kingdom.actions import BUILD, CUBE, PICK, RECYCLE, SCRAP, SPY
from duchy.games.kingdom.box.components import (
    CALAMITY,
    GIANTS,
    MENACE,
    MENACE_NAMES,
    PLACES,
    UNKNOWN,
)
from duchy.games.kingdom.state.agenda import (
    ASK_ADVISOR,
    ASK_DANGER,
    ASK_DANGER_DRAFTED,
    ASK_DUCHY,
    ASK_GIANT,
    ASK_HAND,
    ASK_OFFERED,
    ASK_TOP,
    NOTHING,
    argument_of,
    kind_of,
)
from duchy.games.kingdom.state.seat import FROZEN, NO_CARD, face_of, kind_of_card
from duchy.games.kingdom.state.state import (
    DEALING_STAGE,
    DRAFT_STAGE,
    KEEPING_STAGE,
    OVER_STAGE,
    Kingdom,
)
from duchy.games.kingdom.text.view import View
from tests.contract.kingdom_facts import begun, boxed, calamities_to_come, check_seat, danger, lying, on_table
from tests.contract.witness import Witness

MENACES: Final = ("rats", "giants", "shadows", "thieves")
BOARDS: Final = ("northern-lands", "usurper", "plague-lord")
NEXT: Final = -2
"""Between two places in a list of hidden cards."""


class KingdomWitness(Witness):
    """K1-K9: two players and one, both sides, every module, each pair of menaces, each quest board, each scenario."""

    scores_fall = True
    scores_told_at_the_end = True
    deck_is_hidden = True

    def __init__(self) -> None:
        super().__init__(load("kingdom"))

    def cases(self) -> dict[str, dict[str, object]]:
        """List every module for two players and for one, and the scenarios; sides vary between cases."""
        found: dict[str, dict[str, object]] = {}
        for side in "ab":
            found[f"2p-none-{side}"] = {"module": "none", "side": side}
            found[f"2p-advisors-{side}"] = {"module": "advisors", "side": side}
            for board in BOARDS:
                found[f"2p-{board}-{side}"] = {"module": "quests", "quest": board, "side": side}
        for number, (one, other) in enumerate(permutations(MENACES, 2)):
            side = "ab"[number % 2]
            found[f"2p-{one}-{other}-{side}"] = {"module": "menaces", "menaces": f"{one},{other}", "side": side}
        found["2p-advisors-teressie"] = {"module": "advisors", "duchy": "teressie"}
        for number, board in enumerate(BOARDS):
            side = "ab"[number % 2]
            found[f"1p-{board}-{side}"] = {"players": 1, "module": "quests", "quest": board, "side": side}
        for number, menace in enumerate(MENACES):
            side = "ba"[number % 2]
            found[f"1p-{menace}-{side}"] = {"players": 1, "module": "menaces", "menaces": menace, "side": side}
        for side in "ab":
            found[f"1p-none-{side}"] = {"players": 1, "module": "none", "side": side}
            found[f"1p-advisors-{side}"] = {"players": 1, "module": "advisors", "side": side}
        for scenario in range(1, 7):
            side = "ba"[scenario % 2]
            found[f"scenario-{scenario}-{side}"] = {"players": 1, "scenario": scenario, "side": side}
        return found

    def options(self, state: State) -> Mapping[str, object]:
        """Read the variant's options."""
        return cast(Kingdom, state).variant.options

    def longest(self, state: State) -> int:
        """Bound the plies of chance and seats together.

        Each card is drawn, offered, planned, placed and perhaps scrapped, and takes no more than it costs.
        A production step brings no more cubes than there are icons, here at most forty.
        """
        kingdom = cast(Kingdom, state)
        cards = 4 * 18 + 30
        return cards * 16 + kingdom.variant.players * 4 * 4 * 42

    def fair(self) -> dict[str, object]:
        """Play without a module, so that someone always wins."""
        return {"module": "none"}

    def pieces(self, state: State) -> dict[str, int]:
        """Count every card in the box that is not discarded, wherever it is."""
        kingdom = cast(Kingdom, state)
        cards = kingdom.variant.cards
        found: list[int] = list(kingdom.deck)
        here = [kind for kind in lying(kingdom) if kind != UNKNOWN]
        if kingdom.top != NO_CARD:
            here.append(int(kingdom.top))
        here += [int(kingdom.looked[place]) for place in range(kingdom.looks)]
        for seat in kingdom.seats:
            found = list(map(add, found, seat.buried))
            here += [int(cards.first_advisor) + bit for bit in range(cards.advisors) if seat.advisors >> bit & 1]
            if seat.left != NO_CARD:
                here.append(int(seat.left))
            found[int(cards.calamity)] += int(seat.calamities)
            for menace in range(len(MENACE_NAMES)):
                found[int(cards.menaces[menace])] += int(seat.menaces[menace])
            found[int(cards.menaces[GIANTS])] += sum(1 for site in range(seat.building) if seat.needs[site] & FROZEN)
            if seat.depth and kind_of(seat.asked()) == ASK_GIANT:
                found[int(cards.menaces[GIANTS])] += int(argument_of(seat.asked()))
        for menace in range(len(MENACE_NAMES)):
            kind = int(cards.menaces[menace])
            found[kind] += int(kingdom.menaces_left[menace] if begun(kingdom) else cards.copies[kind])
        found[danger(kingdom, 0)] += int(kingdom.lurking)
        if not begun(kingdom):
            scenario = kingdom.variant.scenario
            here += [cards.kind_of(name) for name in (*scenario.sites, *scenario.built, *scenario.advisors)]
        found[int(cards.calamity)] += calamities_to_come(kingdom)
        for kind in here:
            found[kind] += 1
        return {name: found[kind] for kind, name, _ in boxed(kingdom.variant)}

    def never_fall(self, state: State) -> list[int]:
        """List time, built cards, advisors, tasks and their points, spies, resources lost to shadows."""
        kingdom = cast(Kingdom, state)
        numbers = [
            int(kingdom.round),
            int(kingdom.lost),
            int(kingdom.defeat),
            -int(kingdom.pile) if begun(kingdom) else -12,
        ]
        for seat in kingdom.seats:
            numbers += [int(seat.duchy >= 0), int(seat.buildings), int(seat.advisors).bit_count()]
            numbers += [int(seat.tasks).bit_count(), int(seat.quest_points), int(seat.advisor_points)]
            numbers += [int(seat.spies + seat.hidden_spies), *(int(number) for number in seat.types)]
        return numbers

    def lively(self, action: int) -> bool:
        """Prefer building and module actions to recycling, alchemy and scrapping."""
        return BUILD <= action < RECYCLE or CUBE <= action < SCRAP or PICK <= action <= SPY

    def check(self, state: State) -> None:
        """Check the table and the seats."""
        kingdom = cast(Kingdom, state)
        variant = kingdom.variant
        found = self.pieces(state)
        assert [] == [name for _, name, copies in boxed(variant) if not 0 <= found[name] <= copies]
        assert min(kingdom.deck) >= 0
        assert all(number >= 0 for number in kingdom.menaces_left)
        assert 0 <= kingdom.lurking <= kingdom.unseen <= 12
        assert kingdom.unseen >= kingdom.pile + sum(1 for kind in lying(kingdom) if kind == UNKNOWN)
        for area in (0, 1):
            assert not any(kingdom.offers[area * PLACES + place] for place in range(int(kingdom.offered[area]), PLACES))
        if kingdom.stage not in (DEALING_STAGE, DRAFT_STAGE):
            assert not any(kingdom.offered)
        acting = self.game.acting(state)
        assert acting == [CHANCE] if kingdom.chance != NOTHING else CHANCE not in acting
        assert bool(acting) == (kingdom.stage != OVER_STAGE)
        if kingdom.stage in (DRAFT_STAGE, DEALING_STAGE):
            assert len(acting) == 1
        for seat in kingdom.seats:
            check_seat(kingdom, seat)

    def check_places(self, state: State) -> None:
        """K5.2, K8.2, K5S.5. Points, built cards, soldiers; without the final task no one wins; alone by medal."""
        kingdom = cast(Kingdom, state)
        places, scores = self.game.places(state), self.game.scores(state)
        assert len(places) == len(kingdom.seats)
        assert set(places) <= {1, 2}
        if kingdom.variant.solo:
            return
        finals = [
            all(
                seat.tasks >> (4 * number + place) & 1
                for number, board in enumerate(kingdom.variant.boards)
                for place, task in enumerate(board.tasks)
                if task.final
            )
            for seat in kingdom.seats
        ]
        keys = [(score, seat.buildings, seat.soldiers) for score, seat in zip(scores, kingdom.seats, strict=True)]
        contest = [key for key, final in zip(keys, finals, strict=True) if final]
        assert places == [1 if final and key == max(contest) else 2 for key, final in zip(keys, finals, strict=True)]

    def check_happened(self, before: State, after: State, outcome: int) -> None:
        """Look for the outcome on the table."""
        then, now = cast(Kingdom, before), cast(Kingdom, after)
        asked, about = kind_of(then.chance), int(argument_of(then.chance))
        values = self.game.fields(outcome)
        if asked == ASK_DUCHY:
            assert now.seats[about].duchy == cast(int, values["duchy"]) - 1
            return
        kind = cast(int, values["card"]) - 1
        if asked in (ASK_HAND, ASK_ADVISOR):
            hands = [
                [int(seat.hand[place]) for place in range(seat.held)] for seat in (then.seats[about], now.seats[about])
            ]
            assert hands[1].count(kind) == hands[0].count(kind) + 1
            assert now.deck[kind] == then.deck[kind] - 1
        elif asked == ASK_OFFERED:
            assert now.offers[about * PLACES + now.offered[about] - 1] == kind
            assert now.deck[kind] == then.deck[kind] - 1
        elif asked == ASK_TOP:
            assert now.deck[kind] == then.deck[kind] - 1
            placed = [int(kind_of_card(card)) for card in now.offers]
            assert kind in (int(now.top), *(int(card) for card in now.looked), *placed)
        elif asked == ASK_DANGER:
            assert now.offers[about] == kind
            assert now.unseen == then.unseen - 1
        else:
            assert asked == ASK_DANGER_DRAFTED
            assert now.unseen == then.unseen - 1

    def secret(self, state: State) -> bool:
        """K7.1. Only the kept advisors are chosen in secret; all other simultaneous choices are open."""
        return cast(Kingdom, state).stage == KEEPING_STAGE

    def revealed(self, state: State) -> list[object]:
        """K7.1. Show each seat's advisors to all; the advisors not kept only to their seat."""
        kingdom = cast(Kingdom, state)
        for seat in kingdom.seats:
            assert int(seat.advisors).bit_count() == 1
            assert seat.left != NO_CARD
            assert seat.choice == NO_CARD
        views = [self.game.view(state, seat) for seat in range(SPECTATOR, self.game.seats(state))]
        return [[seat.advisors for seat in cast(View, view).seats] for view in views]

    def hidden(self, state: State, viewer: int) -> tuple[int, ...]:
        """List the cards in other hands, face-down cards, cards discarded unseen, and advisors not kept."""
        kingdom = cast(Kingdom, state)
        found: list[int] = []
        for index, seat in enumerate(kingdom.seats):
            if index == viewer:
                continue
            found += [int(seat.hand[place]) for place in range(seat.held)]
            found += [NEXT, *(int(kind_of_card(card)) for card in on_table(kingdom) if face_of(card) == index + 1)]
            buried = [kind for kind in range(kingdom.variant.cards.kinds) for _ in range(seat.buried[kind])]
            found += [NEXT, *buried, NEXT, int(seat.left), int(seat.choice), NEXT]
        return tuple(found)

    def possibly_hidden(self, state: State, viewer: int) -> list[tuple[int, ...]]:
        """K7.1. While advisors are chosen: any two that the viewer does not hold, either of them kept."""
        kingdom = cast(Kingdom, state)
        assert kingdom.stage == KEEPING_STAGE
        assert viewer != SPECTATOR
        first, last = int(kingdom.variant.cards.first_advisor), int(kingdom.variant.cards.kinds)
        mine = [int(card) for card in kingdom.seats[viewer].hand][:2]
        other = kingdom.seats[1 - viewer]
        free = [kind for kind in range(first, last) if kind not in mine]
        return [
            (*pair, NEXT, NEXT, NEXT, NO_CARD, choice, NEXT)
            for pair in combinations(free, 2)
            for choice in (pair if other.choice != NO_CARD else (NO_CARD,))
        ]

    def may_be_hidden(self, state: State, viewer: int, hidden: tuple[int, ...]) -> bool:
        """Return whether the hidden cards have the right places, and are cards that the viewer has not seen."""
        kingdom = cast(Kingdom, state)
        cards = kingdom.variant.cards
        now = self.hidden(state, viewer)
        if [index for index, card in enumerate(now) if card == NEXT] != [
            index for index, card in enumerate(hidden) if card == NEXT
        ]:
            return False
        unseen = Counter(kind for kind in range(cards.kinds) for _ in range(kingdom.deck[kind]))
        choice = len(now) - 2 if kingdom.stage == KEEPING_STAGE else len(now)
        unseen.update(card for card in now[:choice] if card >= 0)
        dangers = [
            sorted(card for card in cards_ if card >= 0 and cards.family[card] in (CALAMITY, MENACE))
            for cards_ in (now, hidden)
        ]
        return dangers[0] == dangers[1] and not Counter(card for card in hidden[:choice] if card >= 0) - unseen
