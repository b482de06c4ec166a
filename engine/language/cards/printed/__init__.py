"""How English cards are printed, where that puts a thing together otherwise than the phrases that mean it: a module for each sort of phrase."""

from engine.language.cards.printed.affected import AFFECTED
from engine.language.cards.printed.amounts import PRINTED_AMOUNTS
from engine.language.cards.printed.asking import PRINTED_ASKING
from engine.language.cards.printed.beginning import PRINTED_BEGINNING
from engine.language.cards.printed.changes import PRINTED_CHANGES
from engine.language.cards.printed.choices import PRINTED_CHOICES
from engine.language.cards.printed.comparisons import PRINTED_COMPARISONS
from engine.language.cards.printed.conditions import PRINTED_CONDITIONS
from engine.language.cards.printed.denied import PRINTED_DENIED
from engine.language.cards.printed.effects import PRINTED_EFFECTS
from engine.language.cards.printed.figures import PRINTED_FIGURES
from engine.language.cards.printed.filters import PRINTED_FILTERS
from engine.language.cards.printed.for_each import PRINTED_FOR_EACH
from engine.language.cards.printed.fused import PRINTED_FUSED
from engine.language.cards.printed.instead import PRINTED_INSTEAD
from engine.language.cards.printed.joining import PRINTED_JOINING
from engine.language.cards.printed.later import PRINTED_LATER
from engine.language.cards.printed.limits import PRINTED_LIMITS
from engine.language.cards.printed.lines import PRINTED_LINES
from engine.language.cards.printed.moving import PRINTED_MOVING
from engine.language.cards.printed.sentences import PRINTED_SENTENCES
from engine.language.cards.printed.targets import PRINTED_TARGETS
from engine.language.cards.printed.triggers import PRINTED_TRIGGERS
from engine.language.cards.printed.whence import PRINTED_WHENCE
from engine.language.cards.printed.whereabouts import PRINTED_WHEREABOUTS
from engine.language.cards.printed.whose import PRINTED_WHOSE

PRINTED = [*PRINTED_FILTERS, *PRINTED_TARGETS, *PRINTED_AMOUNTS, *PRINTED_CONDITIONS, *PRINTED_COMPARISONS, *PRINTED_TRIGGERS, *PRINTED_BEGINNING, *PRINTED_EFFECTS, *PRINTED_MOVING, *PRINTED_CHANGES, *PRINTED_FIGURES, *PRINTED_SENTENCES, *PRINTED_LATER, *PRINTED_CHOICES, *PRINTED_INSTEAD, *PRINTED_LINES, *PRINTED_LIMITS, *PRINTED_JOINING, *PRINTED_WHOSE, *PRINTED_ASKING, *PRINTED_FUSED, *PRINTED_FOR_EACH, *PRINTED_WHENCE, *PRINTED_WHEREABOUTS, *PRINTED_DENIED, *AFFECTED]
