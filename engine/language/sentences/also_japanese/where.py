"""How else players say in Japanese where things are, and how many."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.sentences.also.pieces import AMOUNT, CARDS, HAND, NONE, SOME, WHO
from engine.language.sentences.also_japanese.pieces import MEASURES, PARTICLES, PLACE, said
from engine.language.tree import Node
from engine.language.wordings import Hole

_HERE = ("いる", "ある", "残る", "残っている")
_SOME = {"place": PLACE, "name": Hole("name")}
_EXACT = {"place": PLACE, "amount": Node("exactly", n=Hole("n"))}
_COUNT = {"place": PLACE, "amount": AMOUNT}
_NO_CARDS = tuple(f"{{place}}{words}" for words in ("は空", "が空", "は空になる", "は空っぽ", "にカードがない", "にカードはない", "にカードはありません"))
_EXACTLY = Node("exactly", n=Hole("n"))
_ENDS = {"begins_with": ("一番上", "上", "一番左"), "ends_with": ("一番下", "下", "一番右")}
JAPANESE_WHERE = [
    *(w for kind, ends in _ENDS.items() for w in J("claim", *(f"{{cards|と}}{p}{{place}}の{end}に{here}" for p in ("は", "が") for end in ends for here in _HERE),
       *(f"{{place}}の{end}{p}{{cards|と}}" for p in ("は", "が") for end in ends), slots="place:place cards:thing+", tree=Node(kind, place=PLACE, cards=CARDS))),
    *J("claim", *(f"{{host}}{there}カード{p}{{amount:counted}}{end}" for there in ("に融合されている", "に融合された", "に融合した", "の下の") for p in ("は", "が") for end in ("", "ある", "である")), *(f"{{host}}の下に{mark}カードが{{amount:counted}}ある" for mark in ("", "は")), *(f"{{host}}に{mark}{{amount:counted}}融合されている" for mark in ("", "は", "カードが")),
       slots="host:thing amount:figure", tree=Node("count_with", host=Hole("host"), amount=AMOUNT)),
    *J("claim", *(f"{{cards|と}}{p}{{place}}に{here}" for p in ("は", "が") for here in _HERE), slots="cards:those+ place:place", tree=Node("located", cards=CARDS, place=PLACE, negated=0)),
    *J("claim", *(f"{{cards|と}}{p}{{who}}{{x}}{or_}{{y}}に{here}" for p in ("は", "が") for or_ in ("か", "または", "もしくは") for here in _HERE), slots="cards:those+ who:owner x:ZONE y:ZONE", preferred=True, tree=Node("any_hold", claims=tuple(Node("located", cards=CARDS, place=Node("place", who=WHO, zone=Hole(zone)), negated=0) for zone in "xy"))),
    *J("claim", *(f"{{cards|と}}{p}{{a}}{or_}{{b}}に{here}" for p in ("は", "が") for or_ in ("か", "または", "か、", "、または", "もしくは") for here in _HERE), slots="cards:those+ a:place b:place", tree=Node(
        "any_hold", claims=tuple(Node("located", cards=CARDS, place=Hole(place), negated=0) for place in "ab"))),
    *J("claim", *(f"{{cards|と}}{p}{{place}}に{here}" for p in ("は", "が") for here in ("いない", "ない")), slots="cards:those+ place:place", tree=Node(
        "located", cards=CARDS, place=PLACE, negated=1)),
    *J("claim", *(f"{{place}}に{{name}}が{here}" for here in _HERE), slots="place:place name:NAME", tree=Node("count_in", amount=SOME, **_SOME)),
    *J("claim", *(f"{{place}}に{{name}}{p}{here}" for p in ("が", "は") for here in ("いない", "ない")), slots="place:place name:NAME", tree=Node("count_in", amount=NONE, **_SOME)),
    *J("claim", *(f"{{name}}{p}{{place}}に{{n}}{m}{here}" for p in ("は", "が") for m in MEASURES for here in _HERE), slots="name:NAME place:place n:NUMBER", tree=Node("count_in", name=Hole("name"), **_EXACT)),
    *J("claim", *(f"{{place}}に{{name}}が{{n}}{m}{here}" for m in MEASURES for here in _HERE), slots="place:place name:NAME n:NUMBER", tree=Node("count_in", name=Hole("name"), **_EXACT)),
    *J("claim", *(f"{{place}}に{{kind}}が{{n}}{m}{here}" for m in MEASURES for here in _HERE), *(f"{{place}}の{{kind}}は{{n}}{m}" for m in MEASURES), slots="place:place kind:KIND n:NUMBER", tree=Node(
        "count_in", kind=Hole("kind"), **_EXACT)),
    *J("claim", *(words for m in MEASURES for words in said(f"{{who}}の{{kind}}※{{n}}{m}")), slots="who:subject kind:KIND n:NUMBER", tree=Node(
        "count_in", who=WHO, kind=Hole("kind"), place=Node("in_play"), amount=Node("exactly", n=Hole("n")))),
    *J("claim", *(f"{{place}}{at}{{name}}{p}{{amount:counted}}{only}{here}" for at in ("に", "には") for p in ("は", "が") for only in ("", "だけ") for here in _HERE), slots="place:place name:NAME amount:figure", tree=Node(
        "count_in", place=PLACE, name=Hole("name"), amount=AMOUNT)),
    *J("claim", *(f"{{place}}{at}{{kind}}{p}{{amount:counted}}{only}{here}" for at in ("に", "には") for p in ("は", "が") for only in ("", "だけ") for here in _HERE), slots="place:place kind:KIND amount:figure", tree=Node(
        "count_in", place=PLACE, kind=Hole("kind"), amount=AMOUNT)),
    *J("claim", *(f"{{place}}{at}{{kind}}{p}1{m}も{none}" for at in ("に", "には") for p in ("は", "が") for m in MEASURES for none in ("いない", "ない")), slots="place:place kind:KIND", tree=Node("count_in", kind=Hole("kind"), place=PLACE, amount=NONE)),
    *J("claim", *(f"{{place}}{at}{{name}}{p}1{m}も{none}" for at in ("に", "には") for p in ("は", "が") for m in MEASURES for none in ("いない", "ない")), slots="place:place name:NAME", tree=Node("count_in", name=Hole("name"), place=PLACE, amount=NONE)),
    *J("claim", *(f"{{place}}に{{kind}}が{here}" for here in ("いない", "ない")), slots="place:place kind:KIND", tree=Node("count_in", kind=Hole("kind"), place=PLACE, amount=NONE)),
    *J("claim", *(f"{{place}}にカードが{{n}}枚{here}" for here in _HERE), *(f"{{place}}に{{n}}枚のカードが{here}" for here in _HERE), slots="place:place n:NUMBER", tree=Node("count_in", **_EXACT)),
    *J("claim", *said("{place}※{amount:counted}"), *said("{place}の枚数※{amount:counted}"), slots="place:place amount:figure", tree=Node("count_in", **_COUNT)),
    *J("claim", *(f"{{place}}は{{cards|と}}{only}" for only in ("のみ", "だけ")), slots="place:place cards:thing+", tree=Node(
        "contents", cards=CARDS, place=PLACE)),
    *J("claim", *_NO_CARDS, slots="place:place", tree=Node("contents", cards=(), place=PLACE)),
    *J("claim", *said("{who}手札※{amount:counted}"), slots="who:owner amount:figure", tree=Node("count_in", place=HAND, amount=AMOUNT)),
    *J("claim", *(f"{{place}}には{{name}}が{{n}}{m}{here}" for m in MEASURES for here in ("", *_HERE)), *(f"{{place}}に{{name}}が{{n}}{m}" for m in MEASURES),
       *(f"{{place}}の{{name}}{p}{{n}}{m}{here}" for p in ("は", "が") for m in MEASURES for here in ("", *_HERE)), slots="place:place name:NAME n:NUMBER", tree=Node(
        "count_in", place=PLACE, name=Hole("name"), amount=_EXACTLY)),
    *J("claim", *(f"{{place}}には{{kind}}が{{n}}{m}{here}" for m in MEASURES for here in ("", *_HERE)), *(f"{{place}}に{{kind}}が{{n}}{m}" for m in MEASURES), slots="place:place kind:KIND n:NUMBER",
       tree=Node("count_in", place=PLACE, kind=Hole("kind"), amount=_EXACTLY)),
    *J("claim", *(f"{{place}}には{{name}}が{here}" for here in _HERE), slots="place:place name:NAME", tree=Node("count_in", place=PLACE, name=Hole("name"), amount=SOME)),
    *J("claim", *(f"{{place}}には{{name}}{p}{none}" for p in ("が", "は") for none in ("いない", "ない")), slots="place:place name:NAME", tree=Node("count_in", place=PLACE, name=Hole("name"), amount=NONE)),
    *J("claim", *(f"{{place}}{mark}{{cards|と}}{only}" for mark in ("には", "に") for only in ("だけ", "のみ", "だけがいる", "のみがいる", "だけがある", "だけが残る", "しかいない", "しかない")), slots="place:place cards:thing+",
       tree=Node("contents", cards=CARDS, place=PLACE)),
    *J("claim", *(f"{{place}}には{nothing}" for nothing in ("誰もいない", "何もない", "何もいない", "カードがない")), "{place}に何もない", "{place}に誰もいない", slots="place:place", tree=Node("contents", cards=(), place=PLACE)),
    *J("claim", *(f"{{cards|と}}{p}まだ{{place}}に{here}" for p in ("は", "が") for here in _HERE), slots="cards:those+ place:place", tree=Node("located", cards=CARDS, place=PLACE, negated=0)),
    *J("claim", *(f"{{cards|と}}{p}{end}" for p in ("は", "が") for end in ("残る", "残った", "残っている", "場に残る", "場に残った")), slots="cards:those+", tree=Node(
        "located", cards=CARDS, place=Node("in_play"), negated=0)),
    *J("claim", "{cards|と}も{deed}", "{cards|と}も{deed!た}", slots="cards:those+ deed:deed", tree=Node("underwent", cards=CARDS, deed=Hole("deed"), negated=0)),
    *(w for right, side in enumerate(("左", "右")) for w in J("claim", *(f"{{cards|と}}{p}{{other}}の{side}{end}" for p in PARTICLES for end in ("にある", "にいる", "に出る", "に出た", "に置かれる", "側にある", "側にいる") if (p, end) != ("は", "にある")), slots="cards:those+ other:thing",
       tree=Node("beside", cards=CARDS, other=Hole("other"), right=right))),
    *J("claim", *(f"{{place}}は空{end}" for end in ("ではない", "でない", "ではなくなる")), slots="place:place", tree=Node("count_in", place=Hole("place"), amount=SOME)),
    *J("claim", *(f"{{place}}に{{kind}}は{none}" for none in ("いない", "ない")), slots="place:place kind:KIND", tree=Node("count_in", kind=Hole("kind"), place=Hole("place"), amount=NONE)),
    *J("claim", *(f"{{place}}に{{kind}}が{here}" for here in _HERE), slots="place:place kind:KIND", tree=Node("count_in", kind=Hole("kind"), place=Hole("place"), amount=SOME)),
    *J("claim", *(f"{{cards|と}}{p}場を{left}" for p in PARTICLES for left in ("離れる", "離れた", "離れている")), slots="cards:those+", tree=Node(
        "located", cards=CARDS, place=Node("in_play"), negated=1)),
    *J("claim", *(f"{{who}}ターン{begun}" for begun in ("が始まる", "が始まった", "に移る", "に移った")), slots="who:owner", tree=Node("turn_of", who=WHO)),
    *J("claim", *said("{place}※残り{amount:counted}"), slots="place:place amount:figure", tree=Node("count_in", place=Hole("place"), amount=AMOUNT)),
    *J("claim", "{place}は{cards|と}", "{place}は{cards|、}", "{place}は{cards|と}になる", "{place}は{cards|と}の順", "{place}は左から{cards|、}", "{place}は左から{cards|と}", slots="place:place cards:thing+", tree=Node(
        "contents", cards=CARDS, place=PLACE)),
    *J("claim", *(f"{{place}}のカード{p}{all_}{{state}}{end}" for p in PARTICLES for all_ in ("すべて", "全て", "全部") for end in ("", "である", "になる", "になっている")), slots="place:place state:state", tree=Node("all_in_state", place=PLACE, state=Hole("state"))),
    *(w for state, words in (("tapped", "タップ"), ("untapped", "アンタップ")) for w in J("claim", *(f"{{place}}のカード{p}{all_}{words}されている" for p in PARTICLES for all_ in ("すべて", "全て", "全部")), slots="place:place", tree=Node(
        "all_in_state", place=PLACE, state=Node("state", {"is": state})))),
    *J("claim", *(f"{{place}}{mark}{{amount:counted}}{end}" for mark in ("に", "には") for end in ("", "ある", "いる", "残る", "残っている")), slots="place:place amount:figure", tree=Node("count_in", place=PLACE, amount=AMOUNT)),
    *J("claim", *(f"{{who}}{{zone}}{full}" for full in ("はいっぱい", "がいっぱい", "はいっぱいである", "がいっぱいである", "は満杯", "は埋まっている", "が埋まっている", "は上限", "に空きはない", "に空きがない", "には空きがない")), slots="who:owner zone:ZONE", tree=Node("full", who=WHO, zone=Hole("zone"), negated=0)),
    *J("claim", *(f"{{who}}{{zone}}{full}" for full in ("はいっぱいではない", "はいっぱいでない", "は満杯でない", "に空きがある")), slots="who:owner zone:ZONE", tree=Node("full", who=WHO, zone=Hole("zone"), negated=1)),
    *J("claim", *(f"{{cards|と}}{p}{{place}}に{back}" for p in PARTICLES for back in ("戻る", "戻った", "戻っている", "移動する", "移った")), slots="cards:those+ place:place", tree=Node("located", cards=CARDS, place=PLACE, negated=0)),
    *J("claim", *(f"{{cards|と}}{p}{{place}}に{back}" for p in PARTICLES for back in ("残らない", "戻らない", "残っていない")), slots="cards:those+ place:place", tree=Node("located", cards=CARDS, place=PLACE, negated=1)),
    *J("claim", *(f"{{place}}の{{kind}}は{{amount:counted}}{end}" for end in ("になる", "のまま", "である", "だけ")), slots="place:place kind:KIND amount:figure", tree=Node("count_in", place=PLACE, kind=Hole("kind"), amount=AMOUNT)),
    *J("claim", *(f"{{place}}{mark}{{cards|と}}が{here}" for mark in ("に", "には") for here in _HERE), slots="place:place cards:thing+", tree=Node("located", cards=CARDS, place=PLACE, negated=0)),
]
