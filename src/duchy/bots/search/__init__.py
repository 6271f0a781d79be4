"""Search: plans for a turn, each tested in many rollouts with common luck. Knows only core and an evaluation."""
