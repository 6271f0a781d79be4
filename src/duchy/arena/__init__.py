"""The arena: bots against bots over paired seeds, and their strength estimated from the results."""
