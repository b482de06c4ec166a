"""How Japanese cards print what costs more, less, or nothing."""

from engine.games.duel_masters.printed.costs import EACH, less_for_each, times_each
from engine.games.duel_masters.printed.pieces import TARGETS, N, cards, of_side, saying
from engine.games.duel_masters.printed_japanese.pieces import CARDS, PARTS, PLAYERS, holding
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

LESS = Node("cost_less", amount=N, least=Hole("least"))
_LESS = tuple((f"ただし、コストは{n}以下に{wa}ならない", n + 1) for n in range(5) for wa in ("", "は"))

_OF_ITS_COST = ("の召喚コスト", "を召喚するコスト", "のコスト", "を唱えるコスト", "を使うコスト")
_EACH_SAID = "{each}1{%each:体}につき{_comma}"
_EACH_SLOTS = "targets:target each:filter _comma:comma?"


def for_each_less(n: str, so_many: Node) -> list[JapaneseWording]:
    """Less by so much for each of some cards, in either order, and no less than so much where that is said."""
    number = f" {n[1:-1]}:NUMBER" * n.startswith("{")
    said = [
        *(f"{_EACH_SAID}{{targets}}{cost}を{n}少なくする。" for cost in _OF_ITS_COST),
        *(f"{{targets}}{cost}{wa}{_EACH_SAID}{n}少なく{do}。" for cost in _OF_ITS_COST for wa, do in (("を", "する"), ("を、", "する"), ("は", "なる"), ("は、", "なる"))),
    ]
    kept: list[tuple[str, Hole | int, str]] = [(f"{{_but}}{{least}}より少な{wa}ならない。", Hole("least"), " least:NUMBER _but:but") for wa in ("く", "くは")]
    kept += [(f"{words}。", least, "") for words, least in _LESS]
    return [
        *J("sentence", *said, slots=_EACH_SLOTS + number, tree=Node("say", then=less_for_each(TARGETS, so_many)), preferred=n == "1"),
        *(w for words, least, more in kept for w in J(
            "sentence", *(line + words for line in said), slots=_EACH_SLOTS + number + more, tree=Node("say", then=less_for_each(TARGETS, so_many, least)), preferred=n == "1")),
    ]  # fmt: skip


PRINTED_COSTS = [
    *for_each_less("1", EACH),
    *for_each_less("{n}", times_each(N)),
    *filler("using", "召喚する", "唱える", "ジェネレートする", "使う"),
    *filler("but", "ただし、コストは", "ただしコストは"),
    *(w for ja, who, _ in PLAYERS for w in (
        *J("sentence", *(f"{ja}の{CARDS}を{{_using}}{less} 。" for less in ("コストを{n}少なくしてもよい。{_but}{least}より少なくならない", "コストを{n}少なくする。{_but}{least}より少なくならない")),
           slots=f"{PARTS} n:quantity least:NUMBER _using:using _but:but", tree=saying(holding(LESS, Node("all", filter=cards(of_side(who)))))),
        *J("sentence", f"{ja}の{CARDS}を{{_using}}{{_when}}{{_comma}}支払うコストは{{n}}少なくなる。{{_but}}{{least}}より少なくならない 。",
           slots=f"{PARTS} n:quantity least:NUMBER _using:using _when:when _but:but _comma:comma?", tree=saying(holding(LESS, Node("all", filter=cards(of_side(who)))))),
        *(w for more, kind in (("少なく", "cost_less"), ("多く", "cost_more")) for w in J(
            "sentence", f"{ja}の{CARDS}を{{_using}}コストを{{n}}{more}する 。", f"{ja}の{CARDS}を{{_using}}コストは{{n}}{more}なる 。",
            f"{ja}が{{_using}}{CARDS}のコストを{{n}}{more}する 。", f"{ja}の{CARDS}を{{_using}}{{_when}}{{_comma}}支払うコストは{{n}}{more}なる 。",
            slots=f"{PARTS} n:quantity _using:using _when:when _comma:comma?", tree=saying(holding(Node(kind, amount=N), Node("all", filter=cards(of_side(who))))))),
    )),
    *J("sentence", *(f"{{filter}}を{{_using}}コストを{{n}}少なく{end}。{said} 。" for end in ("する", "してもよい") for said in ("{_but}{least}より少なくならない", "{_but}{least}より少なくはならない")),
       slots="filter:filter n:quantity least:NUMBER _using:using _but:but", tree=saying(holding(LESS, Node("all", filter=Hole("filter"))))),
    *(w for said, least in _LESS for w in J("sentence", *(f"{{filter}}を{{_using}}コストを{{n}}少なく{end}。{said} 。" for end in ("する", "してもよい")), slots="filter:filter n:quantity _using:using",
                                            tree=saying(holding(Node("cost_less", amount=N, least=least), Node("all", filter=Hole("filter")))))),
    *J("continuous", *(f"{{targets}}{cost}{less}" for cost in _OF_ITS_COST for less in ("は{n}少なくなる", "は、{n}少なくなる", "を{n}少なくする", "を、{n}少なくする")), slots="targets:pointer n:quantity",
       tree=holding(Node("cost_less", amount=N))),
    *J("effect", "{it}コストを支払わずに唱える", slots="it:object", tree=Node("use_free", how="cast", targets=(Hole("it"),))),
    *J("effect", "{it}コストを支払わずに召喚する", slots="it:object", tree=Node("use_free", how="summon", targets=(Hole("it"),))),
    *J("effect", "{it}コストを支払わずに使う", slots="it:object", tree=Node("use_free", how="", targets=(Hole("it"),))),
    *J("effect", "{it}{_comma}コストを支払わずに{host}にクロスする", slots="it:object host:target _comma:comma?", tree=Node("cross_free", targets=(Hole("it"),), host=Hole("host"))),
    *J("effect", "{it}{_comma}コストを支払わずに{host}{count}{%host:体}にクロスする", slots="it:object host:filter count:quantity _comma:comma?", tree=Node("cross_free", targets=(Hole("it"),), host=Node(
        "chosen", count=Hole("count"), filter=Hole("host")))),
    *J("effect", "{it}{_comma}コストを支払わずにジェネレートする", slots="it:object _comma:comma?", tree=Node("use_free", how="", targets=(Hole("it"),))),
    *(w
    for ja, who, _ in PLAYERS
    for said, least in _LESS
    for w in J(
        "sentence",
        *(f"{ja}の{CARDS}{of}{most}{{n}}少なくする。{said} 。" for of in ("の召喚コストを", "を召喚するコストを", "のコストを", "を唱えるコストを") for most in ("", "最大")),
        slots=f"{PARTS} n:quantity", tree=saying(holding(Node("cost_less", amount=N, least=least), Node("all", filter=cards(of_side(who))))),
    )),
    *(w
    for ja, who, _ in PLAYERS
    for w in J(
        "sentence",
        *(f"{ja}の{CARDS}{of}{most}{{_but}}{{least}}より少なくならない 。" for of in ("の召喚コストを", "を召喚するコストを", "のコストを", "を唱えるコストを")
          for most in ("最大{n}少なくしてもよい。", "最大{n}少なくする。", "最大{n}まで、少なくしてもよい。", "最大{n}まで少なくしてもよい。")),
        slots=f"{PARTS} n:quantity least:NUMBER _but:but",
        tree=saying(holding(Node("cost_less", amount=N, least=Hole("least")), Node("all", filter=cards(of_side(who))))),
    )),
]  # fmt: skip
