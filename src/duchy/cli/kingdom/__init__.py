"""Wonderful Kingdom drawn in a terminal. Reads views and the set of cards only; knows no rules."""
