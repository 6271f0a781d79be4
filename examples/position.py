"""Set up a position from a JSON document, list the legal actions, and ask why another one is illegal."""

import json

from duchy.games import load

DOCUMENT = """
{
  "phase": "B",
  "depots": {"2": ["castle"], "3": ["carpenter"]},
  "seats": [{"dice": [3, 5], "storage": ["bank", "ship"]}, {}],
  "duchies": [{"workers": 1, "silver": 2, "tiles": {"19": "castle"}}, {}]
}
"""

game = load("burgundy")
state = game.read(json.loads(DOCUMENT))  # omitted fields have sensible defaults
for action in game.legal_actions(state, 0):
    print(f"{game.notation(action):<14} {game.describe(state, 0, action)}")

assert game.parse("1:place s1 12") in game.legal_actions(state, 0)
assert game.explain(state, 0, game.parse("1:place s1 12")) is None

reason = game.explain(state, 0, game.parse("2:place s1 12"))
assert reason is not None
assert reason.code == "too-few-workers"
print(f"2:place s1 12 is not legal: {reason.words} ({reason.rule}, {reason.values})")

# A position can be written out again without loss.
assert game.write(game.read(game.write(state))) == game.write(state)
