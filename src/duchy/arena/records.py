"""Files of an arena's games in a folder: their records, and the failures of bots."""

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

    def name(self, played: Played, kind: str = "record") -> str:
        """Name a file by the game's pair, trial and seating, each counted from 1."""
        who = "-".join(self.plan.entrants[each] for each in self.plan.pairs[played.pair])
        plain = who.replace("@", "_").replace(":", "_")
        return f"{played.pair + 1}-{plain}-{played.trial + 1:05}-{played.seating + 1}.{kind}"

    def put(self, played: Played) -> None:
        """Write the record of a game."""
        try:
            (self.path / self.name(played)).write_text(played.record, encoding="utf-8", newline="\n")
        except OSError as error:
            raise Refusal(f"{self.path} cannot hold records: {error.strerror}") from error

    def put_failure(self, played: Played) -> Path:
        """Write the traceback of a bot's failure, and the position as a file beside it, which is returned."""
        position = self.path / self.name(played, "json")
        try:
            (self.path / self.name(played, "txt")).write_text(played.error, encoding="utf-8", newline="\n")
            position.write_text(played.position, encoding="utf-8", newline="\n")
        except OSError as error:
            raise Refusal(f"{self.path} cannot hold failures: {error.strerror}") from error
        return position
