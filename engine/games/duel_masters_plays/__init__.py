"""Duel Masters Play's: the paper game with limits to its zones and wordings that are read otherwise."""
