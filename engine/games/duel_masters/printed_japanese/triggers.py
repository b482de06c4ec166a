"""How Japanese cards print when an ability triggers."""

from engine.games.duel_masters.printed.pieces import (
    BATTLED,
    BLOCKED_AND_THEN,
    CARD,
    EACH,
    ENTERING,
    FIRST_ATTACK,
    FIRST_TIME,
    ME,
    THIS,
    TWO,
    cards,
    of_side,
    only,
    saying,
    within,
)
from engine.games.duel_masters.printed_japanese.pieces import CARDS, CREATURE, PARTS, PLAYERS
from engine.language.cards.printed_japanese.pieces import filler
from engine.language.japanese_wordings import J
from engine.language.tree import Node
from engine.language.wordings import Hole

DIES_OF_VICTORY = Node("ability", trigger=Node("when", subject=THIS, happening=Node("wins_battle")), body=Node("body", sentences=(saying(Node("destroy", targets=(THIS,))),)))

PRINTED_TRIGGERS = [
    *filler("when", "時", "とき"),
    *filler("first", "はじめて", "初めて"),
    *filler("turn_of", "各ターン", "各ターン、", "各ターンに", "そのターン", "そのターンに", "このターン"),
    *(w for slot in ("happening", "happened") for w in J(
        "ability_line", f"{{_turn_of}}{CREATURE}が{{_first}}{{happening}}{{_when}}、{{body}}", f"{CREATURE}が{{_turn_of}}{{_first}}{{happening}}{{_when}}、{{body}}",
        slots=f"happening:{slot} body:body _turn_of:turn_of _first:first _when:when", tree=FIRST_TIME)),
    *J("ability_line", *(said + after for said in (f"{{_turn_of}}{CREATURE}が{{_first}}攻撃する{{_when}}、", f"{CREATURE}が{{_turn_of}}{{_first}}攻撃する{{_when}}、")
                         for after in ("攻撃の後、{steps}。", "攻撃の後{steps}。", "その攻撃の終わりに、{steps}。", "その攻撃の終わりに{steps}。")),
       slots="steps:effect _turn_of:turn_of _first:first _when:when", tree=FIRST_ATTACK),
    *J("happened", "バトルゾーンに出た", "バトルゾーンにでた", tree=Node("enters")),
    *J("happening", "バトルゾーンに出る", tree=Node("enters")),
    *J("happened", "バトルゾーンを離れた", "バトルゾーンから離れた", tree=Node("leaves")),
    *J("happening", "バトルゾーンを離れる", "バトルゾーンから離れる", tree=Node("leaves")),
    *J("would", "バトルゾーンを離れる", "バトルゾーンから離れる", tree=Node("leaves")),
    *J("trigger", "{subject}をバトルゾーンに出した{_when}", slots="subject:subject _when:when", tree=Node("when", subject=Hole("subject"), happening=Node("enters"))),
    *J("trigger", "{subject}が{happening}{_when}", slots="subject:subject happening:happening _when:when", tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("trigger", "{subject}が{happening}{_when}", slots="subject:subject happening:happened _when:when", tree=Node("when", subject=Hole("subject"), happening=Hole("happening"))),
    *J("happened", "バトルゾーンから{_whose}墓地に置かれた", slots="_whose:whose?", tree=Node("put_away")),
    *J("happening", "バトルゾーンから{_whose}墓地に置かれる", slots="_whose:whose?", tree=Node("put_away")),
    *J("would", "バトルゾーンから{_whose}墓地に置かれる", slots="_whose:whose?", tree=Node("dies", owner=ME, zone="graveyard")),
    *J("trigger", "{player}が{deed}{_when}", slots="player:player deed:deed _when:when", tree=Node("when_player", player=Hole("player"), deed=Hole("deed"))),
    *J("trigger", "{player}が{deed}{_when}", slots="player:player deed:deed_done _when:when", tree=Node("when_player", player=Hole("player"), deed=Hole("deed"))),
    *J("trigger", *(f"{{owner}}のターン{end}" for end in ("の終わりに", "が終わるとき", "が終わる時")), slots="owner:owner", tree=Node("turn_end", owner=Hole("owner"))),
    *J("trigger", *(f"{{owner}}のターン{end}" for end in ("のはじめに", "の始めに", "が始まるとき")), slots="owner:owner", tree=Node("turn_start", owner=Hole("owner"))),
    *J("ability_line", f"{CREATURE}がバトルゾーンにある間、{{trigger}}、{{body}}", f"{CREATURE}がバトルゾーンにある間に、{{trigger}}、{{body}}", slots="trigger:trigger body:body",
       tree=Node("ability", trigger=Hole("trigger"), body=Hole("body"))),
    *J("ability_line", "{trigger}、{modifier}{body}", slots="trigger:trigger modifier:modifier body:body", tree=Node("ability", trigger=Hole("trigger"), modifiers=(Hole("modifier"),), body=Hole("body"))),
    *J("ability_line", *(f"{CREATURE}は{a}バトルに勝っても{b}バトルの{after}{c}{gone}。" for a in ("", "、") for b in ("", "、") for after in ("後", "あと", "後で") for c in ("", "、")
       for gone in ("破壊される", "持ち主の墓地に置かれる", "墓地に置かれる")), tree=DIES_OF_VICTORY),
    *J("ability_line", *(f"{CREATURE}がブロックした{{_when}}、バトルの{after}{{steps}}。" for after in ("後で", "後", "後、", "後で、", "あと、")), slots="steps:effect _when:when", tree=BLOCKED_AND_THEN),
    *J("ability_line", *(f"{CREATURE}がバトルする{{_when}}、バトルの{after}{{steps}}。" for after in ("後で", "後", "後、", "後で、", "あと、")), slots="steps:effect _when:when", tree=Node(
        "ability", trigger=BATTLED, body=Node("body", sentences=(saying(Hole("steps")),)))),
    *J("trigger", "{subject}に{_gear}クロスした{_when}", "{subject}が{_gear}クロスした{_when}", slots="subject:subject _gear:gear? _when:when", tree=Node("when", subject=Hole("subject"), happening=Node("is_crossed"))),
    *J("happened", "クロスされた", "クロスギアがクロスされた", tree=Node("is_crossed")),
    *filler("gear", "クロスギアを"),
    *J("happened", "出た", tree=Node("enters")),
    *J("happening", "出る", tree=Node("enters")),
    *J("would", "離れる", tree=Node("leaves")),
    *J("happened", "離れた", tree=Node("leaves")),
    *J("happening", "離れる", tree=Node("leaves")),
    *(w for ja, who in (("自分", "me"), ("相手", "opponent")) for w in J("trigger", f"{ja}が{CARDS}を出した{{_when}}", f"{ja}が{CARDS}をバトルゾーンに出した{{_when}}",
      slots=f"{PARTS} _when:when", tree=ENTERING[who])),
    *J("happened", "相手プレイヤーを攻撃してブロックされなかった", "自分を攻撃してブロックされなかった", "攻撃してブロックされなかった", tree=Node("unblocked")),
    *(w for when in ("攻撃する", "攻撃した") for w in J("trigger", f"{{subject}}が{when}{{_when}}、攻撃の後", f"{{subject}}が{when}{{_when}}、攻撃の後で", "{subject}の攻撃の後",
      slots="subject:subject _when:when", tree=Node("when", subject=Hole("subject"), happening=Node("attack_ends")))),
    *J("deed_done", "「S・トリガー」を使った", tree=Node("uses_trigger")),
    *J("deed", "「S・トリガー」を使う", tree=Node("uses_trigger")),
    *J("trigger", *(f"{{subject}}が{{first}}{{_when}}{join}、{{second}}{{_then}}".replace("、{", comma + "{") for join in ("または", "か") for comma in ("、", "")),
       slots="subject:subject first:happened _when:when second:happening _then:when", tree=TWO),
    *J("trigger", *(f"{{subject}}が{{first}}{{_when}}{join}、{{second}}{{_then}}".replace("、{", comma + "{") for join in ("または", "か") for comma in ("、", "")),
       slots="subject:subject first:happening _when:when second:happened _then:when", tree=TWO),
    *(w for edge, kind in (("の終わりに", "turn_end"), ("のはじめに", "turn_start")) for w in J("trigger", *(f"{each}{edge}" for each in ("各ターン", "各プレイヤーのターン")),
                                                                                     tree=Node(kind, owner=EACH))),
    *J("trigger", *(f"{whose}攻撃の終わりに" for whose in ("", "このクリーチャーの")), tree=Node("when", subject=THIS, happening=Node("attack_ends"))),
    *(w for ja, _, player in PLAYERS for w in J("trigger", *(f"{ja}のシールドが{where}離れた{{_when}}" for where in ("", "シールドゾーンから", "シールドゾーンを")), slots="_when:when", preferred=True, tree=Node(
        "when", subject=Node("any_of", filter=only(CARD, within(player, "shields"))), happening=Node("leaves_shields")))),
    *(w for ja, who, _ in PLAYERS for said, kind in (("マナゾーン", "into_mana"), ("墓地", "into_graveyard")) for w in J(
        "trigger", f"{CARDS}が{ja}の{said}に置かれた{{_when}}", f"{ja}の{said}に{CARDS}が置かれた{{_when}}", f"{CARDS}を{ja}の{said}に置いた{{_when}}", f"{ja}の{CARDS}が{said}に置かれた{{_when}}", f"{ja}の{CARDS}を{said}に置いた{{_when}}",
        slots=f"{PARTS} _when:when", preferred=True, tree=Node("when", subject=Node("any_of", filter=cards(of_side(who))), happening=Node(kind)))),
    *J("happened", "コストを支払わずに出た", "コストを支払わずにバトルゾーンに出た", tree=Node("summoned_free")),
    *J("happening", "コストを支払わずに出る", tree=Node("summoned_free")),
    *J("happening", "相手プレイヤーを攻撃する", "プレイヤーを攻撃する", tree=Node("attacks", whom=Node("leader", who="opponent"))),
    *J("modifier", "{owner}のターン中に", "{owner}のターンに", slots="owner:owner", tree=Node("during", owner=Hole("owner"))),
    *J("modifier", "各ターンに1度、", "各ターンに1回、", "各ターン中に1度、", tree=Node("limit", n=1, per="turn")),
]  # fmt: skip
