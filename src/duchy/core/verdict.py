"""Records held against the rules: played through and checked, or, if made under earlier rules, as far as they go.

Under the rules of today everything a record says must hold. What was played under earlier rules is read by its
notation and played by the rules of today: where position, draws or result come out differently, that is said and is no
fault, and where a ply is not legal any more the game stops and says why.
"""

from dataclasses import dataclass, field

from duchy.core.chance import FairDice, commitment
from duchy.core.game import CHANCE, Game
from duchy.core.match import Match, digest
from duchy.core.past import past_action
from duchy.core.reason import RecordError, Refusal
from duchy.core.record import Record


@dataclass
class Verdict:
    """A record played through: the match as far as it goes, what came out differently, and why it stopped if it did."""

    match: Match
    rules: int
    """The rules that it was made under."""
    differences: dict[str, str] = field(default_factory=dict)
    """The first difference of each kind: position, draw, scores, places."""
    stopped: str = ""

    @property
    def older(self) -> bool:
        """Say whether the game was made under earlier rules."""
        return self.rules < self.match.game.rules

    def differs(self, kind: str, words: str, *, past: bool = False) -> None:
        """Take down that something differs: a fault of the record unless it was made under earlier rules."""
        if not self.older and not past:
            raise RecordError(words)
        self.differences.setdefault(kind, words)


def action_of(game: Game, record: Record, index: int) -> int:
    """Give a ply's action as it is numbered today; raises `Refusal` where there is no such action any more."""
    action, words = record.plies[index][1], record.notations[index]
    if record.rules == game.rules:
        return action
    return game.parse(words) if words else past_action(game, record.rules, action)


def start_match(game: Game, record: Record) -> Match:
    """Set up the game of a record; raises `RecordError` if that is of another game or of newer rules."""
    if record.game != game.name:
        raise RecordError(f"this is a record of {record.game!r}, not of {game.name!r}")
    if record.rules > game.rules:
        raise RecordError(
            f"the record was made with rules {record.rules} of {game.name}, these are rules {game.rules}:"
            " a newer duchy reads it"
        )
    try:
        match = Match(game, record.options, record.position)
    except Refusal as error:
        raise RecordError(f"the game cannot be set up: {error}") from error
    if record.rules < game.rules:
        match.begun = (record.rules, len(record.plies))
    elif record.begun[1]:
        if not (0 < record.begun[0] < game.rules and record.begun[1] <= len(record.plies)):
            raise RecordError(
                f"begun: {record.begun[0]} {record.begun[1]}: earlier rules than {game.rules} are named, and at most"
                f" {len(record.plies)} plies"
            )
        match.begun = record.begun
    return match


def judge(game: Game, record: Record) -> Verdict:
    """Play a record through and check all it says; raises `RecordError`, which names the first bad ply."""
    match = start_match(game, record)
    verdict = Verdict(match, record.rules)
    dice = fair_dice(record)
    if len(record.players) > game.seats(match.state):
        raise RecordError(f"{len(record.players)} players are named, the game has {game.seats(match.state)} seats")
    if len(record.hints) > game.seats(match.state):
        raise RecordError(f"hints: {len(record.hints)} numbers, the game has {game.seats(match.state)} seats")
    check_digest(verdict, record)
    gone = 0
    for index in range(len(record.plies)):
        gone += record.taken_back.get(index, 0)
        try:
            check_ply(verdict, record, index, dice, gone)
        except Refusal as error:
            if not verdict.older or isinstance(error, RecordError):
                raise
            verdict.stopped = f"ply {index + 1}, {record.notations[index]!r}: {error}"
            return verdict
        check_digest(verdict, record)
    check_result(verdict, record)
    return verdict


def verify(game: Game, record: Record) -> Match:
    """Play a record through to its last ply; raises `RecordError` if it does not hold or cannot be played through."""
    verdict = judge(game, record)
    if verdict.stopped:
        raise RecordError(f"made with rules {record.rules}, under rules {game.rules} it stops: {verdict.stopped}")
    return verdict.match


def check_digest(verdict: Verdict, record: Record) -> None:
    """Compare the position after the plies so far with its digest, if there is one."""
    match = verdict.match
    ply = len(match.plies)
    if ply in record.digests and record.digests[ply] != (match.digests.get(ply) or digest(match.game, match.state)):
        verdict.differs("position", f"ply {ply}: the position differs from its digest {record.digests[ply]}")


def fair_dice(record: Record) -> FairDice | None:
    """Give the dice of a revealed seed, which must fit its commitment; none while it is secret."""
    if not record.seed:
        return None
    seed = bytes.fromhex(record.seed)
    if record.commitment != commitment(seed):
        raise RecordError(f"the seed does not fit the commitment {record.commitment!r}")
    return FairDice(seed)


def check_ply(verdict: Verdict, record: Record, index: int, dice: FairDice | None, gone: int) -> None:
    """Do one ply of a record and check its text and, if it is a draw, the dice; so many were taken back before it."""
    match, ply, words = verdict.match, index + 1, record.notations[index]
    game, seat = match.game, record.plies[index][0]
    try:
        action = action_of(game, record, index)
        if dice is not None and seat == CHANCE and match.acting() == [CHANCE]:
            chances = game.chances(match.state)
            drawn = chances[dice.pick(index + gone, [weight for _, weight in chances])][0]
            if drawn != action:
                told = f"ply {ply}: the seed gives {game.notation(drawn)!r}, the record has {words!r}"
                verdict.differs("draw", told, past=ply <= record.begun[1])
        written = game.parse(words) if words else action
        match.play(seat, action)
    except RecordError:
        raise
    except Refusal as error:
        if verdict.older:
            raise
        raise RecordError(f"ply {ply}: {error}") from error
    if written != action:
        raise RecordError(f"ply {ply}: {words!r} is not action {action}, which is {game.notation(action)!r}")


def check_result(verdict: Verdict, record: Record) -> None:
    """Compare how the game ended with what the record says."""
    match = verdict.match
    scores, places = match.game.scores(match.state), match.game.places(match.state)
    if record.scores and match.acting():
        verdict.differs("scores", f"ply {len(record.plies)}: the record has a result, but the game is not over")
    elif record.scores and record.scores != scores:
        verdict.differs("scores", f"scores: {record.scores} should be {scores}")
    if record.places and not match.acting() and record.places != places:
        verdict.differs("places", f"places: {record.places} should be {places}")
