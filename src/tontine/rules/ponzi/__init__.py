"""Ponzi Scheme, rules P1 to P33."""
