"""How the cards of Worlds Beyond are printed in both languages, where that puts a thing together otherwise than the phrases that mean it."""

from engine.games.shadowverse.printed_attacking import ATTACKING
from engine.games.shadowverse.printed_beyond import BEYOND
from engine.games.shadowverse.printed_combining import COMBINED
from engine.games.shadowverse.printed_next import NEXT_PLAYED
from engine.games.shadowverse.printed_spellboost import LATE, LATE_HEADS, SPELLBOOSTED
from engine.language.cards.shared import ORIGINAL_COST
from engine.language.japanese_wordings import J
from engine.language.templates import REMINDER
from engine.language.tree import Node
from engine.language.wordings import Hole, W, Wording

ME = Node("player", who="me")
THIS = (Node("this"),)
_AMOUNT, _BOUND = Hole("amount"), Hole("bound")
_COUNT = Node("attribute", name="countdown")
_ADVANCED = Node("change", how="less", targets=THIS, attribute=_COUNT, amount=_AMOUNT)
_DELAYED = Node("change", how="more", targets=Hole("targets"), attribute=_COUNT, amount=_AMOUNT)
_COSTLY = Node("figure", attribute=ORIGINAL_COST, bound=_BOUND)
_NEW = {name: Node("sequence", steps=(Node("add", made=(Node("new", count=Hole(f"{name}_count"), card=Hole(name)),), into=Node("into", owner=ME, zone="hand")),))
        for name in ("a", "b")}
_SUMMONED = {name: Node("sequence", steps=(Node("summon", made=(Node("new", count=Hole(f"{name}_count"), card=Hole(name)),)),)) for name in ("a", "b")}

_THERE = (
    "both~a~targetable~allied~card~and~enemy~card~are~in~play.", "both~a~targetable~allied~card~and~targetable~enemy~card~are~in~play.",
    "both~a~targetable~card~is~in~your~hand~and~a~targetable~enemy~follower~is~in~play.",
)
SELECTING = W("ability_line", *(f"{{trigger:headed}}: {{body}} (activates~only~when~{there})" for there in _THERE), tree=Node(
    "ability", modifiers=(Node("if_all_chosen"),), trigger=Hole("trigger"), body=Hole("body")))

COUNTS = (
    *W("effect", "advance this~amulet's~count|this~card's~count by {amount:quantity}", tree=_ADVANCED),
    *W("effect", "delay the~count~of {targets:target+} by {amount:quantity}", tree=_DELAYED),
    *J("effect", "このアミュレットのカウントを{amount}進める", "このカードのカウントを{amount}進める", slots="amount:quantity", tree=_ADVANCED),
    *J("effect", "{targets}のカウントを{amount}遅らせる", slots="targets:target+ amount:quantity", tree=_DELAYED),
)

_COUNTED = tuple(W("condition_one", "this~amulet's~count|this~card's~count is {bound}", tree=Node("has_figure", target=Node("this"), attribute=_COUNT, bound=_BOUND)) + W(
    "condition_one", "this~amulet's~count|this~card's~count is {n:quantity}", tree=Node("has_figure", target=Node("this"), attribute=_COUNT, bound=Node("exactly", n=Hole("n")))))
_NONE = Node("heal_cap", amount=Node("number", n=0))
_CAPPED = Node("be", targets=Hole("targets"), quality=Node("heal_cap", amount=_AMOUNT), duration=Hole("duration"))
RESTORED = (
    *W("effect", "reduce defense~restored~to {targets:target+} to {amount:much} {duration?}", tree=_CAPPED),
    *W("effect", "reduce defense~restored~to this~follower to {amount:much}", tree=Node("be", targets=THIS, quality=Node("heal_cap", amount=_AMOUNT))),
    *W("quality", "can't restore~defense|regain~defense|have~its~defense~restored|have~their~defense~restored", tree=_NONE),
    *W("effect", "{targets:target+} 's|' defense can't~be~restored {duration?}", tree=Node(
        "be", targets=Hole("targets"), quality=_NONE, duration=Hole("duration"))),
    *(w for words, who in (("your~leader's", "me"), ("the~enemy~leader's", "opponent")) for w in W("effect", f"{words} defense can't~be~restored {{duration?}}", tree=Node(
        "be", targets=(Node("leader", who=who),), quality=_NONE, duration=Hole("duration")))),
)

_MINE = Node("crests")
_HAVING = (
    *W("condition_one", "you~have~a~crest|you~have~any~crests|you~have~at~least~1~crest", tree=Node("compare", left=_MINE, limit=Node("at_least", n=Node("number", n=1)))),
    *W("condition_one", "you~have~no~crests|you~don't~have~any~crests", tree=Node("compare", left=_MINE, limit=Node("exactly", n=Node("number", n=0)))),
    *W("condition_one", "you~have {bound:limit} crests", tree=Node("compare", left=_MINE, limit=Hole("bound"))),
    *(w for said, yes in (("has~super-evolved", 1), ("hasn't~super-evolved|has~not~super-evolved", 0)) for w in W("condition_one", f"{{target:pointer}} {said}", tree=Node(
        "is_like", yes=1, target=Hole("target"), adjective=Node("super_evolved", yes=yes)))),
)
_EACH = Node("player", who="each")
UNPLAYED = J("quality", "手札の{what}をプレイできない", slots="what:filter", preferred=True, tree=Node("cant_play", what=Hole("what")))  # from nowhere else are cards played
CRESTS = (
    *W("effect", "give yourself~and~your~opponent Crest: {card:NAME}", tree=Node("gain_crest", player=_EACH, card=Hole("card"))),
)

STATES = (
    *W("reminder", "even~if~your~leader's~defense~is~greater~than {n:NUMBER}", tree=Node(REMINDER)),
    *W("effect", "activate {state:STATE} {duration?} , {said:reminder}", "activate {state:STATE} {said:reminder}", tree=Node(
        "force_state", state=Hole("state"), duration=Hole("duration"))),
)

OTHERS = (
    *W("effect", "gain a|an {trait:TRAIT}", tree=Node("hold_sigils", n=Node("number", n=1), trait=Hole("trait"))),
    *W("effect", "{targets:target+} get[s] {grants:grant+} {duration?}", tree=Node(
        "give", targets=Hole("targets"), grants=Hole("grants"), duration=Hole("duration"))),
    *W("quality", "can't attack~followers~or~leaders", tree=Node("cant_attack")),
    *J("quality", "フォロワーやリーダーを攻撃できない", tree=Node("cant_attack")),
    *W("test", "with~a~base~cost~of {bound}", tree=_COSTLY),
    *J("test", "基本コスト{bound}の", slots="bound", tree=_COSTLY),
    *W("agent", "by~abilities", tree=Node("from_what", what="effects")),
    *(w for mark in "-:" for w in (
        *W("core", f"choose {mark} put {{a_count:count}} {{a:NAME~n}} or {{b_count:count}} {{b:NAME~n}} into~your~hand", tree=Node("choose", options=(_NEW["a"], _NEW["b"]))),
        *W("core", f"choose {mark} summon {{a_count:count}} {{a:NAME~n}} or {{b_count:count}} {{b:NAME~n}}", tree=Node("choose", options=(_SUMMONED["a"], _SUMMONED["b"]))))),
    *W("ability_line", "at~the~end~of~turns~you~are~unable~to~evolve, {body}", tree=Node(
        "ability", trigger=Node("turn_end", owner=ME), condition=Node("not_so", condition=Node("evolving_turn", how="evolve")), body=Hole("body"))),
)


def _from_deck(words: str, whose: str) -> list[Wording]:
    """What is taken from a deck is drawn by lot, whether or not a card says so: nobody looks into it."""
    where = Node("in", owner=Node("player", who=whose), zone="deck")
    those = Node("filter", adjectives=Hole("adjectives"), noun=Hole("noun"), tests=(Hole("tests"), where, Hole("more")))
    said = f"{{adjectives:adjective*?}} {{noun~n}} {{tests:test*?}} {words} {{more:test*?}}"
    summoned = Node("put", targets=(Node("random", count=Hole("count"), filter=those),), into=Node("into", zone="board"))
    return [
        *(W("effect", f"summon {{count}} {said}", f"summon {{count}} random {said}", tree=summoned, preferred=True) if whose == "me" else ()),
        *W("target", f"{{count}} {said}", tree=Node("random", count=Hole("count"), filter=those), preferred=True),
        *W("target", f"up~to {{count:quantity}} {said}", tree=Node("random", count=Hole("count"), up_to=1, filter=those), preferred=True),
    ]


FROM_DECK = (*_from_deck("from~your~deck", "me"), *_from_deck("from~your~opponent's~deck", "opponent"))

PRINTED = (*_HAVING, *SELECTING, *_COUNTED, *FROM_DECK, *ATTACKING, *BEYOND, *COUNTS, *RESTORED, *CRESTS, *UNPLAYED, *STATES, *OTHERS, *COMBINED, *NEXT_PLAYED, *SPELLBOOSTED, *LATE, *LATE_HEADS)
