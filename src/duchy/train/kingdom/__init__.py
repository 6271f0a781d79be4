"""How a network is trained for Wonderful Kingdom."""
