"""Puzzles at a table: find the better turn."""
