"""Whole random games of every module, scenario, side and number of players; the contract at sampled moments."""

import json
import tomllib
from collections import Counter
from dataclasses import asdict
from pathlib import Path
from typing import Any, cast

import pytest

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, SPECTATOR, Game, State
from duchy.core.match import Match
from duchy.core.reason import OptionError
from duchy.core.record import read_record, record_of, text_of
from duchy.core.verdict import verify
from duchy.games import load
from duchy.games.kingdom.actions import ACTIONS, BLOCKS
from duchy.games.kingdom.box.set_check import check
from duchy.games.kingdom.box.template import template
from duchy.games.kingdom.rules.construction import recount
from duchy.games.kingdom.state.state import Kingdom

CASES: dict[str, dict[str, object]] = {
    f"{players}p-{side}-{module}": {"players": players, "side": side, "module": module}
    for players in (1, 2)
    for side in ("a", "b")
    for module in ("none", "menaces", "advisors", "quests")
}
CASES |= {f"scenario-{number}": {"players": 1, "scenario": number} for number in range(1, 7)}
CASES |= {f"2p-{menaces}": {"module": "menaces", "menaces": menaces} for menaces in ("shadows,thieves", "rats,shadows")}
CASES |= {
    f"1p-{menace}": {"players": 1, "module": "menaces", "menaces": menace}
    for menace in ("giants", "shadows", "thieves")
}
CASES |= {
    f"{players}p-{quest}": {"players": players, "module": "quests", "quest": quest}
    for players in (1, 2)
    for quest in ("usurper", "plague-lord")
}
every_case = pytest.mark.parametrize(
    "options",
    [pytest.param(one, marks=[pytest.mark.slow] if number % 3 else []) for number, one in enumerate(CASES.values())],
    ids=CASES,
)


def game() -> Game:
    return load("kingdom")


def pick(kingdom: Game, state: State, rng: Rng) -> tuple[int, int]:
    """Choose a seat that has to act, or chance, and one of its actions; chance chooses by weight."""
    acting = kingdom.acting(state)
    seat = acting[rng.below(len(acting))]
    if seat != CHANCE:
        actions = kingdom.legal_actions(state, seat)
        return seat, actions[rng.below(len(actions))]
    chances = kingdom.chances(state)
    number = rng.below(sum(weight for _, weight in chances))
    for outcome, weight in chances:
        number -= weight
        if number < 0:
            return seat, outcome
    raise AssertionError(chances)


def played(kingdom: Game, options: dict[str, object], seed: int) -> Match:
    match = Match(kingdom, options)
    rng = Rng(seed)
    while match.acting():
        match.play(*pick(kingdom, match.state, rng))
    return match


def text(kingdom: Game, state: State) -> str:
    return json.dumps(kingdom.write(state), sort_keys=True)


def seen(kingdom: Game, state: State, seat: int) -> str:
    return json.dumps(asdict(cast(Any, kingdom.view(state, seat))), sort_keys=True)


def test_blocks_fill_the_action_space() -> None:
    first = 0
    for block in BLOCKS:
        assert first == block.first
        first += block.size
    assert first == ACTIONS


def test_texts_and_fields_round_trip() -> None:
    kingdom = game()
    texts = [kingdom.notation(action) for action in range(ACTIONS)]
    assert len(set(texts)) == ACTIONS
    assert list(range(ACTIONS)) == [kingdom.parse(text) for text in texts]
    assert list(range(ACTIONS)) == [kingdom.action(kingdom.fields(action)) for action in range(ACTIONS)]


@every_case
def test_a_game_ends_and_its_record_holds(options: dict[str, object]) -> None:
    kingdom = game()
    match = played(kingdom, options, 3)
    assert kingdom.places(match.state)
    assert sum(sum(table.values()) for table in match.breakdown()) == sum(kingdom.scores(match.state))
    for entry in match.journal:
        assert kingdom.tell(entry)
    record = record_of(match, [f"player {seat}" for seat in range(kingdom.seats(match.state))])
    assert match.plies == verify(kingdom, read_record(text_of(record))).plies


@every_case
def test_the_contract_holds_on_the_way(options: dict[str, object]) -> None:
    kingdom = game()
    state = kingdom.initial(options)
    rng = Rng(11)
    ply = 0
    kept: list[tuple[State, str]] = []
    while kingdom.acting(state):
        if ply % 29 == 0:
            kept.append((state.copy(), text(kingdom, state)))
            check_moment(kingdom, state, rng)
        kingdom.apply(state, *pick(kingdom, state, rng))
        ply += 1
        assert ply < 2000
    assert all(written == text(kingdom, copy) for copy, written in kept)


def check_moment(kingdom: Game, state: State, rng: Rng) -> None:
    """Check legality, texts, positions and secrets at one moment."""
    for seat in kingdom.acting(state):
        legal = kingdom.legal_actions(state, seat)
        assert legal
        assert len(legal) == len(set(legal))
        if seat != CHANCE:
            assert sorted(legal) == [a for a in range(ACTIONS) if kingdom.explain(state, seat, a) is None]
        for action in legal:
            assert kingdom.describe(state, seat, action)
    document = json.loads(text(kingdom, state))
    assert text(kingdom, state) == text(kingdom, kingdom.read(document))
    for player in cast(Kingdom, state).seats:
        facts = [list(player.flat), list(player.per), list(player.types)]
        recount(cast(Kingdom, state), player)
        assert facts == [list(player.flat), list(player.per), list(player.types)]
    for viewer in (SPECTATOR, *range(kingdom.seats(state))):
        other = kingdom.resample(state, viewer, rng)
        assert seen(kingdom, state, viewer) == seen(kingdom, other, viewer)
        assert kingdom.acting(state) == kingdom.acting(other)
        assert kingdom.scores(state) == kingdom.scores(other)
        assert kingdom.secrets(state, viewer) == kingdom.secrets(other, viewer)
        if viewer in kingdom.acting(state):
            assert kingdom.legal_actions(state, viewer) == kingdom.legal_actions(other, viewer)
        assert text(kingdom, other) == text(kingdom, kingdom.read(json.loads(text(kingdom, other))))


@pytest.mark.parametrize("module", ["menaces", "advisors", "quests"])
def test_the_order_of_simultaneous_answers_does_not_matter(module: str) -> None:
    """K8.2, K6.5. Each seat's own answers keep their order; any order between the seats gives the same result."""
    kingdom = game()
    state = kingdom.initial({"module": module, "menaces": "rats,shadows" if module == "menaces" else "auto"})
    rng = Rng(5)
    moments = 0
    while kingdom.acting(state):
        if kingdom.acting(state) == [0, 1] and moments < 40:
            moments += 1
            one = kingdom.legal_actions(state, 0)
            two = kingdom.legal_actions(state, 1)
            first, second = one[rng.below(len(one))], two[rng.below(len(two))]
            texts = set()
            for order in ([(0, first), (1, second)], [(1, second), (0, first)]):
                copy = state.copy()
                for seat, action in order:
                    kingdom.apply(copy, seat, action)
                texts.add(text(kingdom, copy))
            assert len(texts) == 1
        kingdom.apply(state, *pick(kingdom, state, rng))
    assert moments


def answers(kingdom: Game, state: State, seat: int, rng: Rng) -> list[int]:
    """Let one seat answer until it has nothing left to decide, while the other waits."""
    copy = state.copy()
    found: list[int] = []
    while kingdom.acting(copy) == [0, 1]:
        actions = kingdom.legal_actions(copy, seat)
        found.append(actions[rng.below(len(actions))])
        kingdom.apply(copy, seat, found[-1])
    return found


@pytest.mark.parametrize("module", ["menaces", "advisors", "quests"])
def test_whole_phases_of_both_seats_interleave_in_any_way(module: str) -> None:
    """K3.1, K4.1, K6.5. Whichever seat goes first, and if they alternate, the same position follows."""
    kingdom = game()
    state = kingdom.initial({"module": module, "menaces": "thieves,shadows" if module == "menaces" else "auto"})
    rng = Rng(17)
    moments = 0
    while kingdom.acting(state):
        if kingdom.acting(state) != [0, 1]:
            kingdom.apply(state, *pick(kingdom, state, rng))
            continue
        moments += 1
        plans = [[(seat, action) for action in answers(kingdom, state, seat, rng)] for seat in (0, 1)]
        mixed: list[tuple[int, int]] = []
        left = [list(plan) for plan in plans]
        while left[0] or left[1]:
            seat = rng.below(2)
            if left[seat]:
                mixed.append(left[seat].pop(0))
        texts = set()
        for order in (plans[0] + plans[1], plans[1] + plans[0], mixed):
            copy = state.copy()
            for seat, action in order:
                assert kingdom.explain(copy, seat, action) is None
                kingdom.apply(copy, seat, action)
            texts.add(text(kingdom, copy))
        assert len(texts) == 1
        for seat, action in mixed:
            kingdom.apply(state, seat, action)
    assert moments > 10


def test_what_is_imagined_is_as_likely_as_it_is_possible() -> None:
    """K2.1, K2.3. One of eight hidden cards is the calamity; the others are any unseen cards."""
    kingdom = game()
    rng = Rng(4)
    state = kingdom.initial({"module": "none"})
    while kingdom.acting(state) == [CHANCE]:
        kingdom.apply(state, *pick(kingdom, state, rng))
    down = next(action for action in kingdom.legal_actions(state, 0) if kingdom.notation(action).endswith("down"))
    kingdom.apply(state, 0, down)
    pool = cast(Any, kingdom.view(state, 1)).unseen
    draws = 4000
    found: Counter[str] = Counter()
    for _ in range(draws):
        offers = cast(Any, kingdom.write(kingdom.resample(state, 1, rng)))["offers"]
        found.update(card for area in offers.values() for card in area if "/" in card)
    assert abs(found["calamity/1"] - draws / 8) < 4 * (draws * 7 / 64) ** 0.5
    expected = {name: draws * 7 / 8 * count / sum(pool.values()) for name, count in pool.items()}
    chi_square = sum((found[f"{name}/1"] - share) ** 2 / share for name, share in expected.items())
    assert chi_square < len(pool) + 4 * (2 * len(pool)) ** 0.5


@pytest.mark.parametrize("options", [{}, {"players": 1}, {"module": "menaces"}, {"players": 1, "scenario": 3}])
def test_the_empty_document_is_a_position(options: dict[str, object]) -> None:
    kingdom = game()
    assert kingdom.acting(kingdom.read({"options": options}))


def test_the_template_is_right_as_it_stands() -> None:
    assert [] == check(template())


def test_a_mistake_in_a_set_names_the_card_and_the_field() -> None:
    [mistake] = check(template().replace('gives = ["gold", "gold"]', 'gives = ["gold", "silver"]'))
    assert mistake.startswith("treasure 'golden-hoard'.gives: ")


@pytest.mark.parametrize("module", ["none", "menaces", "advisors", "quests"])
@pytest.mark.parametrize("players", [1, 2])
def test_another_set_plays_without_a_change_of_code(tmp_path: Path, module: str, players: int) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(template(), encoding="utf-8")
    match = played(game(), {"set": file.read_text(encoding="utf-8"), "players": players, "module": module}, 8)
    assert match.game.places(match.state)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"scenario": 1}, "is for one player"),
        ({"players": 1, "scenario": 1, "module": "quests"}, "module must be auto"),
        ({"module": "quests", "menaces": "rats,giants"}, "needs the module menaces"),
        ({"module": "menaces", "menaces": "rats"}, "two different menaces"),
        ({"module": "menaces", "menaces": "rats,vermin"}, "'vermin' is not one of"),
        ({"module": "menaces", "quest": "usurper"}, "needs the module quests"),
        ({"quest": "grail"}, "'grail' is not one of"),
        ({"duchy": "burgundy"}, "'burgundy' is not one of"),
        ({"set": "nowhere.toml"}, "is neither 'house' nor"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options: dict[str, object], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        game().initial(options)


def test_a_custom_set_is_printed_and_the_house_set_is_not() -> None:
    kingdom = game()
    assert kingdom.printed(kingdom.initial({})) is None
    state = kingdom.initial({"set": template()})
    printed = kingdom.printed(state)
    assert printed is not None
    assert tomllib.loads(template()) == json.loads(json.dumps(printed))
    assert printed == kingdom.printed(kingdom.read(kingdom.write(state)))
    assert kingdom.printed(kingdom.initial({})) is None
