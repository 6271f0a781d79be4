"""A position of Burgundy as numbers, for machine learning."""
