"""No method of the contract leaks memory: after many calls everything is freed, compiled or not."""

import ctypes
import gc
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest

from duchy.core.chance import Rng
from duchy.core.game import CHANCE, SPECTATOR, Game, State
from tests.contract.play import Numbers, take
from tests.contract.witnesses import WITNESSES

WARM: Final = 20
CALLS: Final = 160
BUFFERS: Final = 1000
"""How often a method is called that is handed buffers."""

MOST_BLOCKS: Final = CALLS // 4
"""Small objects that may stay: a leak of one by each call is four times as many."""

MOST_KILOBYTES: Final = 2048
"""What may stay beside them, being too large to be counted so: half of each buffer is more."""

ROUNDS: Final = 3
"""How often is measured: what a thread beside the test was handed meanwhile stays once, a leak each time."""

STATM: Final = Path("/proc/self/statm")


def length(game: Game, state: State) -> int:
    """Play a state to its end, as `Scene` does, and count the plies."""
    numbers, plies = Numbers(7), 0
    while game.acting(state):
        take(game, state, numbers.below(1 << 20))
        plies += 1
    return plies


class Scene:
    """A position of a game with all the arguments for its methods."""

    def __init__(self, game: Game) -> None:
        """Play until a seat has a choice in the middle of the game; before that, store a choice of chance."""
        self.game = game
        self.chance = game.initial()
        while game.acting(self.chance) != [CHANCE]:
            take(game, self.chance, 0)
        whole = game.initial()
        self.state, middle = whole.copy(), min(150, length(game, whole) // 2)
        numbers = Numbers(7)
        plies = 0
        while plies < middle or game.acting(self.state) == [CHANCE]:
            take(game, self.state, numbers.below(1 << 20))
            plies += 1
        self.seat = game.acting(self.state)[0]
        self.action = game.legal_actions(self.state, self.seat)[-1]
        self.document = game.write(self.state)
        journal = game.start_journal(told := self.state.copy())
        game.apply(told, self.seat, self.action)
        self.entry = journal[0]

    def played(self, seat: int, action: int) -> State:
        """Do an action in a copy with the journal on, and return the copy."""
        copy = self.state.copy()
        self.game.start_journal(copy)
        self.game.apply(copy, seat, action)
        return copy


def again(game: Game, state: State, seat: int, before: State) -> list[object]:
    """Show a state to a seat and to a spectator, each from an earlier view."""
    return [
        game.view_again(state, viewer, then, SPECTATOR, game.view(then, SPECTATOR))
        for viewer in (seat, SPECTATOR)
        for then in (state, before)
    ]


CALLED: Final[dict[str, Callable[[Game, Scene], object]]] = {
    "options": lambda game, _: game.options(),
    "initial": lambda game, _: game.initial(),
    "seats": lambda game, scene: game.seats(scene.state),
    "sides": lambda game, scene: game.sides(scene.state),
    "to_act": lambda game, scene: game.to_act(scene.state),
    "legal": lambda game, scene: game.legal(scene.state, scene.seat, game.buffer()),
    "outcomes": lambda game, scene: game.outcomes(scene.chance, game.buffer(), game.buffer()),
    "draw": lambda game, scene: game.draw(scene.chance, Rng(1), game.buffer(), game.buffer()),
    "draw_id": lambda game, scene: game.draw_id(scene.chance),
    "apply": lambda _, scene: scene.played(scene.seat, scene.action),
    "scores": lambda game, scene: game.scores(scene.state),
    "score": lambda game, scene: game.score(scene.state, scene.seat),
    "places": lambda game, scene: game.places(scene.state),
    "view": lambda game, scene: (game.view(scene.state, scene.seat), game.view(scene.state, SPECTATOR)),
    "view_again": lambda game, scene: again(game, scene.state, scene.seat, scene.chance),
    "facts": lambda game, scene: game.facts(scene.state),
    "resample": lambda game, scene: game.resample(scene.state, scene.seat, Rng(1)),
    "secrets": lambda game, scene: game.secrets(scene.state, scene.seat),
    "sees_more": lambda game, scene: game.sees_more(scene.state, scene.seat),
    "hides": lambda game, scene: game.hides(scene.state, scene.seat, scene.action, SPECTATOR),
    "explain": lambda game, scene: [game.explain(scene.state, scene.seat, action) for action in (0, 9, scene.action)],
    "notation": lambda game, scene: game.notation(scene.action),
    "parse": lambda game, scene: game.parse(game.notation(scene.action)),
    "fields": lambda game, scene: game.fields(scene.action),
    "action": lambda game, scene: game.action(game.fields(scene.action)),
    "describe": lambda game, scene: game.describe(scene.state, scene.seat, scene.action),
    "costs": lambda game, scene: game.costs(scene.state, scene.seat, scene.action),
    "printed": lambda game, scene: game.printed(scene.state),
    "write": lambda game, scene: game.write(scene.state),
    "read": lambda game, scene: game.read(scene.document),
    "start_journal": lambda game, scene: game.start_journal(scene.state.copy()),
    "tell": lambda game, scene: game.tell(scene.entry),
    "buffer": lambda game, _: game.buffer().items[0],
    "legal_actions": lambda game, scene: game.legal_actions(scene.state, scene.seat),
    "chances": lambda game, scene: game.chances(scene.chance),
    "acting": lambda game, scene: game.acting(scene.state),
    "copy": lambda _, scene: scene.state.copy(),
    "become": lambda _, scene: scene.state.copy().become(scene.state),
    "equals": lambda _, scene: scene.state.equals(scene.chance),
    "touch": lambda _, scene: scene.state.touch(),
}


def public(kind: type) -> set[str]:
    """List the public methods of a contract class."""
    return {name for name, value in vars(kind).items() if callable(value) and not name.startswith("_")}


def test_every_method_is_called() -> None:
    assert public(Game) | public(State) == set(CALLED)


@pytest.fixture(scope="module", params=list(WITNESSES))
def scene(request: pytest.FixtureRequest) -> Scene:
    """Set the scene of each game; exclude earlier objects from garbage collection, which would take long."""
    gc.collect()
    gc.freeze()
    return Scene(WITNESSES[request.param].game)


def kilobytes() -> int:
    """Measure the memory in use; 0 if the system does not report it."""
    return int(STATM.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE") // 1024 if STATM.exists() else 0


def tidy() -> None:
    """Collect garbage and return free memory to the system, so that later allocations can be measured."""
    gc.collect()
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if os.name == "posix" else None
    if trim is not None:
        trim(0)


def kept_once(call: Callable[[Game, Scene], object], scene: Scene, times: int) -> tuple[int, int]:
    """Call a method many times and count the small objects and the kilobytes that remain."""
    tidy()
    blocks, before = sys.getallocatedblocks(), kilobytes()
    for _ in range(times):
        call(scene.game, scene)
    tidy()
    return sys.getallocatedblocks() - blocks, kilobytes() - before


def kept_by(call: Callable[[Game, Scene], object], scene: Scene, times: int = CALLS) -> tuple[int, int]:
    """Count the small objects and the kilobytes that remain each time a method is called many times."""
    for _ in range(WARM):
        call(scene.game, scene)
    rounds = [kept_once(call, scene, times) for _ in range(ROUNDS)]
    return min(blocks for blocks, _ in rounds), min(more for _, more in rounds)


@pytest.mark.slow  # compiled code counts references by itself, Python's own needs no test
@pytest.mark.parametrize("name", CALLED)
def test_a_method_keeps_no_memory(scene: Scene, name: str) -> None:
    blocks, more = kept_by(CALLED[name], scene, BUFFERS if name in {"legal", "outcomes"} else CALLS)
    assert blocks < MOST_BLOCKS
    assert more < MOST_KILOBYTES


@pytest.mark.skipif(not STATM.exists(), reason="this system does not tell how much memory a process uses")
def test_what_is_kept_is_seen(scene: Scene) -> None:
    """The test fails on a leak: it finds both small objects and buffers that remain."""
    small: list[object] = []
    large: list[object] = []
    assert kept_by(lambda _, scene: small.append([scene]), scene)[0] >= MOST_BLOCKS
    assert kept_by(lambda game, _: large.append([0] * max(500, game.actions // 2)), scene, BUFFERS)[1] >= MOST_KILOBYTES


def test_what_comes_once_is_no_leak(scene: Scene) -> None:
    """The test runner may send this process a list of the next tests at any moment: no method leaks that."""
    handed: list[object] = []
    calls = 0

    def call(_: Game, __: Scene) -> None:
        nonlocal calls
        calls += 1
        if calls == WARM + CALLS + CALLS // 2:
            handed.extend([[number] for number in range(1252)])

    assert kept_by(call, scene)[0] < MOST_BLOCKS
    assert len(handed) > MOST_BLOCKS
