"""How the cards of Duel Masters are printed in English, a module for each sort of phrase; only what puts a thing together otherwise than the phrases that mean it."""

from engine.games.duel_masters.printed.changes import PRINTED_CHANGES
from engine.games.duel_masters.printed.choosing import PRINTED_CHOOSING
from engine.games.duel_masters.printed.conditions import PRINTED_CONDITIONS
from engine.games.duel_masters.printed.costs import PRINTED_COSTS
from engine.games.duel_masters.printed.effects import PRINTED_EFFECTS
from engine.games.duel_masters.printed.filters import PRINTED_FILTERS
from engine.games.duel_masters.printed.forms import PRINTED_FORMS
from engine.games.duel_masters.printed.keywords import PRINTED_KEYWORDS
from engine.games.duel_masters.printed.replacing import PRINTED_REPLACING
from engine.games.duel_masters.printed.searching import PRINTED_SEARCHING
from engine.games.duel_masters.printed.sentences import PRINTED_SENTENCES
from engine.games.duel_masters.printed.targets import PRINTED_TARGETS
from engine.games.duel_masters.printed.triggers import PRINTED_TRIGGERS
from engine.games.duel_masters.printed.which_time import PRINTED_TIMES
from engine.games.duel_masters.printed.who_has_more import WHO_HAS_MORE
from engine.games.duel_masters.printed.wider import WIDER

PRINTED = (
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
