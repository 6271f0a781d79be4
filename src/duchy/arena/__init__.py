"""The arena: bots against bots over paired seeds, and what the results say of their strength."""
