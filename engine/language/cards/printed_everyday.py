"""How people word a card of their own: everyday turns that no print needs, beside the phrases that mean them."""
from engine.language.tree import Node
from engine.language.wordings import Hole, W

ME = Node("player", who="me")
THIS = (Node("this"),)
_HAND = Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="hand"),))


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


def _those(*adjectives: object, tests: tuple[object, ...] = ()) -> Node:
    return Node("filter", adjectives=(*adjectives, Hole("adjectives")), noun=Hole("noun"), tests=tests)


_TOUCHED = _those(tests=(Node("done", deed=Hole("deed")),))
_RETURNED = _those(tests=(Node("done", deed=Node("returned")),))
DESTROYED_THIS_WAY = Node("exists", yes=1, filter=Node("filter", noun=Node("card"), tests=(Node("done", deed=Node("destroyed")),)))
COUNTED = [
    *W("gift", "{stats:STATS} for~each {adjectives:adjective*?} {noun} {deed:done_to}", tree=Node("figures_each", stats=Hole("stats"), filter=_TOUCHED)),
    *W("gift", "{stats:STATS} for~each {adjectives:adjective*?} {noun} returned", tree=Node("figures_each", stats=Hole("stats"), filter=_RETURNED)),
    *W("clause", "{then:steps} for~each {adjectives:adjective*?} {noun} {deed:done_to}", tree=Node(
        "where", x=Node("count", filter=_TOUCHED), then=Node("repeat", n=Node("x"), then=Hole("then")))),
    *W("clause", "{then:steps} for~each {adjectives:adjective*?} {noun} returned", tree=Node(
        "where", x=Node("count", filter=_RETURNED), then=Node("repeat", n=Node("x"), then=Hole("then")))),
    *W("amount", "the~number~of {filter~pl} you~played {period}", tree=Node(
        "times_done", player=ME, deed=Node("plays", what=Node("any_of", filter=Hole("filter"))), period=Hole("period"))),
    *W("condition_one", "this~card has~been~Spellboosted at~least~once", tree=Node(
        "has_figure", target=Node("this"), attribute=Node("attribute", name="spellboost"), bound=Node("at_least", n=Node("number", n=1)))),
    *W("condition_one", *(f"{it}~{done}" for it in ("it", "that~follower", "that~amulet", "that~card") for done in ("is~destroyed", "was~destroyed", "is~destroyed~this~way", "was~destroyed~this~way")),
       "it's~destroyed", "it~dies", "it~died", "they~are~destroyed", "they~were~destroyed", tree=DESTROYED_THIS_WAY),
    *W("condition_one", "your~hand~is~empty", tree=Node("exists", yes=0, filter=_HAND)),
]

_TWICE = Node("attacks_per_turn", n=2)
QUALITIES = [
    *W("quality", "can~attack~twice each~turn|per~turn|a~turn", tree=_TWICE),
    *W("quality", "can~attack {n:NUMBER} times per~turn|a~turn", tree=Node("attacks_per_turn", n=Hole("n"))),
    *W("effect", "gain~the~ability~to~attack~twice each~turn|per~turn|a~turn", tree=Node("be", targets=THIS, quality=_TWICE)),
    *W("quality", "can~only~attack~followers", tree=Node("cant_attack", whom="leader")),
    *W("agent", "by~enemy~spells~and~effects|by~enemy~cards", tree=Node("from_what", what="enemy_effects")),
]

EFFECTS = [
    *W("effect", "take~another~turn~after~this~one|take~another~turn|take~an~extra~turn", tree=Node("extra_turn")),
    *W("effect", "banish your~hand", tree=Node("banish", targets=(Node("all", filter=_HAND),))),
    *W("effect", "swap {targets:target+} 's attack~and~defense", tree=Node("swap", targets=Hole("targets"))),
    *W("effect", "swap this~follower's attack~and~defense", tree=Node("swap", targets=THIS)),
    *W("effect", "set {targets:target+} 's {attribute} to {amount:amount} {duration?}", tree=Node(
        "set_figure", targets=Hole("targets"), attribute=Hole("attribute"), amount=Hole("amount"), duration=Hole("duration"))),
    *W("effect", "set this~follower's {attribute} to {amount:amount} {duration?}", tree=Node(
        "set_figure", targets=THIS, attribute=Hole("attribute"), amount=Hole("amount"), duration=Hole("duration"))),
    *W("effect", "you~win~the~match|you~win~the~game", tree=Node("win")),
    *W("effect", "choose {targets:target+}", tree=Node("select", targets=Hole("targets"))),
    *W("effect", "it~loses~all~effects", tree=Node("lose_all", targets=(Node("it"),))),
    *W("effect", "they~lose~all~effects", tree=Node("lose_all", targets=(Node("them"),))),
    *W("core", "choose~one : {a:effect} or {b:effect}", tree=Node("choose", options=(_steps(Hole("a")), _steps(Hole("b"))))),
]

TARGETS = [
    *W("target", "all {adjectives:adjective*?} {noun~pl} except~this~one|except~this~follower|except~this~card|except~itself", tree=Node(
        "all", filter=_those(Node("other")))),
    *W("target", "{count} random {adjectives:adjective*?} {noun~n} with~different~names from~your~deck|in~your~deck", tree=Node(
        "random", count=Hole("count"), different=1, filter=_those(tests=(Node("in", owner=ME, zone="deck"),)))),
    *W("target", "{count} random {filter~n} with~different~names", tree=Node("random", count=Hole("count"), different=1, filter=Hole("filter"))),
    *W("pointer", "each~of~them", tree=Node("them")),
]

EVERYDAY = [*COUNTED, *QUALITIES, *EFFECTS, *TARGETS]
