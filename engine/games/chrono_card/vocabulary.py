"""The words of Chrono Card, in English and Japanese."""
from engine.games.chrono_card.kinds import KINDS
from engine.games.chrono_card.zones import ZONES
from engine.kernel.kinds import kind_words
from engine.kernel.vocabulary import Vocabulary, words
from engine.kernel.zones import zone_words

TRAITS = words("trait", """
teacher | Teacher | 教師
""")

COUNTERS = words("counter", """
ep | EP | EP | plural=EP
performance | performance token | 演奏トークン
hand_limit | hand limit | 手札上限枚数 | plural=cards as hand limit
""")

VOCABULARY = Vocabulary("chrono-card", (*kind_words(KINDS), *TRAITS, *zone_words(ZONES), *COUNTERS))
