"""The table online: people and bots at one table, live or over days; docs/wire.md describes what is said."""
