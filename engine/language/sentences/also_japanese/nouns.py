"""What else scenarios speak of in Japanese: cards, places, numbers."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.players import ME, OPPONENT
from engine.language.sentences.also.pieces import AMOUNT, deed
from engine.language.sentences.also_japanese.pieces import CARD, MEASURES, PLACE
from engine.language.tree import Node
from engine.language.wordings import Hole

_BOARD = "board"
_COMPARED = (("exactly", ""), ("at_least", "以上"), ("at_most", "以下"), ("more_than", "より多い"), ("less_than", "未満"), ("other_than", "ではない"))
JAPANESE_NOUNS = [
    *J("thing", "相手リーダー", tree=Node("leader", who=OPPONENT)),
    *J("thing", "自分リーダー", tree=Node("leader", who=ME)),
    *J("object", "相手プレイヤー", tree=OPPONENT),
    *J("possessor", "相手リーダーの", tree=Node("leader", who=OPPONENT)),
    *J("possessor", "自分リーダーの", tree=Node("leader", who=ME)),
    *J("place", "盤面", "自分の盤面", tree=Node("place", who=ME, zone=_BOARD)),
    *J("place", "相手の盤面", "相手盤面", tree=Node("place", who=OPPONENT, zone=_BOARD)),
    *J("subject", "私", "僕", "俺", tree=ME),
    *J("owner", "私の", "僕の", "俺の", tree=ME),
    *J("object", "私", "僕", "俺", tree=ME),
    *(w for kind, tail in _COMPARED for w in J("counted", *(f"{{n}}{m}{tail}" for m in MEASURES[1:]), slots="n:NUMBER", tree=Node(kind, n=Hole("n")))),
    *J("deed", "燃える", "焼ける", "あふれる", "溢れる", tree=deed("burned")),
    *J("deed", "{place}に加わる", "{place}に入る", "{place}に行く", "{place}に送られる", "{place}に落ちる", "{place}へ送られる", slots="place:place", tree=Node("put", place=PLACE)),
    *J("deed", "無効になる", "無効化される", "打ち消される", tree=deed("negated")),
    *J("state", "チェック状態", "チェック済み", "チェックされている状態", "横向き", tree=Node("state", {"is": "asleep"})),
    *J("deed", "手札に戻る", tree=deed("returned")),
    *J("happening", "{card}が{amount}回復する", "{card}は{amount}回復する", "{card}を{amount}回復する", slots="card:thing amount:figure", tree=Node("restores", card=CARD, amount=AMOUNT)),
    *J("happening", "{card}が{place}を離れる", slots="card:thing place:place", tree=Node("leaves", card=CARD, place=PLACE)),
    *J("happening", "{card}が{place}に出る", "{place}に{card}が場に出る", slots="place:place card:thing", tree=Node("enters", card=CARD, place=PLACE)),
    *J("happening", "{effect}が解決する", "{effect}が処理される", slots="effect:effect", tree=Node("resolves", effect=Hole("effect"))),
    *J("happening", "{effect}が発動する", slots="effect:effect", tree=Node("triggers", effect=Hole("effect"))),
    *J("happening", "{effect}が働く", slots="effect:effect", tree=Node("resolves", effect=Hole("effect"))),
    *J("happening", "{who}が負ける", "{who}は負ける", slots="who:subject", tree=Node("loses", who=Hole("who"))),
    *J("happening", "{who}が勝つ", "{who}は勝つ", slots="who:subject", tree=Node("wins", who=Hole("who"))),
    *J("happening", "{card}が出る", "{card}は出る", slots="card:thing", tree=Node("enters", card=CARD)),
]
