"""Sets of cards for Wonderful Kingdom: listed as tables, and measured by bots that play them in every mode."""
