"""What every test shares: Hypothesis tries the same examples every time and has no clock."""

from hypothesis import settings

settings.register_profile("duchy", derandomize=True, deadline=None)
settings.load_profile("duchy")
