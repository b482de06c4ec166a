"""How cards of Duel Masters are printed in Japanese: what is spoken of, and what is done to it.

Japanese cards say first of what and how many, then what is done ("相手のクリーチャーを1体選び、破壊する"). What is said first is an "object" here,
a category that only these wordings have; the heads of lines, conditions and what holds are in :mod:`.printed_japanese_lines`.
"""

from engine.games.duel_masters.printed import ME, OPPONENT, OWNER, POWER, into, of_side, only, put, steps, within
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

THIS, IT, THEM = Node("this"), Node("it"), Node("them")
ONE, CARD = Node("number", n=1), Node("card")
PARTS = "adjectives:adjective*? noun:noun tests:test*?"
CARDS = "{adjectives&tests}{noun}"
PLAYERS = (("自分", "me", ME), ("相手", "opponent", OPPONENT))
_IT, _COUNT = Hole("it"), Hole("count")


def cards(*adjectives: Node | Hole, tests: tuple[Node | Hole, ...] = ()) -> Node:
    """A filter whose parts the template gives, and some more."""
    return only(Hole("noun"), Hole("tests"), *tests, adjectives=(*adjectives, Hole("adjectives")))


def trait(word: object, kind: str = "trait") -> Node:
    """Of a race, or of none such."""
    return Node(kind, trait=word)


EVOLUTION, NO_EVOLUTION = trait("evolution"), trait("evolution", "no_trait")
WORDS = [
    *J("pointer", "このクリーチャー", "このクロスギア", "この呪文", tree=THIS),
    *J("pointer", "選んだクリーチャー", "選んだカード", "その選んだクリーチャー", tree=THEM),
    *J("pointer", "それら", "それらのクリーチャー", "選んだクリーチャーすべて", tree=THEM),
    *J("noun", "{first}または{second}", "{first}と{second}", "{first}および{second}", "{first}か{second}", slots="first:TRAIT second:TRAIT",
       tree=Node("of_either_trait", first=Hole("first"), second=Hole("second"))),
    *J("noun", "{trait}・クリーチャー", "種族に{trait}とあるクリーチャー", "「{trait}」と種族にあるクリーチャー", slots="trait:TRAIT", tree=Node("of_trait", trait=Hole("trait"))),
    *J("adjective", "種族に{trait}とある", "{trait}の", slots="trait:TRAIT", tree=trait(Hole("trait"))),
    *J("adjective", "進化", tree=EVOLUTION),
    *J("adjective", "進化クリーチャーではない", "進化ではない", "進化クリーチャーでない", "進化でない", "進化クリーチャー以外の", tree=NO_EVOLUTION),
    *J("adjective", "{class}", slots="class:CLASS", tree=Node("of_class", **{"class": Hole("class")})),
    *J("adjective", "{first}または{second}の", "{first}と{second}の", "{first}か{second}の", slots="first:CLASS second:CLASS",
       tree=Node("of_either_class", first=Hole("first"), second=Hole("second"))),
    *J("adjective", "タップされている", "タップされた", "タップ状態の", tree=Node("tapped", yes=1)),
    *J("adjective", "タップされていない", "アンタップされている", "アンタップ状態の", tree=Node("tapped", yes=0)),
    *(w for ja, who, _ in PLAYERS for w in J("adjective", f"{ja}の、", tree=of_side(who))),
    *J("adjective", "相手", tree=of_side("opponent")),
    *J("test", "選んだ種族を持つ", "その種族を持つ", "選んだ種族に属する", tree=Node("of_chosen_race")),
    *J("test", "{class}以外の", slots="class:CLASS", tree=Node("not_of_class", **{"class": Hole("class")})),
    *J("test", "バトルゾーンにある", "バトルゾーンにある、", tree=Node("in", zone="battle")),
    *J("test", "{owner}の{zone}にある", slots="owner:owner zone:ZONE", tree=Node("in", owner=Hole("owner"), zone=Hole("zone"))),
    *J("test", "「{keyword}」を持つ", "「{keyword}」を持つ、", slots="keyword:KEYWORD", tree=Node("with_keyword", keyword=Hole("keyword"))),
    *J("test", "「{keyword}」を持たない", slots="keyword:KEYWORD", tree=Node("without_keyword", keyword=Hole("keyword"))),
    *J("test", "パワー{n}の", slots="n:quantity", tree=Node("figure", attribute=POWER, bound=Node("exactly", n=Hole("n")))),
    *J("filter", "{owner}のシールド", slots="owner:owner", tree=only(CARD, Node("in", owner=Hole("owner"), zone="shields"))),
    *J("filter", "{owner}の手札", slots="owner:owner", tree=only(CARD, Node("in", owner=Hole("owner"), zone="hand"))),
    *J("filter", "{owner}の{zone}で{adjectives&tests}{noun}", slots=f"owner:owner zone:ZONE {PARTS}",
       tree=only(Hole("noun"), Node("in", owner=Hole("owner"), zone=Hole("zone")), Hole("tests"), adjectives=(Hole("adjectives"),))),
    *J("owner", "自分自身", tree=ME),
    *J("owner", "持ち主", tree=OWNER),
]  # fmt: skip

# ---- of what, and how many

def filler(category: str, *words: str) -> list[JapaneseWording]:
    """Words of which any may stand at a place and which say nothing of their own."""
    return J(category, *words, tree=Node(category))


FILLERS = [
    *filler("pick", "、", "選び、", "選んで", "選び", "選んで、"),
    *filler("whose", "自分の", "持ち主の", "相手の", "それぞれの"),
    *filler("comma", "、"),
    *filler("face", "裏向きにして", "裏向きのまま", "裏向きのまま、", "表にして", "表にして、"),
    *filler("own", "自分自身の"),
]
PICK = "_pick:pick?"
ENDS = {"": "を{count}{%*:体}{_pick}", "up_to": "を{count}{%*:体}まで{_pick}", "every": "をすべて{_comma}", "each": "すべてを{_comma}", "any": "を好きな数{_pick}"}
PLACE = Node("in", owner=Hole("owner"), zone=Hole("zone"))


def objects(of: str, slots: str, filter: Node | Hole, before: str = "", after: str = "") -> list[JapaneseWording]:
    """So many, up to so many, all, any number of some cards; ``after`` says from where they come."""
    name = "noun" if "{noun}" in of else "filter"

    def said(*ends: str) -> list[str]:
        return [before + of + end.replace("*", name) + after for end in ends]

    return [
        *J("object", *said(ENDS[""], "{count}{%*:体}を{_pick}"), slots=f"{slots} count:count {PICK}", tree=Node("chosen", count=_COUNT, filter=filter)),
        *J("object", *said(ENDS["up_to"]), slots=f"{slots} count:count {PICK}", tree=Node("chosen", count=_COUNT, filter=filter, up_to=1)),
        *J("object", *said(ENDS["every"], ENDS["each"]), slots=f"{slots} _comma:comma?", tree=Node("all", filter=filter)),
        *J("object", *said(ENDS["any"]), slots=f"{slots} {PICK}", tree=Node("chosen", filter=filter, any=1)),
    ]


_FROM = cards(tests=(PLACE,))
_TOP = Node("top", owner=Hole("owner"), zone="deck", count=_COUNT)
OBJECTS = [
    *objects("{filter}", "filter:filter", Hole("filter")),
    *J("object", *(f"{{filter}}を{every}{comma}バトルゾーンから" for every in ("すべて", "全て") for comma in ("", "、")), slots="filter:filter", tree=Node("all", filter=Hole("filter"))),
    *J("object", "すべての{filter}を", slots="filter:filter", tree=Node("all", filter=Hole("filter"))),
    *objects(CARDS, f"{PARTS} owner:owner zone:ZONE", _FROM, before="{owner}の{zone}から"),
    *objects(CARDS, f"{PARTS} owner:owner zone:ZONE", _FROM, after="{owner}の{zone}から"),
    *(w for ja, who, player in PLAYERS for w in objects(CARDS, PARTS, cards(of_side(who), tests=(Node("in", zone="battle"),)), before="バトルゾーンから" + ja + "の")),
    *J("object", "{pointer}を", "{pointer}をバトルゾーンから", slots="pointer:pointer", tree=Hole("pointer")),
    *J("object", "{owner}の山札の一番上のカードを{_comma}", "{owner}の山札の一番上を", slots="owner:owner _comma:comma?", tree=Node("top", owner=Hole("owner"), zone="deck", count=ONE)),
    *J("object", "{owner}の山札の上から{count}枚を{_comma}", slots="owner:owner count:count _comma:comma?", tree=_TOP),
    *J("object", "{owner}の山札の上から1枚目を{_comma}", slots="owner:owner _comma:comma?", tree=Node("top", owner=Hole("owner"), zone="deck", count=ONE), preferred=True),
    *J("object", "{owner}の山札の上から{n}枚目を{_comma}", slots="owner:owner n:NUMBER _comma:comma?", tree=Node("nth_from_top", owner=Hole("owner"), zone="deck", n=Hole("n"))),
]  # fmt: skip

# ---- what is done to it


WHOSE = "it:object _whose:whose?"
_DECK = {at: into("deck", OWNER, at=at) for at in ("top", "bottom")}
DEEDS = [
    *J("effect", "{it}破壊する", slots="it:object", tree=Node("destroy", targets=(_IT,))),
    *J("effect", "{it}タップする", slots="it:object", tree=Node("turn_card", how="tap", targets=(_IT,))),
    *J("effect", "{it}アンタップする", slots="it:object", tree=Node("turn_card", how="untap", targets=(_IT,))),
    *J("effect", "{it}選ぶ", slots="it:object", tree=Node("select", targets=(_IT,))),
    *J("effect", "{it}見る", slots="it:object", tree=Node("look", targets=(_IT,))),
    *J("effect", "{it}表向きにする", "{it}相手に見せる", slots="it:object", tree=Node("reveal", targets=(_IT,))),
    *J("effect", "{it}捨てる", slots="it:object", tree=Node("discard", targets=(_IT,))),
    *J("effect", "{it}{_whose}手札に戻す", slots=WHOSE, tree=Node("return", targets=(_IT,))),
    *J("effect", "{it}{_whose}手札に加える", slots=WHOSE, tree=put((_IT,), "hand")),
    *J("effect", "相手はそれを{_whose}手札に戻す", slots="_whose:whose?", tree=Node("return", targets=(THEM,))),
    *J("effect", "相手はそれを{_whose}墓地に置く", slots="_whose:whose?", tree=put((THEM,), "graveyard")),
    *J("effect", "相手はそれを{_whose}マナゾーンに置く", slots="_whose:whose?", tree=put((THEM,), "mana")),
    *J("effect", "相手の手札からカードを{count}枚見ないで選び、相手はそれを持ち主の墓地に置く", "相手の手札を{count}枚見ないで選び、相手はそれを持ち主の墓地に置く", slots="count:count",
       tree=Node("discard", player=OPPONENT, targets=(Node("random", count=_COUNT, filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("steps", *(f"相手の手札を見{then}その中から{CARDS}を{{count}}{{%noun:枚}}選び、捨てさせる" for then in ("て、", "て")), slots=f"{PARTS} count:count", tree=steps(
        Node("look", targets=(Node("all", filter=only(CARD, within(OPPONENT, "hand"))),)),
        Node("discard", player=OPPONENT, targets=(Node("chosen", count=_COUNT, filter=cards(tests=(within(OPPONENT, "hand"),))),)))),
    *J("effect", "種族をひとつ選ぶ", tree=Node("choose_race")),
    *J("effect", "{it}{_whose}墓地に置く", slots=WHOSE, tree=put((_IT,), "graveyard")),
    *J("effect", "{it}{_face}{_whose}マナゾーンに置く", "{it}{_whose}マナゾーンに加える", slots=WHOSE + " _face:face?", tree=put((_IT,), "mana")),
    *J("steps", "{it}タップして{_whose}マナゾーンに置く", slots=WHOSE,
       tree=steps(put((_IT,), "mana"), Node("turn_card", how="tap", targets=(THEM,)))),
    *J("effect", "{it}バトルゾーンに出す", "{it}バトルゾーンに置く", slots="it:object", tree=put((_IT,), "battle")),
    *J("effect", "{it}{_face}{_whose}シールドに加える", "{it}{_face}{_whose}シールドゾーンに加える", "{it}{_face}{_whose}シールドゾーンに置く",
       slots=WHOSE + " _face:face?", tree=put((_IT,), "shields")),
    *J("effect", "{it}{_whose}山札の一番下に置く", slots=WHOSE, tree=Node("put", targets=(_IT,), into=_DECK["bottom"])),
    *J("effect", "{it}{_whose}山札の一番上に置く", slots=WHOSE, tree=Node("put", targets=(_IT,), into=_DECK["top"])),
    *J("effect", "カードを{count}枚まで引く", slots="count:quantity", tree=Node("draw_up_to", count=_COUNT)),
    *J("effect", "相手の手札を{count}枚見ないで選び、捨てさせる", "相手の手札から{count}枚見ないで選び、捨てさせる", "相手は自分自身の手札を見ないで{count}枚捨てる", slots="count:count",
       tree=Node("discard", player=OPPONENT, targets=(Node("random", count=_COUNT, filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("effect", "相手は{_own}手札を{count}枚{_pick}捨てる", "相手は{_own}手札から{count}枚{_pick}捨てる", slots=f"count:count _own:own? {PICK}",
       tree=Node("discard", player=OPPONENT, targets=(Node("chosen", count=_COUNT, by="opponent", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("effect", "相手は自分自身の手札をすべて捨てる", tree=Node("discard", player=OPPONENT, targets=(Node("all", filter=only(CARD, within(OPPONENT, "hand"))),))),
    *J("effect", "{_whose}手札を{count}枚捨てる", "{_whose}手札から{count}枚{_pick}捨てる", slots=f"count:count _whose:whose? {PICK}",
       tree=Node("discard", targets=(Node("chosen", count=_COUNT, filter=only(CARD, within(ME, "hand"))),))),
    *J("effect", "相手のシールドを{count}{%count:枚}ブレイクする", "このクリーチャーは{_comma}相手のシールドを{count}{%count:枚}ブレイクする", slots="count:quantity _comma:comma?", tree=Node("break_shields", count=_COUNT)),
    *J("effect", "山札をシャッフルする", "自分の山札をシャッフルする", tree=Node("shuffle", owner=ME, zone="deck")),
    *J("effect", *(f"そのシールドを{back}戻す" for back in ("元の場所に", "元に")), tree=Node("nothing")),
    *J("core", "{do!て}よい", slots="do:steps", tree=Node("may", do=Hole("do"))),
]  # fmt: skip


def by_opponent(where: str) -> list[JapaneseWording]:
    """"相手は自分自身のクリーチャーを1体選び、破壊する": the other player chooses among their own."""
    picked = Node("chosen", count=_COUNT, by="opponent", filter=cards(of_side("opponent")))
    words = [f"相手は{{_comma}}{where}自分自身の{CARDS}を{{count}}{{%noun:体}}{{_pick}}"]
    return J("others", *words, slots=f"{PARTS} count:count _comma:comma? {PICK}", tree=picked)


OTHERS = "it:others _whose:whose?"
BY_OPPONENT = [
    *by_opponent(""), *by_opponent("バトルゾーンにある"), *by_opponent("バトルゾーンから"),
    *J("others", "相手は{_own}マナゾーンからカードを{count}枚{_pick}", slots=f"count:count _own:own? {PICK}",
       tree=Node("chosen", count=_COUNT, by="opponent", filter=only(CARD, within(OPPONENT, "mana")))),
    *J("effect", "{it}破壊する", slots="it:others", tree=Node("destroy", targets=(_IT,))),
    *J("effect", "{it}タップする", slots="it:others", tree=Node("turn_card", how="tap", targets=(_IT,))),
    *J("effect", "{it}{_whose}手札に戻す", slots=OTHERS, tree=Node("return", targets=(_IT,))),
    *J("effect", "{it}{_whose}マナゾーンに置く", slots=OTHERS, tree=put((_IT,), "mana")),
    *J("effect", "{it}{_whose}墓地に置く", slots=OTHERS, tree=put((_IT,), "graveyard")),
]  # fmt: skip


_SOUGHT = Node("chosen", count=_COUNT, filter=cards(tests=(within(ME, "deck"),)))
_SEARCH = f"自分の山札を見る 。 その中から {CARDS}を{{count}}{{%noun:体}}選び、"
SEARCHING = [
    *filler("show", "相手に見せてから", "相手に見せてから、", "相手に見せて", "相手に見せて、"),
    *filler("may", "もよい", "よい"),
    *J("sentence", _SEARCH + "{_show}{_whose}手札に加えて{_may}。", slots=f"{PARTS} count:count _show:show _whose:whose? _may:may",
       tree=Node("say", then=Node("may", do=steps(Node("reveal", targets=(_SOUGHT,)), put((THEM,), "hand", ME))))),
    *J("sentence", _SEARCH + "{_whose}手札に加えて{_may}。", slots=f"{PARTS} count:count _whose:whose? _may:may", tree=Node("say", then=Node("may", do=steps(put((_SOUGHT,), "hand", ME))))),
    *J("sentence", _SEARCH + "バトルゾーンに出して{_may}。", slots=f"{PARTS} count:count _may:may", tree=Node("say", then=Node("may", do=steps(put((_SOUGHT,), "battle"))))),
]

OBJECTS_AND_DEEDS = (*FILLERS, *WORDS, *OBJECTS, *DEEDS, *BY_OPPONENT, *SEARCHING)
