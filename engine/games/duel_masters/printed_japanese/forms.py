"""How Japanese cards print their forms: evolving, what lies beneath, turning over, sealing, further cards of a shield."""

from engine.games.duel_masters.printed.pieces import (
    BENEATH,
    CARD,
    COUNT,
    ME,
    ONE,
    OPPONENT,
    OWNER,
    PLUS,
    RELEASED,
    THEIRS,
    THIS,
    cards,
    holds,
    into,
    of_side,
    only,
    saying,
    sealed_often,
    sealing,
    under,
    within,
)
from engine.games.duel_masters.printed_japanese.pieces import CARDS, EVOLUTION, PARTS, THAT
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J, JapaneseWording
from engine.language.tree import Node
from engine.language.wordings import Hole

_OWN = cards(of_side("me"))
_TO = (
    *((f"{{_whose}}{where}", into(zone, OWNER)) for where, zone in (("手札に戻す", "hand"), ("手札に加える", "hand"), ("墓地に置く", "graveyard"), ("マナゾーンに置く", "mana"))),
    *((f"{{_whose}}山札{where}", into("deck", OWNER, at=at)) for where, at in (("の一番下に置く", "bottom"), ("の下に置く", "bottom"), ("の一番上に置く", "top"), ("に加えてシャッフルする", "anywhere"))),
)  # fmt: skip
_TOP_ONLY = tuple(f"一番上の{what}{only}" for what in ("カード", "カード1枚") for only in ("を", "だけを", "のみを"))


def evolution(name: str) -> list[JapaneseWording]:
    """On what it is put: "進化-自分のドラゴン1体の上に置く"."""
    found = []
    for whose, what in (("自分の", _OWN), ("", cards())):
        words = f"{name}{{_dash}}{whose}{CARDS}{{count}}{{%noun:体}}"
        found += J(
            "sentence",
            words + "の上に置く 。",
            words + "を重ねた上に置く 。",
            slots=f"{PARTS} count:quantity _dash:dash",
            tree=Node("stands_on", count=Hole("count"), what=what),
        )
    ends = ("の上に置く 。", "を重ねた上に置く 。")
    found += J("sentence", *(f"{name}{{_dash}}{{what}}{{count}}{{%what:体}}{end}" for end in ends), slots="what:filter count:quantity _dash:dash", tree=Node(
        "stands_on", count=Hole("count"), what=Hole("what")))
    return found


PRINTED_FORMS = [
    *evolution("進化"),
    *evolution("進化V"),
    *evolution("進化GV"),
    *J("sentence", "進化{_dash}{what} 。", "進化：{what} 。", slots="what:filter _dash:dash", tree=Node("stands_on", count=ONE, what=Hole("what"))),
    *J("sentence", "ハイパー化 。", tree=Node("hyper", n=1)),
    *J("sentence", "究極進化{_dash}自分の進化クリーチャー{count}体の上に置く 。", slots="count:quantity _dash:dash",
       tree=Node("stands_on", count=Hole("count"), what=only(Node("kind", word="creature"), adjectives=(of_side("me"), EVOLUTION)))),
    *J("filter", "このクリーチャーの下にあるカード", tree=only(CARD, BENEATH)),
    *J("line", "メテオバーン{_dash}{line}", slots="line:ability_line _dash:dash", tree=under("meteorburn")),
    *J("sentence", *(f"{kind}進化クリーチャーを{at}置いてもよい。" for kind in ("どんな種族の", "どの種族の", "好きな種族の") for at in ("、{target}の上に", "{target}の上に", "、{target}に", "{target}に")),
       *(f"{{target}}の上に{comma}{kind}進化クリーチャーを置いてもよい。" for kind in ("どんな種族の", "どの種族の", "好きな種族の") for comma in ("、", "")),
       *(f"{{target}}に{comma}{kind}進化クリーチャーを置いてもよい。" for kind in ("どんな種族の", "どの種族の", "好きな種族の") for comma in ("、", "")),
       slots="target:pointer", tree=saying(holds(Hole("target"), Node("bears_any")))),
    *filler("so_many", "2体の", "3体の"),
    *(w for name, zone, ja in (("マナ", "mana", "マナゾーン"), ("墓地", "graveyard", "墓地"), ("手札", "hand", "手札")) for w in J(
        "sentence", *(f"{name}進化{v}{{_dash}}{CARDS}を{{count}}{{%noun:体}}{{_whose}}{ja}から選び、このクリーチャーをその{{_so_many}}上に重ねつつバトルゾーンに出す 。" for v in ("", "V", "GV")),
        slots=f"{PARTS} count:quantity _dash:dash _whose:whose? _so_many:so_many?", tree=Node("stands_on", count=Hole("count"), what=cards(tests=(within(ME, zone),))))),
    *J("sentence", "NEO進化{_dash}{what}1体の上に置いてもよい 。", "NEO進化{_dash}{what}1体の上に置く 。", "NEO進化{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("neo_evolution", what=Hole("what"))),
    *J("effect", "{it}上下逆さまにする", "{it}上下逆にする", slots="it:object", tree=Node("switch", targets=(THAT,))),
    *(w for end, where in _TO for w in (
        *J("effect", *(f"{of}{top}{end}" for of in ("{filter}を{count}{%filter:体}{_pick}", "{filter}を{count}{%filter:体}{_pick}その", "{filter}を{count}{%filter:体}{_pick}そのクリーチャーの", "{filter}{count}{%filter:体}の") for top in _TOP_ONLY),
           slots="filter:filter count:count _pick:pick? _whose:whose?", tree=Node("put_top", targets=(Node("chosen", count=COUNT, filter=Hole("filter")),), into=where)),
        *J("effect", *(f"{of}{top}{end}" for of in ("{target}の", "{target}の、") for top in _TOP_ONLY), slots="target:pointer _whose:whose?", tree=Node("put_top", targets=(Hole("target"),), into=where)),
    )),
    *J("effect", "{it}裏返す", "{it}覚醒させる", "{it}龍解させる", slots="it:object", tree=Node("show_other_side", targets=(THAT,))),
    *(w for name, head in (("覚醒", "awaken"), ("龍解", "dragon-release"), ("シールド・プラス", "shield-plus"), ("Dスイッチ", "d-switch")) for w in J("line", f"{name}{{_dash}}{{line}}", slots="line:ability_line _dash:dash", tree=under(head))),
    *J("sentence", "解除 。", tree=RELEASED),
    *J("effect", "このクリーチャーに封印を{n}つ付ける", "自分の山札の上から{n}枚を、封印としてこのクリーチャーの上に置く", "自分の山札の上から{n}枚を裏向きにして、封印としてこのクリーチャーの上に置く",
       "このクリーチャーに封印を{n}つつける", slots="n:quantity", tree=sealed_often()),
    *J("effect", "このクリーチャーを封印する", tree=sealing(ME, THIS)),
    *J("effect", f"相手の{CARDS}を{{count}}{{%noun:体}}{{_pick}}封印する", slots=f"{PARTS} count:count _pick:pick?", tree=sealing(OPPONENT, Node("chosen", count=COUNT, filter=THEIRS))),
    *J("effect", *(f"自分の山札の{top}カードを裏向きのまま、?自分のシールド1つ{to}".replace("、?", comma) for top in ("一番上の", "上から1枚目の") for comma in ("、", "") for to in ("に加える", "の上に置く", "に重ねる")),
       tree=PLUS),
    *J("sentence", "シールド・プラス 。", tree=saying(PLUS)),
    *J("effect", *(f"{of}山札の{where}裏向きのまま、自分のシールド{which}の下に置く" for of in ("自分の", "") for where in ("上から1枚目を", "一番上のカードを")
                   for which in ("いずれか", "1つ")), tree=PLUS),
    *J("core", "2回GR召喚する", "GR召喚を2回する", tree=Node("repeat", n=Node("number", n=2), then=Node("sequence", steps=(Node("gr_summon"),)))),
    *J("sentence", "S-MAX進化 。", tree=Node("s_max")),
    *J("sentence", "ソウルシフト 。", tree=Node("soul_shift")),
    *J("sentence", *(f"デッキ進化{{_dash}}自分の山札の上から1枚目を表向きにする。そのカードが{{what}}であれば、このクリーチャーをその上に重ねつつバトルゾーンに出す。そのカードが{other}であれば、このクリーチャーを自分の手札に戻す 。"
                     for other in ("クリーチャー以外", "{what}以外", "それ以外")), slots="what:filter _dash:dash", tree=Node("deck_evolution", what=Hole("what"))),
    *J("sentence", "デッキ進化{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("deck_evolution", what=Hole("what"))),
    *J("sentence", *(f"G・リンク{gap}《{{a}}》の{side}横 。" for gap in ("", " ") for side in "左右"), slots="a:NAME", tree=Node("g_link", what=only(Node("named", card=Hole("a"))))),
    *J("sentence", *(f"G・リンク{gap}《{{a}}》の{side}横または《{{b}}》の{other}横 。" for gap in ("", " ") for side, other in ("左右", "右左")), slots="a:NAME b:NAME", tree=Node("g_link", what=Node(
        "either_filter", first=only(Node("named", card=Hole("a"))), second=only(Node("named", card=Hole("b")))))),
    *J("effect", *(f"自分の山札の上から{{n}}枚を裏向きに{end}封印としてこのクリーチャー{on}" for end in ("し、", "して、", "して") for on in ("に付ける", "につける", "の上に付ける")), slots="n:quantity", tree=sealed_often()),
    *J("effect", *(f"相手の{CARDS}を1体選{end}封印を1つ{put}" for end in ("び、", "んで、", "び、そのクリーチャーに") for put in ("付ける", "つける")), slots=PARTS,
       tree=sealing(OPPONENT, Node("chosen", count=ONE, filter=THEIRS))),
    *J("sentence", *(f"進化V{{_dash}}自分の{{first}}1体と{{second}}1体{end} 。" for end in ("を重ねた上に置く", "の上に置く")), slots="first:filter second:filter _dash:dash", preferred=True,
       tree=Node("stands_on_several", first=Hole("first"), second=Hole("second"))),
    *J("sentence", *(f"進化V{{_dash}}{{first}}1体と{{second}}1体{end} 。" for end in ("を重ねた上に置く", "の上に置く")), slots="first:filter second:filter _dash:dash",
       tree=Node("stands_on_several", first=Hole("first"), second=Hole("second"))),
    *J("effect", *(f"{n}相手の{CARDS}1体に{put}" for n in ("封印を1つ、", "封印を1つ") for put in ("付ける", "つける")), *(f"相手の{CARDS}1体に封印を1つ{put}" for put in ("付ける", "つける")), slots=PARTS,
       tree=sealing(OPPONENT, Node("chosen", count=ONE, filter=THEIRS))),
    *J("sentence", *(f"{this}を自分の{{zone}}から{use}もよい 。" for this, use in (("このクリーチャー", "召喚して"), ("この呪文", "唱えて"), ("このカード", "使って"))), slots="zone:ZONE", tree=Node("usable_from", zone=Hole("zone"))),
    *J("sentence", "G・リンク{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("g_link", what=Hole("what"))),
    *J("effect", *(f"{of}攻撃先を相手プレイヤーに{end}" for of in ("", "その") for end in ("変更する", "変える")), tree=Node("change_attack", target=Node("leader", who="opponent"))),
    *J("sentence", "クルー・ブレイカー{_dash}{what} 。", slots="what:filter _dash:dash", tree=Node("crew_breaker", what=Hole("what"))),
]  # fmt: skip
