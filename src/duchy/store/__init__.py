"""The log of tables: what it keeps, an interface, and two databases behind it; docs/store.md describes it."""
