"""Greed Incorporated as it is played and seen."""
