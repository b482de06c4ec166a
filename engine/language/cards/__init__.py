"""The phrases of card texts, by concept; together they are one table."""
from ..phrases import Table
from .amounts import AMOUNT_PHRASES
from .conditions import CONDITION_PHRASES
from .effects import EFFECT_PHRASES
from .filters import FILTER_PHRASES
from .replacements import REPLACEMENT_PHRASES
from .sentences import SENTENCE_PHRASES
from .shared import SHARED
from .statics import STATIC_PHRASES
from .targets import TARGET_PHRASES
from .triggers import TRIGGER_PHRASES

CARD_TABLE = Table([
    *SHARED, *FILTER_PHRASES, *TARGET_PHRASES, *AMOUNT_PHRASES, *CONDITION_PHRASES, *TRIGGER_PHRASES, *EFFECT_PHRASES, *STATIC_PHRASES,
    *REPLACEMENT_PHRASES, *SENTENCE_PHRASES,
])
