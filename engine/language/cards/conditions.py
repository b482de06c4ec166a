"""Conditions: before the colon judged when the ability triggers, after it when it resolves."""
from ..phrases import P, inclusion

CONDITIONS = [
    P("condition_one", "state", "{state:STATE} is~active", "{state}状態", fix={"yes": 1}, example="Resonance is active", says="A named state of a player holds (yes=1) or not (yes=0)."),
    P("condition_one", "state", "{state:STATE} is~not~active", "{state}状態でない", fix={"yes": 0}, example="Vengeance is not active"),
    P("condition_one", "exists", "there~is~no {filter}", "{filter}が{%filter:いない}", fix={"yes": 0}, example="there is no enemy follower",
      says="There are cards that fit, as many as the bound says (absent: one or more); yes=0: none."),
    P("condition_one", "exists", "there~is|there~are a|an {filter}", "{filter}が{%filter:いる}", fix={"yes": 1}, example="there is an allied amulet"),
    P("condition_one", "exists", "there~are|there~is {bound} {filter~pl}", "{filter}が{bound}{%filter:いる}", fix={"yes": 1}, example="there are 3 or more allied followers"),
    P("condition_one", "has_points", "{player} have|has {bound} {counter:COUNTER~pl}", "{player}の{counter}が{bound}", example="you have 30 or more shadows", says="A player's points compared."),
    P("condition_one", "compare", "{left:amount} is/are {limit}", "{left}が{limit}", example="X is 10 or more", says="An amount compared."),
    P("condition_one", "has_figure", "{target:pointer} has/have {bound} {attribute}", "{target}の{attribute}が{bound}", example="your leader has 10 or less defense",
      says="A figure of a card compared; before=1: as it was before the step before (before its damage, its destruction)."),
    P("condition_one", "has_figure", "{target:pointer} had {bound} {attribute} before", "{target}の直前の{attribute}が{bound}", fix={"before": 1},
      example="it had 5 or less defense before"),
    P("condition_one", "is", "{target:pointer} is/are a|an {filter}", "{target}が{filter}", fix={"yes": 1}, example="it is an enemy follower",
      says="It fits the filter (yes=1) or not (yes=0), being what it is or, once gone, what it was."),
    P("condition_one", "is", "{target:pointer} is/are not a|an {filter}", "{target}が{filter}でない", fix={"yes": 0}, example="it is not a Machina follower"),
    P("condition_one", "is_like", "{target:pointer} is/are {adjective}", "{target}が{adjective}もの", fix={"yes": 1}, example="this is evolved", says="One adjective holds of it, or not."),
    P("condition_one", "is_like", "{target:pointer} is/are not {adjective}", "{target}が{adjective}ものでない", fix={"yes": 0}, example="it is not evolved"),
    P("condition_one", "is_in", "{target:pointer} is/are {place}", "{target}が{place}カード", fix={"yes": 1}, example="this is on the board", says="It is in that zone, or not."),
    P("condition_one", "is_in", "{target:pointer} is/are not {place}", "{target}が{place}カードでない", fix={"yes": 0}, example="this is not on the board"),
    P("condition_one", "happened", "{subject} {happening:happened~n} {period}", "{period}{subject}が{happening}", example="an ally evolved this turn",
      says="It happened in a stretch of the past: subject, happening, period."),
    P("condition_one", "did", "{player} {deed:deed_done} {period}", "{period}{player}が{deed}", example="you played 3 or more cards this turn", says="A player did it: player, deed, period."),
    P("condition_one", "turn_of", "it~is~your~turn", "自分のターン", fix={"who": "me"}, example="it is your turn", says="Whose turn it is."),
    P("condition_one", "turn_of", "it~is~your~opponent's~turn", "相手のターン", fix={"who": "opponent"}, example="it is your opponent's turn"),
    P("condition_one", "succeeded", "you~do", "そうした", fix={"yes": 1}, example="you do", says="The step before was carried out (yes=1) or not (yes=0)."),
    P("condition_one", "succeeded", "you~don't", "そうしなかった", fix={"yes": 0}, example="you don't"),
    P("condition_one", "no_duplicates", "your~deck~has~no~duplicates", "自分のデッキに同名カードがない", example="your deck has no duplicates", says="Every card of the deck is of another name."),
    P("condition_and", "both", "{first:condition_one} and {second:condition_and}", "{first}、かつ{second}", example="Resonance is active and it is your turn", says="Both conditions."),
    P("condition", "either_condition", "{first:condition_and},~or~if {second:condition}", "{first}、または{second}", example="Resonance is active, or if Overflow is active",
      says="One condition or the other."),
    *inclusion("condition_and", "condition_one"),
    *inclusion("condition", "condition_and"),
]

CONDITION_PHRASES = CONDITIONS
