"""The box of Wonderful Kingdom: facts without rules, and the sets of cards."""
