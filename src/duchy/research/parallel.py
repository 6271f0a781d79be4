"""A batch spread over processes: each steps games of its own, and all write to shared arrays.

A compiled step holds the GIL, so threads would wait for each other. Its own memory cannot be shared: every process
copies its results into the shared arrays once per step, and nothing is sent.
"""

import ctypes
import multiprocessing
from collections.abc import Mapping, Sequence
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from duchy.core.reason import Refusal
from duchy.research.batch import Batch
from duchy.research.rewards import USUAL, Reward

SHOWN: Final = ("observations", "masks", "rewards", "over", "seats", "random")
Arguments = dict[str, Any]
"""The arguments of a batch, without its seed."""
Given = Arguments | Batch
STRIDE: Final = 1_000_003
"""The distance between the seeds of two processes."""
COPY: Final = "copy"
"""The request for a copy of a process's batch."""


def shared_array(memory: SharedMemory, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
    """Return shared memory as an array, which keeps the memory alive as long as anything looks at it."""
    shared: Any = type("Shared", (ctypes.c_uint8 * memory.size,), {})
    assert memory.buf is not None
    first = ctypes.addressof(ctypes.c_uint8.from_buffer(memory.buf))
    seen = shared.from_address(first)
    seen.owner = memory
    return np.ndarray(shape, np.dtype(kind), seen)


def work(
    line: Connection, names: Mapping[str, tuple[str, tuple[int, ...], str]], first: int, seed: int, given: Given
) -> None:
    """Step games for the parent process until it stops: new ones, or those of a batch."""
    memories = {name: SharedMemory(memory) for name, (memory, _, _) in names.items()}
    arrays = {name: shared_array(memories[name], shape, kind) for name, (_, shape, kind) in names.items()}
    batch = given if isinstance(given, Batch) else Batch(seed=seed, **given)
    own = slice(first, first + batch.games)

    def show() -> None:
        for name in SHOWN:
            np.copyto(arrays[name][own], getattr(batch, name))

    show()
    line.send("")
    while (wanted := line.recv()) is not None:
        try:
            if wanted == COPY:
                line.send(batch)
                continue
            if wanted < 0:
                batch.step(arrays["actions"][own])
            else:
                batch.reset(wanted + seed)
            show()
            line.send("")
        except Refusal as refusal:
            line.send(f"{refusal} (games {first} to {first + batch.games - 1}, counted from there)")


class ParallelBatch:
    """A batch over several processes, with the arrays of a `Batch`. Close it, or use it in a `with`.

    A copy has processes of its own. Arrays taken from it stay readable after it is closed.
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        workers: int = 2,
        reward: Reward = USUAL,
        seed: int = 0,
        **options: object,
    ) -> None:
        """Start the given number of games, the same number in each process."""
        if workers < 1 or games % workers:
            raise Refusal(f"games must be a multiple of workers, got {games} games and {workers} workers")
        arguments: Arguments = {"game": game, "games": games // workers, "reward": reward, **options}
        self.start(Batch(**{**arguments, "games": 1}), games, seed, [arguments] * workers)

    def start(self, model: Batch, games: int, seed: int, given: Sequence[Given]) -> None:
        """Share arrays like those of a model, and start a process for each part of the games."""
        kinds = {name: getattr(model, name) for name in (*SHOWN, "actions")}
        self.games = games
        self.seed = seed
        self.memories: dict[str, SharedMemory] = {}
        names: dict[str, tuple[str, tuple[int, ...], str]] = {}
        for name, array in kinds.items():
            shape = (games, *array.shape[1:])
            self.memories[name] = SharedMemory(create=True, size=int(np.prod(shape)) * array.itemsize)
            names[name] = (self.memories[name].name, shape, array.dtype.str)
        arrays = {name: shared_array(self.memories[name], shape, kind) for name, (_, shape, kind) in names.items()}
        self.observations: NDArray[np.uint8] = arrays["observations"]
        self.masks: NDArray[np.bool_] = arrays["masks"]
        self.rewards: NDArray[np.float64] = arrays["rewards"]
        self.over: NDArray[np.bool_] = arrays["over"]
        self.seats: NDArray[np.int64] = arrays["seats"]
        self.random: NDArray[np.int64] = arrays["random"]
        self.actions: NDArray[np.int64] = arrays["actions"]
        context = multiprocessing.get_context("spawn")
        self.lines: list[Connection] = []
        self.processes = []
        for number, part in enumerate(given):
            line, other = context.Pipe()
            told = (other, names, number * (games // len(given)), seed + number * STRIDE, part)
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            self.lines.append(line)
            self.processes.append(process)
        self.wait()

    def __getstate__(self) -> dict[str, Any]:
        """Collect the batches of all processes."""
        self.check_running()
        for line in self.lines:
            line.send(COPY)
        return {"games": self.games, "seed": self.seed, "parts": [line.recv() for line in self.lines]}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """Start processes of its own for a copy, which has to be closed too."""
        parts: list[Batch] = kept["parts"]
        self.start(parts[0], kept["games"], kept["seed"], parts)

    def check_running(self) -> None:
        """Refuse to go on after the processes have stopped."""
        if not self.lines:
            raise Refusal("this batch is closed: start another, or step it inside its `with`")

    def wait(self) -> None:
        """Wait until every process is ready; raise the refusal of one, if any."""
        said = [line.recv() for line in self.lines]
        for words in said:
            if words:
                raise Refusal(words)

    def reset(self, seed: int) -> None:
        """Restart every game."""
        self.check_running()
        for line in self.lines:
            line.send(seed)
        self.wait()

    def step(self, actions: ArrayLike) -> None:
        """Apply an action in every game; if one is illegal, its process applies none of its own."""
        self.check_running()
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != (self.games,):
            raise Refusal(f"actions must have the shape ({self.games},), one for each game, got {chosen.shape}")
        self.actions[:] = chosen
        for line in self.lines:
            line.send(-1)
        self.wait()

    def close(self) -> None:
        """Stop the processes; their memory is freed when no array looks at it any more."""
        for line in self.lines:
            line.send(None)
        for process in self.processes:
            process.join()
        self.lines.clear()
        self.processes.clear()
        empty: Any = np.empty(0)
        self.observations = self.masks = self.rewards = self.over = self.seats = self.random = self.actions = empty
        for memory in self.memories.values():
            memory.unlink()
        self.memories.clear()

    def __enter__(self) -> Self:
        """Enter the context."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Stop the processes."""
        self.close()
