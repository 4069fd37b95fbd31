"""Greed Incorporated, rules G1 to G33."""
