"""How cards of Duel Masters are printed in English, where that puts a thing together otherwise than the phrases that mean it."""

from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME, OPPONENT, OWNER = (Node("player", who=who) for who in ("me", "opponent", "owner"))
THIS, IT, THEM = (Node("this"),), (Node("it"),), (Node("them"),)
ONE = Node("number", n=1)
POWER = Node("attribute", name="power")
CARD = Node("card")
SIDES = ((("your",), "me", ME), (("your~opponent's", "an~opponent's", "the~opponent's", "opponent's"), "opponent", OPPONENT))
ZONES = ("hand", "mana~zone", "graveyard", "deck")
PARTS = "{adjectives:adjective*?} {noun~n} {tests:test*?}"
_N, _TARGETS, _COUNT, _LINE, _THEN = Hole("n"), Hole("targets"), Hole("count"), Hole("line"), Hole("then")
_GIFTS, _DURATION = Hole("gifts"), Hole("duration")


def only(noun: Node | Hole, *tests: Node | Hole, adjectives: tuple[Node | Hole, ...] | None = None) -> Node:
    """A filter of a noun, adjectives and tests."""
    return Node("filter", noun=noun, adjectives=adjectives, tests=tests or None)


def cards(*adjectives: Node | Hole, tests: tuple[Node | Hole, ...] = ()) -> Node:
    """A filter whose parts the template gives, and some more."""
    return only(Hole("noun"), Hole("tests"), *tests, adjectives=(*adjectives, Hole("adjectives")))


def of_side(who: str) -> Node:
    """Whose a card is."""
    return Node("side", who=who)


def within(owner: Node, zone: str) -> Node:
    """In somebody's zone."""
    return Node("in", owner=owner, zone=zone)


def steps(*done: Node | Hole) -> Node:
    """One act after the other."""
    return Node("sequence", steps=done)


def say(*done: Node | Hole) -> Node:
    """A sentence of acts."""
    return Node("say", then=steps(*done))


def chosen(filter: Node | Hole, **more: object) -> Node:
    """So many of some cards."""
    return Node("chosen", count=_COUNT, filter=filter, **more)


def into(zone: str, owner: Node | Hole | None = None, **more: object) -> Node:
    """Where something is put."""
    return Node("into", zone=zone, owner=owner, **more)


def put(targets: object, zone: str, owner: Node | Hole | None = None, **more: object) -> Node:
    """Cards go to a zone, of their owner where nobody else's is named."""
    return Node("put", targets=targets, into=into(zone, owner or (OWNER if zone != "battle" else None), **more))


SHIELD = {who: only(CARD, within(player, "shields")) for _, who, player in SIDES}

FILTERS = [
    w
    for words, who, player in SIDES
    for w in (
        *W("filter", *(f"of {word} {PARTS}" for word in words), *(f"{word} {PARTS}" for word in words), tree=cards(of_side(who))),
        *W("filter", *(f"of {word} shields" for word in words), *(f"{word} shield(s)" for word in words), tree=SHIELD[who]),
        *W("condition_one", *(f"all~the~cards|all~cards in {word} mana~zone are {{klass:CLASS}} cards" for word in words),
           tree=Node("exists", yes=0, filter=only(CARD, within(player, "mana"), Node("not_of_class", **{"class": Hole("klass")})))),
    )
] + [
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
]  # fmt: skip

_AT_MOST, _AT_LEAST, _EXACTLY = (Node(kind, n=_N) for kind in ("at_most", "at_least", "exactly"))


def _power(bound: Node) -> Node:
    return Node("figure", attribute=POWER, bound=bound)


TESTS = [
    *W("test", "that~has|that~have|with power {n:quantity} or~less", "and~power|and~has~power {n:quantity} or~less", tree=_power(_AT_MOST)),
    *W("test", "that~has|that~have|with power {n:quantity} or~more", tree=_power(_AT_LEAST)),
    *W("test", "that~has|that~have {n:quantity} power", "that~has|that~have power {n:quantity}", tree=_power(_EXACTLY)),
    *W("test", "that~has|that~have|with \" {keyword:KEYWORD} \"", "that~has|that~have|with \" {keyword:KEYWORD} . \"", "that~has|that~have {keyword:KEYWORD}",
       tree=Node("with_keyword", keyword=Hole("keyword"))),
    *W("test", "that~doesn't~have|that~don't~have \" {keyword:KEYWORD} \"", "that~doesn't~have|that~don't~have \" {keyword:KEYWORD} . \"",
       tree=Node("without_keyword", keyword=Hole("keyword"))),
    *W("test", "except {klass:CLASS} creatures", tree=Node("not_of_class", **{"class": Hole("klass")})),
    *W("place", "in~the~battle~zone", tree=Node("in", zone="battle")),
]

TARGETS = [
    *W("target", "one {filter~n}", tree=Node("chosen", count=ONE, filter=Hole("filter"))),
    *W("target", "up~to {count:quantity} {filter~n}", tree=chosen(Hole("filter"), up_to=1)),
    *W("target", "any~number {filter~pl}", "any~number~of {filter~pl}", tree=Node("chosen", filter=Hole("filter"), any=1)),
    *W("target", "each {filter}", "all~the {filter~pl}", "all {filter~pl}", tree=Node("all", filter=Hole("filter"))),
    *W("target", "the~top~card~of {owner} deck", tree=Node("top", count=ONE, owner=Hole("owner"), zone="deck")),
    *W("target", "one~of~them", tree=Node("of_them", count=ONE)),
    *W("subject", "one|any {filter~n}", tree=Node("any_of", filter=Hole("filter"))),
    *W("pointer", "that~creature|that~card|that~spell|this~spell", tree=Node("it")),
    *W("pointer", "those~creatures|those~cards", tree=THEM[0]),
]


def _doing(verb: str, tail: str, done: Node) -> list[Wording]:
    """"Destroy X", and "choose X and destroy it"."""
    it = ("it", "them", "that~creature", "those~creatures", "that~card")
    return W("effect", *(f"choose {{targets:target+}} and {verb} {word}{tail}" for word in it), tree=done)


HANDS = ("to~its~owner's~hand", "to~their~owners'~hands", "to~their~owner's~hand", "to~your~hand", "to~your~opponent's~hand", "to~his~hand")
_CHOSEN_BY = {"by": "opponent"}
EFFECTS = [
    *_doing("destroy", "", Node("destroy", targets=_TARGETS)),
    *_doing("tap", "", Node("turn_card", how="tap", targets=_TARGETS)),
    *_doing("untap", "", Node("turn_card", how="untap", targets=_TARGETS)),
    *(w for hand in HANDS for w in _doing("return", " " + hand, Node("return", targets=_TARGETS))),
    *W("effect", *(f"return {{targets:target+}} {hand}" for hand in HANDS), *(f"return {{targets:target+}} from~the~battle~zone {hand}" for hand in HANDS),
       tree=Node("return", targets=_TARGETS)),
    *(w for zone in ("mana", "graveyard", "hand") for word in ("its~owner's", "their~owner's", "his", "your", "your~opponent's")
      for w in _doing("put", f" into {word} {zone + ('~zone' if zone == 'mana' else '')}", put(_TARGETS, zone))),
    *W("effect", "choose {targets:target+}", tree=Node("select", targets=_TARGETS)),
    *W("effect", "put {targets:target+} into~the~battle~zone|into~battle~zone", tree=put(_TARGETS, "battle")),
    *W("steps", "put {targets:target+} into {owner} mana~zone tapped", tree=steps(put(_TARGETS, "mana", Hole("owner")), Node("turn_card", how="tap", targets=THEM))),
    *W("effect", "add {targets:target+} to~your~shields face~down|face-down", "put {targets:target+} into~your~shield~zone face~down", "add {targets:target+} to~your~shields",
       tree=put(_TARGETS, "shields", ME)),
    *W("effect", "shuffle {targets:pointer} into~your~deck|into~its~owner's~deck", tree=Node("put", targets=(_TARGETS,), into=into("deck", OWNER, at="anywhere"))),
    *W("effect", "put~them~back~where~they~were|put~it~back~where~it~was", tree=Node("nothing")),
    *W("effect", "your~opponent discards {count} card(s) from~his~hand", "your~opponent chooses~and~discards {count} card(s) from~his~hand",
       tree=Node("discard", player=OPPONENT, targets=(chosen(only(CARD, within(OPPONENT, "hand")), by="opponent"),))),
    *W("effect", "your~opponent discards {count} card(s) at~random from~his~hand", tree=Node("discard", player=OPPONENT, targets=(
        Node("random", count=_COUNT, filter=only(CARD, within(OPPONENT, "hand"))),))),
    *W("effect", "your~opponent discards~his~hand|discards~all~cards~from~his~hand", tree=Node("discard", player=OPPONENT, targets=(
        Node("all", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *W("effect", "{targets:target+} get[s] {gifts:gift+} {duration}", "{duration} , {targets:target+} get[s] {gifts:gift+}",
       tree=Node("give", targets=_TARGETS, gifts=_GIFTS, duration=_DURATION)),
    *W("effect", "{targets:target+} get[s] {gifts:gift+}", tree=Node("be", targets=_TARGETS, quality=Node("has", gifts=_GIFTS))),
    *W("effect", "{targets:target+} get[s] {gifts:gift+} and has|have {more:gift+}", tree=Node("be", targets=_TARGETS, quality=Node("has", gifts=(_GIFTS, Hole("more"))))),
    *W("steps", "{targets:target+} get[s] {gifts:gift+} and {quality~n}", tree=steps(
        Node("be", targets=_TARGETS, quality=Node("has", gifts=_GIFTS)), Node("be", targets=_TARGETS, quality=Hole("quality")))),
    *W("effect", "{duration} , {targets:target+} {quality~n}", tree=Node("be", targets=_TARGETS, quality=Hole("quality"), duration=_DURATION)),
    *W("effect", "this~creature breaks~one~of~your~opponent's~shields", "it breaks~one~of~your~opponent's~shields", tree=Node("break_shields", count=ONE)),
    *W("effect", "draw~up~to {count:quantity} card(s)", tree=Node("draw_up_to", count=_COUNT)),
    *W("into", "on~the~bottom~of {owner} deck in~any~order", tree=into("deck", Hole("owner"), at="bottom")),
    *W("quality", "can't~use the \" {keyword:KEYWORD} \" ability~of~his~shields|ability~of~their~shields|ability~of~your~shields", tree=Node("cant_use", keyword=Hole("keyword"))),
    *W("duration", "this~turn", "during~this~turn", tree=Node("until", edge="end", turn="this")),
]


def _by_opponent(verb: str, done: Node) -> list[Wording]:
    """"Your opponent chooses one of his creatures and destroys it"."""
    found: list[Wording] = []
    for words, count in (("one~of~his|one~of~their", ONE), ("{count:quantity} of~his|of~their", _COUNT)):
        target = Node("chosen", count=count, by="opponent", filter=cards(of_side("opponent")))
        tree = Node(done.kind, {**dict(done.parts), "targets": (target,)})
        found += W("effect", *(f"your~opponent chooses {words} {PARTS} and {verb.format(it)}" for it in ("it", "them")), tree=tree)
    return found


BY_OPPONENT = [
    *_by_opponent("destroys {0}", Node("destroy")),
    *_by_opponent("puts {0} into~his~mana~zone|into~their~mana~zone", put((), "mana")),
    *_by_opponent("puts {0} into~his~graveyard|into~their~graveyard", put((), "graveyard")),
    *_by_opponent("returns {0} to~his~hand|to~their~hand", Node("return")),
    *W("effect", "your~opponent chooses {count} card(s) in~his~mana~zone and returns it|them to~his~hand",
       tree=Node("return", targets=(chosen(only(CARD, within(OPPONENT, "mana")), by="opponent"),))),
    *W("effect", "your~opponent chooses {count} card(s) in~his~mana~zone and puts it|them into~his~graveyard",
       tree=put((chosen(only(CARD, within(OPPONENT, "mana")), by="opponent"),), "graveyard")),
]

_SHOWN = Node("say", then=Node("may", do=steps(Node("reveal", targets=_TARGETS), put(IT, "hand", ME))))
_SEARCH = "search~your~deck. you~may~take {targets:target+}"
SEARCHING = [
    *W("sentence", _SEARCH + " , show it|that~card|that~creature|that~spell to~your~opponent , and put~it~into~your~hand .", tree=_SHOWN),
    *W("sentence", _SEARCH + " and put~it~into~your~hand .", tree=Node("say", then=Node("may", do=steps(put(_TARGETS, "hand", ME))))),
]

TRIGGERS = [
    *W("trigger", "when|whenever you~put this~creature|this into~the~battle~zone", tree=Node("when", subject=Node("this"), happening=Node("enters"))),
    *W("trigger", f"when|whenever you~put a|an {PARTS} into~the~battle~zone", tree=Node(
        "when", subject=Node("any_of", filter=cards(of_side("me"))), happening=Node("enters"))),
    *W("trigger", "at~the~end~of~each~of {owner} turns", tree=Node("turn_end", owner=Hole("owner"))),
    *W("trigger", "at~the~start~of~each~of {owner} turns", tree=Node("turn_start", owner=Hole("owner"))),
    *W("happening", "become[s]~blocked", tree=Node("is_blocked")),
    *W("happening", "leave[s]~the~battle~zone", tree=Node("leaves")),
    *W("ability_line", "$tap {body}", "$tap_ability {body}", tree=Node("ability", trigger=Node("tap_ability"), body=Hole("body"))),
    *W("ability_line", "silent~skill : {body}", tree=Node("ability", trigger=Node("silent_skill"), body=Hole("body"))),
    *W("line", "$metamorph {line:ability_line}", tree=Node("under", head="metamorph", line=_LINE)),
    *W("line", "{head:KEYWORD} : {line:ability_line}", "{head:KEYWORD} {line:ability_line}", tree=Node("under", head=Hole("head"), line=_LINE)),
    *W("line", "{trait:TRAIT} : {line:ability_line}", tree=Node("shared", trait=Hole("trait"), line=_LINE)),
]

GIFTS = [
    *W("gift", "+ {amount:quantity} power", tree=Node("power", how="more", amount=Hole("amount"))),
    *W("gift", "- {amount:quantity} power", tree=Node("power", how="less", amount=Hole("amount"))),
    *W("gift", "+ {amount:quantity} power for~each {each:filter}", tree=Node("power", how="more", amount=Hole("amount"), each=Hole("each"), every=1)),
    *W("gift", "- {amount:quantity} power for~each {each:filter}", tree=Node("power", how="less", amount=Hole("amount"), each=Hole("each"), every=1)),
    *(w for sign, how in (("+", "more"), ("-", "less")) for w in W("gift", f"{sign} {{amount:quantity}} power for~every {{every:NUMBER}} {{each:filter~pl}}", tree=Node(
        "power", how=how, amount=Hole("amount"), each=Hole("each"), every=Hole("every")))),
    *W("gift", "\" {keyword:KEYWORD} \"", "\" {keyword:KEYWORD} . \"", tree=Node("keyword", keyword=Hole("keyword"))),
    *W("gift", "\" {line:ability_line} \"", tree=Node("ability", line=_LINE)),
]

QUALITIES = [
    *W("quality", "can't~be~blocked~by any {by:filter}", tree=Node("not_by", deed="block", by=Hole("by"))),
    *W("quality", "must~attack~if~able|attack[s]~if~able", tree=Node("must_attack")),
]

LINES = [
    *W("sentence", "this~spell|this~creature|this~card|this~cross~gear is~put~into~your~mana~zone~tapped .", "(this~creature|this~spell|this~card is~put~into~your~mana~zone~tapped.)",
       "(this~creature|this~spell|this~card is~put~into~your~mana~zone~tapped)", tree=Node("mana_tapped")),
    *W("sentence", "evolution — put~on~one {what:filter~n} .", "evolution - put~on~one {what:filter~n} .", "evolution-put~on~one~of~your {what:filter~pl} .", tree=Node("stands_on", count=ONE, what=Hole("what"))),
    *W("sentence", "cross~gear .", tree=Node("crosses")),
    *W("sentence", "ninja~strike {n:NUMBER} .", tree=Node("ninja_strike", n=_N)),
    *W("sentence", "power~attacker + {n:NUMBER} .", tree=Node("power_attacker", n=_N)),
    *W("sentence", "instead~of~having~this~creature~attack,~you~may~tap~it~to~use~its~$tap~ability .", tree=Node("uses_tap")),
    *W("sentence", "{klass:CLASS} stealth .", tree=Node("stealth", **{"class": Hole("klass")})),
    *W("sentence", "sympathy : {a:TRAIT} and|or {b:TRAIT} .", tree=Node("sympathy", what=only(Node("of_either_trait", first=Hole("a"), second=Hole("b")), adjectives=(of_side("me"),)))),
    *W("sentence", "sympathy : {a:TRAIT} .", tree=Node("sympathy", what=only(Node("of_trait", trait=Hole("a")), adjectives=(of_side("me"),)))),
    *W("sentence", "saver : {a:TRAIT} .", tree=Node("saver", what=only(Node("of_trait", trait=Hole("a")), adjectives=(of_side("me"), Node("other"))))),
    *W("sentence", "saver : all~races .", tree=Node("saver", what=only(Node("kind", word="creature"), adjectives=(of_side("me"), Node("other"))))),
    *W("sentence", "when|whenever {subject} would {would}, {then:clause} instead .", tree=Node("replace", subject=Hole("subject"), would=Hole("would"), then=_THEN)),
    *W("sentence", "while this~creature~is~in~the~battle~zone|this~is~in~the~battle~zone, {then:clause} .", tree=Node("say", then=_THEN)),
    *W("sentence", "while attacking, {then:clause} .", tree=Node("while", condition=Node("is_like", yes=1, target=Node("this"), adjective=Node("attacking")), then=_THEN)),
    *W("condition_one", "{player} has|have no shields", tree=Node("exists", yes=0, filter=only(CARD, Node("in", owner=Hole("player"), zone="shields")))),
    *W("condition_one", "{player} has|have any|a|an {adjectives:adjective*?} {noun~n} {tests:test*?}", tree=Node("has_cards", player=Hole("player"), filter=cards())),
    *W("condition_one", "{player} has|have no {adjectives:adjective*?} {noun~n} {tests:test*?}", tree=Node("has_cards", player=Hole("player"), filter=cards(), bound=Node("at_most", n=Node("number", n=0)))),
    *W("condition_one", "{target:pointer} has|have power {n:quantity} or~more", tree=Node("has_figure", target=Hole("target"), attribute=POWER, bound=_AT_LEAST)),
    *W("condition_one", "{target:pointer} is|'s a|an {filter}", tree=Node("is", yes=1, target=Hole("target"), filter=Hole("filter"))),
    *W("condition_one", "{target:pointer} has {trait:TRAIT} in~its~race", tree=Node("is_like", yes=1, target=Hole("target"), adjective=Node("trait", trait=Hole("trait")))),
]

PRINTED: tuple[Wording, ...] = (
    *FILTERS, *TESTS, *TARGETS, *EFFECTS, *BY_OPPONENT, *SEARCHING, *TRIGGERS, *GIFTS, *QUALITIES, *LINES,
)  # fmt: skip
