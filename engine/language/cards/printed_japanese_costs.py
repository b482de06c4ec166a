"""What Japanese cards say of costs in hand that follow the table, as long as something is there or for each of several."""

from engine.language.cards.printed_japanese_parts import COST, THIS, steps
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

_HERE = ("これが場にいる限り、", "これが場にある限り、", "このフォロワーが場にいる限り、", "このアミュレットが場にある限り、")
_EVERY = ("", "すべて")
_OWN = ("このコストは", "このカードのコストは", "自分の手札のこのコストは", "自分の手札のこのカードのコストは")
_AS_LONG = ("{condition}限り、", "{condition}である限り、", "{condition}間、")
_X = Node("x")


def _steps(quality: Node) -> Node:
    return steps(Node("be", targets=THIS, quality=quality))


JAPANESE_COSTS = [
    w
    for sign, verb, kind, how in (("-", "減る", "cost_less", "less"), ("+", "増える", "cost_more", "more"))
    for quality in (Node(kind, amount=Hole("n")),)
    for ends in ((f"{sign}{{n}}される", f"{{n}}{verb}"),)
    for w in (
        *J("sentence", *(f"{here}{{filter}}{every}のコストは{end}。" for here in ("", *_HERE) for every in _EVERY for end in ends),
           *(f"{here}{{filter}}{every}のコストを{sign}{{n}}する。" for here in _HERE for every in _EVERY), slots="filter:filter n:quantity", tree=Node("say", then=steps(
            Node("be", targets=(Node("all", filter=Hole("filter")),), quality=quality)))),
        *J("sentence", *(f"{own}、{{filter}}1{{%filter:体}}につき{end}。" for own in _OWN for end in ends), slots="filter:filter n:quantity", tree=Node("say", then=Node(
            "where", x=Node("count", filter=Hole("filter")), then=Node("repeat", n=_X, then=_steps(quality))))),
        *J("sentence", *(f"{own}、「{{x}}」と同じだけ{sign}される。" for own in _OWN), *(f"{own}、{{x}}だけ{verb}。" for own in _OWN), slots="x:amount", tree=Node("say", then=Node(
            "where", x=Hole("x"), then=steps(Node("change", how=how, targets=THIS, attribute=COST, amount=_X))))),
        *J("sentence", *(f"{held}{own}{end}。" for held in _AS_LONG for own in _OWN for end in ends), *(f"{_AS_LONG[1]}{own[:-1]}を{sign}{{n}}する。" for own in _OWN),
           slots="condition:condition n:quantity", tree=Node("while", condition=Hole("condition"), then=_steps(quality))),
    )
]
