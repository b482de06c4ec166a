"""What must come of a scenario, one sentence a line of ``then`` and ``otherwise``."""

from __future__ import annotations

from engine.language.phrases import P, inclusion
from engine.language.sentences.things import NOBODY
from engine.language.tree import Node

_COST = Node("attribute", {"is": "cost"})
_ENTERED = Node("deed", verb="entered")
_EVOLVED = Node("deed", verb="evolved")

WHERE = [
    P("claim", "located", "{cards:thing+} is/are in|on {place:place}", "{cards}は{place}にある", example="Goblin is on the board",
      fix={"negated": 0}),
    P("claim", "located", "{cards:thing+} is/are not in|on {place:place}", "{cards}は{place}にない", example="Goblin is not in my hand",
      fix={"negated": 1}),
    P("claim", "located", "{cards:thing+} is/are nowhere", "{cards}はどこにもない", example="Goblin is nowhere",
      fix={"negated": 0, "place": Node("nowhere")}),
    P("claim", "contents", "{place:place} is empty", "{place}は空である", example="opponent's board is empty", fix={"cards": ()}),
    P("claim", "contents", "{place:place} hold[s] {cards:thing+}", "{place}は順に{cards|、}のみ",
      example="my hand holds Goblin and Fighter",
      says="exactly these cards, in this order"),
    P("claim", "begins_with", "{place:place} begins with {cards:thing+}", "{place}の先頭は順に{cards|、}",
      example="my deck begins with Goblin",
      says="the top of a deck, the left of a hand"),
    P("claim", "count_in", "{place:place} has {amount:figure} card(s)", "{place}のカードは{amount:counted}", example="my hand has 2 cards"),
    P("claim", "count_in", "there is/are {amount:figure} card(s) in|on {place:place}", "{place}のカードは{amount:counted}",
      example="there are 2 cards in my hand"),
    P("claim", "count_in", "{place:place} has {amount:figure} {name:NAME~n}", "{place}の{name}は{amount:counted}",
      example="my board has 2 Goblins"),
    P("claim", "count_in", "there is/are {amount:figure} {name:NAME~n} in|on {place:place}", "{place}の{name}は{amount:counted}",
      example="there are 2 Goblins on my board"),
]  # fmt: skip

HAPPENED = [
    P("claim", "underwent", "{cards:thing+} was/were {deed:deed}", "{cards}は{deed!た}", example="Goblin was destroyed",
      fix={"negated": 0}),
    P("claim", "underwent", "{cards:thing+} was/were not {deed:deed}", "{cards}は{deed:undone!た}", example="Goblin was not destroyed",
      fix={"negated": 1}),
    P("claim", "underwent", "{cards:thing+} entered", "{cards}は場に出た", example="Goblin entered", fix={"negated": 0, "deed": _ENTERED}),
    P("claim", "underwent", "{cards:thing+} did not enter", "{cards}は場に出なかった", example="Goblin did not enter",
      fix={"negated": 1, "deed": _ENTERED}),
    P("claim", "underwent", "{cards:thing+} evolved", "{cards}は進化した", example="Goblin evolved", fix={"negated": 0, "deed": _EVOLVED}),
    P("claim", "underwent", "{cards:thing+} did not evolve", "{cards}は進化しなかった", example="Goblin did not evolve",
      fix={"negated": 1, "deed": _EVOLVED}),
    P("claim", "count_of", "{amount:figure} card(s) was/were {deed:deed}", "{amount:counted}のカードが{deed!た}",
      example="2 cards were burned"),
    P("claim", "count_of", "{amount:figure} of {who:owner} cards|card was/were {deed:deed}", "{who}カードが{amount:counted}{deed!た}",
      example="2 of my cards were burned"),
    P("claim", "count_of", "{amount:figure} {name:NAME~n} was/were {deed:deed}", "{amount:counted}の{name}が{deed!た}",
      example="3 Goblins were summoned"),
    P("claim", "order", "first {steps:happening&}", "順に、{steps}", example="first Goblin is destroyed, then my leader takes 3 damage",
      says="in this order; other things may happen in between"),
    P("claim", "order_of_effects", "{first:effect} resolve[s] before {second:effect}", "{first}は{second}より先に解決される",
      example="Goblin's Last Words resolve before Fighter's effect"),
    P("claim", "happened", "it happened that {happening:happening}", "{happening!た}", example="it happened that Goblin evolves",
      also=("{happening:happening}",),
      fix={"negated": 0}),
    P("claim", "happened", "it never happened that {happening:happening}", "{happening}ことは一度もなかった",
      example="it never happened that Goblin evolves", fix={"negated": 1}),
    P("claim", "happened_times", "it happened {amount:figure} time(s) that {happening:happening}", "{happening}ことが{amount:timed}あった",
      example="it happened 3 times that my leader takes 1 damage"),
]  # fmt: skip

_EFFECT_VERBS = (
    ("triggered", "triggered", "trigger", "誘発した", "誘発しなかった"),
    ("resolved", "resolved", "resolve", "解決された", "解決されなかった"),
    ("fizzled", "fizzled", "fizzle", "不発になった", "不発にならなかった"),
)
QUEUE = [
    P("claim", "waiting", "nothing is waiting", "待機中の効果はない", example="nothing is waiting", fix={"effects": ()}),
    P("claim", "waiting", "the agenda is {effects:effect+}", "待機中は順に{effects|、}",
      example="the agenda is Goblin's effect and Fighter's effect",
      says="all that waits, in its order"),
    P("claim", "is_waiting", "{effects:effect+} is/are waiting", "{effects}が待機している", example="Goblin's effect is waiting",
      fix={"negated": 0}),
    P("claim", "is_waiting", "{effects:effect+} is/are not waiting", "{effects}は待機していない", example="Goblin's effect is not waiting",
      fix={"negated": 1}),
    *(P("claim", kind, "{effects:effect+} " + past, "{effects}は" + ja, example=f"Goblin's effect {past}", fix={"negated": 0})
      for kind, past, _, ja, _ in _EFFECT_VERBS),
    *(P("claim", kind, "{effects:effect+} did not " + plain, "{effects}は" + ja, example=f"Goblin's effect did not {plain}",
    fix={"negated": 1})
      for kind, _, plain, _, ja in _EFFECT_VERBS),
    P("claim", "fizzled", "{effects:effect+} fizzled by {rule:NAME}", "{effects}は{rule}により不発になった",
      example="Goblin's effect fizzled by sv.fizzle.source-left", fix={"negated": 0}),
]  # fmt: skip

FIGURES = [
    P("claim", "stats", "{cards:thing+} is/are {attack:NUMBER} / {defense:NUMBER}", "{cards}は{attack}/{defense}", example="Goblin is 3/2"),
    P("claim", "attribute", "{cards:thing+} has/have {amount:figure} {attribute:attribute}", "{cards}の{attribute}は{amount}",
      example="my leader has 17 defense"),
    P("claim", "attribute", "{cards:thing+} cost[s] {amount:figure}", "{cards}のコストは{amount}", example="Goblin costs 3",
      fix={"attribute": _COST}),
    P("claim", "attribute_of", "{card:possessor} {attribute:attribute} is {amount:figure}", "{card}{attribute}は{amount}",
      example="Goblin's attack is 3"),
    P("claim", "attribute_of", "{card:possessor} cost is {amount:figure}", "{card}コストは{amount}", example="Goblin's cost is 3",
      fix={"attribute": _COST}),
    P("claim", "counter_on", "{cards:thing+} has/have {amount:figure} countdown", "{cards}のカウントダウンは{amount}",
      example="Goblin has 2 countdown", fix={"counter": "countdown"}),
    P("claim", "counter_on", "{cards:thing+} has/have {amount:figure} {counter:COUNTER~n}", "{cards}の{counter}は{amount}",
      example="Goblin has 2 play points"),
    P("claim", "point", "{who:subject} has/have {amount:figure} {point:COUNTER~n}", "{who}の{point}は{amount}",
      example="I have 3 play points"),
    P("claim", "point", "{who:owner} {point:COUNTER} is/are {amount:figure}", "{who}{point}は{amount}", example="my play points are 3"),
    P("claim", "reckoned_point", "{who:owner} {point:COUNTER} is/are reckoned as {text:NAME}", "{who}{point}の計算は{text}",
      example='my play points are reckoned as "5, +2, -1: 6"', says="how a value under continuous effects is worked out, with its reason or without"),
    P("claim", "reckoned_figure", "{card:possessor} {attribute:attribute} is reckoned as {text:NAME}", "{card}{attribute}の計算は{text}",
      example='Goblin\'s attack is reckoned as "2, +2: 4"'),
    P("claim", "has_keyword", "{cards:thing+} has/have {keyword:KEYWORD}", "{cards}は{keyword}を持つ", example="Goblin has Ward",
      fix={"negated": 0}),
    P("claim", "has_keyword", "{cards:thing+} does/do not have {keyword:KEYWORD}", "{cards}は{keyword}を持たない",
      example="Goblin does not have Ward", fix={"negated": 1}),
    P("claim", "has_ability", "{cards:thing+} has/have {text:NAME}", "{cards}は{text}を持つ",
      example='Goblin has "Last Words: draw a card."',
      fix={"negated": 0}),
    P("claim", "has_ability", "{cards:thing+} does/do not have {text:NAME}", "{cards}は{text}を持たない",
      example='Goblin does not have "Last Words: draw a card."', fix={"negated": 1}),
    P("claim", "no_abilities", "{cards:thing+} has/have no abilities", "{cards}は能力を持たない", example="Goblin has no abilities"),
    P("claim", "has_trait", "{cards:thing+} is/are a|an {trait:TRAIT}", "{cards}は{trait}である", example="Goblin is a Commander",
      fix={"negated": 0}),
    P("claim", "has_trait", "{cards:thing+} is/are not a|an {trait:TRAIT}", "{cards}は{trait}ではない", example="Goblin is not a Commander",
      fix={"negated": 1}),
    P("claim", "has_kind", "{cards:thing+} is/are a|an {kind:KIND}", "{cards}は{kind}である", example="Goblin is a follower",
      fix={"negated": 0}),
    P("claim", "has_kind", "{cards:thing+} is/are not a|an {kind:KIND}", "{cards}は{kind}ではない", example="Goblin is not a follower",
      fix={"negated": 1}),
    P("claim", "in_state", "{cards:thing+} is/are {state:state}", "{cards}は{state}である", example="Goblin is evolved",
      fix={"negated": 0}),
    P("claim", "in_state", "{cards:thing+} is/are not {state:state}", "{cards}は{state}ではない", example="Goblin is not asleep",
      fix={"negated": 1}),
    P("claim", "player_state", "{active:STATE} is active for {who:object}", "{who}は{active}状態", example="Vengeance is active for me",
      fix={"negated": 0}),
    P("claim", "player_state", "{active:STATE} is not active for {who:object}", "{who}は{active}状態ではない",
      example="Vengeance is not active for opponent", fix={"negated": 1}),
    P("claim", "can_attack", "{cards:thing+} can attack", "{cards}は攻撃できる", example="Goblin can attack", fix={"negated": 0}),
    P("claim", "can_attack", "{cards:thing+} can attack {target:thing}", "{cards}は{target}を攻撃できる",
      example="Goblin can attack Fighter",
      fix={"negated": 0}),
    P("claim", "can_attack", "{cards:thing+} can't attack", "{cards}は攻撃できない", example="Goblin can't attack", fix={"negated": 1}),
    P("claim", "can_attack", "{cards:thing+} can't attack {target:thing}", "{cards}は{target}を攻撃できない",
      example="Goblin can't attack my leader", fix={"negated": 1}),
    P("claim", "piloted", "{cards:thing+} is/are piloted by {pilot:thing}", "{cards}には{pilot}が乗っている",
      example="Goblin is piloted by Fighter"),
    P("claim", "no_pilot", "{cards:thing+} has/have no pilot", "{cards}には誰も乗っていない", example="Goblin has no pilot"),
]  # fmt: skip

RULES = [
    P("claim", "refused", "action {action:NUMBER} was refused", "行動{action}は拒否された", example="action 2 was refused",
      fix={"negated": 0}),
    P("claim", "refused", "action {action:NUMBER} was refused by {rule:NAME}", "行動{action}は{rule}により拒否された",
      example="action 2 was refused by sv.fizzle.source-left", fix={"negated": 0}),
    P("claim", "refused", "part of action {action:NUMBER} was refused by {rule:NAME}", "行動{action}の一部は{rule}により拒否された",
      example="part of action 2 was refused by sv.fizzle.source-left", fix={"negated": 0, "part": 1}, says="the action went on without it"),
    P("claim", "refused", "action {action:NUMBER} was not refused", "行動{action}は拒否されなかった", example="action 2 was not refused",
      fix={"negated": 1}),
    P("claim", "order_cites", "the order of {first:effect} before {second:effect} cites {rule:NAME}",
      "{first}が{second}より先なのは{rule}による",
      example="the order of Goblin's effect before Fighter's effect cites sv.fizzle.source-left"),
    P("claim", "cites", "that {happening:happening} cites {rule:NAME}", "{happening}のは{rule}による",
      example="that Goblin is destroyed cites sv.fizzle.source-left"),
    P("claim", "saw", "{who:subject} saw {cards:thing+}", "{who}は{cards}を見た", example="opponent saw Goblin", fix={"negated": 0}),
    P("claim", "saw", "{who:subject} did not see {cards:thing+}", "{who}は{cards}を見ていない", example="opponent did not see Goblin",
      fix={"negated": 1}),
    P("claim", "hidden", "{cards:thing+} is/are hidden from {who:object}", "{cards}は{who}に見えない",
      example="Goblin is hidden from opponent",
      fix={"negated": 0}),
    P("claim", "hidden", "{cards:thing+} is/are not hidden from {who:object}", "{cards}は{who}に見える",
      example="Goblin is not hidden from me", fix={"negated": 1}),
    P("claim", "verdict", "{who:subject} win[s]", "{who}の勝ち", example="I win", fix={"result": "win"}),
    P("claim", "verdict", "{who:subject} lose[s]", "{who}の負け", example="opponent loses", fix={"result": "lose"}),
    P("claim", "ongoing", "the game goes on", "ゲームは続く", example="the game goes on"),
    P("claim", "drawn_game", "the game is a draw", "引き分け", example="the game is a draw"),
    P("claim", "loop_found", "a loop was found", "ループが見つかった", example="a loop was found"),
    P("claim", "verdict_named", "the verdict is {text:NAME}", "判定は{text}", example='the verdict is "deck-out"'),
    P("claim", "priority", "{who:subject} hold[s] priority", "優先権は{who}にある", example="opponent holds priority"),
    P("claim", "priority", "nobody holds priority", "優先権は誰にもない", example="nobody holds priority", fix={"who": NOBODY}),
    P("claim", "turn_of", "it is {who:owner} turn", "今は{who}ターン", example="it is my turn"),
    P("claim", "phase_is", "it is the {phase:phase} phase", "今は{phase}フェイズ", example="it is the main phase"),
]  # fmt: skip

FRAMES = [
    P("moment", "after_action", "after action {n:NUMBER}", "行動{n}のあと", example="after action 2"),
    P("moment", "while_resolving", "while {effect:effect} resolve[s]", "{effect}の解決中", example="while Goblin's Fanfare resolves"),
    P("moment", "before_resolving", "before {effect:effect} resolve[s]", "{effect}が解決される前",
      example="before Goblin's Fanfare resolves"),
    P("moment", "once", "once {happening:happening}", "{happening!た}時点で", example="once Goblin is destroyed"),
    P("moment", "at_start", "at the start", "最初の時点で", example="at the start"),
    *inclusion("stated", "claim"),
    P("stated", "at_moment", "{moment:moment} , {claim:claim}", "{moment}、{claim}", example="after action 2, Goblin is in my hand"),
    *inclusion("expectation", "stated"),
]  # fmt: skip
for _kind, _word, _ja in (
    ("in_every", "every", "どの結果でも、{claim}"),
    ("in_some", "some", "少なくとも1つの結果で、{claim}"),
    ("in_no", "no", "{claim}、という結果は1つもない"),
):
    for _comma in (" , ", " "):
        _example = f"in {_word} outcome{_comma.replace(' ,', ',')}Goblin is in my hand"
        FRAMES.append(P("expectation", _kind, f"in {_word} outcome{_comma}{{claim:stated}}", _ja, example=_example))
FRAMES += [
    P("expectation", "with_probability", "with probability {numerator:NUMBER} / {denominator:NUMBER} , {claim:stated}",
      "{numerator}/{denominator}の確率で、{claim}", example="with probability 1/2, Goblin is in my hand"),
    P("expectation", "with_probability", "with probability {numerator:NUMBER} / {denominator:NUMBER} {claim:stated}",
      "{numerator}/{denominator}の確率で、{claim}", example="with probability 1/2 Goblin is in my hand"),
]  # fmt: skip

EXPECTATIONS = [*WHERE, *HAPPENED, *QUEUE, *FIGURES, *RULES, *FRAMES]
