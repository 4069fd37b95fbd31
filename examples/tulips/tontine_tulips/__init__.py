"""Tulips: the smallest complete game for Tontine."""
