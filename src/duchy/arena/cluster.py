"""Games on a running Ray cluster: `pip install duchy[ray]`, with the same duchy on every node."""

from collections.abc import Callable, Generator, Iterator
from itertools import islice

from duchy.arena.crew import AHEAD, Result, Task
from duchy.arena.plan import Job, Played
from duchy.arena.playing import play
from duchy.core.reason import Refusal

RETRIES = 3
"""How many times to restart a game whose node was lost."""


class Cluster:
    """A crew that plays on all nodes of a cluster."""

    def __init__(self, address: str) -> None:
        """Join the cluster at an address; raises `Refusal` if Ray or the cluster is missing."""
        try:
            import ray  # noqa: PLC0415 - an extra
        except ImportError as error:
            raise Refusal("--ray needs Ray: pip install 'duchy[ray]', here and on every node") from error
        self.ray = ray
        try:
            ray.init(address=address, logging_level="ERROR", log_to_driver=False)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Refusal(f"there is no Ray cluster at {address}: {str(error).splitlines()[0]}") from error

    def play(self, jobs: Iterator[Job]) -> Generator[Played]:
        """Play on as many cores as the cluster has at each moment; games of a lost node are played on another."""
        return self.work(play_there, jobs)

    def work(self, do: Callable[[Task], Result], tasks: Iterator[Task]) -> Generator[Result]:
        """Run tasks of any kind on all nodes, in any order."""
        ray = self.ray
        there = ray.remote(num_cpus=1, max_retries=RETRIES, scheduling_strategy="SPREAD")(do)
        under_way: list[object] = []
        try:
            while True:
                cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
                under_way += [there.remote(task) for task in islice(tasks, max(0, cores * AHEAD - len(under_way)))]
                if not under_way:
                    break
                done, under_way = ray.wait(under_way)
                for each in done:
                    try:
                        yield ray.get(each)
                    except ray.exceptions.RayTaskError as error:
                        cause = error.cause if isinstance(error.cause, Refusal) else error
                        raise Refusal(str(cause)) from error
        finally:
            ray.shutdown()


def play_there(job: Job) -> Played:
    """Play one game on a node, and report which node it was."""
    import ray  # noqa: PLC0415 - an extra

    return play(job, str(ray.get_runtime_context().get_node_id())[:8])
