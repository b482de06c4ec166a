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


OUTCOMES = Stage(
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
