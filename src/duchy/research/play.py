"""One game as environments need it: chance is resolved inside, and a seat gets its row, its mask and its reward."""

import json
from collections.abc import Mapping
from dataclasses import asdict, is_dataclass
from io import BytesIO
from typing import Any, Final, Literal

import numpy as np
from numpy.typing import NDArray

from duchy.core.batch import worth
from duchy.core.chance import Rng
from duchy.core.encoding import ByteBuffer
from duchy.core.game import CHANCE, CHANCE_ACTS, SPECTATOR, State, first_in
from duchy.core.reason import Refusal
from duchy.games import entry_of, load, load_encoder
from duchy.research.arrays import array_of

Reward = Literal["result", "score"]
Bytes = NDArray[np.uint8]
RENDER_MODES: Final = ("human", "ansi", "rgb_array")


class Play:
    """A game with its options, which can be restarted."""

    def __init__(self, name: str, options: Mapping[str, object] | None, reward: Reward) -> None:
        """Set the game, its options, and the reward: the result at the end, or every change of the score."""
        if reward not in {"result", "score"}:
            raise Refusal(f"reward must be result or score, got {reward!r}")
        self.game = load(name)
        self.encoder = load_encoder(name)
        self.reward = reward
        self.root: State = self.game.initial(options)
        self.state = self.root.copy()
        self.players = self.game.seats(self.root)
        self.rng = Rng(0)
        self.seat = 0
        self.over = False
        self.legal = 0
        self.last = ""
        self.leads = [0] * self.players
        self.out = self.game.buffer()
        self.weights = self.game.buffer()
        self.sheet = ByteBuffer(self.encoder.features)
        self.row: Bytes = array_of(self.sheet)
        self.listed: NDArray[np.int64] = array_of(self.out)

    def begin(self, seed: int) -> None:
        """Start a game; the seed decides the draws."""
        self.rng = Rng(seed)
        self.state.become(self.root)
        self.over = False
        self.last = ""
        self.settle()
        self.leads = self.lead()

    def settle(self) -> None:
        """Resolve chance, then find the seat to act and its legal actions."""
        game, state, out = self.game, self.state, self.out
        acting = game.to_act(state)
        while acting == CHANCE_ACTS:
            game.apply(state, CHANCE, game.draw(state, self.rng, out, self.weights))
            acting = game.to_act(state)
        self.over = acting == 0
        if not self.over:
            self.seat = first_in(acting)
            self.legal = game.legal(state, self.seat, out)

    def act(self, action: int) -> list[float]:
        """Apply an action of the seat to act; return every seat's reward. An illegal one is refused with its reason."""
        game = self.game
        reason = None if self.may(action) else game.explain(self.state, self.seat, action)
        if reason is not None:
            raise Refusal(f"seat {self.seat + 1} may not do {action}: {reason.words}")
        self.last = f"{self.seat + 1} {game.notation(action)}"
        game.apply(self.state, self.seat, action)
        self.settle()
        if self.reward == "result":
            places = game.places(self.state) if self.over else []
            return [worth(places, seat) if self.over else 0.0 for seat in range(self.players)]
        before, self.leads = self.leads, self.lead()
        return [float(now - then) for now, then in zip(self.leads, before, strict=True)]

    def may(self, action: int) -> bool:
        """Return whether an action is legal."""
        return bool((self.listed[: self.legal] == action).any())

    def lead(self) -> list[int]:
        """Return each seat's lead over the best other seat; in solo games, its points."""
        scores = self.game.scores(self.state)
        if len(scores) == 1:
            return scores
        return [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]

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
        lines.append(f"  last: {self.last or 'nothing'}")
        if self.over:
            lines.append(f"  over: places {', '.join(map(str, self.game.places(self.state)))}")
        else:
            lines.append(f"  asked: {json.dumps(shown['asked'])}")
            actions = [self.game.notation(int(self.out[place])) for place in range(self.legal)]
            lines.append(f"  may: {', '.join(actions)}")
        return "\n".join(lines) + "\n"

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
        scene = Scene(entry.picture, entry.title, self.last, people, self.view(), self.game.facts(self.state))
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
