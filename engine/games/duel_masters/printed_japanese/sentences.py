"""How Japanese cards print sentences that go together otherwise than the language's own."""

from engine.games.duel_masters.printed.pieces import GRANTS, THEN, THIS, THIS_TURN, saying, steps
from engine.games.duel_masters.printed_japanese.pieces import ATTACKING, BLOCKING, CONDITION, CREATURE, holding, power
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_IF = Node("if", condition=CONDITION, then=THEN)
_WHILE = Node("while", condition=CONDITION, then=steps(Hole("it")))


def _attacking(*grants: object) -> Node:
    """What this has while its own attack lasts."""
    return Node("while", condition=ATTACKING, then=steps(holding(Node("has", grants=grants), THIS)))


_LASTS = f"{CREATURE}がバトルゾーンにある間{{_comma}}"
UNUSED_IN_JAPANESE = Node("take_unused", targets=(Hole("it"),), keyword=Hole("keyword"))

PRINTED_SENTENCES = [
    *J("sentence", "{c}{_comma}{then}。", slots="c:ba then:clause _comma:comma?", tree=_IF),
    *J("sentence", "{c}{_comma}{it}。", f"{CREATURE}は、{{c}}、{{it}}。", slots="c:ba it:continuous _comma:comma?", tree=_WHILE, preferred=True),
    *J("sentence", f"攻撃中{{_comma}}{CREATURE}{{_of}}+{{n}}される。", slots="n:quantity _of:of _comma:comma?", tree=_attacking(power("more"))),
    *J("sentence", f"攻撃中{{_comma}}{CREATURE}{{_of}}{{each}}1{{%each:体}}につき{{_gap}}+{{n}}される。", slots="n:quantity each:filter _of:of _comma:comma? _gap:comma?", tree=_attacking(power("more", each=Hole("each"), every=1))),
    *J("sentence", f"攻撃中{{_comma}}{CREATURE}{{_of}}{{each}}{{every}}{{%each:体}}につき{{_gap}}+{{n}}される。", slots="n:quantity each:filter every:NUMBER _of:of _comma:comma? _gap:comma?", tree=_attacking(power("more", each=Hole("each"), every=Hole("every")))),
    *J("sentence", f"攻撃中{{_comma}}{CREATURE}{{_are}}{{grants}}を得る。", slots="grants:grant+ _are:are _comma:comma?", tree=_attacking(GRANTS)),
    *J("sentence", f"ブロック中{{_comma}}{CREATURE}{{_of}}+{{n}}される。", f"ブロック中{{_comma}}{CREATURE}のパワーを+{{n}}する。", slots="n:quantity _of:of? _comma:comma?", tree=Node(
        "while", condition=BLOCKING, then=steps(holding(Node("has", grants=(power("more"),)), THIS)))),
    *J("sentence", f"{CREATURE}{{_are}}{{c}}{{_comma}}{{quality}}。", slots="_are:are c:ba quality:quality _comma:comma?",
       tree=Node("while", condition=CONDITION, then=steps(holding(Hole("quality"), THIS)))),
    *J("sentence", f"{CREATURE}がいる間{{_comma}}{{it}}。", f"{CREATURE}がバトルゾーンにいる間{{_comma}}{{it}}。", slots="it:continuous _comma:comma?", tree=saying(Hole("it"))),
    *J("sentence", _LASTS + "{then}。", "バトルゾーンにある間{_comma}{then}。", slots="then:clause _comma:comma?", tree=Node("say", then=THEN)),
    *J("sentence", _LASTS + "{c}、{it}。", slots="c:ba it:continuous _comma:comma?", tree=_WHILE),
    *(w for end, tree in (("る", saying(UNUSED_IN_JAPANESE)), ("て{_may}", Node("say", then=Node("may", do=Node("sequence", steps=(UNUSED_IN_JAPANESE,)))))) for w in J(
        "sentence", f"{{it}}{{_face}}{{_whose}}手札に加え{end}。{{_but}}その「{{keyword}}」は使えない。", f"{{it}}{{_face}}{{_whose}}手札に加え{end}。{{_but}}その「{{keyword}}」を使うことはできない。",
        slots="it:object _face:face? _whose:whose? keyword:KEYWORD _but:however?" + (" _may:may" if "_may" in end else ""), tree=tree)),
    *J("sentence", "このターンの終わりに、{then}。", "その後、このターンの終わりに、{then}。", "ターンの終わりに、{then}。", "そのターンの終わりに、{then}。", "そのターンの終わりに{then}。", slots="then:clause", tree=Node("later", then=THEN)),
    *J("steps", *("{do!連}、その後" + comma + "{then}" for comma in ("、", "")), slots="do:effect then:effect", tree=steps(Hole("do"), Hole("then"))),
    *J("sentence", *(f"このターン{comma}{{line}}" for comma in ("、", "中、", "の間、")), slots="line:ability_line", tree=THIS_TURN),
    *J("sentence", "{targets}{_of}+{n}され、{quality}。", "{targets}のパワーを+{n}し、{quality}。", slots="targets:pointer _of:of? n:quantity quality:quality", tree=Node("say", then=steps(
        holding(Node("has", grants=(power("more"),))), holding(Hole("quality"))))),
    *J("choice", "▶{do}。", "▶{do}", slots="do:steps", tree=Hole("do")),
    *J("choice", "▶{do}。{more}。", slots="do:effect& more:effect&", tree=Node("sequence", steps=(Hole("do"), Hole("more")))),
    *J("listed", *(f"次のうち{which}を選ぶ。{{options}}" for which in ("いずれか1つ", "いずれかひとつ", "1つ", "ひとつ")), slots="options:choice*",
       tree=Node("say", then=Node("choose", options=Hole("options")))),
]  # fmt: skip
