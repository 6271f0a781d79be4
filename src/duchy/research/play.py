"""One game as environments need it: chance is resolved inside, and a seat gets its row, its mask and its reward."""

import json
from collections.abc import Mapping
from dataclasses import asdict, is_dataclass
from io import BytesIO
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from duchy.core.batch import RESULT, step_rng, worth
from duchy.core.encoding import ByteBuffer
from duchy.core.game import CHANCE, CHANCE_ACTS, SPECTATOR, State, first_in
from duchy.core.reason import Refusal
from duchy.games import entry_of, load, load_encoder
from duchy.research.arrays import array_of
from duchy.research.rewards import Reward, kind_of, standings

Bytes = NDArray[np.uint8]
RENDER_MODES: Final = ("human", "ansi", "rgb_array")
NOTHING_DONE: Final = (-1, -1)


class Play:
    """A game with its options, which can be restarted, copied and pickled; a copy plays on exactly as the original."""

    def __init__(self, name: str, options: Mapping[str, object] | None, reward: Reward) -> None:
        """Set the game, its options, and the kind of rewards."""
        self.kind = kind_of(reward)
        self.game = load(name)
        self.encoder = load_encoder(name)
        self.root: State = self.game.initial(options)
        self.state = self.root.copy()
        self.players = self.game.seats(self.root)
        self.sides = self.game.sides(self.root)
        self.seed = 0
        self.steps = 0
        """The actions applied so far. Chance after each follows from the seed and this number alone."""
        self.seat = 0
        self.over = False
        self.last = NOTHING_DONE
        """The last seat and its action."""
        self.standings = [0] * self.players
        self.make_room()

    def make_room(self) -> None:
        """Allocate what is never shared with a copy."""
        self.legal = 0
        self.out = self.game.buffer()
        self.weights = self.game.buffer()
        self.sheet = ByteBuffer(self.encoder.features)
        self.row: Bytes = array_of(self.sheet)
        self.listed: NDArray[np.int64] = array_of(self.out)

    def __getstate__(self) -> dict[str, Any]:
        """Return everything but the memory that is written anew, and the encoder, which follows from the game."""
        left_out = {"encoder", "legal", "out", "weights", "sheet", "row", "listed"}
        return {name: value for name, value in vars(self).items() if name not in left_out}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Restore a copy."""
        vars(self).update(kept)
        self.encoder = load_encoder(self.game.name)
        self.make_room()
        self.settle()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        """Copy what changes; the game, its encoder and the start are shared."""
        twin = object.__new__(type(self))
        vars(twin).update(vars(self))
        twin.state = self.state.copy()
        twin.make_room()
        twin.settle()
        memo[id(self)] = twin
        return twin

    def begin(self, seed: int) -> None:
        """Start a game; the seed decides the draws."""
        self.seed = seed
        self.steps = 0
        self.state.become(self.root)
        self.last = NOTHING_DONE
        self.settle()
        if self.kind != RESULT:
            self.standings = standings(self.game.scores(self.state), self.sides, self.kind)

    def settle(self) -> None:
        """Resolve chance, then find the seat to act and its legal actions."""
        game, state, out = self.game, self.state, self.out
        acting = game.to_act(state)
        if acting == CHANCE_ACTS:
            rng, weights = step_rng(self.seed, self.steps), self.weights
            while acting == CHANCE_ACTS:
                game.apply(state, CHANCE, game.draw(state, rng, out, weights))
                acting = game.to_act(state)
        self.over = acting == 0
        if not self.over:
            self.seat = first_in(acting)
            self.legal = game.legal(state, self.seat, out)

    def act(self, action: int) -> list[float]:
        """Apply an action of the seat to act; return every seat's reward. An illegal one is refused with its reason."""
        return self.apply(self.checked(action))

    def checked(self, action: int) -> int:
        """Return an action of the seat to act; an illegal one is refused with its reason."""
        if not self.may(action):
            reason = self.game.explain(self.state, self.seat, action)
            words = reason.words if reason is not None else "it is not an action of this space"
            raise Refusal(f"seat {self.seat + 1} may not do {action}: {words}")
        return action

    def apply(self, action: int) -> list[float]:
        """Apply an action that is known to be legal; return every seat's reward."""
        self.advance(action)
        return self.rewards()

    def advance(self, action: int) -> None:
        """Apply an action that is known to be legal, and leave its rewards to be counted with later ones."""
        seat = self.seat
        self.last = seat, action
        self.game.apply(self.state, seat, action)
        self.steps += 1
        self.settle()

    def rewards(self) -> list[float]:
        """Return every seat's reward since they were last counted: rewards of several actions add up."""
        if self.kind == RESULT:
            if not self.over:
                return [0.0] * self.players
            places = self.game.places(self.state)
            return [worth(places, self.sides, seat) for seat in range(self.players)]
        before, self.standings = self.standings, standings(self.game.scores(self.state), self.sides, self.kind)
        if before == self.standings:
            return [0.0] * self.players
        return [float(now - then) for now, then in zip(self.standings, before, strict=True)]

    def may(self, action: int) -> bool:
        """Return whether an action is legal."""
        return not self.over and action in self.listed[: self.legal].tolist()

    def observe(self, seat: int) -> Bytes:
        """Return the row of a seat."""
        self.row.fill(0)
        self.encoder.write(self.state, seat, self.sheet, 0)
        return self.row.copy()

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return the action mask of a seat; all zeros if it does not act."""
        mask = np.zeros(self.game.actions, dtype=np.int8)
        if not self.over and seat == self.seat:
            mask[self.listed[: self.legal]] = 1
        return mask

    def text(self) -> str:
        """Describe the position in a few lines."""
        shown = self.view()
        moment = ", ".join(f"{key} {shown[key]}" for key in ("phase", "round", "stage") if shown.get(key))
        lines = [f"{entry_of(self.game.name).title}: {moment}"]
        for seat, points in enumerate(self.game.scores(self.state)):
            sign = ">" if not self.over and seat == self.seat else " "
            lines.append(f"{sign} player {seat + 1}: {points} points")
        lines.append(f"  last: {self.last_text() or 'nothing'}")
        if self.over:
            lines.append(f"  over: places {', '.join(map(str, self.game.places(self.state)))}")
        else:
            lines.append(f"  asked: {json.dumps(shown['asked'])}")
            actions = [self.game.notation(int(self.out[place])) for place in range(self.legal)]
            lines.append(f"  may: {', '.join(actions)}")
        return "\n".join(lines) + "\n"

    def last_text(self) -> str:
        """Write the last action with its seat; empty before the first."""
        seat, action = self.last
        return f"{seat + 1} {self.game.notation(action)}" if seat >= 0 else ""

    def view(self) -> dict[str, Any]:
        """Return the view of a spectator."""
        view = self.game.view(self.state, SPECTATOR)
        assert is_dataclass(view)
        assert not isinstance(view, type)
        return asdict(view)

    def picture(self) -> Bytes:
        """Draw the view of a spectator: rows of pixels, each red, green and blue."""
        from PIL import Image  # noqa: PLC0415 - few environments are drawn

        from duchy.picture.painting import paint_scene  # noqa: PLC0415
        from duchy.picture.scene import Scene, Sitter  # noqa: PLC0415

        places = self.game.places(self.state) if self.over else []
        people = [
            Sitter(f"player_{seat}", points, won=places[seat : seat + 1] == [1])
            for seat, points in enumerate(self.game.scores(self.state))
        ]
        entry = entry_of(self.game.name)
        scene = Scene(entry.picture, entry.title, self.last_text(), people, self.view(), self.game.facts(self.state))
        with Image.open(BytesIO(paint_scene(scene))) as image:
            return np.array(image.convert("RGB"))

    def render(self, mode: str | None) -> "str | Bytes | None":
        """Render the game; in mode "human" it is printed."""
        if mode == "rgb_array":
            return self.picture()
        if mode == "ansi":
            return self.text()
        if mode == "human":
            print(self.text(), end="")  # noqa: T201  (that is what this mode is)
        return None
