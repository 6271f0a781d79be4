"""The house set follows every fact that the rulebook fixes (K10) and is priced as K11 says."""

import re
from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

import pytest

from duchy.games.kingdom.box.cards import HOUSE as HOUSE_SET
from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import makes, planning, points
from tools.kingdom_set import CUBES, DOCS, HOUSE, RESOURCES, TOLERANCE, TYPES, read, regenerate, surplus

SET = read(HOUSE)
DEVELOPMENTS: list[dict[str, Any]] = SET["development"]
CARDS = {card["id"]: card for card in DEVELOPMENTS}
DUCHIES = {duchy["id"]: duchy for duchy in SET["duchy"]}
OWN_RESOURCE = dict(zip(TYPES, CUBES, strict=True))


def duchy(name: str, built: Sequence[str], **fields: object) -> Kingdom:
    """Set up a position in which the first player has a duchy, side A, with some cards built."""
    other = "teressie" if name == "valados" else "valados"
    return planning({"duchy": name, "built": list(built), **fields}, {"duchy": other}, options={"set": HOUSE_SET})


# K10, counts.


def test_there_are_70_developments_over_38_to_45_names() -> None:
    assert sum(card["copies"] for card in DEVELOPMENTS) == 70
    assert 38 <= len(DEVELOPMENTS) <= 45


def test_there_are_10_treasures() -> None:
    assert sum(card.get("copies", 1) for card in SET["treasure"]) == 10


def test_there_are_8_calamities_of_minus_4() -> None:
    assert (SET["calamity"]["copies"], SET["calamity"]["points"]) == (8, -4)


def test_menaces_are_4_and_10_and_4_and_4_and_4() -> None:
    copies = {card["kind"]: card["copies"] for card in SET["menace"]}
    assert copies == {"rats": 4, "vermin": 10, "giants": 4, "shadows": 4, "thieves": 4}


def test_menaces_cost_the_points_that_the_rulebook_shows() -> None:
    """K6.3, K6.4, K6.5. It shows none for the thief."""
    points = {card["kind"]: card["points"] for card in SET["menace"] if card["kind"] != "thieves"}
    assert points == {"rats": -4, "vermin": -2, "giants": -5, "shadows": -4}


def test_a_shadow_is_driven_away_by_3_soldiers() -> None:
    """K6.5."""
    assert [card["soldiers"] for card in SET["menace"] if card["kind"] == "shadows"] == [3]


def test_there_are_14_advisors_and_3_quest_boards() -> None:
    assert (len(SET["advisor"]), len(SET["quest"])) == (14, 3)


def test_there_are_two_duchies_with_two_sides() -> None:
    assert list(DUCHIES) == ["valados", "teressie"]
    assert all({"a", "b"} <= set(duchy) for duchy in DUCHIES.values())


# K10, copies.


def test_farm_has_four_copies_or_more() -> None:
    assert CARDS["farm"]["copies"] >= 4


@pytest.mark.parametrize(
    "name",
    ["farm", "navigators", "port", "great-army", "barracks", "village", "guildhall", "munitions-specialists"],
)
def test_cards_that_the_scenarios_take_one_of_have_several_copies(name: str) -> None:
    assert CARDS[name]["copies"] > 1


@pytest.mark.parametrize(
    "name",
    [
        *("hell-gate", "secret-brotherhood", "royal-citadel", "giant-lighthouse", "giants-cache", "recruiters"),
        *("alchemical-forge", "royal-guard", "impregnable-walls"),
    ],
)
def test_cards_that_the_scenarios_name_without_a_number_are_single(name: str) -> None:
    assert CARDS[name]["copies"] == 1


@pytest.mark.parametrize("name", ["scholars", "royal-cavalry", "expeditionary-corps", "wreck-of-the-leonarth"])
def test_the_other_names_of_the_rulebook_are_there(name: str) -> None:
    assert name in CARDS


# K10, card contents.


def test_farm_is_a_structure_without_points() -> None:
    farm = CARDS["farm"]
    assert farm["type"] == "structure"
    assert not farm.get("points")
    assert not farm.get("points_per")


def test_royal_cavalry_is_a_company_worth_2_per_a_type() -> None:
    cavalry = CARDS["royal-cavalry"]
    assert cavalry["type"] == "company"
    assert list(cavalry["points_per"].values()) == [2]
    assert "points" not in cavalry


def test_royal_guard_is_worth_2_per_a_type() -> None:
    guard = CARDS["royal-guard"]
    assert list(guard["points_per"].values()) == [2]
    assert "points" not in guard


def test_alchemical_forge_is_a_monument_worth_2() -> None:
    forge = CARDS["alchemical-forge"]
    assert (forge["type"], forge["points"]) == ("monument", 2)
    assert "points_per" not in forge


def test_wreck_of_the_leonarth_is_a_discovery_worth_4() -> None:
    wreck = CARDS["wreck-of-the-leonarth"]
    assert (wreck["type"], wreck["points"]) == ("discovery", 4)
    assert "points_per" not in wreck


def test_munitions_specialists_are_worth_2() -> None:
    assert CARDS["munitions-specialists"]["points"] == 2
    assert "points_per" not in CARDS["munitions-specialists"]


def test_expeditionary_corps_is_a_company_that_makes_one_per_company() -> None:
    corps = CARDS["expeditionary-corps"]
    assert corps["type"] == "company"
    assert "produces" not in corps
    assert [icon["per"] for icon in corps["produces_per"]] == ["company"]


@pytest.mark.parametrize("points", [3, 4])
def test_a_card_is_worth_3_and_one_4_per_monument(points: int) -> None:
    assert any(card.get("points_per") == {"monument": points} for card in DEVELOPMENTS)


def test_barracks_cost_3_materials_and_make_1_population() -> None:
    assert CARDS["barracks"]["cost"] == {"materials": 3}
    assert CARDS["barracks"]["produces"] == {"population": 1}
    assert "produces_per" not in CARDS["barracks"]


def test_village_and_guildhall_show_4_icons_together() -> None:
    pair = (CARDS["village"], CARDS["guildhall"])
    assert sum(sum(card["produces"].values()) for card in pair) == 4
    assert not any("produces_per" in card for card in pair)


def test_valados_a_has_a_multiplier_of_2() -> None:
    assert list(DUCHIES["valados"]["a"]["points_per"].values()) == [2]


def test_teressie_a_is_worth_2_per_monument() -> None:
    assert DUCHIES["teressie"]["a"]["points_per"] == {"monument": 2}


def test_bonuses_are_soldiers_or_krystallium_only() -> None:
    assert {name for card in DEVELOPMENTS for name in card.get("bonus", {})} == {"soldiers", "krystallium"}


# The rulebook's worked examples.


def test_example_39_points_at_the_end() -> None:
    """Flat 2 + 6 + 3, (4 + 3 + 2) x 4 monuments, two calamities."""
    flat = ("alchemical-forge", "summer-palace", "giants-cache")
    multiplied = ("triumphal-arch", "grand-cathedral")
    assert [CARDS[name]["points"] for name in flat] == [2, 6, 3]
    assert [CARDS[name]["points_per"] for name in multiplied] == [{"monument": 3}, {"monument": 4}]
    maxim = duchy("teressie", (*flat, *multiplied), calamities=2)
    assert points(maxim) == 11 + 36 - 8


def test_example_5_materials_in_a_step() -> None:
    assert makes(duchy("valados", ("sawmill", "village")))[0] == 5


def test_example_3_materials_complete_the_barracks_which_produce_in_the_next_step() -> None:
    before = makes(duchy("valados", ("village",)))[1]
    assert CARDS["barracks"]["cost"] == {"materials": makes(duchy("valados", ("village",)))[0]}
    assert makes(duchy("valados", ("village", "barracks")))[1] == before + 1


def test_example_expeditionary_corps_counts_every_company_and_itself() -> None:
    made = duchy("valados", ("miners", "recruiters", "expeditionary-corps"))
    resource = CARDS["expeditionary-corps"]["produces_per"][0]["resource"]
    assert makes(made)[CUBES.index(resource)] == 3


# K11.


PROPHECY = ("hell-gate", "secret-brotherhood", "royal-citadel")


@pytest.mark.parametrize("card", DEVELOPMENTS, ids=CARDS)
def test_the_price_of_a_card_is_right(card: dict[str, Any]) -> None:
    """Except for cards that the Prophecy requires: at their price, a player who builds them has gold anyway."""
    assert abs(surplus(card) + (10 if card["id"] in PROPHECY else 0)) <= TOLERANCE + 1e-9


@pytest.mark.parametrize("card", DEVELOPMENTS, ids=CARDS)
def test_a_cost_contains_the_resource_of_its_type_and_has_its_size(card: dict[str, Any]) -> None:
    assert OWN_RESOURCE[card["type"]] in card["cost"]
    low, high = (2, 5) if card["type"] == "structure" else (3, 8)
    assert low <= sum(card["cost"].values()) <= high


def test_types_are_24_19_15_12() -> None:
    types: Counter[str] = Counter()
    for card in DEVELOPMENTS:
        types[card["type"]] += card["copies"]
    assert [types[name] for name in TYPES] == [24, 19, 15, 12]


def test_recycling_is_about_even_over_the_resources() -> None:
    recycled: Counter[str] = Counter()
    for card in DEVELOPMENTS:
        recycled[card["recycles"]] += card["copies"]
    assert all(16 <= recycled[name] <= 19 for name in CUBES)


def test_a_card_that_makes_something_usually_recycles_into_it() -> None:
    makers = [card for card in DEVELOPMENTS if "produces" in card or "produces_per" in card]
    made = [
        {*card.get("produces", {}), *(icon["resource"] for icon in card.get("produces_per", ()))} for card in makers
    ]
    right = sum(card["recycles"] in names for card, names in zip(makers, made, strict=True))
    assert right >= 0.8 * len(makers)


def test_treasures_are_one_of_each_pair() -> None:
    pairs = sorted(tuple(sorted(card["gives"])) for card in SET["treasure"])
    assert pairs == sorted(tuple(sorted(pair)) for pair in combinations_with_replacement(CUBES, 2))


@pytest.mark.parametrize("duchy", DUCHIES.values(), ids=DUCHIES)
def test_side_a_has_8_icons_and_a_multiplier_and_side_b_6_icons_and_flat_points(duchy: dict[str, Any]) -> None:
    assert sum(duchy["a"]["produces"].values()) == 8
    assert duchy["a"]["points_per"]
    assert "points" not in duchy["a"]
    assert sum(duchy["b"]["produces"].values()) == 6
    assert "points_per" not in duchy["b"]


def test_side_b_of_valados_is_worth_three_points_more() -> None:
    """Exploration is worth more than gold: with equal points the other duchy wins more often."""
    assert {"valados": 30, "teressie": 27} == {name: duchy["b"]["points"] for name, duchy in DUCHIES.items()}


def test_soldiers_and_krystallium_are_costs_and_bonuses() -> None:
    for name in ("soldiers", "krystallium"):
        assert any(name in card["cost"] for card in DEVELOPMENTS)
        assert any(name in card.get("bonus", {}) for card in DEVELOPMENTS)


def test_every_type_is_counted_by_cards_for_points_and_for_resources() -> None:
    for name in TYPES[:3]:
        assert any(icon["per"] == name for card in DEVELOPMENTS for icon in card.get("produces_per", ()))
    for name in TYPES:
        assert sum(name in card.get("points_per", {}) for card in DEVELOPMENTS) >= 2


def test_no_card_is_better_than_another_of_its_type_at_no_higher_cost() -> None:
    """A card that gives at least the same for at most the same cost would make the other one useless."""

    def gives(card: dict[str, Any]) -> Counter[str]:
        found = Counter({"points": card.get("points", 0), **card.get("produces", {}), **card.get("bonus", {})})
        found.update(f"{icon['resource']} per {icon['per']}" for icon in card.get("produces_per", ()))
        found.update({f"points per {name}": number for name, number in card.get("points_per", {}).items()})
        return found

    for one in DEVELOPMENTS:
        for other in DEVELOPMENTS:
            if one is not other and one["type"] == other["type"]:
                cheap = Counter(one["cost"]) <= Counter(other["cost"])
                assert not (cheap and gives(one) >= gives(other)), f"{one['id']} beats {other['id']}"


# Names.

FIXED_NAMES = {
    "farm": ("Farm", "Ферма"),
    "hell-gate": ("Hell Gate", "Адские врата"),
    "secret-brotherhood": ("Secret Brotherhood", "Тайное братство"),
    "royal-citadel": ("Royal Citadel", "Королевская цитадель"),
    "giant-lighthouse": ("Giant Lighthouse", "Гигантский маяк"),
    "navigators": ("Navigators", "Мореплаватели"),
    "port": ("Port", "Порт"),
    "giants-cache": ("Giants' Cache", "Схрон великанов"),
    "recruiters": ("Recruiters", "Вербовщики"),
    "great-army": ("Great Army", "Великое войско"),
    "barracks": ("Barracks", "Казармы"),
    "alchemical-forge": ("Alchemical Forge", "Кузня алхимиков"),
    "village": ("Village", "Деревня"),
    "guildhall": ("Guildhall", "Дом гильдии"),
    "royal-guard": ("Royal Guard", "Королевская стража"),
    "impregnable-walls": ("Impregnable Walls", "Неприступные стены"),
    "munitions-specialists": ("Munitions Specialists", "Подрывники"),
    "expeditionary-corps": ("Expeditionary Corps", "Экспедиционный корпус"),
}


@pytest.mark.parametrize(("name", "words"), FIXED_NAMES.items(), ids=FIXED_NAMES)
def test_names_that_the_rulebook_fixes(name: str, words: tuple[str, str]) -> None:
    assert words == (CARDS[name]["name"]["en"], CARDS[name]["name"]["ru"])


def named() -> list[tuple[str, dict[str, str]]]:
    """List everything in this file that has a name."""
    parts = [*DEVELOPMENTS, *SET["treasure"], *SET["duchy"], {"id": "calamity", **SET["calamity"]}]
    return [("set", SET["set"]["title"]), *((part["id"], part["name"]) for part in parts)]


def test_names_are_complete_in_three_languages() -> None:
    for name, words in named():
        assert set(words) == {"en", "ru", "uk"}, name
        assert re.search("[A-Za-z]", words["en"]), name
        for language in ("ru", "uk"):
            assert re.fullmatch(r"[\u0400-\u04ff '«»-]+", words[language]), name
        assert not re.search("[ЫыЭэЁёЪъ]", words["uk"]), name
        assert not re.search("[ЄєІіЇїҐґ]", words["ru"]), name


def test_no_two_cards_have_one_name() -> None:
    for language in ("en", "ru", "uk"):
        assert [name for name, times in Counter(words[language] for _, words in named()).items() if times > 1] == []


def test_ids_are_unique_and_kebab_case() -> None:
    ids = [name for name, _ in named()]
    assert len(ids) == len(set(ids))
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", name) for name in ids)


def test_the_set_says_where_its_cards_come_from() -> None:
    assert SET["set"]["name"] == "house"
    assert "original to this project" in SET["set"]["origin"]


def test_numbers_are_positive_and_names_of_resources_and_types_known() -> None:
    for card in DEVELOPMENTS:
        assert card["type"] in TYPES
        assert card["recycles"] in CUBES
        assert set(card["cost"]) <= set(RESOURCES)
        assert set(card.get("produces", {})) <= set(CUBES)
        for numbers in (card["cost"], card.get("produces", {}), card.get("points_per", {}), card.get("bonus", {})):
            assert all(number > 0 for number in numbers.values())


# The document and the script.


def test_the_table_of_the_document_is_fresh() -> None:
    document = DOCS.read_text(encoding="utf-8")
    assert document == regenerate(document, SET), "run python -m tools.kingdom_set table"
