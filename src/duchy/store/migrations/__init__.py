"""The steps of the schema; `env.py` runs them, `duchy.store.migration` decides when."""
