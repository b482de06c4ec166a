"""Phrases of the forms that cards of Duel Masters have: several sides, ways of evolving, Gods that link."""

from engine.language.phrases import P

FORMS = (
    P("sentence", "other_side", "the~other~side~of~this~is {card:NAME}.", "これの裏面は{card}。", example="The other side of this is Magitrain.",
      says="As what the card lies there when it is turned over: a psychic creature that awakens, a dragheart."),
    P("effect", "show_other_side", "turn {targets:target+} over", "{targets}を裏返す", example="turn this over", says="It shows its other side, and is the same object: turned as it was, with what it was granted."),
    P("sentence", "s_max", "S-MAX~evolution.", "S-MAX進化。", example="S-MAX evolution.",
      says="An evolution that is put on nothing; of several of a player all but one go to the hand."),
    P("sentence", "deck_evolution", "Deck~evolution: {what:filter~n}.", "デッキ進化：{what}。", example="Deck evolution: Fire creature.",
      says="The top card of the deck is revealed as it is summoned; it is put on that card if it is such a one, and is not summoned otherwise."),
    P("sentence", "soul_shift", "Soul~Shift.", "ソウルシフト。", example="Soul Shift.", says="Costs so much less as one creature costs that it is put on, and no less than 1."),
    P("sentence", "g_link", "G-Link: {what:filter~n}.", "G・リンク：{what}。", example="G-Link: allied God.",
      says="As it enters it may be linked with such a God: they are one creature with the power and the abilities of both."),
    P("line", "under_hyper", "Hyper~Mode: {line:ability_line}", "ハイパーモード：{line}", example="Hyper Mode: Double Breaker.", says="The line counts while the Hyper Mode of the card is on."),
    P("sentence", "hyper", "Hyper {n:NUMBER}.", "ハイパー化 {n}。", example="Hyper 1.",
      says="Used in its player's main step by tapping so many of their other creatures: its Hyper Mode is on until the start of their next turn."),
)
