"""How the cards of Phantom Magic Vision print what keeps them from harm, whom an effect is about, and how many."""

from __future__ import annotations

from engine.games.vision.printed_parts import CARD, ME, PARTS, SIDES, WORDS, be, filtered, in_zone, only, say, text_of
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

NAMED = {"spell": "スペルカード", "command": "コマンドカード", "character": "キャラクター効果"}
LISTS = (
    ("spell",), ("command",), ("character",), ("spell", "command"), ("command", "spell"), ("command", "character"), ("spell", "character"),
    ("spell", "command", "character"), ("command", "spell", "character"),
)  # fmt: skip
JOINS = ("、及び", "及び", "、", "、または", "と", "、および")


def listed(kinds: tuple[str, ...]) -> list[str]:
    """Some kinds of card as cards list them."""
    words = [NAMED[k] for k in kinds]
    if len(words) == 1:
        return words
    return ["、".join(words[:-1]) + join + words[-1] for join in JOINS]


def against(whose: str, kinds: tuple[str, ...]) -> list[str]:
    """By the effects of which cards something is not harmed."""
    ends = ("の",) if kinds[-1] == "character" else ("の効果の", "の")
    return [whose + words + end for words in listed(kinds) for end in ends]


def agent(kinds: tuple[str, ...], enemy: bool) -> Node:
    """Those cards, as who does something."""
    if not enemy and len(kinds) == 1:
        return Node("from_kind", word=kinds[0])
    return Node("from_kinds", words=kinds, whose="opponent") if enemy else Node("from_kinds", words=kinds)


KEPT_FROM = [
    *[
        wording
        for kinds in LISTS
        for whose, enemy in (("", False), ("相手プレイヤーの", True), ("相手の", True))
        if enemy or len(kinds) > 1
        for wording in J("kept_from", *against(whose, kinds), tree=agent(kinds, enemy))
    ],
    *J("kept_from", "〔相手プレイヤーのカード〕の効果の", "相手プレイヤーのカード効果の", "相手プレイヤーがプレイしたカードの効果の", tree=Node("from_what", what="enemy_effects")),
    *J("kept_from", "他のカードの効果の", "〔他のカード〕の効果の", tree=Node("from_what", what="effects", other=1)),
]


def cant(*verbs: str) -> list[str]:
    """What nobody can do, however it is spelled."""
    return [f"{verb}{how}{cannot}" for verb in verbs for how in ("ことが", "ことは", "事が", "事は") for cannot in ("出来ない", "できない")]


NO_DAMAGE = Node("number", n=0)
QUALITIES = [
    *J("quality", "ダメージを受けない", tree=Node("damage_taken", amount=NO_DAMAGE)),
    *J("quality", "戦闘ダメージを受けない", tree=Node("damage_taken", amount=NO_DAMAGE, source=Node("from_what", what="combat"))),
    *J("quality", "効果ダメージを受けない", "効果によるダメージを受けない", tree=Node("damage_taken", amount=NO_DAMAGE, source=Node("from_what", what="effects"))),
    *J("quality", "{n}以下のダメージを受けない", slots="n:quantity", tree=Node("damage_taken", amount=NO_DAMAGE, bound=Node("at_most", n=Hole("n")))),
    *J("quality", *cant("攻撃を行う"), tree=Node("cant_attack")),
    *J("quality", *cant("防御を行う"), tree=Node("cant_block")),
    *J("quality", "アクティブフェイズの規定の効果でアクティブ状態にならない", "アクティブフェイズの既定の効果でアクティブ状態にならない", tree=Node("stays_asleep")),
    *J("quality", "他のカードの効果によって破棄されない", "カードの効果によって破棄されない", tree=Node("cant_be", deed=Node("destroyed"), by=Node("from_what", what="effects"))),
    *J("quality", "相手プレイヤーの効果によって破棄されない", "相手プレイヤーのカードの効果によって破棄されない",
       tree=Node("cant_be", deed=Node("destroyed"), by=Node("from_what", what="enemy_effects"))),
    *[
        wording
        for cannot in ("出来ない", "できない")
        for how in (f"をプレイすることが{cannot}", f"をプレイすることは{cannot}", f"をプレイする事が{cannot}", f"をプレイ{cannot}")
        for wording in J("quality", "{what}" + how, slots="what:filter", tree=Node("cant_play", what=Hole("what")))
    ],
]

BOTH_WAYS = say(*(be((Hole("targets"),), Node(kind), duration=Hole("duration")) for kind in ("cant_attack", "cant_block")))
SENTENCES = [
    *J("sentence", *(
        template
        for what in cant("攻撃、及び防御を行う", "攻撃及び防御を行う", "攻撃、および防御を行う", "攻撃と防御を行う", "攻撃、防御を行う")
        for template in (f"{{duration}}{{targets}}は{what}。", f"{{targets}}は{{duration}}{what}。", f"{{targets}}は、{what}。")
    ), slots="duration:duration? targets:target+", tree=BOTH_WAYS),
    *J("ability_line", "（自動α）{targets}は、{quality}。", slots="targets:target+ quality:quality", preferred=True,
       tree=text_of(say(be((Hole("targets"),), Hole("quality"))))),
    *J("effect", "{targets}は、{quality}", "{targets}は{duration}{quality}", "{targets}は、{duration}{quality}", slots="targets:target+ quality:quality duration:duration?",
       tree=be((Hole("targets"),), Hole("quality"), duration=Hole("duration"))),
]

WHOM = [
    *J("bare_pointer", "相手プレイヤー{n}人", slots="n:NUMBER", tree=Node("player", who="opponent", n=Hole("n"))),
    *J("target", "〔相手プレイヤー{n}人〕", "目標の〔相手プレイヤー{n}人〕", slots="n:NUMBER", tree=Node("player", who="opponent", n=Hole("n"))),
    *J("affected", "攻撃を行っている相手キャラクター", tree=Node("all", filter=Node(
        "filter", adjectives=(Node("side", who="opponent"), Node("in_battle", {"as": "attacker"})), noun=Node("kind", word="character")))),
    *J("adjective", "攻撃を行っている", "攻撃を行ってる", tree=Node("in_battle", {"as": "attacker"})),
    *J("test", *(
        f"「種族:{{a}}」{join}「種族:{{b}}」を持つ" for join in ("または", "、または", "か", "、")
    ), "種族:{a}または種族:{b}を持つ", slots="a:TRAIT b:TRAIT", tree=Node("of_traits", traits=(Hole("a"), Hole("b")))),
    *J("test", "「種族:{a}」または「種族:{b}」または「種族:{c}」を持つ", slots="a:TRAIT b:TRAIT c:TRAIT", tree=Node("of_traits", traits=(Hole("a"), Hole("b"), Hole("c")))),
    *J("test", "「連結」を持つ", tree=Node("with_union")),
    *J("affected", "全ての{filter}全て", "{filter}すべて", "すべての{filter}", slots="filter:filter", tree=Node("all", filter=Hole("filter"))),
    *[
        wording
        for ja, owner in SIDES
        for hand in (only(CARD, in_zone("hand", owner)),)
        for wording in J("affected", f"{ja}の手札{{count}}枚まで", slots="count:count", tree=Node("chosen", count=Hole("count"), filter=hand, late=1, up_to=1))
    ],
    *[
        wording
        for first, second, kinds in (
            ("キャラクターカード、スペルカード", "コマンドカードのいずれか", ("character", "spell", "command")),
            ("スペルカード", "コマンドカードのいずれか", ("spell", "command")),
        )
        for wording in J("picked_target", f"プレイされた{first}、{second}{{count}}枚", f"プレイされている{first}、{second}{{count}}枚", slots="count:count",
                         tree=Node("chosen", count=Hole("count"), filter=Node("filter", noun=CARD, tests=(Node("waiting"), Node("of_kinds", words=kinds)))))
    ],
]

CONDITIONS = [
    *J("condition_one", f"あなたの冥界に{WORDS}がある", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(tests=(in_zone("netherworld", ME),)))),
    *J("condition_one", f"あなたの冥界に{WORDS}がない", slots=PARTS, tree=Node("exists", yes=0, filter=filtered(tests=(in_zone("netherworld", ME),)))),
    *J("condition_one", f"{{host:pointer}}に{WORDS}がセットされている", slots=f"host:pointer {PARTS}", tree=Node("exists", yes=1, filter=filtered(tests=(Node("set_on", host=Hole("host")),)))),
    *J("condition_one", f"{{host:pointer}}に{WORDS}がセットされていない", slots=f"host:pointer {PARTS}", tree=Node("exists", yes=0, filter=filtered(tests=(Node("set_on", host=Hole("host")),)))),
    *[
        wording
        for ja, owner in SIDES
        for who in ("me" if owner is ME else "opponent",)
        for there in ("いる", "ある", "")
        for wording in (
            *J("condition_one", f"{ja}の場に{WORDS}が{{bound!数}}{there}", f"{ja}の場の{WORDS}が{{bound!数}}{there}", slots=f"{PARTS} bound:bound",
               tree=Node("exists", yes=1, bound=Hole("bound"), filter=filtered(Node("side", who=who)))),
            *J("condition_one", f"{ja}の冥界に{WORDS}が{{bound!数}}{there}", slots=f"{PARTS} bound:bound",
               tree=Node("exists", yes=1, bound=Hole("bound"), filter=filtered(tests=(in_zone("netherworld", owner),)))),
            *J("condition_one", f"{ja}の手札が{{bound!数}}{there}", f"{ja}の手札が{{bound!数}}の", slots="bound:bound",
               tree=Node("exists", yes=1, bound=Hole("bound"), filter=only(CARD, in_zone("hand", owner)))),
        )
    ],
    *J("condition_one", f"相手プレイヤーの場に{WORDS}がいる", f"相手プレイヤーの場に{WORDS}がある", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(Node("side", who="opponent")))),
    *J("condition_one", f"相手プレイヤーの場に{WORDS}がいない", slots=PARTS, tree=Node("exists", yes=0, filter=filtered(Node("side", who="opponent")))),
    *J("condition_one", f"あなたの場に{WORDS}がある", slots=PARTS, tree=Node("exists", yes=1, filter=filtered(Node("side", who="me")))),
]

GUARDS = (*KEPT_FROM, *QUALITIES, *SENTENCES, *WHOM, *CONDITIONS)
