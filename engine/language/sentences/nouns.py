"""What scenario sentences speak of: players, cards, places, figures, effects, what can be done to a card."""

from __future__ import annotations

from engine.kernel.figures import FIGURES
from engine.language.happenings import heads, not_undergone, undergone
from engine.language.phrases import P, Phrase, inclusion
from engine.language.players import OPPONENT
from engine.language.tree import Node
from engine.log.happenings.table import SHARED

NOBODY = Node("player", {"is": "nobody"})

PLAYERS = [
    P("subject", "player", "I", "自分", example="I", number="pl", fix={"is": "me"}),
    P("subject", "player", "opponent", "相手", also=("the opponent", "my opponent"), example="opponent", fix={"is": "opponent"}),
    P("owner", "player", "my", "自分の", example="my", fix={"is": "me"}),
    P("owner", "player", "opponent's", "相手の", also=("the opponent's", "my opponent's"), example="opponent's", fix={"is": "opponent"}),
    P("object", "player", "me", "自分", example="me", fix={"is": "me"}),
    P("object", "player", "opponent", "相手", also=("the opponent", "my opponent"), example="opponent", fix={"is": "opponent"}),
]


def _things(category: str, tail: str, tail_ja: str, leader: str, examples: bool) -> list[Phrase]:
    """A card by name or label, one of several of that name, a leader; with ``tail`` behind, as owners of something."""
    rows = (
        ("named", "{name:NAME}", "{name}", "Goblin", "a card by its name, an alias or a label"),
        ("named", "{who:owner} {name:NAME}", "{who}{name}", "my Goblin", "of two with one name, the one on that side"),
        ("named", "the {which:ordinal} {name:NAME}", "{which}{name}", "the second Goblin", "of several, in the order in which they came"),
        ("named", "{who:owner} {which:ordinal} {name:NAME}", "{who}{which}{name}", "opponent's second Goblin", ""),
    )
    return [
        *(P(category, kind, en + tail, ja + tail_ja, example=example if examples else "", says=says if examples else "", number="sg" if examples else "")
          for kind, en, ja, example, says in rows),
        P(category, "leader", "{who:owner} " + leader, "{who}リーダー" + tail_ja, example="my leader" if examples else ""),
        P(category, "leader", "the enemy " + leader, "相手のリーダー" + tail_ja, also=("enemy " + leader, "opponent " + leader), example="the enemy leader" if examples else "",
          fix={"who": OPPONENT}),
    ]  # fmt: skip


THINGS = [
    *_things("thing", "", "", "leader", examples=True),
    *_things("possessor", " ' s", "の", "leader's", examples=False),
    *(
        P("ordinal", "nth", word, f"{n}番目の", example=word, fix={"is": n})
        for n, word in enumerate(("first", "second", "third", "fourth", "fifth", "sixth", "seventh"), 1)
    ),
]

# several cards of one name, where a sentence holds for each of them
EVERY = [
    *inclusion("those", "thing"),
    P("those", "named", "all {name:NAME~pl}", "すべての{name}", example="all Goblins", fix={"many": 0}, number="pl", says="every card of that name"),
    P("those", "named", "all {who:owner} {name:NAME~pl}", "{who}すべての{name}", example="all my Goblins", fix={"many": 0}, number="pl"),
    P("those", "named", "both {name:NAME~pl}", "両方の{name}", example="both Goblins", fix={"many": 2}, number="pl", says="two of that name, and no more"),
    P("those", "named", "both {who:owner} {name:NAME~pl}", "{who}両方の{name}", example="both my Goblins", fix={"many": 2}, number="pl"),
    P("those", "named", "the {name:NAME} in|on {place:place}", "{place}の{name}", example="the Goblin in my hand", says="of several, the one that lies there; of what happened to it, that lay or came to lie there"),
]

PLACES = [
    P("place", "place", "{who:owner} {zone:ZONE}", "{who}{zone}", example="my hand"),
    P("place", "place", "the {zone:ZONE}", "{zone}", example="the board", says="on either side"),
]

_COMPARED = (("exactly", ""), ("at_least", "以上"), ("at_most", "以下"), ("less_than", "未満"))
AMOUNTS = [
    P("figure", "exactly", "{n:NUMBER}", "{n}", example="3"),
    P("figure", "exactly", "exactly {n:NUMBER}", "{n}", example="exactly 3"),
    P("figure", "at_least", "at least {n:NUMBER}", "{n}以上", example="at least 3"),
    P("figure", "at_most", "at most {n:NUMBER}", "{n}以下", example="at most 3"),
    P("figure", "more_than", "more than {n:NUMBER}", "{n}より多い", example="more than 3"),
    P("figure", "less_than", "less than {n:NUMBER}", "{n}未満", also=("fewer than {n:NUMBER}",), example="less than 3"),
    P("figure", "other_than", "other~than {n:NUMBER}", "{n}ではない", also=("not {n:NUMBER}", "not exactly {n:NUMBER}"), example="other than 3"),
    # the same with counting words: of cards in Japanese, of times in both languages
    *(P("counted", kind, "{n:NUMBER}", "{n}枚" + tail) for kind, tail in (*_COMPARED, ("more_than", "より多い"), ("other_than", "ではない"))),
    *(P("timed", kind, f"{en}{{n:NUMBER}} time(s)", "{n}回" + tail) for en, (kind, tail) in zip(
        ("", "at least ", "at most ", "less than ", "more than ", "other~than "), (*_COMPARED, ("more_than", "より多く"), ("other_than", "以外の回数")), strict=True)),
]  # fmt: skip

ATTRIBUTES = [
    P("attribute", "attribute", f.sentence.replace(" ", "~"), f.ja, example=f.sentence, fix={"is": f.id}, needs=f.needs, suits=f.suits)
    for f in FIGURES.values() if f.sentence
]

_STATES = (  # id, English, Japanese, what it needs, in which games it is said so
    ("evolved", "evolved", "進化後", "event:evolved", ""), ("unevolved", "unevolved", "進化前", "event:evolved", ""),
    ("asleep", "asleep", "スリープ状態", "lies:sideways", "lies:asleep"), ("active", "active", "アクティブ状態", "lies:sideways", "lies:asleep"),
    ("tapped", "tapped", "タップ状態", "lies:sideways", "lies:tapped"), ("untapped", "untapped", "アンタップ状態", "lies:sideways", "lies:tapped"),
    ("face-down", "face~down", "裏向き", "lies:face-down", ""), ("face-up", "face~up", "表向き", "lies:face-down", ""),
)  # fmt: skip
STATES = [
    *(P("state", "state", en, ja, example=en.replace("~", " "), fix={"is": id}, needs=needs, suits=suits) for id, en, ja, needs, suits in _STATES),
]

# what can be done to a card; denied it is said only, in Japanese
PARTICIPLES = [
    *undergone(SHARED),
    P("deed", "put", "put into {place:place}", "{place}に置かれる", example="put into my cemetery"),
    *not_undergone(SHARED),
    P("undone", "put", "put into {place:place}", "{place}に置かれない"),
]

# the words that head an ability which waits for no happening: id, English, Japanese
_HEADS = (
    ("countdown", "countdown", "カウントダウン", "counter:countdown"),
    ("activated", "activated~effect", "起動効果", ""),
    ("automatic", "automatic~effect", "自動効果", ""),
)  # fmt: skip
HEADS = [
    *heads(SHARED, plural=False),
    *(P("head", "head", en, ja, example=en.replace("~", " "), fix={"is": id}, suits=suits) for id, en, ja, suits in _HEADS),
    *heads(SHARED, plural=True),
    P("head", "head", "A . Skill", "A.Skill", example="A.Skill", fix={"is": "a-skill"}, suits="rule:use.checked"),
    P("head", "head", "P . Skill", "P.Skill", example="P.Skill", fix={"is": "p-skill"}),
    P("head", "head_of_counter", "{is:COUNTER}", "{is}", says="what a counter of the game does by itself"),
    P("head", "head", "{is:KEYWORD}", "{is}", says="any ability word of the game"),
]

EFFECTS = [
    P("effect", "effect_of", "{source:possessor} effect", "{source}効果", example="Goblin's effect", fix={"head": "", "text": ""},
      says="any ability of the card"),
    P("effect", "effect_of", "{source:possessor} effect {text:NAME}", "{source}効果{text}",
      example='Goblin\'s effect "Draw a card."', fix={"head": ""}, says="the ability with that text"),
    P("effect", "effect_of", "{source:possessor} {head:head}", "{source}{head}", example="Goblin's Fanfare", fix={"text": ""}),
    P("effect", "effect_of", "{source:possessor} {head:head} {text:NAME}", "{source}{head}{text}",
      example='Goblin\'s Last Words "Draw a card."'),
    P("effect", "declared", "{who:owner} declaration of {what:declaration}", "{who}{what}の宣言", example="opponent's declaration of a draw",
      says="what a player declared, and what waits", needs="action:declare"),
    P("effect", "boarding", "the boarding of {pilot:thing}", "{pilot}の乗り込み", example="the boarding of Goblin",
      says="boarding that is waiting or resolving", needs="attached:pilot"),
    P("effect", "boarding", "{pilot:possessor} boarding", "{pilot}乗り込み", example="Goblin's boarding", needs="attached:pilot"),
]  # fmt: skip

PHASES = [
    P("phase", "phase", en, ja, example=en, fix={"is": id})
    for id, en, ja in (
        ("start", "start", "スタート"), ("draw", "draw", "ドロー"), ("main", "main", "メイン"), ("attack", "attack", "アタック"),
        ("charm", "charm", "チャーム"), ("active", "active", "アクティブ"), ("maintenance", "maintenance", "メンテナンス"), ("discard", "discard", "ディスカード"), ("charge", "charge", "チャージ"), ("end", "end", "エンド"),
    )
]  # fmt: skip

_REASONS = (  # the name of a refusal, or the beginning of such names; English, Japanese
    ("cannot-pay", "it~can't~be~paid", "コストを払えない"), ("no-target", "it~has~no~target", "対象がない"), ("no-such-target", "that~is~no~target", "それは対象にできない"),
    ("no-room", "there~is~no~room", "空きがない"), ("not-your-turn", "it~is~not~that~player's~turn", "そのプレイヤーのターンではない"), ("not-in-hand", "it~is~not~in~the~hand", "手札にない"),
    ("cannot-attack", "it~may~not~attack", "それは攻撃できない"), ("just-entered", "it~has~just~entered", "場に出たばかりの"), ("not-a-target-of-attack", "that~can't~be~attacked", "それには攻撃できない"), ("forbidden", "an~effect~forbids~it", "効果で禁じられている"),
)  # fmt: skip
REASONS = [
    *(P("reason", "reason", en, ja, example=en.replace("~", " "), fix={"is": id}) for id, en, ja in _REASONS),
    P("reason", "reason", "of {is:KEYWORD}", "{is}の", example="of Ward"),
]

WORDS = [*REASONS, *PLAYERS, *THINGS, *EVERY, *PLACES, *AMOUNTS, *ATTRIBUTES, *STATES, *PARTICIPLES, *HEADS, *EFFECTS, *PHASES]
