"""How players of tournaments word scenarios in Japanese: ラスワ, 盤面, 残りPPは3, 場にはフェアリーだけ, 必ず…. Understood, and never written so."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.sentences.also import AMOUNT, CARDS, DEFENSE, NONE, SOME, WHO
from engine.language.sentences.also_japanese import HERE, MEASURES, said
from engine.language.sentences.nouns import ME, OPPONENT
from engine.language.tree import Node
from engine.language.wordings import Hole

_BOARD = "board"
_SIDES = (("自分", ME), ("相手", OPPONENT))


PLACES = [
    *J("place", "盤面", "自分の盤面", tree=Node("place", who=ME, zone=_BOARD)),
    *J("place", "相手の盤面", "相手盤面", tree=Node("place", who=OPPONENT, zone=_BOARD)),
]

_PLACE = Hole("place")
_EXACT = Node("exactly", n=Hole("n"))
WHERE = [
    *J("claim", *(f"{{place}}には{{name}}が{{n}}{m}{here}" for m in MEASURES for here in ("", *HERE)), *(f"{{place}}に{{name}}が{{n}}{m}" for m in MEASURES),
       *(f"{{place}}の{{name}}{p}{{n}}{m}{here}" for p in ("は", "が") for m in MEASURES for here in ("", *HERE)), slots="place:place name:NAME n:NUMBER", tree=Node(
        "count_in", place=_PLACE, name=Hole("name"), amount=_EXACT)),
    *J("claim", *(f"{{place}}には{{kind}}が{{n}}{m}{here}" for m in MEASURES for here in ("", *HERE)), *(f"{{place}}に{{kind}}が{{n}}{m}" for m in MEASURES), slots="place:place kind:KIND n:NUMBER",
       tree=Node("count_in", place=_PLACE, kind=Hole("kind"), amount=_EXACT)),
    *J("claim", *(f"{{place}}には{{name}}が{here}" for here in HERE), slots="place:place name:NAME", tree=Node("count_in", place=_PLACE, name=Hole("name"), amount=SOME)),
    *J("claim", *(f"{{place}}には{{name}}{p}{none}" for p in ("が", "は") for none in ("いない", "ない")), slots="place:place name:NAME", tree=Node("count_in", place=_PLACE, name=Hole("name"), amount=NONE)),
    *J("claim", *(f"{{place}}{mark}{{cards|と}}{only}" for mark in ("には", "に") for only in ("だけ", "のみ", "だけがいる", "のみがいる", "だけがある", "だけが残る", "しかいない", "しかない")), slots="place:place cards:thing+",
       tree=Node("contents", cards=CARDS, place=_PLACE)),
    *J("claim", *(f"{{place}}には{nothing}" for nothing in ("誰もいない", "何もない", "何もいない", "カードがない")), "{place}に何もない", "{place}に誰もいない", slots="place:place", tree=Node("contents", cards=(), place=_PLACE)),
    *J("claim", *(f"{{cards|と}}{p}まだ{{place}}に{here}" for p in ("は", "が") for here in HERE), slots="cards:thing+ place:place", tree=Node("located", cards=CARDS, place=_PLACE, negated=0)),
    *J("claim", *(f"{{cards|と}}{p}{end}" for p in ("は", "が") for end in ("残る", "残った", "残っている", "場に残る", "場に残った")), slots="cards:thing+", tree=Node(
        "located", cards=CARDS, place=Node("in_play"), negated=0)),
    *J("claim", "{cards|と}も{deed}", "{cards|と}も{deed!た}", slots="cards:thing+ deed:deed", tree=Node("underwent", cards=CARDS, deed=Hole("deed"), negated=0)),
]

FIGURES = [
    *J("claim", *said("{point}※{amount}"), *said("残り{point}※{amount}"), slots="point:COUNTER amount:figure", tree=Node("point", who=ME, point=Hole("point"), amount=AMOUNT)),
    *(w for ja, who in _SIDES for w in J("claim", *said(f"{ja}のリーダー※{{amount}}"), *said(f"{ja}リーダー※{{amount}}"), slots="amount:figure", tree=Node(
        "attribute", cards=(Node("leader", who=who),), attribute=DEFENSE, amount=AMOUNT))),
]

_LAST_WORDS = Node("head", {"is": "last-words"})
_EVOLVE = Node("head", {"is": "evolve"})
_HEADS = ((("ラスワ", "ラスワ効果", "ラストワード能力", "ラストワード効果"), _LAST_WORDS), (("進化時", "進化時能力", "進化時効果"), _EVOLVE), (("ファンファーレ能力", "ファンファーレ効果"), Node("head", {"is": "fanfare"})),
          (("攻撃時能力", "攻撃時"), Node("head", {"is": "strike"})), (("交戦時能力", "交戦時"), Node("head", {"is": "clash"})))


def _of(name: str) -> Node:
    return Node("effect_of", source=Hole(name), head="", text="")


EFFECTS = [
    *(w for words, head in _HEADS for w in J("head", *words, tree=head)),
    *J("claim", *(f"{{a}}{p}{{b}}より先に{does}" for p in ("が", "は") for does in ("発動する", "発動した", "働く", "働いた", "解決される", "解決された", "処理される", "処理された")), slots="a:thing b:thing",
       tree=Node("order_of_effects", first=_of("a"), second=_of("b"))),
    *J("claim", *(f"{{first}}{p}{{second}}より先に{does}" for p in ("が", "は") for does in ("発動する", "発動した", "働く", "働いた", "処理される", "処理された")), slots="first:effect second:effect",
       tree=Node("order_of_effects", first=Hole("first"), second=Hole("second"))),
]

ACTIONS = [
    *J("core", *(f"{{who}}{p}ターンを終了{end}" for p in ("が", "は") for end in ("", "した")), "{who}がターンエンド", "{who}がエンド", slots="who:subject", tree=Node("end_turn", who=WHO)),
    *J("core", "ターンエンド", "エンド", "ターンを渡す", tree=Node("end_turn", who=ME)),
    *J("core", "{card}をプレイして出す", "{card}を場に出す", "{card}を手札から出す", "{card}を手札からプレイ", "{card}を手札からプレイする", "{card}を使う", "{card}を使用する", slots="card:thing", tree=Node("play", who=ME, card=Hole("card"))),
]

_REFUSED = ("できない", "はできない", "ができない", "は拒否される", "はできなかった", "は不可", "は失敗する")
WHOLE = [
    *J("claim", *(f"{{action}}{nth}行動{words}" for nth in ("番目の", "つ目の") for words in _REFUSED), slots="action:NUMBER", tree=Node("refused", action=Hole("action"), negated=0)),
    *J("expectation", *(f"{every}{mark}{{claim}}" for every in ("必ず", "どの場合でも", "どんな場合でも", "いずれの場合も") for mark in ("", "、")), slots="claim:stated", tree=Node("in_every", claim=Hole("claim"))),
    *J("expectation", *(f"{{denominator}}分の{{numerator}}の確率で{mark}{{claim}}" for mark in ("", "、")), slots="numerator:NUMBER denominator:NUMBER claim:stated", tree=Node(
        "with_probability", numerator=Hole("numerator"), denominator=Hole("denominator"), claim=Hole("claim"))),
]

EVERYDAY_JAPANESE = [*PLACES, *WHERE, *FIGURES, *EFFECTS, *ACTIONS, *WHOLE]
