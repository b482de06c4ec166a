"""How else players say in English what happened, how often and in which order."""

from __future__ import annotations

from engine.language.sentences.also.pieces import AMOUNT, BOTH_LEADERS, CARD, CARDS, DAMAGED, HIS_NAMED, NONE, NOT, UNDERGONE, WHO, deed
from engine.language.stated_otherwise import put_otherwise
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W, Wording


def _undergone(negated: int, *words: str, done: Node | Hole) -> list[Wording]:
    return W("claim", *words, tree=Node("underwent", cards=CARDS, deed=done, negated=negated))


_DEEDS = {"drew": "drawn", "discarded": "discarded"}
_IN_THAT_ORDER = ("in~that~order", "in~this~order", "one~after~the~other", ", in~that~order")
_NOW = {"drew": "draw", "discarded": "discard"}
_ONE = Node("exactly", n=1)


def _so_often(frame: str, happening: Node | Hole) -> list[Wording]:
    """How often that came: once, twice, at least three times."""
    return W("claim", f"{frame} {{amount:timed}}", tree=Node("happened_times", amount=AMOUNT, happening=happening))


def _brought(happening: Node) -> Node:
    """An effect resolved, and then that happened."""
    return Node("order", steps=(Node("resolves", effect=Hole("effect")), happening))


_COMES = ("enter[s]", "enter[s] the~board", "entered the~board", "come[s]~into~play", "came~into~play")
_DAMAGED = Node("undergoes", card=CARD, deed=DAMAGED)
_AIMED = Node("attacks", attacker=CARD, target=Hole("target"))


_NOTHING = ("{{who:subject}} {denied}~{verb} a~card", "{{who:subject}} {denied}~{verb} any~cards", "{{who:subject}} {denied}~{verb} cards", "{{who:subject}} {denied}~{verb}")
ALSO_HAPPENED = [
    *_undergone(1, "{cards:those+} wasn't|weren't {deed:deed}", "{cards:those+} isn't|aren't {deed:deed}", "{cards:those+} is/are not {deed:deed}", done=Hole("deed")),
    *W("claim", "every|each {kind:KIND} was|is {deed:deed}", "all {kind:KIND~pl} are|got {deed:deed}", tree=Node("every_underwent", kind=Hole("kind"), deed=Hole("deed"))),
    *W("claim", "all {who:owner} {kind:KIND~pl} are|got {deed:deed}", "all~of {who:owner} {kind:KIND~pl} are|were {deed:deed}", "each|every~one of {who:owner} {kind:KIND~pl} is|was {deed:deed}", tree=Node("every_underwent", kind=Hole("kind"), deed=Hole("deed"), who=WHO)),
    *_undergone(1, "{cards:those+} didn't~enter", "{cards:those+} never~entered play", "{cards:those+} didn't~enter play", "{cards:those+} did~not~enter play", done=deed("entered")),
    *_undergone(1, "{cards:those+} didn't~evolve", done=deed("evolved")),
    *_undergone(0, "{cards:those+} died", "{cards:those+} is/are dead", done=deed("destroyed")),
    *_undergone(1, "{cards:those+} didn't~die", "{cards:those+} did~not~die", done=deed("destroyed")),
    *W("claim", "{cards:those+} survived|survive|survives", "{cards:those+} is/are still in~play", tree=Node("located", cards=CARDS, place=Node("in_play"), negated=0)),
    *W("claim", "{cards:those+} is/are no~longer in~play", "{cards:those+} isn't|aren't in~play", tree=Node("located", cards=CARDS, place=Node("in_play"), negated=1)),
    *(w for past, verb in _DEEDS.items() for w in (
        *W("claim", f"{{who:subject}} {past} {{amount:figure}} card(s)", tree=Node("count_of", amount=AMOUNT, deed=deed(verb), who=WHO)),
        *W("claim", f"{{who:subject}} {past} a~card", f"{{who:subject}} {_NOW[past]}[s] a~card", tree=Node("count_of", amount=_ONE, deed=deed(verb), who=WHO)),
    )),
    *W("claim", "{first:step} , then {second:step}", "{first:step} before {second:step}", tree=Node("order", steps=(Hole("first"), Hole("second")))),
    *W("claim", *(f"{{card:thing}} {took} {only}~{{n:NUMBER}} damage" for took in ("take[s]", "took") for only in ("only", "just")), tree=Node("in_all", happening=Node("takes_damage", card=CARD, amount=Node("exactly", n=Hole("n"))))),
    *W("claim", *(f"{{source:thing}} {dealt} {only}~{{n:NUMBER}} damage to {{card:thing}}" for dealt in ("deal[s]", "dealt") for only in ("only", "just")), tree=Node(
        "in_all", happening=Node("deals_damage", source=Hole("source"), target=CARD, amount=Node("exactly", n=Hole("n"))))),
    *W("claim", "{a:thing} was {deed:deed} before {b:thing}", tree=Node("order", steps=tuple(
        Node("undergoes", card=Hole(name), deed=Hole("deed")) for name in ("a", "b")))),
    *W("claim", "{a:thing} was {x:deed} , then {b:thing} was {y:deed}", "{a:thing} was {x:deed} before {b:thing} was {y:deed}", tree=Node("order", steps=tuple(
        Node("undergoes", card=Hole(name), deed=Hole(done)) for name, done in (("a", "x"), ("b", "y"))))),
    *W("claim", "nothing~is~on~the~stack", "the~stack~is~empty", "nothing~is~in~the~queue", "the~queue~is~empty", tree=Node("waiting", effects=())),
    *(w
    for kind, plain in (("triggered", "trigger"), ("resolved", "resolve"), ("fizzled", "fizzle"))
    for w in W("claim", *(f"{{effects:effect+}} {how}~{plain}" for how in ("didn't", "doesn't", "don't", "does~not", "do~not")), tree=Node(
        kind, effects=Hole("effects"), negated=1))),
    *_so_often("{card:thing} was/were {deed:deed}", UNDERGONE),
    *_so_often("{card:thing} died", Node("undergoes", card=Hole("card"), deed=deed("destroyed"))),
    *_so_often("{card:thing} attacked", Node("attacks", attacker=Hole("card"))),
    *_so_often("{effect:effect} activated", Node("triggers", effect=Hole("effect"))),
    *W("claim", "{cards:those+} dies|die", tree=Node("underwent", cards=CARDS, deed=deed("destroyed"), negated=0)),
    *W("claim", *(f"{{cards:those+}} {never}" for never in ("doesn't|don't die", "does|do not~die", "never~dies", "never~died")), tree=Node(
        "underwent", cards=CARDS, deed=deed("destroyed"), negated=1)),
    *W("claim", "{effects:effect+} activated", "{effects:effect+} activate[s]", tree=Node("triggered", effects=Hole("effects"), negated=0)),
    *W("claim", *(f"{{effects:effect+}} {how}~activate" for how in ("didn't", "doesn't", "don't", "did~not", "does~not", "do~not")), tree=Node(
        "triggered", effects=Hole("effects"), negated=1)),
    *W("claim", "{cards:those+} has/have not evolved", "{cards:those+} hasn't|haven't evolved", tree=Node("underwent", cards=CARDS, deed=deed("evolved"), negated=1)),
    *W("claim", "{name:NAME} was/were returned to {who:owner} hand", tree=Node("underwent", cards=HIS_NAMED, deed=deed("returned"), negated=0)),
    *W("happening", "{card:thing} has taken {amount:figure} damage", tree=Node("takes_damage", card=CARD, amount=AMOUNT)),
    *W("happening", "{card:thing} is/are healed by|for {amount:figure}", "{card:thing} was/were healed by|for {amount:figure}",
       "{card:thing} recover[s] {amount:figure} defense", "{card:thing} recovered {amount:figure} defense", "{card:thing} regain[s] {amount:figure} defense", "{card:thing} regained {amount:figure} defense", tree=Node("restores", card=CARD, amount=AMOUNT)),
    *W("happening", "{card:thing} gained {stats:STATS}", "{card:thing} gains {stats:STATS}", tree=Node("gets_stats", card=CARD, stats=Hole("stats"))),
    *W("claim", "{cards:those+} is/are now {name:NAME}", "{cards:those+} is/are now a|an {name:NAME}", "{cards:those+} turned into {name:NAME}",
       "{cards:those+} was/were transformed into {name:NAME}", *(f"{{cards:those+}} {verb} a|an {{name:NAME}}" for verb in ("became", "turned into", "was/were transformed into")),
       tree=Node("became", cards=CARDS, name=Hole("name"))),
    *W("claim", "the~top~card~of {place:place} is {cards:thing+}", "{cards:thing+} is/are on~top~of {place:place}", tree=Node(
        "begins_with", place=Hole("place"), cards=CARDS)),
    *W("claim", "the~bottom~card~of {place:place} is {cards:thing+}", "{cards:thing+} is/are on|at the~bottom~of {place:place}", tree=Node(
        "ends_with", place=Hole("place"), cards=CARDS)),
    *W("claim", "{cards:those+} has/have evolved", tree=Node("underwent", cards=CARDS, deed=deed("evolved"), negated=0)),
    *(w for did in ("work[s]", "worked", "happen[s]", "happened") for w in _so_often(f"{{effect:effect}} {did}", Node("triggers", effect=Hole("effect")))),
    *_so_often("{effect:effect} triggered", Node("triggers", effect=Hole("effect"))),
    *_so_often("{effect:effect} triggers", Node("triggers", effect=Hole("effect"))),
    *_so_often("{effect:effect} resolved", Node("resolves", effect=Hole("effect"))),
    *_so_often("{effect:effect} resolves", Node("resolves", effect=Hole("effect"))),
    *W("claim", "{first:effect} resolve[s] after {second:effect}", "{first:effect} resolved after {second:effect}", tree=Node(
        "order_of_effects", first=Hole("second"), second=Hole("first"))),
    *W("claim", "{first:effect} resolved before {second:effect}", *(f"first {{first:effect}} , then {{second:effect}} {come}" for come in ("resolve[s]", "resolved")), tree=Node("order_of_effects", first=Hole("first"), second=Hole("second"))),
    *(w for word, a, b in (("before", "a", "b"), ("after", "b", "a")) for w in W("claim", f"{{a:effect}} triggered {word} {{b:effect}}", tree=Node(
        "order", steps=tuple(Node("triggers", effect=Hole(x)) for x in (a, b))))),
    *(w for word, a, b in (("before", "a", "b"), ("after", "b", "a")) for verb in ("died", "was destroyed", "is destroyed", "dies") for w in W(
        "claim", f"{{a:thing}} {verb} {word} {{b:thing}}", tree=Node("order", steps=tuple(
            Node("undergoes", card=Hole(x), deed=deed("destroyed")) for x in (a, b))))),
    *(w for before, steps in (("before", (0, 1)), ("after", (1, 0))) for w in W("claim", f"{{effect:effect}} resolved|resolves {before} {{card:thing}} was|is {{deed:deed}}",
       tree=Node("order", steps=tuple((Node("resolves", effect=Hole("effect")), Node("undergoes", card=CARD, deed=Hole("deed")))[n] for n in steps)))),
    *W("claim", *(f"{{cards:those+}} {denied}~take damage" for denied in NOT), *(f"{{cards:those+}} {denied}~take any damage" for denied in NOT), "{cards:those+} took|take|takes no damage",
       tree=Node("underwent", cards=CARDS, deed=DAMAGED, negated=1)),
    *W("claim", "neither~leader took|takes damage", "neither~leader took|takes any damage", tree=Node("underwent", cards=BOTH_LEADERS, deed=DAMAGED, negated=1)),
    *W("claim", "{cards:those+} took damage", "{cards:those+} take[s] damage", tree=Node("underwent", cards=CARDS, deed=DAMAGED, negated=0)),
    *(w for plain, past, verb in (("draw", "drew", "drawn"), ("discard", "discarded", "discarded")) for w in W(
        "claim", *(way.format(denied=denied, verb=plain) for way in _NOTHING for denied in NOT), f"{{who:subject}} {past} no cards", f"{{who:subject}} {past} nothing", tree=Node(
            "count_of", amount=NONE, deed=deed(verb), who=WHO))),
    *W("claim", "{who:subject} drew {amount:figure}", tree=Node("count_of", amount=AMOUNT, deed=deed("drawn"), who=WHO)),
    *W("claim", "{cards:those+} was|were killed", "{cards:those+} got killed|destroyed", tree=Node("underwent", cards=CARDS, deed=deed("destroyed"), negated=0)),
    *W("claim", "{who:subject} draw[s] {amount:figure} card(s)", tree=Node("count_of", amount=AMOUNT, deed=deed("drawn"), who=WHO)),
    *W("claim", "{source:thing} destroyed|destroys {card:thing}", tree=Node("underwent_by", cards=(CARD,), source=Hole("source"), deed=deed("destroyed"), negated=0)),
    *W("claim", "{source:thing} banished|banishes {card:thing}", tree=Node("underwent_by", cards=(CARD,), source=Hole("source"), deed=deed("banished"), negated=0)),
    *W("claim", "{cards:those+} was/were never {deed:deed}", tree=Node("underwent", cards=CARDS, deed=Hole("deed"), negated=1)),
    *W("claim", "{cards:those+} gets|got {deed:deed}", "{cards:those+} has/have been {deed:deed}", "{cards:those+} is/are {deed:deed}", tree=Node("underwent", cards=CARDS, deed=Hole("deed"), negated=0)),
    *W("claim", "{cards:those+} has/have not been {deed:deed}", "{cards:those+} hasn't|haven't been {deed:deed}", tree=Node("underwent", cards=CARDS, deed=Hole("deed"), negated=1)),
    *W("claim", *(f"{{effects:effect+}} {word}" for word in ("trigger[s]", "was/were triggered", "is/are triggered", "was/were activated", "is/are activated", "went off", "go[es] off")), tree=Node(
        "triggered", effects=Hole("effects"), negated=0)),
    *W("claim", *(f"{{effects:effect+}} {word}" for word in ("resolve[s]", "work[s]", "worked", "takes|take effect", "took effect")), tree=Node("resolved", effects=Hole("effects"), negated=0)),
    *W("claim", *(f"{{effects:effect+}} {denied}~{word}" for denied in NOT for word in ("work", "take~effect")), tree=Node("resolved", effects=Hole("effects"), negated=1)),
    *W("claim", *(f"{{effects:effect+}} {denied}~go~off" for denied in NOT), "{effects:effect+} was/were not activated", "{effects:effect+} wasn't|weren't activated", tree=Node(
        "triggered", effects=Hole("effects"), negated=1)),
    *W("claim", *(f"{{effects:effect+}} {nothing}" for nothing in ("does|do nothing", "has|have no~effect", "had no~effect", "resolve[s] without~effect", "resolved without~effect", "resolve[s] without~doing~anything", "resolved without~doing~anything", *(f"{n}~do~anything" for n in NOT))), tree=Node("did_nothing", effects=Hole("effects"))),
    *W("claim", "{effects:effect+} fizzle[s]", "{effects:effect+} is/are lost", tree=Node("fizzled", effects=Hole("effects"), negated=0)),
    *W("claim", "{first:effect} come[s] before {second:effect}", "{first:effect} came before {second:effect}", "{first:effect} happens|happened before {second:effect}", tree=Node(
        "order_of_effects", first=Hole("first"), second=Hole("second"))),
    *W("claim", "{first:effect} resolve[s] first , then {second:effect}", "{first:effect} resolves|resolved , then {second:effect}", "{first:effect} , then {second:effect}", tree=Node(
        "order_of_effects", first=Hole("first"), second=Hole("second"))),
    *_so_often("{happening:happening}", Hole("happening")),
    *W("claim", "either {a:thing} or {b:thing} is|gets {deed:deed}", "one of {a:thing} and|or {b:thing} was|is {deed:deed}", "{a:thing} or {b:thing} was|is {deed:deed}", tree=Node("underwent_either", a=Hole("a"), b=Hole("b"), deed=Hole("deed"))),
    *W("claim", "{second:step} after {first:step}", "after {first:step} , {second:step}", tree=Node("order", steps=(Hole("first"), Hole("second")))),
    *W("claim", *(f"{{effects:effect+}} {do} {so}" for do in ("resolve[s]", "resolved", "trigger[s]", "triggered", "activate[s]", "activated") for so in _IN_THAT_ORDER), tree=Node(
        "order", steps=(Each("effects", Node("resolves", effect=Hole("item"))),))),
    *W("claim", *(f"{{cards:thing+}} {be} {{deed:deed}} {so}" for be in ("is/are", "was/were", "get[s]") for so in _IN_THAT_ORDER), tree=Node(
        "order", steps=(Each("cards", Node("undergoes", card=Hole("item"), deed=Hole("deed"))),))),
    *W("happening", "{card:thing} takes|take|took damage", tree=_DAMAGED),
    *put_otherwise("{card:thing} take[s] damage", _DAMAGED),
    *W("happening", "{who:owner} turn began|started|starts", "{who:owner} turn has~begun|has~started", tree=Node("turn_starts", who=WHO)),
    *W("claim", *(f"{{who:owner}} turn {never}" for never in ("never~begins|never~began|never~started|never~starts", "did~not|didn't|does~not|doesn't begin|start", "has~not|hasn't begun|started")), tree=Node("happened", happening=Node("turn_starts", who=WHO), negated=1)),
    *W("claim", *(f"{nobody} {took} damage" for nobody in ("nobody", "no~one", "nothing") for took in ("took", "takes", "took~any", "takes~any")), tree=Node("none_of", deed=DAMAGED)),
    *(w for target, of in (("{card:thing}", Hole("card")), ("{who:subject}", WHO)) for w in W(
        "happening", f"{target} take[s] {{amount:figure}} damage from|by {{source:thing}}", f"{target} took {{amount:figure}} damage from|by {{source:thing}}",
        tree=Node("deals_damage", {"source": Hole("source"), "amount": AMOUNT, "target" if target == "{card:thing}" else "who": of}))),
    *W("happening", "{who:owner} {phase:phase} phase ended", "{who:owner} {phase:phase} phase is~over", tree=Node("phase_ends", who=WHO, phase=Hole("phase"))),
    *W("happening", "the {phase:phase} phase ended", "the {phase:phase} phase is~over", tree=Node("phase_ends", phase=Hole("phase"))),
    *W("happening", "{who:owner} {phase:phase} phase began|started", tree=Node("phase_begins", who=WHO, phase=Hole("phase"))),
    *W("happening", "the {phase:phase} phase began|started", tree=Node("phase_begins", phase=Hole("phase"))),
    *W("happening", "{who:owner} turn ended", "{who:owner} turn has~ended", tree=Node("turn_ends", who=WHO)),
    *put_otherwise("{card:thing} gain[s] {stats:STATS}", Node("gets_stats", card=CARD, stats=Hole("stats"))),
    *put_otherwise("{card:thing} get[s] {keyword:KEYWORD}", Node("gains_keyword", card=CARD, keyword=Hole("keyword"))),
    *put_otherwise("{card:thing} recover[s] {amount:figure} defense", Node("restores", card=CARD, amount=AMOUNT)),
    *W("claim", *(f"{{happening:step}} {by} {{effect:effect}}" for by in ("by", "through", "from", "with", "via", "because~of", "due~to", "thanks~to", "by~means~of")), tree=Node(
        "order", steps=(Node("resolves", effect=Hole("effect")), Hole("happening")))),
    *(w for plain, past, verb in (("discard", "discarded", "discarded"), ("bury", "buried", "buried")) for w in W("claim", f"{{who:subject}} {plain}[s] {{name:NAME}}" if plain != "bury" else "{who:subject} bury|buries {name:NAME}", f"{{who:subject}} {past} {{name:NAME}}", tree=Node(
        "underwent", cards=HIS_NAMED, deed=deed(verb), negated=0))),
    *W("claim", *(f"{{who:subject}} {summons} {{amount:figure}} {{name:NAME~n}}" for summons in ("summon[s]", "summoned", "get[s]", "got")), tree=Node("count_of", amount=AMOUNT, name=Hole("name"), deed=deed("summoned"), who=WHO)),
    *W("claim", *(f"{{happening:happening}} {by} the|its {{head:head}}" for by in ("by", "through", "from", "because~of", "due~to", "thanks~to")), tree=Node("several", said=(
        Node("any_effect", head=Hole("head"), came="resolving", negated=0), Node("happened", happening=Hole("happening"), negated=0)))),
    *W("claim", "{effect:effect} summon[s] {card:thing}", "{effect:effect} summoned {card:thing}", tree=_brought(Node("undergoes", card=CARD, deed=deed("summoned")))),
    *(w for do, did, done in (("destroy[s]", "destroyed", "destroyed"), ("banish[es]", "banished", "banished"), ("return[s]", "returned", "returned"), ("transform[s]", "transformed", "transformed")) for w in W(
        "claim", f"{{effect:effect}} {do} {{card:thing}}", f"{{effect:effect}} {did} {{card:thing}}", tree=_brought(Node("undergoes", card=CARD, deed=deed(done))))),
    *W("claim", *(f"{{effect:effect}} {brings} {{amount:figure}} {{name:NAME~n}}" for brings in ("summon[s]", "summoned")), tree=Node("several", said=(
        Node("resolved", effects=(Hole("effect"),), negated=0), Node("count_of", amount=AMOUNT, name=Hole("name"), deed=deed("summoned"))))),
    *W("claim", *(f"{{effect:effect}} {draws} {{amount:figure}} card(s)" for draws in ("draw[s]", "drew")), tree=Node("several", said=(
        Node("resolved", effects=(Hole("effect"),), negated=0), Node("count_of", amount=AMOUNT, deed=deed("drawn"))))),
    *W("claim", "{effect:effect} draw[s] a~card", "{effect:effect} drew a~card", tree=Node("several", said=(Node("resolved", effects=(Hole("effect"),), negated=0), Node("count_of", amount=_ONE, deed=deed("drawn"))))),
    *W("claim", "{effect:effect} deal[s] {amount:figure} damage to {card:thing}", "{effect:effect} dealt {amount:figure} damage to {card:thing}", tree=_brought(Node("takes_damage", card=CARD, amount=AMOUNT))),
    *W("claim", *(f"{{amount:figure}} {{name:NAME~n}} {comes}" for comes in _COMES), tree=Node("count_of", amount=AMOUNT, name=Hole("name"), deed=deed("entered"))),
    *W("claim", *(f"{{amount:figure}} {{kind:KIND~n}} {comes}" for comes in _COMES), tree=Node("count_of", amount=AMOUNT, kind=Hole("kind"), deed=deed("entered"))),
    *W("claim", *(f"{{amount:figure}} card(s) {comes}" for comes in _COMES), tree=Node("count_of", amount=AMOUNT, deed=deed("entered"))),
    *W("claim", "{amount:figure} {name:NAME~n} is/are|get[s] {deed:deed}", tree=Node("count_of", amount=AMOUNT, name=Hole("name"), deed=Hole("deed"))),
    *W("claim", "{amount:figure} {kind:KIND~n} is/are|get[s] {deed:deed}", tree=Node("count_of", amount=AMOUNT, kind=Hole("kind"), deed=Hole("deed"))),
    *W("claim", "{amount:figure} card(s) is/are|get[s] {deed:deed}", tree=Node("count_of", amount=AMOUNT, deed=Hole("deed"))),
    *W("claim", "{cards:those+} is/are transformed into {name:NAME}", "{cards:those+} is/are transformed into a|an {name:NAME}", "{cards:those+} turn[s] into {name:NAME}", "{cards:those+} turn[s] into a|an {name:NAME}", "{cards:those+} become[s] {name:NAME}", "{cards:those+} become[s] a|an {name:NAME}", tree=Node("became", cards=CARDS, name=Hole("name"))),
    *W("happening", "{card:thing} was|were {deed:deed}", "{card:thing} gets|got {deed:deed}", tree=UNDERGONE),
    *W("happening", "{card:thing} dies|died", tree=Node("undergoes", card=CARD, deed=deed("destroyed"))),
    *W("happening", "{effect:effect} triggered|activated|activates", tree=Node("triggers", effect=Hole("effect"))),
    *W("happening", "{effect:effect} resolved", tree=Node("resolves", effect=Hole("effect"))),
]
