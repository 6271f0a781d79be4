"""Metrics in the text format of Prometheus."""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import Final

from duchy.server.live.duties import Duty
from duchy.store.rows import Event

BOUNDS: Final = (1, 2, 5, 10, 20, 30, 50, 100, 200, 500, 1000, 5000)
"""The upper bounds of a histogram, in milliseconds."""
TASKS: Final[Sequence[tuple[str, str, str, Callable[[Duty], float]]]] = (
    ("duchy_task_up", "gauge", "Whether the last run of a background task succeeded.", lambda duty: not duty.in_a_row),
    ("duchy_task_failures_total", "counter", "Failures of a background task.", lambda duty: duty.failures),
    ("duchy_task_restarts_total", "counter", "Restarts of a background task.", lambda duty: duty.restarts),
    ("duchy_task_success_seconds", "gauge", "Time of the last success, since 1970.", lambda duty: duty.done_at // 1000),
)


class Histogram:
    """A histogram of durations."""

    def __init__(self) -> None:
        """Start with zero."""
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, milliseconds: float) -> None:
        """Count one duration."""
        self.counts[bisect_left(BOUNDS, milliseconds)] += 1
        self.sum += milliseconds

    def lines(self, name: str, words: str) -> list[str]:
        """Write the histogram in seconds."""
        lines = [f"# HELP {name} {words}", f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip((*BOUNDS, None), self.counts, strict=True):
            total += count
            label = "+Inf" if bound is None else f"{bound / 1000:g}"
            lines.append(f'{name}_bucket{{le="{label}"}} {total}')
        return [*lines, f"{name}_sum {self.sum / 1000:g}", f"{name}_count {total}"]


class Metrics:
    """The counters of a server."""

    def __init__(self) -> None:
        """Start with zero."""
        self.events: Counter[str] = Counter()
        self.refusals: Counter[str] = Counter()
        self.requests: Counter[tuple[str, int]] = Counter()
        self.commands = Histogram()
        self.loads = 0
        self.thoughts = 0
        self.thinking = 0
        self.messages = 0
        self.updates: Counter[str] = Counter()
        self.differed = 0
        self.dropped = 0
        self.connections: Counter[str] = Counter()
        self.hooks: Counter[str] = Counter()

    def count_events(self, events: Iterable[Event]) -> None:
        """Count written events."""
        for event in events:
            self.events[event.kind] += 1

    def text(self, gauges: Sequence[tuple[str, str, float]], duties: Iterable[Duty] = ()) -> str:
        """Write all metrics; gauges (name, words, value) and background tasks are counted elsewhere."""
        lines: list[str] = []

        def family(name: str, kind: str, words: str, values: Iterable[tuple[str, float]]) -> None:
            lines.extend((f"# HELP {name} {words}", f"# TYPE {name} {kind}"))
            lines.extend(f"{name}{label} {value:.15g}" for label, value in values)

        family("duchy_events_total", "counter", "Events written by this process.", with_label("kind", self.events))
        family("duchy_refusals_total", "counter", "Refused commands.", with_label("code", self.refusals))
        family(
            "duchy_requests_total",
            "counter",
            "Answered requests.",
            [(f'{{method="{method}",status="{status}"}}', n) for (method, status), n in sorted(self.requests.items())],
        )
        family("duchy_hooks_total", "counter", "Notifications to the webhook.", with_label("result", self.hooks))
        family("duchy_messages_total", "counter", "Messages sent on sockets.", [("", self.messages)])
        family("duchy_updates_total", "counter", "Tables sent, whole or as a change.", with_label("kind", self.updates))
        family(
            "duchy_fingerprints_differed_total",
            "counter",
            "Clients that asked for the whole because their fingerprint differed.",
            [("", self.differed)],
        )
        family("duchy_sockets_dropped_total", "counter", "Sockets closed by the server.", [("", self.dropped)])
        family(
            "duchy_connections_refused_total",
            "counter",
            "Connections refused or cut off.",
            with_label("why", self.connections),
        )
        family("duchy_table_loads_total", "counter", "Tables folded from their logs.", [("", self.loads)])
        family("duchy_thoughts_total", "counter", "Bot choices.", [("", self.thoughts)])
        family("duchy_thinking_seconds_total", "counter", "Time spent by bots.", [("", self.thinking / 1000)])
        lines += self.commands.lines("duchy_command_seconds", "From a command to its durable acknowledgement.")
        of = {f'{{task="{duty.name}"}}': duty for duty in duties}
        for name, kind, words, read in TASKS:
            family(name, kind, words, [(label, read(duty)) for label, duty in of.items()])
        for name, words, value in gauges:
            family(name, "gauge", words, [("", value)])
        return "\n".join(lines) + "\n"


def with_label(label: str, counter: Counter[str]) -> list[tuple[str, float]]:
    """Return the values of a counter with their labels."""
    return [(f'{{{label}="{name}"}}', count) for name, count in sorted(counter.items())]
