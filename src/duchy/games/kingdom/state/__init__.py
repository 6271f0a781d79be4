"""The state of a game of Kingdom: seats and table, open questions, unseen cards."""
