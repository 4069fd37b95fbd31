"""Acquire, rules A1 to A34."""
