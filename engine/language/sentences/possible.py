"""What somebody could do at a moment, as an expectation: I can play it, it can't be evolved, it can attack."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.phrases import P, Phrase
from engine.language.players import ME
from engine.language.tree import Node
from engine.language.wordings import Hole, W

# what is done, without who does it
ABLE = [
    P("able", "play", "play {card:thing}", "{card}をプレイ", example="play Goblin"),
    P("able", "evolve", "evolve {card:thing}", "{card}を進化", example="evolve Goblin", needs="action:evolve"),
    P("able", "super_evolve", "super-evolve {card:thing}", "{card}を超進化", example="super-evolve Goblin", needs="action:super_evolve"),
    P("able", "engage", "engage {card:thing}", "{card}をアクト", example="engage Goblin", needs="action:engage"),
    P("able", "fuse", "fuse {cards:those+} to {card:thing}", "{card}に{cards}を融合", example="fuse Goblin to Fighter", needs="action:fuse"),
    P("able", "use", "use {effect:effect}", "{effect}を使用", example="use Goblin's A.Skill", needs="action:use"),
    P("able", "put_card", "put {card:thing} into {place:place}", "{card}を{place}に置くことが", example="put Goblin into my cemetery", needs="action:put_card"),
    P("able", "set_node", "set {card:thing} as~a~node", "{card}をノードにセット", example="set Goblin as a node", needs="action:set_node"),
    P("able", "declare", "declare {what:declaration}", "{what}を宣言", example="declare a draw", needs="action:declare"),
    P("able", "declare_by", "declare {what:declaration} by {card:thing}", "{card}による{what}を宣言", example="declare a charm by Goblin", needs="action:declare_by"),
    P("able", "produce", "produce {point:COUNTER~pl} from {card:thing}", "{card}で{point}を発生させることが", example="produce play points from Goblin", needs="action:produce"),
    P("able", "end_turn", "end the turn", "ターンを終了", example="end the turn"),
    P("able", "with_targets", "{action:able} targeting {targets:aim+}", "{targets}を対象に{action}", example="play Goblin targeting Fighter"),
    P("able", "with_how", "{action:able} with {how:how}", "{how}で{action}", example="play Goblin with Accelerate"),
    P("able", "with_level", "{action:able} with {how:how} {n:NUMBER}", "{how} {n}で{action}", example="play Goblin with Enhance 5"),
]  # fmt: skip

_BECOME = (("play", "played", "プレイ"), ("evolve", "evolved", "進化"), ("super_evolve", "super-evolved", "超進化"), ("engage", "engaged", "アクト"))
_WHETHER = (("can", "できる", 0), ("can't", "できない", 1))


def _possible() -> list[Phrase]:
    rows = [
        P("claim", "can_do", f"{{who:subject}} {en} {{action:able}}", f"{{who}}は{{action}}{ja}", example=f"I {en} play Goblin", fix={"negated": negated},
          says="" if negated else "tried apart, at the end or after the action that is named before it")
        for en, ja, negated in _WHETHER
    ]  # fmt: skip
    return rows + [
        P("claim", "can_be", f"{{cards:those+}} {en} be {done}", f"{{cards}}は{did}{ja}", example=f"Goblin {en} be {done}", fix={"act": act, "negated": negated}, needs=f"action:{act}")
        for act, done, did in _BECOME for en, ja, negated in _WHETHER
    ] + [
        P("claim", "can_be", f"{{cards:those+}} {en} produce {{point:COUNTER~pl}}", f"{{cards}}は{{point}}を発生させることが{ja}", example=f"Goblin {en} produce play points", fix={"act": "produce", "negated": negated}, needs="action:produce")
        for en, ja, negated in _WHETHER
    ]  # fmt: skip


_ATTACK: dict[str, Node] = {"target": Node("other_leader")}
POSSIBLE = [
    *ABLE,
    *_possible(),
    P("claim", "can_attack", "{cards:those+} can attack", "{cards}は攻撃できる", example="Goblin can attack", fix={"negated": 0}),
    P("claim", "can_attack", "{cards:those+} can attack {target:thing}", "{cards}は{target}を攻撃できる", example="Goblin can attack Fighter", fix={"negated": 0}),
    P("claim", "can_attack", "{cards:those+} can't attack", "{cards}は攻撃できない", example="Goblin can't attack", fix={"negated": 1}),
    P("claim", "can_attack", "{cards:those+} can't attack {target:thing}", "{cards}は{target}を攻撃できない", example="Goblin can't attack my leader", fix={"negated": 1}),
    P("claim", "can_attack", "{cards:those+} can attack the~leader", "{cards}はリーダーを攻撃できる", example="Goblin can attack the leader", fix={"negated": 0, **_ATTACK}),
    P("claim", "can_attack", "{cards:those+} can't attack the~leader", "{cards}はリーダーを攻撃できない", example="Goblin can't attack the leader", fix={"negated": 1, **_ATTACK}),
    P("claim", "can_only_attack", "{cards:those+} can attack only {target:thing}", "{cards}は{target}しか攻撃できない", example="Goblin can attack only Fighter", says="it, and no other card or leader"),
    *(P("claim", "can_be_attacked", f"{{cards:those+}} {en} be attacked", f"{{cards}}を攻撃{ja}", example=f"Goblin {en} be attacked", fix={"negated": negated},
        says="by a card of the other player that may attack something" if negated else "") for en, ja, negated in (("can", "できるカードがある", 0), ("can't", "できるカードはない", 1))),
    *(P("claim", "can_be_chosen", f"{{cards:those+}} {en} be chosen", f"{{cards}}を選択{ja}", example=f"Goblin {en} be chosen", fix={"negated": negated},
        says="by a card in the other player's hand or in play on that side that names a target" if negated else "") for en, ja, negated in (("can", "できるカードがある", 0), ("can't", "できるカードはない", 1))),
    *(P("claim", "can_be_chosen", f"{{who:subject}} {en} choose {{cards:those+}}", f"{{who}}は{{cards}}を選択{ja}", example=f"I {en} choose Goblin", fix={"negated": negated},
        says="by a card in that player's hand or in play on that side that names a target") for en, ja, negated in _WHETHER),
    P("claim", "can_play_nothing", "{who:subject} can't play any card", "{who}はどのカードもプレイできない", example="I can't play any card", says="none of those in the hand"),
    *(P("claim", "can_be_none", f"{{who:subject}} can't {act.replace('_', '-')} any {{kind:KIND}}", f"{{who}}はどの{{kind}}も{did}できない", example=f"I can't {act.replace('_', '-')} any follower", fix={"act": act}, says="of those in play", needs=f"action:{act}")
      for act, _, did in _BECOME[1:3]),
    P("claim", "attacks_left", "{cards:those+} can attack {amount:timed}", "{cards}は{amount:timed}攻撃できる", example="Goblin can attack 2 times", says="so often yet in this turn"),
    P("claim", "attacks_again", "{cards:those+} can attack again", "{cards}はもう一度攻撃できる", example="Goblin can attack again", fix={"negated": 0},
      says="it has attacked, and can attack once more"),
    P("claim", "attacks_again", "{cards:those+} can't attack again", "{cards}はもう一度攻撃できない", example="Goblin can't attack again", fix={"negated": 1},
      says="it has attacked, and can't attack once more"),
]  # fmt: skip

_ACTION = Hole("action")
_CANNOT = ("can't", "cannot", "can~not", "couldn't", "could~not")
_MAY = (*((can, 0) for can in ("can", "may", "could")), *((cannot, 1) for cannot in (*_CANNOT, "may~not")))
_CHOSEN = ("chosen", "targeted", "selected", "picked", "chosen as a target", "made a target")
ALSO_POSSIBLE = [
    *(w for can, negated in _MAY for w in (
        *W("claim", *(f"{{cards:those+}} {can} be {done}{by}" for done in _CHOSEN for by in ("", " by~anything", " by~any~card|effect") if (can, done, by) not in (("can", "chosen", ""), ("can't", "chosen", ""))),
           tree=Node("can_be_chosen", cards=Hole("cards"), negated=negated)),
        *W("claim", *(f"{{cards:those+}} {can} be {done} by {by}" for done in _CHOSEN for by in ("{who:object}", "{who:owner} cards|card|effects|abilities")), *(
            f"{{who:subject}} {can} {do} {{cards:those+}}{more}" for do in ("choose", "target", "select", "pick") for more in ("", " as a target", " with|by anything") if (can, do, more) not in (("can", "choose", ""), ("can't", "choose", ""))),
           tree=Node("can_be_chosen", who=Hole("who"), cards=Hole("cards"), negated=negated)),
    )),
    *W("claim", *(f"{{cards:those+}} {can} attack {{amount:timed}}{more}" for can in ("can", "may", "can~still") for more in ("", " more", " this~turn", " more this~turn") if (can, more) != ("can", "")),
       tree=Node("attacks_left", cards=Hole("cards"), amount=Hole("amount"))),
    *W("claim", *(f"{{cards:those+}} {cannot} attack {more}" for cannot in _CANNOT for more in ("a~second~time", "a~third~time", "once~more")), tree=Node("attacks_again", cards=Hole("cards"), negated=1)),
    *W("claim", "{cards:those+} can only attack {target:thing}", "{cards:those+} may only attack {target:thing}", "{cards:those+} may attack only {target:thing}", "{cards:those+} has/have to attack {target:thing}", tree=Node(
        "can_only_attack", cards=Hole("cards"), target=Hole("target"))),
    *W("claim", *(f"{{who:subject}} {cannot} play anything{more}" for cannot in _CANNOT for more in ("", "~else", "~more")), *(f"{{who:subject}} {cannot} play any cards" for cannot in _CANNOT), tree=Node("can_play_nothing", who=Hole("who"))),
    *W("able", "{action:able} on {targets:aim+}", "{action:able} , targeting {targets:aim+}", tree=Node("with_targets", action=_ACTION, targets=Hole("targets"))),
    *W("able", "{action:able} using {how:how}", "{action:able} as a|an {how:how}", tree=Node("with_how", action=_ACTION, how=Hole("how"))),
    *W("able", "cast {card:thing}", "play {card:thing} from~my~hand", "use {card:thing}", tree=Node("play", card=Hole("card"))),
    *W("able", "end my~turn|his~turn|their~turn", "end turn", tree=Node("end_turn")),
    *W("claim", *(f"{{who:subject}} {can} {{action:able}}" for can in ("am~able~to", "is~able~to", "are~able~to", "may", "could")), "it~is~possible~for {who:object} to {action:able}", tree=Node(
        "can_do", who=Hole("who"), action=_ACTION, negated=0)),
    *W("claim", *(f"{{who:subject}} {cannot} {{action:able}}" for cannot in ("cannot", "am~not~able~to", "is~not~able~to", "are~not~able~to", "may~not", "couldn't", "could~not", "can~not",
       "am~unable~to", "is~unable~to")), tree=Node("can_do", who=Hole("who"), action=_ACTION, negated=1)),
    *(w for act, done, _ in _BECOME for can, negated in (("can still", 0), ("may", 0), ("cannot", 1), ("can't", 1), ("may~not", 1), ("can~not", 1), ("can~no~longer", 1)) for again in ("", " again", " anymore|now")
      if (can, again) != ("can't", "") for w in W("claim", f"{{cards:those+}} {can} be {done}{again}", tree=Node("can_be", cards=Hole("cards"), act=act, negated=negated))),
    *(w for can, negated in (("may", 0), ("cannot", 1), ("can~not", 1), ("may~not", 1)) for w in W("claim", f"{{cards:those+}} {can} be attacked", tree=Node("can_be_attacked", cards=Hole("cards"), negated=negated))),
    *(w for can, negated in (("can", 0), ("may", 0), ("can't", 1), ("cannot", 1)) for w in W("claim", f"{{target:thing}} {can} be attacked by {{cards:those+}}", tree=Node(
        "can_attack", cards=Hole("cards"), target=Hole("target"), negated=negated))),
    *(w for can, negated in (("can", 0), ("may", 0), ("can't", 1), ("cannot", 1)) for w in W(
        "claim", f"{{cards:those+}} {can} evolve", tree=Node("can_be", cards=Hole("cards"), act="evolve", negated=negated))),
    *(w for can, negated in (("can", 0), ("can't", 1), ("cannot", 1)) for w in W("claim", f"I~{can} attack {{target:thing}} with {{cards:those+}}", tree=Node(
        "can_attack", cards=Hole("cards"), target=Hole("target"), negated=negated))),
    *(w for can, negated in (("can", 0), ("can't", 1), ("cannot", 1)) for w in W("claim", f"I~{can} attack with {{cards:those+}}", tree=Node(
        "can_attack", cards=Hole("cards"), negated=negated))),
    *(w for can, negated in (("cannot", 1), ("can~not", 1)) for w in W("claim", f"{{cards:those+}} {can} attack the~leader", tree=Node(
        "can_attack", cards=Hole("cards"), target=Node("other_leader"), negated=negated))),
]  # fmt: skip

_NO, _YES = ("できない", "することはできない", "することができない", "できなくなる", "できなかった"), ("できる", "することができる", "できた", "することができた")
_PLAYS = Node("play", card=Hole("card"))
POSSIBLE_JAPANESE = [
    *(w for negated, so in enumerate((("攻撃可能", "攻撃可能である"), ("攻撃可能ではない", "攻撃可能でない", "攻撃不可"))) for w in J(
        "claim", *(f"{{cards|と}}{p}{said}" for p in ("は", "が") for said in so), slots="cards:those+", tree=Node("can_attack", cards=Hole("cards"), negated=negated))),
    *J("claim", *(f"{{cards|と}}{p}{{target}}にしか攻撃できない" for p in ("は", "が", "で")), "{cards|と}が{target}しか攻撃できない", "{cards|と}で{target}しか攻撃できない", "{cards|と}が攻撃できるのは{target}だけ", "{cards|と}は{target}だけを攻撃できる", slots="cards:those+ target:thing", tree=Node(
        "can_only_attack", cards=Hole("cards"), target=Hole("target"))),
    *(w for negated, ends in enumerate((("は攻撃対象になる", "は攻撃の対象になる", "は攻撃対象にできる", "は攻撃対象に選べる"), ("は攻撃対象にならない", "は攻撃の対象にならない", "は攻撃対象にできない", "は攻撃対象に選べない", "には攻撃できない"))) for w in J(
        "claim", *(f"{{cards|と}}{end}" for end in ends), slots="cards:those+", tree=Node("can_be_attacked", cards=Hole("cards"), negated=negated))),
    *(w for who, slots, tree in (("{who}は", "who:subject", Hole("who")), ("{who}が", "who:subject", Hole("who")), ("", "", ME)) for w in J("claim", *(f"{who}{more}{what}プレイできない" for more in ("", "もう", "これ以上") for what in ("何も", "どのカードも", "手札のカードを何も")), slots=slots, tree=Node(
        "can_play_nothing", who=tree))),
    *(w for negated, ends in enumerate((_YES, _NO)) for w in (
        *J("claim", *(f"{{who}}{p}{{action}}{end}" for p in ("は", "が") for end in ends), slots="who:subject action:able", tree=Node("can_do", who=Hole("who"), action=_ACTION, negated=negated)),
        *J("claim", *(f"{{action}}{end}" for end in ends), slots="action:able", tree=Node("can_do", who=ME, action=_ACTION, negated=negated)),
        *(v for act, _, did in _BECOME for v in J("claim", *(f"{{cards|と}}{p}{did}{end}" for p in ("は", "が") for end in ends), slots="cards:those+", tree=Node(
            "can_be", cards=Hole("cards"), act=act, negated=negated))),
        *J("claim", *(f"{{cards|と}}で{{target}}{p}攻撃{end}" for p in ("を", "に") for end in ends), slots="cards:those+ target:thing", tree=Node(
            "can_attack", cards=Hole("cards"), target=Hole("target"), negated=negated)),
        *J("claim", *(f"{{cards|と}}{p}{{target}}{at}攻撃{end}" for p in ("は", "が") for at in ("を", "に", "は", "には") for end in ends), slots="cards:those+ target:thing", tree=Node(
            "can_attack", cards=Hole("cards"), target=Hole("target"), negated=negated)),
        *J("claim", *(f"{{cards|と}}{p}リーダー{at}攻撃{end}" for p in ("は", "が", "で") for at in ("を", "に", "は", "には") for end in ends if (p, at, end) not in (("は", "を", "できる"), ("は", "を", "できない"))), slots="cards:those+", tree=Node(
            "can_attack", cards=Hole("cards"), target=Node("other_leader"), negated=negated)),
        *J("claim", *(f"{{cards|と}}{p}攻撃{end}" for p in ("は", "が", "で") for end in ends), slots="cards:those+", tree=Node("can_attack", cards=Hole("cards"), negated=negated)),
    )),
    *(w for negated, ends in enumerate((("選べる", "選択できる", "選ぶことができる", "対象にできる", "対象に選べる", "対象に取れる", "対象になる"), ("選べない", "選択できない", "選ぶことができない", "選ぶことはできない", "対象にできない", "対象に選べない", "対象に取れない", "対象にならない"))) for w in (
        *J("claim", *(f"{{cards|と}}{p}{by}{end}" for p in ("は", "を") for by in ("", "能力で", "能力の", "カードで", "カードの能力で") for end in ends if by != "能力の" or end.startswith("対象")), slots="cards:those+", tree=Node("can_be_chosen", cards=Hole("cards"), negated=negated)),
        *J("claim", *(f"{{who}}{p}{{cards|と}}を{end}" for p in ("は", "が") for end in ends if (p, end) not in (("は", "選択できる"), ("は", "選択できない"))), *(f"{{cards|と}}{p}{{who}}{by}{end}" for p in ("は", "を") for by in ("の能力で", "のカードで") for end in ends),
           slots="who:subject cards:those+", tree=Node("can_be_chosen", who=Hole("who"), cards=Hole("cards"), negated=negated)),
        *J("claim", *(f"{{who}}{p}{way}{end}" for p in ("は", "が") for way in ("{card}で{targets|と}を", "{targets|と}を{card}で") for end in ends), slots="who:subject card:thing targets:aim+", tree=Node("can_do", who=Hole("who"), action=Node("with_targets", action=_PLAYS, targets=Hole("targets")), negated=negated)),
        *J("claim", *(f"{way}{end}" for way in ("{card}で{targets|と}を", "{targets|と}は{card}で", "{card}は{targets|と}を") for end in ends), *(f"{{targets|と}}は{{card}}の{end}" for end in ends if end.startswith("対象")), slots="card:thing targets:aim+", tree=Node("can_do", who=ME, action=Node("with_targets", action=_PLAYS, targets=Hole("targets")), negated=negated)),
    )),
    *J("claim", *(f"{{cards|と}}は{more}{{amount:timed}}{end}" for more in ("", "あと", "まだ") for end in ("攻撃できる", "攻撃可能", "攻撃可能である") if (more, end) != ("", "攻撃できる")), slots="cards:those+ amount:figure", tree=Node("attacks_left", cards=Hole("cards"), amount=Hole("amount"))),
    *J("claim", "{cards|と}は使える", "{cards|と}が使える", slots="cards:those+", tree=Node("can_be", cards=Hole("cards"), act="play", negated=0)),
    *J("claim", "{cards|と}は使えない", "{cards|と}が使えない", "{cards|と}を出せない", "{cards|と}は出せない", slots="cards:those+", tree=Node("can_be", cards=Hole("cards"), act="play", negated=1)),
    *J("able", "{targets|と}に{card}をプレイ", "{card}を{targets|と}にプレイ", "{targets|と}を選んで{card}をプレイ", "{targets|と}を選択して{card}をプレイ", slots="card:thing targets:aim+", tree=Node(
        "with_targets", action=_PLAYS, targets=Hole("targets"))),
    *J("able", "{card}を{how}でプレイ", "{card}の{how}をプレイ", "{card}を{how}", slots="card:thing how:how", tree=Node("with_how", action=_PLAYS, how=Hole("how"))),
    *(w for negated, ends in enumerate((("できる", "することができる", "に取れる", "に選べる"), ("できない", "することができない", "に取れない", "に選べない"))) for w in J(
        "claim", *(f"{{card}}{p}{{targets|と}}{aimed}{end}" for p in ("は", "で", "では", "が") for aimed in ("を対象に", "を選択", "を目標に", "を") for end in ends if end.startswith("に") == (aimed == "を")), slots="card:thing targets:aim+",
        tree=Node("can_do", who=ME, action=Node("with_targets", action=_PLAYS, targets=Hole("targets")), negated=negated))),
    *J("able", "{cards|と}を{card}に融合", slots="cards:those+ card:thing", tree=Node("fuse", cards=Hole("cards"), card=Hole("card"))),
    *J("able", "{card}を手札からプレイ", "{card}を使用", slots="card:thing", tree=_PLAYS),
]  # fmt: skip
