"""How players tell in Japanese what came of a turn: 攻撃済み, 両リーダーの体力は20, デッキは残り3枚, 守護を持っている. Understood, never written so."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.sentences.also import AMOUNT, CARDS, DEFENSE, deed
from engine.language.sentences.also_japanese import said
from engine.language.sentences.at_the_table import ATTACKS, BOTH_LEADERS, HIS_NAMED
from engine.language.tree import Node
from engine.language.wordings import Hole

_PARTICLES = ("は", "が")
_BOTH = ("両方のリーダー", "両リーダー", "お互いのリーダー", "双方のリーダー")

ACTIONS = [
    *J("core", *(f"{{name}}{p}{{who}}手札に戻{end}" for p in ("が", "を") for end in (("る",) if p == "が" else ("す",))), "{name}が{who}手札に戻される", slots="name:NAME who:owner", tree=Node(
        "undergo", cards=HIS_NAMED, deed=deed("returned"), together=0)),
]

HAPPENED = [
    *J("claim", *(f"{{card}}{p}攻撃{end}" for p in _PARTICLES for end in ("済み", "済みである", "した", "している")), slots="card:thing", tree=Node("happened", happening=ATTACKS, negated=0)),
    *J("claim", *(f"{{card}}{p}攻撃{end}" for p in _PARTICLES for end in ("しなかった", "していない", "済みではない", "済みでない")), slots="card:thing", tree=Node("happened", happening=ATTACKS, negated=1)),
    *J("claim", *(f"{{name}}{p}{{who}}手札に戻{end}" for p in _PARTICLES for end in ("った", "された")), slots="name:NAME who:owner", tree=Node("underwent", cards=HIS_NAMED, deed=deed("returned"), negated=0)),
    *J("claim", *(f"{{card}}に{{amount}}ダメージ{end}" for end in ("", "が入る", "が入った", "が与えられた")), slots="card:thing amount:figure", tree=Node(
        "happened", happening=Node("takes_damage", card=Hole("card"), amount=AMOUNT), negated=0)),
]  # fmt: skip

WHERE = [
    *J("claim", *said("{place}※残り{amount:counted}"), slots="place:place amount:figure", tree=Node("count_in", place=Hole("place"), amount=AMOUNT)),
]

FIGURES = [
    *J("claim", *(f"{{cards|と}}の{{attribute}}{p}残り{{amount}}" for p in _PARTICLES), slots="cards:thing+ attribute:attribute amount:figure", tree=Node(
        "attribute", cards=CARDS, attribute=Hole("attribute"), amount=AMOUNT)),
    *J("claim", *(words for both in _BOTH for left in ("", "残り") for words in said(f"{both}の体力※{left}{{amount}}")), slots="amount:figure", tree=Node(
        "attribute", cards=BOTH_LEADERS, attribute=DEFENSE, amount=AMOUNT)),
    *J("claim", *(f"{{cards|と}}は{{keyword}}{has}" for has in ("を持っている", "がある", "が付いている")), slots="cards:thing+ keyword:KEYWORD", tree=Node(
        "has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=0)),
    *J("claim", *(f"{{cards|と}}は{{keyword}}{has}" for has in ("を持っていない", "がない", "が付いていない")), slots="cards:thing+ keyword:KEYWORD", tree=Node(
        "has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=1)),
    *J("claim", "{cards|と}は再び攻撃できる", slots="cards:thing+", tree=Node("attacks_again", cards=CARDS, negated=0)),
    *J("claim", "{cards|と}は再び攻撃できない", slots="cards:thing+", tree=Node("attacks_again", cards=CARDS, negated=1)),
]  # fmt: skip

ENDS = [
    *J("claim", *(f"{yet}{words}" for yet in ("", "まだ") for words in ("決着はついていない", "決着がついていない", "勝負はついていない", "勝敗は決まっていない")), tree=Node("ongoing")),
    *J("claim", "誰も勝っていない", "まだ誰も勝っていない", "どちらも勝っていない", tree=Node("no_winner")),
]

AT_THE_TABLE_JAPANESE = [*ACTIONS, *HAPPENED, *WHERE, *FIGURES, *ENDS]
