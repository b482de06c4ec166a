"""How printed English cards say where cards go: drawn, put, summoned, returned, discarded."""

from __future__ import annotations

from engine.language.among_said import AMONG
from engine.language.cards.printed.pieces import DRAWN, DURATION, EACH, ME, OPPONENT, TARGETS, THIS, TO_HAND, sequence, those_with
from engine.language.cards.shared import COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_ALL_IN_HAND = Node("all", filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="hand"),)))
_FULL = Node("room", zone="hand")
_HANDS = "the~players'~hands|their~players'~hands|their~owners'~hands|its~owner's~hand|the~owners'~hands"


def _from_deck(adjectives: str, noun: str) -> Node:
    """One drawn card of the deck."""
    return Node("random", count=Node("number", n=1), filter=Node("filter", adjectives=Hole(adjectives), noun=Hole(noun), tests=(Node("in", owner=ME, zone="deck"),)))


def _drawn_both() -> list[Wording]:
    """Cards of several kinds, drawn one after the other."""
    made = []
    for names in ("ab", "abc"):
        slots = [f"a|an {{{name}:adjective*?}} {{{name}_noun:noun}}" for name in names]
        listed = f"{slots[0]} and {slots[1]}" if len(names) == 2 else f"{slots[0]} , {slots[1]} ,~and {slots[2]}"
        tree = Node("put", into=Node("into", owner=ME, zone="hand"), targets=tuple(_from_deck(name, f"{name}_noun") for name in names))
        made += W("effect", f"draw {listed}", f"draw {listed} from~your~deck", tree=tree)
    return made


def _one_of_names() -> list[Wording]:
    """A new card, which of several is drawn."""
    made = []
    for names in ("ab", "abc", "abcd"):
        slots = [f"{{{name}:NAME~n}}" for name in names]
        ways = (f"{slots[0]} or {slots[1]}",) if len(names) == 2 else (", ".join(slots[:-1]) + f" or {slots[-1]}", ", ".join(slots[:-1]) + f" ,~or {slots[-1]}")
        one = (Node("one_of", cards=tuple(Node("new", count=Hole("count"), card=Hole(name)) for name in names)),)
        for said in ways:
            made += W("effect", f"randomly put|add {{count}} {said} into~your~hand|to~your~hand", f"put|add {{count}} random {said} into~your~hand|to~your~hand", tree=Node(
                "add", made=one, into=TO_HAND), preferred=True)
            made += W("effect", f"randomly summon {{count}} {said}", f"summon {{count}} random {said}", tree=Node("summon", made=one), preferred=True)
    return made


MOVING = [
    *W("effect", "randomly discard {count:quantity} of~the~lowest-cost~cards~in~your~hand", tree=Node("discard", targets=(
        Node("random", count=Hole("count"), filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="hand"), Node("lowest", attribute=COST)))),))),
    *_one_of_names(),
    *W("effect", "discard your~hand", tree=Node("discard", targets=(_ALL_IN_HAND,))),
    *W("effect", "{player} summon[s] {made:made+}", tree=Node("summon", made=Hole("made"), player=Hole("player"))),
    *W("effect", "summon {made:made+} for~both~leaders", tree=Node("summon", made=Hole("made"), player=EACH)),
    *W("effect", "put {count} copy(copies)~of {target} into~your~deck", tree=Node(
        "add", made=(Node("copies", count=Hole("count"), target=Hole("target")),), into=Node("into", owner=ME, zone="deck", at="anywhere"))),
    *W("effect", "put {made:made+} into~your~opponent's~deck", tree=Node("add", made=Hole("made"), into=Node("into", owner=OPPONENT, zone="deck", at="anywhere"))),
    *W("effect", "add {made:made+} to~your~deck", tree=Node("add", made=Hole("made"), into=Node("into", owner=ME, zone="deck", at="anywhere"))),
    *W("effect", "put|add {made:made+} into~each~player's~hand|into~both~players'~hands|to~each~player's~hand|to~both~players'~hands", tree=Node(
        "add", made=Hole("made"), into=Node("into", owner=EACH, zone="hand"))),
    *W("effect", "summon it|that~card", tree=Node("put", targets=(Node("it"),), into=Node("into", zone="board"))),
    *W("effect", "summon this~card|this~follower|this~amulet from~your~hand|from~your~deck", "put this~card|this~follower|this~amulet from~your~hand|from~your~deck into~play", "summon this~card", "put this~card into~play", tree=Node("put", targets=THIS, into=Node("into", zone="board"))),
    *W("effect", "summon {count} different {adjectives:adjective*?} {noun~n} {tests:test*?}", "summon {count} random different|different~random {adjectives:adjective*?} {noun~n} {tests:test*?}", tree=Node(
        "summon", made=(Node("copies", count=Node("number", n=1), target=Node("random", count=Hole("count"), different=1, filter=those_with())),))),
    *_drawn_both(),
    *W("effect", "put {made:made+} into~your~opponent's~hand", tree=Node("add", made=Hole("made"), into=Node("into", owner=OPPONENT, zone="hand"))),
    *W("effect", "summon {count} enemy {card:NAME~n}", "summon {count} enemy copies~of {card:NAME}", tree=Node("summon", made=(Node("new", count=Hole("count"), card=Hole("card")),), player=OPPONENT)),
    *W("effect", "put {targets:target+} into~play", tree=Node("put", targets=Hole("targets"), into=Node("into", zone="board"))),
    *W("effect", "draw {count} {adjectives:adjective*?} {noun~n} {tests:test*?}", tree=Node("put", into=Node("into", owner=ME, zone="hand"), targets=(Node(
        "random", count=Hole("count"), filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node("in", owner=ME, zone="deck"), Hole("tests")))),))),
    *W("effect", "draw~cards until~your~hand~is~full", tree=Node("draw", count=_FULL)),
    *W("effect", "return {targets:target+} to~your~opponent's~hand|to~its~owner's~hand|to~their~owner's~hand|to~their~owners'~hands", tree=Node("return", targets=TARGETS)),
    *W("effect", "put into~your~hand {made:made+}", tree=Node("add", made=Hole("made"), into=Node("into", owner=ME, zone="hand"))),
    *W("effect", "discard this~card from~your~hand", tree=Node("discard", targets=THIS)),
    *W("effect", "summon {count} random {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~hand", "randomly summon {count} {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~hand", tree=Node(
        "put", into=Node("into", zone="board"), targets=(Node("random", count=Hole("count"), filter=those_with(Node("in", owner=ME, zone="hand"))),))),
    *W("effect", "summon {count} random {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~deck", "randomly summon {count} {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~deck", tree=Node(
        "put", into=Node("into", zone="board"), targets=(Node("random", count=Hole("count"), filter=those_with(Node("in", owner=ME, zone="deck"))),))),
    *W("effect", "summon {count} random~differently~named|different~random|random~different {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~deck",
       "randomly summon {count} different {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~deck", tree=Node(
        "put", into=Node("into", zone="board"), targets=(Node("random", count=Hole("count"), different=1, filter=those_with(Node("in", owner=ME, zone="deck"))),))),
    *W("effect", f"return {{targets:target+}} to {_HANDS}", tree=Node("return", targets=TARGETS)),
    *W("effect", "draw the~same~number~of~cards|that~many~cards", tree=Node("draw", count=Node("that_many"))),
]

AMONG_ASKED = [
    *W("effect", "return {count:quantity} to~your~hand|to~hand", tree=Node("return", targets=(Node(AMONG, count=Hole("count")),))),
    *(w for lot, more in (("", {}), ("random ", {"random": 1})) for w in W("effect", f"put {{count}} {lot}{{filter~n}} from~among~them {{into}}", tree=Node("put", into=Hole("into"), targets=(Node(
        AMONG, count=Hole("count"), filter=Hole("filter"), **more),)))),
    *W("effect", "discard {count:quantity}", tree=Node("discard", targets=(Node(AMONG, count=Hole("count")),))),
    *W("effect", "randomly discard {count:quantity}", tree=Node("discard", targets=(Node(AMONG, count=Hole("count"), random=1),))),
    *W("effect", "put {count:quantity} into~your~hand", tree=Node("add", count=Hole("count"))),
]

_AFTER = "{adjectives:adjective*?} {noun} {tests:test*?} {into}"


def _of_cost(n: str) -> Node:
    """One drawn card of so much cost."""
    return Node("random", count=Node("number", n=1), filter=Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(
        Node("figure", attribute=COST, bound=Node("exactly", n=Hole(n))), Hole("tests"))))


BOTH_COSTS = [
    *W("effect", "put a~random {a:quantity} -play-point and {b:quantity} -play-point " + _AFTER, tree=Node("put", targets=(_of_cost("a"), _of_cost("b")), into=Hole("into"))),
    *W("effect", "put a~random {a:quantity} -play-point , {b:quantity} -play-point ,~and {c:quantity} -play-point " + _AFTER, tree=Node(
        "put", targets=tuple(_of_cost(n) for n in "abc"), into=Hole("into"))),
]

_ON_BOARD = Node("room", zone="board")
_DIFFERENT_ONES = Node("random", count=_ON_BOARD, different=1, filter=those_with(Node("in", owner=ME, zone="deck")))
_MANY = "{adjectives:adjective*?} {noun~pl} {tests:test*?}"
ROOM = [
    *W("into", "at~the~bottom~of {owner} {zone:ZONE}", tree=Node("into", owner=Hole("owner"), zone=Hole("zone"), at="bottom")),
    *W("into", "at~the~top~of {owner} {zone:ZONE}", tree=Node("into", owner=Hole("owner"), zone=Hole("zone"), at="top")),
    *W("effect", f"randomly put|summon different {_MANY} from~your~deck|from~your~deck~into~play until~your~area~is~full",
       f"put|summon different~random|random~different {_MANY} from~your~deck|from~your~deck~into~play until~your~area~is~full", tree=Node(
        "put", targets=(_DIFFERENT_ONES,), into=Node("into", zone="board"))),
    *W("effect", "summon {card:NAME~pl} until~your~area~is~full", tree=Node("summon", made=(Node("new", count=_ON_BOARD, card=Hole("card")),))),
    *W("effect", "put {card:NAME~pl} into~your~hand~until~it~is~full|into~your~hand~until~it's~full", tree=Node(
        "add", made=(Node("new", count=_FULL, card=Hole("card")),), into=TO_HAND)),
    *W("effect", "put copies~of {target} into~your~hand~until~it~is~full", tree=Node("add", made=(Node("copies", count=_FULL, target=Hole("target")),), into=TO_HAND)),
]

BURIED = [
    *W("effect", "reanimate ({n:quantity}) ({filter~pl} only)", tree=Node("reanimate", n=Hole("n"), filter=Hole("filter"))),
    *W("effect", "reanimate ({n:quantity}) (excluding {card:NAME})", tree=Node("reanimate", n=Hole("n"), filter=Node(
        "filter", noun=Node("kind", word="follower"), tests=(Node("other_than", card=Hole("card")),)))),
]

DONE_AT_RANDOM = [
    *W("effect", "randomly put {drawn} {into}", tree=Node("put", targets=DRAWN, into=Hole("into"))),
    *W("effect", "randomly discard {drawn}", tree=Node("discard", targets=DRAWN)),
    *W("effect", "randomly return {drawn} to~your~hand|to~hand", tree=Node("return", targets=DRAWN)),
    *W("effect", "randomly summon a~copy~of {drawn}", tree=Node("summon", made=(Node("copies", count=Node("number", n=1), target=Hole("drawn")),))),
    *W("effect", "randomly put a~copy~of {drawn} into~your~hand", tree=Node(
        "add", made=(Node("copies", count=Node("number", n=1), target=Hole("drawn")),), into=Node("into", owner=ME, zone="hand"))),
]

_INTO_DECK = Node("into", owner=ME, zone="deck", at="anywhere")
_NEW_ONE = (Node("new", count=Node("number", n=1), card=Hole("card")),)
WITH_KEYWORDS = [
    *W("effect", "summon a|an {card:NAME} with {grants:grant+}", tree=sequence(Node("summon", made=_NEW_ONE), Node("give", targets=(Node("it"),), grants=Hole("grants")))),
    *W("effect", "summon {made:made+} with {grants:grant+}", tree=sequence(Node("summon", made=Hole("made")), Node("give", targets=(Node("them"),), grants=Hole("grants")))),
]
SHUFFLED = [
    *W("effect", "add {targets:target+} to~your~hand", tree=Node("put", targets=TARGETS, into=TO_HAND)),
    *W("effect", "fill~your~area~with {card:NAME~pl}", tree=Node("summon", made=(Node("new", count=Node("room", zone="board"), card=Hole("card")),))),
    *W("effect", "shuffle {made:new_card+} into~your~deck", preferred=True, tree=Node("add", made=Hole("made"), into=_INTO_DECK)),
    *W("effect", "shuffle {targets:target+} into~your~deck", tree=Node("put", targets=TARGETS, into=_INTO_DECK)),
    *W("effect", "shuffle|put|return your~hand into|to your~deck", tree=Node("put", targets=(_ALL_IN_HAND,), into=_INTO_DECK)),
    *W("effect", "gain~control~of {targets:target+} {duration?}", tree=Node("take_control", targets=TARGETS, duration=DURATION)),
]

PRINTED_MOVING = [*WITH_KEYWORDS, *SHUFFLED, *MOVING, *AMONG_ASKED, *BOTH_COSTS, *ROOM, *BURIED, *DONE_AT_RANDOM]
