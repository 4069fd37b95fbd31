"""How a database becomes one of today's; each step is in ``versions``."""
