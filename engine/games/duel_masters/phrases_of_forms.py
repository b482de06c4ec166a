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
    P("condition_one", "is_linked", "this~is~linked", "これがリンクしている", also=("this~is~linked~with~another~god",), example="this is linked", says="Another God is linked with it."),
    P("line", "under_hyper", "Hyper~Mode: {line:ability_line}", "ハイパーモード：{line}", example="Hyper Mode: Double Breaker.", says="The line counts while the Hyper Mode of the card is on."),
    P("effect", "choose_race", "choose~a~race", "種族を1つ選ぶ", example="choose a race", says="The player names a race; cards “of the chosen race” are of it."),
    P("test", "of_chosen_race", "of~the~chosen~race", "選んだ種族の", also=("of~that~race",), also_ja=("その種族の", "選ばれた種族の"), order=3, example="of the chosen race", says="Of the race that this card had chosen."),
    P("sentence", "attack_chance", "Attack~Chance: {what:filter~n}.", "アタック・チャンス：{what}。", example="Attack Chance: allied Dragon.",
      says="When such a creature of its player attacks, the card may be used from hand for nothing."),
    P("sentence", "revolution_zero", "Revolution~0~Trigger.", "革命0トリガー。", example="Revolution 0 Trigger.",
      says="When a creature attacks its player, who has no shields, the card may be used from hand for nothing."),
    P("sentence", "hyper_energy", "Hyper~Energy.", "ハイパーエナジー。", example="Hyper Energy.",
      says="As it is paid, any number of its player's creatures may be tapped; each stands for 2 mana of any civilization, and at least 1 mana is paid."),
    P("sentence", "shincarize", "Shincarize.", "シンカライズ。", example="Shincarize.", says="An evolution may be put on it as if it were a creature of its civilizations and races."),
    P("sentence", "super_trigger", "Super~Shield~Trigger.", "スーパー・S・トリガー。", also=("Super~S-Trigger.",), example="Super Shield Trigger.",
      says="An S-trigger that may have a Super Bonus."),
    P("sentence", "usable_from", "this~may~be~used~from~your {zone:ZONE}.", "これを自分の{zone}から使ってもよい。", example="This may be used from your graveyard.",
      says="As from hand: in its player's main step, for its cost."),
    P("sentence", "hyper", "Hyper {n:NUMBER}.", "ハイパー化 {n}。", example="Hyper 1.",
      says="Used in its player's main step by tapping so many of their other creatures: its Hyper Mode is on until the start of their next turn."),
)
