"""How the cards of Phantom Magic Vision say what a card gets, loses, is kept from or becomes."""

from __future__ import annotations

from engine.games.vision.printed.pieces import (
    AGAINST,
    DURATION,
    EACH,
    EVERY,
    ME,
    MUST,
    OPPONENT,
    PARTS,
    RESISTS,
    SKIPS,
    TARGETS,
    TURN_PLAYER,
    UPKEEP,
    WORDS,
    be,
    cant,
    filtered,
    say,
    steps,
    text_of,
)
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole, W

GRANTS = [
    *J("effect", "{duration}{targets}は{grants|、}を得る", "{targets}は{duration}{grants|、}を得る", slots="duration:duration? targets:target+ grants:grant+",
       tree=Node("give", targets=TARGETS, grants=(Hole("grants"),), duration=Hole("duration"))),
    *J("grant", "「マナチャージ({n})」", "「マナチャージ（{n}）」", slots="n:NUMBER", tree=Node("ability", line=Node(
        "ability", modifiers=(Node("during", owner=ME),), trigger=Node("activated", prices=(Node("turn_this", how="sleep"),)), body=Node("body", sentences=(say(Node(
            "put", targets=(Node("top", owner=ME, zone="deck", count=Node("number", n=Hole("n"))),), into=Node("into", owner=Node("player", who="owner"), zone="node", turned="asleep"))),))))),
]


def _of_all(quality: Node | Hole, kind: str) -> Node:
    """What holds of all cards that fit, by a condition where the ``kind`` of sentence asks for one."""
    then = Node("sequence", steps=(be((Node("all", filter=Hole("filter")),), quality),))
    return Node(kind, condition=Hole("condition"), then=then) if kind else Node("say", then=then)


_NO_DAMAGE = Node("number", n=0)
CHANGES = [
    *J("effect", "{duration}{targets}は{each}{per}枚につき「戦闘修正:{stats}」を得る", "{duration}{targets}は、{each}{per}枚につき「戦闘修正:{stats}」を得る",
       slots="duration:duration? targets:target+ each:filter stats:STATS per:NUMBER", tree=Node("give", targets=TARGETS, grants=(EVERY,), duration=Hole("duration"))),
    *J("effect", *(
        f"{{duration}}{{targets}}{end}" for end in (
            "は起動効果を全て失う", "は、起動効果を全て失う", "は全ての起動効果を失う", "が持つ起動効果を無効にする", "の持つ起動効果を無効にする", "が持つ起動効果を全て無効にする",
        )
    ), "{targets}は{duration}起動効果を全て失う", slots=DURATION, tree=be(TARGETS, Node("no_activated"), duration=Hole("duration"))),
    *J("grant", "{each}1枚につき「戦闘修正:{stats}」", "{each}1枚につき、「戦闘修正:{stats}」", slots="each:filter stats:STATS", tree=EACH),
    *J("effect", *(
        f"{{duration}}{{targets}}の攻撃は{by}{cannot}" for by, cannot in (
            ("", "防御することが出来ない"), ("", "防御する事が出来ない"), ("", "防御することができない"), ("", "防御されない"), ("相手キャラクターに", "防御されない"), ("相手プレイヤーに", "防御されない"),
        )
    ), slots="duration:duration? targets:target+", tree=be(TARGETS, Node("cant_be", deed=Node("blocked")), duration=Hole("duration"))),
    *(
        wording
        for name, ja in (("graze", "グレイズ"), ("nodes", "必要ノード"), ("cost", "コスト"))
        for wording in J("effect", f"{{duration}}{{targets}}の{ja}は{{n}}に変更される", f"{{targets}}の{ja}は{{duration}}{{n}}に変更される", slots="duration:duration? targets:target+ n:quantity", preferred=True,
                         tree=Node("set_figure", attribute=Node("attribute", name=name), targets=TARGETS, amount=Hole("n"), duration=Hole("duration")))
    ),
    *(w for end in ("", "、") for w in J("effect", *(f"{{targets}}は{end}次の相手ターンの{how}" for how in ("アクティブフェイズの規定の効果でアクティブ状態にならない", "アクティブフェイズにアクティブ状態にならない")), slots="targets:target+",
       tree=be(TARGETS, Node("stays_asleep"), duration=Node("until", edge="end", turn="next_opponent")))),
    *J("effect", *(f"{who}は手札が{{n}}枚になる{until}ドローする" for who in ("〔あなた〕", "あなた") for until in ("まで", "ように", "までカードを")), slots="n:quantity", tree=Node("draw_until", n=Hole("n"))),
    *(w for holds, kind in (("", ""), ("{condition}場合、", "while")) for end, quality, slots in (
        ("{quality}", Hole("quality"), "quality:quality"), ("{grants|、}を得る", Node("has", grants=(Hole("grants"),)), "grants:grant+")) for w in J(
        "ability_line", *(f"（自動α）{holds}〔{{filter}}〕は{comma}{end}。" for comma in ("", "、")), slots=f"filter:filter {slots}{' condition:condition' if kind else ''}",
        tree=text_of(_of_all(quality, kind)))),
    *J("quality", "戦闘ダメージを受けない", tree=Node("damage_taken", amount=_NO_DAMAGE, source=Node("from_what", what="combat"))),
    *J("quality", "効果ダメージを受けない", "効果によるダメージを受けない", tree=Node("damage_taken", amount=_NO_DAMAGE, source=Node("from_what", what="effects"))),
    *J("quality", "{n}以下のダメージを受けない", slots="n:quantity", tree=Node("damage_taken", amount=_NO_DAMAGE, bound=Node("at_most", n=Hole("n")))),
    *J("quality", *cant("攻撃を行う"), tree=Node("cant_attack")),
    *J("quality", *cant("防御を行う"), tree=Node("cant_block")),
    *[
        w for deed, kind in (("攻撃", "must_attack"), ("防御", "must_defend"))
        for w in J("quality", *(f"{how}{deed}{must}" for how in ("可能な限り", "可能であれば", "可能ならば", "可能なら") for must in MUST), tree=Node(kind))
    ],
    *J("quality", *(f"{how}防御され{must}" for how in ("可能な限り", "可能であれば") for must in ("なければならない", "なくてはならない")), tree=Node("must_be_met")),
    *W("quality", "must~attack~if~able", "must~attack", "attack[s]~if~able", "has/have~to~attack~if~able", "has/have~to~attack", tree=Node("must_attack")),
    *W("quality", "must~defend~if~able", "must~defend", "defend[s]~if~able", "has/have~to~defend", "must~block~if~able", "must~block", tree=Node("must_defend")),
    *W("quality", "must~be~defended~against~if~able", "must~be~defended~against", "must~be~blocked~if~able", "must~be~blocked", tree=Node("must_be_met")),
    *J("steps", *(f"〔{them}〕は可能な限り自分の場の{WORDS}に防御を行わせ{must}" for them in ("相手プレイヤー", "相手") for must in ("なければならない", "なくてはならない")), slots=PARTS,
       tree=steps(be((Node("all", filter=filtered(Node("side", who="opponent"))),), Node("must_defend"), duration=Node("battle")))),
    *J("quality", "アクティブフェイズの規定の効果でアクティブ状態にならない", "アクティブフェイズの既定の効果でアクティブ状態にならない", tree=Node("stays_asleep")),
    *J("quality", "他のカードの効果によって破棄されない", "他のカードの効果では破棄されない", tree=Node("cant_be", deed=Node("destroyed"), by=Node("from_what", what="effects", other=1))),
    *J("quality", "カードの効果によって破棄されない", "カードの効果では破棄されない", tree=Node("cant_be", deed=Node("destroyed"), by=Node("from_what", what="effects"))),
    *J("quality", "相手プレイヤーの効果によって破棄されない", "相手プレイヤーのカードの効果によって破棄されない",
       tree=Node("cant_be", deed=Node("destroyed"), by=Node("from_what", what="enemy_effects"))),
    *[
        wording
        for cannot in ("出来ない", "できない")
        for how in (f"をプレイすることが{cannot}", f"をプレイすることは{cannot}", f"をプレイする事が{cannot}", f"をプレイ{cannot}")
        for wording in J("quality", "{what}" + how, slots="what:filter", tree=Node("cant_play", what=Hole("what")))
    ],
    *J("effect", "{targets}は、{quality}", "{targets}は{duration}{quality}", "{targets}は、{duration}{quality}", slots="targets:target+ quality:quality duration:duration?",
       tree=be((Hole("targets"),), Hole("quality"), duration=Hole("duration"))),
    *J("grant", "「変身」", tree=Node("ability", line=text_of(Node("metamorph")))),
]

_THIS_TURN = Node("until", edge="end", turn="this")
_KINDS = (("スペルカード", ("spell",)), ("コマンドカード", ("command",)), ("キャラクターカード", ("character",)), ("スペルカード、コマンドカード", ("spell", "command")), ("カード", ("character", "spell", "command")))
STANDING = [
    wording
    for ja, who in (("あなた", ME), ("相手プレイヤー", OPPONENT), ("全てのプレイヤー", Node("player", who="each")))
    for words, kinds in _KINDS
    for stands in (be((who,), Node("plays_stand", words=kinds)),)
    for said in (*(f"〔{ja}〕の{words}の", f"〔{ja}〕がプレイした{words}の", f"〔{ja}がプレイする{words}〕の", f"〔{ja}の{words}〕の"),)
    for wording in J("ability_line", *(f"（自動α）{said}プレイは{void}" for void in ("無効に出来ない。", "無効にできない。", "無効にならない。", "無効にされない。")), preferred=True, tree=text_of(Node("say", then=Node("sequence", steps=(stands,)))))
]

LEFT_OUT = [
    *J("effect", "このターンの{phase}をスキップする", slots="phase:phase_name", tree=be((TURN_PLAYER,), SKIPS, duration=_THIS_TURN)),
    *J("effect", "次の相手ターンの{phase}をスキップする", slots="phase:phase_name", tree=be((OPPONENT,), SKIPS, duration=Node("until", edge="end", turn="next_opponent"))),
    *J("effect", "次のあなたのターンの{phase}をスキップする", "次の自分ターンの{phase}をスキップする", slots="phase:phase_name",
       tree=be((ME,), SKIPS, duration=Node("until", edge="end", turn="next_me"))),
    *J("quality", "{phase}をスキップする", slots="phase:phase_name", tree=SKIPS),
]

FEW = [
    *J("quality", "手札から直接ノードをセットすることが出来ない", "手札から直接ノードをセットすることができない", "手札からノードをセットすることが出来ない", tree=Node("no_node")),
    *J("quality", "1度に{bound}のダメージを受けない", "一度に{bound}のダメージを受けない", slots="bound:bound", tree=Node("damage_taken", amount=Node("number", n=0), bound=Hole("bound"))),
]

_LISTS = (
    ("spell",), ("command",), ("character",), ("spell", "command"), ("command", "spell"), ("command", "character"), ("spell", "character"),
    ("spell", "command", "character"), ("command", "spell", "character"),
)
_NAMED = {"spell": "スペルカード", "command": "コマンドカード", "character": "キャラクター効果"}
_JOINS = ("、及び", "及び", "、", "、または", "と", "、および")


def _listed(kinds: tuple[str, ...]) -> list[str]:
    """Some kinds of card as cards list them."""
    words = [_NAMED[k] for k in kinds]
    if len(words) == 1:
        return words
    return ["、".join(words[:-1]) + join + words[-1] for join in _JOINS]


def _against(whose: str, kinds: tuple[str, ...]) -> list[str]:
    """By the effects of which cards something is not harmed."""
    ends = ("の",) if kinds[-1] == "character" else ("の効果の", "の")
    return [whose + words + end for words in _listed(kinds) for end in ends]


def _agent(kinds: tuple[str, ...], enemy: bool) -> Node:
    """Those cards, as who does something."""
    if not enemy and len(kinds) == 1:
        return Node("from_kind", word=kinds[0])
    return Node("from_kinds", words=kinds, whose="opponent") if enemy else Node("from_kinds", words=kinds)


KEPT_FROM = [
    *[
        wording
        for kinds in _LISTS
        for whose, enemy in (("", False), ("相手プレイヤーの", True), ("相手の", True))
        if enemy or len(kinds) > 1
        for wording in J("kept_from", *_against(whose, kinds), tree=_agent(kinds, enemy))
    ],
    *J("kept_from", "〔相手プレイヤーのカード〕の効果の", "相手プレイヤーのカード効果の", "相手のカードの効果の", "相手の効果の", "相手プレイヤーがプレイしたカードの効果の", tree=Node("from_what", what="enemy_effects")),
    *J("kept_from", "他のカードの効果の", "〔他のカード〕の効果の", tree=Node("from_what", what="effects", other=1)),
]

GIVEN = [
    *J("grant", "「戦闘修正:{stats}」", "「戦闘修正{stats}」", slots="stats:STATS", tree=Node("figures", stats=Hole("stats"))),
    *J("grant", "「{keyword}」", slots="keyword:KEYWORD", tree=Node("keyword", keyword=Hole("keyword"))),
    *J("grant", "「{trait}」", "「種族:{trait}」", slots="trait:TRAIT", tree=Node("trait", trait=Hole("trait"))),
    *J("grant", "「{line}」", slots="line:ability_line", tree=Node("ability", line=Hole("line"))),
    *J("effect", "{duration}{targets}は{grants}を得る", "{targets}は{duration}{grants}を得る", slots="duration:duration? targets:target+ grants:grant+",
       tree=Node("give", targets=(Hole("targets"),), grants=(Hole("grants"),), duration=Hole("duration"))),
    *J("quality", "{by:kept_from}対象にならない", slots="by:kept_from", tree=Node("cant_be", deed=Node("affected"), by=Hole("by"))),
    *J("quality", "{by:kept_from}目標にならない", slots="by:kept_from", tree=Node("cant_be", deed=Node("targeted"), by=Hole("by"))),
    *J("kept_from", "相手プレイヤーのカードの効果の", "相手プレイヤーの効果の", tree=Node("from_what", what="enemy_effects")),
    *J("kept_from", "スペルカードの効果の", "スペルカードの", tree=Node("from_kind", word="spell")),
    *J("kept_from", "コマンドカードの効果の", "コマンドカードの", tree=Node("from_kind", word="command")),
    *J("kept_from", "キャラクター効果の", tree=Node("from_kind", word="character")),
    *J("quality", "効果の対象にならない", tree=Node("cant_be", deed=Node("affected"))),
    *J("quality", "「{trait}」を持つものとして扱う", "「種族:{trait}」を持つものとして扱う", slots="trait:TRAIT", tree=Node("of_trait", yes=1, trait=Hole("trait"))),
    *J("quality", "防御を行うことが出来ない", "防御を行うことができない", tree=Node("cant_block")),
    *J("quality", "攻撃を行うことが出来ない", "攻撃を行うことができない", "攻撃できない", tree=Node("cant_attack")),
]

OF_WORDS = [
    *J("grant", "「維持コスト（{n}）」", "「維持コスト({n})」", slots="n:NUMBER", tree=Node("ability", line=UPKEEP)),
    *J("grant", *(f"「{said}」" for said in AGAINST), slots="traits:TRAIT|", tree=Node("ability", line=RESISTS)),
]

PRINTED_CHANGES = [*STANDING, *GRANTS, *CHANGES, *LEFT_OUT, *FEW, *KEPT_FROM, *GIVEN, *OF_WORDS]
