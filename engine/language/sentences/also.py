"""What writers of scenarios say as well: understood, and written back in the words of the phrases that mean it."""

from __future__ import annotations

from engine.kernel.vocabulary import Vocabulary
from engine.language.sentences.nouns import ME
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

_DEEDS = {"drew": "drawn", "discarded": "discarded"}
HAND = Node("place", who=Hole("who"), zone="hand")
ONE, SOME, NONE = Node("exactly", n=1), Node("at_least", n=1), Node("exactly", n=0)
DEFENSE, COST = Node("attribute", {"is": "defense"}), Node("attribute", {"is": "cost"})
CARDS, WHO, AMOUNT = Hole("cards"), Hole("who"), Hole("amount")
LEADER = (Node("leader", who=WHO),)


def deed(verb: str) -> Node:
    """What is done to a card."""
    return Node("deed", verb=verb)


THINGS = [
    *W("thing", "a|an {name:NAME}", "the {name:NAME}", tree=Node("named", name=Hole("name"))),
    *(w for many, words in ((0, ("all the {}", "each {}", "every {}", "all of the {}")), (2, ("both the {}", "both of the {}"))) for w in W(
        "those", *(word.format("{name:NAME~pl}") for word in words), tree=Node("named", name=Hole("name"), many=many))),
    *(w for many, words in ((0, ("all of {}", "each of {}", "every one of {}")), (2, ("both of {}",))) for w in W(
        "those", *(word.format("{who:owner} {name:NAME~pl}") for word in words), tree=Node("named", who=WHO, name=Hole("name"), many=many))),
    *W("effect", "{head:head} of {source:thing}", "the {head:head} of {source:thing}", tree=Node("effect_of", source=Hole("source"), head=Hole("head"), text="")),
    *W("deed", "returned~to~hand", tree=deed("returned")),
    *W("figure", "{n:NUMBER} or~more", tree=Node("at_least", n=Hole("n"))),
    *W("figure", "{n:NUMBER} or~less|or~fewer", tree=Node("at_most", n=Hole("n"))),
    *W("figure", "no", tree=NONE),
    *W("place", "{zone:ZONE}", tree=Node("place", zone=Hole("zone"))),
]

_PLAY = Node("play", who=WHO, card=Hole("card"))
ACTIONS = [
    *W("core", *(f"{{who:subject}} play[s] {{card:thing}} from~{whose}hand" for whose in ("", "my~", "the~", "his~", "her~", "their~")), tree=_PLAY),
    *W("core", "play {card:thing}", tree=Node("play", who=ME, card=Hole("card"))),
    *W("core", "evolve {card:thing}", tree=Node("evolve", who=ME, card=Hole("card"))),
    *W("core", "end~the~turn", "end~turn", "end~my~turn", tree=Node("end_turn", who=ME)),
    *W("core", *(f"{{who:subject}} end[s] {whose}turn" for whose in ("", "his~", "her~", "their~", "its~")), "{who:subject} pass[es] the~turn", tree=Node("end_turn", who=WHO)),
    *W("core", "I~attack {target:thing} with {attacker:thing}", "attack {target:thing} with {attacker:thing}", tree=Node(
        "attack", attacker=Hole("attacker"), target=Hole("target"))),
    *W("core", "{who:subject} draw[s] a~card", tree=Node("draw", who=WHO, amount=1)),
    *W("core", "{cards:those+} dies|die", tree=Node("undergo", cards=CARDS, deed=deed("destroyed"), together=0)),
    *W("core", "{targets:those+} take[s] {amount:NUMBER} damage", "deal {amount:NUMBER} damage to {targets:those+}", tree=Node("deal", amount=AMOUNT, targets=Hole("targets"))),
    *W("core", "{cards:those+} gain[s] {stats:STATS}", tree=Node("give_stats", cards=CARDS, stats=Hole("stats"))),
    *W("core", "{cards:those+} get[s] {keyword:KEYWORD}", tree=Node("give_keyword", cards=CARDS, keyword=Hole("keyword"))),
    *W("core", "I~attack~with {attacker:thing}", "{attacker:thing} attack[s] directly|face", tree=Node("attack", attacker=Hole("attacker"))),
    *W("action", "{action:action} , choosing {picks:pick+}", "{action:action} , and choose[s] {picks:pick+}", "{action:action} and choose[s] {picks:pick+}", tree=Node(
        "with_picks", action=Hole("action"), picks=Hole("picks"))),
    *W("action", "{action:action} , targeting {targets:aim+}", "{action:action} on {targets:aim+}", tree=Node("with_targets", action=Hole("action"), targets=Hole("targets"))),
    *W("action", "{action:action} as a|an {how:how}", "{action:action} using {how:how}", "{action:action} using~its {how:how}", "{action:action} , with {how:how}", tree=Node(
        "with_how", action=Hole("action"), how=Hole("how"))),
    *W("action", "{action:action} , ordering {first:effect} before {second:effect}", tree=Node(
        "with_order", action=Hole("action"), first=Hole("first"), second=Hole("second"))),
]  # fmt: skip


def _undergone(negated: int, *words: str, done: Node | Hole) -> list[Wording]:
    return W("claim", *words, tree=Node("underwent", cards=CARDS, deed=done, negated=negated))


HAPPENED = [
    *_undergone(1, "{cards:those+} wasn't|weren't {deed:deed}", "{cards:those+} isn't|aren't {deed:deed}", done=Hole("deed")),
    *_undergone(1, "{cards:those+} didn't~enter", done=deed("entered")),
    *_undergone(1, "{cards:those+} didn't~evolve", done=deed("evolved")),
    *_undergone(0, "{cards:those+} died", "{cards:those+} is/are dead", done=deed("destroyed")),
    *_undergone(1, "{cards:those+} didn't~die", "{cards:those+} did~not~die", done=deed("destroyed")),
    *W("claim", "{cards:those+} survived|survive|survives", "{cards:those+} is/are still in~play", tree=Node("located", cards=CARDS, place=Node("in_play"), negated=0)),
    *W("claim", "{cards:those+} is/are no~longer in~play", "{cards:those+} isn't|aren't in~play", tree=Node("located", cards=CARDS, place=Node("in_play"), negated=1)),
    *(w for past, verb in _DEEDS.items() for w in (
        *W("claim", f"{{who:subject}} {past} {{amount:figure}} card(s)", tree=Node("count_of", amount=AMOUNT, deed=deed(verb), who=WHO)),
        *W("claim", f"{{who:subject}} {past} a~card", tree=Node("count_of", amount=ONE, deed=deed(verb), who=WHO)),
    )),
    *W("claim", "{first:happening} , then {second:happening}", "{first:happening} before {second:happening}", tree=Node("order", steps=(Hole("first"), Hole("second")))),
    *W("claim", "{a:thing} was {deed:deed} before {b:thing}", tree=Node("order", steps=tuple(
        Node("undergoes", card=Hole(name), deed=Hole("deed")) for name in ("a", "b")))),
    *W("claim", "{a:thing} was {x:deed} , then {b:thing} was {y:deed}", "{a:thing} was {x:deed} before {b:thing} was {y:deed}", tree=Node("order", steps=tuple(
        Node("undergoes", card=Hole(name), deed=Hole(done)) for name, done in (("a", "x"), ("b", "y"))))),
]  # fmt: skip

_NAMED = {"name": Hole("name")}
_IN_PLAY = ("", " in~play", " on~the~board", " on~my~board", " on~their~board", " on~my~side", " on~their~side")
WHERE = [
    *W("claim", "{cards:those+} is/are still in|on {place:place}", tree=Node("located", cards=CARDS, place=Hole("place"), negated=0)),
    *W("claim", "{cards:those+} isn't|aren't in|on {place:place}", "{cards:those+} is/are no~longer in|on {place:place}", tree=Node("located", cards=CARDS, place=Hole("place"), negated=1)),
    *W("claim", *(f"{{who:subject}} has/have {{amount:figure}} card(s) {there}" for there in ("in~hand", "in~my~hand", "in~their~hand", "left~in~hand")), tree=Node(
        "count_in", place=HAND, amount=AMOUNT)),
    *W("claim", *(f"{{who:subject}} has/have {a}{{name:NAME}} {there}" for a in ("a|an ", "") for there in ("in~hand", "in~my~hand", "in~their~hand")),
       tree=Node("count_in", place=HAND, amount=SOME, **_NAMED)),
    *W("claim", *(f"{{who:subject}} has/have {{amount:figure}} {{name:NAME~n}} {there}" for there in ("in~hand", "in~my~hand", "in~their~hand")), tree=Node(
        "count_in", place=HAND, amount=AMOUNT, **_NAMED)),
    *W("claim", "there~is a|an {name:NAME} in|on {place:place}", "{place:place} contains|has a|an {name:NAME}", "{place:place} contains {name:NAME}", tree=Node(
        "count_in", place=Hole("place"), amount=SOME, **_NAMED)),
    *W("claim", "{who:subject} has/have a|an {name:NAME}",
       *(f"{{who:subject}} has/have {a}{{name:NAME}}{there}" for a in ("a|an ", "") for there in _IN_PLAY[1:]),
       tree=Node("count_in", who=WHO, place=Node("in_play"), amount=SOME, **_NAMED)),
    *W("claim", *(f"{{who:subject}} has/have {{amount:figure}} {{name:NAME~n}}{there}" for there in _IN_PLAY[1:]), tree=Node(
        "count_in", who=WHO, place=Node("in_play"), amount=AMOUNT, **_NAMED)),
    *W("claim", *(f"{{who:subject}} has/have {{amount:figure}} {{kind:KIND~n}}{there}" for there in _IN_PLAY[1:]), tree=Node(
        "count_in", who=WHO, place=Node("in_play"), amount=AMOUNT, kind=Hole("kind"))),
    *W("claim", "{place:place} are~empty", tree=Node("contents", cards=(), place=Hole("place"))),
    *W("claim", "I~have {amount:figure} card(s) in|on {place:place}", tree=Node("count_in", place=Hole("place"), amount=AMOUNT)),
    *W("claim", "{place:place} has {amount:figure} {state:state} card(s)", tree=Node("count_in", place=Hole("place"), amount=AMOUNT, state=Hole("state"))),
    *W("claim", "{place:place} contains {amount:figure} card(s)", tree=Node("count_in", place=Hole("place"), amount=AMOUNT)),
    *W("claim", "{who:subject} has/have {amount:figure} {zone:ZONE}", tree=Node("count_in", place=Node("place", who=WHO, zone=Hole("zone")), amount=AMOUNT)),
]  # fmt: skip

QUEUE = [
    *W("claim", "nothing~is~on~the~stack", "the~stack~is~empty", "nothing~is~in~the~queue", "the~queue~is~empty", tree=Node("waiting", effects=())),
    *(w
    for kind, plain in (("triggered", "trigger"), ("resolved", "resolve"), ("fizzled", "fizzle"))
    for w in W("claim", *(f"{{effects:effect+}} {how}~{plain}" for how in ("didn't", "doesn't", "don't", "does~not", "do~not")), tree=Node(
        kind, effects=Hole("effects"), negated=1))),
]  # fmt: skip

_KEYWORD = {"cards": CARDS, "keyword": Hole("keyword")}
FIGURES = [
    *W("claim", "{cards:those+} is/are a|an {attack:NUMBER} / {defense:NUMBER}", "{cards:those+} has/have {attack:NUMBER} attack and {defense:NUMBER} defense", tree=Node(
        "stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
    *W("claim", "{who:subject} has/have {amount:figure} defense|life|health|hp", "{who:subject} is|am at {amount:figure} defense|life|health|hp", "{who:subject} is|am at {amount:figure}",
       "{who:owner} leader has {amount:figure} life|health|hp", "{who:owner} leader is at {amount:figure}", "{who:owner} leader is at {amount:figure} defense|life|health|hp",
       tree=Node("attribute", cards=LEADER, attribute=DEFENSE, amount=AMOUNT)),
    *W("claim", "{who:subject} has/have {amount:figure} {point:COUNTER~n} left|remaining", tree=Node("point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *W("claim", "{cards:those+} doesn't|don't have {keyword:KEYWORD}", "{cards:those+} has/have no {keyword:KEYWORD}", tree=Node("has_keyword", negated=1, **_KEYWORD)),
    *W("claim", "{cards:those+} isn't|aren't {state:state}", tree=Node("in_state", cards=CARDS, state=Hole("state"), negated=1)),
    *W("claim", "{cards:those+} cannot attack", "{cards:those+} can~not attack", tree=Node("can_attack", cards=CARDS, negated=1)),
    *W("claim", "{cards:those+} cannot attack {target:thing}", tree=Node("can_attack", cards=CARDS, target=Hole("target"), negated=1)),
]  # fmt: skip

_REFUSED = ("is refused", "is|was not allowed", "isn't|wasn't allowed", "fails|failed", "is|was illegal", "is|was impossible")
ENDS = [
    *W("claim", *("action {action:NUMBER} " + words for words in _REFUSED), tree=Node("refused", action=Hole("action"), negated=0)),
    *W("claim", "action {action:NUMBER} is refused by {rule:NAME}", tree=Node("refused", action=Hole("action"), rule=Hole("rule"), negated=0)),
    *W("claim", "action {action:NUMBER} is not refused", "action {action:NUMBER} isn't|wasn't refused", "action {action:NUMBER} is|was allowed", tree=Node(
        "refused", action=Hole("action"), negated=1)),
    *W("claim", "{who:subject} win[s] the~game|the~match", "{who:subject} won the~game|the~match", tree=Node("verdict", who=WHO, result="win")),
    *W("claim", "{who:subject} lose[s] the~game|the~match", "{who:subject} lost the~game|the~match", tree=Node("verdict", who=WHO, result="lose")),
    *W("claim", "the~game continues", "the~game~is~not~over", "the~game~isn't~over", tree=Node("ongoing")),
    *W("claim", "it's {who:owner} turn", tree=Node("turn_of", who=WHO)),
]  # fmt: skip

ALSO = [*THINGS, *ACTIONS, *HAPPENED, *WHERE, *QUEUE, *FIGURES, *ENDS]


def cards_of_zones(vocabulary: Vocabulary) -> list[Wording]:
    """How many shields or nodes there are, said by what the cards in a zone of the game are called."""
    return [
        wording
        for word in vocabulary.of("zone")
        if word.cards[0]
        for wording in (
            *W("claim", f"{{who:subject}} has/have {{amount:figure}} {word.cards[0]}", f"{{who:subject}} has/have {{amount:figure}} {word.cards[0]} left", f"{{who:subject}} still has/have {{amount:figure}} {word.cards[0]}", tree=Node(
                "count_in", place=Node("place", who=WHO, zone=word.id), amount=AMOUNT)),
            *W("place", f"{{who:owner}} {word.cards[0]}", tree=Node("place", who=WHO, zone=word.id)),
        )
    ]
