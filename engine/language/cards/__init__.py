"""The phrases of card texts, by concept; together they are one table."""
from engine.language.cards.amounts import AMOUNT_PHRASES
from engine.language.cards.conditions import CONDITION_PHRASES
from engine.language.cards.effects import EFFECT_PHRASES
from engine.language.cards.filters import FILTER_PHRASES
from engine.language.cards.moments import MOMENT_PHRASES
from engine.language.cards.printed import PRINTED
from engine.language.cards.printed_japanese import PRINTED_JAPANESE
from engine.language.cards.replacements import REPLACEMENT_PHRASES
from engine.language.cards.sentences import SENTENCE_PHRASES
from engine.language.cards.shared import SHARED
from engine.language.cards.statics import STATIC_PHRASES
from engine.language.cards.targets import TARGET_PHRASES
from engine.language.cards.triggers import TRIGGER_PHRASES
from engine.language.phrases import PhraseTable

CARD_TABLE = PhraseTable([
    *SHARED, *FILTER_PHRASES, *TARGET_PHRASES, *AMOUNT_PHRASES, *CONDITION_PHRASES, *TRIGGER_PHRASES, *EFFECT_PHRASES, *STATIC_PHRASES,
    *REPLACEMENT_PHRASES, *SENTENCE_PHRASES, *MOMENT_PHRASES,
], PRINTED, japanese=PRINTED_JAPANESE)
