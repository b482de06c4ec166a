"""How Japanese cards print what another player chooses, or each player."""

from engine.games.duel_masters.printed.choosing import EACH_MANA
from engine.games.duel_masters.printed.pieces import CARD, COUNT, OPPONENT, cards, of_each, of_side, only, put, within
from engine.games.duel_masters.printed_japanese.pieces import CARDS, PARTS, PICK, THAT, UNDER
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole


def by_opponent(where: str) -> list[JapaneseWording]:
    """The other player chooses among their own: "相手は自分自身のクリーチャーを1体選び、破壊する"."""
    picked = Node("chosen", count=COUNT, by="opponent", filter=cards(of_side("opponent")))
    words = [f"相手は{{_comma}}{where}自分自身の{CARDS}を{{count}}{{%noun:体}}{{_pick}}"]
    return J("others", *words, slots=f"{PARTS} count:count _comma:comma? {PICK}", tree=picked)


OTHERS = "it:others _whose:whose?"
OF_EACH_COUNTED = of_each(Hole("count"))
_THEIRS = Node("chosen", count=COUNT, by="opponent", filter=cards(of_side("opponent")))
_THEIR_SHIELDS = Node("chosen", count=COUNT, by="opponent", filter=only(CARD, within(OPPONENT, "shields")))

PRINTED_CHOOSING = [
    *(w for verb, tree in (("{_whose}墓地に置く", put(EACH_MANA, "graveyard")), ("{_whose}手札に戻す", Node("return", targets=EACH_MANA))) for w in J(
        "effect", *(f"各プレイヤーは{{_comma}}{own}マナゾーンからカードを{{count}}枚{each}選び、{verb}" for own in ("自分自身の", "自身の") for each in ("", "ずつ")), slots="count:count _comma:comma? _whose:whose?", tree=tree)),
    *filler("own", "自分自身の"),
    *by_opponent(""),
    *by_opponent("バトルゾーンにある"),
    *by_opponent("バトルゾーンから"),
    *J("others", "相手は{_own}マナゾーンからカードを{count}枚{_pick}", slots=f"count:count _own:own? {PICK}",
       tree=Node("chosen", count=COUNT, by="opponent", filter=only(CARD, within(OPPONENT, "mana")))),
    *J("effect", "{it}破壊する", slots="it:others", tree=Node("destroy", targets=(THAT,))),
    *J("effect", "{it}タップする", slots="it:others", tree=Node("turn_card", how="tap", targets=(THAT,))),
    *J("effect", "{it}{_whose}手札に戻す", slots=OTHERS, tree=Node("return", targets=(THAT,))),
    *J("effect", "{it}{_whose}マナゾーンに置く", slots=OTHERS, tree=put((THAT,), "mana")),
    *J("effect", "{it}{_whose}墓地に置く", slots=OTHERS, tree=put((THAT,), "graveyard")),
    *(w for verb, tree in (("破壊する", Node("destroy", targets=OF_EACH_COUNTED)), ("{_whose}マナゾーンに置く", put(OF_EACH_COUNTED, "mana")),
                           ("{_whose}墓地に置く", put(OF_EACH_COUNTED, "graveyard")), ("{_whose}手札に戻す", Node("return", targets=OF_EACH_COUNTED)))
      for w in J("effect", *(f"各プレイヤーは{{_comma}}{where}{own}{CARDS}を{{count}}{{%noun:体}}{each}{{_pick}}{verb}" for where in ("", "バトルゾーンにある") for own in ("自分自身の", "自身の", "自分の") for each in ("", "ずつ")),
                 slots=f"{PARTS} count:count _comma:comma? _pick:pick?" + (" _whose:whose?" if "_whose" in verb else ""), tree=tree)),
    *filler("own", "自身の"),
    *J("others", f"相手は{{_comma}}自身の{CARDS}を{{count}}{{%noun:体}}{{_pick}}", slots=f"{PARTS} count:count _comma:comma? {PICK}", tree=_THEIRS),
    *J("others", "相手は自身のシールドを{count}{%count:枚}{_pick}", "相手は自分自身のシールドを{count}{%count:枚}{_pick}", slots=f"count:count {PICK}", tree=_THEIR_SHIELDS),
    *J("effect", "{it}{_whose}手札に加える", slots="it:others _whose:whose?", tree=put((THAT,), "hand")),
    *J("effect", "{it}シールド化する", slots="it:others", tree=put((THAT,), "shields")),
    *J("effect", "{it}{_whose}山札の下に置く", slots="it:others _whose:whose?", tree=Node("put", targets=(THAT,), into=UNDER)),
]  # fmt: skip
