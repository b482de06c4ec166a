"""How printed English cards speak of cards of one kind or another, of new cards that lack something, of choices between cards, and of room."""
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME = Node("player", who="me")
THIS = (Node("this"),)
_TO_HAND = Node("into", owner=ME, zone="hand")
_COUNTDOWN = Node("with_ability", head=Node("head", name="countdown"))


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


FILTERS = [
    *W("filter", "{first:plain_filter~n} or {second:filter~n}", tree=Node("either_filter", first=Hole("first"), second=Hole("second"))),
    *W("filter", "{adjectives:adjective*?~n} Countdown {noun~n} {tests:test*?~n}", "{adjectives:adjective*?~n} Countdown {noun~n} {tests:test*?~n} in~play", tree=Node(
        "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(_COUNTDOWN, Hole("tests")))),
    *W("adjective", "{first:TRAIT} or {second:TRAIT}", tree=Node("either_trait", first=Hole("first"), second=Hole("second"))),
    *W("condition_one", "any {filter~pl} are|is in~play", tree=Node("exists", yes=1, filter=Hole("filter"))),
    *W("test", "remaining in~your~deck", tree=Node("in", owner=ME, zone="deck")),
    *W("period", "last~turn", tree=Node("period", when="their_last_turn")),
]


def _new(**more: object) -> Node:
    return Node("new", count=Hole("count"), card=Hole("card"), **more)


NEW_CARDS = [
    *W("new_card", "{count} {card:NAME~n} without {without:head}", tree=_new(without=Hole("without"))),
    *W("new_card", "{count} {cost:NUMBER} -play-point {card:NAME~n}", tree=_new(cost=Hole("cost"))),
    *W("new_card", "{count} {cost:NUMBER} -play-point {card:NAME~n} without {without:head}", tree=_new(cost=Hole("cost"), without=Hole("without"))),
    *W("new_card", "{count} unevolved {card:NAME~n}", tree=_new()),
]

_ON_BOARD, _IN_HAND = Node("room", zone="board"), Node("room", zone="hand")
ROOM = [
    *W("effect", "summon {card:NAME~pl} until~your~area~is~full", tree=Node("summon", made=(Node("new", count=_ON_BOARD, card=Hole("card")),))),
    *W("effect", "put {card:NAME~pl} into~your~hand~until~it~is~full|into~your~hand~until~it's~full", tree=Node(
        "add", made=(Node("new", count=_IN_HAND, card=Hole("card")),), into=_TO_HAND)),
    *W("effect", "put copies~of {target} into~your~hand~until~it~is~full", tree=Node("add", made=(Node("copies", count=_IN_HAND, target=Hole("target")),), into=_TO_HAND)),
]


def _names(names: str) -> str:
    slots = [f"{{{name}:NAME}}" for name in names]
    return f"{slots[0]} or {slots[1]}" if len(slots) == 2 else ", ".join(slots[:-1]) + ", or " + slots[-1]


def _made(kind: str, name: str) -> Node:
    new = (Node("new", count=Hole("count"), card=Hole(name)),)
    return Node("add", made=new, into=_TO_HAND) if kind == "add" else Node("summon", made=new)


def _choices() -> list[Wording]:
    """One of several new cards, the player's choice; and what is done to it besides."""
    made = []
    for mark in ("-", ":"):
        for names in ("ab", "abc"):
            for kind, words in (("add", f"choose {mark} put {{count}} {_names(names)} into~your~hand"), ("summon", f"choose {mark} summon {{count}} {_names(names)}")):
                if mark == ":" or names == "abc":
                    made += W("core", words, tree=Node("choose", options=tuple(_steps(_made(kind, n)) for n in names)))
                made += W("core", f"{words} and {{more:effect&}}", tree=Node("choose", options=tuple(_steps(_made(kind, n), Hole("more")) for n in names)))
    return made


def _chosen_effects() -> list[Wording]:
    """One of two acts."""
    return [w for mark in ("-", ":") for w in W("core", f"choose {mark} {{a:effect}} or {{b:effect}}", tree=Node("choose", options=(_steps(Hole("a")), _steps(Hole("b")))))]


_ALL_OF_IT = Node("do_all")
_BOTH = "put~both~into~your~hand|summon~both|activate~both|activate~both~effects|activate~all~effects|put~1~of~each~into~your~hand"
CHOICES = [
    *_choices(),
    *_chosen_effects(),
    *W("effect", "randomly summon {count} {a:NAME} or {other:count} {b:NAME}", tree=Node("summon", made=(
        Node("one_of", cards=(Node("new", count=Hole("count"), card=Hole("a")), Node("new", count=Hole("other"), card=Hole("b")))),))),
    *W("sentence", f"{_BOTH} instead.", f"instead, {_BOTH}.", tree=Node("in_place", then=_steps(_ALL_OF_IT))),
    *W("sentence", f"{_BOTH} instead and {{more:effect&}}.", tree=Node("in_place", then=_steps(_ALL_OF_IT, Hole("more")))),
    *W("sentence", f"if {{condition}}, {_BOTH} instead.", f"if {{condition}}, instead {_BOTH}.", tree=Node("instead", condition=Hole("condition"), then=_steps(_ALL_OF_IT))),
    *W("sentence", f"if {{condition}}, {_BOTH} instead and {{more:effect&}}.", tree=Node("instead", condition=Hole("condition"), then=_steps(_ALL_OF_IT, Hole("more")))),
    *W("sentence", "do~this {n:quantity} time(s) instead.", tree=Node("in_place", then=_steps(Node("so_often", n=Hole("n"))))),
    *W("sentence", "if {condition}, do~this {n:quantity} time(s) instead.", tree=Node("instead", condition=Hole("condition"), then=_steps(Node("so_often", n=Hole("n"))))),
]

_SPELLS = Node("filter", adjectives=(Node("side", who="me"),), noun=Node("kind", word="spell"))


def _more_damage(*words: str, what: Node | None = None) -> list[Wording]:
    """What a leader has: its side deals more damage."""
    return W("effect", *(f"{said} deal + {{amount:much}} damage" for said in words), tree=Node("be", targets=THIS, quality=Node("deals_more", what=what, amount=Hole("amount"))))


_LURE = Node("be", targets=THIS, quality=Node("lures"))
HELD = [
    *_more_damage("allied~followers,~spells,~and~effects"),
    *_more_damage("your~spells|allied~spells", what=_SPELLS),
    *W("sentence", "if~this~follower~can~be~targeted~by~enemy~effects, your~opponent~can~only~target~this~follower.", tree=Node("say", then=_steps(_LURE))),
    *W("sentence", "if~that~follower~can~be~targeted~by~enemy~effects, your~opponent~can~only~target~that~follower.", tree=Node("say", then=_steps(
        Node("be", targets=(Node("that", noun=Node("kind", word="follower")),), quality=Node("lures"))))),
    *W("sentence", "while this~follower|this~amulet is~in~play, all {filter~pl} in~play~and~that~come~into~play {quality~n}.", tree=Node("say", then=_steps(
        Node("be", targets=(Node("all", filter=Hole("filter")),), quality=Hole("quality"))))),
    *W("effect", "activate {state:STATE} {duration?} , {said:reminder}", "activate {state:STATE} {said:reminder}", tree=Node(
        "force_state", state=Hole("state"), duration=Hole("duration"))),
]

BURIED = [
    *W("effect", "reanimate ({n:quantity}) ({filter~pl} only)", tree=Node("reanimate", n=Hole("n"), filter=Hole("filter"))),
    *W("effect", "reanimate ({n:quantity}) (excluding {card:NAME})", tree=Node("reanimate", n=Hole("n"), filter=Node(
        "filter", noun=Node("kind", word="follower"), tests=(Node("other_than", card=Hole("card")),)))),
]

_SO_OFTEN = Node("n_times", n=Hole("n"))


def _removed_after() -> list[Wording]:
    """An ability that is gone after so many times."""
    made = []
    for once, tail in ((1, "(this~effect~is~not~stackable~and~is~removed~after~activating {n:NUMBER} times.)"), (None, "(this~effect~is~removed~after~activating {n:NUMBER} times.)")):
        tree = Node("give", targets=Hole("targets"), gifts=(Node("ability", line=Hole("line"), once=once),), duration=_SO_OFTEN)
        made += W("effect", *(f"give {{targets:target+}} the~following~effect {mark} {{line:ability_line}} {tail}" for mark in (":", "-")), tree=tree)
    return made


KINDS_OF_CARDS = [*FILTERS, *NEW_CARDS, *ROOM, *CHOICES, *HELD, *BURIED, *_removed_after()]
