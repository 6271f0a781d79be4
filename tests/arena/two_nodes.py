"""Runs a Ray cluster of two nodes on this machine, and an arena on it: `python -m tests.arena.two_nodes FILE`.

It is a separate program because Ray emits warnings that our tests treat as errors. Its results go into FILE.
"""

import json
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

from duchy.arena.cluster import Cluster
from duchy.arena.plan import Job, Played
from duchy.cli import main
from tests.arena.test_playing import plan

SMALLEST_STORE = 80 << 20
"""Bytes that a node reserves for results: Ray's minimum, more than we need."""


def until_both(played: list[Played]) -> Iterator[Job]:
    """Yield games until both nodes have played one."""
    wanted, trial = plan("burgundy"), 0
    while len({game.node for game in played}) < 2:
        yield wanted.job(0, trial, 0, False)
        trial += 1


def run(results: Path) -> None:
    """Start two nodes, let both play, and then let the command line use them."""
    from ray.cluster_utils import Cluster as Nodes  # noqa: PLC0415 - an extra

    small = {"num_cpus": 1, "object_store_memory": SMALLEST_STORE, "include_dashboard": False}
    nodes = Nodes(initialize_head=True, head_node_args=small)
    try:
        nodes.add_node(**small)
        nodes.wait_for_nodes()
        played: list[Played] = []
        for game in Cluster(nodes.address).play(until_both(played)):
            played.append(game)  # noqa: PERF402 - one by one: the generator of games looks
        results.write_text(json.dumps([asdict(game) for game in played]))
        arena = ["arena", "burgundy", "--bots", "random,random", "-n", "2", "--seed", "a"]
        main([*arena, "--ray", nodes.address, "--results", str(results.with_suffix(".jsonl"))])
    finally:
        nodes.shutdown()


if __name__ == "__main__":
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "1"
    # Everything, including the note of the cluster's address: Ray makes no folder for that one.
    with tempfile.TemporaryDirectory(prefix="duchy-ray-", dir="/tmp", ignore_cleanup_errors=True) as short:
        os.environ["RAY_TMPDIR"] = short
        run(Path(sys.argv[1]))
