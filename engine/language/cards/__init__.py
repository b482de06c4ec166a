"""The phrases of card texts, by concept; together they are one table."""
from engine.language.cards.amounts import AMOUNT_PHRASES
from engine.language.cards.conditions import CONDITION_PHRASES
from engine.language.cards.effects import EFFECT_PHRASES
from engine.language.cards.filters import FILTER_PHRASES
from engine.language.cards.moments import MOMENT_PHRASES
from engine.language.cards.printed import PRINTED
from engine.language.cards.printed_acts import ACTS
from engine.language.cards.printed_besides import BESIDES
from engine.language.cards.printed_compared import COMPARED
from engine.language.cards.printed_counted import COUNTED_SAID
from engine.language.cards.printed_effects import SAID
from engine.language.cards.printed_everyday import EVERYDAY
from engine.language.cards.printed_further import FURTHER_SAID
from engine.language.cards.printed_having import HAVING_SAID
from engine.language.cards.printed_instead import INSTEAD_SAID
from engine.language.cards.printed_japanese import PRINTED_JAPANESE
from engine.language.cards.printed_kinds import KINDS_OF_CARDS
from engine.language.cards.printed_later import LATE
from engine.language.cards.printed_lists import LISTS_SAID
from engine.language.cards.printed_more import MORE_SAID
from engine.language.cards.printed_parts import PARTS
from engine.language.cards.printed_placed import PLACED_SAID
from engine.language.cards.printed_turned import TURNED_SAID
from engine.language.cards.printed_wider import WIDER_SAID
from engine.language.cards.replacements import REPLACEMENT_PHRASES
from engine.language.cards.sentences import SENTENCE_PHRASES
from engine.language.cards.shared import SHARED
from engine.language.cards.statics import STATIC_PHRASES
from engine.language.cards.targets import TARGET_PHRASES
from engine.language.cards.triggers import TRIGGER_PHRASES
from engine.language.phrases import Table

CARD_TABLE = Table([
    *SHARED, *FILTER_PHRASES, *TARGET_PHRASES, *AMOUNT_PHRASES, *CONDITION_PHRASES, *TRIGGER_PHRASES, *EFFECT_PHRASES, *STATIC_PHRASES,
    *REPLACEMENT_PHRASES, *SENTENCE_PHRASES, *MOMENT_PHRASES,
], [*PRINTED, *PARTS, *SAID, *LATE, *COMPARED, *ACTS, *KINDS_OF_CARDS, *BESIDES, *MORE_SAID, *FURTHER_SAID, *EVERYDAY, *HAVING_SAID, *COUNTED_SAID, *PLACED_SAID, *INSTEAD_SAID,
    *TURNED_SAID, *LISTS_SAID, *WIDER_SAID,
], japanese=PRINTED_JAPANESE)
