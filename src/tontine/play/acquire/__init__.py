"""Acquire in words and pictures."""
