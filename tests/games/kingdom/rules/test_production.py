"""Production: count icons, decide supremacy, produce cubes (K4.1, K4.2)."""

import pytest

from duchy.games.kingdom.state.state import Kingdom
from tests.games.kingdom.table import (
    GAME,
    after,
    asked,
    codes,
    makes,
    of_seat,
    planning,
    soldiers,
    stage,
    table,
    told,
    training,
)


def produce(seat1: dict[str, object], seat2: dict[str, object] | None = None, **fields: object) -> Kingdom:
    """Let both players finish planning, so that materials are produced."""
    return table(seat1=seat1, seat2=seat2 or {}, **fields)  # type: ignore[arg-type]


def test_five_materials_of_the_rulebook() -> None:
    """K4.1. The duchy card shows two, the built cards three more: five cubes."""
    state = produce({"built": ["village", "sawmill", "sawmill"]})
    assert ("production", 0, 5) == (stage(state), state.turn, of_seat(state).made)
    assert ("cube", 5) == (GAME.view(state, 0).asked[0].question, GAME.view(state, 0).asked[0].count)


def test_cards_under_construction_make_nothing() -> None:
    """K4.1. Only the duchy card and built cards count."""
    assert [2, 1, 0, 0] == makes(table(seat1={"sites": [{"card": "sawmill"}, {"card": "foundry"}]}))


def test_the_four_resources_are_made_in_order() -> None:
    """K4.1. The order is materials, population, gold, exploration."""
    state = produce({"built": ["guildhall", "port"]})
    resources = []
    while stage(state) == "production":
        view = GAME.view(state, 0)
        resources.append(view.step)
        state = after(state, "alchemy")
    assert ["materials", "population", "gold", "exploration"] == list(dict.fromkeys(resources))


def test_expeditionary_corps_of_the_rulebook() -> None:
    """K4.1. It produces one exploration per company, including itself."""
    assert [2, 1, 0, 1] == makes(table(seat1={"built": ["expeditionary-corps"]}))
    assert [2, 1, 1, 3] == makes(table(seat1={"built": ["expeditionary-corps", "scholars", "recruiters"]}))


def test_an_icon_with_a_type_counts_only_this_type() -> None:
    """K4.1. A foundry counts structures, not companies."""
    assert [2 + 2 + 1, 1, 1, 0] == makes(table(seat1={"built": ["foundry", "scholars", "sawmill"]}))


def test_an_icon_with_a_type_on_a_duchy_card_makes_nothing_without_such_cards() -> None:
    """K4.1. Without a company it produces no gold."""
    state = table(options={"side": "b"}, seat2={"built": []})
    assert [2, 1, 0, 0] == makes(state, 2)
    assert [2, 1, 1, 0] == makes(table(options={"side": "b"}, seat2={"built": ["recruiters"]}), 2)


def test_two_icons_with_a_type_count_twice() -> None:
    """K4.1. Each copy of a card produces separately."""
    assert 2 + 2 * 2 == makes(table(seat1={"built": ["foundry", "foundry"]}))[0]


def test_both_count_at_the_start_of_the_step() -> None:
    """K4.1. A card completed in a step produces nothing in that step."""
    state = produce({"sites": [{"card": "sawmill"}], "agenda": [{"question": "plan"}]})
    state = after(state, "done")
    assert 2 == of_seat(state).made
    state = after(state, "put s1", "alchemy")
    assert (0, 2, 3) == (state.turn, of_seat(state).made, makes(state)[0])
    assert [1] == GAME.acting(state)


@pytest.mark.parametrize(("waiting", "expected"), [(0, (0, 1)), (1, (1, 0))])
def test_supremacy_trains_a_soldier(waiting: int, expected: tuple[int, int]) -> None:
    """K4.2. The player gains a soldier in training if there is one; otherwise a soldier starts training."""
    state = produce({"built": ["sawmill"], "training": waiting})
    assert expected == (soldiers(state), training(state))
    assert (0, 0) == (soldiers(state, 2), training(state, 2))


def test_supremacy_of_the_other_player() -> None:
    """K4.2. The player who produces strictly more has it."""
    state = produce({}, {"built": ["sawmill", "sawmill"]})
    assert (0, 1) == (training(state, 1), training(state, 2))


def test_in_a_tie_nobody_has_supremacy() -> None:
    """K4.2. Both produce two materials."""
    state = produce({}, {"built": ["sawmill"]})
    assert (2, 2) == (of_seat(state).made, of_seat(state, 2).made)
    assert (0, 0) == (training(state, 1), training(state, 2))


def test_nobody_has_supremacy_where_nothing_is_made() -> None:
    """K4.2. Zero is not more than zero."""
    state = table(
        stage="production",
        turn=1,
        seat1={"agenda": [{"question": "step"}, {"question": "cube", "resource": "population"}]},
    )
    state = after(state, "alchemy")
    assert (0, 0) == (training(state, 1), soldiers(state, 1))


def test_one_cube_more_than_none_is_supremacy() -> None:
    """K4.2. Only Téressie produces exploration."""
    state = table(
        stage="production",
        turn=1,
        seat1={"agenda": [{"question": "step"}, {"question": "cube", "resource": "population"}]},
    )
    assert 1 == training(after(state, "alchemy"), 2)


def test_supremacy_is_decided_in_every_step() -> None:
    """K4.2. The soldier trained in the first step is gained in the second."""
    state = produce({"built": ["village", "village"]}, {})
    assert (0, 1) == (soldiers(state), training(state))
    for _ in range(4):
        state = after(state, "1: alchemy")
    state = after(state, "2: alchemy")
    assert (1, 0) == (soldiers(state), training(state))


def test_production_is_told() -> None:
    """K4.1, K4.2. The journal gives both amounts first, then supremacy."""
    entries = told(planning({"built": ["sawmill"], "drafted": ["farm"]}), "recycle farm", "alchemy")
    assert ["recycle", "cube", "produce", "produce", "supremacy"] == codes(entries)
    assert [3, 1] == [entry.values["cubes"] for entry in entries if entry.code == "produce"]


def test_barracks_of_the_rulebook() -> None:
    """K4.1. K4.4. Three materials complete the barracks, which produce population in the next step."""
    state = table(
        stage="production",
        seat1={
            "sites": [{"card": "barracks"}],
            "agenda": [{"question": "step"}, {"question": "cube", "resource": "materials", "count": 3}],
        },
    )
    state = after(state, "put s1", "put s1", "put s1")
    assert ("production", 1) == (stage(state), state.turn)
    assert 2 == of_seat(state).made
    assert ["step", "cube"] == asked(state)


def test_a_step_without_cubes_passes() -> None:
    """K4.1. No one produces gold, so exploration follows immediately."""
    state = table(
        stage="production",
        turn=1,
        seat2={"agenda": [{"question": "step"}, {"question": "cube", "resource": "population"}]},
    )
    state = after(state, "alchemy")
    assert 3 == state.turn
