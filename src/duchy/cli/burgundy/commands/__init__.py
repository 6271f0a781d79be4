"""The commands for Burgundy alone."""
