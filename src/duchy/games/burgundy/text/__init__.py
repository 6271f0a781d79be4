"""Burgundy as text: actions, fields, words, views, prices."""
