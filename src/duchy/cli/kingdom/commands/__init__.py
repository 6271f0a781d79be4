"""The commands for Wonderful Kingdom alone."""
