"""How else players say in Japanese how it ended, what was refused and what holds of the whole."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.sentences.also.pieces import WHO
from engine.language.tree import Node
from engine.language.wordings import Hole

_HAS = {"triggered": (("発動した", "発動する", "誘発する"), ("発動しなかった", "発動しない", "誘発しない")), "resolved": (("働いた", "働く", "機能した", "機能する"), ("働かなかった", "働かない", "機能しなかった", "機能しない"))}
_REFUSED = ("できない", "は拒否される", "はできなかった", "は不可", "は失敗する", "は失敗した")
_WON = ("が勝つ", "は勝つ", "が勝った", "は勝った", "の勝利", "が勝利する", "が勝利した", "の勝ちになる", "の勝ちである")
_LOST = ("が負ける", "は負ける", "が負けた", "は負けた", "の敗北", "が敗北する", "が敗北した", "の負けになる", "の負けである")
_REFUSED_IN_GENERAL = ("できない", "はできない", "ができない", "は拒否される", "はできなかった", "は不可", "は失敗する")
JAPANESE_ENDS = [
    *J("claim", *(f"{both}{none}" for both in ("どちらも", "どちらのプレイヤーも", "どちらのリーダーも", "まだどちらも", "誰も") for none in ("負けていない", "負けない", "負けなかった", "敗北していない")), tree=Node("no_winner")),
    *(w for kind, both in _HAS.items() for negated, words in enumerate(both) for w in J("claim", *(f"{{effects|と}}{p}{word}" for p in ("は", "が") for word in words), slots="effects:effect+", tree=Node(
        kind, effects=Hole("effects"), negated=negated))),
    *J("claim", *(f"行動{{action}}{words}" for words in (*_REFUSED, "はできない", "は拒否された", "が拒否された")), slots="action:NUMBER", tree=Node("refused", action=Hole("action"), negated=0)),
    *J("claim", *(f"{{reason}}ため{mark}行動{{action}}{words}" for mark in ("", "、") for words in ("は拒否された", *_REFUSED)), *(f"行動{{action}}は{{reason}}ため{mark}{words}" for mark in ("", "、") for words in ("拒否された", "拒否される", "できない", "できなかった", "失敗した") if mark or words != "拒否された"),
       slots="action:NUMBER reason:reason", tree=Node("refused_because", action=Hole("action"), reason=Hole("reason"))),
    *J("claim", *(f"行動{{action}}は{{reason}}{by}{words}" for by in ("により", "によって", "で") for words in ("拒否された", "できない", "できなかった")), slots="action:NUMBER reason:KEYWORD", tree=Node("refused_because", action=Hole("action"), reason=Node("reason", {"is": Hole("reason")}))),
    *J("reason", "コストが払えない", "コストを支払えない", "コスト不足の", "PP不足の", "PPが足りない", "PPが不足している", "EPが足りない", "EPがない", tree=Node("reason", {"is": "cannot-pay"})),
    *J("reason", "対象が存在しない", "選べる対象がない", "選択できるカードがない", tree=Node("reason", {"is": "no-target"})),
    *J("reason", "場に空きがない", "場がいっぱいの", "場がいっぱいな", "場が満杯の", tree=Node("reason", {"is": "no-room"})),
    *J("reason", "召喚酔いの", "召喚酔いしている", "召喚酔い状態の", "召喚酔い中の", "場に出たターンの", "出たばかりの", tree=Node("reason", {"is": "just-entered"})),
    *J("claim", *(f"行動{{action}}は召喚酔い{by}{words}" for by in ("により", "によって", "で") for words in ("拒否された", "できない", "できなかった")), slots="action:NUMBER", tree=Node("refused_because", action=Hole("action"), reason=Node("reason", {"is": "just-entered"}))),
    *J("reason", "{is}がいる", "{is}がある", "{is}を持つフォロワーがいる", slots="is:KEYWORD", tree=Node("reason", {"is": Hole("is")})),
    *J("claim", "行動{action}はできる", "行動{action}は拒否されない", slots="action:NUMBER", tree=Node("refused", action=Hole("action"), negated=1)),
    *J("claim", *(f"{{who}}{words}" for words in _WON), slots="who:object", tree=Node("verdict", who=WHO, result="win")),
    *J("claim", *(f"{{who}}{words}" for words in _LOST), slots="who:object", tree=Node("verdict", who=WHO, result="lose")),
    *J("claim", "{who}ターンではない", "{who}ターンでない", slots="who:owner", tree=Node("turn_of", who=WHO, negated=1)),
    *J("claim", *(f"{it}{words}" for it in ("決着", "勝負", "勝敗") for words in ("はついている", "がついている", "がついた", "はついた", "は決まっている", "が決まった")), "ゲームが終わっている", "ゲームは終わった", "ゲームが終わった", "ゲームは終了している", "ゲームは終了した", tree=Node("over")),
    *J("claim", *(f"{what}{none}" for what in ("どの行動も", "すべての行動が", "拒否された行動は") for none in (("ない", "なかった") if what[0] == "拒" else ("できた", "行えた", "認められた") if what[0] == "す" else ("拒否されていない", "拒否されない"))), tree=Node("none_refused")),
    *J("claim", "{phase}フェイズである", "{phase}フェイズだ", "{phase}フェイズ", slots="phase:phase", tree=Node("phase_is", phase=Hole("phase"))),
    *J("claim", "{who}ターンである", "{who}ターンだ", "{who}ターン", slots="who:owner", tree=Node("turn_of", who=WHO)),
    *J("claim", *(f"{{action}}{nth}行動{words}" for nth in ("番目の", "つ目の") for words in _REFUSED_IN_GENERAL), slots="action:NUMBER", tree=Node("refused", action=Hole("action"), negated=0)),
    *J("expectation", *(f"{every}{mark}{{claim}}" for every in ("必ず", "どの場合でも", "どんな場合でも", "いずれの場合も") for mark in ("", "、")), slots="claim:stated", tree=Node("in_every", claim=Hole("claim"))),
    *J("expectation", *(f"{{denominator}}分の{{numerator}}の確率で{mark}{{claim}}" for mark in ("", "、")), slots="numerator:NUMBER denominator:NUMBER claim:stated", tree=Node(
        "with_probability", numerator=Hole("numerator"), denominator=Hole("denominator"), claim=Hole("claim"))),
    *J("claim", *(f"{yet}{words}" for yet in ("", "まだ") for words in ("決着はついていない", "決着がついていない", "勝負はついていない", "勝敗はついていない", "勝敗がついていない", "勝敗は決まっていない")), tree=Node("ongoing")),
    *J("claim", "誰も勝っていない", "まだ誰も勝っていない", "どちらも勝っていない", tree=Node("no_winner")),
    *J("claim", *(f"ゲーム{p}{on}" for p in ("は", "が") for on in ("続いている", "続行される", "続行する", "終わらない", "終わっていない", "終了しない", "終了していない", "継続する", "継続している")), *(f"{what}{p}決まらない" for what in ("勝敗", "勝負", "決着") for p in ("は", "が")), "決着はつかない", "決着がつかない",
       "ゲーム続行", tree=Node("ongoing")),
    *J("claim", *(f"{nobody}{end}" for nobody in ("誰も", "どちらも", "どちらのプレイヤーも") for end in ("勝たない", "勝利しない", "勝利していない")), tree=Node("no_winner")),
]
