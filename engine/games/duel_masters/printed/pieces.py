"""What the printed wordings are put together from."""

from engine.language.said_before import NTH
from engine.language.tree import Node
from engine.language.wordings import Hole

ME, OPPONENT, OWNER = (Node("player", who=who) for who in ("me", "opponent", "owner"))
ONE = Node("number", n=1)
POWER = Node("attribute", name="power")
CARD = Node("card")
CROSSED = Node("crossed")
PARTS = "{adjectives:adjective*?} {noun~n} {tests:test*?}"
N = Hole("n")
TARGETS = Hole("targets")
COUNT = Hole("count")
LINE = Hole("line")
THEN = Hole("then")
GRANTS = Hole("grants")
DURATION = Hole("duration")


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


def chosen(filter: Node | Hole, **more: object) -> Node:
    """So many of some cards."""
    return Node("chosen", count=COUNT, filter=filter, **more)


def into(zone: str, owner: Node | Hole | None = None, **more: object) -> Node:
    """Where something is put."""
    return Node("into", zone=zone, owner=owner, **more)


def put(targets: object, zone: str, owner: Node | Hole | None = None, **more: object) -> Node:
    """Cards go to a zone, of their owner where nobody else's is named."""
    return Node("put", targets=targets, into=into(zone, owner or (OWNER if zone != "battle" else None), **more))


AT_MOST, AT_LEAST, EXACTLY = (Node(kind, n=N) for kind in ("at_most", "at_least", "exactly"))
THIS = Node("this")
IT = Node("it")
THEM = Node("them")
THIS_TURN = Node("say", then=Node("sequence", steps=(Node("give", targets=(Node("leader", who="me"),), grants=(Node("ability", line=LINE),), duration=Node("until", edge="end", turn="this")),)))
BATTLED = Node("when", subject=Node("this"), happening=Node("battle_ends"))
BLOCKED_AND_THEN = Node("ability", trigger=BATTLED, body=Node("body", sentences=(Node(
    "if", condition=Node("is_like", yes=1, target=Node("this"), adjective=Node("blocking")), then=Node("sequence", steps=(Hole("steps"),))),)))
THIS_TURN_WHEN = Node("say", then=Node("sequence", steps=(Node("give", targets=(Node("leader", who="me"),), grants=(Node("ability", line=Node(
    "ability", trigger=Node("when", subject=Hole("subject"), happening=Hole("happening")), body=Hole("body"))),), duration=Node("until", edge="end", turn="this")),)))
WHAT = Hole("what")
UNCHOSEN = Node("cant_be", deed=Node("targeted"))
BY_THEIRS = Node("from_kinds", words=Hole("words"), whose="opponent")
UNCHOSEN_BY = Node("cant_be", deed=Node("targeted"), by=BY_THEIRS)
BENEATH = Node("set_on", host=Node("this"))


def of_each(count: Node | Hole) -> tuple[Node, Node]:
    """So many of the cards of each player, who choose their own."""
    mine = Node("chosen", count=count, filter=cards(of_side("me")))
    return mine, Node("chosen", count=count, by="opponent", filter=cards(of_side("opponent")))


def for_each(then: Node | Hole) -> Node:
    """Something done once for each of some cards."""
    return Node("where", x=Node("count", filter=Hole("each")), then=Node("repeat", n=Node("x"), then=then))


def under(head: str, **more: object) -> Node:
    """A line under a name that does nothing by itself."""
    return Node("headed", head=head, line=LINE, **more)


def holds(targets: object, quality: Node | Hole, **more: object) -> Node:
    """Something holds of some cards."""
    return Node("be", targets=(targets,), quality=quality, **more)


NO_ATTACK = Node("attack_limit", n=0)  # of a player: with no creature


def saying(done: Node | Hole) -> Node:
    """A sentence of one act."""
    return Node("say", then=Node("sequence", steps=(done,)))


MADNESS = Node(
    "replace",
    subject=Hole("subject"),
    would=Node("discarded"),
    when=Node("during", owner=Hole("owner")),
    then=Node("may", do=Node("sequence", steps=(put((Node("it"),), "battle"),))),
)
MADNESS_BY_THEIRS = Node(
    "replace", {**dict(MADNESS.parts), "would": Node("by_effect", would=Node("discarded"), by=only(CARD, adjectives=(of_side("opponent"),)))}, when=Node("during", owner=OPPONENT)
)
ENTERING = {who: Node("when", subject=Node("any_of", filter=cards(of_side(who))), happening=Node("enters")) for who in ("me", "opponent")}
EACH = Node("player", who="each")
FIRST_TIME = Node(  # what the card itself does, or what is done to it, for the first time of a turn
    "ability",
    trigger=Node("when", subject=THIS, happening=Hole("happening")),
    condition=Node(NTH, bound=Node("exactly", n=ONE), period=Node("period", when="turn")),
    body=Hole("body"),
)
FIRST_ATTACK = Node("ability", {**dict(FIRST_TIME.parts), "trigger": Node("when", subject=THIS, happening=Node("attack_ends")), "body": Node("body", sentences=(saying(Hole("steps")),))})
THEIR_HAND = within(OPPONENT, "hand")
TURNED = Node("show_other_side", targets=(THIS,))


def top(owner: Node) -> Node:
    """The top card of a player's deck."""
    return Node("top", owner=owner, zone="deck", count=ONE)


def sealing(owner: Node, host: Node | Hole) -> Node:
    """The top card of a deck is set face down on a card."""
    return Node("set_on", targets=(top(owner),), host=host, down=1)


def sealed_often() -> Node:
    """So many seals from the own deck on the card itself."""
    top_cards = Node("top", owner=ME, zone="deck", count=Hole("n"))
    return Node("set_on", targets=(top_cards,), host=THIS, down=1)


ATTACKING, BLOCKING = (  # there is one at a time
    Node("all", filter=only(Node("kind", word="creature"), adjectives=(Node(doing),))) for doing in ("attacking", "blocking")
)
OTHER_KINDS = ("tamaseed", "field", "D2~field", "castle", "aura", "weapon", "fortress", "cross~gear", "duelist", "artifact", "element")  # "this …"
THEIRS = cards(of_side("opponent"))
ONE_SHIELD = Node("chosen", count=ONE, filter=only(CARD, within(ME, "shields")))
PLUS = sealing(ME, ONE_SHIELD)
RELEASED = Node("replace", subject=THIS, would=Node("leaves"), then=Node("sequence", steps=(TURNED,)))
TWO = Node(
    "each_of",
    first=Node("when", subject=Hole("subject"), happening=Hole("first")),
    second=Node("when", subject=Hole("subject"), happening=Hole("second")),
)
