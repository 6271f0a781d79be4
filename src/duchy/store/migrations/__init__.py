"""How the schema came to be, step by step; `env.py` runs the steps, `duchy.store.migration` decides when."""
