"""The games as environments. Without the libraries whose forms they have, these are skipped."""
