"""Play on a custom duchy, drawn as text."""

from duchy.core.chance import FairDice
from duchy.core.match import Match
from duchy.core.reason import OptionError
from duchy.games import load

# C castle, M mine, S ship, Y monastery, B building, A animal; `duchy duchies` shows the printed ones.
DRAWING = """
duchy Island
      Y3  C4  C5  A6
    B4  Y5  C6  A1  A2
  B3  B2  Y1  B3  A4  A5
S1  S4  S5  C6  S2  S1  S6
  A2  B1  B3  M4  B5  B2
    B6  B5  Y2  M1  B6
      B3  Y1  Y4  M3
"""

game = load("burgundy")
match = Match(game, {"drawings": DRAWING, "duchies": "Island", "start": "turn"})
match.draw(FairDice(bytes(32)))
first = match.acting()[0]
starts = [game.notation(action) for action in game.legal_actions(match.state, first)]
print(f"player {first + 1} may place the starting castle: {', '.join(starts)}")
assert starts == ["start a 2", "start a 3", "start a 7", "start a 19"]

# A faulty drawing is rejected with an error that names the mistake.
message = ""
try:
    game.initial({"drawings": DRAWING.replace("M3", "C3"), "duchies": "Island"})
except OptionError as error:
    message = str(error)
print("refused:", message)
assert message == "option drawings: duchy Island: must have 4 castle hexes, got 5"
