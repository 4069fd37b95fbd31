"""Players that decide from one seat's knowledge alone."""
