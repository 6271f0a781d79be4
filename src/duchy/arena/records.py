"""The records of an arena's games, each in a file of its own in one folder."""

from pathlib import Path

from duchy.arena.plan import Plan, Played
from duchy.core.reason import Refusal


class Folder:
    """A folder of records."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Create the folder if it does not exist."""
        self.path = path
        self.plan = plan
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise Refusal(f"{path} cannot hold records: {error.strerror}") from error

    def name(self, played: Played) -> str:
        """Name a game by its pair, trial and seating, each counted from 1."""
        who = "-".join(self.plan.entrants[each] for each in self.plan.pairs[played.pair])
        plain = who.replace("@", "_").replace(":", "_")
        return f"{played.pair + 1}-{plain}-{played.trial + 1:05}-{played.seating + 1}.record"

    def put(self, played: Played) -> None:
        """Write the record of a game."""
        try:
            (self.path / self.name(played)).write_text(played.record, encoding="utf-8")
        except OSError as error:
            raise Refusal(f"{self.path} cannot hold records: {error.strerror}") from error
