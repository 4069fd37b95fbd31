"""Greed Incorporated in the terminal."""
