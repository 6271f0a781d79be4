"""The doors of the server: requests, sockets, the page's files, and the gate before them."""
