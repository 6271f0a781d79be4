"""A batch spread over processes: each steps games of its own, and all write to shared arrays.

A compiled step holds the GIL, so threads would wait for each other. Its own memory cannot be shared: every process
copies its results into the shared arrays once per step, and nothing is sent.
"""

import multiprocessing
from collections.abc import Mapping
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, Self

import numpy as np
from numpy.typing import ArrayLike, NDArray

from duchy.core.reason import Refusal
from duchy.research.batch import Batch
from duchy.research.play import Reward

SHOWN: Final = ("observations", "masks", "rewards", "over", "seats", "random")
Arguments = dict[str, Any]
"""The arguments of a batch, without its seed."""
STRIDE: Final = 1_000_003
"""The distance between the seeds of two processes."""


def shared_array(memory: SharedMemory, shape: tuple[int, ...], kind: str) -> NDArray[Any]:
    """Return shared memory as an array."""
    return np.ndarray(shape, np.dtype(kind), memory.buf)


def work(
    line: Connection, names: Mapping[str, tuple[str, tuple[int, ...], str]], first: int, seed: int, arguments: Arguments
) -> None:
    """Step games for the parent process until it stops."""
    memories = {name: SharedMemory(memory) for name, (memory, _, _) in names.items()}
    arrays = {name: shared_array(memories[name], shape, kind) for name, (_, shape, kind) in names.items()}
    batch = Batch(seed=seed, **arguments)
    own = slice(first, first + batch.games)

    def show() -> None:
        for name in SHOWN:
            np.copyto(arrays[name][own], getattr(batch, name))

    show()
    line.send("")
    while (wanted := line.recv()) is not None:
        try:
            if wanted < 0:
                batch.step(arrays["actions"][own])
            else:
                batch.reset(wanted + seed)
            show()
            line.send("")
        except Refusal as refusal:
            line.send(f"{refusal} (games {first} to {first + batch.games - 1}, counted from there)")
    arrays.clear()
    for memory in memories.values():
        memory.close()


class ParallelBatch:
    """A batch over several processes, with the arrays of a `Batch`. Close it, or use it in a `with`."""

    def __init__(
        self,
        game: str,
        games: int = 1024,
        workers: int = 2,
        reward: Reward = "result",
        seed: int = 0,
        **options: object,
    ) -> None:
        """Start the given number of games, the same number in each process."""
        if workers < 1 or games % workers:
            raise Refusal(f"games must be a multiple of workers, got {games} games and {workers} workers")
        each = games // workers
        arguments: Arguments = {"game": game, "games": each, "reward": reward, **options}
        model = Batch(**{**arguments, "games": 1})
        kinds = {name: getattr(model, name) for name in (*SHOWN, "actions")}
        self.games = games
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
        for number in range(workers):
            line, other = context.Pipe()
            told = (other, names, number * each, seed + number * STRIDE, arguments)
            process = context.Process(target=work, args=told, daemon=True)
            process.start()
            self.lines.append(line)
            self.processes.append(process)
        self.wait()

    def wait(self) -> None:
        """Wait until every process is ready; raise the refusal of one, if any."""
        said = [line.recv() for line in self.lines]
        for words in said:
            if words:
                raise Refusal(words)

    def reset(self, seed: int) -> None:
        """Restart every game."""
        for line in self.lines:
            line.send(seed)
        self.wait()

    def step(self, actions: ArrayLike) -> None:
        """Apply an action in every game; if one is illegal, its process applies none of its own."""
        chosen = np.asarray(actions, dtype=np.int64)
        if chosen.shape != (self.games,):
            raise Refusal(f"actions must have the shape ({self.games},), one for each game, got {chosen.shape}")
        self.actions[:] = chosen
        for line in self.lines:
            line.send(-1)
        self.wait()

    def close(self) -> None:
        """Stop the processes. Copy what you want to keep of the arrays first."""
        for line in self.lines:
            line.send(None)
        for process in self.processes:
            process.join()
        self.lines.clear()
        self.processes.clear()
        empty: Any = np.empty(0)
        self.observations = self.masks = self.rewards = self.over = self.seats = self.random = self.actions = empty
        for memory in self.memories.values():
            memory.close()
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
