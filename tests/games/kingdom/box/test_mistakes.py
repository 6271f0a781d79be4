"""Mistakes in a set of cards: each is told with its card and its field (K10)."""

import pytest

from duchy.games.kingdom.box.set_check import check
from tests.games.kingdom.table import RULES


def edited(old: str, new: str, after: str = "") -> list[str]:
    """Change a text behind a mark in the set and check it."""
    start = RULES.index(after) if after else 0
    assert old in RULES[start:], old
    return check(RULES[:start] + RULES[start:].replace(old, new, 1))


MISTAKES: list[tuple[str, str, str, str]] = [
    ('name = "rules"\n', "", "", "set.name: this field is missing"),
    (
        'origin = "Made for tests."',
        'origin = "x"\ncolour = 1',
        "",
        "set.colour: there is no such field; known: name, title, origin",
    ),
    ('uk = "Rules"', 'uk = ""', "", "set.title.uk: words are needed here, not ''"),
    ('title = { en = "Rules", ru', "title = { ru", "", "set.title.en: this field is missing"),
    (
        'id = "farm"',
        'id = "Farm"',
        "",
        "development 'Farm'.id: a word in small letters, with hyphens, is needed here, not 'Farm'",
    ),
    ('id = "farm"', "id = 3", "", "development[0].id: a word in small letters, with hyphens, is needed here, not 3"),
    ('id = "village"', 'id = "farm"', "", "development 'farm'.id: another card has this id already"),
    ('id = "keeper"', 'id = "farm"', "", "advisor 'farm'.id: another card has this id already"),
    (
        'type = "structure"',
        'type = "building"',
        "",
        "development 'farm'.type: 'building' is not one of structure, company, monument, discovery",
    ),
    ("copies = 6", "copies = 0", "", "development 'farm'.copies: a number from 1 to 99 is needed here, not 0"),
    ("copies = 6", "copies = true", "", "development 'farm'.copies: a number from 1 to 99 is needed here, not True"),
    ("copies = 6", 'copies = "six"', "", "development 'farm'.copies: a number from 1 to 99 is needed here, not 'six'"),
    ("copies = 6\n", "", "", "development 'farm'.copies: this field is missing"),
    ("cost = { materials = 2 }", "cost = { }", "", "development 'farm'.cost: a card costs something"),
    (
        "cost = { materials = 2 }",
        "cost = { wood = 2 }",
        "",
        "development 'farm'.cost.wood: 'wood' is not one of materials, population",
    ),
    (
        "cost = { materials = 2 }",
        "cost = { materials = 0 }",
        "",
        "development 'farm'.cost.materials: a number from 1 to 99 is needed here, not 0",
    ),
    ("cost = { materials = 2 }", "cost = 2", "", "development 'farm'.cost: a table is needed here, not 2"),
    (
        "produces = { population = 1 }",
        "produces = { soldiers = 1 }",
        "",
        "development 'farm'.produces.soldiers: 'soldiers' is not one of",
    ),
    (
        'recycles = "population"',
        'recycles = "krystallium"',
        "",
        "development 'farm'.recycles: 'krystallium' is not one of materials, population, gold, exploration",
    ),
    (
        'resource = "materials", per = "structure"',
        'resource = "materials", per = "castle"',
        "",
        "development 'foundry'.produces_per[0].per: 'castle' is not one of",
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
        "development 'scholars'.bonus.gold: 'gold' is not one of soldiers, krystallium",
    ),
    ("points = 1", "points = -1", "", "development 'guildhall'.points: a number from 0 to 99 is needed here, not -1"),
    (
        "points_per = { company = 1 }",
        "points_per = { companies = 1 }",
        "",
        "development 'great-army'.points_per.companies: 'companies' is not one of",
    ),
    (
        'gives = ["materials", "gold"]',
        'gives = ["materials"]',
        "",
        "treasure 'silver-ore'.gives: two of materials, population, gold, exploration are needed here, not",
    ),
    ('gives = ["materials", "gold"]', 'gives = ["materials", "soldiers"]', "", "treasure 'silver-ore'.gives: two of"),
    (
        "points = -4\ncopies = 8",
        "points = 4\ncopies = 8",
        "",
        "calamity.points: a number from -99 to 0 is needed here, not 4",
    ),
    (
        "points = -4\ncopies = 8",
        "points = -4\ncopies = 7",
        "",
        "calamity.copies: a number from 8 to 99 is needed here, not 7",
    ),
    ("a = { produces", "c = { produces", 'id = "valados"', "duchy 'valados'.a: this field is missing"),
    (
        "points_per = { company = 2 }",
        "points_per = { company = 2 }, wonders = 1",
        'id = "valados"',
        "duchy 'valados'.a.wonders: there is no such field",
    ),
    (
        'kind = "rats"',
        'kind = "cats"',
        "",
        "menace 'giant-rat'.kind: 'cats' is not one of rats, vermin, giants, shadows, thieves",
    ),
    ('kind = "rats"', 'kind = "vermin"', "", "menace: 0 cards of kind 'rats'; one is needed, with copies"),
    (
        "copies = 4",
        "copies = 3",
        'kind = "rats"',
        "menace 'giant-rat'.copies: a number from 4 to 99 is needed here, not 3",
    ),
    (
        "soldiers = 2",
        "soldiers = -1",
        'kind = "rats"',
        "menace 'giant-rat'.soldiers: a number from 0 to 99 is needed here, not -1",
    ),
    (
        'phase = "draft"',
        'phase = "battle"',
        "",
        "advisor 'whisperer'.phase: 'battle' is not one of draft, planning, production, end",
    ),
    ('players = "any"', 'players = "one"', "", "advisor 'whisperer'.players: 'one' is not one of two, any"),
    ("reveal = 1", "reveal = 0", "", "advisor 'whisperer'.reveal: a number from 1 to"),
    ("reveal = 1\n", "", "", "advisor 'whisperer': an advisor does something: one of gain, gain_per"),
    ("reveal = 1", "explode = 1", "", "advisor 'whisperer'.explode: there is no such field"),
    ("double = 1", "reveal = 1", "", "advisor 'inspired-prophet'.reveal: this cannot happen in the phase 'planning'"),
    (
        "reveal = 1",
        "points_per = { company = 1 }",
        "",
        "advisor 'whisperer'.points_per: this cannot happen in the phase 'draft'",
    ),
    (
        "points_per = { discovery = 2 }",
        "gain = { gold = 1 }",
        'id = "chronicler"',
        "advisor 'chronicler'.gain: this cannot happen in the phase 'end'",
    ),
    ('text = { en = "Keeper.", ru', "text = { ru", "", "advisor 'keeper'.text.en: this field is missing"),
    ("final = true", "final = 1", "", "quest 'northern-lands'.two[3].final: true or false is needed here"),
    (", final = true", "", "", "quest 'northern-lands'.two: 4 tasks, 0 final; 1 to 4, exactly one of them final"),
    (
        "cost = { population = 1 }, reward",
        "cost = { }, reward",
        "",
        "quest 'northern-lands'.two[0].cost: a task costs something",
    ),
    (
        "reward = { spies = 1 }",
        "reward = { wine = 1 }",
        "",
        "quest 'northern-lands'.two[0].reward.wine: 'wine' is not one of",
    ),
    ("solo = [", "single = [", "", "quest 'northern-lands'.solo: this field is missing"),
    ("[[quest]]", "[[quests]]", "", "quests: there is no such section; known: set, development"),
]


@pytest.mark.parametrize(
    ("old", "new", "after", "expected"), MISTAKES, ids=[case[3].partition(": ")[0] for case in MISTAKES]
)
def test_a_mistake_is_told_with_card_and_field(old: str, new: str, after: str, expected: str) -> None:
    """K10. In one line, with what would be right."""
    mistakes = edited(old, new, after)
    assert any(mistake.startswith(expected) for mistake in mistakes), mistakes
    assert all("\n" not in mistake for mistake in mistakes)
