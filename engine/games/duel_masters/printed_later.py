"""How later cards of Duel Masters, and what people write of them, put things: entering and leaving, using, what players can't do."""

from engine.games.duel_masters.printed import CARD, ME, only, put
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

_WHAT, _TARGETS = Hole("what"), Hole("targets")
UNCHOSEN = Node("cant_be", deed=Node("targeted"))
BLANK = Node("loses_all")
BENEATH = Node("set_on", host=Node("this"))
OF_CIVILIZATION = Node("of_class", **{"class": Hole("class")})
FREE = ("for~no~cost", "without~paying~its~cost", "without~paying~their~costs")


def holds(targets: object, quality: Node, **more: object) -> Node:
    """Something holds of some cards."""
    return Node("be", targets=(targets,), quality=quality, **more)


def saying(done: Node) -> Node:
    """A sentence of one act."""
    return Node("say", then=Node("sequence", steps=(done,)))


def free(how: str) -> Node:
    """Cards are used for nothing."""
    return Node("use_free", how=how, targets=_TARGETS)


ENGLISH = [
    *W("happening", "enter[s]~the~battle~zone", tree=Node("enters")),
    *W("would", "leave~the~battle~zone", tree=Node("leaves")),
    *W("quality", "can't~cast {what:filter~pl}", "can't~summon {what:filter~pl}", "can't~use {what:filter~pl}", tree=Node("cant_play", what=_WHAT)),
    *W("quality", "can't~be~chosen~by~your~opponent", "can't~be~chosen~by~your~opponent's~effects", tree=UNCHOSEN),
    *W("sentence", "your~opponent~can't~choose {targets:target+} .", tree=saying(holds(_TARGETS, UNCHOSEN))),
    *W("sentence", "ignore~all~abilities~of {targets:target+} .", tree=saying(holds(_TARGETS, BLANK))),
    *W("effect", "ignore~all~abilities~of {targets:target+} {duration}", tree=Node("lose_all", targets=_TARGETS, duration=Hole("duration"))),
    *W("effect", *(f"cast {{targets:target+}} {how}" for how in FREE[1:]), tree=free("cast")),
    *W("steps", "put {targets:target+} into~your~hand and~the~rest~on~the~bottom~of~your~deck|and~put~the~rest~on~the~bottom~of~your~deck in~any~order",
       tree=Node("sequence", steps=(put(_TARGETS, "hand", ME), put((Node("rest"),), "deck", ME, at="bottom")))),
    *W("steps", "put {targets:target+} into~your~hand and~the~rest~into~your~graveyard|and~put~the~rest~into~your~graveyard",
       tree=Node("sequence", steps=(put(_TARGETS, "hand", ME), put((Node("rest"),), "graveyard", ME)))),
    *W("sentence", "just~diver .", tree=Node("just_diver")),
    *W("test", "beneath~this", "under~this", "beneath~this~creature", "under~this~creature", tree=BENEATH),
    *W("line", "meteorburn : {line:ability_line}", "meteorburn — {line:ability_line}", tree=Hole("line")),
    *W("sentence", "vortex~evolution — put~on~one {first:filter~n} and~one {second:filter~n} .", "evolution — put~on~one {first:filter~n} and~one {second:filter~n} .",
       tree=Node("stands_on_several", first=Hole("first"), second=Hole("second"))),
    *W("condition_one", "you~win", "you~won", tree=Node("won_judge")),
]  # fmt: skip

JAPANESE = [
    *J("happened", "出た", tree=Node("enters")),
    *J("happening", "出る", tree=Node("enters")),
    *J("would", "離れる", tree=Node("leaves")),
    *J("happened", "離れた", tree=Node("leaves")),
    *J("happening", "離れる", tree=Node("leaves")),
    *J("quality", "{what}を唱えられない", "{what}を唱えることができない", "{what}を召喚できない", "{what}を召喚することができない", "{what}を使えない", slots="what:filter", tree=Node("cant_play", what=_WHAT)),
    *J("quality", "{what}をバトルゾーンに出せない", "{what}をバトルゾーンに出すことができない", slots="what:filter", tree=Node("cant_put", what=_WHAT, zone="battle")),
    *J("quality", "相手に選ばれない", "選ばれない", tree=UNCHOSEN),
    *J("effect", "{it}コストを支払わずに唱える", slots="it:object", tree=Node("use_free", how="cast", targets=(Hole("it"),))),
    *J("effect", "{it}コストを支払わずに召喚する", slots="it:object", tree=Node("use_free", how="summon", targets=(Hole("it"),))),
    *J("effect", "{it}コストを支払わずに使う", slots="it:object", tree=Node("use_free", how="", targets=(Hole("it"),))),
    *J("sentence", "{class}ステルス 。", slots="class:CLASS", tree=Node("stealth", **{"class": Hole("class")})),
    *J("sentence", "S・バック{_dash}{class} 。", slots="class:CLASS _dash:dash", tree=Node("s_back", what=only(CARD, adjectives=(OF_CIVILIZATION,)))),
    *J("pointer", "クロスしたクリーチャー", tree=Node("crossed")),
    *J("filter", "このクリーチャーの下にあるカード", tree=only(CARD, BENEATH)),
    *J("line", "メテオバーン{_dash}{line}", slots="line:ability_line _dash:dash", tree=Hole("line")),
    *J("quality", "種族に{trait}を追加する", slots="trait:TRAIT", tree=Node("of_trait", trait=Hole("trait"), yes=1)),
    *(w for when in ("相手がクリーチャーを選ぶ", "相手がバトルゾーンにあるクリーチャーを選ぶ", "相手がバトルゾーンのクリーチャーを選ぶ")
      for w in J("sentence", f"{when}{{_when}}、{{targets}}を選ぶことはできない 。", slots="targets:pointer _when:when", tree=saying(holds(_TARGETS, UNCHOSEN)))),
    *J("sentence", "進化V{_dash}自分の{first}1体と{second}1体を重ねた上に置く 。", "進化V{_dash}自分の{first}1体と{second}1体の上に置く 。", slots="first:filter second:filter _dash:dash",
       tree=Node("stands_on_several", first=Hole("first"), second=Hole("second"))),
    *J("sentence", "ジャストダイバー 。", tree=Node("just_diver")),
    *J("sentence", "EXライフ 。", tree=Node("ex_life")),
    *J("sentence", "S・バック{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("s_back", what=_WHAT)),
    *J("effect", "ガチンコ・ジャッジする", tree=Node("judge")),
    *J("ba", "自分が勝てば", "自分が勝ったら", tree=Node("won_judge")),
]  # fmt: skip

LATER = (*ENGLISH, *JAPANESE)
