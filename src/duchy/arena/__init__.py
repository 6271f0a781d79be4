"""The arena: bots against bots over paired seeds, and what the results say about their strength."""
