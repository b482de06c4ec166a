"""How printed English cards say what comes later, once, for each of something, and as a list of effects or modes."""
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W, Wording

ME, EACH = Node("player", who="me"), Node("player", who="each")
THIS = (Node("this"),)
LEADER = Node("leader", who="me")
_AMOUNT = Hole("amount")
ONCE = Node("once_only")


def _body(*steps: object) -> Node:
    return Node("body", sentences=tuple(Node("say", then=step) for step in steps))


def granted(trigger: Node, body: object, once: int | None = None) -> Node:
    return Node("ability", line=Node("ability", trigger=trigger, body=body), once=once)


def later(trigger: Node, targets: tuple[object, ...] = (LEADER,), once: int | None = None) -> Node:
    """What happens once at a later moment: an ability that a leader has until then. ``once``: not stackable."""
    return Node("give", targets=targets, gifts=(granted(trigger, _body(Hole("then")), once),), duration=ONCE)


NEXT_TURN, TURN_ENDS = Node("turn_start", owner=ME), Node("turn_end", owner=EACH)
NEXT_OF_OPPONENT = Node("turn_start", owner=Node("player", who="opponent"))
_FOLLOWING = "the~following~effect"
_ENDS = (("", None), (" (this~effect~is~not~stackable.)", 1))
LATER = [
    *W("sentence", "at~the~start~of~your~next~turn, {then:clause}.", tree=Node("say", then=Node("sequence", steps=(later(NEXT_TURN),)))),
    *W("sentence", "at~the~end~of~this~turn|at~the~end~of~the~turn, {then:clause}.", tree=Node("say", then=Node("sequence", steps=(later(TURN_ENDS),)))),
    *W("sentence", "at~the~start~of~your~opponent's~next~turn, {then:clause}.", tree=Node("say", then=Node("sequence", steps=(later(NEXT_OF_OPPONENT),)))),
    *(w for mark in (":", "-") for end, once in _ENDS for w in W(
        "effect", f"give {{who:target+}} {_FOLLOWING} {mark} at~the~start~of~your~next~turn, {{then:clause}}." + end, tree=later(NEXT_TURN, (Hole("who"),), once))),
    *(w for mark in (":", "-") for end, once in _ENDS for w in W(
        "effect", f"give {{who:target+}} {_FOLLOWING} {mark} at~the~start~of~your~next~turn, {{then:steps}}, then~remove~this~effect|and~remove~this~effect." + end,
        tree=later(NEXT_TURN, (Hole("who"),), once))),
    *W("ability_line", "the~next~time {player} {deed~n}, {then:steps}.", tree=Node(
        "ability", trigger=Node("when_player", player=Hole("player"), deed=Hole("deed")), body=_body(Hole("then"), Node("sequence", steps=(Node("lose_this"),))))),
]

_NEXT = Node("damage_next", amount=_AMOUNT)


def _shielded(who: str, targets: tuple[Node, ...]) -> list[Wording]:
    said = f"{who} takes~damage, reduce~that~damage to {{amount:much}}", f"damage~is~dealt~to {who}, reduce~that~damage to {{amount:much}}"
    return W("effect", *("the~next~time " + words for words in said), tree=Node("be", targets=targets, quality=_NEXT))


SHIELDS = [*_shielded("this~follower", THIS), *_shielded("your~leader", (LEADER,)), *_shielded("it", (Node("it"),))]

_EVERY = Each("lines", Node("ability", line=Hole("item")))
LISTED = [
    *W("listed", "- {line:ability_line}", tree=Hole("line")),
    *W("sentence", "give {targets:target+} the~following~effects. {lines:listed*}", "give {targets:target+} the~following~effects: {lines:listed*}", tree=Node(
        "say", then=Node("sequence", steps=(Node("give", targets=Hole("targets"), gifts=_EVERY),)))),
    *W("sentence", "{steps:effect&} and give {targets:target+} the~following~effects. {lines:listed*}", tree=Node(
        "say", then=Node("sequence", steps=(Hole("steps"), Node("give", targets=Hole("targets"), gifts=_EVERY))))),
    *W("sentence", "gain the~following~effects. {lines:listed*}", tree=Node("say", then=Node("sequence", steps=(Node("gain", gifts=_EVERY),)))),
    *W("sentence", "if {condition}, gain the~following~effects. {lines:listed*}", tree=Node(
        "if", condition=Hole("condition"), then=Node("sequence", steps=(Node("gain", gifts=_EVERY),)))),
    *W("sentence", "while this~follower|this~amulet is~in~play, your~leader has the~following~effects. {lines:listed*}", tree=Node(
        "say", then=Node("sequence", steps=(Node("be", targets=(LEADER,), quality=Node("has", gifts=_EVERY)),)))),
    *(w for n in range(1, 10) for w in W("choice", f"{n}. {{do:steps}}.", tree=Hole("do"))),
]

_CHOSEN, _DRAWN = {"options": Hole("options")}, {"options": Hole("options"), "random": 1}
_CARD = Node("sequence", steps=(Node("add", made=(Node("new", count=Node("number", n=1), card=Hole("item")),), into=Node("into", owner=ME, zone="hand")),))
_SUMMONED = Node("sequence", steps=(Node("summon", made=(Node("new", count=Node("number", n=1), card=Hole("item")),)),))


def _several(words: str, options: Each, random: int | None) -> list[Wording]:
    """So many different ones of a list of new cards."""
    tree = Node("say", then=Node("choose", several=Hole("several"), options=options, random=random))
    lists = (". {cards:bullet*}", ": {cards:bullet*}", ": {cards:NAME+}.", ": {cards:NAME|}.")
    return [w for tail in lists for w in W("sentence", words + tail, tree=tree)]


MODES = [
    *W("sentence", "select a mode~to~activate. {options:choice*}", tree=Node("say", then=Node("choose", **_CHOSEN))),
    *W("sentence", "select {several:NUMBER} modes~to~activate. {options:choice*}", tree=Node("say", then=Node("choose", several=Hole("several"), **_CHOSEN))),
    *W("sentence", "{cost} - select a mode~to~activate. {options:choice*}", tree=Node("say", then=Node("paying", cost=Hole("cost"), then=Node("choose", **_CHOSEN)))),
    *W("sentence", "randomly activate {several:NUMBER} of~the~following~effects. {options:choice*}", tree=Node("say", then=Node("choose", several=Hole("several"), **_DRAWN))),
    *W("sentence", "choose: activate {several:NUMBER} of~the~following~effects. {options:choice*}", tree=Node("say", then=Node("choose", several=Hole("several"), **_CHOSEN))),
    *_several("choose - put {several:NUMBER} of~the~following~cards into~your~hand", Each("cards", _CARD), None),
    *_several("choose: put {several:NUMBER} of~the~following~cards into~your~hand", Each("cards", _CARD), None),
    *_several("randomly put {several:NUMBER} of~the~following~cards into~your~hand", Each("cards", _CARD), 1),
    *_several("choose: summon {several:NUMBER} of~the~following~cards", Each("cards", _SUMMONED), None),
    *_several("randomly summon {several:NUMBER} of~the~following~cards|of~the~following", Each("cards", _SUMMONED), 1),
]

_THESE = Node("play_as", cards=Hole("cards"))
_ON_PLAY = ("play~this~card~as a|an {cards:NAME|}.", "use~play~points~equal~to~this~card's~cost~and~play~this~card~as a|an {cards:NAME|}.")
PLAYED_AS = [
    *W("line", *("choose: " + words for words in _ON_PLAY), tree=_THESE),
    *W("line", *("if {condition}, choose: " + words for words in _ON_PLAY), tree=Node("play_as", cards=Hole("cards"), condition=Hole("condition"))),
]

ALL_STACK = Node("figure_of", attribute=Node("attribute", name="stack"), total=1, target=Node("all", filter=Node(
    "filter", adjectives=(Node("side", who="me"),), noun=Node("card"))))
A_STACK = Node("chosen", count=Node("number", n=1), filter=Node("filter", adjectives=(Node("side", who="me"),), noun=Node("card"), tests=(
    Node("figure", attribute=Node("attribute", name="stack"), bound=Node("at_least", n=Node("number", n=1))),)))
OTHERS = [
    *W("amount", "the~total~allied~stack~count~in~play", tree=ALL_STACK),
    *W("effect", "add {amount:quantity} to an~allied~stack~in~play", tree=Node("change", how="more", targets=(A_STACK,), attribute=Node("attribute", name="stack"), amount=_AMOUNT)),
    *W("sentence", "(this~card~will~be~treated~as a|an {card:NAME}.)", tree=Node("treated_as", card=Hole("card"))),
    *W("clause", "{then:steps} for~each {filter}", tree=Node("where", x=Node("count", filter=Hole("filter")), then=Node("repeat", n=Node("x"), then=Hole("then")))),
    *W("deed", "discard[s] cards~from~your~hand|cards", tree=Node("discards", what=Node("any_of", filter=Node("filter", noun=Node("card"))))),
    *W("effect", "activate its {head} effect(s)", tree=Node("activate", head=Hole("head"), targets=(Node("it"),))),
    *W("effect", "activate their {head} effects", tree=Node("activate", head=Hole("head"), targets=(Node("them"),))),
    *W("effect", "replicate~the~effects~of this~card's|this~follower's {head} ability", tree=Node("activate", head=Hole("head"), targets=THIS)),
    *W("effect", "invoke this~card", tree=Node("invoke")),
    *W("quality", "cost[s] {amount:quantity} less~to~play", tree=Node("cost_less", amount=_AMOUNT)),
]

LATE = [*LATER, *SHIELDS, *LISTED, *MODES, *PLAYED_AS, *OTHERS]
