"""Greed Incorporated by the thousand: how balanced a set of cards is."""
