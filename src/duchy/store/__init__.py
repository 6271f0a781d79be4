"""The log of tables: its rows, an interface, and two databases behind it; see docs/store.md."""
