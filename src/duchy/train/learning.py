"""Training with PyTorch: a network that predicts the error of the hand-made evaluation.

The target of a row is not the result of its game alone, which luck decides as much: later moments, as the network
itself values them, count too (a lambda-return). A row with rollout results of its own has those as its target. For
plans of one turn the differences count most, since bots choose by them. A pupil may also learn from a larger network,
its teacher, whose values have less luck in them than any results.
"""

import itertools
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from math import inf
from pathlib import Path
from typing import Any, Final

from duchy.bots.learnt.features import Features
from duchy.bots.learnt.network import Layer, Network
from duchy.core.reason import Refusal
from duchy.train.progress import Explained
from duchy.train.samples import Samples

try:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # PyTorch warns that NumPy is missing; nothing here needs it
        import torch
except ImportError as error:
    raise Refusal("training requires PyTorch: pip install 'duchy[train]'") from error

UNIT: Final = 1000.0
"""The unit of the network's outputs, in hundredths of a point."""
HELD_OUT: Final = 10
"""One game in this many is held out for validation."""
LAMBDA: Final = 0.93
"""The weight of later moments of a game, relative to the next one as the network values it (lambda)."""
TAUGHT: Final = 0.7
"""The weight of the teacher's values in the targets of a pupil that has a teacher."""
CHOICE: Final = 0.5
"""The weight of errors in the differences between plans of a turn, relative to errors in their values."""
BATCH: Final = 4096
LEAST_BATCH: Final = 64
STEPS: Final = 32
"""Rows per batch: this many, or fewer if an epoch would have less than this many steps."""
RATE: Final = 0.002
LATER_RATE: Final = 0.0005
"""The learning rates of the first network and of one that continues from another."""
INPUT_BITS: Final = 20
BETWEEN_BITS: Final = 10
HIDDEN_BITS: Final = 14
OUTPUT_BITS: Final = 8
LARGEST: Final = (1 << 31) - 1
SHARED: Final = 5
"""The seed by which games belong to a share of them, so that a smaller share is part of a larger one."""


@dataclass(frozen=True)
class Report:
    """The result of an epoch: the mean loss, and what was measured in held-out games (`Pupil.judged`)."""

    epoch: int
    loss: float
    by_hand: Explained
    learnt: Explained
    held_out: float
    lost: float


class Table:
    """The samples on the training device."""

    def __init__(self, samples: Samples, device: str) -> None:
        """Move the samples to the device."""

        def brought(numbers: Any, kind: torch.dtype) -> torch.Tensor:  # noqa: ANN401
            return torch.frombuffer(numbers, dtype=kind).to(device)

        self.common = brought(samples.common, torch.int16).view(-1, samples.common_size)
        self.own = brought(samples.own, torch.int16).view(-1, samples.own_size)
        self.moment = brought(samples.moment, torch.int32).long()
        rows_at = torch.bincount(self.moment)
        self.side = torch.arange(len(self.moment), device=device) - (rows_at.cumsum(0) - rows_at)[self.moment]
        self.rival = brought(samples.rival, torch.int32).long()
        self.after = brought(samples.after, torch.int32).long()
        self.sides = brought(samples.sides, torch.int32).long()
        self.value = brought(samples.value, torch.int32).float() / UNIT
        self.end = brought(samples.end, torch.int32).float() / UNIT
        self.own_target = brought(samples.own_target, torch.int32).bool()
        self.moves = brought(samples.moves, torch.int32).bool()
        self.game = game = brought(samples.game, torch.int32).long()
        turn = brought(samples.turn, torch.int32).long()
        _, self.turn, self.plans = torch.unique_consecutive(turn, return_inverse=True, return_counts=True)
        """The turn of each row, and the number of rows of each turn; rows of a turn are adjacent."""
        self.first = self.plans.cumsum(0) - self.plans
        self.chosen_from = (self.plans > self.sides[self.first])[self.turn]
        """Whether each row's turn had other plans."""
        self.held_out = game % HELD_OUT == 0
        last = torch.zeros(samples.games, dtype=torch.long, device=device)
        last.scatter_reduce_(0, game, self.after, "amax")
        self.third = 3 * (last[game] - self.after) // (last[game] + 1)
        lacking = self.end - self.value
        apart = self.apart(lacking, torch.arange(len(game), device=device))
        self.scale = torch.ones_like(self.value)
        self.choice_scale = torch.ones_like(self.value)
        for alone in (True, False):
            rows = (self.sides == 1) == alone
            self.scale[rows] = spread(lacking[rows])
            self.choice_scale[rows] = spread(apart[rows & self.chosen_from])

    def inputs(self, rows: torch.Tensor) -> torch.Tensor:
        """Return the input features of some rows."""
        parts = [self.common[self.moment[rows]], self.own[rows], self.own[self.rival[rows]]]
        return torch.cat(parts, 1).float()

    def rows_of(self, turns: torch.Tensor) -> torch.Tensor:
        """Return the rows of some turns, turn by turn."""
        plans = self.plans[turns]
        within = torch.arange(int(plans.sum()), device=turns.device) - (plans.cumsum(0) - plans).repeat_interleave(
            plans
        )
        return self.first[turns].repeat_interleave(plans) + within

    def apart(self, numbers: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        """Return the differences of some rows from the mean of their turn, for each side separately."""
        turns = self.turn[rows] * int(self.sides.max()) + self.side[rows]
        _, group, size = torch.unique(turns, return_inverse=True, return_counts=True)
        mean = torch.zeros(len(size), device=rows.device).index_add_(0, group, numbers) / size
        return numbers - mean[group]


class Pupil:
    """A network in training, with the mean of its inputs."""

    def __init__(self, table: Table, hidden: tuple[int, ...], seed: int, share: float = 1.0) -> None:
        """Start with small random weights; learn from a share of the games."""
        torch.manual_seed(seed)
        self.table = table
        self.device = table.value.device
        self.hidden = hidden
        games = torch.rand(int(table.game.max()) + 1, generator=torch.Generator().manual_seed(SHARED)) < share
        learnt = (~table.held_out & games.to(self.device)[table.game]).nonzero().flatten()
        self.rows = learnt if len(learnt) else torch.arange(len(table.value), device=self.device)
        some = self.rows[torch.randperm(len(self.rows), device=self.device)[: 1 << 17]]
        inputs = table.inputs(some)
        self.mean = inputs.mean(0)
        self.std = inputs.std(0, correction=0).clamp(min=0.1)
        sizes = [inputs.shape[1], *hidden, 1]
        layers: list[torch.nn.Module] = []
        for before, after in itertools.pairwise(sizes):
            layers += [torch.nn.Linear(before, after), torch.nn.ReLU()]
        self.layers = torch.nn.Sequential(*layers[:-1]).to(self.device)
        self.optimizer = torch.optim.AdamW(self.layers.parameters(), lr=RATE, weight_decay=0.01)
        self.rate = RATE
        self.epoch = 0
        self.best = inf
        """The loss in held-out games after the best epoch."""
        self.taught: torch.Tensor | None = None
        """The teacher's value of every row, if there is a teacher."""
        self.kept = {name: weight.clone() for name, weight in self.layers.state_dict().items()}
        """The weights of the best epoch."""

    def predict(self, rows: torch.Tensor) -> torch.Tensor:
        """Predict the error of the hand-made evaluation in some rows."""
        told: torch.Tensor = self.layers((self.table.inputs(rows) - self.mean) / self.std)
        return told.flatten()

    def values(self, rows: torch.Tensor | None = None) -> torch.Tensor:
        """Value some rows, or all, by hand-made evaluation and network together; the others get the former."""
        table = self.table
        some = torch.arange(len(table.value), device=self.device) if rows is None else rows
        found = table.value.clone()
        with torch.no_grad():
            for part in torch.split(some, 1 << 16):
                found[part] += self.predict(part)
        return found

    def targets(self) -> torch.Tensor:
        """Compute the target of each row from the result and the later moments."""
        table = self.table
        targets = table.end.clone()
        if not bool(table.own_target.all()):
            values = self.values()
            for after in range(1, int(table.after.max()) + 1):
                rows = ((table.after == after) & ~table.own_target).nonzero().flatten()
                later = rows + table.sides[rows]
                targets[rows] = (1 - LAMBDA) * values[later] + LAMBDA * targets[later]
        return targets if self.taught is None else (1 - TAUGHT) * targets + TAUGHT * self.taught

    def listen_to(self, teacher: "Pupil") -> None:
        """Learn also from the values of another network, as it was after its best epoch."""
        teacher.layers.load_state_dict(teacher.kept)
        self.taught = teacher.values()

    def learn(self, epochs: int) -> Iterator[Report]:
        """Train for the given total number of epochs, from the current one; the learning rate falls to zero."""
        table = self.table
        while self.epoch < epochs:
            targets = self.targets()
            turns = table.turn[self.rows].unique()
            order = turns[torch.randperm(len(turns), device=self.device)]
            at_once = max(LEAST_BATCH, min(BATCH, len(self.rows) // STEPS))
            batches = torch.split(order, max(1, at_once * len(turns) // len(self.rows)))
            total = torch.zeros((), device=self.device)
            for number, together in enumerate(batches):
                rows = table.rows_of(together)
                share = (self.epoch + number / len(batches)) / epochs
                for group in self.optimizer.param_groups:
                    group["lr"] = self.rate * (1 - share) + 1e-5
                loss = self.loss(self.predict(rows) + table.value[rows] - targets[rows], rows)
                self.optimizer.zero_grad()
                loss.backward()
                self.optimizer.step()
                total += loss.detach()
            self.epoch += 1
            report = self.judged(float(total) / len(batches))
            if report.held_out < self.best:
                self.best = report.held_out
                self.kept = {name: weight.clone() for name, weight in self.layers.state_dict().items()}
            yield report

    def loss(self, off: torch.Tensor, rows: torch.Tensor) -> torch.Tensor:
        """Return the loss of errors in some rows, all those of their turns: of values, and of differences."""
        table = self.table
        error = off / table.scale[rows]
        apart = table.apart(off, rows) / table.choice_scale[rows]
        loss = torch.nn.functional.huber_loss(error, torch.zeros_like(error), delta=2.0)
        return loss + CHOICE * torch.nn.functional.huber_loss(apart, torch.zeros_like(apart), delta=2.0)

    def judged(self, loss: float = 0.0) -> Report:
        """Judge the network as it is now in held-out games: its loss, and the points its choice of plans loses."""
        table = self.table
        held = table.held_out if bool(table.held_out.any()) else torch.ones_like(table.held_out)
        rows = held.nonzero().flatten()
        values = self.values(rows)
        by_hand, learnt = self.explained_variance(values)
        held_out = float(self.loss(values[rows] - table.end[rows], rows))
        return Report(self.epoch, loss, by_hand, learnt, held_out, self.lost(values, held))

    def lost(self, values: torch.Tensor, held: torch.Tensor) -> float:
        """Return the points that the plans with the best values are behind the best results of their turns.

        Where several have the best value, any of them is as likely. The best of several results is lucky too, so even
        the best choice loses something: only differences between networks mean anything.
        """
        table = self.table
        rows = (held & table.chosen_from & table.moves).nonzero().flatten()
        if not len(rows):
            return 0.0
        _, turn = torch.unique(table.turn[rows], return_inverse=True)
        guess, end = (self.margin(of)[rows] for of in (values, table.end))
        turns = torch.full((int(turn.max()) + 1,), -inf, device=self.device)
        chosen = guess == turns.scatter_reduce(0, turn, guess, "amax")[turn]
        best = turns.scatter_reduce(0, turn, end, "amax")
        played = turns.scatter_reduce(0, turn[chosen], end[chosen], "mean", include_self=False)
        return float((best - played).mean()) * UNIT / 100

    def margin(self, of: torch.Tensor) -> torch.Tensor:
        """Return how far values of each row's side are ahead of its rival's; alone, the values themselves."""
        table = self.table
        return torch.where(table.sides == 1, of, of - of[table.rival])

    def explained_variance(self, values: torch.Tensor) -> tuple[Explained, Explained]:
        """Return the explained variance in held-out games, of the hand-made evaluation and of the network.

        It is that of the final margin in each third of the game, and that of the differences between plans of a turn.
        """
        table = self.table
        held = table.held_out if bool(table.held_out.any()) else torch.ones_like(table.held_out)
        chosen_from = (held & table.chosen_from).nonzero().flatten()

        def share(guess: torch.Tensor, end: torch.Tensor) -> float:
            spread = float(end.var(correction=0)) if len(end) else 0.0
            return 1 - float(((guess - end) ** 2).mean()) / (spread or 1.0) if len(end) else 0.0

        found: list[Explained] = []
        end = self.margin(table.end) / table.scale
        for guess in (self.margin(of) / table.scale for of in (table.value, values)):
            first, second, third = (
                share(guess[rows], end[rows]) for rows in (held & (table.third == number) for number in range(3))
            )
            apart = [table.apart(numbers[chosen_from], chosen_from) for numbers in (guess, end)]
            found.append((first, second, third, share(*apart)))
        return found[0], found[1]

    def keep(self, path: Path) -> None:
        """Save the training state."""
        state = {
            "layers": self.layers.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "epoch": self.epoch,
            "best": self.best,
            "kept": self.kept,
            "mean": self.mean,
            "std": self.std,
        }
        torch.save(state, path)

    def go_on(self, path: Path) -> None:
        """Resume from the saved training state, if there is one."""
        if path.exists():
            state = torch.load(path, map_location=self.device, weights_only=True)
            self.mean, self.std = state["mean"], state["std"]
            self.layers.load_state_dict(state["layers"])
            self.optimizer.load_state_dict(state["optimizer"])
            self.epoch, self.best, self.kept = int(state["epoch"]), float(state["best"]), state["kept"]

    def learnt_before(self, path: Path) -> None:
        """Start from the best epoch of another network, with a lower learning rate."""
        state = torch.load(path, map_location=self.device, weights_only=True)
        self.mean, self.std = state["mean"], state["std"]
        self.layers.load_state_dict(state["kept"])
        self.kept = state["kept"]
        self.rate = LATER_RATE

    def begin_with(self, network: Network) -> None:
        """Start from the weights of a network of the same size, at a lower rate; the inverse of `network`."""
        linear = [layer for layer in self.layers if isinstance(layer, torch.nn.Linear)]
        for place, (layer, known) in enumerate(zip(linear, network.layers, strict=True)):
            first, last = place == 0, place == len(linear) - 1
            unit = 2.0 ** (int(known.shift) + BETWEEN_BITS * (first - last)) * (UNIT if last else 1.0)
            inputs = 1 if first else 1 << BETWEEN_BITS
            whole = torch.tensor([int(number) for number in known.weights], dtype=torch.double)
            weights = whole.view(int(known.inputs), int(known.outputs)).t() / unit
            biases = torch.tensor([int(number) for number in known.biases], dtype=torch.double) / unit / inputs
            if first:
                biases = biases + weights @ self.mean.double().cpu()
                weights = weights * self.std.double().cpu()
            layer.weight.data = weights.float().to(self.device)
            layer.bias.data = biases.float().to(self.device)
        self.kept = {name: weight.clone() for name, weight in self.layers.state_dict().items()}
        self.rate = LATER_RATE

    def network(self, features: Features) -> Network:
        """Convert the best epoch's weights to integers; raises `Refusal` if one is too large."""
        self.layers.load_state_dict(self.kept)
        linear = [layer for layer in self.layers if isinstance(layer, torch.nn.Linear)]
        layers: list[Layer] = []
        for place, layer in enumerate(linear):
            weights = layer.weight.detach().double().cpu()
            biases = layer.bias.detach().double().cpu()
            inputs, bits, shift = 1 << BETWEEN_BITS, HIDDEN_BITS, HIDDEN_BITS
            if place == 0:
                biases = biases - weights @ (self.mean.double().cpu() / self.std.double().cpu())
                weights = weights / self.std.double().cpu()
                inputs, bits, shift = 1, INPUT_BITS, INPUT_BITS - BETWEEN_BITS
            if place == len(linear) - 1:
                weights, biases = weights * UNIT, biases * UNIT
                bits, shift = OUTPUT_BITS, OUTPUT_BITS + BETWEEN_BITS
            whole = [round(number * (1 << bits)) for number in weights.t().flatten().tolist()]
            added = [round(number * (1 << bits) * inputs) for number in biases.tolist()]
            if max(abs(number) for number in [*whole, *added]) > LARGEST:
                raise Refusal(f"a weight of layer {place + 1} is too large for 32 bits: train with another seed")
            layers.append(Layer(weights.shape[1], weights.shape[0], shift, whole, added))
        return Network(layers, features.common, features.own)


def spread(numbers: torch.Tensor) -> torch.Tensor:
    """Return the standard deviation of some numbers; 1 for too few."""
    return numbers.std().clamp(min=0.01) if len(numbers) > 1 else numbers.new_ones(())


def chosen_device(wish: str) -> str:
    """Choose the device: a GPU if there is one."""
    if wish != "auto":
        return wish
    return "cuda" if torch.cuda.is_available() else "cpu"
