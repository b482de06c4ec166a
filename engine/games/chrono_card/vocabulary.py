"""The words of Chrono Card, in English and Japanese."""
from engine.kernel.vocabulary import Vocabulary, words

KINDS = words("kind", """
heroine | Heroine | ヒロイン | measure=体
character | Character card | キャラクター | measure=体
event | Event | イベント | measure=枚
background | BackGround | BG | measure=枚
item | Item | アイテム | measure=枚
bgm | BGM | BGM | measure=枚
""")

TRAITS = words("trait", """
teacher | Teacher | 教師
""")

ZONES = words("zone", """
field | field | 場 | place=on the field
hand | hand | 手札
deck | deck | 山札
discard | discard pile | 捨て札
""")

COUNTERS = words("counter", """
ep | EP | EP | plural=EP
hand_limit | hand limit | 手札上限枚数 | plural=cards as hand limit
""")

VOCABULARY = Vocabulary("chrono-card", (*KINDS, *TRAITS, *ZONES, *COUNTERS))
