"""What players of Duel Masters say of how an attack went: who was blocked, which battle was fought, which triggers it met; what evolved."""

from engine.language.japanese_wordings import J
from engine.language.phrases import P
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_CARD, _CARDS, _OTHER, _WHO, _AMOUNT = Hole("card"), Hole("cards"), Hole("other"), Hole("who"), Hole("amount")
_BLOCKED = Node("is_blocked", card=_CARD)
_BLOCKED_BY = Node("blocks", card=_OTHER, attacker=_CARD)
_BATTLE = Node("battles", card=_CARD, target=_OTHER)
_LOST = Node("beats", card=_OTHER, target=_CARD)
_BROKE = Node("happened_times", amount=_AMOUNT, happening=Node("breaks", card=_CARD))
_DESTROYED = Node("several", said=(
    Node("underwent", cards=(_CARD,), deed=Node("deed", verb="destroyed"), negated=0),
    Node("happened", happening=Node("is_beaten", card=_CARD), negated=0),
))  # fmt: skip
_TRIGGER_RULE = "dm.attack.shield-trigger"
_ANY = Node("anything")


def _by_trigger(card: Node | Hole, *, by_player: bool = False, negated: int | None = None) -> Node:
    """A card was (or was not) used as a Shield Trigger, whoever's; by a player, where one is named."""
    happening = Node("plays", who=_WHO, card=card) if by_player else Node("undergoes", card=card, deed=Node("deed", verb="played"))
    return Node("cites", happening=happening, rule=_TRIGGER_RULE, negated=negated)


_TRIGGERED, _TRIGGERED_BY = _by_trigger(_CARD), _by_trigger(_CARD, by_player=True)
_NOT_TRIGGERED, _NOT_TRIGGERED_BY = _by_trigger(_CARD, negated=1), _by_trigger(_CARD, by_player=True, negated=1)
_A_TRIGGER, _A_TRIGGER_BY = _by_trigger(_ANY), _by_trigger(_ANY, by_player=True)
_NO_TRIGGER, _NO_TRIGGER_BY = _by_trigger(_ANY, negated=1), _by_trigger(_ANY, by_player=True, negated=1)
_NOT = ("did~not", "didn't", "does~not", "doesn't", "do~not", "don't", "never")
_WAY = "Shield~Trigger|Shield~Triggers|S-trigger|S-triggers"


def _offered(negated: int, **by: Hole) -> Node:
    return Node("offered", cards=_CARDS, prompt="which-blocker", upon="attacked", negated=negated, **by)


def _happened(happening: Node, negated: int = 0) -> Node:
    return Node("happened", happening=happening, negated=negated)


_CANNOT_BLOCK = ("can't block", "cannot block", "was~unable~to block", "was~not~able~to block", "wasn't~able~to block", "couldn't block")
PHRASES = [
    *(P("claim", "offered", f"{{cards:those+}} {en}{of}", f"{{cards}}は{of_ja}{ja}", example=f"Goblin {en}{whom}", says=said if not of else "", fix={"prompt": "which-blocker", "upon": "attacked", "negated": negated})
      for en, ja, negated, said in (("could block", "ブロックできた", 0, "it was among those of which one might have been chosen, as somebody attacked"), ("could~not block", "ブロックできなかった", 1, "as somebody attacked"))
      for of, of_ja, whom in (("", "", ""), (" {by:thing}", "{by}を", " Fighter"))),
]  # fmt: skip
ENGLISH = [
    *W("claim", *(f"{{cards:those+}} {cannot}" for cannot in _CANNOT_BLOCK), tree=_offered(1)),
    *W("claim", *(f"{{cards:those+}} {cannot} {{by:thing}}" for cannot in _CANNOT_BLOCK), tree=_offered(1, by=Hole("by"))),
    *W("claim", "{cards:those+} can block", "{cards:those+} was~able~to block", tree=_offered(0)),
    *W("claim", "{cards:those+} can block {by:thing}", "{cards:those+} was~able~to block {by:thing}", tree=_offered(0, by=Hole("by"))),
    *W("claim", "nobody drew a card", "neither~player drew a card", tree=Node("none_of", deed=Node("deed", verb="drawn"))),
    *W("claim", "{card:thing} was|got blocked", tree=_happened(_BLOCKED)),
    *W("claim", "{card:thing} was not blocked", "{card:thing} wasn't blocked", tree=_happened(_BLOCKED, 1)),
    *W("happening", "{card:thing} was|got|is blocked by {other:thing}", tree=_BLOCKED_BY),
    *W("claim", "{card:thing} was not blocked by {other:thing}", "{card:thing} wasn't blocked by {other:thing}", tree=_happened(_BLOCKED_BY, 1)),
    *W("claim", *(f"{{card:thing}} and {{other:thing}} {said}" for said in ("battled", "battled each~other", "fought")), preferred=True, tree=_happened(_BATTLE)),
    *W("claim", *(f"{{card:thing}} and {{other:thing}} {no} battle" for no in ("did~not", "didn't", "never")), preferred=True, tree=_happened(_BATTLE, 1)),
    *W("happening", "{card:thing} lost|loses the~battle against|with {other:thing}", tree=_LOST),
    *W("claim", *(f"{{card:thing}} {verb} {{amount:figure}} shield(s)" for verb in ("broke", "break[s]")), tree=_BROKE),
    *W("claim", *(f"{{card:thing}} was|is destroyed {by}~battle" for by in ("in", "by", "in~the", "in~a", "by~the")), tree=_DESTROYED),
    *W("claim", "{who:subject} used {card:possessor} Shield~Trigger|S-trigger", tree=_TRIGGERED_BY),
    *W("claim", *(f"{{who:subject}} {no} use|used {{card:possessor}} {_WAY}" for no in _NOT), tree=_NOT_TRIGGERED_BY),
    *W("claim", f"{{card:possessor}} {_WAY} was~not|wasn't|was~never used", tree=_NOT_TRIGGERED),
    *W("claim", f"no {_WAY} was|were used|activated", f"no {_WAY} triggered|resolved|activated", f"nobody used a {_WAY}", tree=_NO_TRIGGER),
    *W("claim", f"{{who:subject}} used|uses no {_WAY}", *(f"{{who:subject}} {no} use|used {a} {_WAY}" for no in _NOT for a in ("a", "any")), tree=_NO_TRIGGER_BY),
    *W("claim", f"a {_WAY} was used|activated", tree=_A_TRIGGER),
    *W("claim", f"{{who:subject}} used|uses a {_WAY}", tree=_A_TRIGGER_BY),
    *W("claim", "{who:subject} did~not|didn't cast|summon|use {card:thing}", tree=_happened(Node("plays", who=_WHO, card=_CARD), 1)),
    *W("claim", "{who:subject} cast|casts|summoned {card:thing}", tree=_happened(Node("plays", who=_WHO, card=_CARD))),
    *W("claim", "{card:possessor} Shield~Trigger|S-trigger was used", "{card:thing} was used|cast|summoned as|with|by a|its Shield~Trigger|S-trigger", tree=_TRIGGERED),
]  # fmt: skip
JAPANESE = [
    *(w for p in ("は", "が") for end, negated in (("できない", 1), ("できる", 0)) for w in (
        *J("claim", f"{{cards|と}}{p}ブロック{end}", slots="cards:those+", tree=_offered(negated)),
        *J("claim", f"{{cards|と}}{p}{{by}}をブロック{end}", slots="cards:those+ by:thing", tree=_offered(negated, by=Hole("by"))))),
    *J("claim", "誰もカードを引かなかった", "どちらのプレイヤーもカードを引かなかった", tree=Node("none_of", deed=Node("deed", verb="drawn"))),
    *J("claim", *(f"{{who}}{p}{what}を捨てなかった" for p in ("は", "が") for what in ("手札", "カード", "手札のカード")), slots="who:subject",
       tree=Node("count_of", amount=Node("exactly", n=0), deed=Node("deed", verb="discarded"), who=_WHO)),
    *(w for p in ("は", "が") for end, negated in (("ブロックされた", 0), ("ブロックされなかった", 1)) for w in (
        *J("claim", f"{{card}}{p}{end}", slots="card:thing", tree=_happened(_BLOCKED, negated)),
        *J("claim", f"{{card}}{p}{{other}}に{end}", f"{{card}}{p}{{other}}によって{end}", slots="card:thing other:thing", tree=_happened(_BLOCKED_BY, negated)))),
    *(w for end, negated in (("バトルした", 0), ("バトルしなかった", 1)) for w in J(
        "claim", *(f"{{card}}と{{other}}{p}{end}" for p in ("は", "が")), slots="card:thing other:thing", tree=_happened(_BATTLE, negated))),
    *J("claim", *(f"{{card}}{p}{{other}}とのバトルに負け{end}" for p in ("は", "が") for end in ("た", "る")), slots="card:thing other:thing", tree=_happened(_LOST)),
    *J("claim", *(f"{{card}}{p}シールドを{{amount:counted}}ブレイクした" for p in ("は", "が")), slots="card:thing amount:figure", tree=_BROKE),
    *J("claim", *(f"{{card}}{p}バトルで破壊され{end}" for p in ("は", "が") for end in ("た", "る")), slots="card:thing", tree=_DESTROYED),
    *J("claim", *(f"{{who}}{p}{{card}}のS・トリガーを使った" for p in ("は", "が")), slots="who:subject card:thing", tree=_TRIGGERED_BY),
    *J("claim", *(f"{{who}}{p}{{card}}のS・トリガーを使わなかった" for p in ("は", "が")), slots="who:subject card:thing", tree=_NOT_TRIGGERED_BY),
    *J("claim", *(f"{{who}}{p}S・トリガーを{any_}使わなかった" for p in ("は", "が") for any_ in ("", "1枚も", "一度も")), slots="who:subject", tree=_NO_TRIGGER_BY),
    *J("claim", *(f"S・トリガー{p}{any_}使われなかった" for p in ("は", "が") for any_ in ("", "1枚も", "一度も")), tree=_NO_TRIGGER),
    *J("claim", *(f"{{cards|と}}{p}{{host}}に進化し{end}" for p in ("は", "が") for end in ("た", "ている")), slots="cards:those+ host:thing", preferred=True, tree=Node("lies_with", cards=_CARDS, host=Hole("host"))),
    *J("claim", *(f"{{card}}のS・トリガー{p}使われた" for p in ("は", "が")), *(f"{{card}}{p}S・トリガーで{end}" for p in ("は", "が") for end in ("使われた", "唱えられた", "召喚された")), slots="card:thing", tree=_TRIGGERED),
]  # fmt: skip
SAID_OF_ATTACKS = (*PHRASES, *ENGLISH, *JAPANESE)
