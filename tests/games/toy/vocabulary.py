"""What the toy game calls things, in both languages: its kinds of card, its zones, its keyword and its points."""

from engine.kernel.kinds import Kind, kind_words
from engine.kernel.vocabulary import Vocabulary, words
from engine.kernel.zones import LEADER, Zone, zone_words

KINDS = (
    Kind("bell", "bell", "鐘", measure="個", character=True),
    Kind("rope", "rope", "綱", measure="本"),
)
ZONES = (
    LEADER,
    Zone("board", "shelf", "棚", at="on the shelf", sees="all", shape="row", table=True, listens=True),
    Zone("hand", "hand", "手札", shape="hand"),
    Zone("deck", "deck", "山札", sees="nobody"),
    Zone("discard", "heap", "捨て場", sees="all"),
    Zone("bag", "bag", "袋"),
)
KEYWORDS = "heavy | Heavy | 重厚"
COUNTERS = "wax | wax | ろう | plural=wax"

VOCABULARY = Vocabulary(
    "toy", (*kind_words(KINDS), *zone_words(ZONES), *words("keyword", KEYWORDS), *words("counter", COUNTERS))
)
