"""Any game at the terminal, drawn from its views and its asks alone."""
