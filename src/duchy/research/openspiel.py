"""The games for OpenSpiel: explicit chance, information states, rewards at the end.

Importing this module registers `duchy_NAME` for every game that has an encoder. `load_game("NAME", players=3)` loads
one; so does `pyspiel.load_game("duchy_NAME(players=3,start=hidden)")`, where `&` stands for a comma in a value. Where
several seats choose at the same time, they are asked in order, and none of them sees what another has chosen.
"""

import json
from collections.abc import Mapping
from hashlib import blake2b
from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from duchy.core.batch import RESULT, worth
from duchy.core.chance import Rng
from duchy.core.encoding import ByteBuffer
from duchy.core.game import CHANCE, CHANCE_ACTS, State, first_in
from duchy.core.options import Option, is_switch, settle
from duchy.core.reason import OptionError
from duchy.games import entry_of, game_names, load, load_encoder
from duchy.research.arrays import array_of
from duchy.research.rewards import Reward, kind_of, standings

MOST_SEATS: Final = 8
"""The most players of a game that has no option for their number."""
MOST_PLIES: Final = 4000
"""The most plies of a game, chance included: more than any set of options can have."""
MOST_POINTS: Final = 10_000.0
"""The bound of rewards in points: more than any game brings."""
DIGEST: Final = 16
"""The length of a digest in bytes."""
FORM: Final = "write options as in players:3;duchies:1&4&7, with ; between options and & for a comma"


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
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "options": "",
            "reward": "result",
            **{option.name: usual(option) for option in load(name).options()},
        },
    )


def usual(option: Option) -> str | int | bool:
    """Return an option's default; OpenSpiel takes its type for that of the parameter."""
    return option.default == "yes" if is_switch(option) else option.default


def options_of(text: str, name: str) -> dict[str, str]:
    """Read the options of a game written as `name:value;name:value`; raises `OptionError`, which shows the form."""
    given: dict[str, str] = {}
    for part in filter(None, text.split(";")):
        option, mark, value = part.partition(":" if ":" in part else "=")
        if not mark:
            raise OptionError(f"options: {part.strip()!r} has no value; {FORM}")
        given[option.strip()] = value.strip().replace("&", ",")
    try:
        settle(load(name).options(), given)
    except OptionError as error:
        raise OptionError(f"{error}; {FORM}") from error
    return given


def tidy(value: object) -> object:
    """Read a value as people write it in the text of a game, with & for a comma."""
    return value.replace("&", ",") if isinstance(value, str) else value


def options_text(options: Mapping[str, object]) -> str:
    """Write options so that OpenSpiel reads them back, also within the text of a game."""
    found = ";".join(f"{name}:{value}".replace(",", "&") for name, value in options.items())
    if any(mark in str(value) for value in options.values() for mark in "();=\n"):
        raise OptionError(
            "options: OpenSpiel cannot carry ( ) ; = or several lines in a value, as sets and drawings have"
        )
    return found


def load_game(name: str, reward: Reward = "result", **options: object) -> "DuchyGame":
    """Load a game by its name, with options as Python has them."""
    known = {option.name: option for option in load(name).options()}
    settled = settle(tuple(known.values()), options)
    text = options_text({option: settled[option] for option in options})
    game: DuchyGame = pyspiel.load_game(f"duchy_{name}", {"options": text, "reward": reward})
    return game


class DuchyGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """A game with settled options."""

    name: ClassVar[str]
    type: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Set OpenSpiel's parameters."""
        given = params or {}
        self.rules = load(self.name)
        known = self.rules.options()
        options: dict[str, object] = dict(options_of(str(given.get("options", "")), self.name))
        named = {option.name: given.get(option.name, usual(option)) for option in known}
        options |= {option.name: named[option.name] for option in known if named[option.name] != usual(option)}
        settled = settle(known, {name: tidy(value) for name, value in options.items()})
        options = {name: settled[name] for name in options}
        reward = str(given.get("reward", "result"))
        self.kind = kind_of(reward)
        self.encoder = load_encoder(self.name)
        self.root: State = self.rules.initial(options)
        self.sides = self.rules.sides(self.root)
        self.sheet = ByteBuffer(self.encoder.features)
        self.row = array_of(self.sheet)
        bound = 1.0 if self.kind == RESULT else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.actions,
            num_players=self.rules.seats(self.root),
            min_utility=-bound,
            max_utility=bound,
            max_game_length=MOST_PLIES,
        )
        super().__init__(self.type, info, {"options": options_text(options), "reward": reward})

    def __deepcopy__(self, memo: dict[int, Any]) -> "DuchyGame":
        """Return the game itself: it never changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the name and the parameters."""
        return load_again, (self.name, self.get_parameters())

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
            told = b"%d %d" % (seat, action if shown else -1)
            self.digests[viewer] = blake2b(known + told, digest_size=DIGEST).digest()
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


def load_again(name: str, parameters: dict[str, Any]) -> DuchyGame:
    """Load a pickled game."""
    game: DuchyGame = pyspiel.load_game(f"duchy_{name}", parameters)
    return game


def restore(name: str, parameters: dict[str, Any], document: str, digests: list[bytes]) -> Moment:
    """Restore a pickled moment."""
    game = load_again(name, parameters)
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
        game, state = self.moment.game, self.moment.state
        places = game.rules.places(state)
        if not places:
            return [0.0] * len(self.moment.digests)
        if game.kind == RESULT:
            return [worth(places, game.sides, seat) for seat in range(len(places))]
        return [float(points) for points in standings(game.rules.scores(state), game.sides, game.kind)]

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
    """A seat's view as numbers and as text; with perfect recall also a digest of all it has seen.

    The digest ends the numbers, each of its bytes as a fraction from 0 to 1, and starts the text.
    """

    def __init__(self, game: DuchyGame, wanted: Any, params: Any) -> None:  # noqa: ANN401
        """Allocate a row."""
        if params:
            raise ValueError(f"an observer takes no parameters, got {params!r}")
        self.perfect_recall = wanted.perfect_recall
        self.features = game.encoder.features
        self.tensor = np.zeros(self.features + DIGEST * self.perfect_recall, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: DuchyState, player: int) -> None:
        """Write a player's view as numbers."""
        self.tensor[: self.features] = state.moment.row(player)
        if self.perfect_recall:
            known = state.moment.digests[player] or bytes(DIGEST)
            self.tensor[self.features :] = np.frombuffer(known, np.uint8) / 256

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
