"""How Japanese cards print conditions."""

from engine.games.duel_masters.printed.pieces import CARD, CROSSED, EACH, IT, ME, POWER, THIS, N, cards, of_side, only, within
from engine.games.duel_masters.printed_japanese.pieces import ATTACKING, BATTLING, BLOCKING, CARDS, CREATURE, PARTS, PLAYERS
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_SHIELDS = Node("in", owner=Hole("owner"), zone="shields")
_PLACE = Node("in", owner=Hole("owner"), zone=Hole("zone"))
BEING = "_being:being"


def there(filter: Node, least: bool = False) -> Node:
    """There is such a card, or so many of them at least."""
    return Node("exists", yes=1, filter=filter, bound=Node("at_least", n=N) if least else None)


def somewhere(where: str, slots: str, filter: Node, other: str = "") -> list[JapaneseWording]:
    """Being there: "…にクリーチャーがいれば", "…が1体でもあれば", "…が3体以上あれば"."""
    return [
        *J(
            "ba",
            f"{where}{CARDS}が{other}{{_being}}",
            f"{where}{CARDS}が{other}1{{%noun:枚}}でも{{_being}}",
            slots=f"{slots} {PARTS} {BEING}",
            tree=there(filter),
            preferred=True,
        ),
        *J(
            "ba",
            f"{where}{CARDS}が{other}{{n}}{{%noun:枚}}でも{{_being}}",
            slots=f"{slots} {PARTS} n:quantity {BEING}",
            tree=there(filter, least=True),
        ),
        *J(
            "ba",
            f"{where}{CARDS}が{other}{{n}}{{%noun:枚}}以上{{_being}}",
            slots=f"{slots} {PARTS} n:quantity {BEING}",
            tree=there(filter, least=True),
        ),
    ]


PRINTED_CONDITIONS = [
    *J("ba", f"{{owner}}の{{zone}}に{CARDS}が{{n}}{{%noun:枚}}以上あり、{{c}}", slots=f"owner:owner zone:ZONE {PARTS} n:quantity c:ba",
       tree=Node("both", first=there(cards(tests=(_PLACE,)), least=True), second=Hole("c"))),
    *J("ba", f"{{owner}}の{{zone}}に{CARDS}があり、{{c}}", slots=f"owner:owner zone:ZONE {PARTS} c:ba", tree=Node("both", first=there(cards(tests=(_PLACE,))), second=Hole("c"))),
    *J("ba", *(f"{{class}}文明が{end}" for end in ("あれば", "あるなら")), slots="class:CLASS", tree=there(only(CARD, within(ME, "mana"), adjectives=(Node("of_class", **{"class": Hole("class")}),)))),
    *J("ba", "バトル中", f"{CREATURE}のバトル中", f"{CREATURE}がバトルしている間", tree=BATTLING),
    *J("ba", *(f"{who}{{what}}と{end}" for who in ("", f"{CREATURE}が", f"{CREATURE}が、") for end in ("バトルする時", "バトルする間", "バトルしている間", "のバトル中")), slots="what:filter",
       tree=Node("is_battling", what=Hole("what"))),
    *J("ba", *(f"{{target}}がタップして{end}" for end in ("いれば", "いるなら", "いる間", "いる時")), slots="target:pointer", tree=Node("is_like", yes=1, target=Hole("target"), adjective=Node("tapped", yes=1))),
    *J("ba", "ブロック中", f"{CREATURE}のブロック中", f"{CREATURE}がブロックしている間", tree=BLOCKING),
    *J("ba", *(f"{{target}}の{{attribute}}が{{n}}{than}{end}" for than in ("以上", ) for end in ("なら", "であれば", "の時", "の間")), slots="target:pointer attribute:attribute n:quantity",
       tree=Node("has_figure", target=Hole("target"), attribute=Hole("attribute"), bound=Node("at_least", n=N))),
    *J("ba", *(f"{{target}}の{{attribute}}が{{n}}以下{end}" for end in ("なら", "であれば", "の時", "の間")), slots="target:pointer attribute:attribute n:quantity",
       tree=Node("has_figure", target=Hole("target"), attribute=Hole("attribute"), bound=Node("at_most", n=N))),
    *J("ba", *(f"{{target}}にクロスギア{p}クロス{done}{end}" for p in ("が", "を") for done in ("されて", "して") for end in ("いれば", "いる時", "いる間", "いるなら")), slots="target:pointer",
       tree=Node("is_like", yes=1, target=Hole("target"), adjective=CROSSED)),
    *filler("being", "あれば", "いれば", "ある時", "ある間", "あるなら"),
    *J("ba", *(f"{{owner}}のシールドが{end}" for end in ("1枚もなければ", "1枚もない時", "1枚もないなら")), slots="owner:owner", tree=Node("exists", yes=0, filter=only(CARD, _SHIELDS))),
    *J("ba", *(f"{{owner}}の手札が{end}" for end in ("1枚もなければ", "1枚もない時")), slots="owner:owner", tree=Node("exists", yes=0, filter=only(CARD, Node("in", owner=Hole("owner"), zone="hand")))),
    *somewhere("{owner}の{zone}に", "owner:owner zone:ZONE", cards(tests=(_PLACE,))),
    *J("ba", f"{{owner}}の{{zone}}に{{n}}枚以上{CARDS}が{{_being}}", slots=f"owner:owner zone:ZONE {PARTS} n:quantity {BEING}", tree=there(cards(tests=(_PLACE,)), least=True)),
    *J("ba", "{owner}のシールドが{n}枚以上{_being}", slots=f"owner:owner n:quantity {BEING}", tree=there(only(CARD, _SHIELDS), least=True)),
    *J("ba", "{owner}のシールドが{n}枚以下であれば", "{owner}のシールドが{n}枚以下なら", slots="owner:owner n:quantity", tree=Node("exists", yes=1, bound=Node("at_most", n=N), filter=only(CARD, _SHIELDS))),
    *J("ba", "{owner}のシールドが1枚でも{_being}", slots=f"owner:owner {BEING}", tree=there(only(CARD, _SHIELDS))),
    *(w for ja, who, player in PLAYERS for w in (
        *somewhere(f"バトルゾーンに{ja}の", "", cards(of_side(who))),
        *somewhere(f"{ja}の", "", cards(of_side(who))),
        *somewhere(f"バトルゾーンに{ja}の", "", cards(of_side(who), Node("other")), other="他に"),
        *J("ba", *(f"バトルゾーンに{ja}の{CARDS}が他に{end}" for end in ("なければ", "いなければ", "1体もなければ", "1体もいなければ")), slots=PARTS,
           tree=Node("exists", yes=0, filter=cards(of_side(who), Node("other")))),
        *J("ba", *(f"{ja}のマナゾーン{at}カードがすべて{{class}}のカードで{end}" for at in ("にある", "の") for end in ("あれば", "ある間", "ある時")), slots="class:CLASS",
           tree=Node("exists", yes=0, filter=only(CARD, within(player, "mana"), Node("not_of_class", **{"class": Hole("class")})))),
    )),
    *somewhere("バトルゾーンに", "", cards()),
    *somewhere("バトルゾーンに", "", cards(Node("other")), other="他に"),
    *J("ba", *(f"{{target}}が{{filter}}で{end}" for end in ("あれば", "あった場合", "あるなら")), "{target}が{filter}なら", slots="target:pointer filter:filter", tree=Node("is", yes=1, target=Hole("target"), filter=Hole("filter"))),
    *J("ba", *(f"{{target}}が{end}" for end in ("タップされていれば", "タップされている時", "タップされている間")), slots="target:pointer", tree=Node("is_like", yes=1, target=Hole("target"), adjective=Node("tapped", yes=1))),
    *J("ba", "パワーが{n}以上の時", "パワーが{n}以上であれば", slots="n:quantity", tree=Node("has_figure", target=THIS, attribute=POWER, bound=Node("at_least", n=N))),
    *J("ba", "リンクしている時", "リンクしている間", f"{CREATURE}がリンクしている時", f"{CREATURE}がリンクしていれば", tree=Node("is_linked")),
    *J("ba", "そうした場合", "その場合", tree=Node("succeeded", yes=1)),
    *J("ba", "そうしなければ", "そうしなかった場合", tree=Node("succeeded", yes=0)),
    *(w for ja, who, _ in PLAYERS for w in J("ba", f"{ja}のターン中", f"{ja}のターンの間", tree=Node("turn_of", who=who))),
    *J("ba", "自分が勝てば", "自分が勝ったら", tree=Node("won_judge")),
    *J("ba", "そうしたら", tree=Node("succeeded", yes=1)),
    *J("ba", "{filter}でなければ", "{filter}でないなら", slots="filter:filter", tree=Node("is", yes=0, target=IT, filter=Hole("filter"))),
    *J("ba", "このクリーチャーの攻撃中", "このクリーチャーが攻撃している間", tree=ATTACKING),
    *(w for said, bound, ends in (("以下", "at_most", ("なら", "であれば", "の時")), ("以上", "at_least", ("なら", "であれば", "あれば", "の時"))) for w in J(
        "ba", *(f"{both}の{sum}{{n}}{{_m}}{said}{end}" for both in ("自分と相手のシールド", "各プレイヤーのシールド", "お互いのシールド") for sum in ("合計が", "数の合計が", "数が合計", "合計数が") for end in ends),
        slots="n:quantity _m:measure", tree=Node("exists", yes=1, of_both=1, bound=Node(bound, n=N), filter=only(CARD, within(EACH, "shields"))))),
    *filler("measure", "つ", "枚", "体"),
    *J("ba", "{owner}のシールドが1つもなければ", "{owner}のシールドが1つもないなら", slots="owner:owner", tree=Node("exists", yes=0, filter=only(
        CARD, Node("in", owner=Hole("owner"), zone="shields")))),
]  # fmt: skip
