"""How printed English cards say more: for each, what held before, effects that come once each, turns after the next."""
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME = Node("player", who="me")
THIS = (Node("this"),)
LEADER = (Node("leader", who="me"),)
_AT_LEAST, _AT_MOST = Node("at_least", n=Hole("n")), Node("at_most", n=Hole("n"))
_SPOKEN = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


def _those(*adjectives: object, tests: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(*tests, Hole("tests")))


_EITHER = Node("either_filter", first=Hole("a"), second=Hole("b"))
FILTERS = [
    *W("amount", "the~number~of other~different|different~other " + _SPOKEN, tree=Node("count", different=1, filter=_those(Node("other")))),
    *W("condition_one", "{bound:limit} different " + _SPOKEN + " are|is in~play", tree=Node("compare", limit=Hole("bound"), left=Node("count", different=1, filter=_those()))),
    *W("condition_one", "any {a:filter~pl} or any {b:filter~pl} are|is in~play", tree=Node("exists", yes=1, filter=_EITHER)),
    *W("filter", "{adjectives:adjective*?} {n:quantity} -attack {noun~n} {tests:test*?}", tree=_those(tests=(
        Node("figure", attribute=Node("attribute", name="attack"), bound=Node("exactly", n=Hole("n"))),))),
    *W("filter", "{adjectives:adjective*?} {noun~n} with {a:KEYWORD} and {b:KEYWORD} {tests:test*?}", tree=_those(tests=(
        Node("with_keyword", keyword=Hole("a")), Node("with_keyword", keyword=Hole("b"))))),
    *W("filter", "{adjectives:adjective*?} {noun~n} with {a:KEYWORD} or {b:KEYWORD}", tree=Node(
        "either_filter", first=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("with_keyword", keyword=Hole("a")),)),
        second=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("with_keyword", keyword=Hole("b")),)))),
    *W("effect", "spellboost the {filter~pl} {times?}", tree=Node("spellboost", targets=(Node("all", filter=Hole("filter")),), times=Hole("times"))),
]

_EACH_OF_THEM = Node("where", x=Node("count", filter=Hole("filter")), then=Node("repeat", n=Node("x"), then=Hole("then")))
_RANDOMLY = "randomly activate 1 of~the~following~effects"
_UNUSED = Node("say", then=Node("choose", options=Hole("options"), random=1, unused=1))
SENTENCES = [
    *W("sentence", "for~each {filter}, {then:steps}.", tree=Node("say", then=_EACH_OF_THEM)),
    *W("sentence", "then, {then:clause} if {condition}.", tree=Node("if", condition=Hole("condition"), then=Hole("then"))),
    *W("sentence", "then, {counter:COUNTER} ({n:quantity}): {then:clause}.", "then, {counter:COUNTER} ({n:quantity}) - {then:clause}.", tree=Node(
        "if", condition=Node("has_points", player=ME, bound=_AT_LEAST, counter=Hole("counter")), then=Hole("then"))),
    *W("sentence", f"{_RANDOMLY}. the~same~effect~will~not~activate~twice. {{options:choice*}}", f"{_RANDOMLY}. {{options:choice*}} (the~same~effect~will~not~activate~twice.)", tree=_UNUSED),
    *W("sentence", f"if {{condition}}, {_RANDOMLY}. the~same~effect~will~not~activate~twice. {{options:choice*}}", tree=Node("if", condition=Hole("condition"), then=_UNUSED["then"])),
    *W("ability_line", "invocation: {modifiers:modifier*} {when:trigger}, {body}", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=Node("invocation", when=Hole("when")), body=Hole("body"))),
]

_ALREADY = Node("already", condition=Node("state", state=Hole("state"), yes=1))
CONDITIONS = [
    *W("condition_one", "{state:STATE} is~already~active~for~you when~this~card~is~played", tree=_ALREADY),
    *W("condition_one", "{it:condition_one} when~this~card~is~played", tree=Node("already", condition=Hole("it"))),
    *W("condition_one", "you've~spent at~least {n:quantity} shadows~to~perform~Necromancy {period}", tree=Node(
        "compare", left=Node("spent_on_necromancy", period=Hole("period")), limit=_AT_LEAST)),
]


def _changed_damage(words: str, bound: Node) -> list[Wording]:
    """Damage of so much that becomes another amount."""
    return W("sentence", f"whenever {{n:quantity}} {words} this~follower, reduce that~damage to {{amount:much}}.", tree=Node("say", then=_steps(Node(
        "be", targets=THIS, quality=Node("damage_taken", bound=bound, amount=Hole("amount"))))))


DAMAGE = [
    *_changed_damage("damage~or~less~is~dealt~to", _AT_MOST),
    *_changed_damage("damage~or~more~is~dealt~to|or~more~damage~is~dealt~to", _AT_LEAST),
]

_TURN, _ONCE = Node("turn_start", owner=ME), Node("once_only")


def _at_next(targets: object, *steps: object, once: int | None = None) -> Node:
    line = Node("ability", trigger=_TURN, body=Node("body", sentences=(Node("say", then=_steps(*steps)),)))
    return Node("give", targets=targets, gifts=(Node("ability", line=line, once=once),), duration=_ONCE)


_AFTER_NEXT = "at~the~start~of~your~turn~after~your~next~turn"
_NESTED = _at_next(LEADER, Hole("then"))
LATER = [
    *W("sentence", f"{_AFTER_NEXT}, {{then:effect&}}.", tree=Node("say", then=_steps(_at_next(LEADER, _NESTED)))),
    *(w for mark in (":", "-") for end, once in (("", None), (" (this~effect~is~not~stackable.)", 1)) for w in W(
        "effect", f"give {{who:target+}} the~following~effect {mark} {_AFTER_NEXT}, {{then:effect&}}, then~remove~this~effect|and~remove~this~effect." + end,
        tree=_at_next(Hole("who"), _NESTED, once=once))),
]

MORE_SAID = [*FILTERS, *SENTENCES, *CONDITIONS, *DAMAGE, *LATER]
