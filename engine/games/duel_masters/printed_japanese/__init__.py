"""How the cards of Duel Masters are printed in Japanese, a module for each sort of phrase.

Japanese cards say first of what and how many, then what is done ("相手のクリーチャーを1体選び、破壊する"). What is said first is an "object" here,
a category that only these wordings have.
"""

from engine.games.duel_masters.printed_japanese.changes import PRINTED_CHANGES
from engine.games.duel_masters.printed_japanese.choosing import PRINTED_CHOOSING
from engine.games.duel_masters.printed_japanese.conditions import PRINTED_CONDITIONS
from engine.games.duel_masters.printed_japanese.costs import PRINTED_COSTS
from engine.games.duel_masters.printed_japanese.effects import PRINTED_EFFECTS
from engine.games.duel_masters.printed_japanese.filters import PRINTED_FILTERS
from engine.games.duel_masters.printed_japanese.forms import PRINTED_FORMS
from engine.games.duel_masters.printed_japanese.keywords import PRINTED_KEYWORDS
from engine.games.duel_masters.printed_japanese.replacing import PRINTED_REPLACING
from engine.games.duel_masters.printed_japanese.searching import PRINTED_SEARCHING
from engine.games.duel_masters.printed_japanese.sentences import PRINTED_SENTENCES
from engine.games.duel_masters.printed_japanese.targets import PRINTED_TARGETS
from engine.games.duel_masters.printed_japanese.triggers import PRINTED_TRIGGERS
from engine.games.duel_masters.printed_japanese.which_time import PRINTED_TIMES
from engine.games.duel_masters.printed_japanese.who_has_more import WHO_HAS_MORE
from engine.games.duel_masters.printed_japanese.wider import WIDER

PRINTED_IN_JAPANESE = (
    *PRINTED_FILTERS,
    *PRINTED_TARGETS,
    *PRINTED_EFFECTS,
    *PRINTED_CHOOSING,
    *PRINTED_SEARCHING,
    *PRINTED_CHANGES,
    *PRINTED_CONDITIONS,
    *PRINTED_TRIGGERS,
    *PRINTED_SENTENCES,
    *PRINTED_REPLACING,
    *PRINTED_COSTS,
    *PRINTED_KEYWORDS,
    *PRINTED_FORMS,
    *PRINTED_TIMES,
    *WHO_HAS_MORE,
    *WIDER,
)
