"""How printed English cards give lists: cards to be made, effects to be done or gained, and what stands before or around such a list."""
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W, Wording

ME = Node("player", who="me")
THIS = (Node("this"),)
_ONE = Node("number", n=1)
_FOLLOWING = "|".join(("of~the~following~cards", *(f"of~the~following~{n}~cards" for n in range(2, 10))))
_OPTIONS, _SEVERAL, _THEN = Hole("options"), Hole("several"), Hole("then")


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


def _made(where: str, count: object = _ONE) -> Node:
    """What is done with one card of a list."""
    new = (Node("new", count=count, card=Hole("item")),)
    if where == "board":
        return _steps(Node("summon", made=new))
    more = {"at": "anywhere"} if where == "deck" else {}
    return _steps(Node("add", made=new, into=Node("into", owner=ME, zone=where, **more)))


_WHERE = {"hand": "put {} into~your~hand", "deck": "put {} into~your~deck", "board": "summon {}"}
_TAILS = (". {cards:bullet*}", ": {cards:bullet*}", ": {cards:NAME|}.", ": {cards:NAME+}.", " - {cards:NAME|}.")


def _of_cards(head: str, random: int | None) -> list[Wording]:
    """So many different cards of a list, chosen or drawn, wherever they are put."""
    made = []
    for where, words in _WHERE.items():
        alone = Node("choose", options=Each("cards", _made(where)), random=random)
        made += [w for tail in _TAILS for w in W("listing", head + words.format(f"1 {_FOLLOWING}") + tail, tree=alone)]
        for said, count in ((f"{{several:NUMBER}} {_FOLLOWING}", _ONE), (f"{{copies:quantity}} copy(copies)~of {{several:NUMBER}} {_FOLLOWING}", Hole("copies"))):
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
    return W("listing", words + ". {options:choice*}", words + ": {options:choice*}", tree=Node("choose", options=_OPTIONS, **how))


_MODES = "select a mode~to~activate"
_EFFECTS = "{several:NUMBER} of~the~following~effects"
_ONCE_EACH = "each~effect~can~only~be~gained~once"
OF_EFFECTS = [
    *_of_effects(_MODES),
    *_of_effects("choose: activate|gain 1 of~the~following~effects"),
    *_of_effects("choose - activate 1 of~the~following~effects"),
    *_of_effects("randomly activate|gain 1 of~the~following~effects", random=1),
    *_of_effects("select {several:NUMBER} modes~to~activate", several=_SEVERAL),
    *_of_effects(f"choose: activate {_EFFECTS}", several=_SEVERAL),
    *_of_effects(f"choose - activate {_EFFECTS}", several=_SEVERAL),
    *_of_effects(f"randomly activate {_EFFECTS}", several=_SEVERAL, random=1),
    *_of_effects(f"randomly gain {_EFFECTS}", several=_SEVERAL, random=1),
    *_of_effects(f"randomly gain 1 of~the~following~effects. {_ONCE_EACH}", random=1, unused=1),
    *_of_effects("activate a~random~ability~that~hasn't~been~activated~yet~from~the~following", random=1, unused=1),
    *_of_effects(f"choose: gain {_EFFECTS}", several=_SEVERAL),
    *W("listing", "activate an~ability~in~sequence~from~the~following. {options:choice*}", tree=Node("in_order", n=_ONE, options=_OPTIONS)),
    *W("choice", "- {gifts:gift+}.", tree=_steps(Node("gain", gifts=Hole("gifts")))),
]

_LINES = Each("lines", Node("ability", line=Hole("item")))
OF_LINES = [
    *W("listing", "gain the~following~effects. {lines:listed*}", "gain the~following~effects: {lines:listed*}", tree=_steps(Node("gain", gifts=_LINES))),
    *W("listing", "give {targets:target+} the~following~effects. {lines:listed*}", "give {targets:target+} the~following~effects: {lines:listed*}", tree=_steps(
        Node("give", targets=Hole("targets"), gifts=_LINES))),
]


def _around() -> list[Wording]:
    """What stands before a list: a condition, a cost, other effects."""
    first = _steps(Hole("before"))
    return [
        *W("sentence", "{then:listing}", "then, {then:listing}", tree=Node("say", then=_THEN)),
        *W("sentence", "if {condition}, {then:listing}", "then, if {condition}, {then:listing}", tree=Node("if", condition=Hole("condition"), then=_THEN)),
        *W("sentence", "{cost}: {then:listing}", "{cost} - {then:listing}", tree=Node("say", then=Node("paying", cost=Hole("cost"), then=_THEN))),
        *W("sentence", "for~each {filter}, {then:listing}", tree=Node("say", then=Node("where", x=Node("count", filter=Hole("filter")), then=Node("repeat", n=Node("x"), then=_THEN)))),
        *W("sentence", "for~each {noun} fused~to~this~card|this~follower|this~amulet, {then:listing}", tree=Node("say", then=Node(
            "where", x=Node("fused_to_this", filter=Node("filter", noun=Hole("noun"))), then=Node("repeat", n=Node("x"), then=_THEN)))),
        *W("body", "{before:effect&} and {then:listing}", "{before:effect&}, then {then:listing}", "{before:effect&} and~then {then:listing}", tree=Node(
            "body", sentences=(Node("say", then=first), Node("say", then=_THEN)))),
        *W("body", f"{_MODES}. {{after:sentence*}} {{options:choice*}}", tree=Node("body", sentences=(Node("say", then=Node("choose", options=_OPTIONS)), Hole("after")))),
        *W("body", f"{{before:sentence*}} {_MODES}. {{after:sentence*}} {{options:choice*}}", tree=Node(
            "body", sentences=(Hole("before"), Node("say", then=Node("choose", options=_OPTIONS)), Hole("after")))),
    ]


LISTS_SAID = [*OF_CARDS, *OF_EFFECTS, *OF_LINES, *_around()]
