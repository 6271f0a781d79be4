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
from duchy.research.arrays import array_of

MOST_SEATS: Final = 8
"""The most players of a game that has no option for their number."""
MOST_PLIES: Final = 4000
"""The most plies of a game, chance included: more than any set of options can have."""


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
        """Set OpenSpiel's parameters."""
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
        """Start a game."""
        return DuchyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "DuchyObserver":  # noqa: ANN401
        """Make the observer that OpenSpiel asks for."""
        return DuchyObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class Moment:
    """A position, and for each seat a digest of everything it has seen; copied as OpenSpiel copies states."""

    def __init__(self, game: DuchyGame, state: State, digests: list[bytes]) -> None:
        """Store the game, which copies share, and the parts that are copied."""
        self.game = game
        self.state = state
        self.digests = digests

    def __deepcopy__(self, memo: dict[int, Any]) -> "Moment":
        """Copy the parts that change."""
        return Moment(self.game, self.state.copy(), list(self.digests))

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the position as a document, and the game by its name and options."""
        document = json.dumps(self.game.rules.write(self.state))
        return restore, (self.game.name, self.game.get_parameters(), document, self.digests)

    def happen(self, seat: int, action: int) -> None:
        """Apply an action; seats that see it add it to what they know, others only that something was done."""
        rules = self.game.rules
        for viewer, known in enumerate(self.digests):
            shown = viewer == seat or not rules.hides(self.state, seat, action, viewer)
            self.digests[viewer] = blake2b(known + b"%d %d" % (seat, action if shown else -1), digest_size=16).digest()
        rules.apply(self.state, seat, action)

    def row(self, seat: int) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """Return the row of a seat, in the game's own memory."""
        row = self.game.row
        row.fill(0)
        self.game.encoder.write(self.state, seat, self.game.sheet, 0)
        return row

    def row_text(self, seat: int) -> str:
        """Write a seat's row as text: the features that are not zero."""
        row = self.row(seat)
        return " ".join(f"{place}:{row[place]}" for place in np.flatnonzero(row))


def restore(name: str, parameters: dict[str, Any], document: str, digests: list[bytes]) -> Moment:
    """Restore a pickled moment."""
    game = pyspiel.load_game(f"duchy_{name}", parameters)
    return Moment(game, game.rules.read(json.loads(document)), digests)


class DuchyState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A position for OpenSpiel."""

    def __init__(self, game: DuchyGame) -> None:
        """Start a game."""
        super().__init__(game)
        seats = game.rules.seats(game.root)
        self.moment = Moment(game, game.root.copy(), [b"" for _ in range(seats)])

    def current_player(self) -> Any:  # noqa: ANN401
        """Return the player to act."""
        acting = self.moment.game.rules.to_act(self.moment.state)
        if acting == 0:
            return pyspiel.PlayerId.TERMINAL
        return pyspiel.PlayerId.CHANCE if acting == CHANCE_ACTS else int(first_in(acting))

    def _legal_actions(self, player: int) -> list[int]:
        """Return the legal actions of a player, in order; one that is asked later has none yet."""
        if player != self.current_player():
            return []
        return sorted(self.moment.game.rules.legal_actions(self.moment.state, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance with their probabilities."""
        chances = self.moment.game.rules.chances(self.moment.state)
        total = sum(weight for _, weight in chances)
        return [(action, weight / total) for action, weight in sorted(chances)]

    def _apply_action(self, action: int) -> None:
        """Apply an action of a player or of chance."""
        player = self.current_player()
        self.moment.happen(CHANCE if player == pyspiel.PlayerId.CHANCE else player, action)

    def _action_to_string(self, player: int, action: int) -> str:  # noqa: ARG002
        """Return the notation of an action."""
        return self.moment.game.rules.notation(action)

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.moment.game.rules.to_act(self.moment.state) == 0

    def returns(self) -> list[float]:
        """Return the utility of every player."""
        places = self.moment.game.rules.places(self.moment.state)
        return [worth(places, seat) for seat in range(len(places))] or [0.0] * len(self.moment.digests)

    def resample_from_infostate(self, player: int, draw: Any) -> "DuchyState":  # noqa: ANN401
        """Return a state that a player cannot distinguish from this one, with hidden information resampled."""
        other: DuchyState = self.clone()
        rng = Rng(int(draw() * (1 << 53)))
        other.moment.state = self.moment.game.rules.resample(self.moment.state, player, rng)
        return other

    def __str__(self) -> str:
        """Write the position as one line."""
        return json.dumps(self.moment.game.rules.write(self.moment.state), sort_keys=True)


class DuchyObserver:
    """A seat's view as numbers and as text; with perfect recall the text starts with a digest of all it has seen."""

    def __init__(self, game: DuchyGame, wanted: Any, params: Any) -> None:  # noqa: ANN401
        """Allocate a row."""
        if params:
            raise ValueError(f"an observer takes no parameters, got {params!r}")
        self.perfect_recall = wanted.perfect_recall
        self.tensor = np.zeros(game.encoder.features, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DuchyState, player: int) -> None:
        """Write a player's view as numbers."""
        self.tensor[:] = state.moment.row(player)

    def string_from(self, state: DuchyState, player: int) -> str:
        """Write a player's view, or everything it knows, as text."""
        seen = state.moment.row_text(player)
        return f"{state.moment.digests[player].hex()} {seen}" if self.perfect_recall else seen


def game_class(name: str) -> type[DuchyGame]:
    """Make the class of a game for OpenSpiel."""
    return type(f"{name.capitalize()}Game", (DuchyGame,), {"name": name, "type": type_of(name)})


CLASSES: Final = {name: game_class(name) for name in game_names() if entry_of(name).encoder}
"""The class of each game, by the game's name."""

for _class in CLASSES.values():
    if _class.type.short_name not in pyspiel.registered_names():
        pyspiel.register_game(_class.type, _class)
