"""How printed English cards put further acts: figures that become something, several keywords by lot, what comes later to what was just touched."""
from engine.language.cards.shared import COST
from engine.language.said_before import AMONG
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME, OPPONENT, EACH = Node("player", who="me"), Node("player", who="opponent"), Node("player", who="each")
THIS, IT, THEM = (Node("this"),), (Node("it"),), (Node("them"),)
_LEADER, _ENEMY_LEADER = Node("leader", who="me"), Node("leader", who="opponent")
_AMOUNT, _TARGETS, _DURATION = Hole("amount"), Hole("targets"), Hole("duration")
_ATTACK, _DEFENSE = (Node("attribute", name=name) for name in ("attack", "defense"))
_X = Node("x")
_THIS_TURN = Node("until", edge="end", turn="this")


def _steps(*steps: object) -> Node:
    return Node("sequence", steps=steps)


def _become(targets: object, attribute: object, n: object) -> Node:
    return Node("set_figure", targets=targets, attribute=attribute, amount=n, duration=_DURATION)


def _becomes_both(possessive: str, targets: object) -> list[Wording]:
    """Attack and defense become two numbers."""
    words = f"change {possessive} attack~and~defense to {{a:quantity}} / {{b:quantity}} {{duration?}}"
    return W("steps", words, tree=_steps(_become(targets, _ATTACK, Hole("a")), _become(targets, _DEFENSE, Hole("b"))))


FIGURES = [
    *W("effect", "change {targets:target+} 's {attribute} to {amount:amount} {duration?}", "change {targets:target+} ' {attribute} to {amount:amount} {duration?}",
       tree=_become(_TARGETS, Hole("attribute"), _AMOUNT)),
    *W("effect", "change this~follower's {attribute} to {amount:amount} {duration?}", tree=_become(THIS, Hole("attribute"), _AMOUNT)),
    *W("effect", "change this~follower's {attribute} to its {other:attribute} {duration?}", tree=_become(
        THIS, Hole("attribute"), Node("figure_of", attribute=Hole("other"), target=Node("this")))),
    *W("effect", "change this~card's~cost to {amount:quantity} {duration?}", tree=_become(THIS, COST, _AMOUNT)),
    *W("effect", "change their~costs to {amount:quantity} {duration}", tree=_become(THEM, COST, _AMOUNT)),
    *W("effect", "change your~leader's~maximum~defense to {amount:quantity}", tree=_become((_LEADER,), Node("attribute", name="max_defense"), _AMOUNT)),
    *W("effect", "change both~leaders'~maximum~defense to {amount:quantity}", tree=_become((Node("leader", who="each"),), Node("attribute", name="max_defense"), _AMOUNT)),
    *_becomes_both("its", IT),
    *_becomes_both("their", THEM),
    *_becomes_both("this~follower's", THIS),
    *_becomes_both("{targets:target+} 's", _TARGETS),
    *W("steps", "this~follower's~attack~and~defense become {n:quantity}", tree=_steps(_become(THIS, _ATTACK, Hole("n")), _become(THIS, _DEFENSE, Hole("n")))),
    *W("clause", "increase your {counter:COUNTER~pl} to {n:quantity}", tree=Node(
        "where", then=_steps(Node("points", how="gain", counter=Hole("counter"), amount=_X)), x=Node(
            "difference", a=Hole("n"), b=Node("points_of", owner=ME, counter=Hole("counter"))))),
]


def _down_to(words: str, target: Node) -> list[Wording]:
    """As much damage as leaves so much defense."""
    left = Node("figure_of", attribute=_DEFENSE, target=target)
    return W("clause", f"deal damage to {words} until their~defense~drops~to {{n:quantity}}", tree=Node(
        "where", x=Node("difference", a=left, b=Hole("n")), then=_steps(Node("deal", targets=(target,), amount=_X))))


DAMAGE = [
    *_down_to("your~leader", _LEADER),
    *_down_to("the~enemy~leader|them", _ENEMY_LEADER),
    *W("clause", "deal {amount:much} damage to {targets:target+} {n:quantity} time(s)", tree=Node("repeat", n=Hole("n"), then=_steps(
        Node("deal", amount=_AMOUNT, targets=_TARGETS)))),
    *W("effect", "reduce damage to {amount:much} {duration}", tree=Node("be", targets=THIS, quality=Node("damage_cap", amount=_AMOUNT), duration=_DURATION)),
    *W("effect", "reduce damage {source} to {amount:much} {duration}", tree=Node(
        "be", targets=THIS, quality=Node("damage_cap", amount=_AMOUNT, source=Hole("source")), duration=_DURATION)),
    *W("effect", "reduce damage taken by {amount:much}", "subtract {amount:much} from damage~taken~by this~follower", tree=Node(
        "be", targets=THIS, quality=Node("damage_less", amount=_AMOUNT))),
    *W("effect", "subtract {amount:much} from damage~your~leader~takes", tree=Node("be", targets=(_LEADER,), quality=Node("damage_less", amount=_AMOUNT))),
]

_HAND = Node("all", filter=Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="hand"),)))
HANDS = [
    *W("effect", "discard your~hand", tree=Node("discard", targets=(_HAND,))),
    *W("effect", "draw until~you~have {n:quantity} cards~in~your~hand", tree=Node("draw_until", n=Hole("n"))),
]


def _by_lot(names: str, words: str, kind: str, **parts: object) -> list[Wording]:
    """One of several keywords, drawn."""
    slots = [f"{{{name}:KEYWORD}}" for name in names]
    listed = f"{slots[0]} or {slots[1]}" if len(slots) == 2 else ", ".join(slots[:-1]) + ", or " + slots[-1]
    options = tuple(_steps(Node(kind, gifts=(Node("keyword", keyword=Hole(name)),), **parts)) for name in names)
    return W("core", f"{words} {listed}", tree=Node("choose", options=options, random=1))


LOTS = [
    w for names in ("ab", "abc", "abcd") for w in (
        *_by_lot(names, "randomly gain", "gain"),
        *_by_lot(names, "randomly give it", "give", targets=IT),
    )
]


def _ability(trigger: Node, step: Node) -> Node:
    body = Node("body", sentences=(Node("say", then=_steps(step)),))
    return Node("ability", line=Node("ability", trigger=trigger, body=body))


_NEXT_TURN, _TURN_ENDS = Node("turn_start", owner=ME), Node("turn_end", owner=EACH)
_LATER = {"at~the~start~of~your~next~turn": _NEXT_TURN, "at~the~end~of~this~turn|at~the~end~of~the~turn": _TURN_ENDS}
_DEEDS = {"banish": "banish", "destroy": "destroy", "return": "return"}


def _undone_later() -> list[Wording]:
    """What was just touched goes again later."""
    made = []
    for when, trigger in _LATER.items():
        for words, targets in (("it", IT), ("them", THEM)):
            for verb, kind in _DEEDS.items():
                tail = " to~hand|to~your~hand" if verb == "return" else ""
                made += W("effect", f"{verb} {words}{tail} {when}", tree=Node("give", targets=targets, gifts=(_ability(trigger, Node(kind, targets=THIS)),)))
    return made


_UNTIL_ONCE = Node("once_only")
_AT_END = {"at~the~end~of~this~turn": _TURN_ENDS, "at~the~start~of~your~next~turn": _NEXT_TURN}


def _later_if(when: str, trigger: Node) -> list[Wording]:
    """What comes later only if something holds then."""
    def given(sentence: Node) -> Node:
        line = Node("ability", trigger=trigger, body=Node("body", sentences=(sentence,)))
        return Node("say", then=_steps(Node("give", targets=(_LEADER,), gifts=(Node("ability", line=line),), duration=_UNTIL_ONCE)))

    return [
        *W("sentence", f"{when}, if {{condition}}, {{then:clause}}.", tree=given(Node("if", condition=Hole("condition"), then=Hole("then")))),
        *W("sentence", f"{when}, if {{condition}}, {{then:clause}}. {{otherwise:else_part}}", tree=given(
            Node("if", condition=Hole("condition"), then=Hole("then"), otherwise=Hole("otherwise")))),
        *W("clause", f"{when}, {{then:steps}}", tree=_steps(Node("give", targets=(_LEADER,), gifts=(Node("ability", line=Node(
            "ability", trigger=trigger, body=Node("body", sentences=(Node("say", then=Hole("then")),)))),), duration=_UNTIL_ONCE))),
    ]


LATER = [*_undone_later(), *(w for when, trigger in _AT_END.items() for w in _later_if(when, trigger))]

_ATTACKS = Node("attacks_per_turn", n=Hole("n"))
QUALITIES = [
    *W("effect", "gain~the~ability~to~attack {n:NUMBER} times~this~turn", tree=Node("be", targets=THIS, quality=_ATTACKS, duration=_THIS_TURN)),
    *W("effect", "give {targets:target+} the~ability~to~attack {n:NUMBER} times~this~turn", tree=Node("be", targets=_TARGETS, quality=_ATTACKS, duration=_THIS_TURN)),
    *W("steps", "can't be {a:forbidden} or {b:forbidden} {by:agent?}", tree=_steps(
        *(Node("be", targets=THIS, quality=Node("cant_be", deed=Hole(deed), by=Hole("by"))) for deed in "ab"))),
    *W("gift", "the~inability~to~attack~the~enemy~leader", tree=Node("ability", line=Node("text", body=Node("body", sentences=(
        Node("say", then=_steps(Node("be", targets=THIS, quality=Node("cant_attack", whom="leader")))),))))),
    *W("ability_line", "{then:clause} at~the~end~of {owner} turn.", tree=Node(
        "ability", trigger=Node("turn_end", owner=Hole("owner")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
    *W("ability_line", "{then:clause} at~the~start~of {owner} turn.", tree=Node(
        "ability", trigger=Node("turn_start", owner=Hole("owner")), body=Node("body", sentences=(Node("say", then=Hole("then")),)))),
]

_ITS_OWN = "its~attack~or~defense|their~attack~or~defense|attack~or~defense"
EFFECTS = [
    *W("effect", f"remove~all~effects~from|remove~all~effects~on {{targets:target+}} , except~changes~to {_ITS_OWN}", tree=Node("lose_all", targets=_TARGETS)),
    *W("effect", f"remove~all~effects~from|remove~all~effects~on {{targets:target+}} except~changes~to {_ITS_OWN}", tree=Node("lose_all", targets=_TARGETS)),
    *W("effect", "remove~all~its~effects", tree=Node("lose_all", targets=IT)),
    *W("effect", "win~the~match", tree=Node("win")),
    *W("effect", "summon {made:made+} for~both~leaders", tree=Node("summon", made=Hole("made"), player=EACH)),
    *W("effect", "activate {targets:target+} 's {head} effects", tree=Node("activate", head=Hole("head"), targets=_TARGETS)),
    *W("effect", "activate its {head}", "activate its {head} effect", tree=Node("activate", head=Hole("head"), targets=IT)),
    *W("effect", "activate the~summoned~follower's {head} effects", tree=Node("activate", head=Hole("head"), targets=IT)),
    *W("effect", "add {amount:quantity} to its {attribute}", tree=Node("change", how="more", targets=IT, attribute=Hole("attribute"), amount=_AMOUNT)),
    *W("effect", "add {amount:quantity} to your {counter:COUNTER} count", tree=Node("points", how="gain", amount=_AMOUNT, counter=Hole("counter"))),
    *W("effect", "put {count} copy(copies)~of {target} into~your~deck", tree=Node(
        "add", made=(Node("copies", count=Hole("count"), target=Hole("target")),), into=Node("into", owner=ME, zone="deck", at="anywhere"))),
    *W("steps", "put a~copy~of {target} into~your~hand~and~deck", tree=_steps(*(Node(
        "add", made=(Node("copies", count=Node("number", n=1), target=Hole("target")),), into=Node("into", owner=ME, **where))
        for where in ({"zone": "hand"}, {"zone": "deck", "at": "anywhere"})))),
    *W("effect", "banish this~amulet|this~card|this~follower|this", tree=Node("banish", targets=THIS)),
    *W("pointer", "the~selected~follower|the~selected~card|the~selected~amulet", tree=Node("it")),
]

_STRONGEST = {"the~strongest": "highest", "the~weakest": "lowest"}


def _that_one(words: str, target: Node) -> list[Wording]:
    return W("amount_one", f"{words}'s {{attribute}}", tree=Node("figure_of", attribute=Hole("attribute"), target=target))


def _extreme(which: str, adjectives: tuple[object, ...], *tests: object) -> Node:
    return Node("first", count=Node("number", n=1), filter=Node("filter", adjectives=adjectives, noun=Hole("noun"), tests=(*tests, Node(which, attribute=_ATTACK))))


AMOUNTS = [
    *W("amount_one", "the~selected {noun} 's {attribute}", "that {noun} 's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("that", noun=Hole("noun")))),
    *W("amount_one", "the~enemy {noun} 's {attribute}", tree=Node("figure_of", attribute=Hole("attribute"), target=Node("opposing", noun=Hole("noun")))),
    *(w for words, which in _STRONGEST.items() for w in W("amount_one", f"the~attack~of {words} {{adjectives:adjective*?}} {{noun}} in~play", tree=Node(
        "figure_of", attribute=_ATTACK, target=_extreme(which, (Hole("adjectives"),))))),
    *W("amount_one", "the~attack~of~the {adjectives:adjective*?} {noun} with~the~highest~attack in~play", tree=Node(
        "figure_of", attribute=_ATTACK, target=_extreme("highest", (Hole("adjectives"),)))),
    *W("amount_one", "the~attack~of~the~highest-attack {adjectives:adjective*?} {noun} in~your~hand", tree=Node(
        "figure_of", attribute=_ATTACK, target=_extreme("highest", (Hole("adjectives"),), Node("in", owner=ME, zone="hand")))),
    *W("amount_one", "your remaining {counter:COUNTER~pl}", tree=Node("points_of", owner=ME, counter=Hole("counter"))),
    *W("amount_one", "your {counter:COUNTER} count", tree=Node("points_of", owner=ME, counter=Hole("counter"))),
    *W("amount", "the~number~of remaining {filter~pl}", tree=Node("count", filter=Hole("filter"))),
    *W("amount", "the~number~of {a:filter~pl} minus the~number~of {b:filter~pl}", tree=Node("difference", a=Node("count", filter=Hole("a")), b=Node("count", filter=Hole("b")))),
    *W("amount", "{a:amount_one} minus {b:amount_one}", tree=Node("difference", a=Hole("a"), b=Hole("b"))),
    *W("amount", "{a:amount} plus {n:NUMBER}", tree=Node("sum", a=Hole("a"), b=Node("number", n=Hole("n")))),
    *W("amount", "the~number~of {filter~pl} you've~played {period}", tree=Node(
        "times_done", player=ME, deed=Node("plays", what=Node("any_of", filter=Hole("filter"))), period=Hole("period"))),
    *W("amount", "the~number~of~times~you've~played {what:subject} {period}", tree=Node(
        "times_done", player=ME, deed=Node("plays", what=Hole("what")), period=Hole("period"))),
    *W("amount", "the~number~of~times~this~card~has~been~Spellboosted", tree=Node("figure_of", attribute=Node("attribute", name="spellboost"), target=Node("this"))),
    *W("condition_one", "it's|it~has been~Spellboosted at~least {n:quantity} time(s)", tree=Node(
        "has_figure", target=Node("this"), attribute=Node("attribute", name="spellboost"), bound=Node("at_least", n=Hole("n")))),
]

# “If there are any …, return 1 to your hand”: some of those that the sentence asks for.
AMONG_ASKED = [
    *W("effect", "return {count:quantity} to~your~hand|to~hand", tree=Node("return", targets=(Node(AMONG, count=Hole("count")),))),
    *W("effect", "discard {count:quantity}", tree=Node("discard", targets=(Node(AMONG, count=Hole("count")),))),
    *W("effect", "randomly discard {count:quantity}", tree=Node("discard", targets=(Node(AMONG, count=Hole("count"), random=1),))),
    *W("effect", "randomly destroy {count:quantity}", tree=Node("destroy", targets=(Node(AMONG, count=Hole("count"), random=1),))),
    *W("effect", "deal {amount:much} damage to {count:quantity}", tree=Node("deal", amount=_AMOUNT, targets=(Node(AMONG, count=Hole("count")),))),
    *W("effect", "put {count:quantity} into~your~hand", tree=Node("add", count=Hole("count"))),
]

ACTS = [*AMONG_ASKED, *FIGURES, *DAMAGE, *HANDS, *LOTS, *LATER, *QUALITIES, *EFFECTS, *AMOUNTS]
