"""The words of Duel Masters Play's are those of the paper game."""

from engine.games.duel_masters.vocabulary import VOCABULARY

__all__ = ["VOCABULARY"]
