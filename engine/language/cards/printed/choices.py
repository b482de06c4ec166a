"""How printed English cards offer choices and draw lots: modes, lists, one after the other, as what a card is played."""

from __future__ import annotations

from engine.language.cards.printed.pieces import EVERY, IT, ME, MODES, ONE, OPTIONS, TO_HAND, N, sequence
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W, Wording

_NEW = {name: Node("sequence", steps=(Node("add", made=(Node("new", count=Hole("count"), card=Hole(name)),), into=Node("into", owner=ME, zone="hand")),)) for name in ("a", "b")}
_SUMMONED = {name: Node("sequence", steps=(Node("summon", made=(Node("new", count=Hole("count"), card=Hole(name)),)),)) for name in ("a", "b")}


def _by_lot(names: str, words: str, kind: str, **parts: object) -> list[Wording]:
    """One of several keywords, drawn."""
    slots = [f"{{{name}:KEYWORD}}" for name in names]
    listed = f"{slots[0]} or {slots[1]}" if len(slots) == 2 else ", ".join(slots[:-1]) + ", or " + slots[-1]
    options = tuple(sequence(Node(kind, grants=(Node("keyword", keyword=Hole(name)),), **parts)) for name in names)
    return W("core", f"{words} {listed}", tree=Node("choose", options=options, random=1))


def _given_by_lot(names: str) -> list[Wording]:
    """One of several keywords, drawn, for what was just made or touched."""
    slots = [f"{{{name}:KEYWORD}}" for name in names]
    listed = f"{slots[0]} or {slots[1]}" if len(slots) == 2 else ", ".join(slots[:-1]) + ", or " + slots[-1]
    options = tuple(sequence(Node("give", targets=IT, grants=(Node("keyword", keyword=Hole(name)),))) for name in names)
    lot = Node("say", then=Node("choose", options=options, random=1))
    return W("body", f"{{before:steps}} and randomly give it {listed}.", tree=Node("body", sentences=(Node("say", then=Hole("before")), lot)))


def _names(names: str) -> str:
    slots = [f"{{{name}:NAME}}" for name in names]
    return f"{slots[0]} or {slots[1]}" if len(slots) == 2 else ", ".join(slots[:-1]) + ", or " + slots[-1]


def _made_of(kind: str, name: str) -> Node:
    new = (Node("new", count=Hole("count"), card=Hole(name)),)
    return Node("add", made=new, into=TO_HAND) if kind == "add" else Node("summon", made=new)


def _choices() -> list[Wording]:
    """One of several new cards, the player's choice; and what is done to it besides."""
    made = []
    for mark in ("-", ":"):
        for names in ("ab", "abc"):
            for kind, words in (("add", f"choose {mark} put {{count}} {_names(names)} into~your~hand"), ("summon", f"choose {mark} summon {{count}} {_names(names)}")):
                if mark == ":" or names == "abc":
                    made += W("core", words, tree=Node("choose", options=tuple(sequence(_made_of(kind, n)) for n in names)))
                made += W("core", f"{words} and {{more:effect&}}", tree=Node("choose", options=tuple(sequence(_made_of(kind, n), Hole("more")) for n in names)))
    return made


def _chosen_effects() -> list[Wording]:
    """One of two acts."""
    return [w for mark in ("-", ":") for w in W("core", f"choose {mark} {{a:effect}} or {{b:effect}}", tree=Node("choose", options=(sequence(Hole("a")), sequence(Hole("b")))))]


_BOTH = "put~both~into~your~hand|summon~both|activate~both|activate~both~effects|activate~all~effects|put~1~of~each~into~your~hand|summon~1~of~each|summon~one~of~each|put~one~of~each~into~your~hand"
_ALL_OF_IT = Node("do_all")
_CHOSEN = {"options": Hole("options")}
_DRAWN = {"options": Hole("options"), "random": 1}


def _several(words: str, options: Each, random: int | None) -> list[Wording]:
    """So many different ones of a list of new cards."""
    tree = Node("say", then=Node("choose", several=Hole("several"), options=options, random=random))
    lists = (". {cards:bullet*}", ": {cards:bullet*}", ": {cards:NAME+}.", ": {cards:NAME|}.")
    return [w for tail in lists for w in W("sentence", words + tail, tree=tree)]


_ADDED_ITEM = Node("sequence", steps=(Node("add", made=(Node("new", count=Node("number", n=1), card=Hole("item")),), into=Node("into", owner=ME, zone="hand")),))
_SUMMONED_ITEM = Node("sequence", steps=(Node("summon", made=(Node("new", count=Node("number", n=1), card=Hole("item")),)),))
CHOICES = [
    *W("core", "choose - put {count} {a:NAME} or {b:NAME} into~your~hand", tree=Node("choose", options=(_NEW["a"], _NEW["b"]))),
    *W("core", "choose - summon {count} {a:NAME} or {b:NAME}", tree=Node("choose", options=(_SUMMONED["a"], _SUMMONED["b"]))),
    *(
        w for names in ("ab", "abc", "abcd") for w in (
            *_by_lot(names, "randomly gain", "gain"),
            *_by_lot(names, "randomly give it", "give", targets=IT),
        )
    ),
    *W("core", "choose~one : {a:effect} or {b:effect}", tree=Node("choose", options=(sequence(Hole("a")), sequence(Hole("b"))))),
    *(w for names in ("ab", "abc", "abcd") for w in _given_by_lot(names)),
    *_choices(),
    *_chosen_effects(),
    *W("effect", "randomly summon {count} {a:NAME} or {other:count} {b:NAME}", tree=Node("summon", made=(
        Node("one_of", cards=(Node("new", count=Hole("count"), card=Hole("a")), Node("new", count=Hole("other"), card=Hole("b")))),))),
    *W("sentence", f"{_BOTH} instead.", f"instead, {_BOTH}.", tree=Node("in_place", then=sequence(_ALL_OF_IT))),
    *W("sentence", f"{_BOTH} instead and {{more:effect&}}.", tree=Node("in_place", then=sequence(_ALL_OF_IT, Hole("more")))),
    *W("sentence", f"if {{condition}}, {_BOTH} instead.", f"if {{condition}}, instead {_BOTH}.", tree=Node("instead", condition=Hole("condition"), then=sequence(_ALL_OF_IT))),
    *W("sentence", f"if {{condition}}, {_BOTH} instead and {{more:effect&}}.", tree=Node("instead", condition=Hole("condition"), then=sequence(_ALL_OF_IT, Hole("more")))),
    *W("sentence", "do~this {n:quantity} time(s) instead.", tree=Node("in_place", then=sequence(Node("so_often", n=Hole("n"))))),
    *W("sentence", "if {condition}, do~this {n:quantity} time(s) instead.", "if {condition}, do~this {n:quantity} time(s).", tree=Node("instead", condition=Hole("condition"), then=sequence(Node("so_often", n=Hole("n"))))),
    *W("sentence", "select a mode~to~activate. {options:choice*}", tree=Node("say", then=Node("choose", **_CHOSEN))),
    *W("sentence", "select {several:NUMBER} modes~to~activate. {options:choice*}", tree=Node("say", then=Node("choose", several=Hole("several"), **_CHOSEN))),
    *W("sentence", "{cost} - select a mode~to~activate. {options:choice*}", tree=Node("say", then=Node("paying", cost=Hole("cost"), then=Node("choose", **_CHOSEN)))),
    *W("sentence", "randomly activate {several:NUMBER} of~the~following~effects. {options:choice*}", tree=Node("say", then=Node("choose", several=Hole("several"), **_DRAWN))),
    *W("sentence", "choose: activate {several:NUMBER} of~the~following~effects. {options:choice*}", tree=Node("say", then=Node("choose", several=Hole("several"), **_CHOSEN))),
    *_several("choose - put {several:NUMBER} of~the~following~cards into~your~hand", Each("cards", _ADDED_ITEM), None),
    *_several("choose: put {several:NUMBER} of~the~following~cards into~your~hand", Each("cards", _ADDED_ITEM), None),
    *_several("randomly put {several:NUMBER} of~the~following~cards into~your~hand", Each("cards", _ADDED_ITEM), 1),
    *_several("choose: summon {several:NUMBER} of~the~following~cards", Each("cards", _SUMMONED_ITEM), None),
    *_several("randomly summon {several:NUMBER} of~the~following~cards|of~the~following", Each("cards", _SUMMONED_ITEM), 1),
]


def _one_of_these(template: str, effect: Node) -> list[Wording]:
    """One of several new cards, which the player picks."""
    options = Each("cards", Node("sequence", steps=(effect,)))
    sentence = Node("say", then=Node("choose", options=options))
    return [
        *W("sentence", template.format(".") + " {cards:bullet*}", template.format(":") + " {cards:bullet*}", tree=sentence, preferred=True),
        *W("sentence", template.format(":") + " {cards:NAME+}.", template.format(":") + " {cards:NAME|}.", tree=sentence, preferred=True),
    ]

# Lists: what follows stands behind a dash each, or one after the other.
_ITEM = Node("new", count=Node("number", n=1), card=Hole("item"))


def _one_drawn(template: str, kind: str, **more: object) -> list[Wording]:
    """One of several new cards, which is drawn."""
    made = Node("one_of", cards=Each("cards", _ITEM))
    sentence = Node("say", then=Node("sequence", steps=(Node(kind, made=(made,), **more),)))
    return [
        *W("sentence", template.format(".") + " {cards:bullet*}", template.format(":") + " {cards:bullet*}", tree=sentence, preferred=True),
        *W("sentence", template.format(":") + " {cards:NAME+}.", template.format(":") + " {cards:NAME|}.", tree=sentence, preferred=True),
    ]


_EFFECTS_DRAWN = Node("say", then=Node("choose", options=Hole("options"), random=1))
_ADDED = Node("add", made=(_ITEM,), into=Node("into", owner=ME, zone="hand"))


def _listed(words: str, several: object, random: int | None) -> list[Wording]:
    """New cards of a list, so many different ones, and what is done to each of them besides."""
    options = Each("cards", sequence(_ADDED, Hole("more")))
    tree = Node("say", then=Node("choose", several=several, options=options, random=random))
    return [w for tail in (". {cards:bullet*}", ": {cards:bullet*}", ": {cards:NAME|}.") for w in W("sentence", words + " into~your~hand and {more:effect&}" + tail, tree=tree)]


LISTS = [
    *W("bullet", "- {card:NAME}", tree=Hole("card")),
    *_one_of_these("choose: put 1 of~the~following~cards into~your~hand {}", Node("add", made=(_ITEM,), into=TO_HAND)),
    *_one_of_these("choose: summon 1 of~the~following~cards {}", Node("summon", made=(_ITEM,))),
    *_one_drawn("randomly put 1 of~the~following~cards into~your~hand {}", "add", into=TO_HAND),
    *_one_drawn("randomly put 1 of~the~following~cards into~your~deck {}", "add", into=Node("into", owner=ME, zone="deck", at="anywhere")),
    *_one_drawn("randomly summon 1 of~the~following~cards {}", "summon"),
    *_one_drawn("randomly summon 1 of~the~following {}", "summon"),
    *W("sentence", "randomly activate 1 of~the~following~effects. {options:choice*}", tree=_EFFECTS_DRAWN, preferred=True),
    *W("sentence", "choose: activate 1 of~the~following~effects. {options:choice*}", tree=Node("say", then=Node("choose", options=Hole("options"))), preferred=True),
    *(w for mark in "-:" for w in _listed(f"choose {mark} put {{several:NUMBER}} of~the~following~cards", Hole("several"), None)),
    *_listed("randomly put {several:NUMBER} of~the~following~cards", Hole("several"), 1),
]

_FIRST, _MORE = Hole("first"), Hole("more")
_MARKS = ("-", *(f"{n}." for n in range(1, 10)))
_IN_TURN = Node("in_turn", body=Node("body", sentences=(_FIRST, _MORE)))
_AFTER_X = Node("in_turn", body=Node("body", sentences=(Node("say", then=Node("where", then=Hole("do"), x=Hole("x"))), Hole("after"))))
# Of what stands behind a mark all is of that option: it is preferred to a sentence behind the list.
OPTION = [w for mark in _MARKS for w in (
    *W("choice", f"{mark} {{do:steps}}.", tree=Hole("do")),
    *W("choice", f"{mark} {{do:steps}}. {{more:steps}}.", tree=sequence(Hole("do"), _MORE), preferred=4),
    *W("choice", f"{mark} {{do:steps}}. {{more:steps}}. {{last:steps}}.", tree=sequence(Hole("do"), _MORE, Hole("last")), preferred=4),
    *W("choice", f"{mark} {{do:steps}}. X~equals|X~is {{x:amount}}.", tree=Node("where", then=Hole("do"), x=Hole("x")), preferred=4),
    *W("choice", f"{mark} {{do:steps}}. X~equals|X~is {{x:amount}}. {{after:sentence*}}", tree=_AFTER_X, preferred=12),
    *W("choice", f"{mark} if {{condition}}, {{do:steps}}.", tree=Node("if_then", condition=Hole("condition"), then=Hole("do"))),
    *W("choice", f"{mark} {{cost}}: {{do:steps}}.", f"{mark} {{cost}} - {{do:steps}}.", tree=Node("paying_option", cost=Hole("cost"), then=Hole("do"))),
    *W("choice", f"{mark} {{first:sentence}}", tree=Node("in_turn", body=Node("body", sentences=(_FIRST,))), preferred=-4),
    *W("choice", f"{mark} {{first:sentence}} {{more:sentence*}}", tree=_IN_TURN, preferred=4),
)]

_IN_ORDER = "activate {n:quantity} of~the~following~effects in~order"
_NEXT = {"n": N, "options": Hole("options")}
IN_ORDER = [
    *W("sentence", _IN_ORDER + ". {options:choice*}", tree=Node("say", then=Node("in_order", **_NEXT))),
    *W("sentence", _IN_ORDER + " (up~to {most:NUMBER} effects). {options:choice*}", tree=Node("say", then=Node("in_order", most=Hole("most"), **_NEXT))),
    *W("ability_line", f"{{modifiers:modifier*?}} {{trigger}}, {_IN_ORDER} (up~to {{most:NUMBER}} times~per~turn). {{options:choice*}}", tree=Node(
        "ability", modifiers=(Node("limit", n=Hole("most"), per="turn"), Hole("modifiers")), trigger=Hole("trigger"),
        body=Node("body", sentences=(Node("say", then=Node("in_order", **_NEXT)),)))),
]


def _nth(n: int, word: str) -> list[Wording]:
    """Things selected one after the other, spoken of by their number."""
    one = Node("nth_selected", n=n, noun=Hole("noun"))
    return [
        *W("pointer", f"the~{word} {{noun}}", tree=one),
        *W("pointer", f"the~{word}", f"the~{word}~one", f"the~{word}~selected~card", tree=Node("nth_selected", n=n, noun=Node("card"))),
        *W("amount_one", f"the~{word} {{noun}} 's {{attribute}}", tree=Node("figure_of", attribute=Hole("attribute"), target=one)),
    ]


SELECTED = [
    *W("effect", "select {first:target} and|and~then|then|,~then {second:target}", tree=Node("select", targets=(Hole("first"), Hole("second")))),
    *_nth(1, "first"),
    *_nth(2, "second"),
]

_TAILS = (". {cards:bullet*}", ": {cards:bullet*}", ": {cards:NAME|}.", ": {cards:NAME+}.", " - {cards:NAME|}.")
_THESE = Node("play_as", cards=Hole("cards"))
_ON_PLAY = ("play~this~card~as a|an {cards:NAME|}.", "use~play~points~equal~to~this~card's~cost~and~play~this~card~as a|an {cards:NAME|}.")
PLAYED_AS = [
    *W("line", *("choose: " + words for words in _ON_PLAY), tree=_THESE),
    *W("line", *(f"choose{mark} play~this~card~as 1 of~the~following~cards{tail}" for mark in (":", " -") for tail in _TAILS), tree=_THESE),
    *W("line", *("if {condition}, choose: " + words for words in _ON_PLAY), tree=Node("play_as", cards=Hole("cards"), condition=Hole("condition"))),
]

_WHERE = {"hand": "put {} into~your~hand", "deck": "put {} into~your~deck", "board": "summon {}"}


def _made(where: str, count: object = ONE) -> Node:
    """What is done with one card of a list."""
    new = (Node("new", count=count, card=Hole("item")),)
    if where == "board":
        return sequence(Node("summon", made=new))
    more = {"at": "anywhere"} if where == "deck" else {}
    return sequence(Node("add", made=new, into=Node("into", owner=ME, zone=where, **more)))


_SEVERAL = Hole("several")
_FOLLOWING = "|".join(("of~the~following~cards", *(f"of~the~following~{n}~cards" for n in range(2, 10))))


def _of_cards(head: str, random: int | None) -> list[Wording]:
    """So many different cards of a list, chosen or drawn, wherever they are put."""
    made = []
    for where, words in _WHERE.items():
        alone = Node("choose", options=Each("cards", _made(where)), random=random)
        made += W("body", head + words.format(f"1 {_FOLLOWING}") + ". {after:sentence*} {cards:bullet*}", tree=Node("body", sentences=(Node("say", then=alone), Hole("after"))))
        made += [w for tail in _TAILS for w in W("listing", head + words.format(f"1 {_FOLLOWING}") + tail, tree=alone)]
        for said, count in ((f"{{several:NUMBER}} {_FOLLOWING}", ONE), (f"{{copies:quantity}} copy(copies)~of {{several:NUMBER}} {_FOLLOWING}", Hole("copies"))):
            options = Each("cards", _made(where, count))
            tree = Node("choose", several=_SEVERAL, options=options, random=random)
            made += [w for tail in _TAILS for w in W("listing", head + words.format(said) + tail, tree=tree)]
    return made


OF_CARDS = [
    *_of_cards("choose: ", None),
    *_of_cards("choose - ", None),
    *_of_cards("randomly ", 1),
]


def _of_effects(words: str, **how: object) -> list[Wording]:
    return W("listing", words + ". {options:choice*}", words + ": {options:choice*}", tree=Node("choose", options=OPTIONS, **how))


def _done_again(head: str, **how: object) -> list[Wording]:
    """Drawn anew each time, with how often standing between the sentence and its list."""
    lot = Node("choose", options=OPTIONS, random=1, **how)
    return [
        *W("listing", f"{head}. do~this {{n:quantity}} time(s). {{options:choice*}}", tree=Node("repeat", n=Hole("n"), then=lot)),
        *W("listing", f"{head}. do~this {{n:quantity}} time(s). X~equals|X~is {{x:amount}}. {{options:choice*}}", tree=Node(
            "where", x=Hole("x"), then=Node("repeat", n=Hole("n"), then=lot))),
    ]


_EFFECTS = "{several:NUMBER} of~the~following~effects"
_NOT_TWICE = "the~same~effect~will~not~activate~twice"
_ONCE_EACH = "each~effect~can~only~be~gained~once"
OF_EFFECTS = [
    *_of_effects(MODES),
    *_of_effects("choose: activate|gain 1 of~the~following~effects"),
    *_of_effects("choose - activate 1 of~the~following~effects"),
    *_of_effects("randomly activate|gain 1 of~the~following~effects", random=1),
    *_of_effects("select {several:NUMBER} modes~to~activate", several=_SEVERAL),
    *_of_effects(f"choose: activate {_EFFECTS}", several=_SEVERAL),
    *_of_effects(f"choose - activate {_EFFECTS}", several=_SEVERAL),
    *_of_effects(f"randomly activate {_EFFECTS}", several=_SEVERAL, random=1),
    *_of_effects(f"randomly gain {_EFFECTS}", several=_SEVERAL, random=1),
    *_of_effects(f"randomly activate {_EFFECTS}. {_NOT_TWICE}", several=_SEVERAL, random=1),
    *W("listing", f"randomly activate {_EFFECTS} ({_NOT_TWICE}). {{options:choice*}}", f"randomly activate {_EFFECTS}. ({_NOT_TWICE}.) {{options:choice*}}", tree=Node(
        "choose", several=_SEVERAL, options=OPTIONS, random=1)),
    *_done_again("randomly activate|gain 1 of~the~following~effects"),
    *_done_again(f"randomly activate {_EFFECTS}", several=_SEVERAL),
    *_of_effects(f"randomly gain 1 of~the~following~effects. {_ONCE_EACH}", random=1, unused=1),
    *_of_effects("activate a~random~ability~that~hasn't~been~activated~yet~from~the~following", random=1, unused=1),
    *_of_effects(f"choose: gain {_EFFECTS}", several=_SEVERAL),
    *_of_effects("choose 1 of~the~following~effects"),
    *_of_effects("choose~one|choose~one~of~the~following|choose~one~of~these|choose~one~of~the~following~effects|choose~1|choose~1~of~the~following"),
    *_of_effects(f"choose {_EFFECTS}", several=_SEVERAL),
    *(w for tail in (". {cards:bullet*}", ": {cards:bullet*}", ": {cards:NAME|}.") for w in W(
        "listing", "choose {several:NUMBER} of~the~following~cards to~put|to~add into~your~hand|to~your~hand" + tail, tree=Node("choose", several=_SEVERAL, options=Each("cards", _ADDED_ITEM)))),
    *W("listing", "activate an~ability~in~sequence~from~the~following. {options:choice*}", tree=Node("in_order", n=ONE, options=OPTIONS)),
]

OF_LINES = [
    *W("listing", "gain the~following~effects. {lines:listed*}", "gain the~following~effects: {lines:listed*}", tree=sequence(Node("gain", grants=EVERY))),
    *W("listing", "give {targets:target+} the~following~effects. {lines:listed*}", "give {targets:target+} the~following~effects: {lines:listed*}", tree=sequence(
        Node("give", targets=Hole("targets"), grants=EVERY))),
]

# The first of two that say the same is taken: “one of the following” before “so many of the following”.
PRINTED_CHOICES = [*LISTS, *OPTION, *CHOICES, *IN_ORDER, *SELECTED, *PLAYED_AS, *OF_CARDS, *OF_EFFECTS, *OF_LINES]
