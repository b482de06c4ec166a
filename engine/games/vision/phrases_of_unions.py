"""Phrases of what a card unites, of its caster, and of the races in place of one, in both languages."""

from engine.language.phrases import P

UNIONS = [
    P("sentence", "union", "Union: {materials:material+}.", "連結：{materials}。", example="Union: Forest Bat and Magitrain.",
      says="As it enters, or a spell that does not stay resolves, these cards are exiled for it, a card of each name; on the field it has the names as well."),
    P("material", "of_a_name", "{card:NAME}", "{card}", example="Magitrain"),
    P("material", "such_cards", "{count:quantity} {filter~n}", "{filter}{count}枚", example="2 spells", says="So many cards that fit."),
    P("material", "one_or_other", "either {first:material} or~else {second:material}", "{first}、もしくは{second}", example="either Magitrain or else 1 spell"),
    P("noun", "player_or_character", "player~or~Character~card(players~or~Character~cards)", "プレイヤーかキャラクター", example="player or Character card", says="A player, or a card that is a character."),
    P("test", "cast_by", "whose~caster~is {card:NAME}", "術者が{card}の", also_ja=("術者が{card}である",), order=2, example="whose caster is Magitrain", says="A spell with that caster, as it is printed."),
    P("sentence", "says_trait", "Bracketed: {trait:TRAIT}.", "括弧書き：{trait}。", example="Bracketed: God.", says="A word that stands in heavy brackets on the card: it has it."),
    P("test", "unbracketed", "without~words~in~brackets", "【】の記述を持たない", example="without words in brackets", says="No equipment, enchantment, world spell or phantom creature, and no Union."),
    P("sentence", "races_instead", "Alternative~races: {races:alternative+}.", "代替レース：{races}。", example="Alternative races: 2 God and 1 Youkai.",
      says="Whoever has so many characters of these races on the field, each counted for one of them, may play it without nodes and cost."),
    P("alternative", "of_race", "{n:NUMBER} {trait:TRAIT}", "{trait}{n}枚", example="2 God"),
]  # fmt: skip
