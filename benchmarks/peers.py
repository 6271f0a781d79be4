"""Measures the engines we compare with and prints JSON. Runs in their own environment, without ours."""

import json
import random
import sys
from time import process_time


def catanatron(seconds: float) -> dict[str, float]:
    """Play catanatron's random two-player games; every entry of its log of actions is a decision."""
    from catanatron.game import Game  # noqa: PLC0415
    from catanatron.models.player import Color, RandomPlayer  # noqa: PLC0415

    decisions = 0
    seed = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        seed += 1
        game = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return {"decisions": decisions / spent}


def backgammon(seconds: float) -> dict[str, float]:
    """Play OpenSpiel's backgammon from Python; steps are decisions and rolls of the dice."""
    import pyspiel  # noqa: PLC0415

    game = pyspiel.load_game("backgammon")
    choice = random.Random(1)
    decisions = rolls = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choice.choices(actions, weights)[0])
                rolls += 1
            else:
                state.apply_action(choice.choice(state.legal_actions()))
                decisions += 1
    return {"decisions": decisions / spent, "steps": (decisions + rolls) / spent}


if __name__ == "__main__":
    measure = {"catanatron": catanatron, "backgammon": backgammon}[sys.argv[1]]
    print(json.dumps(measure(float(sys.argv[2]))))
