"""How printed English cards say what an effect is done to: picks, pronouns, new cards."""

from __future__ import annotations

from engine.language.cards.printed.pieces import (
    ATTACK,
    ME,
    OF_EITHER_COST,
    ONE,
    SPOKEN,
    SPOKEN_MANY,
    THAT,
    THOSE,
    either_noun,
    those,
    those_alone,
    those_with,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording


def _of_the(which: str, words: str) -> list[Wording]:
    """So many of those with the most (or least) of a figure, drawn where there are more."""
    made = []
    for name in ("cost", "attack", "defense"):
        extreme = Node(which, attribute=Node("attribute", name=name))
        made += W("drawn", f"{{count:quantity}} of~the~{words}-{name} {SPOKEN_MANY}", tree=Node("random", count=Hole("count"), filter=those_with(extreme)))
    return made


def _the_extreme() -> list[Wording]:
    """The one with the most (or least) of a figure; of several, one is drawn."""
    made = []
    for which in ("highest", "lowest"):
        test = Node(which, attribute=Hole("attribute"))
        for tail in ("", " in~play|on~the~field"):
            made += W("target", f"the {{adjectives:adjective*?}} {{noun}} with~the~{which} {{attribute}}{tail}", tree=Node("random", count=ONE, filter=Node(
                "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(test,))))
        made += W("target", f"the {{adjectives:adjective*?}} {{noun}} with~the~{which} {{attribute}} {{place}}", tree=Node("random", count=ONE, filter=Node(
            "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Hole("place"), test))))
        for name in ("cost", "attack", "defense"):
            made += W("target", f"the {which}-{name} {{adjectives:adjective*?}} {{noun}} {{tests:test*?}}", tree=Node("random", count=ONE, filter=Node(
                "filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Node(which, attribute=Node("attribute", name=name)), Hole("tests")))))
    return made


TARGETS = [
    *W("new_card", "{card:NAME~n}", tree=Node("new", count=Node("number", n=1), card=Hole("card"))),
    *W("pointer", "the~selected~follower|the~selected~card|the~selected~amulet", tree=Node("it")),
    *W("new_card", "{count} copy(copies)~of {card:NAME}", tree=Node("new", count=Hole("count"), card=Hole("card"))),
    *W("target", "one~of {filter~pl}", tree=Node("chosen", count=Node("number", n=1), filter=Hole("filter"))),
    *W("target", "each~leader|both~players'~leaders", tree=Node("leader", who="each")),
    *W("made", "{count} allied copy(copies)~of {target}", tree=Node("copies", count=Hole("count"), target=Hole("target"))),
    *W("made", "exact~copies~of {target}", tree=Node("exact_copies", count=Node("number", n=1), target=Hole("target"))),
    *(w for words in ("each|all", "every") for w in W("target", f"{words} {{adjectives:adjective*?}} {{noun~n}} {{tests:test*?}} you've~played|you~played|you~have~played {{period}}", tree=Node("all", filter=those_with(
        Node("past", happening=Node("played"), period=Hole("period")), adjectives=(Node("side", who="me"),))))),
    *W("made", "copies~of {target}", tree=Node("copies", count=Node("number", n=1), target=Hole("target"))),
    *W("into", "into~play", tree=Node("into", zone="board")),
    *W("target", "all {adjectives:adjective*?} {noun~pl} except~this~one|except~this~follower|except~this~card|except~itself", tree=Node(
        "all", filter=those_alone(Node("other")))),
    *W("target", "{count} random {adjectives:adjective*?} {noun~n} with~different~names from~your~deck|in~your~deck", tree=Node(
        "random", count=Hole("count"), different=1, filter=those_alone(tests=(Node("in", owner=ME, zone="deck"),)))),
    *W("target", "{count} random {filter~n} with~different~names", tree=Node("random", count=Hole("count"), different=1, filter=Hole("filter"))),
    *W("pointer", "each~of~them", tree=Node("them")),
    *W("target", "all {adjectives:adjective*?} {a:quantity} -play-point and {b:quantity} -play-point {noun~pl} {tests:test*?}", tree=Node("all", filter=OF_EITHER_COST)),
    *W("target", "the~top~card of {owner} {zone:ZONE}", tree=Node("top", count=ONE, owner=Hole("owner"), zone=Hole("zone"))),
    *W("target", "all~of~the {filter~pl}", "each {filter}", tree=Node("all", filter=Hole("filter"))),
    *W("pointer", "that~copy|the~copy", tree=Node("it")),
    *W("drawn", "{count} " + SPOKEN, tree=Node("random", count=Hole("count"), filter=those_with())),
    *_of_the("highest", "highest"),
    *_of_the("lowest", "lowest"),
    *W("target", "{count} other random " + SPOKEN, tree=Node("random", count=Hole("count"), filter=those_with(adjectives=(Node("other"),)))),
    *W("target", "{count} random other " + SPOKEN, tree=Node("random", count=Hole("count"), filter=those_with(adjectives=(Node("other"),)))),
    *W("target", "all|any of~the {filter~pl}", "each {filter}", tree=Node("all", filter=Hole("filter"))),
    *W("pointer", "the destroyed {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("destroyed"))),
    *W("pointer", "the discarded {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("discarded"))),
    *W("pointer", "the banished {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("banished"))),
    *W("pointer", "the returned {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("returned"))),
    *W("pointer", "the summoned {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("summoned"))),
    *_the_extreme(),
    *W("pointer", "the buried {noun}", tree=Node("this_way", noun=Hole("noun"), deed=Node("buried"))),
]

_DIFFERENT = Node("random", count=Hole("count"), filter=THOSE, different=1)
SEVERAL = [
    *W("drawn", "{count} different " + SPOKEN, tree=_DIFFERENT),
    *W("made", "copies~of {count:quantity} different " + SPOKEN, "copies~of {count:quantity} different~random|random~different " + SPOKEN, tree=Node(
        "copies", count=Node("number", n=1), target=_DIFFERENT)),
    *W("target", "random {filter}", tree=Node("random", count=Node("number", n=1), filter=Hole("filter"))),
    *W("target", "any {filter}", tree=Node("chosen", count=Node("number", n=1), filter=Hole("filter"))),
    *W("target", "a|an {first:filter} or a|an {second:filter}", tree=Node("chosen", count=Node("number", n=1), filter=Node(
        "either_filter", first=Hole("first"), second=Hole("second")))),
    *W("new_card", "{count} {attack:NUMBER} / {defense:NUMBER} {card:NAME~n}", tree=Node(
        "new", count=Hole("count"), card=Hole("card"), attack=Hole("attack"), defense=Hole("defense"))),
]


def _new(**more: object) -> Node:
    return Node("new", count=Hole("count"), card=Hole("card"), **more)


NEW_CARDS = [
    *W("new_card", "{count} {card:NAME~n} without {without:head}", tree=_new(without=Hole("without"))),
    *W("new_card", "{count} {cost:NUMBER} -play-point {card:NAME~n}", tree=_new(cost=Hole("cost"))),
    *W("new_card", "{count} {cost:NUMBER} -play-point {card:NAME~n} without {without:head}", tree=_new(cost=Hole("cost"), without=Hole("without"))),
    *W("new_card", "{count} unevolved {card:NAME~n}", tree=_new()),
]


def _every_hand(owner: str, words: str) -> list[Wording]:
    return W("place", f"in|from {words}", tree=Node("in", owner=Node("player", who=owner), zone="hand"))


HANDS = [
    *_every_hand("each", "both~players'~hands"),
    *_every_hand("each", "a~player's~hand"),
]

_ALLIED = Node("side", who="me")
_ENEMY = Node("side", who="opponent")
_SIDES = {"allied": (_ALLIED,), "enemy": (_ENEMY,), "other~allied": (_ALLIED, Node("other"))}


def _all_of(names: str) -> list[Wording]:
    """All of several kinds or names, of whose side the words before them are meant of each: “all allied followers and amulets”."""
    slots = [f"{{{name}:noun_one~pl}}" for name in names]
    listed = (f"{slots[0]} and {slots[1]}",) if len(slots) == 2 else (", ".join(slots[:-1]) + f" and {slots[-1]}", ", ".join(slots[:-1]) + f" ,~and {slots[-1]}")
    made = []
    for words, side in _SIDES.items():
        tree = Node("all", filter=Node("filter", adjectives=(*side, Hole("adjectives")), noun=either_noun(*names), tests=Hole("tests")))
        made += W("target", *(f"all {words} {{adjectives:adjective*?}} {said} {{tests:test*?}}" for said in listed), tree=tree)
    return made


ALL_OF = [
    *W("target", "{filter~pl}", tree=Node("all", filter=Hole("filter"))),
    *(w for names in ("ab", "abc", "abcd") for w in _all_of(names)),
]

NAMED = [
    *W("pointer", "that {trait:TRAIT} card|follower|amulet|spell", tree=THAT),
    *W("pointer", "those~followers|those~cards|those~amulets|those~spells", tree=Node("them")),
    *W("new_card", "{count} {cost:NUMBER} -play-point , {attack:NUMBER} / {defense:NUMBER} {card:NAME~n} without {without:head}", tree=Node(
        "new", count=Hole("count"), card=Hole("card"), cost=Hole("cost"), attack=Hole("attack"), defense=Hole("defense"), without=Hole("without"))),
    *W("new_card", "{count} copy(copies)~of a|an {attack:NUMBER} / {defense:NUMBER} {card:NAME}", tree=Node(
        "new", count=Hole("count"), card=Hole("card"), attack=Hole("attack"), defense=Hole("defense"))),
]

SO_MANY = [
    *(w for words, which in (("the~weakest", "lowest"), ("the~strongest", "highest")) for tail in ("", " in~play|on~the~field") for w in W(
        "target", f"{words} {{adjectives:adjective*?}} {{noun}}{tail}", tree=Node("random", count=ONE, filter=those_alone(tests=(Node(which, attribute=ATTACK),))))),
    *W("target", "any~number~of {filter~pl}", tree=Node("chosen", filter=Hole("filter"), any=1)),
    *W("pointer", "the~reanimated~follower|the~reanimated~card", tree=Node("it")),
    *W("target", "up~to {count:quantity} {filter~pl}", tree=Node("chosen", count=Hole("count"), filter=Hole("filter"), up_to=1)),
    *W("target", "{count} {filter~n} at~random", tree=Node("random", count=Hole("count"), filter=Hole("filter"))),
    *(w for word, kind, part in (("TRAIT", "no_trait", "trait"), ("CLASS", "no_class", "class")) for w in W("target", f"all {{adjectives:adjective*?}} {{noun~pl}} {{tests:test*?}} except {{left:{word}}} cards|followers|amulets|spells", tree=Node(
        "all", filter=those(Node(kind, **{part: Hole("left")}))))),
    *W("pointer", "your~opponent's~leader|the~opponent's~leader", tree=Node("leader", who="opponent")),
    *W("target", "{count} random {adjectives:adjective*?} {noun~n} {tests:test*?} you've~played|you~played {period}", tree=Node("random", count=Hole("count"), filter=those_with(
        Node("past", happening=Node("played"), period=Hole("period")), adjectives=(Node("side", who="me"),)))),
    *W("pointer", "them~all|all~of~them", tree=Node("them")),
]

PRINTED_TARGETS = [*SO_MANY, *TARGETS, *SEVERAL, *NEW_CARDS, *HANDS, *ALL_OF, *NAMED]
