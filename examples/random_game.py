"""Play a whole game with random actions and print the scores."""

from duchy.core.chance import FairDice, Rng, new_seed
from duchy.core.match import Match
from duchy.games import load

game = load("burgundy")
match = Match(game, {"players": 3, "duchies": "random"})
dice = FairDice(new_seed())
rng = Rng(1)

while match.acting():
    match.draw(dice)  # everything that chance has to decide now
    for seat in match.acting():
        actions = game.legal_actions(match.state, seat)
        match.play(seat, actions[rng.below(len(actions))])

scores = game.scores(match.state)
for seat, sources in enumerate(match.breakdown()):
    print(f"player {seat + 1}: {scores[seat]} points, place {game.places(match.state)[seat]}, {sources}")

assert sorted(game.places(match.state)) == [1, 2, 3]
assert scores == [sum(sources.values()) for sources in match.breakdown()]
