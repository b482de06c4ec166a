"""How Japanese cards are printed, where that puts a thing together otherwise than the phrases that mean it: a module for each sort of phrase."""

from engine.language.cards.printed_japanese.affected import AFFECTED
from engine.language.cards.printed_japanese.amounts import JAPANESE_AMOUNTS
from engine.language.cards.printed_japanese.beginning import JAPANESE_BEGINNING
from engine.language.cards.printed_japanese.changes import JAPANESE_CHANGES
from engine.language.cards.printed_japanese.choices import JAPANESE_CHOICES
from engine.language.cards.printed_japanese.compared import JAPANESE_COMPARED
from engine.language.cards.printed_japanese.conditions import JAPANESE_CONDITIONS
from engine.language.cards.printed_japanese.deeds import JAPANESE_DEEDS
from engine.language.cards.printed_japanese.effects import JAPANESE_EFFECTS
from engine.language.cards.printed_japanese.figures import JAPANESE_FIGURES
from engine.language.cards.printed_japanese.filters import JAPANESE_FILTERS
from engine.language.cards.printed_japanese.here import JAPANESE_HERE
from engine.language.cards.printed_japanese.instead import JAPANESE_INSTEAD
from engine.language.cards.printed_japanese.later import JAPANESE_LATER
from engine.language.cards.printed_japanese.lines import JAPANESE_LINES
from engine.language.cards.printed_japanese.moving import JAPANESE_MOVING
from engine.language.cards.printed_japanese.otherwise import JAPANESE_OTHERWISE
from engine.language.cards.printed_japanese.sentences import JAPANESE_SENTENCES
from engine.language.cards.printed_japanese.so_much import JAPANESE_SO_MUCH
from engine.language.cards.printed_japanese.targets import JAPANESE_TARGETS
from engine.language.cards.printed_japanese.triggers import JAPANESE_TRIGGERS
from engine.language.cards.printed_japanese.whence import JAPANESE_WHENCE

PRINTED_JAPANESE = [*JAPANESE_FILTERS, *JAPANESE_TARGETS, *JAPANESE_AMOUNTS, *JAPANESE_CONDITIONS, *JAPANESE_COMPARED, *JAPANESE_DEEDS, *JAPANESE_TRIGGERS, *JAPANESE_BEGINNING, *JAPANESE_EFFECTS, *JAPANESE_MOVING, *JAPANESE_FIGURES, *JAPANESE_CHANGES, *JAPANESE_SENTENCES, *JAPANESE_SO_MUCH, *JAPANESE_LATER, *JAPANESE_HERE, *JAPANESE_CHOICES, *JAPANESE_INSTEAD, *JAPANESE_OTHERWISE, *JAPANESE_LINES, *JAPANESE_WHENCE, *AFFECTED]
