"""Wonderful Kingdom in a terminal. It reads only views and the set of cards, and knows no rules."""
