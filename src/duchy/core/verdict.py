"""Checking records against the rules: those of the current rules completely, those of earlier rules as far as they go.

Under the current rules everything in a record must be right. A game played under earlier rules is read by its notation
and replayed under the current rules: a different position, draw or result is reported but is not an error, and the
replay stops at the first ply that is no longer legal.
"""

from dataclasses import dataclass, field

from duchy.core.chance import FairDice, commitment
from duchy.core.game import CHANCE, Game
from duchy.core.match import Match, digest
from duchy.core.past import Stop, past_action, reason_to_stop
from duchy.core.reason import RecordError, Refusal
from duchy.core.record import Record


@dataclass
class Verdict:
    """A replayed record: the match as far as it goes, the differences found, and why it stopped, if it did."""

    match: Match
    rules: int
    """The rules version of the record."""
    differences: dict[str, str] = field(default_factory=dict)
    """The first difference of each kind: position, draw, scores, places."""
    stop: Stop | None = None

    @property
    def older(self) -> bool:
        """Return whether the game was played under earlier rules."""
        return self.rules < self.match.game.rules

    @property
    def stopped(self) -> str:
        """Return in English why the replay stopped; '' if it did not."""
        stop = self.stop
        return "" if stop is None else f"ply {stop.ply}, {stop.notation!r}: {stop.reason.words}"

    def differs(self, kind: str, words: str, *, past: bool = False) -> None:
        """Note a difference: an error unless the record was made under earlier rules."""
        if not self.older and not past:
            raise RecordError(words)
        self.differences.setdefault(kind, words)


def action_of(game: Game, record: Record, index: int) -> int:
    """Return a ply's action in the current numbering; raises `Refusal` if it no longer exists."""
    action, words = record.plies[index][1], record.notations[index]
    if record.rules == game.rules:
        return action
    return game.parse(words) if words else past_action(game, record.rules, action)


def start_match(game: Game, record: Record) -> Match:
    """Set up the game of a record; raises `RecordError` for another game or newer rules."""
    if record.game != game.name:
        raise RecordError(f"this is a record of {record.game!r}, not of {game.name!r}")
    if record.rules > game.rules:
        raise RecordError(
            f"the record was made with rules {record.rules} of {game.name}, newer than these ({game.rules}):"
            " update duchy to read it"
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
                f"begun: must name rules before {game.rules} and at most {len(record.plies)} plies, got"
                f" {record.begun[0]} {record.begun[1]}"
            )
        match.begun = record.begun
    return match


def judge(game: Game, record: Record) -> Verdict:
    """Replay a record and check all its content; raises `RecordError`, which names the first bad ply."""
    match = start_match(game, record)
    verdict = Verdict(match, record.rules)
    dice = fair_dice(record)
    if len(record.players) > game.seats(match.state):
        raise RecordError(
            f"the record names {len(record.players)} players; the game has {game.seats(match.state)} seats"
        )
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
            verdict.stop = Stop(index + 1, record.notations[index], reason_to_stop(error))
            return verdict
        check_digest(verdict, record)
    check_result(verdict, record)
    return verdict


def verify(game: Game, record: Record) -> Match:
    """Replay a record to its last ply; raises `RecordError` if it is wrong or cannot be replayed."""
    verdict = judge(game, record)
    if verdict.stopped:
        raise RecordError(f"made with rules {record.rules}; under rules {game.rules} it stops: {verdict.stopped}")
    return verdict.match


def check_digest(verdict: Verdict, record: Record) -> None:
    """Compare the position after the plies so far with its digest, if the record has one."""
    match = verdict.match
    ply = len(match.plies)
    if ply in record.digests and record.digests[ply] != (match.digests.get(ply) or digest(match.game, match.state)):
        verdict.differs("position", f"ply {ply}: the position differs from its digest {record.digests[ply]}")


def fair_dice(record: Record) -> FairDice | None:
    """Return the dice of a revealed seed, which must match its commitment; `None` while it is secret."""
    if not record.seed:
        return None
    seed = bytes.fromhex(record.seed)
    if record.commitment != commitment(seed):
        raise RecordError(f"the seed does not match the commitment {record.commitment!r}")
    return FairDice(seed)


def check_ply(verdict: Verdict, record: Record, index: int, dice: FairDice | None, gone: int) -> None:
    """Apply one ply of a record and check its text and, for a draw, the dice; `gone` plies were undone before it."""
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
    """Compare the result with that of the record."""
    match = verdict.match
    scores, places = match.game.scores(match.state), match.game.places(match.state)
    if record.scores and match.acting():
        verdict.differs("scores", f"ply {len(record.plies)}: the record has a result, but the game is not over")
    elif record.scores and record.scores != scores:
        verdict.differs("scores", f"scores: {record.scores} should be {scores}")
    if record.places and not match.acting() and record.places != places:
        verdict.differs("places", f"places: {record.places} should be {places}")
