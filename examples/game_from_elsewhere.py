"""Enter a game that was played elsewhere: its dice and draws are forced, its lists of legal actions compared."""

from duchy.core.game import CHANCE
from duchy.core.match import Match
from duchy.core.reason import IllegalAction
from duchy.games import load

# Seat and action; chance is a seat like any other. Spaces for ships, mines or castles leave nothing to draw.
PLIES = """
* first 2, * goods 1, * goods 4, * goods 6, * goods 2, * goods 2, * goods 5,
* tile bank, * tile monastery9, * tile cow3, * tile church, * tile market, * tile monastery8, * tile bank,
* tile sheep2, * tile goat4, * tile mine, * tile watchtower, * tile monastery7,
* goods 3, * goods 3, * goods 1, * goods 6, * goods 4,
* roll 3 5, * roll 2 2, * white 2,
2 1:take 3c, 2 2:workers, 2 end,
1 1:take 2a
"""

# Player 1's next legal actions as the other table lists them: here every action is a set of fields.
SPACES = ((1, 2), (1, 3), (2, 3), (3, 1), (4, 2), (4, 3), (6, 2), (6, 4))
LEGAL: list[dict[str, object]] = [
    *({"do": "take", "die": 2, "depot": depot, "space": space} for depot, space in SPACES),
    {"do": "place", "die": 2, "slot": 1, "hex": 13},
    {"do": "sell", "die": 2, "goods": 2},
    {"do": "workers", "die": 2},
    {"do": "end"},
]

game = load("burgundy")
match = Match(game, {"players": 2, "edition": 2019, "duchies": "1"})
for ply in PLIES.split(","):
    who, _, notation = ply.strip().partition(" ")
    match.say(CHANCE if who == "*" else int(who) - 1, notation)
for entry in match.journal:
    print(game.tell(entry))

ours = set(game.legal_actions(match.state, 0))
theirs = {game.action(fields) for fields in LEGAL}
print("legal:", ", ".join(sorted(game.notation(action) for action in ours)))
assert ours == theirs, [game.notation(action) for action in ours ^ theirs]

# Illegal actions are rejected; the reason is data, with a text.
code = ""
try:
    match.play(0, game.action({"do": "workers", "die": 1}))
except IllegalAction as refusal:
    code = refusal.reason.code
    print(f"refused: {refusal} ({refusal.reason.rule})")
assert code == "die-used"
