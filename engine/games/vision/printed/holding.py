"""How the cards of Phantom Magic Vision print what holds as long as they are on the field: class alpha, by number, in rows, in one player's turns."""

from __future__ import annotations

from engine.games.vision.printed.pieces import BUT, EACH, LEAST, TARGETS, be, say, steps, text_of
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W


def _having(*grants: Hole) -> Node:
    """What has these grants."""
    return steps(be(TARGETS, Node("has", grants=grants)))


SPANS = [
    *[
        wording
        for alpha in ("（自動α）", "（自動γ）")
        for wording in (
            *J("ability_line", f"{alpha}{{targets}}は{{span}}{{grants}}を得る。", f"{alpha}{{targets}}は、{{span}}{{grants}}を得る。", slots="targets:spoken_of+ span:turn_span grants:grant+", preferred=True,
               tree=text_of(Node("while", condition=Hole("span"), then=_having(Hole("grants"))))),
            *J("ability_line", f"{alpha}{{targets}}は{{span}}{{quality}}。", f"{alpha}{{targets}}は、{{span}}{{quality}}。", slots="targets:spoken_of+ span:turn_span quality:quality", preferred=True,
               tree=text_of(Node("while", condition=Hole("span"), then=steps(be(TARGETS, Hole("quality")))))),
        )
    ],
    *J("ability_line", *(f"{alpha}{said}" for alpha in ("（自動α）", "自動α:") for said in ("{condition}場合、{targets}は{quality}。", "{targets}は{condition}場合、{quality}。")), slots="condition:condition targets:target+ quality:quality", preferred=True,
       tree=text_of(Node("while", condition=Hole("condition"), then=steps(be(TARGETS, Hole("quality")))))),
    *J("ability_line", "（自動α）{targets}は{quality}。", "自動α:{targets}は{quality}。", slots="targets:target+ quality:quality", preferred=True, tree=text_of(say(be(TARGETS, Hole("quality"))))),
    *J("ability_line", "（自動α）{targets}は、{grants}を得る。", slots="targets:target+ grants:grant+", preferred=True, tree=text_of(Node("say", then=_having(Hole("grants"))))),
]

_WITH_X = Node("say", then=Node("where", then=_having(Hole("grants")), x=Hole("x")))
_WHILE_X = Node("while", condition=Hole("condition"), then=Node("where", then=_having(Hole("grants")), x=Hole("x")))
BY_NUMBER = [
    *J("ability_line", *(f"（自動α）{{targets}}は{comma}{{grants}}を得る。X{is_}{{x}}に等しい。" for comma in ("", "、") for is_ in ("は", "は、", "が")), slots="targets:target+ grants:grant+ x:amount", preferred=True,
       tree=text_of(_WITH_X)),
    *J("ability_line", *(
        f"（自動α）{{targets}}は{{grants}}を得る。Xは{{x}}に等しい。{but}Xの最低値は{{least}}とする。" for but in ("但し、", "ただし、", "")
    ), slots="targets:target+ grants:grant+ x:amount_one least:NUMBER", preferred=True,
       tree=text_of(Node("say", then=Node("where", then=_having(Hole("grants")), x=Node("no_less", n=Hole("x"), least=Hole("least")))))),
    *J("ability_line", "（自動α）{targets}の戦闘力は「{a}/{b}」に変更される。", slots="targets:target+ a:quantity b:quantity", preferred=True, tree=text_of(say(
        be(TARGETS, Node("figure_is", attribute=Node("attribute", name="attack"), amount=Hole("a"))),
        be(TARGETS, Node("figure_is", attribute=Node("attribute", name="defense"), amount=Hole("b")))))),
    *J("ability_line", *(f"（自動α）{{condition}}場合、{{targets}}は{{grants}}を得る。X{is_}{{x}}に等しい。" for is_ in ("は", "は、", "が")),
       slots="condition:condition targets:target+ grants:grant+ x:amount", preferred=True, tree=text_of(_WHILE_X)),
    *J("ability_line", *(
        f"（自動α）{template}" for comma in ("", "、") for template in (
            f"{{targets}}は{comma}{{each}}1枚につき{comma}「戦闘修正:{{stats}}」を得る。", f"{{each}}1枚につき{comma}{{targets}}は「戦闘修正:{{stats}}」を得る。",
        )
    ), slots="targets:target+ each:filter stats:STATS", preferred=True, tree=text_of(Node("say", then=steps(be(TARGETS, Node("has", grants=(EACH,))))))),
    *J("ability_line", "（自動α）{targets}の{attribute}は{x}に等しい。", "（自動α）{targets}の{attribute}は、{x}に等しい。", "（自動α）{targets}の{attribute}は{x}に変更される。",
       slots="targets:target+ attribute:attribute x:amount", preferred=True, tree=text_of(say(be(TARGETS, Node("figure_is", attribute=Hole("attribute"), amount=Hole("x")))))),
    *J("ability_line", *(
        f"（自動α）{{targets}}の戦闘力{power}{end}" for power, end in (
            ("「X/X」は", "{x}に等しい。"), ("は「X/X」に変更される。Xは", "{x}に等しい。"), ("「X/X」は、", "{x}に等しい。"),
        )
    ), slots="targets:target+ x:amount", preferred=True, tree=text_of(say(*(
        be(TARGETS, Node("figure_is", attribute=Node("attribute", name=name), amount=Hole("x"))) for name in ("attack", "defense"))))),
]

FEW = [
    *J("ability_line", "{line}この効果は重複しない。", slots="line:ability_line", preferred=True, tree=Node("unstacked", line=Hole("line"))),
    *J("ability_line", *(f"（自動α）{{targets}}の戦闘力「X/X」は{{x}}に等しい。{but}Xの最低値は{{least}}とする。" for but in BUT), slots="targets:target+ x:amount_one least:NUMBER", preferred=True,
       tree=Node("text", body=Node("body", sentences=(Node("say", then=Node("sequence", steps=tuple(
           Node("be", targets=TARGETS, quality=Node("figure_is", attribute=Node("attribute", name=name), amount=LEAST)) for name in ("attack", "defense")))),)))),
]

_ALWAYS = Node("say", then=steps(Node("be", targets=(Hole("targets"),), quality=Node("has", grants=(Hole("grants"),)))))
_WHILE = Node("while", condition=Hole("condition"), then=steps(Node("be", targets=(Hole("targets"),), quality=Node("has", grants=(Hole("grants"),)))))
ALPHA = [
    *[
        wording
        for alpha in ("（自動α）", "自動α:")
        for wording in (
            *J("ability_line", f"{alpha}{{targets}}は{{grants}}を得る。", slots="targets:target+ grants:grant+", tree=text_of(_ALWAYS), preferred=True),
            *J("ability_line", f"{alpha}{{condition}}場合、{{targets}}は{{grants}}を得る。", f"{alpha}{{targets}}は{{condition}}場合、{{grants}}を得る。",
               f"{alpha}{{targets}}は、{{condition}}場合、{{grants}}を得る。", slots="condition:condition targets:target+ grants:grant+", tree=text_of(_WHILE), preferred=True),
        )
    ],
    *J("ability_line", "（自動α）{body}", "自動α:{body}", "自動α{body}", "【自動α】{body}", slots="body:body", tree=Node("text", body=Hole("body"))),
    *W("ability_line", "Auto~alpha: {body:body}", tree=Node("text", body=Hole("body"))),
]

BELOW = [
    *J("ability_line", "（自動α）{targets}は以下の効果を得る。{more}", slots="targets:target+ more:grant*", preferred=True, tree=Node("text", body=Node("body", sentences=(
        say(Node("be", targets=(Hole("targets"),), quality=Node("has", grants=(Hole("more"),)))),)))),
    *J("ability_line", "（自動α）{targets}は{grants}と以下の効果を得る。{more}", slots="targets:target+ more:grant* grants:grant+", preferred=True, tree=Node("text", body=Node("body", sentences=(
        say(Node("be", targets=(Hole("targets"),), quality=Node("has", grants=(Hole("grants"), Hole("more"))))),)))),
    *J("ability_line", "（自動α）{condition}場合、{targets}は以下の効果を得る。{more}", slots="condition:condition targets:target+ more:grant*", preferred=True,
       tree=Node("text", body=Node("body", sentences=(Node("while", condition=Hole("condition"), then=Node("sequence", steps=(
           Node("be", targets=(Hole("targets"),), quality=Node("has", grants=(Hole("more"),))),))),)))),
]

_TABLE = Node("text", body=Node("body", sentences=(Node("by_number", amount=Hole("x"), targets=TARGETS, rows=(Hole("rows"),)),)))
_ROW = Node("by_row", bound=Hole("bound"), grants=(Hole("more"),))
BY_ROWS = [
    *J("ability_line", *(
        f"（自動{letter}）{{targets}}は{comma}{{x}}{by}{then}以下の効果を得る。{{rows}}" for letter in "αγ" for comma in ("", "、") for by in ("によって", "により") for then in ("、", "")
    ), slots="targets:target+ x:amount rows:printed_row*", preferred=True, tree=_TABLE),
    *[
        wording
        for bullet in ("・", "")
        for bound in ("{bound!数}", "{bound}")
        for wording in (
            *J("printed_row", f"{bullet}{bound}…{{more}}", slots="bound:bound more:grant*", tree=_ROW),
            *J("printed_row", f"{bullet}{bound}…{{keyword}}", slots="bound:bound keyword:KEYWORD",
               tree=Node("by_row", bound=Hole("bound"), grants=(Node("keyword", keyword=Hole("keyword")),))),
        )
    ],
]

_BEARERS = tuple(f"〔このカードがセット{is_}{whom}〕" for is_ in ("されている", "された") for whom in ("キャラクター", "キャラクター1枚"))
BORNE = [
    *J("ability_line", *(f"{alpha}{of}は{comma}{{grants}}を得る。" for alpha in ("（自動α）", "") for of in (*_BEARERS, *(b[1:-1] for b in _BEARERS)) for comma in ("", "、")),
       slots="grants:grant+", preferred=True, tree=text_of(Node("bearer", quality=Node("has", grants=(Hole("grants"),))))),
    *J("ability_line", *(f"{alpha}{of}は{comma}{{quality}}。" for alpha in ("（自動α）", "") for of in (*_BEARERS, *(b[1:-1] for b in _BEARERS)) for comma in ("", "、")),
       slots="quality:quality", preferred=True, tree=text_of(Node("bearer", quality=Hole("quality")))),
]

PRINTED_HOLDING = [*BORNE, *SPANS, *BY_NUMBER, *FEW, *ALPHA, *BELOW, *BY_ROWS]
