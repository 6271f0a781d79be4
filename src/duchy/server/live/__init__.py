"""The parts of a running server: live tables, clocks, bots, persons, notifications."""
