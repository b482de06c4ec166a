"""How the cards of Phantom Magic Vision are printed, a module for each sort of phrase."""

from engine.games.vision.printed.amounts import PRINTED_AMOUNTS
from engine.games.vision.printed.changes import PRINTED_CHANGES
from engine.games.vision.printed.conditions import PRINTED_CONDITIONS
from engine.games.vision.printed.effects import PRINTED_EFFECTS
from engine.games.vision.printed.filters import PRINTED_FILTERS
from engine.games.vision.printed.holding import PRINTED_HOLDING
from engine.games.vision.printed.laying import PRINTED_LAYING
from engine.games.vision.printed.lines import PRINTED_LINES
from engine.games.vision.printed.sentences import PRINTED_SENTENCES
from engine.games.vision.printed.targets import PRINTED_TARGETS
from engine.games.vision.printed.triggers import PRINTED_TRIGGERS
from engine.games.vision.printed.using import PRINTED_USING
from engine.games.vision.printed.using_english import ENGLISH_OF_USES
from engine.language.cards.controlled import ENGLISH_OF_FIELDS

PRINTED = [*PRINTED_FILTERS, *PRINTED_TARGETS, *PRINTED_AMOUNTS, *PRINTED_CONDITIONS, *PRINTED_TRIGGERS, *PRINTED_EFFECTS, *PRINTED_CHANGES, *PRINTED_SENTENCES, *PRINTED_USING, *PRINTED_LINES, *PRINTED_HOLDING, *PRINTED_LAYING, *ENGLISH_OF_FIELDS, *ENGLISH_OF_USES]
