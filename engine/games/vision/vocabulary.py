"""The words of Phantom Magic Vision, in English and Japanese."""
from dataclasses import replace

from engine.games.vision.kinds import KINDS
from engine.games.vision.printed_japanese import PRINTED_JAPANESE
from engine.games.vision.zones import ZONES
from engine.kernel.happenings import CardWording, Happening, Participle, Wait, came_about
from engine.kernel.kinds import kind_words
from engine.kernel.vocabulary import Vocabulary, words
from engine.kernel.zones import zone_words
from engine.log.happenings.table import SHARED

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
""")

COUNTERS = words("counter", """
node | node | ノード
life | life | ライフポイント | plural=life
""")

DYING = Happening(
    id="dying",
    cards=CardWording(
        now=("is/are~dying", "決死状態になる"),
        past=("was/were~dying", "決死状態になった"),
        says="Is too badly hurt to stay; it is on the field still.",
        own=Wait("dying", "dying"),
        others=Wait("dying", "dying"),
        counts=came_about,
        remembered="dying",
    ),
    participle=Participle(verb="dying", en="dying", ja="決死状態になる", not_ja="決死状態にならない", told=("dying",), weight=40),
    log={"dying": ("{subject} is dying", "{subject}が決死状態になる")},
    moments={"dying": ("is dying", "決死状態になった時")},
)

KEYWORDS = words("keyword", """
first-strike | First Strike | 先制
piercing | Piercing | 貫通
stealth | Stealth | 隠密
vigilance | Vigilance | 警戒
haste | Haste | 速攻
""")

HITS = Happening(
    id="hits",
    cards=CardWording(
        now=("deal[s]~battle~damage~to~a~player", "プレイヤーに戦闘ダメージを与える"),
        past=("dealt~battle~damage~to~a~player", "プレイヤーに戦闘ダメージを与えた"),
        says="In a battle it damages the attacked player.",
        others=Wait("damaged", "damaged"),
        counts=lambda e: e.by == "battle" and e.aim == "player" and e.did > 0,
        concerns="source",
    ),
)

SET = Happening(
    id="set_on",
    cards=CardWording(
        now=("is/are~set~on~a~card", "カードにセットされる"),
        past=("was/were~set~on~a~card", "カードにセットされた"),
        says="It is set on another card.",
        own=Wait("set-on", "set-on"),
        others=Wait("set-on", "set-on"),
        counts=came_about,
        remembered="set-on",
    ),
    participle=Participle(
        verb="set-on", en="set~on~a~card", ja="カードにセットされる", not_ja="カードにセットされない", told=("set-on",), weight=40
    ),
    log={"set-on": ("{subject} is set on {target}", "{subject}が{target}にセットされる")},
    moments={"set-on": ("is set", "セットされた時")},
)

PLAYED = next(h.cards for h in SHARED if h.id == "plays" and h.cards is not None)
PLAYS = replace(PLAYED, others=Wait("plays", "played"), remembered="plays")

VOCABULARY = Vocabulary(
    "vision", (*kind_words(KINDS), *TRAITS, *zone_words(ZONES), *COUNTERS, *KEYWORDS), happenings=(DYING, HITS, SET),
    readings={"plays": PLAYS}, printed=PRINTED_JAPANESE
)
