"""The games for OpenSpiel: explicit chance, information states, rewards at the end.

Importing this module registers `duchy_NAME` for every game that has an encoder. The options are one parameter:
`pyspiel.load_game("duchy_NAME", {"options": "players:3;start:hidden"})`, with `&` for commas. Where several seats
choose at the same time, they are asked in order, and none of them sees what another has chosen.
"""

import json
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from duchy.core.batch import worth
from duchy.core.chance import Rng
from duchy.core.encoding import ByteBuffer
from duchy.core.game import CHANCE, CHANCE_ACTS, State, first_in
from duchy.games import entry_of, game_names, load, load_encoder
from duchy.research.room import array_of

MOST_SEATS: Final = 8
"""The most players of a game that has no option for their number."""
MOST_PLIES: Final = 4000
"""Plies of the longest game, chance among them: more than any set of options can have."""


def type_of(name: str) -> Any:  # noqa: ANN401  (pyspiel has no types)
    """Describe a game to OpenSpiel before it is loaded."""
    players = [choice.value for option in load(name).options() if option.name == "players" for choice in option.choices]
    return pyspiel.GameType(
        short_name=f"duchy_{name}",
        long_name=f"{entry_of(name).title} (duchy, rules {load(name).rules})",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(map(int, players), default=MOST_SEATS),
        min_num_players=min(map(int, players), default=1),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": ""},
    )


def options_of(text: str) -> dict[str, object]:
    """Read options written as `name:value;name:value`."""
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name.strip(): value.strip().replace("&", ",") for name, _, value in pairs}


class DuchyGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with settled options."""

    name: ClassVar[str]
    type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Take OpenSpiel's parameters."""
        given = params or {}
        self.rules = load(self.name)
        self.encoder = load_encoder(self.name)
        self.root: State = self.rules.initial(options_of(str(given.get("options", ""))))
        self.sheet = ByteBuffer(self.encoder.features)
        self.row = array_of(self.sheet)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.actions,
            num_players=self.rules.seats(self.root),
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_PLIES,
        )
        super().__init__(self.type, info, given)

    def new_initial_state(self) -> "DuchyState":
        """Begin a game."""
        return DuchyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "DuchyObserver":  # noqa: ANN401
        """Make what OpenSpiel asks about what players see."""
        return DuchyObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Moment:
    """A position, and for each seat a digest of all that it has seen happen; copied as OpenSpiel copies states."""

    def __init__(self, game: DuchyGame, state: State, digests: list[bytes]) -> None:
        """Take the game, which copies share, and what is copied."""
        self.game = game
        self.state = state
        self.digests = digests

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        """Copy what changes."""
        return Moment(self.game, self.state.copy(), list(self.digests))

    def __reduce__(self) -> tuple[Any, ...]:
        """Keep the position as a document, and the game by its name and options."""
        document = json.dumps(self.game.rules.write(self.state))
        return restored, (self.game.name, self.game.get_parameters(), document, self.digests)

    def happen(self, seat: int, action: int) -> None:
        """Do an action; a seat that is shown it adds it to what it knows, another one that something was done."""
        rules = self.game.rules
        for viewer, known in enumerate(self.digests):
            shown = viewer == seat or not rules.hides(self.state, seat, action, viewer)
            self.digests[viewer] = blake2b(known + b"%d %d" % (seat, action if shown else -1), digest_size=16).digest()
        rules.apply(self.state, seat, action)

    def row(self, seat: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Write what a seat sees into the room of the game."""
        row = self.game.row
        row.fill(0)
        self.game.encoder.write(self.state, seat, self.game.sheet, 0)
        return row

    def seen(self, seat: int) -> str:
        """Write what a seat sees as a text: the features that are not nought."""
        row = self.row(seat)
        return " ".join(f"{place}:{row[place]}" for place in np.flatnonzero(row))


def restored(name: str, parameters: dict[str, Any], document: str, digests: list[bytes]) -> Moment:
    """Make a moment again from what was kept of it."""
    game = pyspiel.load_game(f"duchy_{name}", parameters)
    return Moment(game, game.rules.read(json.loads(document)), digests)


class DuchyState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position for OpenSpiel."""

    def __init__(self, game: DuchyGame) -> None:
        """Begin a game."""
        super().__init__(game)
        seats = game.rules.seats(game.root)
        self.moment = Moment(game, game.root.copy(), [b"" for _ in range(seats)])

    def current_player(self) -> Any:  # noqa: ANN401
        """Say who acts."""
        acting = self.moment.game.rules.to_act(self.moment.state)
        if acting == 0:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if acting == CHANCE_ACTS else int(first_in(acting))

    def _legal_actions(self, player: int) -> list[int]:
        """List what a seat may do, in order; one that is asked later has nothing to do yet."""
        if player != self.current_player():
            return []
        return sorted(self.moment.game.rules.legal_actions(self.moment.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """List what chance may decide, each with how likely it is."""
        chances = self.moment.game.rules.chances(self.moment.state)
        total = sum(weight for _, weight in chances)
        return [(action, weight / total) for action, weight in sorted(chances)]

    def _apply_action(self, action: int) -> None:
        """Do what a seat or chance decided."""
        player = self.current_player()
        self.moment.happen(CHANCE if player == pyspiel.PlayerId.CHANCE else player, action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        """Write an action."""
        return self.moment.game.rules.notation(action)

    def is_terminal(self) -> bool:
        """Say whether the game is over."""
        return self.moment.game.rules.to_act(self.moment.state) == 0

    def returns(self) -> list[float]:
        """Say what the end is worth to every seat."""
        places = self.moment.game.rules.places(self.moment.state)
        return [worth(places, seat) for seat in range(len(places))] or [0.0] * len(self.moment.digests)

    def resample_from_infostate(self, player: int, draw: Any) -> "DuchyState":  # noqa: ANN401
        """Give a state that a seat cannot tell from this one, with all that is hidden from it drawn anew."""
        other: DuchyState = self.clone()
        rng = Rng(int(draw() * (1 << 53)))
        other.moment.state = self.moment.game.rules.resample(self.moment.state, player, rng)
        return other

    def __str__(self) -> str:
        """Write the position as one line."""
        return json.dumps(self.moment.game.rules.write(self.moment.state), sort_keys=True)


class DuchyObserver:
    """What a seat sees as numbers and as text; with perfect recall the text begins with a digest of all it has seen."""

    def __init__(self, game: DuchyGame, wanted: Any, params: Any) -> None:  # noqa: ANN401
        """Make room for a row."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params!r}")
        self.perfect_recall = wanted.perfect_recall
        self.tensor = np.zeros(game.encoder.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DuchyState, player: int) -> None:
        """Write what a seat sees as numbers."""
        self.tensor[:] = state.moment.row(player)

    def string_from(self, state: DuchyState, player: int) -> str:
        """Write what a seat sees, or all that it knows, as text."""
        seen = state.moment.seen(player)
        return f"{state.moment.digests[player].hex()} {seen}" if self.perfect_recall else seen


def game_class(name: str) -> type[DuchyGame]:
    """Make the class of a game for OpenSpiel."""
    return type(f"{name.capitalize()}Game", (DuchyGame,), {"name": name, "type": type_of(name)})


CLASSES: Final = {name: game_class(name) for name in game_names() if entry_of(name).encoder}
"""The class of each game, by the game's name."""

for _class in CLASSES.values():
    if _class.type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_class.type, _class)
