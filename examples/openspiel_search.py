"""OpenSpiel's own searchers play Wonderful Kingdom unchanged: MCTS against information-set MCTS.

MCTS knows the hidden information, information-set MCTS samples it. Both search only a little here.
"""

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from duchy.research import openspiel

game = openspiel.load_game("kingdom", module="none")
rng = np.random.RandomState(3)
evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=rng)
bots = [
    MCTSBot(game, uct_c=1.4, max_simulations=2, evaluator=evaluator, random_state=rng),
    ISMCTSBot(game, evaluator, uct_c=1.4, max_simulations=2, random_state=rng),
]
state = game.new_initial_state()
while not state.is_terminal():
    if state.is_chance_node():
        outcomes, likely = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(int(rng.choice(outcomes, p=likely)))
    elif state.move_number() < 60:
        state.apply_action(bots[state.current_player()].step(state))
    else:  # the rest is random, to finish quickly
        state.apply_action(int(rng.choice(state.legal_actions())))
print(game.get_type().long_name, state.returns())
