"""Filters: which cards are spoken of. A noun, adjectives before it, tests after it; all must hold."""
from engine.language.cards.shared import COST, ORIGINAL_COST
from engine.language.phrases import P, inclusion

NOUNS = [
    P("noun_one", "kind", "{word:KIND~n}", "{word}", example="follower", says="A kind of card of the game."),
    P("noun_one", "card", "card(s)", "カード", example="card", says="Any card."),
    P("noun_one", "named", "{card:NAME~n}", "{card}", example="Forest Bat", says="The card of that name (a token, or any other)."),
    P("noun_one", "copy", "copy(copies)~of~this", "これと同名のカード", example="copy of this", says="A card of this card's name."),
    P("noun", "either", "{first:noun_one~n} or {second:noun~n}", "{first}か{second}", example="follower or amulet", says="Either noun."),
    P("noun", "of_trait", "{trait:TRAIT~n}", "{trait}", example="Artifact", says="A card of that trait, whatever its kind."),
    P("noun", "character", "ally(allies)", "自分のリーダーかフォロワー", fix={"who": "me"}, also_ja=("自分のリーダーとフォロワー", "自分のリーダーか自分のフォロワー", "自分のリーダーと自分のフォロワー"), example="ally", says="A leader or a follower on the board; whose: me, opponent, any."),
    P("noun", "character", "enemy(enemies)", "相手のリーダーかフォロワー", fix={"who": "opponent"}, also_ja=("相手のリーダーとフォロワー", "相手のリーダーか相手のフォロワー", "相手のリーダーと相手のフォロワー"), example="enemy"),
    P("noun", "character", "character(s)", "リーダーかフォロワー", fix={"who": "any"}, also_ja=("お互いのリーダーとフォロワー", "リーダーとフォロワー"), example="character"),
    *inclusion("noun", "noun_one"),
]

CHARACTER_CARD = P("noun", "character", "character(s)", "キャラクター", fix={"who": "any"}, second=True, example="character", says="In a game whose cards are called so: a character on the table, and no player.")

ADJECTIVES = [
    P("adjective", "other", "other", "他の", order=5, example="other", says="Not this card."),
    P("adjective", "side", "allied", "自分の", fix={"who": "me"}, order=3, example="allied", says="Whose the card is (on the board: controlled by): me, opponent."),
    P("adjective", "side", "enemy", "相手の", fix={"who": "opponent"}, order=3, example="enemy"),
    P("adjective", "evolved", "evolved", "進化後の", also_ja=("進化後",), fix={"yes": 1}, order=6, example="evolved", says="Evolved (yes=1) or not (yes=0)."),
    P("adjective", "evolved", "unevolved", "進化前の", also_ja=("進化前", "進化していない"), fix={"yes": 0}, order=6, example="unevolved"),
    P("adjective", "damaged", "damaged", "ダメージを受けている", also_ja=("ダメージを受けている",), order=4, example="damaged", says="Has less defense than its most."),
    P("adjective", "undamaged", "undamaged", "ダメージを受けていない", order=4, example="undamaged", says="Has all its defense."),
    P("adjective", "targetable", "targetable", "選択可能な", order=4, example="targetable", says="One that the player of this could choose as a target."),
    P("adjective", "either_trait", "either {first:TRAIT} or {second:TRAIT}", "{first}か{second}・", order=8, example="either Machina or Natura", says="Has the one trait or the other."),
    P("adjective", "either_trait", "either {first:TRAIT} or {second:TRAIT} or {third:TRAIT}", "{first}か{second}か{third}・", order=8, example="either Machina or Natura or Artifact"),
    P("adjective", "tapped", "tapped", "タップしている", fix={"yes": 1}, order=6, example="tapped", says="Turned sideways (yes=1) or upright (yes=0)."),
    P("adjective", "tapped", "untapped", "アンタップしている", fix={"yes": 0}, order=6, example="untapped"),
    P("adjective", "piloted", "piloted", "操縦されている", fix={"yes": 1}, order=6, example="piloted", says="A vehicle with a pilot (yes=1) or without (yes=0)."),
    P("adjective", "piloted", "empty", "操縦されていない", fix={"yes": 0}, order=6, example="empty"),
    P("adjective", "of_class", "{class:CLASS}", "{class}の", order=7, also_ja=("{class}・",), example="Dragoncraft", says="Of a class (civilization)."),
    P("adjective", "trait", "{trait:TRAIT}", "{trait}・", order=8, example="Machina", says="Has a trait (race)."),
    P("adjective", "no_trait", "non- {trait:TRAIT}", "{trait}でない", order=8, example="non-Artifact", says="Lacks a trait."),
    P("adjective", "no_class", "non- {class:CLASS}", "{class}以外の", order=7, example="non-Neutral", says="Not of a class."),
    P("adjective", "no_kind", "non- {word:KIND}", "{word}以外の", order=7, example="non-spell", says="Is not of a kind."),
]

TESTS = [
    P("test", "figure", "that~originally~cost[s] {bound}", "元のコスト{bound}の", also_ja=("元のコストが{bound}",), fix={"attribute": ORIGINAL_COST}, order=2, also=("that~originally~cost[s] {bound} play~points",), example="that originally costs 5 or more",
      says="A figure of the card compared."),
    P("test", "figure", "that~cost[s] {bound}", "コスト{bound}の", also_ja=("コストが{bound}",), fix={"attribute": COST}, order=2, also=("that~cost[s] {bound} play~point(s)", "that~cost[s] {bound} play~points",), example="that costs 3 or less"),
    P("test", "figure", "with {bound} {attribute}", "{attribute}{bound}の", also_ja=("{attribute}が{bound}",), order=2, example="with 5 or less defense"),
    P("test", "compared", "with less {attribute} than {target:pointer}", "{target}より{attribute}が小さい", also_ja=("{target}より{attribute}の小さい",), fix={"how": "less_than"}, order=2, example="with less cost than this",
      says="Its figure beside that of another card, or one that is spoken of: less (how: less_than), more (more_than), as much (exactly), no more (at_most)."),
    P("test", "compared", "with more {attribute} than {target:pointer}", "{target}より{attribute}が大きい", also_ja=("{target}より{attribute}の大きい",), fix={"how": "more_than"}, order=2, example="with more attack than this"),
    P("test", "compared", "with~the~same {attribute} as {target:pointer}", "{target}と同じ{attribute}の", fix={"how": "exactly"}, order=2, example="with the same cost as it"),
    P("test", "compared", "with no~more {attribute} than {target:pointer}", "{target}の{attribute}以下の", fix={"how": "at_most"}, order=2, example="with no more attack than this"),
    P("test", "highest", "with~the~highest {attribute}", "{attribute}が最大の", also_ja=("{attribute}最大の",), order=2, example="with the highest attack", says="Among all that fit otherwise, those with the most."),
    P("test", "lowest", "with~the~lowest {attribute}", "{attribute}が最小の", also_ja=("{attribute}最小の",), order=2, example="with the lowest cost", says="Among all that fit otherwise, those with the least."),
    P("test", "with_keyword", "with {keyword:KEYWORD}", "{keyword}を持つ", order=2, example="with Ward", says="Has a keyword."),
    P("test", "without_keyword", "without {keyword:KEYWORD}", "{keyword}を持たない", order=2, example="without Ward", says="Has not a keyword."),
    P("test", "with_ability", "with {head:any_head}", "{head}を持つ", order=2, example="with Last Words", says="Has an ability with that head, or a form."),
    P("test", "with_either", "with {first:head} or {second:head}", "{first}か{second}を持つ", order=2, example="with Crystallize or Countdown", says="Has the one or the other."),
    P("test", "without_ability", "without {head}", "{head}を持たない", order=2, example="without Accelerate", says="Has neither an ability with that head nor that form."),
    P("test", "raised", "with~attack~or~defense~raised~by~an~effect", "攻撃力か体力が効果で上がっている", order=2,
      also=("whose~attack~or~defense is|was|has~been raised|increased", "whose~attack~or~defense is|was|has~been raised|increased by~an~effect|by~effects"),
      also_ja=tuple(f"{figures}が{by}{up}" for figures in ("攻撃力か体力", "攻撃力/体力") for by in ("", "能力で", "能力によって") for up in ("+されている", "上がっている")),
      example="with attack or defense raised by an effect", says="Its attack or its defense is more than is printed on it as it lies."),
    P("test", "able_to_attack", "that~can~attack", "攻撃可能な", also_ja=("攻撃できる",), order=2, also=("able~to~attack",), example="that can attack", says="It could attack something, if it were its player's turn."),
    P("test", "of_some_trait", "with~a~trait", "タイプを持つ", order=2, example="with a trait", says="Has any trait."),
    P("test", "using", "played~as|using {head}", "{head}を使った", order=2, also=("using~its|using~their {head} effect(s)",), example="using Accelerate",
      says="Was played in that form, or for its Enhance."),
    P("test", "in", "on~the|in~the {zone:ZONE}", "{zone}の", order=1, example="on the board"),
    P("test", "in", "in {owner} {zone:ZONE}", "{owner}の{zone}の", order=1, also=("from {owner} {zone:ZONE}",), example="in your hand"),
    P("test", "in", "in {owner} {zone:ZONE} or {other:ZONE}", "{owner}の{zone}か{other}の", order=1, also=("from {owner} {zone:ZONE} or {other:ZONE}",), example="in your hand or deck",
      says="In the one zone or the other."),
    P("test", "in_total", "with~a~total {attribute} of {bound}", "{attribute}の合計が{bound}の", also_ja=("{attribute}の合計が{bound}",), order=2, example="with a total cost of 5 or less",
      says="All that are picked together have that in sum."),
    P("test", "past", "that {happening:happened~n} {period}", "{period}{happening}", order=0, also=("{happening:happened~n} {period}",), example="that was destroyed this match",
      says="To which something happened in a stretch of the past; for cards no longer there, the card as it was."),
    P("test", "set_on", "set~on {host:pointer}", "{host}にセットされている", order=1, example="set on this", says="Lies with that card."),
    P("test", "waiting", "that is/are~waiting", "解決待ちの", order=1, example="that is waiting", says="Was played or used, or has triggered, and has not resolved."),
    P("test", "done", "{deed:done_to} this~way", "こうして{deed}", order=0, example="destroyed this way",
      says="To which an earlier step of this effect did that; whether a try is enough is a rule, by the wording."),
    P("test", "same_name", "with~the~same~name~as {target:pointer}", "{target}と同名の", order=2, example="with the same name as it", says="Of the same name as another card."),
    P("test", "other_than", "other~than {card:NAME}", "{card}以外の", order=2, also=("(excluding {card:NAME})",), example="other than Magitrain", says="Not of that name."),
    P("test", "not_them", "other~than {target:pointer}", "{target}を除く", also_ja=("{target}以外の",), order=2, example="other than it", says="Not that card itself."),
]

HEADS = [
    P("head", "head", "Fanfare", "ファンファーレ", fix={"name": "fanfare"}, example="Fanfare", says="The head of an ability, named as a property of a card."),
    P("head", "head", "Last~Words", "ラストワード", fix={"name": "last_words"}, example="Last Words"),
    P("head", "head", "Accelerate", "アクセラレート", fix={"name": "accelerate"}, example="Accelerate"),
    P("head", "head", "Crystallize", "結晶", fix={"name": "crystallize"}, example="Crystallize"),
    P("head", "head", "Invocation", "直接召喚", fix={"name": "invocation"}, example="Invocation"),
    P("head", "head", "Enhance", "エンハンス", fix={"name": "enhance"}, example="Enhance"),
    P("head", "head", "Earth~Rite", "土の秘術", fix={"name": "earth_rite"}, example="Earth Rite"),
    P("head", "head", "Necromancy", "ネクロマンス", fix={"name": "necromancy"}, example="Necromancy"),
    P("head", "head", "Spellboost", "スペルブースト", fix={"name": "spellboost"}, example="Spellboost"),
    P("head", "head", "Countdown", "カウントダウン", fix={"name": "countdown"}, example="Countdown"),
    P("any_head", "head", "Strike", "攻撃時", fix={"name": "strike"}, example="Strike", says="Of an ability that cannot be set off at another moment, but had or lost."),
    P("any_head", "head", "Clash", "交戦時", fix={"name": "clash"}, example="Clash"),
    P("any_head", "head", "Evolve", "進化時", fix={"name": "evolve"}, example="Evolve"),
    *inclusion("any_head", "head"),
    P("any_head", "head", "Fusion", "融合", fix={"name": "fuse"}, example="Fusion"),
    P("head", "head", "Maneuver", "操縦", fix={"name": "maneuver"}, example="Maneuver"),
]

FILTERS = [
    P("filter", "either_filter", "either {first:plain_filter~n} or~else {second:filter~n}", "{first}あるいは{second}", example="either allied follower or else enemy amulet",
      says="Cards that fit the one or the other. A place that only the second has, and a side that only the first has, are meant of both."),
    P("plain_filter", "filter", "{adjectives:adjective*?~n} {noun~n} {tests:test*?~n}", "{adjectives&tests}{noun}", also=("{adjectives:adjective*?~n} {noun~n} {tests:test*?~n} on~the~field", "{adjectives:adjective*?~n} {noun~n} {tests:test*?~n} in~play",), example="other enemy follower with 5 or less defense",
      says="Cards that fit: noun, and every adjective and every test. Without a place: on the board (and leaders, if the noun says so)."),
    *inclusion("filter", "plain_filter"),
]

FILTER_PHRASES = [*NOUNS, *ADJECTIVES, *TESTS, *HEADS, *FILTERS]
