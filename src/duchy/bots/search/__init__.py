"""Search: plans for a turn, each tried in many continuations with the same luck. Knows only core and an evaluation."""
