"""The greedy bot in Wonderful Kingdom: legal choices, no hidden information, values of positions, strength."""

from collections.abc import Iterator, Mapping
from typing import cast

import pytest

from duchy.bots.bot import Bot
from duchy.bots.kingdom.evaluation import DEFEAT, KingdomEvaluation
from duchy.bots.kingdom.projects import POINT
from duchy.bots.kingdom.weights import ALONE
from duchy.bots.registry import bot
from duchy.core.chance import Rng
from duchy.core.game import CHANCE
from duchy.games import load
from duchy.games.kingdom.state.state import Kingdom
from tests.bots.playing import draw

GAME = load("kingdom")

Options = Mapping[str, object]

MODULES: list[dict[str, object]] = [
    {"module": "menaces", "menaces": "rats"},
    {"module": "menaces", "menaces": "giants"},
    {"module": "menaces", "menaces": "shadows"},
    {"module": "menaces", "menaces": "thieves"},
    {"module": "advisors"},
    {"module": "quests", "quest": "northern-lands"},
    {"module": "quests", "quest": "usurper"},
    {"module": "quests", "quest": "plague-lord"},
]
"""Solo modes, played for a medal."""
DUELS: list[dict[str, object]] = [
    {"module": "none"},
    {"module": "menaces", "menaces": "shadows,thieves"},
    {"module": "advisors"},
    {"module": "quests"},
]


def decisions(options: Options, bots: list[Bot], seed: int) -> Iterator[tuple[Kingdom, int, int]]:
    """Play a game; yield each state in which a bot chose, its seat and its choice; finally the end."""
    rng = Rng(seed)
    state = cast("Kingdom", GAME.initial(options))
    while acting := GAME.acting(state):
        if acting == [CHANCE]:
            draw(GAME, state, rng)
            continue
        seat = acting[0]
        action = bots[seat].choose(GAME, GAME.resample(state, seat, rng), seat)
        yield state, seat, action
        GAME.apply(state, seat, action)
    yield state, CHANCE, CHANCE


def bots_of(names: list[str], seed: int) -> list[Bot]:
    return [bot(name, "kingdom", seed + seat) for seat, name in enumerate(names)]


def end_of(options: Options, names: list[str], seed: int) -> Kingdom:
    """Play a game to its end; every choice is checked."""
    last = cast("Kingdom", GAME.initial(options))
    for state, seat, action in decisions(options, bots_of(names, seed), seed):
        assert seat == CHANCE or action in GAME.legal_actions(state, seat)
        last = state
    return last


def position(seat: Mapping[str, object], **fields: object) -> Kingdom:
    """Set up a position for one player."""
    options = {"players": 1, "module": "none", "duchy": "valados", **cast("Options", fields.pop("options", {}))}
    return cast("Kingdom", GAME.read({"options": options, "seats": [{"duchy": "valados", **seat}], **fields}))


def planning(**seat: object) -> dict[str, object]:
    return {**seat, "agenda": [{"question": "plan"}]}


def worth(state: Kingdom) -> int:
    return int(KingdomEvaluation().value(state, 0))


def choice(state: Kingdom) -> str:
    return GAME.notation(bot("greedy", "kingdom", 1).choose(GAME, state, 0))


# Legal choices, and no hidden information.


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"players": 1, "module": "quests"}, id="alone", marks=pytest.mark.slow),
        pytest.param({"module": "advisors"}, id="against another"),
    ],
)
def test_it_does_not_change_the_state(options: Options) -> None:
    names = ["greedy"] * cast("int", options.get("players", 2))
    for number, (state, seat, action) in enumerate(decisions(options, bots_of(names, 3), 3)):
        if seat == CHANCE or number == 60:
            break
        assert action in GAME.legal_actions(state, seat)
        before = GAME.write(state)
        bot("greedy", "kingdom", 1).choose(GAME, state, seat)
        assert before == GAME.write(state)


def test_same_seed_same_choices() -> None:
    games = []
    for _ in range(2):
        game = decisions({"module": "menaces"}, bots_of(["greedy"] * 2, 5), 5)
        games.append([action for _, (_, _, action) in zip(range(50), game, strict=False)])
    assert games[0] == games[1]


@pytest.mark.parametrize("options", [*DUELS[:3], pytest.param(DUELS[3], marks=pytest.mark.slow)])
def test_it_does_not_know_other_hands_or_cards_that_others_offered_face_down(options: Options) -> None:
    """K2.3, K7.1. States that differ only in hidden cards give the same choice."""
    names = ["random", "random"]
    asked = 0
    for number, (state, seat, _) in enumerate(decisions(options, bots_of(names, 8), 8)):
        if seat == CHANCE or asked == 12:
            break
        if number % 3 or GAME.secrets(state, seat) == 0:
            continue
        asked += 1
        states = [GAME.resample(state, seat, Rng(other)) for other in range(4)]
        assert len({str(GAME.write(other)) for other in states}) > 1
        assert 1 == len({bot("greedy", "kingdom", 2).choose(GAME, other, seat) for other in states})
    assert asked == 12


# Values of positions.


@pytest.mark.parametrize(
    "options",
    [
        DUELS[0],
        *(pytest.param(options, marks=pytest.mark.slow) for options in DUELS[1:]),
        MODULES[2] | {"players": 1},
        pytest.param(MODULES[5] | {"players": 1}, marks=pytest.mark.slow),
    ],
    ids=str,
)
def test_a_remembered_value_is_the_one_that_a_simulation_finds(options: Options) -> None:
    """Also in another game with other options, which forgets what the last one came to."""
    quick = KingdomEvaluation()
    quick.value(cast("Kingdom", GAME.initial({"module": "none"})), 0)
    slow = KingdomEvaluation()
    slow.outlook.remembers = False
    seats = range(1 if options.get("players") == 1 else 2)
    compared = 0
    for moment, (state, _, _) in enumerate(decisions(options, bots_of(["greedy", "random"][: len(seats)], 3), 3)):
        if moment % 9 == 0:
            for seat in seats:
                expected = slow.value(state, seat)
                assert [expected] * 2 == [quick.value(state, seat) for _ in range(2)]
                compared += 1
    assert compared > 15


def test_a_finished_game_is_worth_its_points() -> None:
    state = end_of({"players": 1, "module": "none"}, ["random"], 1)
    assert worth(state) == GAME.scores(state)[0] * POINT


def test_a_lost_game_is_worth_less() -> None:
    """K8.2."""
    state = end_of({"players": 1, "module": "quests"}, ["random"], 1)
    assert state.defeat
    assert worth(state) == GAME.scores(state)[0] * POINT - DEFEAT


def test_every_card_taken_by_shadows_counts_towards_the_defeat() -> None:
    """K9.5. Five cards lose the game; four count as four fifths of the loss."""
    state, _, _ = next(decisions({"players": 1, "scenario": 5}, bots_of(["random"], 1), 1))
    before = worth(state)
    state.lost = 4
    assert worth(state) == before - 4 * ALONE.final // 5


@pytest.mark.slow
def test_a_player_without_the_final_task_loses_to_one_who_completed_it() -> None:
    """K8.2. Points do not matter then."""
    state = end_of({"module": "quests"}, ["greedy", "random"], 1)
    assert GAME.places(state) == [1, 2]
    values = [int(KingdomEvaluation().value(state, seat)) for seat in range(2)]
    assert values == [GAME.scores(state)[0] * POINT, GAME.scores(state)[1] * POINT - DEFEAT]


def test_a_card_that_can_be_built_is_worth_its_points() -> None:
    """K11. Two rounds of the duchy produce the two population and four gold; cubes cost half of its points."""
    before = worth(position(planning(drafted=["farm"]), round=2))
    assert worth(position(planning(drafted=["farm", "summer-palace"]), round=2)) >= before + 3 * POINT


def test_production_is_worth_more_the_more_rounds_are_left() -> None:
    gains = [
        worth(position(planning(drafted=["farm"], built=["guildhall"]), round=number))
        - worth(position(planning(drafted=["farm"]), round=number))
        for number in (1, 2, 3, 4)
    ]
    assert sorted(gains, reverse=True) == gains


@pytest.mark.parametrize("thing", ["krystallium", "soldiers"])
def test_krystallium_and_soldiers_are_worth_something(thing: str) -> None:
    assert worth(position(planning(drafted=["farm"], **{thing: 2}))) > worth(position(planning(drafted=["farm"])))


@pytest.mark.parametrize("danger", ["calamity", "giant-rat", "frost-giant", "shadow", "thief"])
def test_a_danger_on_offer_is_worth_less_than_nothing(danger: str) -> None:
    """K3.2, K6. It prefers the area without it."""
    module: dict[str, object] = {"module": "none"}
    menace = {"giant-rat": "rats", "frost-giant": "giants", "shadow": "shadows", "thief": "thieves"}.get(danger)
    if menace:
        module = {"module": "menaces", "menaces": menace}
    seat = {"agenda": [{"question": "take"}]}
    offers = {"a": ["farm", danger], "b": ["farm"]}
    state = position(seat, options=module, stage="draft", offers=offers, searched=True, top="port")
    assert choice(state) == "take b"


# Choices.


def test_it_builds_affordable_cards_and_recycles_the_others() -> None:
    """K3.1. In the last round: Hell Gate is out of reach."""
    state = position(planning(drafted=["founders-statue", "hell-gate"], built=["guildhall"]), round=4)
    bots = bots_of(["greedy"], 1)
    chosen = []
    while GAME.acting(state) == [0]:
        action = bots[0].choose(GAME, state, 0)
        chosen.append(GAME.notation(action))
        GAME.apply(state, 0, action)
    assert "build 26.founders-statue" in chosen
    assert "recycle 45.hell-gate" in chosen
    assert GAME.scores(state) == [30 + 1 + 3]


def test_it_completes_the_final_task_when_it_can() -> None:
    """K8.2. This is the last opportunity."""
    seat = {"krystallium": 8, "soldiers": 6, "agenda": [{"question": "step"}]}
    state = position(seat, options={"module": "quests"}, round=4, stage="production", turn=3)
    assert choice(state) == "task 1.4"


@pytest.mark.parametrize("seat", range(2))
def test_it_is_not_done_before_it_has_done_everything_it_can(seat: int) -> None:
    """K4.3. This holds whether it finishes first or last."""
    own = {"sites": [{"card": "barracks", "needs": {"materials": 1}}], "krystallium": 1}
    seats = [{**own, "duchy": name, "agenda": [{"question": "step"}]} for name in ("valados", "teressie")]
    document = {"options": {"module": "none"}, "round": 1, "stage": "production", "turn": 0, "seats": seats}
    chosen = {
        GAME.notation(bot("greedy", "kingdom", seed).choose(GAME, GAME.read(document), seat)) for seed in range(9)
    }
    assert chosen == {"krystallium s1 materials"}


def test_it_keeps_cubes_that_the_final_task_needs() -> None:
    """K8.1. Exploration is needed for the final task, and gold for nothing."""
    alchemy = {"exploration": 5, "gold": 5}
    seat = {"soldiers": 6, "krystallium": 2, "alchemy": alchemy, "agenda": [{"question": "step"}]}
    state = position(seat, options={"module": "quests"}, round=4, stage="production", turn=3)
    bots = bots_of(["greedy"], 1)
    while GAME.acting(state) == [0]:
        GAME.apply(state, 0, bots[0].choose(GAME, state, 0))
    assert not state.defeat


# Strength.


@pytest.mark.slow
def test_it_earns_bronze_in_half_of_its_games() -> None:
    """K5S.5. Alone, side B, with all modules, menaces and quests."""
    games = enumerate(MODULES * 2)
    ends = [end_of({"players": 1, **options}, ["greedy"], seed) for seed, options in games]
    assert sum(GAME.places(end) == [1] for end in ends) >= len(MODULES)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", range(1, 7))
def test_it_plays_every_scenario(scenario: int) -> None:
    """K9."""
    assert end_of({"players": 1, "scenario": scenario}, ["greedy"], 1).stage


@pytest.mark.slow
@pytest.mark.parametrize(("seat", "options"), list(enumerate(DUELS)), ids=str)
def test_it_beats_random(options: Options, seat: int) -> None:
    """This holds in both seats."""
    seat %= 2
    names = ["random", "random"]
    names[seat] = "greedy"
    end = end_of(options, names, 4)
    assert 1 == GAME.places(end)[seat]
    assert GAME.scores(end)[seat] > GAME.scores(end)[1 - seat] + 30


@pytest.mark.slow
def test_it_plays_against_itself() -> None:
    assert min(GAME.scores(end_of({"module": "menaces"}, ["greedy"] * 2, 2))) > 0
