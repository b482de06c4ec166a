"""How else players say in Japanese what figures, keywords and states things have."""

from __future__ import annotations

from engine.language.japanese_wordings import J
from engine.language.players import ME, OPPONENT
from engine.language.sentences.also.pieces import AMOUNT, BOTH_LEADERS, CARDS, DEFENSE, LEADER, NONE, WHO
from engine.language.sentences.also_japanese.pieces import PARTICLES, said
from engine.language.tree import Node
from engine.language.wordings import Hole

_ATTRIBUTE = {"cards": CARDS, "attribute": Hole("attribute"), "amount": AMOUNT}
_SIDES = (("自分", ME), ("相手", OPPONENT))
_BOTH = ("両方のリーダー", "両リーダー", "お互いのリーダー", "双方のリーダー", "どちらのリーダー")
_BOTH_BEFORE = tuple(f"{both}{mark}" for both in _BOTH for mark in ("も体力※", "の体力も"))
_LIKE = ("のまま", "になる", "になった", "になっている", "となる", "となった", "となっている", "である", "に変わる", "に減る", "に減った", "に増える", "に増えた", "に上がる", "に下がる")
_UNMOVED = (("up", ("増えない", "増えなかった", "上がらない", "上がらなかった")), ("down", ("減らない", "減らなかった", "下がらない", "下がらなかった")), ("change", ("変わらない", "変わらなかった")))
_MOVED = ((0, ("増えた", "増える", "上がった", "上がる")), (1, ("減った", "減る", "下がった", "下がる")))
_SPOKEN = (("{who}{point}", "who:owner point:COUNTER", {"who": WHO, "point": Hole("point")}), ("{point}", "point:COUNTER", {"who": ME, "point": Hole("point")}), ("{card}{attribute}", "card:possessor attribute:attribute", {"card": Hole("card"), "attribute": Hole("attribute")}),
           ("{place}の枚数", "place:place", {"place": Hole("place")}), ("{place}のカード", "place:place", {"place": Hole("place")}), ("{place}", "place:place", {"place": Hole("place")}))
JAPANESE_FIGURES = [
    *J("claim", "{point}は{first}から{now}になった", slots="point:COUNTER first:NUMBER now:NUMBER", tree=Node("point_went", who=ME, point=Hole("point"), first=Hole("first"), now=Hole("now"))),
    *J("claim", *(f"{{cards|と}}{p}{{a}}と{{b}}{q}持{end}" for p in PARTICLES for q in ("を", "の両方を") for end in ("つ", "っている")), slots="cards:those+ a:KEYWORD b:KEYWORD", tree=Node("several", said=tuple(
        Node("has_keyword", cards=CARDS, keyword=Hole(name), negated=0) for name in "ab"))),
    *(w for said_of, slots, parts in _SPOKEN for w in (
        *(v for way, ends in _UNMOVED for v in J("claim", *(f"{said_of}{p}{end}" for p in PARTICLES for end in ends), slots=slots, tree=Node("unmoved", way=way, **parts))),
        *(v for down, ends in _MOVED if "point" not in parts for v in J("claim", *(f"{said_of}{p}{{amount{':counted' if 'place' in parts else ''}}}{end}" for p in PARTICLES for end in ends), slots=f"{slots} amount:figure", tree=Node(
            "count_moved" if "place" in parts else "figure_moved", amount=AMOUNT, down=down, **parts))),
    )),
    *J("claim", *(f"{{card}}の{{attribute}}{p}{{first}}から{{now}}{went}" for p in PARTICLES for went in ("になる", "に減った", "に増えた", "に下がった", "に上がった", "に変わった")), slots="card:thing attribute:attribute first:NUMBER now:NUMBER", tree=Node(
        "figure_went", card=Hole("card"), attribute=Hole("attribute"), first=Hole("first"), now=Hole("now"))),
    *J("claim", *said("{cards|と}の{attribute}※{amount}"), slots="cards:those+ attribute:attribute amount:figure", tree=Node("attribute", **_ATTRIBUTE)),
    *J("claim", *said("{cards|と}※{attribute}{amount}"), slots="cards:those+ attribute:attribute amount:figure", tree=Node("attribute", **_ATTRIBUTE)),
    *J("claim", *said("{cards|と}※コスト{amount}"), *said("{cards|と}のコスト※{amount}"), slots="cards:those+ amount:figure", tree=Node(
        "attribute", cards=CARDS, attribute=Node("attribute", {"is": "cost"}), amount=AMOUNT)),
    *J("claim", *said("{who}体力※{amount}"), slots="who:owner amount:figure", tree=Node("attribute", cards=LEADER, attribute=DEFENSE, amount=AMOUNT)),
    *J("claim", *said("{cards|と}※{attack}/{defense}"), slots="cards:those+ attack:NUMBER defense:NUMBER", tree=Node(
        "stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
    *J("claim", *said("{who}の{point}※{amount}"), *said("{who}の残り{point}※{amount}"), slots="who:subject point:COUNTER amount:figure", tree=Node(
        "point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *J("claim", "{cards|と}は{state}", "{cards|と}が{state}である", slots="cards:those+ state:state", tree=Node("in_state", cards=CARDS, state=Hole("state"), negated=0)),
    *J("claim", "{cards|と}は進化している", "{cards|と}が進化している", "{cards|と}は進化済み", slots="cards:those+", tree=Node("in_state", cards=CARDS, state=Node("state", {"is": "evolved"}), negated=0)),
    *J("claim", "{cards|と}は進化していない", "{cards|と}が進化していない", slots="cards:those+", tree=Node("in_state", cards=CARDS, state=Node("state", {"is": "evolved"}), negated=1)),
    *(w for state, words in (("tapped", "タップ"), ("untapped", "アンタップ")) for w in J("claim", *(f"{{cards|と}}{p}{words}{end}" for p in ("は", "が") for end in ("している", "されている", "済み")),
        slots="cards:those+", tree=Node("in_state", cards=CARDS, state=Node("state", {"is": state}), negated=0))),
    *J("claim", "{active}状態", "{active}状態である", "{active}状態になる", "{active}状態になっている", slots="active:STATE", tree=Node("player_state", who=ME, active=Hole("active"), negated=0)),
    *J("claim", *(f"{{who}}{p}{{active}}状態{no}" for p in ("は", "が") for no in ("でなくなる", "でなくなった", "ではなくなる", "ではなくなった", "になっていない")), slots="who:object active:STATE", tree=Node("player_state", who=WHO, active=Hole("active"), negated=1)),
    *J("claim", "{active}状態でない", "{active}状態ではない", slots="active:STATE", tree=Node("player_state", who=ME, active=Hole("active"), negated=1)),
    *J("claim", *said("{who}※{active}状態"), slots="who:object active:STATE", tree=Node("player_state", who=WHO, active=Hole("active"), negated=0)),
    *J("claim", *said("{point}※{amount}"), *said("残り{point}※{amount}"), slots="point:COUNTER amount:figure", tree=Node("point", who=ME, point=Hole("point"), amount=AMOUNT)),
    *(w for ja, who in _SIDES for w in J("claim", *said(f"{ja}のリーダー※{{amount}}"), *said(f"{ja}リーダー※{{amount}}"), slots="amount:figure", tree=Node(
        "attribute", cards=(Node("leader", who=who),), attribute=DEFENSE, amount=AMOUNT))),
    *J("claim", *(f"{{cards|と}}の{{attribute}}{p}残り{{amount}}" for p in PARTICLES), slots="cards:those+ attribute:attribute amount:figure", tree=Node(
        "attribute", cards=CARDS, attribute=Hole("attribute"), amount=AMOUNT)),
    *J("claim", *(words for both in _BOTH for left in ("", "残り") for words in said(f"{both}の体力※{left}{{amount}}")), *(words for before in _BOTH_BEFORE for words in said(before + "{amount}")), slots="amount:figure", tree=Node(
        "attribute", cards=BOTH_LEADERS, attribute=DEFENSE, amount=AMOUNT)),
    *J("claim", *(f"{{cards|と}}は{{keyword}}{has}" for has in ("を持っている", "がある", "が付いている")), slots="cards:those+ keyword:KEYWORD", tree=Node(
        "has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=0)),
    *J("claim", *(f"{{cards|と}}は{{keyword}}{has}" for has in ("を持っていない", "がない", "が付いていない")), slots="cards:those+ keyword:KEYWORD", tree=Node(
        "has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=1)),
    *J("claim", "{cards|と}は再び攻撃できる", slots="cards:those+", tree=Node("attacks_again", cards=CARDS, negated=0)),
    *J("claim", "{cards|と}は再び攻撃できない", slots="cards:those+", tree=Node("attacks_again", cards=CARDS, negated=1)),
    *J("claim", *(f"{{who}}{life}{p}{{amount}}{end}" for life in ("ライフ", "ヘルス", "HP") for p in ("は", "が", "") for end in ("", "になる", "になった", "のまま")), slots="who:owner amount:figure", tree=Node("attribute", cards=LEADER, attribute=DEFENSE, amount=AMOUNT)),
    *J("claim", *(f"{{cards|と}}{p}{{attack}}/{{defense}}{end}" for p in PARTICLES for end in _LIKE), "{cards|と}のステータスは{attack}/{defense}", "{cards|と}のスタッツは{attack}/{defense}", slots="cards:those+ attack:NUMBER defense:NUMBER",
       tree=Node("stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
    *J("claim", *(f"{{cards|と}}の{{attribute}}{p}{{amount}}{end}" for p in PARTICLES for end in _LIKE), slots="cards:those+ attribute:attribute amount:figure", tree=Node("attribute", cards=CARDS, attribute=Hole("attribute"), amount=AMOUNT)),
    *J("claim", *(f"{{cards|と}}のコスト{p}{{amount}}{end}" for p in PARTICLES for end in _LIKE), slots="cards:those+ amount:figure", tree=Node("attribute", cards=CARDS, attribute=Node("attribute", {"is": "cost"}), amount=AMOUNT)),
    *J("claim", *(f"{{who}}{{point}}{p}{{amount}}{end}" for p in PARTICLES for end in (*_LIKE, "残る", "残っている", "余る")), slots="who:owner point:COUNTER amount:figure", tree=Node("point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *J("claim", *(f"{{point}}{p}{{amount}}{end}" for p in PARTICLES for end in (*_LIKE, "残る", "残っている", "余る", "枚", "枚になる", "枚のまま")), "{point}{amount}", "残り{point}{amount}", "残り{amount}{point}", slots="point:COUNTER amount:figure", tree=Node(
        "point", who=ME, point=Hole("point"), amount=AMOUNT)),
    *J("claim", *(f"{{who}}{{attribute}}{p}{{amount}}{end}" for p in PARTICLES for end in ("", *_LIKE)), slots="who:owner attribute:attribute amount:figure", tree=Node("attribute", cards=LEADER, attribute=Hole("attribute"), amount=AMOUNT)),
    *(w for down, words in ((0, ("増えた", "増える", "増加した", "増えている")), (1, ("減った", "減る", "減少した", "減っている"))) for w in (
        *J("claim", *(f"{{who}}{{point}}{p}{{amount}}{m}{end}" for p in PARTICLES for m in ("", "枚") for end in words), slots="who:owner point:COUNTER amount:figure", tree=Node("point_moved", who=WHO, point=Hole("point"), amount=AMOUNT, down=down)),
        *J("claim", *(f"{{point}}{p}{{amount}}{m}{end}" for p in PARTICLES for m in ("", "枚") for end in words), slots="point:COUNTER amount:figure", tree=Node("point_moved", who=ME, point=Hole("point"), amount=AMOUNT, down=down)))),
    *J("claim", *(f"{{who}}{{point}}{p}{gone}" for p in PARTICLES for gone in ("残っていない", "ない", "残らない", "なくなる", "なくなった")), slots="who:owner point:COUNTER", tree=Node("point", who=WHO, point=Hole("point"), amount=NONE)),
    *J("claim", *(f"{{point}}{p}{gone}" for p in PARTICLES for gone in ("残っていない", "ない", "残らない", "なくなる", "なくなった")), slots="point:COUNTER", tree=Node("point", who=ME, point=Hole("point"), amount=NONE)),
    *J("claim", *(f"{{who}}の{{point}}{p}{{amount:counted}}{end}" for p in PARTICLES for end in ("", "になる", "のまま", "である")), slots="who:subject point:COUNTER amount:figure", tree=Node("point", who=WHO, point=Hole("point"), amount=AMOUNT)),
    *(w for down, words in ((0, ("増えた", "増える", "遅れた", "遅れる", "遅らされた")), (1, ("減った", "減る", "進んだ", "進む", "進められた"))) for w in J("claim", *(f"{{card}}のカウントダウン{p}{{amount}}{end}" for p in PARTICLES for end in words), slots="card:thing amount:figure", tree=Node(
        "figure_moved", card=Hole("card"), attribute=Node("attribute", {"is": "countdown"}), amount=AMOUNT, down=down))),
    *J("claim", *(f"{{cards|と}}のカウントダウン{p}{{amount}}{end}" for p in PARTICLES for end in _LIKE), slots="cards:those+ amount:figure", tree=Node("counter_on", cards=CARDS, counter="countdown", amount=AMOUNT)),
    *J("claim", "{cards|と}は{keyword}を失っている", "{cards|と}から{keyword}が失われる", "{cards|と}の{keyword}は失われる", "{cards|と}の{keyword}はなくなる", slots="cards:those+ keyword:KEYWORD", tree=Node(
        "has_keyword", cards=CARDS, keyword=Hole("keyword"), negated=1)),
    *J("claim", *(f"{{who}}{p}{{cards|と}}が見え{end}" for p in ("には", "からは", "から", "に") for end in ("ない", "ていない")), slots="who:object cards:those+", tree=Node("hidden", cards=CARDS, who=WHO, negated=0)),
    *J("claim", *(f"{{who}}{p}{{cards|と}}が見え{end}" for p in ("には", "からは", "から", "に") for end in ("る", "ている")), slots="who:object cards:those+", tree=Node("hidden", cards=CARDS, who=WHO, negated=1)),
    *J("claim", *(f"{{who}}ターン{end}" for end in ("は来ない", "は来なかった", "にならない", "は始まらない")), slots="who:owner", tree=Node("happened", happening=Node("turn_starts", who=WHO), negated=1)),
    *J("claim", *(f"{{who}}ターン{end}" for end in ("になる", "になった", "が来る", "のまま", "が続く")), slots="who:owner", tree=Node("turn_of", who=WHO)),
    *J("claim", *(f"{{cards|と}}の攻撃力は{{attack}}{join}体力は{{defense}}" for join in ("、", "で、", "で", "、そして")), "{cards|と}は攻撃力{attack}、体力{defense}", "{cards|と}は攻撃力{attack}・体力{defense}", "{cards|と}は攻撃力が{attack}、体力が{defense}", "{cards|と}の攻撃力/体力は{attack}/{defense}",
       slots="cards:those+ attack:NUMBER defense:NUMBER", tree=Node("stats", cards=CARDS, attack=Hole("attack"), defense=Hole("defense"))),
]
