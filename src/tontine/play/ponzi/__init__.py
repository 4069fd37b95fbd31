"""Ponzi Scheme in words and pictures."""
