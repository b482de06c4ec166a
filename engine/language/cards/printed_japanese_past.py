"""What Japanese cards say of what is past and of names: cards that were destroyed, copies of them, different names, what they had then."""

from engine.language.cards.printed_japanese_parts import FILTER_PARTS, INTO_HAND, SIDES, cards, number, only
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_PAST = Node("past", happening=Hole("happening"), period=Hole("period"))
PAST = [
    *J("test", "{period}{happening}、", slots="period:period happening:happened", tree=_PAST),
    *J("happened", "能力によって手札から捨てられた", tree=Node("discarded")),
    *(w for slot, kind in (("keyword:KEYWORD", "with_keyword"), ("head:head", "with_ability")) for name in (slot.split(":")[0],) for w in J(
        "filter", f"{{period}}破壊されたとき{{{name}}}を持っていた{{adjectives&tests}}{{noun}}{{but}}", f"{{period}}破壊されたとき{{{name}}}能力を持っていた{{adjectives&tests}}{{noun}}{{but}}",
        slots=f"period:period {slot} {FILTER_PARTS}",
        tree=cards(tests=(Node(kind, **{name: Hole(name)}), Node("past", happening=Node("destroyed"), period=Hole("period")))))),
]

_DRAWN = Node("random", count=Hole("count"), filter=Hole("filter"))
_DIFFERENT = Node("random", count=Hole("count"), filter=Hole("filter"), different=1)
_NOUNS = ("フォロワー", "アミュレット", "スペル", "カード")


def _copies(of: Node) -> Node:
    return Node("copies", count=number(1), target=of)


COPIES = [
    *J("made", *(f"{words}と同名の{noun}{many}{{count}}{{%filter:体}}" for words in ("「{filter}」", "{filter}") for noun in _NOUNS for many in ("", "をランダムに")),
       slots="filter:filter count:count", tree=_copies(_DRAWN)),
    *J("made", *(f"{words}と同名の{noun}{many}{{count}}種類を1{{%filter:体}}" for words in ("「{filter}」", "{filter}") for noun in _NOUNS for many in ("", "をランダムに")),
       slots="filter:filter count:count", tree=_copies(_DIFFERENT)),
    *J("effect", "{made}出す", slots="made:made", tree=Node("summon", made=(Hole("made"),))),
]

_SEVERAL_NAMES = Node("count", filter=Hole("filter"), different=1)
_BOUNDS = (("以上", "at_least"), ("以下", "at_most"), ("", "exactly"))


def _names(words: str, slots: str, left: Node) -> list[JapaneseWording]:
    """How many different names, compared."""
    return [w for end, kind in _BOUNDS for w in J("condition_one", f"{words}が{{n}}種類{end}", slots=f"{slots} n:quantity", tree=Node(
        "compare", left=left, limit=Node(kind, n=Hole("n"))))]


NAMES = [
    *J("amount", "{filter}の名前の種類", "{filter}の名前の種類の数", slots="filter:filter", tree=_SEVERAL_NAMES),
    *_names("「{filter}の名前」", "filter:filter", _SEVERAL_NAMES),
    *(w for ja, _, player in SIDES for w in _names(f"{ja}の{{zone}}の「カードの名前」", "zone:ZONE", Node(
        "count", different=1, filter=only(Node("card"), tests=(Node("in", owner=player, zone=Hole("zone")),))))),
    *J("condition_one", "「{filter}」が{limit!数}", slots="filter:filter limit:limit", tree=Node("compare", left=Node("count", filter=Hole("filter")), limit=Hole("limit"))),
]


def _from(place: str, into: str, to: Node | Hole, more: str = "") -> list[JapaneseWording]:
    """So many of different names, drawn from a place."""
    picked = Node("random", count=Hole("count"), different=1, filter=cards(tests=(Node("in", owner=Hole("owner"), zone=Hole("zone")),)))
    slots = f"{FILTER_PARTS} count:count owner:owner zone:ZONE{more}"
    lists = [f"{first}{{adjectives&tests}}{{noun}}{{but}}をランダムに{{count}}枚、{place}{into}" for first in ("名前の異なる", "それぞれ名前の異なる")]
    lists.append(f"{{adjectives&tests}}{{noun}}{{but}}をランダムに{{count}}種類を1枚ずつ、{place}{into}")
    return J("effect", *lists, slots=slots, tree=Node("put", targets=(picked,), into=to))


_PLACE = "{owner}の{zone}から"
DIFFERENT = [
    *_from(_PLACE, "手札に加える", INTO_HAND),
    *_from(_PLACE, "{into}", Hole("into"), " into:into"),
    *_from(_PLACE, "場に出す", Node("into", zone="board")),
]

_TIMES = Node("times_done", player=Hole("player"), deed=Hole("deed"), period=Hole("period"))
COUNTED = [
    *J("amount", "{player}が{period}{deed}回数", slots="player:player period:period deed:deed_done", tree=_TIMES),
    *J("trigger", *(f"「自分のリーダーか自分のフォロワー（または両方）を回復させる」能力が{done}" for done in ("働くたび", "働いたとき")), tree=Node(
        "when", subject=Node("groups", filter=only(Node("character", who="me"))), happening=Node("healed"))),
]

_HEALTH = Node("attribute", name="defense")
DOWN_TO = [
    *J("core", "{target}の体力が{n}になるようにダメージを与える", slots="target:pointer n:quantity", tree=Node(
        "where", x=Node("difference", a=Node("figure_of", attribute=_HEALTH, target=Hole("target")), b=Hole("n")), then=Node("sequence", steps=(
            Node("deal", amount=Node("x"), targets=(Hole("target"),)),)))),
    *J("effect", "{owner}の残り{counter}をすべて消費する", slots="owner:owner counter:COUNTER", tree=Node("set_points", owner=Hole("owner"), counter=Hole("counter"), amount=number(0))),
]

_AS_MANY = ("戻した枚数", "戻したカードの枚数", "引いた枚数", "引いたカードの枚数", "破壊した数", "破壊したフォロワーの数", "捨てた枚数", "捨てたカードの枚数", "消滅させたカードの枚数", "消滅したカードの枚数", "その能力で場を離れたカードの枚数", "その能力で場を離れた枚数", "加えたカードの枚数")
SO_MANY = [
    *J("effect", *(f"{{targets}}に「{words}」と同じ{end}" for words in _AS_MANY for end in ("ダメージ", "ダメージを与える")), slots="targets:target+", tree=Node(
        "deal", amount=Node("that_many"), targets=(Hole("targets"),))),
    *J("effect", *(f"「{words}」と同じだけカードを引く" for words in _AS_MANY), tree=Node("draw", count=Node("that_many"))),
    *J("amount_one", *_AS_MANY, tree=Node("that_many")),
]

_ATTACKED = Node("opposing", noun=Node("kind", word="follower"))
_STRIKE = Node("strike", whom="follower")
OPPOSING = [
    *J("pointer", "交戦する相手", tree=_ATTACKED),
    *J("ability_line", "{modifiers}攻撃時 {filter}へ攻撃したなら、{body}", slots="modifiers:modifier*? filter:filter body:body", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=_STRIKE, condition=Node("is", yes=1, target=_ATTACKED, filter=Hole("filter")), body=Hole("body"))),
    *J("ability_line", "{modifiers}攻撃時 フォロワーへ攻撃したなら、ダメージを与え合う前に{body}", slots="modifiers:modifier*? body:body", tree=Node(
        "ability", modifiers=Hole("modifiers"), trigger=_STRIKE, body=Hole("body"))),
]

JAPANESE_PAST = [*PAST, *COPIES, *NAMES, *DIFFERENT, *COUNTED, *DOWN_TO, *SO_MANY, *OPPOSING]
