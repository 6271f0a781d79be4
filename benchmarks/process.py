"""Servers to measure, in processes of their own."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Process:
    """A server in a separate process."""

    def __init__(self, kind: str, database: str, port: int = 0) -> None:
        """Start the server, by default on any port, and wait until it prints its address."""
        command = [sys.executable, "-m", "benchmarks.served", kind, database, str(port)]
        root = str(Path(__file__).parents[1])
        self.running = subprocess.Popen(command, cwd=root, stdout=subprocess.PIPE, text=True)
        assert self.running.stdout is not None
        self.address = self.running.stdout.readline().strip()
        if not self.address:
            raise RuntimeError(f"the {kind} server did not start")

    def memory(self) -> int:
        """Return the memory of the server in bytes."""
        if Path("/proc/self/statm").exists():
            pages = int(Path(f"/proc/{self.running.pid}/statm").read_text(encoding="ascii").split()[1])
            return pages * os.sysconf("SC_PAGE_SIZE")
        told = subprocess.run(["ps", "-o", "rss=", "-p", str(self.running.pid)], capture_output=True, check=True)  # noqa: S607
        return int(told.stdout) * 1024

    def cpu(self) -> float:
        """Return the seconds of CPU time that the server has used; 0 where the system does not say."""
        if not Path("/proc/self/stat").exists():
            return 0.0
        fields = Path(f"/proc/{self.running.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """Stop the server."""
        self.running.terminate()
        self.end()

    def kill(self) -> None:
        """End the server at once, as a power failure does."""
        self.running.kill()
        self.end()

    def end(self) -> None:
        """Wait until the server is gone."""
        self.running.wait()
        assert self.running.stdout is not None
        self.running.stdout.close()


@contextmanager
def server(kind: str, database: str = "") -> Iterator[Process]:
    """Run a server for a while."""
    process = Process(kind, database)
    try:
        yield process
    finally:
        process.stop()
