"""A survey of a set of cards: bots play it in every mode, and a finding is noted for each game.

The arena plays the games, with one seed after another in every mode, and one bot for all seats or one per seat.
Findings are read from the records of games, so the processes that play know nothing about surveys.
"""

import hashlib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final, cast

from duchy import __version__
from duchy.arena.lots import seed_from
from duchy.arena.notes import Notes, no_result
from duchy.arena.plan import Job, Played
from duchy.core.match import Match
from duchy.core.options import settle
from duchy.core.reason import Refusal
from duchy.core.record import read_record
from duchy.games import load
from duchy.games.kingdom.box.cards import Cards
from duchy.games.kingdom.box.components import CHOSEN_MENACES, MENACE_NAMES
from duchy.games.kingdom.box.scenarios import SCENARIOS

FORM: Final = 1
GAME: Final = "kingdom"
PAIRS: Final = ("giants,rats", "shadows,thieves")
"""The pairs of menaces in two-player modes: those of the first game, and the others."""


@dataclass(frozen=True)
class Finding:
    """The facts noted about one game; lists have one entry per seat."""

    mode: str
    trial: int
    places: list[int]
    scores: list[int]
    duchies: list[str]
    built: list[list[str]]
    tasks: list[list[str]] = field(default_factory=list)
    """The completed tasks, written as board and task: `1.4`."""
    joined: list[list[str]] = field(default_factory=list)
    """The advisors of each seat at the end of the game."""
    uses: list[dict[str, int]] = field(default_factory=list)
    """The number of times that each advisor was used."""
    medal: str = ""
    defeat: str = ""

    @property
    def gap(self) -> int:
        """Return the difference between the highest and the lowest score."""
        return max(self.scores) - min(self.scores)


def modes_of(cards: Cards, source: str, side: str) -> dict[str, dict[str, object]]:
    """Name every mode of a set, with its options: two players, one player, and the scenarios."""
    modes: dict[str, dict[str, object]] = {"two/none": {"players": 2, "module": "none"}}
    for pair in PAIRS:
        modes[f"two/menaces/{pair}"] = {"players": 2, "module": "menaces", "menaces": pair}
    modes["two/advisors"] = {"players": 2, "module": "advisors"}
    for board in cards.board_ids:
        modes[f"two/quests/{board}"] = {"players": 2, "module": "quests", "quest": board}
    modes["one/none"] = {"players": 1, "module": "none"}
    for which in CHOSEN_MENACES:
        name = MENACE_NAMES[which]
        modes[f"one/menaces/{name}"] = {"players": 1, "module": "menaces", "menaces": name}
    modes["one/advisors"] = {"players": 1, "module": "advisors"}
    for board in cards.board_ids:
        modes[f"one/quests/{board}"] = {"players": 1, "module": "quests", "quest": board}
    for scenario in SCENARIOS[1:]:
        modes[f"scenario/{scenario.number}"] = {"players": 1, "scenario": scenario.number}
    return {mode: {**options, "side": side, "set": source} for mode, options in modes.items()}


class Survey:
    """The modes of a set, bots, a seed, and the findings so far."""

    def __init__(self, modes: Mapping[str, Mapping[str, object]], bots: Sequence[str], seed: bytes) -> None:
        """Create a survey without findings."""
        game = load(GAME)
        self.rules = game.rules
        self.modes = {mode: settle(game.options(), options) for mode, options in modes.items()}
        self.bots = list(bots)
        self.seed = seed
        self.found: dict[tuple[str, int], Finding] = {}

    def jobs(self, games: int) -> Iterator[Job]:
        """Yield the jobs for games not yet played, up to the given number of games per mode."""
        for trial in range(games):
            for number, (mode, options) in enumerate(self.modes.items()):
                if (mode, trial) not in self.found:
                    seats = int(options["players"])
                    bots = self.bots * seats if len(self.bots) == 1 else self.bots[:seats]
                    seed = seed_from(self.seed, mode, trial)
                    yield Job(number, trial, 0, GAME, self.rules, options, tuple(bots), seed, record=True)

    def take(self, played: Played) -> Finding:
        """Add the finding about a game, and return it."""
        finding = finding_of(list(self.modes)[played.pair], played)
        self.found[finding.mode, finding.trial] = finding
        return finding

    def of(self, prefix: str) -> list[Finding]:
        """List the findings in modes with a prefix, in order of the modes."""
        order = list(self.modes)
        found = [finding for (mode, _), finding in self.found.items() if f"{mode}/".startswith(f"{prefix}/")]
        return sorted(found, key=lambda finding: (order.index(finding.mode), finding.trial))

    def head(self) -> dict[str, object]:
        """Return the header of the results file: everything a finding depends on, with the set by its name or hash."""
        some = next(iter(self.modes.values()))
        source = str(some["set"])
        name = hashlib.sha256(source.encode()).hexdigest() if "\n" in source else source
        head: dict[str, object] = {"survey": FORM, "duchy": __version__, "rules": self.rules, "set": name}
        return {**head, "side": some["side"], "bots": self.bots, "seed": self.seed.hex()}


def finding_of(mode: str, played: Played) -> Finding:
    """Replay the record of a game and note its facts."""
    record = read_record(played.record)
    match = Match(load(GAME), record.options)
    match.replay(record.plies)
    document = cast("dict[str, Any]", match.game.write(match.state))
    seats = document["seats"]
    uses: list[Counter[str]] = [Counter() for _ in seats]
    medal = ""
    for entry in match.journal:
        if entry.code == "use":
            uses[entry.seat][str(entry.values["card"])] += 1
        elif entry.code == "medal":
            medal = str(entry.values["medal"])
    return Finding(
        mode,
        played.trial,
        played.places,
        played.scores,
        [str(seat["duchy"]) for seat in seats],
        [list(seat["built"]) for seat in seats],
        [list(seat["tasks"]) for seat in seats],
        [list(seat["advisors"]) for seat in seats],
        [dict(counted) for counted in uses],
        medal,
        str(document["defeat"]),
    )


class SurveyNotes(Notes):
    """The results file of a survey, from which an interrupted survey resumes."""

    def __init__(self, path: Path, survey: Survey) -> None:
        """Open the file and read its findings in the modes of this survey."""
        super().__init__(path, survey.head())
        for number, line in enumerate(self.lines, start=2):
            try:
                finding = Finding(**cast("dict[str, Any]", line))
            except TypeError as error:
                raise Refusal(no_result(path, number, str(line))) from error
            if finding.mode in survey.modes:
                survey.found[finding.mode, finding.trial] = finding

    def add(self, finding: Finding) -> None:
        """Append a finding."""
        self.write(asdict(finding))
