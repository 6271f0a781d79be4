"""Games of the arena: one seed gives one game, with the same dice and piles in every seating, for all bots."""

from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from duchy.arena.lots import Lots
from duchy.arena.plan import Plan
from duchy.arena.playing import Bout, play
from duchy.bots.bot import Bot
from duchy.bots.entrants import Entrant, entrant_of
from duchy.bots.random import RandomBot
from duchy.core.game import Game, State
from duchy.core.options import settle
from duchy.core.reason import Refusal
from duchy.core.record import read_record
from duchy.core.verdict import verify
from duchy.games import load
from tests.arena.toy import Gambler, bout


class Noted(Lots):
    """Draws that are logged: the id, how often it was drawn before, and the outcome."""

    def __init__(self, seed: bytes) -> None:
        super().__init__(seed)
        self.notes: dict[tuple[int, int], int] = {}

    def pick(self, drawing: int, chances: Sequence[tuple[int, int]]) -> int:
        number = self.drawn[drawing]
        self.notes[drawing, number] = super().pick(drawing, chances)
        return self.notes[drawing, number]


def noted(name: str, bots: list[Bot]) -> dict[tuple[int, int], int]:
    """Play a game and return its draws."""
    game = load(name)
    played = Bout(game, game.initial(), bots, b"seed")
    lots = played.lots = Noted(b"lots")
    played.play()
    return lots.notes


def plan(name: str, options: Mapping[str, str | int] = {}, bots: tuple[str, ...] = ("random", "random")) -> Plan:
    """Make a plan in which every seat plays for itself."""
    game = load(name)
    settled = settle(game.options(), options)
    seats = game.seats(game.initial(settled))
    return Plan(name, game.rules, settled, bots, tuple((seat,) for seat in range(seats)), b"seed")


def test_dice_and_piles_of_burgundy_are_the_same_however_it_is_played() -> None:
    one = noted("burgundy", [RandomBot(1), RandomBot(2)])
    other = noted("burgundy", [RandomBot(3), RandomBot(4)])
    assert one == other
    assert len(one) > 150


def test_cards_of_kingdom_are_mostly_the_same_however_it_is_played() -> None:
    one = noted("kingdom", [RandomBot(1), RandomBot(2)])
    other = noted("kingdom", [RandomBot(3), RandomBot(4)])
    both = one.keys() & other.keys()
    assert len(both) > 50
    assert sum(one[each] == other[each] for each in both) > 0.8 * len(both)


@pytest.mark.parametrize("options", [{}, {"players": 3}, {"players": 4, "shields": "yes", "trade_routes": "yes"}])
def test_a_mirror_match_of_burgundy_comes_out_at_exactly_one_half(options: dict[str, str | int]) -> None:
    wanted = plan("burgundy", options)
    seats = len(wanted.sides)
    games = [play(wanted.job(0, 7, seating, False)) for seating in range(seats)]
    assert 0.5 == wanted.score(0, games)
    assert 1 == len({tuple(game.scores) for game in games})


@pytest.mark.slow
@pytest.mark.parametrize("name", ["burgundy", "kingdom"])
def test_a_mirror_match_of_greedy_comes_out_at_exactly_one_half(name: str) -> None:
    wanted = plan(name, {}, ("greedy", "greedy"))
    for trial in range(2):
        games = [play(wanted.job(0, trial, seating, False)) for seating in range(2)]
        assert games[0].scores == games[1].scores
        assert 0.5 == wanted.score(0, games)


@pytest.mark.parametrize("name", ["burgundy", "kingdom"])
def test_the_record_of_a_game_is_verified(name: str) -> None:
    played = play(plan(name).job(0, 0, 1, True))
    record = read_record(played.record)
    match = verify(load(name), record)
    assert played.scores == match.game.scores(match.state)
    assert played.places == record.places
    assert ["bot random", "bot random"] == record.players
    assert sum(played.decisions) == sum(n for seat, n in Counter(seat for seat, _ in record.plies).items() if seat < 2)


def test_other_rules_than_those_of_the_plan_are_refused() -> None:
    wanted = plan("burgundy")
    older = Plan(wanted.game, wanted.rules - 1, wanted.options, wanted.entrants, wanted.sides, wanted.seed)
    with pytest.raises(Refusal, match=r"node x has duchy .* with rules \d+, the arena was started with .* \d+"):
        play(older.job(0, 0, 0, False), "x")


class Wrong(Bot):
    """A bot that makes illegal choices, or fails."""

    def __init__(self, fails: bool) -> None:
        self.name = "wrong"
        self.fails = fails

    def choose(self, game: Game, state: State, seat: int) -> int:
        del game, state, seat
        if self.fails:
            raise ZeroDivisionError
        return 9


@pytest.mark.parametrize(
    ("fails", "words"), [(True, r"ply 2: ZeroDivisionError\(\)"), (False, "ply 2: action 9 is not legal")]
)
def test_a_bot_that_fails_is_named_with_the_moment(fails: bool, words: str) -> None:
    with pytest.raises(Refusal, match=f"bot wrong, seat 2, {words}"):
        bout([Gambler("plain", 1), Wrong(fails)], b"x").play()


@pytest.mark.parametrize(
    ("text", "entrant"),
    [
        ("greedy", Entrant("greedy")),
        (" strong@0.5s", Entrant("strong", seconds=0.5)),
        ("strong@400n", Entrant("strong", nodes=400)),
    ],
)
def test_entrants_are_read_and_written(text: str, entrant: Entrant) -> None:
    assert entrant == entrant_of(text)
    assert text.strip() == str(entrant)


@pytest.mark.parametrize("text", ["", "a@", "a@1", "a@0s", "a@1.5n", "a@-1s", "@1s"])
def test_an_invalid_entrant_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match=r"is not a bot|has an invalid budget"):
        entrant_of(text)


def test_a_budget_for_a_bot_without_one_is_refused() -> None:
    with pytest.raises(Refusal, match="random@1s: bot random has no budget"):
        entrant_of("random@1s").make("burgundy", 0)


def test_a_custom_bot_is_named_by_its_module() -> None:
    entrant = entrant_of("duchy.bots.random:RandomBot")
    assert "duchy.bots.random:RandomBot" == str(entrant)
    assert isinstance(entrant.make("burgundy", 7), RandomBot)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("nowhere:Bot", r"bot nowhere:Bot cannot be created: ModuleNotFoundError.*; MODULE:NAME is called with a seed"),
        ("duchy.bots.random:Nobody", "cannot be created: AttributeError"),
        (":", "cannot be created: ValueError"),
        ("duchy.core.chance:Rng", r"must be a duchy\.bots\.bot\.Bot, got Rng"),
        ("duchy.bots.random:RandomBot@1s", "has no budget"),
    ],
)
def test_a_factory_that_makes_no_bot_is_refused(text: str, words: str) -> None:
    with pytest.raises(Refusal, match=words):
        entrant_of(text).make("burgundy", 0)
