"""Positions of Wonderful Kingdom, read for research."""
