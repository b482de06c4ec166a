"""Further wordings of Japanese cards: which turn it is, what was a figure before, the oldest card, cards in a state, what both players get."""

from engine.language.cards.printed_japanese_parts import FILTER_PARTS, ME, OPPONENT, SIDES, THIS, cards, number, only, side
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_TURN = Node("turn_number", owner=ME)


def _any_of(left: Node, names: str) -> Node:
    """An amount is one of several numbers."""
    first, *rest = (Node("compare", left=left, limit=Node("exactly", n=Hole(name))) for name in names)
    found = rest.pop() if rest else first
    for test in [*reversed(rest), *([first] if found is not first else [])]:
        found = Node("either_condition", first=test, second=found)
    return found


def _listed(names: str) -> str:
    return "、".join(f"{{{name}}}" for name in names)


_LEADER = Node("figure_of", attribute=Hole("attribute"), target=Node("leader", who="me"))
TURNS = [
    w
    for names in ("ab", "abc", "abcd", "abcde", "abcdef")
    for slots in (" ".join(f"{name}:quantity" for name in names),)
    for w in (
        *J("condition", f"{_listed(names)}ターン目", slots=slots, tree=_any_of(_TURN, names)),
        *J("condition", f"自分のリーダーの{{attribute}}が{_listed(names)}", slots=slots + " attribute:attribute", tree=_any_of(_LEADER, names)),
    )
]

_BOTH = ("attack", "defense")
BEFORE = [
    *J("condition_one", "「{left}」が{limit!数}だった", "{left}が{limit!数}だった", slots="left:amount limit:limit", tree=Node("compare", left=Hole("left"), limit=Hole("limit"))),
    *J("amount", "{a}から{b}を引いた数", "{a}から、{b}を引いた数", slots="a:amount_one b:amount_one", tree=Node("difference", a=Hole("a"), b=Hole("b"))),
    *J("pointer", "攻撃する相手のフォロワー", tree=Node("opposing", noun=Node("kind", word="follower"))),
    *J("steps", "攻撃力/体力をそれぞれ{n}にする", slots="n:quantity", tree=Node("sequence", steps=tuple(
        Node("set_figure", attribute=Node("attribute", name=name), targets=THIS, amount=Hole("n")) for name in _BOTH))),
    *(w for m in ("枚", "体", "つ", "回") for w in J("bound", f"{{low}}{m}以上{{high}}{m}以下", slots="low:NUMBER high:NUMBER", tree=Node(
        "between", low=Hole("low"), high=Hole("high")))),
    *J("core", "もう{n}回行う", "もう{n}回繰り返す", "もう{n}回くり返す", slots="n:quantity", tree=Node("again", n=Hole("n"))),
    *J("line", "このコストと同じだけ自分のPPを消費して、チョイス したカードとしてプレイする。{cards}", slots="cards:bullet*", tree=Node("play_as", cards=Hole("cards"))),
]


_TWO = tuple(Node("with_keyword", keyword=Hole(name)) for name in "ab")


def _held(first: str, *adjectives: Node) -> list[JapaneseWording]:
    """Cards that have two keywords."""
    return J("filter", f"{first}「{{a}}と{{b}}を持つ{{adjectives&tests}}{{noun}}{{but}}」", slots=f"a:KEYWORD b:KEYWORD {FILTER_PARTS}", tree=cards(adjectives=adjectives, tests=_TWO))


OF_CARDS = [
    *J("test", "{keyword}状態の", slots="keyword:KEYWORD", tree=Node("with_keyword", keyword=Hole("keyword"))),
    *J("condition_one", "自分のデッキに重複するカードがない", tree=Node("no_duplicates")),
    *_held(""),
    *(w for ja, who, player in SIDES for w in (
        *_held(f"{ja}の", side(who)),
        *J("condition_one", f"{ja}の場に「{{a}}と{{b}}を持つ{{noun}}」が{{%noun:いる}}", slots="a:KEYWORD b:KEYWORD noun:noun", tree=Node("exists", yes=1, filter=only(
            Hole("noun"), adjectives=(side(who),), tests=_TWO))),
        *J("target", f"{ja}の場の最も古い{{noun}}", slots="noun:noun", tree=Node("first", count=number(1), filter=only(Hole("noun"), adjectives=(side(who),)))),
        *J("target", f"{ja}の手札の最も古い{{noun}}", slots="noun:noun", tree=Node("first", count=number(1), filter=only(
            Hole("noun"), tests=(Node("in", owner=player, zone="hand"),)))),
        *J("condition_one", f"{ja}のデッキに{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いる}}", slots=FILTER_PARTS, tree=Node(
            "exists", yes=1, filter=cards(tests=(Node("in", owner=player, zone="deck"),)))),
        *J("condition_one", f"{ja}のデッキに{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いない}}", slots=FILTER_PARTS, tree=Node(
            "exists", yes=0, filter=cards(tests=(Node("in", owner=player, zone="deck"),)))),
        *J("condition_one", f"{ja}の手札に{{adjectives&tests}}{{noun}}{{but}}が{{%noun:いない}}", slots=FILTER_PARTS, tree=Node(
            "exists", yes=0, filter=cards(tests=(Node("in", owner=player, zone="hand"),)))),
    )),
]

_EACH = Node("player", who="each")
BOTH_PLAYERS = [
    *J("effect", "自分と相手はカードを{count}枚引く", "お互いにカードを{count}枚引く", slots="count:count", tree=Node("draw", player=_EACH, count=Hole("count"))),
    *(w for words, player in (("相手", OPPONENT), ("お互い", _EACH)) for w in J(
        "effect", f"{words}の手札に{{made}}を加える", f"{{made}}を{words}の手札に加える", slots="made:made", tree=Node(
            "add", made=(Hole("made"),), into=Node("into", owner=player, zone="hand")))),
    *J("effect", "{targets}は{stats}されて{gifts}を持つ", slots="targets:target+ stats:STATS gifts:gift+", tree=Node("give", targets=(Hole("targets"),), gifts=(
        Node("figures", stats=Hole("stats")), Hole("gifts")))),
    *J("effect", "このバトルに勝利する", tree=Node("win")),
    *J("effect", "このバトルに敗北する", tree=Node("lose_game", player=ME)),
]

JAPANESE_MORE = [*TURNS, *BEFORE, *OF_CARDS, *BOTH_PLAYERS]
