"""What follows from how games ended: ratings, the ladder, a person's record."""
