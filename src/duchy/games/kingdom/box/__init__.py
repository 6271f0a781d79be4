"""What is in the box of Wonderful Kingdom: facts without a rule, and the sets of cards."""
