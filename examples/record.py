"""Write a record, read it back, verify it, and check the dice."""

from duchy.core.chance import FairDice, Rng, commitment
from duchy.core.match import Match
from duchy.core.reason import RecordError
from duchy.core.record import read_record, record_of, text_of
from duchy.core.verdict import verify
from duchy.games import load

game = load("burgundy")
seed = bytes(range(32))  # for a real game: new_seed()
dice = FairDice(seed)
print("shown before the first roll:", dice.commitment)

match = Match(game)
rng = Rng(7)
while match.acting():
    match.draw(dice)
    for seat in match.acting():
        actions = game.legal_actions(match.state, seat)
        match.play(seat, actions[rng.below(len(actions))])

text = text_of(record_of(match, ["Anna", "Berta"], seed))
print("\n".join(text.splitlines()[:12]), "...", *text.splitlines()[-3:], sep="\n")

record = read_record(text)
assert commitment(bytes.fromhex(record.seed)) == dice.commitment
assert game.scores(verify(game, record).state) == record.scores

# A changed roll is detected: the seed gives another one.
ply = next(number for number, words in enumerate(record.notations) if words.startswith("roll"))
other = "roll 1 1" if record.notations[ply] != "roll 1 1" else "roll 6 6"
record.plies[ply] = (record.plies[ply][0], game.parse(other))
record.notations[ply] = other
message = ""
try:
    verify(game, record)
except RecordError as error:
    message = str(error)
print("refused:", message)
assert message.startswith(f"ply {ply + 1}: the seed gives ")
