"""Ponzi Scheme in the terminal."""
