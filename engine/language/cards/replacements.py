"""Replacements: what would happen, and what happens instead."""
from engine.language.happenings import would_happen
from engine.language.phrases import P
from engine.log.happenings.table import SHARED

WOULD = [
    *would_happen(SHARED),
    P("would", "dies", "be put into {owner} {zone:ZONE} from~anywhere", "どこからでも{owner}の{zone}に置かれる", example="be put into your deck from anywhere",
      says="Would be put into that zone, wherever it is."),
]

REPLACEMENTS = [
    P("sentence", "replace", "if {subject} would {would} {when:in_turn?}, {then:clause} instead.", "{when}{subject}が{would}時、かわりに{then}。", example="If this would leave the board, banish this instead.",
      says="In place of what would happen to the subject, the clause is carried out; “it” is the subject."),
    P("sentence", "redirect", "if damage would be~dealt~to {targets:pointer} {when:in_turn?}, it~is~dealt~to {instead:pointer} instead.",
      "{when}{targets}にダメージが与えられる時、かわりに{instead}に与える。", example="If damage would be dealt to your leader during your turn, it is dealt to the enemy leader instead.",
      says="Damage to one goes to the other, at the instant of damage."),
    P("sentence", "stays", "if {subject} would {would}, it~stays instead.", "{subject}が{would}時、かわりにとどまる。", example="If this would leave the board, it stays instead.",
      says="It stays where it is; with a condition only if that holds; with first: that is done, then the condition judged."),
    P("sentence", "stays", "if {subject} would {would}, it~stays instead,~if {condition}.", "{subject}が{would}時、{condition}なら、かわりにとどまる。",
      example="If this would leave the board, it stays instead, if its power is 1 or more."),
    P("sentence", "stays", "if {subject} would {would}, {first:clause}. if {condition}, it~stays instead.", "{subject}が{would}時、{first}。{condition}なら、とどまる。",
      example="If this would leave the board, draw a card. If you do, it stays instead."),
    P("in_turn", "during", "during {owner} turn", "{owner}のターン中、", example="during your turn"),
]

REPLACEMENT_PHRASES = [*WOULD, *REPLACEMENTS]
