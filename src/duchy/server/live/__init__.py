"""What lives in a running server: rooms, clocks, bots, people, notifications."""
