"""How printed English cards count and compare: which time it is, the same condition with another bound, one side against the other."""
from engine.language.cards.shared import COST
from engine.language.said_before import AGAIN, NTH
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME, OPPONENT = Node("player", who="me"), Node("player", who="opponent")
_AT_LEAST, _EXACTLY = Node("at_least", n=Hole("n")), Node("exactly", n=Hole("n"))
_WORDS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth", "thirteenth")
_SUFFIXES = {1: "st", 2: "nd", 3: "rd"}
ORDINALS = [w for n, word in enumerate(_WORDS, 1) for w in W("ordinal", word, f"{n}{_SUFFIXES.get(n, 'th')}", tree=Node("number", n=n))]
_COUNTED = "time|card|follower|spell|amulet"


def _bounded(kind: str, n: str) -> Node:
    return Node(kind, n=Hole(n))


def _either(*tests: Node) -> Node:
    """One of several conditions."""
    first, *rest = tests
    return Node("either_condition", first=first, second=_either(*rest)) if rest else first


def _listed(names: str) -> str:
    """So many ordinals as one list: “second or fourth”, “fifth, seventh, or ninth”."""
    slots = [f"{{{name}:ordinal}}" for name in names]
    return f"{slots[0]} or {slots[1]}" if len(slots) == 2 else ", ".join(slots[:-1]) + ", or " + slots[-1]


_IT_IS = "it's|it~is"
_PERIOD = Hole("period")


def _times(tail: str, **parts: object) -> list[Wording]:
    """Which time it is that what the trigger waits for has come about."""
    made = [
        *W("condition_one", f"{_IT_IS} the|your {{n:ordinal}} {tail}", tree=Node(NTH, bound=_EXACTLY, **parts)),
        *W("condition_one", f"{_IT_IS} the|your {{n:ordinal}} {tail.partition(' ')[0]} or~later {tail.partition(' ')[2]}", tree=Node(NTH, bound=_AT_LEAST, **parts)),
    ]
    for names in ("ab", "abc", "abcd", "abcde", "abcdef"):
        tests = [Node(NTH, bound=_bounded("exactly", name), **parts) for name in names]
        made += W("condition", f"{_IT_IS} the|your {_listed(names)} {tail}", tree=_either(*tests))
    return made


NTH_TIMES = [
    *_times(_COUNTED + " {period}", period=_PERIOD),
    *_times(_COUNTED + " you've~played {period}", period=_PERIOD),
    *_times(_COUNTED + " played {period}", period=_PERIOD),
    *W("condition_one", f"{_IT_IS} the|your {{n:ordinal}} {{period}}", tree=Node(NTH, bound=_EXACTLY, period=_PERIOD)),
    *W("condition_one", f"{_IT_IS} the|your {{n:ordinal}}", f"{_IT_IS} the|your {{n:ordinal}} {_COUNTED}", tree=Node(AGAIN, bound=_EXACTLY)),
    *W("condition", f"{_IT_IS} the|your {_listed('ab')}", f"{_IT_IS} the|your {_listed('ab')} {_COUNTED}", tree=_either(
        Node(AGAIN, bound=_bounded("exactly", "a")), Node(AGAIN, bound=_bounded("exactly", "b")))),
]

_TURN = Node("turn_number", owner=ME)


def _turns(words: str) -> list[Wording]:
    """Conditions on which of its player's turns it is."""
    made = W("condition_one", f"{words} your {{n:ordinal}} turn", tree=Node("compare", left=_TURN, limit=_EXACTLY))
    for names in ("ab", "abc", "abcd"):
        made += W("condition", f"{words} your {_listed(names)} turn", tree=_either(*(Node("compare", left=_TURN, limit=_bounded("exactly", n)) for n in names)))
    return made


def _own_turn(bound: Node, later: str, invoked: bool) -> list[Wording]:
    """What comes at one of its player's turns and no other."""
    trigger = Node("turn_start", owner=ME)
    whole = Node("invocation", when=trigger) if invoked else trigger
    test = Node("compare", left=_TURN, limit=bound)
    head = "invocation: " if invoked else ""
    return [
        *W("ability_line", f"{head}at~the~start~of your {{n:ordinal}} turn{later}, {{body}}", tree=Node("ability", trigger=whole, condition=test, body=Hole("body"))),
        *W("ability_line", f"{head}at~the~start~of your {{n:ordinal}} turn{later}, if {{condition}}, {{then:clause}}.", tree=Node(
            "ability", trigger=whole, condition=Node("both", first=test, second=Hole("condition")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    ]


TURNS = [
    *_turns("it's|it~is|this~is"),
    *(w for invoked in (False, True) for bound, later in ((_EXACTLY, ""), (_AT_LEAST, " or~later")) for w in _own_turn(bound, later, invoked)),
]

# “Then, if at least 7 have evolved, …”: what was asked before, with another bound.
SAME_AGAIN = [
    *W("condition_one", "{bound:limit} {happening:happened~n}", "{bound:limit} {of:filter~pl} {happening:happened~n}", tree=Node(
        AGAIN, bound=Hole("bound"), happening=Hole("happening"), of=Hole("of"))),
    *W("condition_one", "{bound:limit} have|has evolved", tree=Node(AGAIN, bound=Hole("bound"), happening=Node("evolves"))),
    *W("condition_one", "you've~played {bound:limit}", tree=Node(AGAIN, bound=Hole("bound"), happening=Node("plays"))),
]


def _cards(*tests: object, adjectives: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=adjectives, noun=Node("card"), tests=tests)


def _in_hand(who: Node) -> Node:
    return Node("count", filter=_cards(Node("in", owner=who, zone="hand")))


def _in_play(who: str) -> Node:
    return Node("count", filter=_cards(adjectives=(Node("side", who=who),)))


def _more(left: object, right: object, kind: str = "more_than") -> Node:
    return Node("compare", left=left, limit=Node(kind, n=right))


_MINE, _THEIRS = (Node("figure_of", attribute=Node("attribute", name="defense"), target=Node("leader", who=who)) for who in ("me", "opponent"))
_A, _B = Node("count", filter=Hole("a")), Node("count", filter=Hole("b"))
SIDES = [
    *W("condition_one", "you~have~more~cards~in~hand~than~your~opponent|you~have~more~cards~in~your~hand~than~your~opponent", tree=_more(_in_hand(ME), _in_hand(OPPONENT))),
    *W("condition_one", "your~opponent~has~more~cards~in~hand~than~you|your~opponent~has~more~cards~in~their~hand~than~you", tree=_more(_in_hand(OPPONENT), _in_hand(ME))),
    *W("condition_one", "your~opponent~has~more~cards~in~play~than~you|the~opponent~has~more~cards~in~play~than~you", tree=_more(_in_play("opponent"), _in_play("me"))),
    *W("condition_one", "there~are~fewer {a:filter~pl} than {b:filter~pl}", tree=_more(_A, _B, "less_than")),
    *W("condition_one", "there~are~more {a:filter~pl} than {b:filter~pl}", tree=_more(_A, _B)),
    *W("condition_one", "the~leader's~defense~is~higher~than~yours|the~enemy~leader's~defense~is~higher~than~yours|their~defense~is~higher~than~yours|"
       "the~enemy~leader's~defense~is~higher~than~your~leader's~defense", tree=_more(_THEIRS, _MINE)),
    *W("condition_one", "your~leader's~defense~is~higher~than~the~enemy~leader's~defense|your~leader's~defense~is~higher~than~the~enemy~leader's", tree=_more(_MINE, _THEIRS)),
]

_THIS_TURN = Node("period", when="turn")
_HIMSELF = Node("this")
COUNTS = [
    *W("condition_one", "{state:STATE} has~been~activated~for~you at~least {n:quantity} time(s) {period}", tree=Node(
        "compare", left=Node("times_state", state=Hole("state"), period=_PERIOD), limit=_AT_LEAST)),
    *W("condition_one", "it~has~been~activated|it~has~been~activated~for~you at~least {n:quantity} time(s)", tree=Node(AGAIN, bound=_AT_LEAST)),
    *W("condition_one", "only {n:quantity} {filter~n} is|are in~play", tree=Node("exists", yes=1, bound=_EXACTLY, filter=Hole("filter"))),
    *W("condition_one", "{keyword:KEYWORD} is~active~for {target:pointer}", tree=Node("is", yes=1, target=Hole("target"), filter=Node(
        "filter", noun=Node("card"), tests=(Node("with_keyword", keyword=Hole("keyword")),)))),
    *W("condition_one", "{keyword:KEYWORD} is~active~for any|an {adjectives:adjective*?} {noun} in~play", tree=Node("exists", yes=1, filter=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("with_keyword", keyword=Hole("keyword")),)))),
    *W("condition_one", "this~follower~has~been~damaged", tree=Node("is_like", yes=1, target=_HIMSELF, adjective=Node("damaged"))),
    *W("condition_one", "this~follower~didn't~attack~this~turn", tree=Node("compare", limit=Node("exactly", n=Node("number", n=0)), left=Node(
        "times", subject=_HIMSELF, happening=Node("attacks"), period=_THIS_TURN))),
    *W("condition_one", "you~and~your~opponent|both~players have {n:quantity} {counter:COUNTER~pl}", tree=Node(
        "both", first=Node("has_points", player=ME, bound=_EXACTLY, counter=Hole("counter")), second=Node("has_points", player=OPPONENT, bound=_EXACTLY, counter=Hole("counter")))),
    *W("condition_one", "you've~played any {filter~pl} {period}", "you've~played {filter~pl} {period}", "you~played a|an {filter} {period}", tree=Node(
        "did", player=ME, deed=Node("plays", what=Node("any_of", filter=Hole("filter"))), period=_PERIOD)),
    *W("condition_one", "you~discarded any {filter~pl} {period}", tree=Node("did", player=ME, deed=Node("discards", what=Node("any_of", filter=Hole("filter"))), period=_PERIOD)),
    *W("condition_one", "you~selected a|an {filter}", tree=Node("is", yes=1, target=Node("it"), filter=Hole("filter"))),
    *W("condition_one", "the~selected~follower|the~selected~card|the~selected~amulet {a:figured}", tree=Hole("a")),
    *W("figured", "cost[s] at~least {n:quantity} play~point(s)", tree=Node("has_figure", target=Node("it"), attribute=COST, bound=_AT_LEAST)),
    *W("figured", "cost[s] {n:quantity} play~point(s) or~less", tree=Node("has_figure", target=Node("it"), attribute=COST, bound=Node("at_most", n=Hole("n")))),
    *W("condition_one", "there~are~no~duplicate~cards~in~your~deck", tree=Node("no_duplicates")),
    *W("condition_one", "this~amulet's {attribute} is at {n:quantity}", tree=Node("has_figure", target=_HIMSELF, attribute=Hole("attribute"), bound=_EXACTLY)),
    *W("condition_one", "this~amulet's {attribute} is at {n:quantity} or~less", tree=Node("has_figure", target=_HIMSELF, attribute=Hole("attribute"), bound=Node("at_most", n=Hole("n")))),
]

COMPARED = [*ORDINALS, *NTH_TIMES, *TURNS, *SAME_AGAIN, *SIDES, *COUNTS]
