"""How cards are printed in English, where that puts a thing together otherwise than the phrases that mean it."""
from engine.language.cards.shared import COST, ORIGINAL_COST
from engine.language.phrases import REMINDER
from engine.language.reminders import CLARIFYING, ENGLISH_REMINDERS
from engine.language.tree import Node
from engine.language.wordings import Each, Hole, W, Wording

ME = Node("player", who="me")
THIS = (Node("this"),)
IT = (Node("it"),)
THEM = (Node("them"),)
_AMOUNT = Hole("amount")


def _change(targets: object, how: str) -> Node:
    """A figure of some cards changes by a number."""
    return Node("change", how=how, targets=targets, attribute=Hole("attribute"), amount=_AMOUNT, duration=Hole("duration"))


def _set(targets: object) -> Node:
    """A figure of some cards becomes a number."""
    return Node("set_figure", targets=targets, attribute=Hole("attribute"), amount=_AMOUNT, duration=Hole("duration"))


def _put(zone: str, **more: object) -> Node:
    """New cards for a zone of the player."""
    return Node("add", made=Hole("made"), into=Node("into", owner=ME, zone=zone, **more))


def _hand(**more: object) -> Node:
    return Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="hand"),), **more)


EFFECTS = [
    *W("effect", "put {made:made+} into~your~hand", tree=_put("hand")),
    *W("effect", "put {made:made+} into~your~deck", tree=_put("deck", at="anywhere")),
    *W("effect", "{quality~n} {duration?}", tree=Node("be", targets=THIS, quality=Hole("quality"), duration=Hole("duration"))),
    *W("effect", "subtract {amount:quantity} from its {attribute} {duration?}", tree=_change(IT, "less")),
    *W("effect", "subtract {amount:quantity} from their {attribute} {duration?}", tree=_change(THEM, "less")),
    *W("effect", "subtract {amount:quantity} from this~amulet's|this~follower's|this~card's {attribute} {duration?}", tree=_change(THIS, "less")),
    *W("effect", "add {amount:quantity} to this~amulet's|this~follower's|this~card's {attribute} {duration?}", tree=_change(THIS, "more")),
    *W("effect", "add {amount:quantity} to its {attribute} {duration?}", tree=_change(IT, "more")),
    *W("effect", "change its {attribute} to {amount:quantity} {duration?}", tree=_set(IT)),
    *W("effect", "change their {attribute} to {amount:quantity} {duration?}", tree=_set(THEM)),
    *W("effect", "spellboost the cards~in~your~hand {times?}", tree=Node("spellboost", targets=(Node("all", filter=_hand()),), times=Hole("times"))),
    *W("effect", "gain a|an {counter:COUNTER}", tree=Node("points", how="gain", amount=Node("number", n=1), counter=Hole("counter"))),
    *W("effect", "gain~the~ability~to~evolve~for {n:NUMBER} {counter:COUNTER~n}", tree=Node("be", targets=THIS, quality=Node("evolve_cost", n=Hole("n"), counter=Hole("counter")))),
    *W("effect", "randomly discard {count:quantity} of~the~lowest-cost~cards~in~your~hand", tree=Node("discard", targets=(
        Node("random", count=Hole("count"), filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="hand"), Node("lowest", attribute=COST)))),))),
]

NEW = {name: Node("sequence", steps=(Node("add", made=(Node("new", count=Hole("count"), card=Hole(name)),), into=Node("into", owner=ME, zone="hand")),)) for name in ("a", "b")}
SUMMONED = {name: Node("sequence", steps=(Node("summon", made=(Node("new", count=Hole("count"), card=Hole(name)),)),)) for name in ("a", "b")}
_GIVEN = Node("ability", line=Hole("line"))
_ONCE = Node("ability", line=Hole("line"), once=1)
_FILTER = Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Hole("place"), Hole("tests")))
_AT_LEAST, _AT_MOST = Node("at_least", n=Hole("n")), Node("at_most", n=Hole("n"))
_ORDINALS = ["second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh", "twelfth"]
_NOT_STACKABLE = "(this~effect~is~not~stackable.)"
_TO_THE_END = "(this~effect~lasts~for~the~rest~of~the~match.)"
_ONCE_TO_THE_END = "(this~effect~is~not~stackable~and~lasts~for~the~rest~of~the~match.)"


def _give(ability: Node, duration: object = None) -> Node:
    return Node("give", targets=Hole("targets"), gifts=(ability,), duration=duration)


def _given(end: str) -> tuple[str, ...]:
    return tuple(f"give {{targets:target+}} the~following~effect {mark} {{line:ability_line}} {end}" for mark in (":", "-"))


GIVEN = [
    *W("effect", "give {targets:target+} the~following~effect {duration}: {line:ability_line}", "give {targets:target+} the~following~effect {duration} - {line:ability_line}",
       tree=_give(_GIVEN, Hole("duration"))),
    *W("effect", *_given(_NOT_STACKABLE), tree=_give(_ONCE)),
    *W("effect", *_given(_TO_THE_END), tree=_give(_GIVEN, Node("for_match"))),
    *W("effect", *_given(_ONCE_TO_THE_END), tree=_give(_ONCE, Node("for_match"))),
    *W("gift", "{trigger:headed}: {body}", "{trigger:headed} - {body}", tree=Node("ability", line=Node("ability", trigger=Hole("trigger"), body=Hole("body")))),
]

STEPS = [
    *W("core", "choose - put {count} {a:NAME} or {b:NAME} into~your~hand", tree=Node("choose", options=(NEW["a"], NEW["b"]))),
    *W("core", "choose - summon {count} {a:NAME} or {b:NAME}", tree=Node("choose", options=(SUMMONED["a"], SUMMONED["b"]))),
    *W("effect", "randomly put {count} {a:NAME} or {b:NAME} into~your~hand", tree=Node("add", into=Node("into", owner=ME, zone="hand"), made=(
        Node("one_of", cards=(Node("new", count=Hole("count"), card=Hole("a")), Node("new", count=Hole("count"), card=Hole("b")))),))),
    *W("new_card", "{card:NAME~n}", tree=Node("new", count=Node("number", n=1), card=Hole("card"))),
    *W("steps", "deal {amount:much} damage to {targets:target+} and~then {more:much} damage to {others:target+}", tree=Node("sequence", steps=(
        Node("deal", amount=_AMOUNT, targets=Hole("targets")), Node("deal", amount=Hole("more"), targets=Hole("others"))))),
    *W("sentence", "{then:core}. X~equals {x:amount}.", tree=Node("say", then=Node("where", then=Hole("then"), x=Hole("x")))),
    *W("sentence", "if {condition}, {then:core}. X~equals {x:amount}.", tree=Node("if", condition=Hole("condition"), then=Node("where", then=Hole("then"), x=Hole("x")))),
    *W("sentence", "{counter:COUNTER} ({n:quantity}) - {then:clause}.", "{counter:COUNTER} ({n:quantity}): {then:clause}.", tree=Node(
        "if", condition=Node("has_points", player=ME, bound=_AT_LEAST, counter=Hole("counter")), then=Hole("then"))),
]

NUMBERS = [
    *W("amount_one", "this~follower's|this~card's|this~amulet's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("this"))),
    *W("amount_one", "your~leader's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who="me"))),
    *W("amount_one", "the~enemy~leader's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who="opponent"))),
    *W("amount_one", "that {noun} 's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("that", noun=Hole("noun")))),
    *W("test", "with {n:quantity} {attribute} or~less|or~fewer", tree=Node("figure", attribute=Hole("attribute"), bound=_AT_MOST)),
    *W("test", "with {n:quantity} {attribute} or~more", tree=Node("figure", attribute=Hole("attribute"), bound=_AT_LEAST)),
    *W("test", "that~cost[s] {n:quantity} play~point(s) or~less", tree=Node("figure", attribute=COST, bound=_AT_MOST)),
    *W("test", "that~cost[s] {n:quantity} play~point(s) or~more", tree=Node("figure", attribute=COST, bound=_AT_LEAST)),
    *W("test", "that~cost[s] {n:quantity} play~point(s)", tree=Node("figure", attribute=COST, bound=Node("exactly", n=Hole("n")))),
    *W("test", "that~originally~cost[s] {n:quantity} play~point(s) or~less", tree=Node("figure", attribute=ORIGINAL_COST, bound=_AT_MOST)),
    *W("test", "that~originally~cost[s] {n:quantity} play~point(s) or~more", tree=Node("figure", attribute=ORIGINAL_COST, bound=_AT_LEAST)),
    *W("test", "that~originally~cost[s] {n:quantity} play~point(s)", tree=Node("figure", attribute=ORIGINAL_COST, bound=Node("exactly", n=Hole("n")))),
]

CONDITIONS = [
    *W("condition_one", "{player} have|has {n:quantity} {adjectives:adjective*?} {noun~n} or~less|or~fewer {place?}", tree=Node("has_cards", player=Hole("player"), bound=_AT_MOST, filter=_FILTER)),
    *W("condition_one", "{player} have|has {n:quantity} {adjectives:adjective*?} {noun~n} or~more {place?}", tree=Node("has_cards", player=Hole("player"), bound=_AT_LEAST, filter=_FILTER)),
    *W("condition_one", "any {adjectives:adjective*?} {noun~pl} {tests:test*?} are|is {place}", "a|an {adjectives:adjective*?} {noun} {tests:test*?} is {place}", tree=Node("exists", yes=1, filter=_FILTER)),
    *W("condition_one", "no {adjectives:adjective*?} {noun~pl} {tests:test*?} are|is {place}", tree=Node("exists", yes=0, filter=_FILTER)),
    *W("condition_one", "{bound} {adjectives:adjective*?} {noun~pl} {tests:test*?} are|is {place}", tree=Node("exists", yes=1, bound=Hole("bound"), filter=_FILTER)),
    *W("condition_one", "{filter~pl} {happening:happened~n} at~least {n:quantity} time(s) {period}", tree=Node("compare", limit=_AT_LEAST, left=Node(
        "times", subject=Node("any_of", filter=Hole("filter")), happening=Hole("happening"), period=Hole("period")))),
    *(w for n, word in enumerate(_ORDINALS, 2) for w in W("condition_one", f"this~is|it's|it~is your~{word}~turn~or~later", tree=Node(
        "compare", left=Node("turn_number", owner=ME), limit=Node("at_least", n=Node("number", n=n))))),
]

REMINDERS = [w for row in ENGLISH_REMINDERS for w in W("reminder", "(" + row[:-1] + ".)", tree=Node(REMINDER))] + [
    w for said in CLARIFYING for w in W("reminder", said.replace(" ", "~").replace("~{", " {"), tree=Node(REMINDER))]

LINES = [
    *W("sentence", "{said:reminder}", tree=Node("remark")),
    *W("body", "{sentences:sentence*} {said:reminder}", "{sentences:sentence*} {said:reminder} {more:sentence*}", tree=Node("body", sentences=(Hole("sentences"), Hole("more")))),
    *W("ability_line", "once~on~each~of~your~turns, {trigger}, {body}", tree=Node("ability", modifiers=(
        Node("limit", n=1, per="turn"), Node("during", owner=ME)), trigger=Hole("trigger"), body=Hole("body"))),
]


# Lists: what follows stands behind a dash each, or one after the other.
_NEW_ITEM = Node("new", count=Node("number", n=1), card=Hole("item"))
_TO_HAND = Node("into", owner=ME, zone="hand")


def _one_of_these(template: str, effect: Node) -> list[Wording]:
    """One of several new cards, which the player picks."""
    options = Each("cards", Node("sequence", steps=(effect,)))
    sentence = Node("say", then=Node("choose", options=options))
    return [
        *W("sentence", template.format(".") + " {cards:bullet*}", template.format(":") + " {cards:bullet*}", tree=sentence),
        *W("sentence", template.format(":") + " {cards:NAME+}.", template.format(":") + " {cards:NAME|}.", tree=sentence),
    ]


def _one_drawn(template: str, kind: str, **more: object) -> list[Wording]:
    """One of several new cards, which is drawn."""
    made = Node("one_of", cards=Each("cards", _NEW_ITEM))
    sentence = Node("say", then=Node("sequence", steps=(Node(kind, made=(made,), **more),)))
    return [
        *W("sentence", template.format(".") + " {cards:bullet*}", template.format(":") + " {cards:bullet*}", tree=sentence),
        *W("sentence", template.format(":") + " {cards:NAME+}.", template.format(":") + " {cards:NAME|}.", tree=sentence),
    ]


_EFFECTS_DRAWN = Node("say", then=Node("choose", options=Hole("options"), random=1))
LISTS = [
    *W("bullet", "- {card:NAME}", tree=Hole("card")),
    *W("choice", "- {do:steps}.", tree=Hole("do")),
    *_one_of_these("choose: put 1 of~the~following~cards into~your~hand {}", Node("add", made=(_NEW_ITEM,), into=_TO_HAND)),
    *_one_of_these("choose: summon 1 of~the~following~cards {}", Node("summon", made=(_NEW_ITEM,))),
    *_one_drawn("randomly put 1 of~the~following~cards into~your~hand {}", "add", into=_TO_HAND),
    *_one_drawn("randomly put 1 of~the~following~cards into~your~deck {}", "add", into=Node("into", owner=ME, zone="deck", at="anywhere")),
    *_one_drawn("randomly summon 1 of~the~following~cards {}", "summon"),
    *_one_drawn("randomly summon 1 of~the~following {}", "summon"),
    *W("sentence", "randomly activate 1 of~the~following~effects. {options:choice*}", tree=_EFFECTS_DRAWN),
    *W("sentence", "choose: activate 1 of~the~following~effects. {options:choice*}", tree=Node("say", then=Node("choose", options=Hole("options")))),
]

_UP_TO = Node("limit", n=Hole("n"), per="turn")
_ONE_SENTENCE = Node("body", sentences=(Node("say", then=Hole("then")),))
_RAISED = Node("when", subject=Node("this"), happening=Node("raised"))
MORE = [
    *W("effect", "reduce damage {source} to {amount:much}", tree=Node("be", targets=THIS, quality=Node("damage_cap", amount=_AMOUNT, source=Hole("source")))),
    *W("effect", "reduce damage to this~follower to {amount:much}", tree=Node("be", targets=THIS, quality=Node("damage_cap", amount=_AMOUNT))),
    *W("effect", "remove~all~effects from|on {targets:target+} except~changes~to~its~attack~or~defense|except~changes~to~their~attack~or~defense",
       tree=Node("lose_all", targets=Hole("targets"))),
    *W("effect", "change their~costs to {amount:quantity}", tree=Node("set_figure", targets=THEM, attribute=COST, amount=_AMOUNT)),
    *W("effect", "subtract {amount:quantity} from their~costs", tree=Node("change", how="less", targets=THEM, attribute=COST, amount=_AMOUNT)),
    *W("effect", "deal it {amount:much} damage", tree=Node("deal", targets=IT, amount=_AMOUNT)),
    *W("effect", "deal them {amount:much} damage", tree=Node("deal", targets=THEM, amount=_AMOUNT)),
    *W("sentence", "while this~amulet|this~follower is~in~play, {then:clause}.", tree=Node("say", then=Hole("then"))),
    *W("condition_one", "this~card has~been~Spellboosted at~least {n:quantity} time(s)", tree=Node(
        "has_figure", target=Node("this"), attribute=Node("attribute", name="spellboost"), bound=_AT_LEAST)),
    *W("condition_one", "it's a|an {filter}", tree=Node("is", yes=1, target=Node("it"), filter=Hole("filter"))),
    *W("trigger", "if this~card is~discarded~from~your~hand", tree=Node("when", subject=Node("this"), happening=Node("discarded"))),
    *W("trigger", "whenever|when this~follower's~attack~or~defense~is~increased~by~an~effect", tree=_RAISED),
    *W("ability_line", "{modifiers:modifier*?} {trigger}, {then:clause} (up~to {n:NUMBER} times~per~turn).", tree=Node(
        "ability", modifiers=(_UP_TO, Hole("modifiers")), trigger=Hole("trigger"), body=_ONE_SENTENCE)),
    *W("effect", *_given("(this~effect~lasts~until~this~follower~leaves~play.)"), tree=_give(_GIVEN, Node("until_leaves", what="this"))),
]

PRINTED = [*EFFECTS, *GIVEN, *STEPS, *NUMBERS, *CONDITIONS, *REMINDERS, *LINES, *LISTS, *MORE]
