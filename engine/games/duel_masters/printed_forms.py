"""How cards of Duel Masters print what they say of their forms: turning over, sealing, further cards of a shield, ways of evolving."""

from engine.games.duel_masters.printed import CARD, ME, ONE, OPPONENT, PARTS, cards, of_side, only, put, within
from engine.games.duel_masters.printed_japanese import CARDS as JA_CARDS
from engine.games.duel_masters.printed_japanese import PARTS as JA_PARTS
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_IT, _LINE, _COUNT = Hole("it"), Hole("line"), Hole("count")
THIS = Node("this")
TURNED = Node("show_other_side", targets=(THIS,))


def top(owner: Node) -> Node:
    """The top card of a player's deck."""
    return Node("top", owner=owner, zone="deck", count=ONE)


def sealing(owner: Node, host: Node | Hole) -> Node:
    """The top card of a deck is set face down on a card."""
    return Node("set_on", targets=(top(owner),), host=host, down=1)


def saying(done: Node) -> Node:
    """A sentence of one act."""
    return Node("say", then=Node("sequence", steps=(done,)))


def sealed_often() -> Node:
    """So many seals from the own deck on the card itself."""
    top_cards = Node("top", owner=ME, zone="deck", count=Hole("n"))
    return Node("set_on", targets=(top_cards,), host=THIS, down=1)


THEIRS = cards(of_side("opponent"))
ONE_SHIELD = Node("chosen", count=ONE, filter=only(CARD, within(ME, "shields")))
PLUS = sealing(ME, ONE_SHIELD)
RELEASED = Node("replace", subject=THIS, would=Node("leaves"), then=Node("sequence", steps=(TURNED,)))
ENGLISH = [
    *W("effect", "flip {targets:target+}", "flip {targets:target+} over", tree=Node("show_other_side", targets=Hole("targets"))),
    *W("line", "awakening: {line:ability_line}", "awaken: {line:ability_line}", "dragsolution: {line:ability_line}", "meteorburn: {line:ability_line}", tree=_LINE),
    *W("sentence", "release.", tree=RELEASED),
    *W("effect", "seal this~creature|this", tree=sealing(ME, THIS)),
    *W("effect", "put {n:quantity} seal(s) on this~creature|this", "put~the~top {n:quantity} card(s) of~your~deck face~down|face-down on~this~creature|on~this as seal(s)", tree=sealed_often()),
    *W("effect", f"seal one~of~your~opponent's {PARTS}", tree=sealing(OPPONENT, Node("chosen", count=ONE, filter=THEIRS))),
    *W("effect", f"seal {{count:quantity}} of~your~opponent's {PARTS}", tree=sealing(OPPONENT, Node("chosen", count=_COUNT, filter=THEIRS))),
    *W("effect", "add~the~top~card~of~your~deck to~one~of~your~shields face~down|face-down", "put~the~top~card~of~your~deck on~one~of~your~shields face~down|face-down",
       "add~the~top~card~of~your~deck face~down|face-down to~one~of~your~shields", tree=PLUS),
    *W("sentence", "shield~plus.", tree=saying(PLUS)),
    *W("sentence", "deck~evolution — {what:filter~n} .", "deck~evolution - {what:filter~n} .", tree=Node("deck_evolution", what=Hole("what"))),
]
NEXT_START = Node("until", edge="end", turn="next_opponent")
MADDENED = Node("replace", subject=THIS, would=Node("discarded"), when=Node("during", owner=OPPONENT), then=Node("may", do=Node("sequence", steps=(
    put((Node("it"),), "battle"),))))
BESIDES = [
    *W("quality", "can't~use \" {keyword:KEYWORD} \" abilities", "can't~use \" {keyword:KEYWORD} \"", tree=Node("cant_use", keyword=Hole("keyword"))),
    *W("effect", "break {count:quantity} of~your~opponent's~shields", "break {count:quantity} of~your~opponent's shields", tree=Node("break_shields", count=_COUNT)),
    *W("effect", "break one~of~your~opponent's~shields", tree=Node("break_shields", count=ONE)),
    *W("effect", "{targets:target+} don't|doesn't untap~at~the~start~of~his~next~turn|untap~at~the~start~of~their~next~turn|untap~at~the~start~of~your~opponent's~next~turn",
       tree=Node("be", targets=Hole("targets"), quality=Node("stays_tapped"), duration=NEXT_START)),
    *W("trigger", f"when|whenever another~of~your {PARTS} leaves~the~battle~zone", f"when|whenever one~of~your~other {PARTS} leaves~the~battle~zone", tree=Node(
        "when", subject=Node("any_of", filter=cards(of_side("me"), Node("other"))), happening=Node("leaves"))),
    *W("sentence", "when~your~opponent's~spell~or~ability would~make~you~discard~this~card|would~cause~you~to~discard~this~card|would~make~you~discard~this~creature"
       " , you~may~put~this~creature|you~may~put~it into~the~battle~zone~instead .", tree=MADDENED),
    *W("core", "gr~summon twice", tree=Node("repeat", n=Node("number", n=2), then=Node("sequence", steps=(Node("gr_summon"),)))),
]
JAPANESE = [
    *J("effect", "{it}裏返す", slots="it:object", tree=Node("show_other_side", targets=(_IT,))),
    *J("line", "覚醒{_dash}{line}", "龍解{_dash}{line}", slots="line:ability_line _dash:dash", tree=_LINE),
    *J("sentence", "解除 。", tree=RELEASED),
    *J("effect", "このクリーチャーに封印を{n}つ付ける", "自分の山札の上から{n}枚を、封印としてこのクリーチャーの上に置く", "自分の山札の上から{n}枚を裏向きにして、封印としてこのクリーチャーの上に置く",
       "このクリーチャーに封印を{n}つつける", slots="n:quantity", tree=sealed_often()),
    *J("effect", "このクリーチャーを封印する", tree=sealing(ME, THIS)),
    *J("effect", f"相手の{JA_CARDS}を{{count}}{{%noun:体}}{{_pick}}封印する", slots=f"{JA_PARTS} count:count _pick:pick?", tree=sealing(OPPONENT, Node("chosen", count=_COUNT, filter=THEIRS))),
    *J("effect", *(f"自分の山札の{top}カードを裏向きのまま、?自分のシールド1つ{to}".replace("、?", comma) for top in ("一番上の", "上から1枚目の") for comma in ("、", "") for to in ("に加える", "の上に置く", "に重ねる")),
       tree=PLUS),
    *J("sentence", "シールド・プラス 。", tree=saying(PLUS)),
    *J("line", "シールド・プラス{_dash}{line}", slots="line:ability_line _dash:dash", tree=_LINE),
    *J("effect", *(f"{of}山札の{where}裏向きのまま、自分のシールド{which}の下に置く" for of in ("自分の", "") for where in ("上から1枚目を", "一番上のカードを")
                   for which in ("いずれか", "1つ")), tree=PLUS),
    *J("core", "2回GR召喚する", "GR召喚を2回する", tree=Node("repeat", n=Node("number", n=2), then=Node("sequence", steps=(Node("gr_summon"),)))),
    *J("sentence", "S-MAX進化 。", tree=Node("s_max")),
    *J("sentence", "ソウルシフト 。", tree=Node("soul_shift")),
    *J("sentence", "デッキ進化{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("deck_evolution", what=Hole("what"))),
    *J("sentence", "G・リンク{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("g_link", what=Hole("what"))),
    *J("pointer", "これを装備したクリーチャー", "これを付けたクリーチャー", "これを付けられたクリーチャー", tree=Node("crossed")),
]  # fmt: skip
FORMS_AS_PRINTED = (*ENGLISH, *BESIDES, *JAPANESE)
