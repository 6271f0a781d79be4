"""Check a set of cards for Wonderful Kingdom, and play with a custom one."""

from duchy.core.chance import Rng
from duchy.core.match import playout
from duchy.core.reason import OptionError
from duchy.games import load
from duchy.games.kingdom.box.cards import FOLDER, HOUSE
from duchy.games.kingdom.box.set_check import check

# A set is one TOML file; `duchy set new` writes a commented one. Here the house set is changed: farms feed more.
house = (FOLDER / f"{HOUSE}.toml").read_text(encoding="utf-8")
farm = 'id = "farm"'
before, _, after = house.partition(farm)
mine = before + farm + after.replace("produces = { population = 2 }", "produces = { population = 3 }", 1)
assert mine != house
assert check(mine) == []

# Errors name the card and the field.
[mistake] = check(mine.replace('type = "structure"', 'type = "tent"', 1))
print("refused:", mistake)
assert mistake == "development 'farm'.type: expected one of structure, company, monument, discovery, got 'tent'"

game = load("kingdom")
for seed in range(3):
    state = game.initial({"set": mine, "module": "quests"})
    decisions = playout(game, state, Rng(seed))
    print(f"game {seed + 1}: {decisions} decisions, {game.scores(state)}")
    assert game.places(state)
message = ""
try:
    game.initial({"set": "a set\nof no cards"})
except OptionError as error:
    message = str(error)
assert "the file is not valid TOML" in message
