"""Duchy: a digital table for two games about duchies, and the engine below it."""

__version__ = "0.1.0"
