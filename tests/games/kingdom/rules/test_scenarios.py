"""Setup, medals and defeats common to all solo scenarios (K7.5, K9)."""

import pytest

from duchy.games.kingdom.box.cards import HOUSE
from duchy.games.kingdom.box.scenarios import SCENARIOS
from duchy.games.kingdom.rules.scoring import medal
from tests.games.kingdom.scenarios import FINALS, SETS, SITES, deck, ended, new, scenario
from tests.games.kingdom.table import (
    GAME,
    TAKE,
    advisors,
    after,
    begun,
    of_seat,
    sites,
    soldiers,
    stage,
)

MEDALS = {
    1: (70, 90, 110),
    2: (60, 80, 100),
    3: (65, 85, 110),
    4: (80, 95, 125),
    5: (80, 95, 120),
    6: (60, 85, 100),
}
SPIES = {1: (1, 1), 2: (0, 0), 3: (0, 0), 4: (1, 1), 5: (1, 1), 6: (1, 1)}
DANGER = {1: "giant-rat", 2: "calamity", 3: "frost-giant", 4: "calamity", 5: "shadow", 6: "calamity"}
BOARDS = {1: [], 2: [], 3: ["northern-lands"], 4: ["usurper"], 5: [], 6: ["usurper", "plague-lord"]}
SOLDIERS = {1: 0, 2: 6, 3: 0, 4: 2, 5: 0, 6: 0}
every_scenario = pytest.mark.parametrize("number", range(1, 7))


@every_scenario
def test_the_table_of_medals(number: int) -> None:
    """K9. Each scenario has its own."""
    for points, name in zip(MEDALS[number], ("bronze", "silver", "gold"), strict=True):
        seat = {"advisor_points": points, "agenda": []}
        assert name == medal(scenario(number, seat, stage="over", defeat=""))
        below = medal(scenario(number, {"advisor_points": points - 1, "agenda": []}, stage="over"))
        assert name != below
        side_a = scenario(number, {"advisor_points": points + 15, "duchy": "valados"}, "a", stage="over")
        assert name == medal(side_a)


@every_scenario
@pytest.mark.parametrize("cards", SETS)
def test_cards_under_construction_at_the_start(number: int, cards: str) -> None:
    """K9. They need their whole cost and are not in the deck."""
    options: dict[str, object] = {"set": HOUSE} if cards == "house" else {}
    state = new(number, **options)
    assert SITES[number] == sites(state)
    copies = {state.variant.cards.ids[kind]: int(state.variant.deck[kind]) for kind in range(state.variant.cards.kinds)}
    for name in set(SITES[number]):
        kind = state.variant.cards.ids.index(name)
        assert int(state.variant.cards.copies[kind]) - SITES[number].count(name) == copies[name]


@every_scenario
def test_spies_at_the_start(number: int) -> None:
    """K9. There are none in the Prophecy and in the Frozen North."""
    seat = of_seat(new(number))
    assert SPIES[number] == (seat.spies, seat.hidden_spies)


@every_scenario
def test_soldiers_at_the_start(number: int) -> None:
    """K9. The Prophecy starts with six, the Last Battle with two."""
    assert SOLDIERS[number] == soldiers(new(number))


@every_scenario
def test_what_lurks_in_the_danger_pile(number: int) -> None:
    """K9. A pile with menaces has no calamities."""
    state = scenario(number, {"agenda": [TAKE]}, stage="draft", turn=3, top="palace", offers={"a": ["farm", "?"]})
    state = after(state, "take a")
    dangers = {GAME.notation(outcome).partition(".")[2] for outcome, _ in GAME.chances(state)}
    assert {DANGER[number]} == dangers & {"giant-rat", "calamity", "frost-giant", "shadow", "thief", "vermin"}


@every_scenario
def test_quest_boards(number: int) -> None:
    """K9. They use the side for one player."""
    state = new(number)
    assert BOARDS[number] == GAME.view(state, 0).boards
    assert all(board in state.variant.cards.boards[1::2] for board in state.variant.boards)


@every_scenario
def test_treasures_only_without_advisors(number: int) -> None:
    """K9. In a scenario with advisors, treasures stay in the box."""
    assert (number not in (2, 4)) == bool(
        {"silver-ore", "star-chart"} & set(deck(begun({"players": 1, "scenario": number})))
    )


@every_scenario
def test_all_done_is_no_defeat(number: int) -> None:
    """K9. All cards are built, all final tasks done, all thieves caught."""
    seat = {"built": [*SITES[number], *(("village", "guildhall") if number == 5 else ())], "tasks": FINALS[number]}
    assert ("", [1]) == ended(number, seat)


@pytest.mark.parametrize(
    ("number", "missing"), [(n, card) for n, cards in SITES.items() for card in dict.fromkeys(cards)]
)
def test_a_card_that_is_not_built_is_a_defeat(number: int, missing: str) -> None:
    """K9. This holds for each card, whatever the score."""
    there = list(SITES[number])
    there.remove(missing)
    assert ("unbuilt", [2]) == ended(number, {"built": there, "tasks": FINALS[number]})


@pytest.mark.parametrize(("number", "missing"), [(n, task) for n, tasks in FINALS.items() for task in tasks])
def test_a_final_task_that_is_not_done_is_a_defeat(number: int, missing: str) -> None:
    """K9. This holds for each final task."""
    tasks = [task for task in FINALS[number] if task != missing]
    assert ("quest", [2]) == ended(number, {"built": SITES[number], "tasks": tasks})


@every_scenario
def test_a_defeat_brings_no_medal(number: int) -> None:
    """K9. The score does not matter."""
    seat: dict[str, object] = {"advisor_points": 500, "agenda": []}
    if number == 5:
        seat["menaces"] = {"thieves": 1}
    assert "none" == medal(scenario(number, seat, stage="end"))


@pytest.mark.parametrize(
    ("number", "names"), [(2, ["inspired-prophet", "grey-eminence"]), (4, ["master-cartographer"])]
)
def test_advisors_that_the_scenarios_name(number: int, names: list[str]) -> None:
    """K7.5. They are there from the start, and work for any number of players."""
    for cards in ({"set": HOUSE}, {}):
        state = new(number, **cards)
        assert sorted(names) == sorted(advisors(state))
        kinds = [state.variant.cards.ids.index(name) for name in names]
        assert [0] * len(names) == [int(state.variant.cards.two_only[kind]) for kind in kinds]


@pytest.mark.parametrize(("number", "expected"), [(2, 9), (4, 10)])
def test_the_other_advisors_are_in_the_deck(number: int, expected: int) -> None:
    """K9.2. K9.4. All of the house set except those in play and those for two players; no one chooses one."""
    state = begun({"players": 1, "scenario": number, "set": HOUSE, "duchy": "valados"})
    first = int(state.variant.cards.first_advisor)
    assert expected == sum(int(state.deck[kind]) for kind in range(first, int(state.variant.cards.kinds)))
    assert "draft" == stage(state)


def test_there_are_six_scenarios() -> None:
    """K9. The option can also be none."""
    assert [0, 1, 2, 3, 4, 5, 6] == [each.number for each in SCENARIOS]
