"""The words of Phantom Magic Vision, in English and Japanese."""
from engine.games.vision.happenings import HAPPENINGS, READINGS
from engine.games.vision.kinds import KINDS
from engine.games.vision.phrases import PHRASES
from engine.games.vision.printed import PRINTED
from engine.games.vision.said_plainly import PLAINER
from engine.games.vision.sentences import SENTENCES
from engine.games.vision.zones import ZONES
from engine.kernel.kinds import kind_words
from engine.kernel.vocabulary import Vocabulary, players_and, words
from engine.kernel.zones import zone_words

TRAITS = words("trait", """
god | God | 神
celestial | Celestial | 天人
human | Human | 人間
messenger | Messenger | 竜宮の使い
youkai | Youkai | 妖怪
fairy | Fairy | 妖精
ghost | Ghost | 幽霊 | also=亡霊
vampire | Vampire | 吸血鬼
oni | Oni | 鬼 | plural=Oni
beast | Beast | 獣
magician | Magician | 魔法使い
tengu | Tengu | 天狗 | plural=Tengu
kappa | Kappa | 河童
dragon | Dragon | 竜
devil | Devil | 悪魔
doll | Doll | 人形
hermit | Hermit | 仙人
lunarian | Lunarian | 月人
rabbit | Rabbit | 兎
shinigami | Shinigami | 死神 | plural=Shinigami
ryu | Ryu | 龍 | plural=Ryu
makai | Makai person | 魔界人 | plural=Makai people
inchling | Inchling | 小人
enma | Enma | 閻魔 | plural=Enma
first-sign | First Sign | 壱符
second-sign | Second Sign | 弐符
last-word | Final Word | ラストワード
last-spell | Final Spell | ラストスペル
sacred-treasure | Sacred Treasure | 神器
legend | Legend | 伝説
chief | Chief | リーダー
protection | Divine Protection | 加護
phantom-creature | Phantom Creature | 幻想生物
world-spell | World Spell | 世界呪符
wide-effect | Wide Effect | 目標を取らず、複数のカードに及ぶ効果
player-effect | Player Effect | プレイヤー、手札、デッキ、冥界に及ぶ効果 | also=プレイヤー、手札、デッキ、冥界
targeted-effect | Targeted Effect | 目標を取る効果
instant | Instant | 瞬間
""")

COUNTERS = words("counter", """
node | node | ノード
life | life | ライフポイント | plural=life
""")

KEYWORDS = words("keyword", """
first-strike | First Strike | 先制
piercing | Piercing | 貫通
stealth | Stealth | 隠密
vigilance | Vigilance | 警戒
haste | Haste | 速攻
ambush | Ambush | 奇襲
""")

REMOVING = {
    "破壊": "破棄",
    "消滅させる": "ゲームから除外する",
    "消滅しない": "ゲームから除外されない",
    "消滅する": "ゲームから除外される",
    "消滅した": "ゲームから除外された",
    "消滅され": "除外され",
    "消滅": "除外",
}
FIGHTING = {
    "交戦する": "戦闘を行う", "交戦した": "戦闘を行った", "交戦相手": "戦闘相手", "その交戦後": "その戦闘後", "交戦で": "戦闘で",
    "交戦時": "戦闘時", "ブロックされない": "防御されない", "ブロックできない": "防御できない", "選択されない": "目標にならない",
}  # fmt: skip
LYING = {
    "adjective: tapped": "asleep", "adjective: untapped": "active",
    "アンタップしている": "アクティブ状態の", "タップしている": "スリープ状態の",
}  # fmt: skip

SET = {
    "{cards:those+} is/are beneath {host:thing}": "{cards:those+} is/are set on {host:thing}",
    "{cards|と}は{host}の下にある": "{cards|と}は{host}にセットされている",
}

VOCABULARY = Vocabulary(
    "vision", (*kind_words(KINDS), *TRAITS, *zone_words(ZONES), *COUNTERS, *KEYWORDS), happenings=HAPPENINGS,
    readings=READINGS, phrases=PHRASES, printed=tuple(PRINTED),
    sentences=SENTENCES, plainer=PLAINER,
    called=players_and("キャラクター", "character", life=("life~point(s)", "ライフ"), figures={"defense": ("toughness", "耐久力")})
    | REMOVING
    | FIGHTING
    | LYING
    | SET,
    life="life",
    names_in_brackets=True,
    in_play_alone=frozenset(("damaged", "healed", "is_attacked", "fights", "kills", "survives")),
)
