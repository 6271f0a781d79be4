"""The network side of the server: requests, sockets, the page's files, and the gate in front of them."""
