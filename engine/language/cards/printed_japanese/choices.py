"""How printed Japanese cards offer choices and draw lots: modes, lists, one after the other, as what a card is played."""

from __future__ import annotations

from engine.language.cards.printed_japanese.pieces import INTO_HAND, ITEM, ME, sequence
from engine.language.japanese import conjugated
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Each, Hole

_GAINED = Each("keywords", sequence(Node("gain", grants=(Node("keyword", keyword=Hole("item")),))))
KEYWORDS = [
    *J("core", "{keywords|}の中から、ランダムに1つを持つ", "{keywords|、}の中から、ランダムに1つを持つ", slots="keywords:KEYWORD+", tree=Node("choose", options=_GAINED, random=1)),
    *J("core", "{keywords|}の中から、ランダムに{n}つを持つ", "{keywords|、}の中から、ランダムに{n}つを持つ", slots="keywords:KEYWORD+ n:NUMBER", tree=Node(
        "choose", options=_GAINED, random=1, several=Hole("n"))),
]

PLAYED_AS = [
    *J("line", "チョイス したカードとしてプレイする。{cards}", slots="cards:bullet*", tree=Node("play_as", cards=Hole("cards"))),
    *J("line", "手札にあるとき、{condition}ならチョイス したカードとしてプレイする。{cards}",
       slots="condition:condition cards:bullet*", tree=Node("play_as", condition=Hole("condition"), cards=Hole("cards"))),
]


def _either_made(done: str, kind: str, **more: Node) -> list[JapaneseWording]:
    """New cards of the one sort or of the other, as the player picks."""
    options = tuple(Node("sequence", steps=(Node(kind, made=(Hole(name),), **more),)) for name in ("first", "second"))
    return J("core", f"{{first}}か、{{second}}を{done}", slots="first:new_card second:new_card", tree=Node("choose", options=options))


def _either_named(done: str, kind: str, **more: Node) -> list[JapaneseWording]:
    """The same of two names, one card of either."""
    one = {name: Node("new", count=Node("number", n=1), card=Hole(name)) for name in ("first", "second")}
    options = tuple(Node("sequence", steps=(Node(kind, made=(made,), **more),)) for made in one.values())
    return J("core", *(f"{{first}}か{{second}}{which}1{m}を{done}" for which in ("のどちらか", "のいずれか") for m in ("体", "枚", "つ")), slots="first:NAME second:NAME", tree=Node("choose", options=options))


EITHER_MADE = [
    *J("core", *(f"チョイス {mark}「{{a}}」か{comma}「{{b}}」" for mark in ("", ";", " ;") for comma in ("", "、")), slots="a:steps b:steps", tree=Node("choose", options=(Hole("a"), Hole("b")))),
    *J("core", *(f"チョイス {mark}「{{a}}」か{comma}「{{b}}」か{comma}「{{c}}」" for mark in ("", ";", " ;") for comma in ("", "、")), slots="a:steps b:steps c:steps", tree=Node("choose", options=(Hole("a"), Hole("b"), Hole("c")))),
    *_either_named("出す", "summon"),
    *_either_named("場に出す", "summon"),
    *_either_named("手札に加える", "add", into=INTO_HAND),
    *_either_made("出す", "summon"),
    *_either_made("場に出す", "summon"),
    *_either_made("手札に加える", "add", into=INTO_HAND),
]


def _of_different(done: str, effect: Node) -> list[JapaneseWording]:
    """Several different new cards that are drawn of those that are named."""
    tree = Node("choose", options=Each("cards", Node("sequence", steps=(effect,))), random=1, several=Hole("several"))
    words = (f"{{cards|、}}の中から、ランダムに異なる{{several}}{measure}を{done}" for measure in ("枚", "体", "つ"))
    return J("core", *words, slots="cards:NAME+ several:NUMBER", tree=tree)


_DECK = Node("into", owner=ME, zone="deck", at="anywhere")
OF_DIFFERENT = [
    *_of_different("手札に加える", Node("add", made=(ITEM,), into=INTO_HAND)),
    *_of_different("デッキに加える", Node("add", made=(ITEM,), into=_DECK)),
    *_of_different("出す", Node("summon", made=(ITEM,))),
]

_MARKS = ("・", *(f"（{n}）" for n in range(1, 10)))
_CHOICE = ("チョイス したカード1枚", "チョイス したカード1体", "チョイス したカード1つ", "チョイス した1枚", "チョイス した1体", "チョイス した1つ")


def _picked(done: str, effect: Node) -> list[JapaneseWording]:
    """A new card that the player picks of a list."""
    tree = Node("choose", options=Each("cards", Node("sequence", steps=(effect,))))
    further = Node("choose", options=Each("cards", Node("sequence", steps=(effect, Hole("more")))))
    then = (f"{done}。", conjugated(done, "連") + "、")
    return [
        *J("listed", *(f"{what}を{done}。{{cards}}" for what in _CHOICE), slots="cards:bullet*", tree=Node("say", then=tree)),
        *J("listed", *(f"{what}を{ending}{{more}}。{{cards}}" for what in _CHOICE for ending in then), slots="cards:bullet* more:effect&", tree=Node("say", then=further)),
    ]


def _several_picked(done: str, effect: Node) -> list[JapaneseWording]:
    """So many different new cards that the player picks of a list."""
    options = Each("cards", Node("sequence", steps=(effect,)))
    words = (f"チョイス した{card}{{several}}{measure}を{done}。{{cards}}" for card in ("カード", "") for measure in ("枚", "体", "つ"))
    return J("listed", *words, slots="cards:bullet* several:NUMBER", tree=Node("say", then=Node("choose", several=Hole("several"), options=options)))


def _picked_then(done: str, effect: Node) -> list[JapaneseWording]:
    """A new card that the player picks of a list, and sentences that speak of it."""
    picked = Node("say", then=Node("choose", options=Each("cards", Node("sequence", steps=(effect,)))))
    return J("body", *(f"{what}を{done}。{{more}}{{cards}}" for what in _CHOICE), slots="cards:bullet* more:sentence*", tree=Node("body", sentences=(picked, Hole("more"))))


def _drawn(done: str, kind: str, **more: Node) -> list[JapaneseWording]:
    """A new card that is drawn of a list."""
    made = Node("one_of", cards=Each("cards", ITEM))
    tree = Node("say", then=Node("sequence", steps=(Node(kind, made=(made,), **more),)))
    return J("listed", *(f"ランダムな1{measure}を{done}。{{cards}}" for measure in ("枚", "体", "つ")), slots="cards:bullet*", tree=tree)


def _one_of(done: str, kind: str, **more: Node) -> list[JapaneseWording]:
    """A new card that is drawn of several that are named one after the other."""
    made = Node("one_of", cards=Each("cards", ITEM))
    words = [f"{{cards|、}}の中から、ランダムに1{measure}を{done}" for measure in ("枚", "体", "つ")]
    return J("effect", *words, slots="cards:NAME+", tree=Node(kind, made=(made,), **more))


def _done_again(category: str, before: str, behind: str = "", slots: str = "options:choice*", **how: object) -> list[JapaneseWording]:
    """Drawn anew each time, with how often standing between the sentence and its list, or behind a list in brackets."""
    lot = Node("choose", options=Hole("options"), random=1, **how)
    so_often = Node("repeat", n=Hole("n"), then=lot)
    x_times = Node("where", x=Hole("x"), then=Node("repeat", n=Node("x"), then=lot))
    return [
        *J(category, f"{before}これを{{n}}回行う。{behind}", slots=f"{slots} n:quantity", tree=Node("say", then=so_often), preferred=True),
        *J(category, f"{before}これをX回行う。Xは「{{x}}」である。{behind}", slots=f"{slots} x:amount", tree=Node("say", then=x_times), preferred=True),
    ]


CHOICES = [
    *_done_again("sentence", "{options}の中から、ランダムに1つの能力が働く。"),
    *J("choice", "・{do}。", "「{do}」", slots="do:steps", tree=Hole("do")),
    *J("choice", "・{do}", slots="do:steps", tree=Hole("do")),
    *J("choice", *(f"{mark}{{do}}。{{more}}。" for mark in _MARKS), "「{do}。{more}」", slots="do:effect& more:effect&", tree=Node("sequence", steps=(Hole("do"), Hole("more")))),
    *J("choice", *(f"{mark}{{do}}{end}" for mark in _MARKS[1:] for end in ("。", "")), slots="do:steps", tree=Hole("do")),
    *J("core", "{options}の中から、ランダムに1つの能力が働く", slots="options:choice*", tree=Node("choose", options=Hole("options"), random=1)),
    *J("core", "{options}の中から、ランダムに{several}つの能力が働く", slots="options:choice* several:NUMBER", tree=Node(
        "choose", options=Hole("options"), random=1, several=Hole("several"))),
    *J("core", "{options}の中から、働いていない能力がランダムに1つ働く", slots="options:choice*", tree=Node("choose", options=Hole("options"), random=1, unused=1)),
    *J("listed", "下記の能力の中から、ランダムに{several}つの能力が働く。{options}", slots="options:choice* several:NUMBER", tree=Node("say", then=Node(
        "choose", options=Hole("options"), random=1, several=Hole("several")))),
    *J("listed", *(f"{these}の中から{mark}ランダムに1つ{works}。{{options}}" for these in ("次", "以下", "下記", "次の能力", "以下の能力") for mark in ("、", "") for works in ("が働く", "働く", "の能力が働く")), "下記の能力の中から、ランダムに1つの能力が働く。{options}", slots="options:choice*", preferred=True,
       tree=Node("say", then=Node("choose", options=Hole("options"), random=1))),
    *_done_again("listed", "下記の能力の中から、ランダムに1つの能力が働く。", "{options}"),
    *_done_again("listed", "次の能力の中から、ランダムに1つが働く。", "{options}"),
    *_done_again("listed", "下記の能力の中から、ランダムに{several}つの能力が働く。", "{options}", slots="options:choice* several:NUMBER", several=Hole("several")),
    *J("bullet", "・{card}", slots="card:NAME", tree=Hole("card")),
    *J("sentence", "{it}", slots="it:listed", tree=Hole("it")),
    *_picked("手札に加える", Node("add", made=(ITEM,), into=INTO_HAND)),
    *_picked("デッキに加える", Node("add", made=(ITEM,), into=_DECK)),
    *_picked("出す", Node("summon", made=(ITEM,))),
    *_picked("場に出す", Node("summon", made=(ITEM,))),
    *_several_picked("手札に加える", Node("add", made=(ITEM,), into=INTO_HAND)),
    *_several_picked("デッキに加える", Node("add", made=(ITEM,), into=_DECK)),
    *_several_picked("出す", Node("summon", made=(ITEM,))),
    *_several_picked("場に出す", Node("summon", made=(ITEM,))),
    *_picked_then("手札に加える", Node("add", made=(ITEM,), into=INTO_HAND)),
    *_picked_then("出す", Node("summon", made=(ITEM,))),
    *_drawn("手札に加える", "add", into=INTO_HAND),
    *_drawn("出す", "summon"),
    *_one_of("手札に加える", "add", into=INTO_HAND),
    *_one_of("デッキに加える", "add", into=_DECK),
    *_one_of("出す", "summon"),
]

ABOVE = [  # a list that stands above the line that speaks of it
    *(w for limit, most in (("", {}), ("上限は{most}つ。", {"most": Hole("most")})) for w in J(
        "ability_line", f"{{options}}{{modifiers}}{{trigger}}、上記の能力が順に{{n}}つ働く。{limit}", slots="options:choice* modifiers:modifier*? trigger:trigger n:quantity most:NUMBER", tree=Node(
            "ability", modifiers=Hole("modifiers"), trigger=Hole("trigger"), body=Node("body", sentences=(Node("say", then=Node("in_order", n=Hole("n"), options=Hole("options"), **most)),))))),
]

JAPANESE_CHOICES = [*ABOVE, *KEYWORDS, *PLAYED_AS, *EITHER_MADE, *OF_DIFFERENT, *CHOICES]
