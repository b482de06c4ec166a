"""How printed English cards say further things: two places at once, cards as they were, exact numbers, what is done again and again."""
from engine.language.cards.shared import COST
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W, Wording

ME = Node("player", who="me")
THIS, IT = (Node("this"),), (Node("it"),)
_HAND, _DECK = Node("in", owner=ME, zone="hand"), Node("in", owner=ME, zone="deck")
_N, _AMOUNT, _TARGETS = Hole("n"), Hole("amount"), Hole("targets")
_ONE = Node("number", n=1)
_EXACTLY = Node("exactly", n=_N)
_SPOKEN = "{adjectives:adjective*?} {noun~n} {tests:test*?}"


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


def _those(*tests: object, adjectives: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(Hole("tests"), *tests))


def _either(first: Node, second: Node) -> Node:
    return Node("either_filter", first=first, second=second)


def _as_they_were(words: str, test: Node) -> list[Wording]:
    """Cards that had something when they were destroyed."""
    gone = Node("past", happening=Node("destroyed"), period=Hole("period"))
    return W("filter", f"{_SPOKEN} that|and had {words} when~it~was~destroyed|when~they~were~destroyed {{period}}", tree=_those(test, gone))


_OF_EITHER_COST = _either(*(_those(Node("figure", attribute=COST, bound=Node("exactly", n=Hole(n)))) for n in "ab"))
FILTERS = [
    *W("filter", _SPOKEN + " in your hand and~deck|and~in~your~deck", tree=_either(_those(_HAND), _those(_DECK))),
    *W("filter", _SPOKEN + " in~play and|or in~your~hand|your~hand", tree=_either(_those(), _those(_HAND))),
    *_as_they_were("{keyword:KEYWORD}", Node("with_keyword", keyword=Hole("keyword"))),
    *_as_they_were("{head}", Node("with_ability", head=Hole("head"))),
    *W("filter", "{adjectives:adjective*?} {a:quantity} -play-point or {b:quantity} -play-point {noun~n} {tests:test*?}", tree=_OF_EITHER_COST),
    *W("target", "all {adjectives:adjective*?} {a:quantity} -play-point and {b:quantity} -play-point {noun~pl} {tests:test*?}", tree=Node("all", filter=_OF_EITHER_COST)),
    *W("noun_one", "copy(copies)~of {card:NAME~n}", tree=Node("named", card=Hole("card"))),
]

CONDITIONS = [
    *W("condition_and", "{first:condition_one} , and {second:condition_and}", tree=Node("both", first=Hole("first"), second=Hole("second"))),
    *W("condition_and", "{first:condition_one} , {second:condition_one} , and {third:condition_one}", tree=Node(
        "both", first=Hole("first"), second=Node("both", first=Hole("second"), second=Hole("third")))),
    *W("condition", "{first:condition_and} or~if|,~or~if {second:condition}", tree=Node("either_condition", first=Hole("first"), second=Hole("second"))),
    *W("condition_one", "{player} have|has|had {n:quantity} " + _SPOKEN, tree=Node("has_cards", player=Hole("player"), bound=_EXACTLY, filter=_those())),
    *W("condition_one", "there~are {n:quantity} " + _SPOKEN, "there~are {n:quantity} " + _SPOKEN + " in~play", tree=Node("exists", yes=1, bound=_EXACTLY, filter=_those())),
]

_FULL = Node("room", zone="hand")
AGAIN = [
    *W("core", "repeat|repeat~this once", tree=Node("again", n=_ONE)),
    *W("core", "repeat|repeat~this {n:quantity} time(s)", tree=Node("again", n=_N)),
    *W("core", "repeat until~your~area~is~full", tree=Node("again", n=Node("room", zone="board"))),
    *W("effect", "draw~cards until~your~hand~is~full", tree=Node("draw", count=_FULL)),
]

EFFECTS = [
    *W("effect", "double this~follower's {attribute}", tree=Node("double", targets=THIS, attribute=Hole("attribute"))),
    *W("effect", "double its {attribute}", tree=Node("double", targets=IT, attribute=Hole("attribute"))),
    *W("effect", "double {targets:target+} 's|' {attribute}", tree=Node("double", targets=_TARGETS, attribute=Hole("attribute"))),
    *W("effect", "return {targets:target+} to~your~opponent's~hand|to~its~owner's~hand|to~their~owner's~hand|to~their~owners'~hands", tree=Node("return", targets=_TARGETS)),
    *W("effect", "{what:filter~pl} can't~be~played {duration?}", tree=Node("be", targets=THIS, quality=Node("cant_play", what=Hole("what")), duration=Hole("duration"))),
    *W("target", "the~top~card of {owner} {zone:ZONE}", tree=Node("top", count=_ONE, owner=Hole("owner"), zone=Hole("zone"))),
    *W("target", "all~of~the {filter~pl}", "each {filter}", tree=Node("all", filter=Hole("filter"))),
    *W("gift", "the {trait:TRAIT} trait", tree=Node("trait", trait=Hole("trait"))),
    *W("effect", "give~up {amount:quantity} {counter:COUNTER~n}", tree=Node("points", how="lose", amount=_AMOUNT, counter=Hole("counter"))),
]


def _by_lot(names: str) -> list[Wording]:
    """One of several keywords, drawn, for what was just made or touched."""
    slots = [f"{{{name}:KEYWORD}}" for name in names]
    listed = f"{slots[0]} or {slots[1]}" if len(slots) == 2 else ", ".join(slots[:-1]) + ", or " + slots[-1]
    options = tuple(_steps(Node("give", targets=IT, gifts=(Node("keyword", keyword=Hole(name)),))) for name in names)
    lot = Node("say", then=Node("choose", options=options, random=1))
    return W("body", f"{{before:steps}} and randomly give it {listed}.", tree=Node("body", sentences=(Node("say", then=Hole("before")), lot)))


_GIVEN = "give {targets:target+} the~following~effect"
_LINE, _DURATION = Node("ability", line=Hole("line")), Hole("duration")
_EVERY = Each("lines", Node("ability", line=Hole("item")))
_IN_ORDER = "activate {n:quantity} of~the~following~effects in~order"
_NEXT = {"n": _N, "options": Hole("options")}
IN_ORDER = [
    *(w for n in range(1, 10) for w in W("choice", f"{n}. {{cost}}: {{do:steps}}.", f"{n}. {{cost}} - {{do:steps}}.", tree=Node("paying_option", cost=Hole("cost"), then=Hole("do")))),
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

_PAID, _ALONE = Node("enhanced", n=Hole("n")), _steps(Hole("a"))
_MORE = _steps(Hole("a"), Hole("b"))


def _enhanced() -> list[Wording]:
    """Sentences behind "Enhance (7)" within a line."""
    made = []
    for head in ("enhance ({n:NUMBER}):", "enhance ({n:NUMBER}) -"):
        made += W("enhanced", f"{head} {{then:clause}}.", tree=Node("if", condition=_PAID, then=Hole("then")))
        made += W("enhanced", f"{head} {{then:clause}} instead.", f"{head} instead, {{then:clause}}.", tree=Node("instead", condition=_PAID, then=Hole("then")))
        made += W("enhanced", f"{head} {{a:short}} instead.", tree=Node("instead", condition=_PAID, then=_ALONE))
        made += W("enhanced", f"{head} {{a:other}} instead and|,~and {{b:effect&}}.", tree=Node("instead", condition=_PAID, then=_MORE))
    return made


ENHANCED = [
    *_enhanced(),
    *W("body", "{sentences:sentence*} {more:enhanced*}", tree=Node("body", sentences=(Hole("sentences"), Hole("more")))),
]

_CHOICELESS = "(excluding~Choose~and~targeted~effects)"


def _choiceless(words: str, targets: object) -> list[Wording]:
    return W("effect", f"{words} {_CHOICELESS}", tree=Node("activate", head=Hole("head"), targets=targets, untargeted=1))


_ALL_COSTS = Node("all", filter=Node("filter", noun=Node("card"), tests=(_HAND,)))
_X, _MOST = Node("x"), Node("no_more", n=Hole("x"), most=Hole("most"))
_FUSED = Node("past", happening=Node("fused_to_any"), period=Hole("period"))
_USED = Node("stack_used", period=Hole("period"))
CONCEPTS = [
    *_choiceless("activate its {head} effect(s)", IT),
    *_choiceless("activate their {head} effects", (Node("them"),)),
    *_choiceless("activate the~summoned~follower's {head} effects", IT),
    *_choiceless("activate {targets:target+} 's {head} effects", _TARGETS),
    *W("effect", "halve the~cost|the~costs of {targets:target+} (rounding~up)", tree=Node("halve", targets=_TARGETS, attribute=COST, up=1)),
    *W("effect", "halve its cost (rounding~up)", tree=Node("halve", targets=IT, attribute=COST, up=1)),
    *W("effect", "halve the~cost|the~costs of {targets:target+}", tree=Node("halve", targets=_TARGETS, attribute=COST)),
    *W("effect", "deal a~pool~of {amount:much} damage divided~between {targets:target+}", "deal {amount:much} damage split~between {targets:target+}", tree=Node(
        "deal_pool", amount=_AMOUNT, targets=_TARGETS)),
    *W("test", "fused {period}", "that was|were|have~been|has~been fused {period}", tree=_FUSED),
    *W("condition_one", "you've~fused {what:filter~pl} {period}", tree=Node(
        "did", player=ME, deed=Node("fuses", what=Node("any_of", filter=Hole("what"))), period=Hole("period"))),
    *W("condition_one", "{bound:limit} allied~Stacked~card(s) have|has been~consumed {period}", tree=Node("compare", left=_USED, limit=Hole("bound"))),
    *W("amount", "the~number~of~allied~Stacked~cards~consumed {period}", tree=_USED),
    *W("sentence", "{then:core}. do~this X times (up~to {most:NUMBER} times). X~equals|X~is {x:amount}.", tree=Node(
        "say", then=Node("where", then=Node("repeat", n=_X, then=Hole("then")), x=_MOST))),
    *W("effect", "put into~your~hand {made:made+}", tree=Node("add", made=Hole("made"), into=Node("into", owner=ME, zone="hand"))),
    *W("pointer", "that~copy|the~copy", tree=Node("it")),
    *W("effect", "discard this~card from~your~hand", tree=Node("discard", targets=THIS)),
    *W("condition_one", "it's|it~is {adjective}", tree=Node("is_like", yes=1, target=Node("it"), adjective=Hole("adjective"))),
    *W("condition_one", "it's|it~is not {adjective}", "it~isn't {adjective}", tree=Node("is_like", yes=0, target=Node("it"), adjective=Hole("adjective"))),
]
_WORKS_IN_HAND = Node("works_in", place=_HAND)
IN_HAND = [
    *W("ability_line", "activates~in~hand. {modifiers:modifier*?} {trigger}, {body}", "{modifiers:modifier*?} {trigger}, {body} (this~follower|this~card must~be~in~your~hand~for~this~effect~to~activate.)",
       "{modifiers:modifier*?} {trigger} while~this~card~is~in~your~hand, {body}", "while~this~card~is~in~your~hand, {modifiers:modifier*?} {trigger}, {body}", tree=Node(
        "ability", modifiers=(Hole("modifiers"), _WORKS_IN_HAND), trigger=Hole("trigger"), body=Hole("body"))),
]

LASTING = [
    *W("duration", "until~the~start~of~your~opponent's~turn|until~the~start~of~the~opponent's~turn", tree=Node("until", edge="start", turn="next_opponent")),
    *W("effect", "{targets:target+} {quality~n} this~turn", tree=Node("be", targets=_TARGETS, quality=Hole("quality"), duration=Node("until", edge="end", turn="this"))),
    *(w for mark in "-:" for w in W(
        "effect", f"{_GIVEN} {mark} {{line:ability_line}} this~effect~lasts {{duration}}", f"{_GIVEN} {mark} {{line:ability_line}} (this~effect~lasts {{duration}}.)",
        tree=Node("give", targets=_TARGETS, gifts=(_LINE,), duration=_DURATION))),
    *(w for mark in ".:" for w in W(
        "sentence", f"{_GIVEN}s{mark} {{lines:listed*}} (these~effects~last {{duration}}.)", tree=Node(
            "say", then=_steps(Node("give", targets=_TARGETS, gifts=_EVERY, duration=_DURATION))))),
]

LOTS = [w for names in ("ab", "abc", "abcd") for w in _by_lot(names)]

_CARD = Node("new", count=_ONE, card=Hole("item"))
_ADDED = Node("add", made=(_CARD,), into=Node("into", owner=ME, zone="hand"))


def _listed(words: str, several: object, random: int | None) -> list[Wording]:
    """New cards of a list, so many different ones, and what is done to each of them besides."""
    options = Each("cards", _steps(_ADDED, Hole("more")))
    tree = Node("say", then=Node("choose", several=several, options=options, random=random))
    return [w for tail in (". {cards:bullet*}", ": {cards:bullet*}", ": {cards:NAME|}.") for w in W("sentence", words + " into~your~hand and {more:effect&}" + tail, tree=tree)]


LISTS = [
    *(w for mark in "-:" for w in _listed(f"choose {mark} put {{several:NUMBER}} of~the~following~cards", Hole("several"), None)),
    *_listed("randomly put {several:NUMBER} of~the~following~cards", Hole("several"), 1),
]

FURTHER_SAID = [*FILTERS, *CONDITIONS, *AGAIN, *EFFECTS, *IN_ORDER, *SELECTED, *ENHANCED, *CONCEPTS, *IN_HAND, *LASTING, *LOTS, *LISTS]
