"""The words of Phantom Magic Vision, in English and Japanese."""
from engine.kernel.vocabulary import Vocabulary, words

KINDS = words("kind", """
character | Character card | キャラクター | measure=体
spell | spell | スペル | measure=枚
command | command | コマンド | measure=枚
""")

TRAITS = words("trait", """
god | God | 神
celestial | Celestial | 天人
human | Human | 人間
messenger | Messenger | 竜宮の使い
""")

ZONES = words("zone", """
field | field | 場 | place=on the field
node | node area | ノードエリア
hand | hand | 手札
deck | deck | デッキ
netherworld | netherworld | 冥界
""")

COUNTERS = words("counter", """
node | node | ノード
""")

VOCABULARY = Vocabulary("vision", (*KINDS, *TRAITS, *ZONES, *COUNTERS))
