"""What research reads from Wonderful Kingdom."""
