"""What Japanese cards say of cards of one kind or another, of forms, of room, of what lacks something, and of all instead of a choice."""

from engine.language.cards.printed_japanese_parts import FILTER_PARTS, INTO_HAND, ME, cards, steps
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_EITHER = Node("either_filter", first=Hole("first"), second=Hole("second"))
EITHER = [
    *(w for n in (1,) for word in ("か", "か、") for w in J(
        "target", f"{{first}}{n}{{%first:体}}{word}{{second}}{n}{{%second:体}}", slots="first:filter second:filter",
        tree=Node("chosen", count=Node("number", n=n), filter=_EITHER))),
    *J("adjective", "{first}・フォロワーか{second}・", slots="first:TRAIT second:TRAIT", tree=Node("either_trait", first=Hole("first"), second=Hole("second"))),
    *J("adjective", "{first}・カードか{second}・", slots="first:TRAIT second:TRAIT", tree=Node("either_trait", first=Hole("first"), second=Hole("second"))),
    *J("adjective", "選択できる", tree=Node("targetable")),
    *J("adjective", "ダメージを受けていない", tree=Node("undamaged")),
    *J("quality", "相手は、能力でこれを選択できるとき、これしか選択できない", "相手は、能力でこのフォロワーを選択できるとき、このフォロワーしか選択できない", tree=Node("lures")),
    *J("test", "{head}を持たない", slots="head:head", tree=Node("without_ability", head=Hole("head"))),
]

_WORDS = {"accelerate": "アクセラレート ", "crystallize": "結晶 "}


def _using(form: str, found: Node | Hole) -> Node:
    return Node("plays", what=Node("any_of", filter=Node("filter", noun=found, tests=(Node("using", head=Node("head", name=form)),))))


FORMS = [
    wording
    for form, words in _WORDS.items()
    for wording in (
        *J("deed", f"{words}する", tree=_using(form, Node("card"))),
        *J("deed_done", f"{words}した", tree=_using(form, Node("card"))),
        *(w for ja in ("このバトル中", "このターン中") for when in ("match" if "バトル" in ja else "turn",) for w in J(
            "condition_one", f"自分が{ja}に{words}した{{noun}}が{{limit!数}}", slots="noun:noun limit:limit", tree=Node("compare", limit=Hole("limit"), left=Node(
                "times_done", player=ME, deed=_using(form, Hole("noun")), period=Node("period", when=when))))),
    )
]

_ROOM = Node("room", zone="board")
_FROM_DECK = Node("random", count=_ROOM, different=1, filter=cards(tests=(Node("in", owner=Hole("owner"), zone=Hole("zone")),)))
ROOM = [
    *J("effect", "{card}を場が上限枚数になるまで出す", slots="card:NAME", tree=Node("summon", made=(Node("new", count=_ROOM, card=Hole("card")),))),
    *J("effect", "それぞれ名前の異なる{adjectives&tests}{noun}{but}をランダムに1枚ずつ、{owner}の{zone}から場が上限枚数になるまで出す", slots=f"{FILTER_PARTS} owner:owner zone:ZONE",
       tree=Node("put", targets=(_FROM_DECK,), into=Node("into", zone="board"))),
    *J("effect", *(f"それぞれ名前の異なる「{{filter}}」と同名の{noun}をランダムに1枚ずつ、場が上限枚数になるまで出す" for noun in ("フォロワー", "アミュレット", "カード")), slots="filter:filter",
       tree=Node("summon", made=(Node("copies", count=Node("number", n=1), target=Node("random", count=_ROOM, different=1, filter=Hole("filter"))),))),
]


def _new(**more: object) -> Node:
    return Node("new", count=Hole("count"), card=Hole("card"), **more)


LACKING = [
    *J("new_card", "{without}を持たない{card}{count}{%card:体}", slots="without:head card:NAME count:count", tree=_new(without=Hole("without"))),
    *J("new_card", "コスト{cost}の{card}{count}{%card:体}", slots="cost:NUMBER card:NAME count:count", tree=_new(cost=Hole("cost"))),
    *J("new_card", "コスト{cost}、{without}を持たない{card}{count}{%card:体}", "コスト{cost}の{without}を持たない{card}{count}{%card:体}", "コスト{cost}の、{without}を持たない{card}{count}{%card:体}",
       slots="cost:NUMBER without:head card:NAME count:count", tree=_new(cost=Hole("cost"), without=Hole("without"))),
    *J("new_card", "{card}（進化前）{count}{%card:体}", slots="card:NAME count:count", tree=_new()),
]

_ALL = steps(Node("do_all"))
_TAILS = ("出す", "を出す", "手札に加える", "を手札に加える", "加える", "を加える")
INSTEAD = [
    *J("sentence", *(f"チョイス ではなく、1{m}ずつ{tail}。" for m in ("枚", "体", "つ") for tail in _TAILS), tree=Node("in_place", then=_ALL)),
    *J("sentence", *(f"{{condition}}なら、チョイス ではなく、1{m}ずつ{tail}。" for m in ("枚", "体", "つ") for tail in _TAILS), slots="condition:condition", tree=Node(
        "instead", condition=Hole("condition"), then=_ALL)),
    *J("sentence", *(f"{{condition}}なら、ランダムに1つではなく、{every}。" for every in ("すべての能力が働く", "すべて働く")), slots="condition:condition", tree=Node(
        "instead", condition=Hole("condition"), then=_ALL)),
    *J("sentence", "チョイス ではなく、{then}。", slots="then:clause", tree=Node("in_place", then=Hole("then"))),
    *J("sentence", "{condition}なら、チョイス ではなく、{then}。", slots="condition:condition then:clause", tree=Node("instead", condition=Hole("condition"), then=Hole("then"))),
]

_SO_OFTEN = Node("n_times", n=Hole("n"))
SO_OFTEN = [
    *J("effect", "{targets}は「{line}」を持つ。リーダーはこの能力を重複して持たず、この能力は{n}回働くと失われる", slots="targets:target+ line:ability_line n:NUMBER", tree=Node(
        "give", targets=(Hole("targets"),), gifts=(Node("ability", line=Hole("line"), once=1),), duration=_SO_OFTEN)),
    *J("period", "直前の自分のターンに", "直前の自分のターンに、", tree=Node("period", when="my_last_turn")),
    *J("period", "直前の相手のターンに", "直前の相手のターンに、", tree=Node("period", when="their_last_turn")),
]


def _costs(names: str) -> Node:
    """Cards whose original cost is one of several."""
    first, *rest = (cards(tests=(Node("figure", attribute=Node("attribute", name="original_cost"), bound=Node("exactly", n=Hole(name))), *_IN)) for name in names)
    found = rest.pop()
    for each in reversed([first, *rest]):
        found = Node("either_filter", first=each, second=found)
    return found


_IN = (Node("in", owner=Hole("owner"), zone=Hole("zone")),)
COSTS: list[JapaneseWording] = [
    w
    for names in ("abc", "abcd", "abcde")
    for words in ("{owner}の{zone}の「元のコスト" + "、".join(f"{{{n}}}" for n in names) + "の{adjectives&tests}{noun}{but}」",)
    for slots in (f"{FILTER_PARTS} owner:owner zone:ZONE " + " ".join(f"{n}:quantity" for n in names),)
    for w in (
        *J("effect", f"{words}の中から、ランダムに{{count}}枚を手札に加える", slots=slots + " count:count", tree=Node("put", into=INTO_HAND, targets=(
            Node("random", count=Hole("count"), filter=_costs(names)),))),
        *J("target", f"{words}すべて", slots=slots, tree=Node("all", filter=_costs(names))),
    )
]

JAPANESE_KINDS = [*EITHER, *FORMS, *ROOM, *LACKING, *INSTEAD, *SO_OFTEN, *COSTS]
