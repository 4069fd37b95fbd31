"""The HTTP routes, by subject."""
