"""House sets of earlier times: tables and records name them, so they stay what they were."""

import hashlib

import pytest

from duchy.games import load
from duchy.games.kingdom.box.cards import FOLDER, HOUSE, HOUSES, cards_of
from duchy.games.kingdom.variant import variant_of

PLAYED = {
    "house": "e634e014b10e5886563cf93a20270bbe07c0da76febc7c585a10d189de80242b",
    "house-2": "529e6da7e8491ea290a419cb599123d14e3a2209c498ea480dd72e808b94d952",
    "house-3": "0e5e9aa16a57bfba61133f99a5ef70186a4fb11e2d549369b7072ca7efdc2051",
    "house-4": "229552c9bf474af19f99ad705259deb1955f2d0804b8b13d2c7b83b7210b648c",
    "house-5": "2319574f482eb3a809a13a6b6cf06e6418e68dc2587718a30490a9bafab1ed11",
    "house-6": "5a4d5633b528990d6f6d6be1fc73008775db775c14f9adca54f0cb3cc1a1aeed",
}
"""What every set that is not the newest was when it was last dealt."""


def test_a_set_that_was_played_never_changes() -> None:
    texts = {name: (FOLDER / f"{name}.toml").read_bytes() for name in HOUSES if name != HOUSE}
    assert PLAYED == {name: hashlib.sha256(text).hexdigest() for name, text in texts.items()}


def test_every_house_set_in_the_folder_is_known_by_its_name() -> None:
    assert set(HOUSES) == {path.stem for path in FOLDER.glob("house*.toml")}
    assert list(HOUSES) == [cards_of(name).name for name in HOUSES]


def test_a_game_has_the_cards_of_the_set_that_it_names() -> None:
    game = load("kingdom")
    assert HOUSE == next(option.default for option in game.options() if option.name == "set")
    alone: dict[str, object] = {"players": 1, "quest": "usurper"}
    tasks = [variant_of({"set": name, **alone}).boards[0].tasks[3] for name in HOUSES]
    costs = [[int(number) for number in task.cost] for task in tasks]
    assert [[0, 0, 3, 0, 0, 3], [0, 0, 3, 0, 1, 3], [0, 0, 4, 0, 1, 4], *[[0, 0, 5, 0, 2, 7]] * 3] == costs[:-1]
    assert costs[-1] == [0, 0, 8, 0, 3, 5]
    assert [11, 5, 5, 14] == [int(max(task.reward)) for task in tasks[-4:]]
    boards = [variant_of({"set": name, "quest": "usurper"}).boards[0].tasks[3] for name in HOUSES[-3:]]
    assert [8, 2, 2] == [int(max(task.reward)) for task in boards]


@pytest.mark.parametrize("name", HOUSES)
def test_all_house_sets_number_their_cards_alike(name: str) -> None:
    """So that an action means the same card whichever of them is played."""
    assert cards_of(HOUSE).ids == cards_of(name).ids
