"""The games: one small folder each, holding only what differs from game to game."""
