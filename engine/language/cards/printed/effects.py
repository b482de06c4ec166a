"""How printed English cards say what is done."""

from __future__ import annotations

from engine.language.among_said import AMONG
from engine.language.cards.printed.pieces import (
    AFTER_NEXT,
    AMOUNT,
    CARDS_IN_HAND,
    DRAWN,
    DURATION,
    IT,
    LEADER,
    ME,
    NESTED,
    NEXT_OF_OPPONENT,
    NEXT_TURN,
    OPPONENT,
    RETURNED,
    TARGETS,
    THEM,
    THIS,
    TO_LEADER,
    TOUCHED,
    TURN_ENDS,
    TWICE,
    at_next,
    later,
    sequence,
)
from engine.language.cards.shared import COST
from engine.language.meanwhile import FOR_A_WHILE
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording


def _put(zone: str, **more: object) -> Node:
    """New cards for a zone of the player."""
    return Node("add", made=Hole("made"), into=Node("into", owner=ME, zone=zone, **more))


def _set(targets: object) -> Node:
    """A figure of some cards becomes a number."""
    return Node("set_figure", targets=targets, attribute=Hole("attribute"), amount=AMOUNT, duration=Hole("duration"))


def _hand(**more: object) -> Node:
    return Node("filter", noun=Node("card"), tests=(Node("in", owner=ME, zone="hand"),), **more)


_LATER = {"at~the~start~of~your~next~turn": NEXT_TURN, "at~the~end~of~this~turn|at~the~end~of~the~turn": TURN_ENDS}
_DEEDS = {"banish": "banish", "destroy": "destroy", "return": "return"}


def _ability(trigger: Node, step: Node) -> Node:
    body = Node("body", sentences=(Node("say", then=sequence(step)),))
    return Node("ability", line=Node("ability", trigger=trigger, body=body))


def _undone_later() -> list[Wording]:
    """What was just touched goes again later."""
    made = []
    for when, trigger in _LATER.items():
        for words, targets in (("it", IT), ("them", THEM)):
            for verb, kind in _DEEDS.items():
                tail = " to~hand|to~your~hand" if verb == "return" else ""
                made += W("effect", f"{verb} {words}{tail} {when}", tree=Node("give", targets=targets, grants=(_ability(trigger, Node(kind, targets=THIS)),)))
    return made


_ITS_OWN = "its~attack~or~defense|their~attack~or~defense|attack~or~defense"
_HOLDS = Node("give", targets=Hole("targets"), grants=Hole("grants"), duration=Hole("duration"))
_CAP = Node("damage_cap", amount=AMOUNT, source=Hole("source"))
_BE_CAP = Node("be", targets=Hole("targets"), quality=_CAP, duration=Hole("duration"))
_MAX = Node("attribute", name="max_defense")


def _of_leader(how: str, targets: tuple[Node, ...]) -> Node:
    return Node("change", how=how, targets=targets, attribute=_MAX, amount=AMOUNT)


_ENEMY_LEADER = (Node("leader", who="opponent"),)
_CHOICELESS = "(excluding~Choose~and~targeted~effects)"


def _choiceless(words: str, targets: object) -> list[Wording]:
    return W("effect", f"{words} {_CHOICELESS}", tree=Node("activate", head=Hole("head"), targets=targets, untargeted=1))


_SO_OFTEN = Node("n_times", n=Hole("n"))


def _removed_after() -> list[Wording]:
    """An ability that is gone after so many times."""
    made = []
    for once, tail in ((1, "(this~effect~is~not~stackable~and~is~removed~after~activating {n:NUMBER} times.)"), (None, "(this~effect~is~removed~after~activating {n:NUMBER} times.)")):
        tree = Node("give", targets=Hole("targets"), grants=(Node("ability", line=Hole("line"), once=once),), duration=_SO_OFTEN)
        made += W("effect", *(f"give {{targets:target+}} the~following~effect {mark} {{line:ability_line}} {tail}" for mark in (":", "-")), tree=tree)
    return made


EFFECTS = [
    *W("effect", "put {made:made+} into~your~hand", tree=_put("hand")),
    *W("effect", "put {made:made+} into~your~deck", tree=_put("deck", at="anywhere")),
    *W("effect", "change|set its {attribute} to|equal~to {amount:amount} {duration?}", tree=_set(IT)),
    *W("effect", "change|set their {attribute} to|equal~to {amount:amount} {duration?}", tree=_set(THEM)),
    *W("effect", "gain {grants:grant+} and a|an {counter:COUNTER}", tree=Node("sequence", steps=(
        Node("gain", grants=Hole("grants")), Node("points", how="gain", amount=Node("number", n=1), counter=Hole("counter"))))),
    *W("effect", "gain a|an {counter:COUNTER}", tree=Node("points", how="gain", amount=Node("number", n=1), counter=Hole("counter"))),
    *W("grant", "{trigger:headed}: {body}", "{trigger:headed} - {body}", tree=Node("ability", line=Node("ability", trigger=Hole("trigger"), body=Hole("body")))),
    *W("effect", "remove~all~effects from|on {targets:target+} except~changes~to~its~attack~or~defense|except~changes~to~their~attack~or~defense",
       tree=Node("lose_all", targets=Hole("targets"))),
    *W("effect", "deal it {amount:much} damage", tree=Node("deal", targets=IT, amount=AMOUNT)),
    *W("effect", "deal them {amount:much} damage", tree=Node("deal", targets=THEM, amount=AMOUNT)),
    *W("effect", "draw~cards until~you~have {n:quantity} cards~in~your~hand|cards~in~hand", tree=Node("draw_until", n=Hole("n"))),
    *W("effect", "draw until~you~have {n:quantity} cards~in~your~hand", tree=Node("draw_until", n=Hole("n"))),
    *_undone_later(),
    *W("effect", f"remove~all~effects~from|remove~all~effects~on {{targets:target+}} , except~changes~to {_ITS_OWN}", tree=Node("lose_all", targets=TARGETS)),
    *W("effect", f"remove~all~effects~from|remove~all~effects~on {{targets:target+}} except~changes~to {_ITS_OWN}", tree=Node("lose_all", targets=TARGETS)),
    *W("effect", "remove~all {head:any_head} effects~on {targets:target+}", "remove {head:any_head} from {targets:target+}", "{targets:target+} lose[s] {head:any_head}", tree=Node("lose_head", head=Hole("head"), targets=TARGETS)),
    *W("effect", "remove this~follower's|this~card's|this~amulet's {head:any_head} effect(s)", tree=Node("lose_head", head=Hole("head"), targets=THIS)),
    *W("effect", "remove its {head:any_head} effect(s)", tree=Node("lose_head", head=Hole("head"), targets=IT)),
    *W("effect", "remove~all~its~effects", tree=Node("lose_all", targets=IT)),
    *W("effect", "win~the~match", tree=Node("win")),
    *W("effect", "activate {targets:target+} 's {head} effects", tree=Node("activate", head=Hole("head"), targets=TARGETS)),
    *W("effect", "activate the {head} effect(s) of {targets:target+}", tree=Node("activate", head=Hole("head"), targets=TARGETS)),
    *W("effect", "activate its {head}", "activate its {head} effect", tree=Node("activate", head=Hole("head"), targets=IT)),
    *W("effect", "activate the~summoned~follower's {head} effects", tree=Node("activate", head=Hole("head"), targets=IT)),
    *W("effect", "add {amount:quantity} to your {counter:COUNTER} count", tree=Node("points", how="gain", amount=AMOUNT, counter=Hole("counter"))),
    *W("effect", "banish this~amulet|this~card|this~follower|this", tree=Node("banish", targets=THIS)),
    *W("effect", "{targets:target+} gain[s] {grants:grant+} {duration?}", tree=_HOLDS),
    *W("effect", "{duration}, {then:effect}", tree=Node(FOR_A_WHILE, duration=DURATION, then=Hole("then"))),
    *W("effect", "reduce damage {source?} to {targets:target+} to {amount:much} {duration?}", tree=_BE_CAP),
    *W("effect", "reduce damage {source?} to {targets:target+} by {amount:much} {duration?}", tree=Node(
        "be", targets=TARGETS, quality=Node("damage_less", amount=AMOUNT, source=Hole("source")), duration=DURATION)),
    *W("effect", "increase your~leader's~maximum~defense by {amount:quantity}", tree=_of_leader("more", TO_LEADER)),
    *W("effect", "reduce the~enemy~leader's~maximum~defense by {amount:quantity}", tree=_of_leader("less", _ENEMY_LEADER)),
    *W("effect", "reduce your~leader's~maximum~defense by {amount:quantity}", tree=_of_leader("less", TO_LEADER)),
    *W("effect", "increase both~leaders'~maximum~defense by {amount:quantity}", tree=_of_leader("more", (Node("leader", who="each"),))),
    *W("effect", "fully~restore the~defense~of {targets:target+}", "fully~restore {targets:target+} 's|' defense", tree=Node("heal", targets=TARGETS)),
    *W("effect", "fully~restore its~defense", tree=Node("heal", targets=(Node("it"),))),
    *W("effect", "fully~restore this~follower's~defense", tree=Node("heal", targets=THIS)),
    *W("effect", "give your~opponent a|an {counter:COUNTER}", tree=Node("points", how="gain", player=OPPONENT, amount=Node("number", n=1), counter=Hole("counter"))),
    *W("effect", "add {amount:quantity} to the~number~of~cards~played~this~turn", tree=Node("points", how="gain", amount=AMOUNT, counter="combo")),
    *W("effect", "deal {amount:much} damage to {targets:target+} and~then~to {others:target+}", "deal {amount:much} damage to {targets:target+} and~then {others:target+}", tree=sequence(
        Node("deal", amount=AMOUNT, targets=(Hole("targets"),)), Node("deal", amount=AMOUNT, targets=(Hole("others"),)))),
    *W("effect", "restore {amount:much} defense to {targets:target+} and~then~to {others:target+}", "restore {amount:much} defense to {targets:target+} and~then {others:target+}", tree=sequence(
        Node("heal", amount=AMOUNT, targets=(Hole("targets"),)), Node("heal", amount=AMOUNT, targets=(Hole("others"),)))),
    *W("effect", "restore {amount:much} defense to {targets:target+} and~then {more:much} defense to {others:target+}", tree=sequence(
        Node("heal", amount=AMOUNT, targets=(Hole("targets"),)), Node("heal", amount=Hole("more"), targets=(Hole("others"),)))),
    *W("quality", "can~only~attack~the~enemy~leader", tree=Node("cant_attack", whom="follower")),
    *W("grant", "the~following~effect: “{line:ability_line}”", "the~following~effect - “{line:ability_line}”", tree=Node("ability", line=Hole("line"))),
    *W("grant", "{stats:STATS} more", tree=Node("figures", stats=Hole("stats"))),
    *W("quality", "can~attack~twice each~turn|per~turn|a~turn", tree=TWICE),
    *W("quality", "can~attack {n:NUMBER} times per~turn|a~turn", tree=Node("attacks_per_turn", n=Hole("n"))),
    *W("quality", "can~only~attack~followers", tree=Node("cant_attack", whom="leader")),
    *W("effect", "take~another~turn~after~this~one|take~another~turn|take~an~extra~turn", tree=Node("extra_turn")),
    *W("effect", "banish your~hand", tree=Node("banish", targets=(Node("all", filter=CARDS_IN_HAND),))),
    *W("effect", "swap {targets:target+} 's attack~and~defense", tree=Node("swap", targets=Hole("targets"))),
    *W("effect", "swap the~attack~and~defense~of {targets:target+}", "swap {targets:target+} 's|' attack with~its~defense|with~their~defense", tree=Node("swap", targets=TARGETS)),
    *W("effect", "swap this~follower's attack~and~defense|attack~with~its~defense", tree=Node("swap", targets=THIS)),
    *W("effect", "{player} lose[s] a|an {counter:COUNTER}", tree=Node("points", how="lose", player=Hole("player"), amount=Node("number", n=1), counter=Hole("counter"))),
    *W("effect", "lose a|an {counter:COUNTER}", tree=Node("points", how="lose", amount=Node("number", n=1), counter=Hole("counter"))),
    *W("effect", "{player} gain[s] a|an {counter:COUNTER}", tree=Node("points", how="gain", player=Hole("player"), amount=Node("number", n=1), counter=Hole("counter"))),
    *W("effect", "you~win~the~match|you~win~the~game", tree=Node("win")),
    *W("effect", "choose {targets:target+}", tree=Node("select", targets=Hole("targets"))),
    *W("effect", "it~loses~all~effects", tree=Node("lose_all", targets=(Node("it"),))),
    *W("effect", "{targets:target+} lose[s] all~effects {duration?}", tree=Node("lose_all", targets=Hole("targets"), duration=Hole("duration"))),
    *W("effect", "they~lose~all~effects", tree=Node("lose_all", targets=(Node("them"),))),
    *W("grant", "the {trait:TRAIT} trait", tree=Node("trait", trait=Hole("trait"))),
    *W("effect", "give~up {amount:quantity} {counter:COUNTER~n}", tree=Node("points", how="lose", amount=AMOUNT, counter=Hole("counter"))),
    *_choiceless("activate its {head} effect(s)", IT),
    *_choiceless("activate their {head} effects", (Node("them"),)),
    *_choiceless("activate the~summoned~follower's {head} effects", IT),
    *_choiceless("activate {targets:target+} 's {head} effects", TARGETS),
    *W("effect", "deal a~pool~of {amount:much} damage divided~between {targets:target+}", "deal {amount:much} damage split~between {targets:target+}", tree=Node(
        "deal_pool", amount=AMOUNT, targets=TARGETS)),
    *W("effect", "remove~all~effects from|on {targets:target+} {duration?}", tree=Node("lose_all", targets=Hole("targets"), duration=Hole("duration"))),
    *_removed_after(),
    *W("effect", "activate its {head} effect(s)", tree=Node("activate", head=Hole("head"), targets=(Node("it"),))),
    *W("effect", "activate their {head} effects", tree=Node("activate", head=Hole("head"), targets=(Node("them"),))),
    *W("effect", "replicate~the~effects~of this~card's|this~follower's {head} ability", tree=Node("activate", head=Hole("head"), targets=THIS)),
    *W("effect", "invoke this~card", tree=Node("invoke")),
    *W("quality", "cost[s] {amount:quantity} less~to~play", tree=Node("cost_less", amount=AMOUNT)),
    *(w for mark in (":", "-") for end, once in (("", None), (" (this~effect~is~not~stackable.)", 1)) for w in W(
        "effect", f"give {{who:target+}} the~following~effect {mark} {AFTER_NEXT}, {{then:effect&}}, then~remove~this~effect|and~remove~this~effect." + end,
        tree=at_next(Hole("who"), NESTED, once=once))),
    *W("effect", "select~and {it:effect}", tree=Hole("it")),
    *W("effect", "transform {targets:target+} into {made} and {others:target+} into {more:made}", tree=sequence(
        Node("transform", targets=TARGETS, made=Hole("made")), Node("transform", targets=Hole("others"), made=Hole("more")))),
    *(w for words, targets in (("it", IT), ("them", THEM), ("{targets:target+}", TARGETS)) for mark in (":", " -") for w in (
        *W("effect", f"give {words} the~following~effect{mark} can~attack~twice~this~turn", tree=Node("be", targets=targets, quality=TWICE, duration=Node("until", edge="end", turn="this"))),
        *W("effect", f"give {words} the~following~effect{mark} can~attack {{n:NUMBER}} times~this~turn", tree=Node(
            "be", targets=targets, quality=Node("attacks_per_turn", n=Hole("n")), duration=Node("until", edge="end", turn="this"))))),
    *W("effect", "transmute {targets:target+} into {made}", tree=Node("transform", targets=Hole("targets"), made=Hole("made"))),
    *W("effect", "transform into {made}", tree=Node("transform", targets=THIS, made=Hole("made"))),
    *W("effect", "{targets:target+} lose[s] {keywords:KEYWORD+} {duration?}", tree=Node("lose_keywords", targets=TARGETS, keywords=Hole("keywords"), duration=DURATION)),
    *W("effect", "lose {keywords:KEYWORD+} {duration?}", tree=Node("lose_keywords", targets=THIS, keywords=Hole("keywords"), duration=DURATION)),
    *W("effect", "randomly deal {amount:much} damage to {drawn}", tree=Node("deal", amount=AMOUNT, targets=DRAWN)),
    *W("effect", "randomly evolve {drawn}", tree=Node("evolve", targets=DRAWN)),
    *W("effect", "randomly transform {drawn} into {made}", tree=Node("transform", targets=DRAWN, made=Hole("made"))),
]

AMONG_ASKED = [
    *W("effect", "randomly destroy {count:quantity}", tree=Node("destroy", targets=(Node(AMONG, count=Hole("count"), random=1),))),
    *W("effect", "deal {amount:much} damage to {count:quantity}", tree=Node("deal", amount=AMOUNT, targets=(Node(AMONG, count=Hole("count")),))),
]


def _able(quality: Node) -> Node:
    """An ability to be given: this card has a quality."""
    be = Node("be", targets=THIS, quality=quality)
    return Node("ability", line=Node("text", body=Node("body", sentences=(Node("say", then=Node("sequence", steps=(be,))),))))


ABLE = [
    *W("grant", "the~ability~to~attack {n:NUMBER} times~per~turn|times~each~turn", tree=_able(Node("attacks_per_turn", n=Hole("n")))),
    *W("grant", "the~ability~to~evolve~for {n:NUMBER} {counter:COUNTER~n}", tree=_able(Node("evolve_cost", n=Hole("n"), counter=Hole("counter")))),
    *W("grant", "the~ability~to~ignore~ward", tree=_able(Node("ignores_ward"))),
]

COUNTED = [
    *W("grant", "{stats:STATS} for~each {adjectives:adjective*?} {noun} {deed:done_to}", tree=Node("figures_each", stats=Hole("stats"), filter=TOUCHED)),
    *W("grant", "{stats:STATS} for~each {adjectives:adjective*?} {noun} returned", tree=Node("figures_each", stats=Hole("stats"), filter=RETURNED)),
]


def _more_damage(*words: str, what: Node | None = None) -> list[Wording]:
    """What a leader has: its side deals more damage."""
    return W("effect", *(f"{said} deal + {{amount:much}} damage" for said in words), tree=Node("be", targets=THIS, quality=Node("deals_more", what=what, amount=Hole("amount"))))


_SPELLS = Node("filter", adjectives=(Node("side", who="me"),), noun=Node("kind", word="spell"))
HELD = [
    *_more_damage("allied~followers,~spells,~and~effects"),
    *_more_damage("your~spells|allied~spells", what=_SPELLS),
]

_ENDS = (("", None), (" (this~effect~is~not~stackable.)", 1))
_FOLLOWING = "the~following~effect"
_MOMENTS = {"at~the~start~of~your~next~turn": NEXT_TURN, "at~the~start~of~your~opponent's~next~turn": NEXT_OF_OPPONENT, "at~the~end~of~this~turn": TURN_ENDS}
LATER = [
    *(w for when, moment in _MOMENTS.items() for mark in (":", "-") for end, once in _ENDS for tree in (later(moment, (Hole("who"),), once),) for given in (f"give {{who:target+}} {_FOLLOWING} {mark} {when}, ",) for w in (
        *W("effect", given + "{then:clause}." + end, tree=tree, preferred=6),
        *W("effect", given + "{then:steps}, then~remove~this~effect|and~remove~this~effect." + end, tree=tree))),
]

_NEXT_DAMAGE = (("to {amount:much}", Node("damage_next", amount=AMOUNT)), ("by {amount:much}", Node("damage_next_less", amount=AMOUNT)))
_THIS_TURN = Node("until", edge="end", turn="this")


def _shielded(who: str, targets: tuple[Node, ...], takes: str) -> list[Wording]:
    """What the next damage to somebody becomes, or how much less it is; for this turn alone, or whenever it comes."""
    made = []
    for so_much, quality in _NEXT_DAMAGE:
        for when, more in (("", {}), (" this~turn", {"duration": _THIS_TURN})):
            said = (f"{who} takes~damage{when}, reduce~that~damage|reduce~it {so_much}", f"damage~is~dealt~to {who}{when}, reduce~that~damage|reduce~it {so_much}")
            made += W("effect", *("the~next~time " + words for words in said), tree=Node("be", targets=targets, quality=quality, **more))
    for when, more in (("", {}), (" this~turn", {"duration": _THIS_TURN})):
        made += W("effect", f"reduce the~next~source~of~damage|the~next~damage {takes}{when} to {{amount:much}}", tree=Node("be", targets=targets, quality=_NEXT_DAMAGE[0][1], **more))
    made += W("effect", f"subtract|deduct {{amount:much}} from the~next~source~of~damage|the~next~damage|the~next~instance~of~damage {takes}", f"reduce the~next~source~of~damage|the~next~damage {takes} by {{amount:much}}",
              tree=Node("be", targets=targets, quality=_NEXT_DAMAGE[1][1]))
    return made


SHIELDS = [
    *_shielded("this~follower", THIS, "this~follower~takes|dealt~to~this~follower"),
    *_shielded("your~leader", (LEADER,), "your~leader~takes|dealt~to~your~leader"),
    *_shielded("it", (Node("it"),), "it~takes|dealt~to~it"),
]

DONE_AT_RANDOM = [
    *W("effect", "randomly banish {drawn}", tree=Node("banish", targets=DRAWN)),
    *W("effect", "randomly destroy {drawn}", tree=Node("destroy", targets=DRAWN)),
]

HANDS = [
    *W("effect", "deal {amount:much} damage to {targets:target+} and~to|and~also~to {others:target+}", tree=Node("deal", amount=AMOUNT, targets=(TARGETS, Hole("others")))),
    *W("effect", "activate this~follower's|this~card's|this~amulet's {head} effect(s)", tree=Node("activate", head=Hole("head"), targets=THIS)),
    *W("effect", "add {amount:quantity} to your {counter:COUNTER~pl}", tree=Node("points", how="gain", amount=AMOUNT, counter=Hole("counter"))),
]


def _costs(words: str, targets: object) -> list[Wording]:
    """A cost that becomes a number for a while."""
    return W("effect", f"{words} {{amount:quantity}} {{duration}}", tree=Node("set_figure", targets=targets, attribute=COST, amount=AMOUNT, duration=DURATION))


COSTS = [
    *_costs("it costs", IT),
    *_costs("they cost", THEM),
    *W("quality", "cost[s] {amount:quantity} play~point(s)", tree=Node("cost_is", amount=AMOUNT)),
    *W("quality", "cost[s] {amount:quantity} fewer|less play~point(s)|play~point(s)~to~play", tree=Node("cost_less", amount=AMOUNT)),
]

NAMED = [
    *W("effect", "evolve the {card:NAME}", tree=Node("evolve", targets=(Node("this_way", noun=Node("named", card=Hole("card")), deed=Node("summoned")),))),
    *W("effect", "evolve the {card:NAME} and this~follower", tree=Node("evolve", targets=(Node("this_way", noun=Node("named", card=Hole("card")), deed=Node("summoned")), Node("this")))),
]

PRINTED_EFFECTS = [*EFFECTS, *AMONG_ASKED, *ABLE, *COUNTED, *HELD, *LATER, *SHIELDS, *DONE_AT_RANDOM, *HANDS, *COSTS, *NAMED]
