"""The words of Duel Masters, in English and Japanese."""
from engine.kernel.vocabulary import Vocabulary, words

KINDS = words("kind", """
creature | creature | クリーチャー | measure=体
spell | spell | 呪文 | measure=枚
castle | castle | 城 | measure=枚
cross-gear | cross gear | クロスギア | measure=枚
psychic-cell | psychic cell | サイキック・セル | measure=枚
dragheart-cell | dragheart cell | ドラグハート・セル | measure=枚
""")

CLASSES = words("class", """
light | Light | 光
water | Water | 水
darkness | Darkness | 闇
fire | Fire | 火
nature | Nature | 自然
multicolor | Multicolor | 多色
colorless | Colorless | 無色
""")

TRAITS = words("trait", """
dragon | Dragon | ドラゴン
armored-dragon | Armored Dragon | アーマード・ドラゴン
red-command-dragon | Red Command Dragon | レッド・コマンド・ドラゴン
fire-bird | Fire Bird | ファイアー・バード
hunter | Hunter | ハンター
alien | Alien | エイリアン
angel-command | Angel Command | エンジェル・コマンド
demon-command | Demon Command | デーモン・コマンド
cyber-command | Cyber Command | サイバー・コマンド
magic-command | Magic Command | マジック・コマンド
dispector | Dispector | ディスペクター
beat-jockey | Beat Jockey | ビートジョッキー
wonder-force | Wonder Force | ワンダーフォース
magic-outrage | Magic Outrage | マジック・アウトレイジ
rexstars | Rexstars | レクスターズ | plural=Rexstars
trix | Trix | トリックス | plural=Trix
psychic | Psychic | サイキック | plural=Psychic
dragheart | Dragheart | ドラグハート
god | God | ゴッド
evolution | evolution | 進化
""")

KEYWORDS = words("keyword", """
blocker | Blocker | ブロッカー
double-breaker | Double Breaker | W・ブレイカー
speed-attacker | Speed Attacker | スピードアタッカー
triple-breaker | Triple Breaker | T・ブレイカー
slayer | Slayer | スレイヤー
shield-trigger | Shield Trigger | S・トリガー
""")

ZONES = words("zone", """
battle | battle zone | バトルゾーン | place=in the battle zone
mana | mana zone | マナゾーン
shields | shield zone | シールドゾーン
hand | hand | 手札
deck | deck | 山札
graveyard | graveyard | 墓地
hyperspatial | hyperspatial zone | 超次元ゾーン
gr | GR zone | GRゾーン
castles | fortified shields | 要塞化されたシールド
under | pile beneath | 下に重ねられたカード
""")

VOCABULARY = Vocabulary("duel-masters", (*KINDS, *CLASSES, *TRAITS, *KEYWORDS, *ZONES))
