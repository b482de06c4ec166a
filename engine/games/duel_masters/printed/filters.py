"""How cards print which cards are meant: whose they are, of what kind, race and civilization, with what power or keyword."""

from engine.games.duel_masters.printed.pieces import (
    AT_LEAST,
    AT_MOST,
    CARD,
    CROSSED,
    EXACTLY,
    ME,
    OPPONENT,
    PARTS,
    POWER,
    cards,
    of_side,
    only,
    within,
)
from engine.language.tree import Node
from engine.language.wordings import Hole, W

SIDES = ((("your",), "me", ME), (("your~opponent's", "an~opponent's", "the~opponent's", "opponent's"), "opponent", OPPONENT))
SHIELD = {who: only(CARD, within(player, "shields")) for _, who, player in SIDES}


def power_bound(bound: Node) -> Node:
    """Of so much power."""
    return Node("figure", attribute=POWER, bound=bound)


PRINTED_FILTERS = [
    *W("noun", "creature(s)~named {card:NAME}", "card(s)~named {card:NAME}", tree=Node("named", card=Hole("card"))),
    *(w for words, who, player in SIDES for w in (
        *W("filter", *(f"of {word} {PARTS}" for word in words), *(f"{word} {PARTS}" for word in words), tree=cards(of_side(who))),
        *W("filter", *(f"of {word} shields" for word in words), *(f"{word} shield(s)" for word in words), tree=SHIELD[who]),
        *W("condition_one", *(f"all~the~cards|all~cards in {word} mana~zone are {{klass:CLASS}} cards" for word in words),
           tree=Node("exists", yes=0, filter=only(CARD, within(player, "mana"), Node("not_of_class", **{"class": Hole("klass")})))),
    )),
    *W("filter", f"{PARTS} you~have|you~have~in~the~battle~zone", tree=cards(of_side("me"))),
    *W("filter", f"{PARTS} your~opponent~has|your~opponent~has~in~the~battle~zone", tree=cards(of_side("opponent"))),
    *W("filter", "shield you~have", tree=SHIELD["me"]),
    *W("filter", "shield your~opponent~has", tree=SHIELD["opponent"]),
    *W("filter", "{adjectives:adjective*?} {noun~n} {tests:test*?} that~has|that~have {trait:TRAIT} in~its~race|in~their~race {more:test*?}",
       tree=only(Hole("noun"), Hole("tests"), Hole("more"), adjectives=(Node("trait", trait=Hole("trait")), Hole("adjectives")))),
    *W("filter", "{adjectives:adjective*?} {first:CLASS} or|and {second:CLASS} {noun~n} {tests:test*?}", tree=only(Hole("noun"), Hole("tests"), adjectives=(
        Node("of_either_class", first=Hole("first"), second=Hole("second")), Hole("adjectives")))),
    *W("noun", "{first:TRAIT~n} and {second:TRAIT~n}", tree=Node("of_either_trait", first=Hole("first"), second=Hole("second"))),
    *W("adjective", "evolution", tree=Node("trait", trait="evolution")),
    *W("adjective", "non-evolution", tree=Node("no_trait", trait="evolution")),
    *W("test", "that~is|that~are crossed", "that~is|that~are crossed~with any~cross~gear|any~cross~gears|cross~gears", tree=CROSSED),
    *W("test", "that~has|that~have|with power {n:quantity} or~less", "and~power|and~has~power {n:quantity} or~less", tree=power_bound(AT_MOST)),
    *W("test", "that~has|that~have|with power {n:quantity} or~more", tree=power_bound(AT_LEAST)),
    *W("test", "that~has|that~have {n:quantity} power", "that~has|that~have power {n:quantity}", tree=power_bound(EXACTLY)),
    *W("test", "that~has|that~have|with \" {keyword:KEYWORD} \"", "that~has|that~have|with \" {keyword:KEYWORD} . \"", "that~has|that~have {keyword:KEYWORD}",
       tree=Node("with_keyword", keyword=Hole("keyword"))),
    *W("test", "that~doesn't~have|that~don't~have \" {keyword:KEYWORD} \"", "that~doesn't~have|that~don't~have \" {keyword:KEYWORD} . \"",
       tree=Node("without_keyword", keyword=Hole("keyword"))),
    *(w for said, how in (("less", "less_than"), ("more", "more_than")) for w in W(
        "test", f"that~has|that~have {said} {{attribute}} than {{target:pointer}}", tree=Node("compared", how=how, attribute=Hole("attribute"), target=Hole("target")))),
    *W("test", "that~costs|that~cost the~same~as~or~less~than|less~than~or~equal~to {n:amount}", "with~cost|that~has~cost less~than~or~equal~to {n:amount}",
       tree=Node("figure", attribute=Node("attribute", name="cost"), bound=Node("at_most", n=Hole("n")))),
    *W("test", "that~has|that~have the~least|the~smallest {attribute}", tree=Node("lowest", attribute=Hole("attribute"))),
    *W("test", "that~has|that~have the~lowest {attribute}", tree=Node("lowest", attribute=Hole("attribute"))),
    *W("test", "that~has|that~have the~highest|the~greatest {attribute}", tree=Node("highest", attribute=Hole("attribute"))),
    *W("test", "except {klass:CLASS} creatures", tree=Node("not_of_class", **{"class": Hole("klass")})),
    *W("test", "that~has|that~have|with {part:PART} in~its~name|in~their~name|in~their~names|in~the~name", tree=Node("name_with", part=Hole("part"))),
    *W("test", "in|from {owner} {zone:ZONE} or~your|or~their|or~his {other:ZONE}", tree=Node("in", owner=Hole("owner"), zone=Hole("zone"), other=Hole("other"))),
    *(w for words, adjectives in (("", ()), *((word + " ", (of_side(who),)) for words, who, _ in SIDES for word in words)) for w in W(
        "filter", f"{words}{PARTS} except~this~creature|except~for~this~creature|other~than~this~creature", tree=cards(*adjectives, Node("other")))),
    *W("place", "in~the~battle~zone", tree=Node("in", zone="battle")),
    *W("test", "that~has|that~have|with {n:quantity} or~less power", tree=Node("figure", attribute=POWER, bound=Node("at_most", n=Hole("n")))),
    *W("test", "that~has|that~have|with {n:quantity} or~more power", tree=Node("figure", attribute=POWER, bound=Node("at_least", n=Hole("n")))),
]  # fmt: skip
