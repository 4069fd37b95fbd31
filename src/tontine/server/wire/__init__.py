"""Every message between the server and its clients, and what its fields may be."""
