"""How else players say in Japanese what happened, how often and in which order."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.players import ME
from engine.language.sentences.also.pieces import AMOUNT, ATTACKS, BOTH_LEADERS, CARDS, DAMAGED, HIS_NAMED, NONE, UNDERGONE, WHO, deed
from engine.language.sentences.also_japanese.pieces import CARD, MEASURES, PARTICLES
from engine.language.tree import Node
from engine.language.wordings import Each, Hole

_UNDERWENT = {"cards": CARDS, "deed": Hole("deed")}
_LAST_WORDS = Node("head", {"is": "last-words"})
_EVOLVE = Node("head", {"is": "evolve"})
_HEADS = ((("ラスワ", "ラスワ効果", "ラストワード能力", "ラストワード効果"), _LAST_WORDS), (("進化時", "進化時能力", "進化時効果"), _EVOLVE), (("ファンファーレ能力", "ファンファーレ効果"), Node("head", {"is": "fanfare"})),
          (("攻撃時能力", "攻撃時"), Node("head", {"is": "strike"})), (("交戦時能力", "交戦時"), Node("head", {"is": "clash"})))


_IN_THAT_ORDER = ("その順に", "その順で", "この順に", "この順で", "順に", "順番に")
_DONE = ("処理される", "処理された", "解決される", "解決された", "発動する", "発動した", "働く", "働いた", "行われる", "行われた")


def _of(name: str) -> Node:
    return Node("effect_of", source=Hole(name), head="", text="")


_HAPPENING = Hole("happening")
_ORDER = Node("order", steps=(Hole("first"), Hole("second")))
_TWO = "first:step second:step"
JAPANESE_HAPPENED = [
    *J("claim", "{cards|と}は{deed}", slots="cards:those+ deed:deed", tree=Node("underwent", negated=0, **_UNDERWENT)),
    *J("claim", "{cards|と}は{deed}", "{cards|と}が{deed}", "{cards|と}が{deed!た}", slots="cards:those+ deed:undone", tree=Node("underwent", negated=1, **_UNDERWENT)),
    *(w for whose, slots, of in (("", "", {}), ("{who}", " who:owner", {"who": WHO})) for w in J("claim", *(f"{whose}すべての{{kind}}{p}{{deed{form}}}" for p in PARTICLES for form in ("", "!た")), *(f"{whose}{{kind}}{p}すべて{{deed{form}}}" for p in PARTICLES for form in ("", "!た")), *(f"{whose}{{kind}}すべて{p}{{deed{form}}}" for p in PARTICLES for form in ("", "!た")),
       slots=f"kind:KIND deed:deed{slots}", tree=Node("every_underwent", kind=Hole("kind"), deed=Hole("deed"), **of))),
    *J("claim", *(f"{{card}}{p}{so}{{deed{form}}}" for p in ("は", "が", "の方が", "のほうが") for so in ("先に", "最初に", "一番先に") for form in ("", "!た")), slots="card:thing deed:deed", tree=Node("at_an_end", card=CARD, deed=Hole("deed"), last=0)),
    *J("claim", *(f"{{card}}{p}{so}{{deed{form}}}" for p in ("は", "が", "の方が", "のほうが") for so in ("後に", "最後に", "一番後に") for form in ("", "!た")), slots="card:thing deed:deed", tree=Node("at_an_end", card=CARD, deed=Hole("deed"), last=1)),
    *(w for past, verb in (("引い", "drawn"), ("捨て", "discarded")) for end in ("た", "ている") for w in J("claim", *(f"{{who}}{p}{{amount:counted}}{mark}カードを{past}{end}" for p in PARTICLES for mark in ("", "、")), slots="who:subject amount:figure", tree=Node("count_of", amount=AMOUNT, deed=deed(verb), who=WHO))),
    *(w for lived, verb in (("破壊されて", "destroyed"), ("消滅して", "banished"), ("捨てられて", "discarded")) for w in J(
        "claim", f"{{cards|と}}は{lived}いない", f"{{cards|と}}が{lived}いない", slots="cards:those+", tree=Node("underwent", cards=CARDS, deed=deed(verb), negated=1))),
    *J("claim", *(f"{{cards|と}}{p}生き{end}" for p in ("は", "が") for end in ("残る", "残った", "残っている")), slots="cards:those+", tree=Node(
        "located", cards=CARDS, place=Node("in_play"), negated=0)),
    *(w for past, verb in (("引いた", "drawn"), ("捨てた", "discarded")) for what in ("カード", "手札") for w in (
        *J("claim", f"{{who}}が{what}を{{amount:counted}}{past}", f"{{who}}は{what}を{{amount:counted}}{past}", slots="who:subject amount:figure", tree=Node(
            "count_of", amount=AMOUNT, deed=deed(verb), who=WHO)),
        *J("claim", f"{what}を{{amount:counted}}{past}", slots="amount:figure", tree=Node("count_of", amount=AMOUNT, deed=deed(verb), who=ME)),
    )),
    *J("claim", "{first!た}あと、{second!た}", "{first!た}後、{second!た}", "{first!た}あと、{second}", "{first!て}から、{second!た}", slots="first:step second:step", tree=Node(
        "order", steps=(Hole("first"), Hole("second")))),
    *J("claim", *(f"{begin}{one}、次に{two}" for begin in ("まず", "先に") for one in ("{first!連}", "{first!て}", "{first!た}") for two in ("{second}", "{second!た}")),
       slots="first:step second:step", tree=Node("order", steps=(Hole("first"), Hole("second")))),
    *J("claim", "順に、{first}、{second}", "{first}、{second}の順", "{first}、{second}の順に起こる", slots="first:step second:step", tree=Node(
        "order", steps=(Hole("first"), Hole("second")))),
    *J("claim", *(f"{{a}}{p}{{b}}より先に{{deed!た}}" for p in ("は", "が")), slots="a:thing b:thing deed:deed", tree=Node("order", steps=tuple(
        Node("undergoes", card=Hole(name), deed=Hole("deed")) for name in ("a", "b")))),
    *(w for words, head in _HEADS for w in J("head", *words, tree=head)),
    *J("claim", *(f"{{a}}{p}{{b}}より先に{does}" for p in ("が", "は") for does in ("発動する", "発動した", "働く", "働いた", "解決される", "解決された", "処理される", "処理された")), slots="a:thing b:thing",
       tree=Node("order_of_effects", first=_of("a"), second=_of("b"))),
    *J("claim", *(f"{{first}}{p}{{second}}より先に{does}" for p in ("が", "は") for does in ("発動する", "発動した", "働く", "働いた", "処理される", "処理された")), slots="first:effect second:effect",
       tree=Node("order_of_effects", first=Hole("first"), second=Hole("second"))),
    *J("claim", *(f"{{second}}より先に{{first}}{p}{does}" for p in PARTICLES for does in _DONE), *(f"まず{{first}}、次に{{second}}{p}{does}" for p in PARTICLES for does in _DONE),
       slots="first:effect second:effect", tree=Node("order_of_effects", first=Hole("first"), second=Hole("second"))),
    *J("claim", *(f"{{cards|と}}{p}何の{what}も{have}" for p in PARTICLES for what in ("能力", "効果") for have in ("持たない", "持っていない")), slots="cards:those+", tree=Node("no_abilities", cards=CARDS)),
    *J("claim", *(f"{{card}}{p}{{amount:timed}}{{deed!た}}" for p in PARTICLES), slots="card:thing amount:figure deed:deed", tree=Node(
        "happened_times", amount=AMOUNT, happening=UNDERGONE)),
    *J("claim", *(f"{{card}}{p}{{amount:timed}}攻撃した" for p in PARTICLES), slots="card:thing amount:figure", tree=Node(
        "happened_times", amount=AMOUNT, happening=Node("attacks", attacker=Hole("card")))),
    *J("claim", *(f"{{effect}}{p}{{amount:timed}}{did}" for p in PARTICLES for did in ("発動した", "発動する", "誘発した", "働いた", "働く")), slots="effect:effect amount:figure", tree=Node(
        "happened_times", amount=AMOUNT, happening=Node("triggers", effect=Hole("effect")))),
    *J("claim", *(f"{{cards|と}}{p}{end}" for p in PARTICLES for end in ("死亡する", "死亡した", "倒される", "倒された", "死ぬ", "死んだ")), slots="cards:those+", tree=Node(
        "underwent", cards=CARDS, deed=deed("destroyed"), negated=0)),
    *J("claim", *(f"{{card}}{p}攻撃{end}" for p in PARTICLES for end in ("済み", "済みである", "した", "している")), slots="card:thing", tree=Node("happened", happening=ATTACKS, negated=0)),
    *J("claim", *(f"{{card}}{p}攻撃{end}" for p in PARTICLES for end in ("しなかった", "していない", "済みではない", "済みでない")), slots="card:thing", tree=Node("happened", happening=ATTACKS, negated=1)),
    *J("claim", *(f"{{name}}{p}{{who}}手札に戻{end}" for p in PARTICLES for end in ("った", "された")), slots="name:NAME who:owner", tree=Node("underwent", cards=HIS_NAMED, deed=deed("returned"), negated=0)),
    *J("claim", *(f"{{card}}に{{amount}}ダメージ{end}" for end in ("", "が入る", "が入った", "が与えられた")), slots="card:thing amount:figure", tree=Node(
        "happened", happening=Node("takes_damage", card=Hole("card"), amount=AMOUNT), negated=0)),
    *(w for p in PARTICLES for target, slot, of in (("{card}", "card:thing", "target"), ("{who}", "who:subject", "who")) for w in J(
        "happening", f"{target}{p}{{source}}から{{amount}}ダメージを受ける", f"{target}{p}{{source}}に{{amount}}ダメージを与えられる", f"{target}{p}{{source}}によって{{amount}}ダメージを受ける",
        slots=f"source:thing amount:figure {slot}", tree=Node("deals_damage", {"source": Hole("source"), "amount": AMOUNT, of: Hole(slot.partition(":")[0])}))),
    *J("claim", "{happening}", "{happening!て}いる", slots="happening:happening", tree=Node("happened", happening=_HAPPENING, negated=0)),
    *J("claim", "{happening!否}", "{happening!否た}", "{happening!て}いない", "{happening}ことはない", "{happening}ことはなかった", slots="happening:happening", tree=Node("happened", happening=_HAPPENING, negated=1)),
    *J("claim", *(f"{{cards|と}}{p}{{deed!て}}いる" for p in PARTICLES), slots="cards:those+ deed:deed", tree=Node("underwent", negated=0, **_UNDERWENT)),
    *J("claim", *(f"{{cards|と}}{p}{{deed!{form}}}{end}" for p in PARTICLES for form, end in (("て", "いない"), ("否", ""), ("否た", ""))), *(f"{{cards|と}}{p}{{deed}}ことはない" for p in PARTICLES), slots="cards:those+ deed:deed", tree=Node(
        "underwent", negated=1, **_UNDERWENT)),
    *J("claim", *(f"{first}{then}{second}" for first in ("{first!連}", "{first!て}", "{first}", "{first!た}") for then in ("、その後", "、その後、", "、その後に", "、その後に、", "、その後で", "、次に", "、それから") for second in ("{second}", "{second!た}")),
       "{first!た}後に、{second}", "{first!た}後に{second}", "{first!た}後、{second}", "{first!た}後に{second!た}", "{first!て}から{second}", "{first!て}から{second!た}", "{first!て}から、{second}", tree=_ORDER, slots=_TWO),
    *J("claim", *(f"{both}{none}" for both in ("どちらのリーダーも", "両方のリーダーとも", "お互いのリーダーは") for none in ("ダメージを受けていない", "ダメージを受けなかった", "ダメージを受けない")), tree=Node("underwent", cards=BOTH_LEADERS, deed=DAMAGED, negated=1)),
    *J("claim", *(f"{{second}}前に{{first{form}}}" for form in ("", "!た")), *(f"{{second}}より前に{{first{form}}}" for form in ("", "!た")), tree=_ORDER, slots=_TWO),
    *J("claim", *(f"{{a}}か{{b}}{p}{{deed{form}}}" for p in ("のどちらかが", "のいずれかが", "のどちらか一方が", "が") for form in ("", "!た")), slots="a:thing b:thing deed:deed", tree=Node(
        "underwent_either", a=Hole("a"), b=Hole("b"), deed=Hole("deed"))),
    *J("claim", *(f"{{name}}{p}{{amount:counted}}{only}{{deed{form}}}" for p in PARTICLES for only in ("", "だけ", "のみ") for form in ("", "!た")),
       *(f"{{amount:counted}}の{{name}}{p}{{deed{form}}}" for p in PARTICLES for form in ("", "!た")), slots="name:NAME amount:figure deed:deed", tree=Node("count_of", amount=AMOUNT, name=Hole("name"), deed=Hole("deed"))),
    *J("claim", *(f"{{name}}{p}{{amount:counted}}{out}" for p in PARTICLES for out in ("しか出ない", "しか出なかった", "しか場に出ない", "しか場に出なかった", "だけ場に出る", "だけ場に出た", "だけ出る", "場に出る", "場に出た", "出る", "出た")),
       *(f"{{amount:counted}}の{{name}}が場に{out}" for out in ("出る", "出た")), slots="name:NAME amount:figure", tree=Node("count_of", amount=AMOUNT, name=Hole("name"), deed=deed("entered"))),
    *J("claim", *(f"{{name}}{p}{{amount:counted}}しか{{deed{form}}}" for p in PARTICLES for form in ("", "!た")), slots="name:NAME amount:figure deed:undone", tree=Node("count_of", amount=AMOUNT, name=Hole("name"), deed=Hole("deed"))),
    *J("claim", *(f"{{amount:counted}}の{{kind}}{p}{{deed{form}}}" for p in PARTICLES for form in ("", "!た")), *(f"{{kind}}{p}{{amount:counted}}{{deed{form}}}" for p in PARTICLES for form in ("", "!た")),
       slots="amount:figure kind:KIND deed:deed", tree=Node("count_of", amount=AMOUNT, kind=Hole("kind"), deed=Hole("deed"))),
    *J("claim", "{deed!た}{kind}は{amount:counted}", "{deed!た}{kind}は{amount:counted}である", slots="amount:figure kind:KIND deed:deed", tree=Node("count_of", amount=AMOUNT, kind=Hole("kind"), deed=Hole("deed"))),
    *J("claim", *(f"{{deed!た}}{{kind}}は{none}" for none in ("いない", "ない", "いなかった", "1体もいない")), slots="kind:KIND deed:deed", tree=Node("count_of", amount=NONE, kind=Hole("kind"), deed=Hole("deed"))),
    *J("claim", "{deed!た}カードは{amount:counted}", "{deed!た}カードは{amount:counted}である", slots="amount:figure deed:deed", tree=Node("count_of", amount=AMOUNT, deed=Hole("deed"))),
    *J("claim", *(f"カード{p}{{amount:counted}}{{deed{form}}}" for p in PARTICLES for form in ("", "!た")), *(f"{{amount:counted}}のカード{p}{{deed{form}}}" for p in PARTICLES for form in ("", "!た")), *(f"{{amount:counted}}{{deed{form}}}" for form in ("", "!た")),
       slots="amount:figure deed:deed", tree=Node("count_of", amount=AMOUNT, deed=Hole("deed"))),
    *J("claim", *(f"{{who}}{p}{{amount:counted}}{drew}" for p in PARTICLES for drew in ("引いた", "引く", "ドローする", "ドローした", "ドロー")), *(f"{{who}}{p}カードを{{amount:counted}}{drew}" for p in PARTICLES for drew in ("引く", "ドローする", "ドローした")),
       slots="who:subject amount:figure", tree=Node("count_of", amount=AMOUNT, deed=deed("drawn"), who=WHO)),
    *J("claim", *(f"{what}{{amount:counted}}{drew}" for what in ("カードを", "") for drew in ("引いた", "引く", "ドローする", "ドローした", "引いている")), slots="amount:figure", tree=Node("count_of", amount=AMOUNT, deed=deed("drawn"), who=ME)),
    *J("claim", *(f"{{first}}{p}{{second}}{then}{does}" for p in PARTICLES for then in ("より先に", "よりも先に", "より前に") for does in _DONE), slots="first:effect second:effect", tree=Node("order_of_effects", first=Hole("first"), second=Hole("second"))),
    *J("claim", *(f"{{who}}{p}{what}{none}" for p in PARTICLES for what in ("", "カードを", "カードは", "1枚も", "カードを1枚も") for none in ("引かない", "引かなかった", "引いていない", "ドローしない", "ドローしなかった")), slots="who:subject", tree=Node(
        "count_of", amount=NONE, deed=deed("drawn"), who=WHO)),
    *J("claim", *(f"カード{p}{none}" for p in ("は", "を") for none in ("引かない", "引かなかった", "引けない", "引いていない")), "ドローしない", "ドローしなかった", tree=Node("count_of", amount=NONE, deed=deed("drawn"), who=ME)),
    *J("claim", *(f"{{card}}が受け{t}ダメージは{{amount}}" for t in ("る", "た")), "{card}への{amount}ダメージ", "{card}へのダメージは{amount}", slots="card:thing amount:figure", tree=Node(
        "happened", happening=Node("takes_damage", card=CARD, amount=AMOUNT), negated=0)),
    *J("claim", *(f"{{cards|と}}に{p}ダメージ{q}{none}" for p in ("", "は") for q in PARTICLES for none in ("入らない", "入らなかった", "与えられない", "与えられなかった")), "{cards|と}へのダメージはない", "{cards|と}はダメージを受けません", slots="cards:those+", tree=Node(
        "underwent", cards=CARDS, deed=DAMAGED, negated=1)),
    *J("claim", *(f"{{cards|と}}{p}{{name}}に{turned}" for p in PARTICLES for turned in ("変身する", "変身した", "変身している", "変わる", "変わった", "なる", "なっている")), slots="cards:those+ name:NAME", tree=Node("became", cards=CARDS, name=Hole("name"))),
    *J("claim", *(f"{{card}}{p}{{amount:timed}}{only}{{deed{form}}}" for p in PARTICLES for only in ("", "だけ") for form in ("", "!た") if only or not form), slots="card:thing amount:figure deed:deed", tree=Node(
        "happened_times", amount=AMOUNT, happening=Node("undergoes", card=CARD, deed=Hole("deed")))),
    *J("claim", *(f"{{effect}}{p}{{amount:timed}}だけ{did}" for p in PARTICLES for did in ("発動する", "発動した", "誘発した", "働く")), *(f"{{effect}}{p}{{amount:timed}}しか{did}" for p in PARTICLES for did in ("発動しない", "発動しなかった")),
       slots="effect:effect amount:figure", tree=Node("happened_times", amount=AMOUNT, happening=Node("triggers", effect=Hole("effect")))),
    *J("claim", *(f"{{source}}の{by}で{{cards|と}}{p}{{deed{form}}}" for by in ("効果", "能力") for p in PARTICLES for form in ("", "!た")), *(f"{{source}}によって{{cards|と}}{p}{{deed{form}}}" for p in PARTICLES for form in ("", "!た")),
       slots="source:thing cards:those+ deed:deed", tree=Node("underwent_by", cards=CARDS, source=Hole("source"), deed=Hole("deed"), negated=0)),
    *J("claim", *(f"{one}{{second}}{p}{does}" for one in ("{first}の次に", "{first}の後に", "{first}のあとに") for p in PARTICLES for does in _DONE), *(f"{{first}}{mark}{{second}}の順{p}{does}" for mark in ("、", "→", "、次に") for p in ("に", "で") for does in _DONE),
       *(f"{{second}}{p}{{first}}{then}{does}" for p in PARTICLES for then in ("の後に", "のあとに", "より後に", "の次に", "より後で", "の後で") for does in _DONE), *(f"{{first}}{p}{{second}}{then}{does}" for p in PARTICLES for then in ("の前に", "より前に", "よりも先に") for does in _DONE),
       *(f"{{first}}が先に{does}{then}{{second}}が{after}" for does in (*_DONE, "解決され", "処理され", "発動し", "働き") for then in ("、次に", "、その後", "、続いて") for after in _DONE), "{first}、{second}の順", "{first}が先、{second}が後", slots="first:effect second:effect", tree=Node("order_of_effects", first=Hole("first"), second=Hole("second"))),
    *J("claim", *(f"{{kind}}{p}1{m}も{{deed{form}}}" for p in PARTICLES for m in MEASURES for form in ("", "!た")), *(f"1{m}の{{kind}}も{{deed{form}}}" for m in MEASURES for form in ("", "!た")), slots="kind:KIND deed:undone", tree=Node("count_of", amount=NONE, kind=Hole("kind"), deed=Hole("deed"))),
    *J("claim", *(f"{{name}}{p}1{m}も{{deed{form}}}" for p in PARTICLES for m in MEASURES for form in ("", "!た")), *(f"1{m}の{{name}}も{{deed{form}}}" for m in MEASURES for form in ("", "!た")), slots="name:NAME deed:undone", tree=Node("count_of", amount=NONE, name=Hole("name"), deed=Hole("deed"))),
    *J("claim", *(f"合計で、{{card}}{p}{{amount}}回復{end}" for p in PARTICLES for end in ("する", "した", "される", "された")), slots="card:thing amount:figure", tree=Node("in_all", happening=Node("restores", card=CARD, amount=AMOUNT))),
    *J("claim", *(f"{{card}}{p}{{n}}ダメージ{so}" for p in PARTICLES for so in ("だけ受ける", "だけ受けた", "のみ受ける", "のみ受けた", "しか受けない", "しか受けなかった", "しか受けていない")), slots="card:thing n:NUMBER", tree=Node(
        "in_all", happening=Node("takes_damage", card=CARD, amount=Node("exactly", n=Hole("n"))))),
    *J("claim", *(f"{{cards|と}}に{p}ダメージ{q}ない" for p in ("", "は") for q in PARTICLES), "{cards|と}にダメージなし", slots="cards:those+", tree=Node("underwent", cards=CARDS, deed=DAMAGED, negated=1)),
    *J("claim", *(f"{{cards|と}}{p}破壊も消滅も{not_}" for p in PARTICLES for not_ in ("されない", "されなかった", "されていない")), slots="cards:those+", tree=Node(
        "all_hold", claims=tuple(Node("underwent", cards=CARDS, deed=deed(verb), negated=1) for verb in ("destroyed", "banished")))),
    *J("claim", *(f"合計で、{{card}}に{{amount}}ダメージ{end}" for end in ("", "が与えられる", "が与えられた", "を受ける")), slots="card:thing amount:figure", tree=Node("in_all", happening=Node("takes_damage", card=CARD, amount=AMOUNT))),
    *J("claim", *(f"{{cards|と}}{p}{so}{{deed{form}}}" for p in PARTICLES for so in _IN_THAT_ORDER for form in ("", "!た")), *(f"{{cards|{mark}}}の順{p}{{deed{form}}}" for mark in ("、", "と", "→") for p in ("に", "で") for form in ("", "!た")), slots="cards:thing+ deed:deed", tree=Node("order", steps=(Each("cards", Node("undergoes", card=Hole("item"), deed=Hole("deed"))),))),
    *J("claim", *(f"{{effects|と}}{p}{so}{does}" for p in PARTICLES for so in _IN_THAT_ORDER for does in _DONE), slots="effects:effect+", tree=Node("order", steps=(Each("effects", Node("resolves", effect=Hole("item"))),))),
    *J("claim", *(f"{{effect}}{by}{{happening{form}}}" for by in ("により", "によって", "で", "の結果、", "が解決され、", "が発動し、", "が働き、") for form in ("", "!た")), slots="effect:effect happening:step", tree=Node(
        "order", steps=(Node("resolves", effect=Hole("effect")), _HAPPENING))),
    *(w for negated, form in ((0, ""), (0, "!た")) for w in J("claim", *(f"{{effect}}{by}{{cards|と}}{p}{{deed{form}}}" for by in ("により", "によって", "で") for p in PARTICLES), slots="effect:effect cards:thing deed:deed", tree=Node(
        "order", steps=(Node("resolves", effect=Hole("effect")), Node("undergoes", card=Hole("cards"), deed=Hole("deed")))))),
    *J("claim", *(f"{{happening!た}}のは{{amount:timed}}{end}" for end in ("", "だけ", "のみ", "である")), slots="happening:happening amount:figure", tree=Node("happened_times", amount=AMOUNT, happening=_HAPPENING)),
    *J("claim", *(f"{{deed!た}}のは{{amount:counted}}{end}" for end in ("", "だけ", "のみ", "である")), slots="amount:figure deed:deed", tree=Node("count_of", amount=AMOUNT, deed=Hole("deed"))),
    *J("claim", "{happening!た}のは{rule}による", slots="happening:happening rule:NAME", tree=Node("cites", happening=Hole("happening"), rule=Hole("rule"))),
    *J("claim", *(f"{{effects|と}}{p}何も{do}" for p in ("は", "では", "によって", "により", "で") for do in ("起こらない", "起きない", "起こらなかった", "起きなかった", "しない", "しなかった") if (p, do) != ("では", "起こらなかった")), slots="effects:effect+", tree=Node("did_nothing", effects=Hole("effects"))),
]
