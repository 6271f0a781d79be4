"""Mistakes in a card set: each is reported with its card and its field (K10)."""

import pytest

from duchy.games.kingdom.box.set_check import check
from tests.games.kingdom.table import RULES


def edited(old: str, new: str, after: str = "") -> list[str]:
    """Change a text after a mark in the set and check it."""
    start = RULES.index(after) if after else 0
    assert old in RULES[start:], old
    return check(RULES[:start] + RULES[start:].replace(old, new, 1))


MISTAKES: list[tuple[str, str, str, str]] = [
    ('name = "rules"\n', "", "", "set.name: this field is missing"),
    (
        'origin = "Made for tests."',
        'origin = "x"\ncolour = 1',
        "",
        "set.colour: no such field; the fields are name, title, origin",
    ),
    ('uk = "Rules"', 'uk = ""', "", "set.title.uk: expected text that can be read, got ''"),
    ('title = { en = "Rules", ru', "title = { ru", "", "set.title.en: this field is missing"),
    (
        'id = "farm"',
        'id = "Farm"',
        "",
        "development 'Farm'.id: expected a word in lower case, with hyphens, got 'Farm'",
    ),
    ('id = "farm"', "id = 3", "", "development[0].id: expected a word in lower case, with hyphens, got 3"),
    ('id = "village"', 'id = "farm"', "", "development 'farm'.id: another card has the same id"),
    ('id = "keeper"', 'id = "farm"', "", "advisor 'farm'.id: another card has the same id"),
    (
        'type = "structure"',
        'type = "building"',
        "",
        "development 'farm'.type: expected one of structure, company, monument, discovery, got 'building'",
    ),
    ("copies = 6", "copies = 0", "", "development 'farm'.copies: expected a number from 1 to 99, got 0"),
    ("copies = 6", "copies = true", "", "development 'farm'.copies: expected a number from 1 to 99, got True"),
    ("copies = 6", 'copies = "six"', "", "development 'farm'.copies: expected a number from 1 to 99, got 'six'"),
    ("copies = 6\n", "", "", "development 'farm'.copies: this field is missing"),
    ("cost = { materials = 2 }", "cost = { }", "", "development 'farm'.cost: a card or a task must cost something"),
    (
        "cost = { materials = 2 }",
        "cost = { wood = 2 }",
        "",
        "development 'farm'.cost.wood: expected one of materials, population",
    ),
    (
        "cost = { materials = 2 }",
        "cost = { materials = 0 }",
        "",
        "development 'farm'.cost.materials: expected a number from 1 to 99, got 0",
    ),
    ("cost = { materials = 2 }", "cost = 2", "", "development 'farm'.cost: expected a table, got 2"),
    (
        "produces = { population = 1 }",
        "produces = { soldiers = 1 }",
        "",
        "development 'farm'.produces.soldiers: expected one of ",
    ),
    (
        'recycles = "population"',
        'recycles = "krystallium"',
        "",
        "development 'farm'.recycles: expected one of materials, population, gold, exploration, got 'krystallium'",
    ),
    (
        'resource = "materials", per = "structure"',
        'resource = "materials", per = "castle"',
        "",
        "development 'foundry'.produces_per[0].per: expected one of ",
    ),
    (
        'resource = "materials", per = "structure"',
        'resource = "materials"',
        "",
        "development 'foundry'.produces_per[0].per: this field is missing",
    ),
    (
        "bonus = { krystallium = 1 }",
        "bonus = { gold = 1 }",
        "",
        "development 'scholars'.bonus.gold: expected one of soldiers, krystallium, got 'gold'",
    ),
    ("points = 1", "points = -1", "", "development 'guildhall'.points: expected a number from 0 to 99, got -1"),
    (
        "points_per = { company = 1 }",
        "points_per = { companies = 1 }",
        "",
        "development 'great-army'.points_per.companies: expected one of ",
    ),
    (
        'gives = ["materials", "gold"]',
        'gives = ["materials"]',
        "",
        "treasure 'silver-ore'.gives: expected two of materials, population, gold, exploration, got",
    ),
    (
        'gives = ["materials", "gold"]',
        'gives = ["materials", "soldiers"]',
        "",
        "treasure 'silver-ore'.gives: expected two of",
    ),
    (
        "points = -4\ncopies = 8",
        "points = 4\ncopies = 8",
        "",
        "calamity.points: expected a number from -99 to 0, got 4",
    ),
    (
        "points = -4\ncopies = 8",
        "points = -4\ncopies = 7",
        "",
        "calamity.copies: expected a number from 8 to 99, got 7",
    ),
    ("a = { produces", "c = { produces", 'id = "valados"', "duchy 'valados'.a: this field is missing"),
    (
        "points_per = { company = 2 }",
        "points_per = { company = 2 }, wonders = 1",
        'id = "valados"',
        "duchy 'valados'.a.wonders: no such field",
    ),
    (
        'kind = "rats"',
        'kind = "cats"',
        "",
        "menace 'giant-rat'.kind: expected one of rats, vermin, giants, shadows, thieves, got 'cats'",
    ),
    ('kind = "rats"', 'kind = "vermin"', "", "menace: expected one card of kind 'rats', with copies, got 0"),
    (
        "copies = 4",
        "copies = 3",
        'kind = "rats"',
        "menace 'giant-rat'.copies: expected a number from 4 to 99, got 3",
    ),
    (
        "soldiers = 2",
        "soldiers = -1",
        'kind = "rats"',
        "menace 'giant-rat'.soldiers: expected a number from 0 to 99, got -1",
    ),
    (
        'phase = "draft"',
        'phase = "battle"',
        "",
        "advisor 'whisperer'.phase: expected one of draft, planning, production, end, got 'battle'",
    ),
    ('players = "any"', 'players = "one"', "", "advisor 'whisperer'.players: expected one of two, any, got 'one'"),
    ("reveal = 1", "reveal = 0", "", "advisor 'whisperer'.reveal: expected a number from 1 to"),
    ("reveal = 1\n", "", "", "advisor 'whisperer': an advisor needs at least one of gain, gain_per"),
    ("reveal = 1", "explode = 1", "", "advisor 'whisperer'.explode: no such field"),
    ("double = 1", "reveal = 1", "", "advisor 'inspired-prophet'.reveal: not possible in phase 'planning'"),
    (
        "reveal = 1",
        "points_per = { company = 1 }",
        "",
        "advisor 'whisperer'.points_per: not possible in phase 'draft'",
    ),
    (
        "points_per = { discovery = 2 }",
        "gain = { gold = 1 }",
        'id = "chronicler"',
        "advisor 'chronicler'.gain: not possible in phase 'end'",
    ),
    ('text = { en = "Keeper.", ru', "text = { ru", "", "advisor 'keeper'.text.en: this field is missing"),
    ("final = true", "final = 1", "", "quest 'northern-lands'.two[3].final: expected true or false, got 1"),
    (
        ", final = true",
        "",
        "",
        "quest 'northern-lands'.two: expected 1 to 4 tasks, exactly one of them final, got 4 with 0 final",
    ),
    (
        "cost = { population = 1 }, reward",
        "cost = { }, reward",
        "",
        "quest 'northern-lands'.two[0].cost: a card or a task must cost something",
    ),
    (
        "reward = { spies = 1 }",
        "reward = { wine = 1 }",
        "",
        "quest 'northern-lands'.two[0].reward.wine: expected one of ",
    ),
    ("solo = [", "single = [", "", "quest 'northern-lands'.solo: this field is missing"),
    ("[[quest]]", "[[quests]]", "", "quests: no such section; the sections are set, development"),
]


@pytest.mark.parametrize(
    ("old", "new", "after", "expected"), MISTAKES, ids=[case[3].partition(": ")[0] for case in MISTAKES]
)
def test_a_mistake_is_told_with_card_and_field(old: str, new: str, after: str, expected: str) -> None:
    """K10. The message is one line and says what is expected."""
    mistakes = edited(old, new, after)
    assert any(mistake.startswith(expected) for mistake in mistakes), mistakes
    assert all("\n" not in mistake for mistake in mistakes)
