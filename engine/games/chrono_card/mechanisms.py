"""What the words mean that Chrono Card takes from the others: what makes cards cost less or more as long as it lies there."""

from engine.language.meaning.builder import Meanings
from engine.language.meaning.prices import other_cost

MECHANISMS = Meanings()
MECHANISMS.means("continuous", "cost_less", "cost_more")(other_cost)
