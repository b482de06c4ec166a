"""The words of Shadowverse, in English and Japanese."""
from engine.games.shadowverse.beyond_happenings import HAPPENINGS
from engine.games.shadowverse.kinds import KINDS
from engine.games.shadowverse.phrases import PHRASES
from engine.games.shadowverse.printed import PRINTED
from engine.games.shadowverse.reminders import REMINDERS
from engine.games.shadowverse.said_plainly import PLAINER
from engine.games.shadowverse.sentences import SENTENCES
from engine.games.shadowverse.zones import ZONES
from engine.kernel.kinds import kind_words
from engine.kernel.vocabulary import Vocabulary, words
from engine.kernel.zones import zone_words

CLASSES = words("class", """
forestcraft | Forestcraft | エルフ
swordcraft | Swordcraft | ロイヤル
runecraft | Runecraft | ウィッチ
dragoncraft | Dragoncraft | ドラゴン
shadowcraft | Shadowcraft | ネクロマンサー
bloodcraft | Bloodcraft | ヴァンパイア
havencraft | Havencraft | ビショップ
portalcraft | Portalcraft | ネメシス
neutral | Neutral | ニュートラル
""")

TRAITS = words("trait", """
officer | Officer | 兵士
commander | Commander | 指揮官
earth-sigil | Earth Sigil | 土の印
mysteria | Mysteria | マナリア
artifact | Artifact | アーティファクト
machina | Machina | 機械
natura | Natura | 自然
levin | Levin | レヴィオン
loot | Loot | 財宝
academic | Academic | 学園
condemned | Condemned | 罪人
festive | Festive | 宴楽
heroic | Heroic | 英雄 | plural=Heroic
chess | Chess | チェス | plural=Chess
hellbound | Hellbound | 獄炎 | plural=Hellbound
armed | Armed | 武装 | plural=Armed
""")

KEYWORDS = words("keyword", """
ward | Ward | 守護
storm | Storm | 疾走
rush | Rush | 突進
bane | Bane | 必殺
drain | Drain | ドレイン
ambush | Ambush | 潜伏
aura | Aura | オーラ
intimidate | Intimidate | 威圧
barrier | Barrier | バリア
""")

COUNTERS = words("counter", """
pp | play point | PP | also=PP
max_pp | max play point | PP最大値 | also=max PP/empty play point orb/empty play point orbs/play point orb/play point orbs
ep | evolution point | EP | also=EP/進化権
sep | super-evolution point | SEP | also=SEP
shadows | shadow | 墓場
rally | Rally | 連携 | plural=Rally
combo | Combo | 連続プレイ枚数 | plural=Combo
""")

STATES = words("state", """
resonance | Resonance | 共鳴
overflow | Overflow | 覚醒
vengeance | Vengeance | 復讐
avarice | Avarice | 渇望
wrath | Wrath | 狂乱
""")

VOCABULARY = Vocabulary(
    "shadowverse",
    (*kind_words(KINDS), *CLASSES, *TRAITS, *KEYWORDS, *zone_words(ZONES), *COUNTERS, *STATES),
    HAPPENINGS,
    phrases=PHRASES,
    printed=PRINTED,
    reminders=REMINDERS,
    sentences=SENTENCES,
    plainer=PLAINER,
    called={"対象にならない": "影響を受けない"},
    conditions_reach=True,
    giving_is_done=True,
    in_play_alone=frozenset((
        "destroyed", "destroyed_by_effect", "destroyed_by_you", "is_attacked", "fights", "kills", "survives",
        "damaged", "healed", "evolves", "returned",
    )),
)
