"""What scenario sentences speak of: players, cards, places, figures, effects, what can be done to a card."""

from __future__ import annotations

from ..phrases import P, Phrase
from ..tree import Node

ME = Node("player", {"is": "me"})
OPPONENT = Node("player", {"is": "opponent"})
NOBODY = Node("player", {"is": "nobody"})

PLAYERS = [
    P("subject", "player", "I", "自分", example="I", number="pl", fix={"is": "me"}),
    P("subject", "player", "opponent", "相手", example="opponent", fix={"is": "opponent"}),
    P("owner", "player", "my", "自分の", example="my", fix={"is": "me"}),
    P("owner", "player", "opponent's", "相手の", example="opponent's", fix={"is": "opponent"}),
    P("object", "player", "me", "自分", example="me", fix={"is": "me"}),
    P("object", "player", "opponent", "相手", example="opponent", fix={"is": "opponent"}),
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
        *(P(category, kind, en + tail, ja + tail_ja, example=example if examples else "", says=says if examples else "")
          for kind, en, ja, example, says in rows),
        P(category, "leader", "{who:owner} " + leader, "{who}リーダー" + tail_ja, example="my leader" if examples else ""),
        P(category, "leader", "the enemy " + leader, "相手のリーダー" + tail_ja, example="the enemy leader" if examples else "",
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

PLACES = [
    P("place", "place", "{who:owner} {zone:ZONE}", "{who}{zone}", example="my hand"),
    P("place", "place", "the {zone:ZONE}", "{zone}", example="the board", says="on either side"),
]

FIGURES = [
    P("figure", "exactly", "{n:NUMBER}", "{n}", example="3"),
    P("figure", "exactly", "exactly {n:NUMBER}", "{n}", example="exactly 3"),
    P("figure", "at_least", "at least {n:NUMBER}", "{n}以上", example="at least 3"),
    P("figure", "at_most", "at most {n:NUMBER}", "{n}以下", example="at most 3"),
    # said only, in Japanese: the same with counting words
    *(P(category, kind, "{n:NUMBER}", "{n}" + word + tail)
      for category, word in (("counted", "枚"), ("timed", "回"))
      for kind, tail in (("exactly", ""), ("at_least", "以上"), ("at_most", "以下"))),
]  # fmt: skip

_ATTRIBUTES = (
    ("attack", "attack", "攻撃力"), ("defense", "defense", "体力"), ("damage", "damage", "ダメージ"),
    ("max_defense", "maximum~defense", "体力の最大値"), ("power", "power", "パワー"),
)  # fmt: skip
ATTRIBUTES = [P("attribute", "attribute", en, ja, example=en.replace("~", " "), fix={"is": id}) for id, en, ja in _ATTRIBUTES]

_STATES = (
    ("evolved", "evolved", "進化後"), ("unevolved", "unevolved", "進化前"), ("asleep", "asleep", "スリープ状態"),
    ("active", "active", "アクティブ状態"), ("tapped", "tapped", "タップ状態"), ("untapped", "untapped", "アンタップ状態"),
    ("face-down", "face~down", "裏向き"), ("face-up", "face~up", "表向き"),
)  # fmt: skip
STATES = [
    *(P("state", "state", en, ja, example=en.replace("~", " "), fix={"is": id}) for id, en, ja in _STATES),
]

# what can be done to a card: id, English participle, Japanese (dictionary form, negative form)
_DEEDS = (
    ("destroyed", "destroyed", "破壊される", "破壊されない"),
    ("banished", "banished", "消滅する", "消滅しない"),
    ("drawn", "drawn", "引かれる", "引かれない"),
    ("burned", "burned", "手札に入らず墓場に置かれる", "手札からあふれない"),
    ("discarded", "discarded", "捨てられる", "捨てられない"),
    ("summoned", "summoned", "場に出される", "場に出されない"),
    ("played", "played", "プレイされる", "プレイされない"),
    ("evolved", "evolved", "進化する", "進化しない"),
    ("transformed", "transformed", "変身する", "変身しない"),
    ("returned", "returned", "手札に戻される", "手札に戻されない"),
    ("shuffled", "returned~to~deck", "山札に戻される", "山札に戻されない"),
    ("added", "added~to~hand", "手札に加えられる", "手札に加えられない"),
    ("damaged", "damaged", "ダメージを受ける", "ダメージを受けない"),
    ("healed", "healed", "回復する", "回復しない"),
    ("attacked", "attacked", "攻撃される", "攻撃されない"),
    ("revealed", "revealed", "公開される", "公開されない"),
    ("chosen", "chosen", "選ばれる", "選ばれない"),
    ("buried", "buried", "葬送される", "葬送されない"),
    ("reanimated", "reanimated", "リアニメイトされる", "リアニメイトされない"),
    ("invoked", "invoked", "直接召喚される", "直接召喚されない"),
    ("declared", "declared", "使用宣言される", "使用宣言されない"),
    ("negated", "negated", "無効にされる", "無効にされない"),
    ("tapped", "tapped", "タップされる", "タップされない"),
    ("broken", "broken", "ブレイクされる", "ブレイクされない"),
    ("set", "set~as~a~node", "ノードにセットされる", "ノードにセットされない"),
)  # fmt: skip
DEEDS = [
    *(P("deed", "deed", en, ja, example=en.replace("~", " "), fix={"verb": id}) for id, en, ja, _ in _DEEDS),
    P("deed", "put", "put into {place:place}", "{place}に置かれる", example="put into my cemetery"),
    # said only, in Japanese: the same denied
    *(P("undone", "deed", en, ja, fix={"verb": id}) for id, en, _, ja in _DEEDS),
    P("undone", "put", "put into {place:place}", "{place}に置かれない"),
]

# the words that head an ability: id, English, Japanese
_HEADS = (
    ("fanfare", "Fanfare", "ファンファーレ"),
    ("strike", "Strike", "攻撃時の効果"),
    ("clash", "Clash", "交戦時の効果"),
    ("evolve", "Evolve", "進化時の効果"),
    ("own-enter", "effect~on~entering", "場に出た時の効果"),
    ("own-leaves", "effect~on~leaving", "場を離れた時の効果"),
    ("discarded", "effect~on~being~discarded", "捨てられた時の効果"),
    ("invocation", "Invocation", "直接召喚"),
    ("countdown", "countdown", "カウントダウン"),
    ("activated", "activated~effect", "起動効果"),
    ("automatic", "automatic~effect", "自動効果"),
    ("shield-trigger", "Shield~Trigger", "S・トリガー"),
)  # fmt: skip
HEADS = [
    *(P("head", "head", en, ja, example=en.replace("~", " "), fix={"is": id}) for id, en, ja in _HEADS),
    P("head", "head", "Last~Words", "ラストワード", example="Last Words", number="pl", fix={"is": "last-words"}),
    P("head", "head", "A . Skill", "A.Skill", example="A.Skill", fix={"is": "a-skill"}),
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
      says="what a player declared, and what waits"),
    P("effect", "boarding", "the boarding of {pilot:thing}", "{pilot}の乗り込み", example="the boarding of Goblin",
      says="boarding that is waiting or resolving"),
    P("effect", "boarding", "{pilot:possessor} boarding", "{pilot}乗り込み", example="Goblin's boarding"),
]  # fmt: skip

PHASES = [
    P("phase", "phase", en, ja, example=en, fix={"is": id})
    for id, en, ja in (
        ("start", "start", "スタート"), ("draw", "draw", "ドロー"), ("main", "main", "メイン"), ("attack", "attack", "アタック"),
        ("charm", "charm", "チャーム"), ("charge", "charge", "チャージ"), ("end", "end", "エンド"),
    )
]  # fmt: skip

WORDS = [*PLAYERS, *THINGS, *PLACES, *FIGURES, *ATTRIBUTES, *STATES, *DEEDS, *HEADS, *EFFECTS, *PHASES]
