"""How printed English cards say of what a thing is done: places before tests, the one with the most, what is drawn, either of two."""
from engine.language.cards.shared import COST, ORIGINAL_COST
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME, OPPONENT, EACH = Node("player", who="me"), Node("player", who="opponent"), Node("player", who="each")
THIS, IT, THEM = (Node("this"),), (Node("it"),), (Node("them"),)
_ONE = Node("number", n=1)
_AMOUNT, _TARGETS, _DURATION = Hole("amount"), Hole("targets"), Hole("duration")
_ATTACK, _DEFENSE = (Node("attribute", name=name) for name in ("attack", "defense"))
_EXACTLY = Node("exactly", n=Hole("n"))
_PLACED = "{adjectives:adjective*?~n} {noun~n} on~the~field|in~play"


def _those(*tests: object, adjectives: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=(*tests, Hole("tests")))


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


PLACED = [
    *W("test", "that has|have {n:quantity} {attribute} or~less|or~fewer", tree=Node("figure", attribute=Hole("attribute"), bound=Node("at_most", n=Hole("n")))),
    *W("test", "that has|have {n:quantity} {attribute} or~more", tree=Node("figure", attribute=Hole("attribute"), bound=Node("at_least", n=Hole("n")))),
    *W("test", "that has|have {bound} {attribute}", tree=Node("figure", attribute=Hole("attribute"), bound=Hole("bound"))),
    *W("filter", _PLACED + " {tests:test*~n}", tree=_those()),
    *W("filter", "{adjectives:adjective*?~n} {noun~n} {tests:test*~n} and {more:test~n}", tree=_those(Hole("more"))),
    *W("test", "a base~cost|original~cost of {bound}", tree=Node("figure", attribute=ORIGINAL_COST, bound=Hole("bound"))),
    *W("test", "with~the~highest base~cost|original~cost", tree=Node("highest", attribute=ORIGINAL_COST)),
    *W("test", "with~the~lowest base~cost|original~cost", tree=Node("lowest", attribute=ORIGINAL_COST)),
    *W("noun", "allied~follower~or~your~leader|allied~follower~in~play~or~your~leader|allied~follower~on~the~field~or~your~leader", tree=Node("character", who="me")),
    *W("noun", "enemy~follower~or~the~enemy~leader|enemy~follower~in~play~or~the~enemy~leader|enemy~follower~on~the~field~or~the~enemy~leader", tree=Node("character", who="opponent")),
]


def _the_extreme() -> list[Wording]:
    """The one with the most (or least) of a figure; of several, one is drawn."""
    made = []
    for which in ("highest", "lowest"):
        test = Node(which, attribute=Hole("attribute"))
        for tail in ("", " in~play|on~the~field"):
            made += W("target", f"the {{adjectives:adjective*?}} {{noun}} with~the~{which} {{attribute}}{tail}", tree=Node("random", count=_ONE, filter=Node(
                "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(test,))))
        for name in ("cost", "attack", "defense"):
            made += W("target", f"the {which}-{name} {{adjectives:adjective*?}} {{noun}} {{tests:test*?}}", tree=Node("random", count=_ONE, filter=Node(
                "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node(which, attribute=Node("attribute", name=name)), Hole("tests")))))
    return made


_DRAWN = (Hole("drawn"),)
DRAWN = [
    *_the_extreme(),
    *W("effect", "randomly give {drawn} {gifts:gift+} {duration?}", "randomly give {gifts:gift+} to {drawn} {duration?}", tree=Node("give", targets=_DRAWN, gifts=Hole("gifts"), duration=_DURATION)),
    *W("effect", "randomly deal {amount:much} damage to {drawn}", tree=Node("deal", amount=_AMOUNT, targets=_DRAWN)),
    *W("effect", "summon {count} random {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~deck", "randomly summon {count} {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~deck", tree=Node(
        "put", into=Node("into", zone="board"), targets=(Node("random", count=Hole("count"), filter=_those(Node("in", owner=ME, zone="deck"))),))),
    *W("effect", "summon {count} random~differently~named|different~random|random~different {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~deck",
       "randomly summon {count} different {adjectives:adjective*?} {noun~n} {tests:test*?} from~your~deck", tree=Node(
        "put", into=Node("into", zone="board"), targets=(Node("random", count=Hole("count"), different=1, filter=_those(Node("in", owner=ME, zone="deck"))),))),
    *W("effect", "randomly evolve {drawn}", tree=Node("evolve", targets=_DRAWN)),
    *W("effect", "randomly transform {drawn} into {made}", tree=Node("transform", targets=_DRAWN, made=Hole("made"))),
    *W("effect", "randomly spellboost {drawn} {times?}", tree=Node("spellboost", targets=_DRAWN, times=Hole("times"))),
    *W("effect", "randomly subtract {amount:quantity} from the~cost~of {drawn} {duration?}", tree=Node("change", how="less", targets=_DRAWN, attribute=COST, amount=_AMOUNT, duration=_DURATION)),
]


def _become(targets: object, names: tuple[Node, ...]) -> Node:
    return _steps(*(Node("set_figure", targets=targets, attribute=name, amount=Hole("n"), duration=_DURATION) for name in names))


BECOME = [
    *(w for words, targets in (("its", IT), ("their", THEM), ("this~follower's", THIS)) for verb in ("change", "set") for w in (
        *W("steps", f"{verb} {words} attack~and~defense to {{n:quantity}} {{duration?}}", tree=_become(targets, (_ATTACK, _DEFENSE))),
        *W("steps", f"{verb} {words} cost,~attack,~and~defense to {{n:quantity}} {{duration?}}", tree=_become(targets, (COST, _ATTACK, _DEFENSE))))),
    *(w for verb in ("change", "set") for w in (
        *W("steps", f"{verb} the~attack~and~defense~of {{targets:target+}} to {{n:quantity}} {{duration?}}", f"{verb} {{targets:target+}} 's attack~and~defense to {{n:quantity}} {{duration?}}",
           tree=_become(_TARGETS, (_ATTACK, _DEFENSE))),
        *W("steps", f"{verb} the~attack~and~defense~of {{targets:target+}} to {{a:quantity}} / {{b:quantity}} {{duration?}}", tree=_steps(
            Node("set_figure", targets=_TARGETS, attribute=_ATTACK, amount=Hole("a"), duration=_DURATION),
            Node("set_figure", targets=_TARGETS, attribute=_DEFENSE, amount=Hole("b"), duration=_DURATION))))),
]


def _every_hand(owner: str, words: str) -> list[Wording]:
    return W("place", f"in|from {words}", tree=Node("in", owner=Node("player", who=owner), zone="hand"))


_HANDS = "the~players'~hands|their~owners'~hands|its~owner's~hand|the~owners'~hands"
HANDS = [
    *_every_hand("each", "both~players'~hands"),
    *_every_hand("each", "a~player's~hand"),
    *W("effect", f"return {{targets:target+}} to {_HANDS}", tree=Node("return", targets=_TARGETS)),
    *W("effect", "deal {amount:much} damage to {targets:target+} and~to|and~also~to {others:target+}", tree=Node("deal", amount=_AMOUNT, targets=(_TARGETS, Hole("others")))),
    *W("effect", "activate this~follower's|this~card's|this~amulet's {head} effect(s)", tree=Node("activate", head=Hole("head"), targets=THIS)),
    *W("effect", "subtract {amount:quantity} from the~copy's {attribute} {duration?}", tree=Node("change", how="less", targets=IT, attribute=Hole("attribute"), amount=_AMOUNT, duration=_DURATION)),
    *W("effect", "add {amount:quantity} to your {counter:COUNTER~pl}", tree=Node("points", how="gain", amount=_AMOUNT, counter=Hole("counter"))),
]


def _in_hand(*tests: object) -> Node:
    return _those(Node("in", owner=ME, zone="hand"), *tests)


_NONE = "you~have~no|you~don't~have~any"
ASKED = [
    *W("condition_one", f"{_NONE} {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}}", tree=Node("exists", yes=0, filter=_those())),
    *W("condition_one", "{target:pointer} had {n:quantity} {attribute} or~more", tree=Node(
        "has_figure", before=1, target=Hole("target"), attribute=Hole("attribute"), bound=Node("at_least", n=Hole("n")))),
    *W("condition_one", "{target:pointer} had {n:quantity} {attribute} or~less", tree=Node(
        "has_figure", before=1, target=Hole("target"), attribute=Hole("attribute"), bound=Node("at_most", n=Hole("n")))),
    *W("condition_one", "{target:pointer} cost[s] {n:quantity} play~point(s) or~more", tree=Node("has_figure", target=Hole("target"), attribute=COST, bound=Node("at_least", n=Hole("n")))),
    *W("condition_one", "there's~already|there~is~already a|an {filter}", tree=Node("exists", yes=1, filter=Hole("filter"))),
    *W("condition_one", "you~drew a|an {adjectives:adjective*?} {noun} {tests:test*?}", tree=Node("exists", yes=1, filter=_those(Node(
        "past", happening=Node("drawn"), period=Node("period", when="way"))))),
    *W("condition_one", "its {attribute} is {n:quantity}", tree=Node("has_figure", target=Node("it"), attribute=Hole("attribute"), bound=_EXACTLY)),
    *W("condition_one", "this~card's|this~follower's|this~amulet's {attribute} is {n:quantity}", tree=Node("has_figure", target=Node("this"), attribute=Hole("attribute"), bound=_EXACTLY)),
    *W("condition_one", "this~card's|this~follower's|this~amulet's {attribute} isn't|is~not {n:quantity}", tree=Node(
        "not_so", condition=Node("has_figure", target=Node("this"), attribute=Hole("attribute"), bound=_EXACTLY))),
    *W("condition_one", "this~card|it costs {n:quantity} play~point(s)", tree=Node("has_figure", target=Node("this"), attribute=COST, bound=_EXACTLY)),
    *W("condition_one", "it's~at|it~is~at {n:quantity}", tree=Node("has_figure", target=Node("this"), attribute=Node("attribute", name="countdown"), bound=_EXACTLY)),
    *W("condition_one", "this~follower|this~amulet|this~card is in~play|on~the~field", tree=Node("is_in", yes=1, target=Node("this"), place=Node("in", zone="board"))),
    *W("condition_one", "{target:pointer} is already {adjective}", tree=Node("is_like", yes=1, target=Hole("target"), adjective=Hole("adjective"))),
    *W("condition_one", "it~has~not~been~damaged|it~hasn't~been~damaged", tree=Node("is_like", yes=0, target=Node("it"), adjective=Node("damaged"))),
    *W("condition_one", "{a:filter~pl} and {b:filter~pl} are in~play", "you~have~both a|an {a:filter} and a|an {b:filter}", tree=Node(
        "both", first=Node("exists", yes=1, filter=Hole("a")), second=Node("exists", yes=1, filter=Hole("b")))),
    *W("sentence", "{then:clause} if {condition}. {otherwise:else_part}", tree=Node("if", condition=Hole("condition"), then=Hole("then"), otherwise=Hole("otherwise"))),
]

def _either_noun(*names: str) -> Node | Hole:
    """One noun or another."""
    first, *rest = (Hole(name) for name in names)
    return first if not rest else Node("either", first=first, second=_either_noun(*names[1:]))


_ALLIED, _ENEMY = (Node("side", who=who) for who in ("me", "opponent"))
_SIDES = {"allied": (_ALLIED,), "enemy": (_ENEMY,), "other~allied": (_ALLIED, Node("other"))}


def _all_of(names: str) -> list[Wording]:
    """All of several kinds or names, of whose side the words before them are meant of each: “all allied followers and amulets”."""
    slots = [f"{{{name}:noun_one~pl}}" for name in names]
    listed = (f"{slots[0]} and {slots[1]}",) if len(slots) == 2 else (", ".join(slots[:-1]) + f" and {slots[-1]}", ", ".join(slots[:-1]) + f" ,~and {slots[-1]}")
    made = []
    for words, side in _SIDES.items():
        tree = Node("all", filter=Node("filter", adjectives=(*side, Hole("adjectives")), noun=_either_noun(*names), tests=Hole("tests")))
        made += W("target", *(f"all {words} {{adjectives:adjective*?}} {said} {{tests:test*?}}" for said in listed), tree=tree)
    return made


def _one_of_nouns(names: str) -> list[Wording]:
    """One of several kinds or names: “an allied Fairy, Knight, or Ghost”."""
    slots = [f"{{{name}:noun_one~n}}" for name in names]
    return W("noun", ", ".join(slots[:-1]) + f" or {slots[-1]}", ", ".join(slots[:-1]) + f" ,~or {slots[-1]}", tree=_either_noun(*names))


ALL_OF = [
    *(w for names in ("abc", "abcd") for w in _one_of_nouns(names)),
    *W("target", "{filter~pl}", tree=Node("all", filter=Hole("filter"))),
    *(w for names in ("ab", "abc", "abcd") for w in _all_of(names)),
]

PLACED_SAID = [*ALL_OF, *PLACED, *DRAWN, *BECOME, *HANDS, *ASKED]
