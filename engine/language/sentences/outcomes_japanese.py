"""How Japanese sentences say how it came out: what all copies have, what several cards were, what lies alone in a place, what was last."""

from __future__ import annotations

import re

from engine.language.plainer import ONE, Stage
from engine.language.sentences.japanese_pieces import EFFECT

_CARD = rf"(?:自分の|相手の)?(?:[\d０-９]+番目の)?{ONE}"
_CARDS = rf"{_CARD}(?:[と、]{_CARD})+"
_FIGURE = "攻撃力|体力|コスト|カウントダウン|パワー|耐久力|AP|DP"
_PLACE = "(?:自分の|相手の)?(?:手札|場|墓場|墓地|冥界|捨て札|山札|デッキ|マナゾーン|マナ|バトルゾーン|シールドゾーン|ノードエリア|除外エリア)"
_LIES = "(?:に(?:ある|いる|置かれた|置かれている|残っている|残る|行った|落ちた|送られた)|にある)"


def _each_drawn(found: re.Match[str]) -> str:
    """Several cards that somebody drew, each by itself."""
    who = found["who"] or "自分"
    return "、".join(f"{who}が{one}を引いた" for one in re.findall(_CARD, found["cards"]))


def _effect(said: str) -> str:
    return said if re.search(f"の{EFFECT}$", said) else f"{said}の効果"


_LYING = "タップ|アンタップ|スリープ|アクティブ|Check|未Check|裏向き|表向き"


def _those_alone(found: re.Match[str]) -> str:
    """All cards of a place by their names, in whatever order, where as many are named as it is said to hold."""
    cards = re.findall(_CARD, found["cards"])
    if len(cards) != int(found["n"]) or len(set(cards)) != len(cards):
        return found[0]
    return "、".join([*(f"{found['place']}の{one}は1枚" for one in cards), f"{found['place']}のカードは{found['n']}枚"])


OUTCOMES = Stage(
    (rf"^(?P<place>{_PLACE})[はが](?P<cards>{_CARDS})の(?P<n>[2-9])(?:枚|体|つ)(?:のみ|だけ|である|だ)?$", _those_alone),
    (rf"^({_CARD})[はが]({_LYING})(?:した|して|されて|状態の|の)?ままで?、?((?:自分の|相手の)?(?:場|バトルゾーン))に(?:残る|残った|残っている|いる|ある|とどまる|とどまった)$", lambda found: f"{found[1]}は{found[3]}に{'残っている' if found[3] == '場' else 'ある'}、{found[1]}は{found[2]}状態"),
    (rf"^(?:先|最初)に(?P<said>{_CARD}(?:の{EFFECT})?)[がは](?:解決|処理)され(?:た|る)$", lambda found: f"最初に解決された効果は{_effect(found['said'])}"),
    (rf"^({_CARD})で({_CARD})[がは](破壊|消滅)(された|した)$", r"\2は\1によって\3\4"),
    (rf"^({ONE})[はが]([2-9])(?:枚|体)とも(?:解決した|解決された)$", r"\1の効果が解決されることが\2回あった"),
    (rf"^(?:(自分|相手)[はが])?({ONE})を(?:合計|合わせて|計|全部で)?(\d+)枚(?:だけ)?引いた$", lambda found: f"{found[1] or '自分'}の{found[2]}が{found[3]}枚引かれた"),
    (rf"^({_PLACE})に(?:は)?({ONE})[がは](\d+)(?:枚|体|つ)(?:置かれている|置かれた|落ちている|並んでいる|出ている|入っている|残った|残る)$", r"\1の\2は\3枚"),
    (rf"^({_PLACE})に(?:は)?([^はがの、]+)[はが](?:(?:1|一)(?:体|枚|つ)も)(?:残っていない|いない|ない|残らない)$", r"\1に\2はいない"),
    (r"(?<=[\d０-９])(枚|体|つ)(?:残っている|残る|残った)$", r"\1"),
    (r"に変化[はが]?(?:ない|なかった|なし)$", "は変わらなかった"),
    (rf"^({_CARD})の([^はがの、]{{1,8}})[はが](?:消えた|消えている|なくなった|失われた|剥がれた|外れた|なくなっている)$", r"\1は\2を失った"),
    (rf"^({_CARD})[はが](?:手札に)?(?:戻らず|入らず|加わらず|行かず)(?:に)?、?(?:(?:自分の|相手の)?(?:墓場|墓地))(?:に|へ)(?:送られた|行った|落ちた|置かれた)$", r"\1は手札に入らず墓場に置かれた"),
    (rf"^({_CARD})[はが]({_CARD})にダメージを与え(?:られ)?(?:なかった|ない|ていない)$", r"\2は\1によってはダメージを受けなかった"),
    (rf"^((?:.*、)?)((?:自分の|相手の)?{ONE})の({_FIGURE})[はが](?:すべて|全て|全部|どれも|いずれも|全員)(?=\d)", r"\1すべての\2の\3は"),
    (rf"^((?:.*、)?)({_CARD})[はが](\d+)(?:枚|体|つ)、({_PLACE})(?=に)", r"\1\2は\3枚\4"),
    (rf"^((?:自分の|相手の)?{ONE})[はが]([2-9])(?:枚|体|つ)とも({_PLACE}){_LIES}$", r"\3の\1は\2枚"),
    (rf"^(?:(?P<who>自分|相手)[はが])?(?P<cards>{_CARDS})を引(?:いた|いている|く)$", _each_drawn),
    (rf"^({_PLACE})に(?:ある|いる|残っている|残った|残る)(?:カード|もの|の)は({_CARD}(?:[と、]{_CARD})*)(?:だけ|のみ)(?:である|だ|だった)?$", r"\1は\2のみ"),
    (rf"^({_PLACE})に(?:ある|いる|残っている|残った|残る)(?:カード|もの|の)は({_CARD}(?:[と、]{_CARD})*)(?:である|だ|だった)?$", r"\1は\2のみ"),
    (r"^((?:.*、)?)(?:(自分|相手)[はが])?カード[はがを]1枚も(?:引いていない|引かなかった|引かない|引けなかった|引けない)$", lambda found: f"{found[1]}{found[2] or '自分'}のカードが0枚引かれた"),
    (rf"^(?P<end>最初|最後)に(?:解決|処理)された(?:の|効果|もの|カード)は、?(?P<said>{_CARD}(?:の{EFFECT})?)(?:である|だ|だった)?$", lambda found: f"{found['end']}に解決された効果は{_effect(found['said'])}"),
    (rf"^(?P<said>{_CARD}(?:の{EFFECT})?)[はが](?P<end>最初|最後)に(?:解決|処理)され(?:た|る)$", lambda found: f"{found['end']}に解決された効果は{_effect(found['said'])}"),
    (rf"^({_CARD}(?:の{EFFECT})?)[はが]({_CARD}(?:の{EFFECT})?)(?:より|の)(?:も)?(?:後|あと)に(?:解決|処理)され(?:た|る)$", lambda found: f"{_effect(found[2])}は{_effect(found[1])}より先に解決される"),
    (rf"^({_CARD}(?:の{EFFECT})?)[はが]({_CARD}(?:の{EFFECT})?)(?:より|の)(?:も)?(?:先|前)に(?:解決|処理)され(?:た|る)$", lambda found: f"{_effect(found[1])}は{_effect(found[2])}より先に解決される"),
)  # fmt: skip
