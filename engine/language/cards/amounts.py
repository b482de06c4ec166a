"""Amounts that are worked out, and bounds to compare with."""
from engine.language.phrases import P, inclusion
from engine.language.tree import Node

_BOUNDS = (
    ("at_least", "{n} or~more", "{n}以上", "3 or more", "A comparison: that or more."),
    ("at_most", "{n} or~less|or~fewer", "{n}以下", "5 or less", "That or less."),
    ("exactly", "exactly {n}", "ちょうど{n}", "exactly 1", "Just that."),
    ("more_than", "more~than {n}", "{n}より多い", "more than 3", "More than that."),
    ("less_than", "less~than|fewer~than {n}", "{n}より少ない", "less than 3", "Less than that."),
)

# A bound before a noun holds a plain number; at the end of a comparison it may hold anything that can be worked out.
BOUNDS = [
    P(category, kind, english.replace("{n}", "{n:" + amount + "}"), japanese, also={"at_least": ("at~least {n:" + amount + "}",), "more_than": ("greater~than {n:" + amount + "}",)}.get(kind, ()), example=example, says=says)
    for category, amount in (("bound", "quantity"), ("limit", "amount"))
    for kind, english, japanese, example, says in _BOUNDS
]
BOUNDS.append(P("bound", "between", "{low:NUMBER} to {high:NUMBER}", "{low}～{high}", example="2 to 4", says="One of these, both included."))

AMOUNTS = [
    P("amount", "count", "the~number~of {filter~pl}", "{filter}の数", example="the number of allied followers", says="How many fit."),
    P("amount", "count", "the~number~of different {filter~pl}", "{filter}の名前の数", fix={"different": 1}, also=("the~number~of differently~named {filter~pl}",),
      example="the number of different allied followers"),
    P("amount", "fused_to_this", "the~number~of {filter~pl} fused~to~this", "これに融合した{filter}の数", example="the number of Artifact cards fused to this",
      says="Cards that a Fusion put beneath this card; different=1: their names."),
    P("amount", "fused_to_this", "the~number~of different {filter~pl} fused~to~this", "これに融合した{filter}の名前の数", fix={"different": 1},
      example="the number of different cards fused to this"),
    P("amount", "spent_on_necromancy", "the~number~of~shadows~spent~on~Necromancy {period}", "{period}ネクロマンスで消費した墓場の数", example="the number of shadows spent on Necromancy this match",
      says="All shadows that a player paid for Necromancy."),
    P("amount", "fusions", "the~number~of~times~cards~were~fused~to~this", "これに融合した回数", example="the number of times cards were fused to this",
      says="How often a Fusion put cards beneath this card; several at once are one time."),
    P("amount", "random_number", "a~random~number~between {low:NUMBER} and {high:NUMBER}", "{low}から{high}までのランダムな数",
      example="a random number between 1 and 3", says="One of these numbers, drawn."),
    P("amount_one", "figure_of", "its {attribute}", "その{attribute}", fix={"target": Node("it")}, example="its attack",
      says="A figure of a target. total=1: the sum of all. before=1: as it was before the step before (or before it was destroyed)."),
    P("amount_one", "figure_of", "the {attribute} of {target}", "{target}の{attribute}", example="the attack of that follower"),
    P("amount_one", "figure_of", "the {attribute} of {target} before", "{target}の直前の{attribute}", fix={"before": 1}, example="the defense of this before"),
    P("amount", "figure_of", "the~total {attribute} of {target}", "{target}の{attribute}の合計", fix={"total": 1}, example="the total attack of all allied followers"),
    P("amount_one", "points_of", "{owner} {counter:COUNTER~pl}", "{owner}の{counter}の数", also_ja=("{owner}の{counter}",), example="your shadows", says="A player's points or counters."),
    P("amount_one", "turn_number", "{owner} number~of~turns", "{owner}のターン数", example="your number of turns", says="Which of that player's turns this is."),
    P("amount", "times", "the~number~of~times {subject} {happening:happened~n} {period}", "{period}{subject}が{happening}回数",
      example="the number of times your leader took damage this match", says="How often something happened."),
    P("amount", "times_done", "the~number~of~times {player} {deed:deed_done} {period}", "{period}{player}が{deed}回数",
      example="the number of times you performed Burial Rite this match", says="How often a player did something."),
    P("amount", "times_state", "the~number~of~times {state:STATE} became~active {period}", "{period}{state}状態になった回数",
      example="the number of times Resonance became active this match", says="How often a state went on."),
    P("amount", "damage_dealt", "the~damage~dealt {period}", "{period}与えたダメージ", example="the damage dealt this way", says="Damage really dealt."),
    P("amount", "defense_restored", "the~defense~restored {period}", "{period}回復した体力", example="the defense restored this way", says="Defense really restored."),
    P("amount", "multiple", "twice {n:amount}", "{n}の2倍", fix={"by": 2}, example="twice X", says="So many times an amount."),
    P("amount", "multiple", "{by:NUMBER} times {n:amount}", "{n}の{by}倍", example="3 times X"),
    P("amount", "half", "half~rounded~up~of {n:amount}", "{n}の半分（端数切り上げ）", fix={"up": 1}, also=("half {n:amount} (rounded~up)",), example="half rounded up of X"),
    P("amount", "half", "half {n:amount}", "{n}の半分（端数切り捨て）", also=("half {n:amount} (rounded~down)",), example="half X", says="Half of it, rounded down."),
    P("amount", "share", "one~for~every {by:NUMBER} of {n:amount}", "{n}を{by}で割った数（端数切り捨て）", example="one for every 3 of your shadows", says="So many as it has whole parts of that size."),
    P("amount", "sum", "the~sum~of {a:amount} and {b:amount}", "{a}と{b}の合計", example="the sum of X and 2", says="Both together."),
    P("amount", "difference", "{a:amount_one} minus {b:amount_one}", "{a}－{b}", example="10 minus your shadows", says="The first less the second, not below 0."),
    P("amount", "difference", "the~difference~of {a:amount} and {b:amount}", "{a}から{b}を引いた数", example="the difference of X and 2", says="The same of amounts that are more than one word."),
    P("amount", "no_more", "the~smaller~of {n:amount} and {most:NUMBER}", "{n}と{most}の小さい方", example="the smaller of your shadows and 5", says="That number, or at most this."),
    P("amount", "stack_used", "the~Stack~used~for~Earth~Rite {period}", "{period}土の秘術で消費したスタックの数", example="the Stack used for Earth Rite this match",
      says="All Stack that a player used up for Earth Rite."),
    P("amount", "no_less", "{n:amount_one} but~no~less~than {least:NUMBER}", "{n}（{least}未満にはならない）", example="your shadows but no less than 1", says="That number, or at least this."),
    *inclusion("amount_one", "quantity"),
    *inclusion("amount", "amount_one"),
]

AMOUNT_PHRASES = [*BOUNDS, *AMOUNTS]
