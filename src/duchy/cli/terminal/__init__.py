"""The terminal itself: its screen and a progress bar."""
