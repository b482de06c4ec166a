"""How the cards of Phantom Magic Vision say whom an effect is about: picks in brackets, pronouns, players."""

from __future__ import annotations

from engine.games.vision.printed.pieces import (
    BOTH,
    CARD,
    DECK,
    HAND,
    ME,
    NETHERWORLD,
    OPPONENT,
    PARTS,
    SIDES,
    TURN_PLAYER,
    WORDS,
    filtered,
    in_zone,
    only,
)
from engine.language.japanese_wordings import J
from engine.language.tree import Node, Part
from engine.language.wordings import Hole, W

_ALL_FIELD = Node("all", filter=only(CARD))


def _chosen(**how: Part) -> Node:
    """So many of some cards, which a player chooses."""
    return Node("chosen", {"count": Hole("count"), "filter": Hole("filter"), **how})


_EITHER = Node("chosen", count=Hole("count"), filter=Node("filter", noun=Node("player_or_character")))
TARGETS = [
    *[
        wording
        for ja, owner in SIDES
        for wording in (
            *J("target", f"〔{ja}のノード{{count}}枚〕", f"〔{ja}のノードエリアにあるカード{{count}}枚〕", slots="count:count",
               tree=Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("node", owner)), late=1)),
            *J("target", f"目標の〔{ja}のノード{{count}}枚〕", slots="count:count", tree=Node("chosen", count=Hole("count"), filter=only(CARD, in_zone("node", owner)))),
            *J("affected", f"{ja}のノード全て", tree=Node("all", filter=only(CARD, in_zone("node", owner)))),
            *J("affected", f"{ja}のスリープ状態のノード{{count}}枚", f"スリープ状態の{ja}のノード{{count}}枚", slots="count:count", tree=Node(
                "chosen", count=Hole("count"), late=1, filter=Node("filter", adjectives=(Node("tapped", yes=1),), noun=CARD, tests=(in_zone("node", owner),)))),
        )
    ],
    *J("found", f"任意の{WORDS}を{{count}}枚まで", slots=f"{PARTS} count:count", tree=Node("chosen", count=Hole("count"), late=1, up_to=1, filter=filtered(tests=(DECK,)))),
    *J("affected", "あなたの場の{first}と{second}", slots="first:noun_one second:noun_one",
       tree=Node("all", filter=Node("filter", adjectives=(Node("side", who="me"),), noun=Node("either", first=Hole("first"), second=Hole("second"))))),
    *J("affected", "場のカード全て", "全ての場のカード", tree=_ALL_FIELD),
    *[
        wording
        for ja, owner in SIDES
        for zone_ja, zone in (("冥界", "netherworld"), ("手札", "hand"), ("デッキ", "deck"), ("ノード", "node"))
        for wording in J("in_a_zone", f"{ja}の{zone_ja}", tree=in_zone(zone, owner))
    ],
    *J("target", "目標の〔{picked:picked_target}〕", "目標の{picked:picked_target}", slots="picked:picked_target", preferred=True, tree=Hole("picked")),
    *W("target", "{count} target {filter~n}", tree=_chosen()),
    *W("target", "up~to {count:quantity} target {filter~n}", tree=_chosen(up_to=1)),
    *W("target", "target {filter}", tree=Node("chosen", count=Node("number", n=1), filter=Hole("filter"))),
    *J("picked_target", "{filter}{count}枚", slots="filter:filter count:count", tree=_chosen()),
    *J("picked_target", "{filter}{count}枚まで", slots="filter:filter count:count", tree=_chosen(up_to=1)),
    *J("picked_target", "プレイヤー1人、またはキャラクター1枚", "キャラクター1枚、またはプレイヤー1人",
       tree=Node("chosen", count=Node("number", n=1), filter=only(Node("player_or_character")))),
    *J("target", "〔{picked:affected}〕", "{picked:affected}", slots="picked:affected", preferred=True, tree=Hole("picked")),
    *J("affected", "{filter}{count}枚", slots="filter:filter count:count", preferred=True, tree=_chosen(late=1)),
    *J("affected", "{filter}{count}枚まで", slots="filter:filter count:count", preferred=True, tree=_chosen(late=1, up_to=1)),
    *J("affected", "{filter}全て", "全ての{filter}", slots="filter:filter", tree=Node("all", filter=Hole("filter"))),
    *[
        wording
        for ja, owner in SIDES
        for wording in (
            *J("affected", f"{ja}のデッキの上のカード{{count}}枚", slots="count:quantity", tree=Node("top", owner=owner, zone="deck", count=Hole("count"))),
            *J("affected", f"{ja}の冥界の上のカード{{count}}枚", slots="count:quantity", tree=Node("top", owner=owner, zone="netherworld", count=Hole("count"))),
        )
    ],
    *J("affected", "手札{count}枚", slots="count:count", tree=Node("chosen", count=Hole("count"), filter=only(CARD, HAND), late=1)),
    *J("affected", "あなたの手札{count}枚", slots="count:count", tree=Node("chosen", count=Hole("count"), filter=only(CARD, HAND), late=1)),
    *J("affected", "全てのノード", tree=Node("all", filter=only(CARD, in_zone("node", BOTH)))),
    *J("affected", "プレイヤー1人", tree=Node("chosen_player", late=1)),
    *J("picked_target", "プレイヤー1人", tree=Node("chosen_player")),
    *J("affected", "あなたの手札全て", "あなたの手札", tree=Node("all", filter=only(CARD, HAND))),
    *J("affected", "相手プレイヤーの手札全て", tree=Node("all", filter=only(CARD, in_zone("hand", OPPONENT)))),
    *J("affected", "あなたの冥界", tree=Node("all", filter=only(CARD, NETHERWORLD))),
    *J("affected", "手札にあるこのカード", "手札にあるこのキャラクターカード", tree=Node("this_in", place=HAND)),
    *J("affected", "あなたの冥界にあるこのカード", "冥界にあるこのカード", "冥界にあるこのキャラクターカード", tree=Node("this_in", place=NETHERWORLD)),
    *J("affected", "ゲームから除外されているこのキャラクターカード", "ゲームから除外されているこのカード", tree=Node("this_in", place=in_zone("exile", ME))),
    *J("subject", "〔{filter}〕", slots="filter:filter", tree=Node("any_of", filter=Hole("filter"))),
    *J("subject", "〔あなた〕", "あなた", tree=Node("leader", who="me")),
    *J("subject", "〔相手プレイヤー〕", "相手プレイヤー", tree=Node("leader", who="opponent")),
    *J("pointer", "〔戦闘を行う相手キャラクター〕", "〔戦闘を行っている相手キャラクター〕", "〔戦闘を行った相手キャラクター〕", "〔戦闘を行っている相手キャラクター1枚〕",
       tree=Node("opposing", noun=Node("kind", word="character"))),
    *J("pointer", "〔防御を行った相手キャラクター〕", "〔その相手キャラクター〕", tree=Node("it")),
    *J("target", *(
        f"目標の〔{said}〕" for join in ("、または", "または", "か") for said in (f"プレイヤー{{count}}人{join}キャラクター{{_more}}枚", f"キャラクター{{count}}枚{join}プレイヤー{{_more}}人")
    ), slots="count:count _more:NUMBER", tree=_EITHER),
]

_CHOSEN = Node("player", who="chosen", n=Hole("n"))
_OPPONENTS = Node("player", who="opponent", n=Hole("n"))
_OTHER_PLAYER = Node("player", who="not_turn")
PLAYERS = [
    *J("player", "目標の〔プレイヤー{n}人〕", slots="n:NUMBER", tree=_CHOSEN),
    *J("owner", "プレイヤー{n}人", "〔プレイヤー{n}人〕", "目標の〔プレイヤー{n}人〕", slots="n:NUMBER", tree=_CHOSEN),
    *J("subject", "〔全ての{filter}〕", "〔全ての場の{filter}〕", slots="filter:filter", tree=Node("any_of", filter=Hole("filter"))),
    *J("owner", "相手プレイヤー{n}人", "〔相手プレイヤー{n}人〕", slots="n:NUMBER", tree=_OPPONENTS),
    *J("owner", "全てのプレイヤー", tree=BOTH),
    *J("owner", "〔あなた〕", tree=ME),
    *J("owner", "〔相手プレイヤー〕", tree=OPPONENT),
    *J("player", "相手プレイヤー{n}人", "〔相手プレイヤー{n}人〕", "目標の〔相手プレイヤー{n}人〕", slots="n:NUMBER", tree=_OPPONENTS),
    *J("player", "ターンプレイヤー", "〔ターンプレイヤー〕", tree=TURN_PLAYER),
    *J("player", "非ターンプレイヤー", "〔非ターンプレイヤー〕", tree=_OTHER_PLAYER),
]

FOUND = [
    *J("found", f"{WORDS}を任意の枚数だけ", f"{WORDS}を任意の枚数", f"任意の枚数の{WORDS}を選んで", slots=PARTS, tree=Node("chosen", late=1, any=1, filter=filtered(tests=(in_zone("deck", ME),)))),
    *J("found", f"{WORDS}を{{count}}枚選んで", f"{WORDS}{{count}}枚を選んで", slots=f"{PARTS} count:count", tree=Node("chosen", count=Hole("count"), late=1, filter=filtered(tests=(in_zone("deck", ME),)))),
    *J("found", f"{WORDS}{{count}}枚までを", slots=f"{PARTS} count:count", tree=Node("chosen", count=Hole("count"), late=1, up_to=1, filter=filtered(tests=(in_zone("deck", ME),)))),
]

SPANS = [
    *J("spoken_of", "{pointer}", slots="pointer:pointer", tree=Hole("pointer")),
    *J("spoken_of", "〔{affected}〕", slots="affected:affected", tree=Hole("affected")),
]

_FOUND = Node("chosen", count=Hole("count"), late=1, filter=filtered(tests=(DECK,)))
_FOUND_FEWER = Node("chosen", count=Hole("count"), late=1, up_to=1, filter=filtered(tests=(DECK,)))
_ANY_NUMBER = Node("chosen", late=1, any=1, filter=filtered(tests=(DECK,)))
SEARCHES = [
    *J("found", f"{WORDS}{{count}}枚を", f"〔{WORDS}{{count}}枚〕を", f"{WORDS}を{{count}}枚", slots=f"{PARTS} count:count", tree=_FOUND),
    *J("found", f"{WORDS}を{{count}}枚まで", f"{WORDS}を{{count}}枚まで選んで", f"〔{WORDS}{{count}}枚まで〕を", slots=f"{PARTS} count:count", tree=_FOUND_FEWER),
    *J("found", f"任意の枚数の{WORDS}を", slots=PARTS, tree=_ANY_NUMBER),
]

WHOM = [
    *J("bare_pointer", "相手プレイヤー{n}人", slots="n:NUMBER", tree=Node("player", who="opponent", n=Hole("n"))),
    *J("target", "〔相手プレイヤー{n}人〕", slots="n:NUMBER", tree=Node("player", who="opponent", n=Hole("n"))),
    *J("target", "目標の〔相手プレイヤー1人〕", preferred=True, tree=Node("chosen_player", who="opponent")),
    *J("affected", "攻撃を行っている相手キャラクター", tree=Node("all", filter=Node(
        "filter", adjectives=(Node("side", who="opponent"), Node("in_battle", {"as": "attacker"})), noun=Node("kind", word="character")))),
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

POINTED_AT = [
    *J("pointer", "〔{pointer:bare_pointer}〕", "{pointer:bare_pointer}", slots="pointer:bare_pointer", tree=Hole("pointer")),
    *J("bare_pointer", "このキャラクター", "このカード", "このキャラクターカード", tree=Node("this")),
    *J("bare_pointer", "そのキャラクター", "そのカード", tree=Node("it")),
    *J("player", "〔あなた〕", "あなた", tree=ME),
    *J("player", "〔相手プレイヤー〕", "相手プレイヤー", "〔相手プレイヤー1人〕", "目標の〔相手プレイヤー1人〕", tree=OPPONENT),
    *J("player", "〔全てのプレイヤー〕", "全てのプレイヤー", "〔お互いのプレイヤー〕", tree=BOTH),
    *J("owner", "あなた", tree=ME),
    *J("owner", "相手プレイヤー", tree=OPPONENT),
]

_LIBRARY = "owner:owner zone:ZONE count:quantity"
_TOP = Node("top", owner=Hole("owner"), zone=Hole("zone"), count=Hole("count"))
PLACES = [
    *J("affected", "{owner}の{zone}の上のカード{count}枚", "{owner}の{zone}の上から{count}枚", slots=_LIBRARY, tree=_TOP),
    *J("affected", "デッキの上のカード{count}枚", "デッキの上から{count}枚", slots="count:quantity", tree=Node("top", owner=ME, zone="deck", count=Hole("count"))),
    *J("affected", "冥界の上のカード{count}枚", slots="count:quantity", tree=Node("top", owner=ME, zone="netherworld", count=Hole("count"))),
    *J("in_a_zone", "{owner}の{zone}", slots="owner:owner zone:ZONE", tree=Node("in", owner=Hole("owner"), zone=Hole("zone"))),
    *J("in_a_zone", "手札", tree=in_zone("hand", ME)),
    *J("in_a_zone", "冥界", tree=in_zone("netherworld", BOTH)),
    *J("bare_pointer", "このカード自身", tree=Node("this")),
    *J("bare_pointer", "セットされたキャラクター", tree=Node("that", noun=Node("kind", word="character"))),
    *J("bare_pointer", "それらのキャラクター", "それらのカード", tree=Node("them")),
]

_ONE = Node("number", n=1)
CHOSEN = [
    *J("affected", "あなたの任意の{noun}", "任意の{noun}", slots="noun:noun", tree=Node("chosen", late=1, count=_ONE, filter=Node("filter", noun=Hole("noun")))),
    *J("affected", f"任意の枚数の{WORDS}", f"{WORDS}任意の枚数", f"{WORDS}を任意の枚数", slots=PARTS, tree=Node("chosen", late=1, any=1, filter=filtered())),
    *J("affected", f"あなたの場にいる任意の枚数の{WORDS}", f"あなたの場の任意の枚数の{WORDS}", slots=PARTS, tree=Node("chosen", late=1, any=1, filter=filtered(Node("side", who="me")))),
    *[
        wording
        for words, place in (("あなたの手札にある", in_zone("hand", ME)), ("あなたの冥界にある", in_zone("netherworld", ME)))
        for wording in J("affected", f"{words}任意の枚数の{WORDS}", f"{words}{WORDS}任意の枚数", slots=PARTS, tree=Node("chosen", late=1, any=1, filter=filtered(tests=(place,))))
    ],
]

_SUCH = Node("such_cards", count=Hole("count"), filter=filtered())
_ONE_OR_OTHER = Node("one_or_other", first=Hole("first"), second=Hole("second"))
UNITED = [
    *J("material", f"{WORDS}{{count}}枚", f"{WORDS}を{{count}}枚", slots=f"{PARTS} count:quantity", tree=_SUCH),
    *J("material", "{first}または{second}", "{first}、または{second}", slots="first:material second:material", tree=_ONE_OR_OTHER),
]

PRINTED_TARGETS = [*TARGETS, *PLAYERS, *FOUND, *SPANS, *SEARCHES, *WHOM, *POINTED_AT, *PLACES, *CHOSEN, *UNITED]
