"""Processes beside the server's: bots, uploads, the coach and pictures."""
