"""Play a whole game of Wonderful Kingdom with random actions: hidden hands, simultaneous phases, points by source."""

from dataclasses import asdict
from typing import Any, cast

from duchy.core.chance import FairDice, Rng
from duchy.core.match import Match
from duchy.games import load

game = load("kingdom")
match = Match(game, {"module": "advisors", "side": "a"})
dice = FairDice(bytes(32))
rng = Rng(7)
together = 0

while match.acting():
    match.draw(dice)  # everything that chance has to decide now: duchies, advisors, cards
    together += len(match.acting()) > 1  # in planning, production and battle both seats act at the same time
    for seat in match.acting()[:1]:
        view = asdict(cast(Any, game.view(match.state, seat)))
        assert view["seats"][1 - seat]["hand"] == []  # no one sees the other's hand, only how many cards it has
        actions = game.legal_actions(match.state, seat)
        match.play(seat, actions[rng.below(len(actions))])

scores = game.scores(match.state)
for seat, sources in enumerate(match.breakdown()):
    print(f"player {seat + 1}: {scores[seat]} points, place {game.places(match.state)[seat]}, {sources}")

assert together
assert 1 in game.places(match.state)
assert scores == [sum(sources.values()) for sources in match.breakdown()]
