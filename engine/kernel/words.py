"""The log in words: one template a message, in both languages.

``{subject}`` and the like are names of things, ``{n}`` what was done, ``{tried}`` what was attempted, ``{player:a|b}`` chooses by whether
the player is the one called "me". Games may add or replace templates (``Game.messages``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from engine.kernel.state import State, Thing, label_in
from engine.kernel.trace import Event, Frame, Message
from engine.kernel.vocabulary import Vocabulary

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending

WHO = {"en": {"me": "I", "opponent": "the opponent", None: "nobody"}, "ja": {"me": "自分", "opponent": "相手", None: "誰も"}}

TEMPLATES: dict[str, tuple[str, str]] = {
    "start": ("The board as given", "最初の盤面"),
    "action": ("{text}", "{text}"),
    "refused": ("Refused: {reason}", "受け付けられない：{reason}"),
    "queued": ("{source} triggers: {ability}", "{source}の効果が誘発：{ability}"),
    "ordered": ("{count} effects wait, in this order: {order}", "{count}個の効果が次の順に待機：{order}"),
    "resolving": ("{source} resolves: {ability}", "{source}の効果を解決：{ability}"),
    "declared": ("{source} is declared: {ability}", "{source}を宣言：{ability}"),
    "replaced": ("{source} replaces what would happen: {ability}", "{source}により置き換え：{ability}"),
    "damage-moved": ("{source} turns the {n} damage aside: it goes to {subject}", "{source}により、{n}ダメージは{subject}に移る"),
    "damage-changed": (
        "{source} changes the damage from {was} to {n} for {subject}",
        "{source}により{subject}へのダメージが{was}から{n}に変わる",
    ),
    "fizzled.source-left": ("{source} has left: “{ability}” fizzles", "{source}がもう場にいないため「{ability}」は不発"),
    "fizzled.transformed": ("{source} is another card now: “{ability}” fizzles", "{source}は別のカードに変身したため「{ability}」は不発"),
    "fizzled.lost-abilities": ("{source} has lost its abilities: “{ability}” fizzles", "{source}が能力を失ったため「{ability}」は不発"),
    "fizzled.condition": (
        "The condition does not hold any more: “{ability}” of {source} does nothing",
        "条件を満たさないため{source}の「{ability}」は何もしない",
    ),
    "fizzled.nothing-to-discard": (
        "The hand was empty when the effect of {source} triggered: nothing is discarded",
        "{source}の効果が誘発した時に手札が0枚だったため、捨てる処理は行われない",
    ),
    "fizzled.stopped": (
        "{source} has left half way: the rest of “{ability}” does not happen",
        "{source}が途中で場を離れたため「{ability}」の残りは行われない",
    ),
    "fizzled.no-pilot": (
        "{about} is no longer on the board: boarding {source} fizzles",
        "{about}がもう場にいないため{source}への乗り込みは不発",
    ),
    "fizzled.vehicle-taken": (
        "{source} already has a pilot: the boarding of {about} fizzles",
        "{source}にはすでに操縦者がいるため{about}の乗り込みは不発",
    ),
    "fizzled.dropped": (
        "There is nothing that it could speak of: “{ability}” does not happen",
        "参照するものがないため「{ability}」は行われない",
    ),
    "stays": ("{source} stays where it is", "{source}はその場にとどまる"),
    "random-card-on-top": ("Which card is on top?", "一番上のカード"),
    "entered.barred": ("{subject} may not be put there: an effect forbids it", "効果により{subject}は出せない"),
    "fizzled.no-opponent": (
        "{source}'s opponent is no longer on the board: “{ability}” fizzles",
        "{source}の交戦相手がもう場にいないため「{ability}」は不発",
    ),
    "fizzled.no-target": ("{source} has no target: “{ability}” fizzles", "対象がないため{source}の「{ability}」は不発"),
    "ran-on": ("{source} has left, but its effect goes on to its end", "{source}は場を離れたが、効果は最後まで処理される"),
    "decided.choice": ("{player:I choose|The opponent chooses}: {option}", "{player:自分|相手}が選択：{option}"),
    "decided.secret": ("{player:I choose|The opponent chooses} in secret", "{player:自分|相手}が非公開で選択"),
    "action.secret": ("{player:I act|The opponent acts} in secret", "{player:自分|相手}が非公開で行動"),
    "unseen": ("Something happens out of sight", "見えないところで処理が行われる"),
    "decided.random": ("At random: {option}", "ランダムに決定：{option}"),
    "thing": ("{source}", "{source}"),
    "text": ("{text}", "{text}"),
    "waiting": ("{source}: {ability}", "{source}：{ability}"),
    "which-first": ("Which effect goes first?", "どの効果を先に処理するか"),
    "which-replacement": ("Which replacement applies?", "どの置換効果を適用するか"),
    "choose-target": ("{source}: choose {text}", "{source}：{text}を選ぶ"),
    "play-as": ("As which card is {source} played?", "{source}をどのカードとしてプレイするか"),
    "choose": ("{source}: {text}", "{source}：{text}"),
    "random-target": ("{source}: which one is hit at random?", "{source}：ランダムな対象"),
    "random-card": ("{source}: which card at random?", "{source}：ランダムなカード"),
    "drawn": ("{player:I draw|The opponent draws} {subject}", "{player:自分|相手}が{subject}を引く"),
    "drawn.burned": ("The hand is full: {subject} is burned, a shadow is added", "手札が上限のため{subject}は手札に加わらず墓場が1増える"),
    "drawn.stays": ("The hand is full: {subject} stays in the deck", "手札が上限のため{subject}はデッキに残る"),
    "drawn.none": ("The deck is empty", "デッキが空"),
    "added": ("{subject} is added to {player:my|the opponent's} hand", "{subject}が{player:自分|相手}の手札に加わる"),
    "added-elsewhere": ("{subject} is added to the {zone}", "{subject}が{zone}に加わる"),
    "added.burned": ("The hand is full: {subject} goes to the cemetery", "手札が上限のため{subject}は墓場に置かれる"),
    "moved-to-hand": ("{subject} goes to {player:my|the opponent's} hand", "{subject}が{player:自分|相手}の手札に加わる"),
    "played": ("{player:I play|The opponent plays} {subject}", "{player:自分|相手}が{subject}をプレイ"),
    "entered": ("{subject} enters the board", "{subject}が場に出る"),
    "entered.no-room": ("There is no room on the board", "場に空きがない"),
    "destroyed": ("{subject} is destroyed", "{subject}が破壊される"),
    "destroyed.not": ("{subject} is not destroyed", "{subject}は破壊されない"),
    "banished": ("{subject} is banished", "{subject}が消滅する"),
    "banished.not": ("{subject} is not banished", "{subject}は消滅しない"),
    "returned": ("{subject} returns to hand", "{subject}が手札に戻る"),
    "returned.not": ("{subject} does not return to hand", "{subject}は手札に戻らない"),
    "transformed.not": ("{subject} is not transformed", "{subject}は変身しない"),
    "transformed": ("{was} turns into {subject}", "{was}が{subject}に変身する"),
    "discarded": ("{subject} is discarded", "{subject}が捨てられる"),
    "damaged": ("{subject} takes {n} damage", "{subject}に{n}ダメージ"),
    "healed": ("{subject} is healed by {n}", "{subject}が{n}回復"),
    "evolved": ("{subject} evolves", "{subject}が進化する"),
    "attacked": ("{subject} attacks {target}", "{subject}が{target}を攻撃"),
    "boarded": ("{subject} boards {vehicle}", "{subject}が{vehicle}に乗り込む"),
    "alighted": ("{subject} is back on the board", "{subject}が場に戻る"),
    "spent": ("{subject} goes to the cemetery", "{subject}が墓場に置かれる"),
    "buried": ("{subject} is buried", "{subject}を葬送する"),
    "not-paid": ("{source}: there are too few shadows for the Necromancy", "{source}：墓場が足りずネクロマンスは発動しない"),
    "not-buried": ("There is nothing to bury", "葬送できない"),
    "counted-down": ("The countdown of {subject} goes down by {n}", "{subject}のカウントダウンが{n}進む"),
    "invoked": ("{subject} was invoked", "{subject}が直接召喚された"),
    "spellboosted": ("{subject} is spellboosted", "{subject}がスペルブーストされる"),
    "changed": ("The {figure} of {subject} changes by {n}", "{subject}の{figure}が{n}変化する"),
    "shuffled": ("{player:My|The opponent's} deck is shuffled", "{player:自分|相手}のデッキをシャッフルする"),
    "taken": ("{player:I take|The opponent takes} control of {subject}", "{player:自分|相手}が{subject}のコントロールを得る"),
    "lost-abilities": ("{subject} loses its abilities", "{subject}が能力を失う"),
    "marked.asleep": ("{subject} goes to sleep", "{subject}がスリープ状態になる"),
    "unmarked.asleep": ("{subject} wakes", "{subject}がアクティブ状態になる"),
    "marked.tapped": ("{subject} is tapped", "{subject}がタップされる"),
    "unmarked.tapped": ("{subject} is untapped", "{subject}がアンタップされる"),
    "reckoned": ("{of} ({name}): {sum}", "{of}（{name}）：{sum}"),
    "strengthened": ("{subject} gets {stats}", "{subject}に{stats}"),
    "figures-hold": ("{subject} now has {stats}", "{subject}が{stats}を得る"),
    "figures-end": ("{subject} no longer has {stats}", "{subject}が{stats}を失う"),
    "ability-gained": ("{subject} gains “{granted}”", "{subject}が「{granted}」を得る"),
    "keyword-gained": ("{subject} gains {keyword}", "{subject}が{keyword}を得る"),
    "keyword-lost": ("{subject} loses {keyword}", "{subject}が{keyword}を失う"),
    "gained": ("{player:my|the opponent's} {point}: {sign}", "{player:自分|相手}の{point}が{sign}"),
    "turn-started": ("{player:My|The opponent's} turn begins", "{player:自分|相手}のターン開始"),
    "turn-ended": ("{player:My|The opponent's} turn ends", "{player:自分|相手}のターン終了"),
    "no-drain": ("{source} has dealt no damage: Drain restores nothing", "{source}はダメージを与えておらず、ドレインの回復はない"),
    "no-clash": ("No clash: {source} and {target} are not both there any more", "{source}と{target}がそろっていないため、交戦は起こらない"),
    "revealed.private": ("{subject} is looked at", "{subject}を見る"),
    "revealed": ("{subject} is revealed", "{subject}を公開"),
    "put": ("{subject} goes to the {zone}", "{subject}が{zone}に置かれる"),
    "ended.reaper": ("The deck has run out: {player:I win|the opponent wins}", "デッキ切れ：{player:自分|相手}の勝利"),
    "ended.victory-card": ("The Victory Card: {player:I win|the opponent wins}", "勝利のカード：{player:自分|相手}の勝利"),
    "ended.defense": ("A leader has 0 defense: {player:I win|the opponent wins}", "リーダーの体力が0：{player:自分|相手}の勝利"),
    "ended.effect": ("By an effect: {player:I win|the opponent wins}", "効果により{player:自分|相手}の勝利"),
    "ended.draw": ("The game is a draw", "引き分け"),
    "ended.loop": ("The same situation came back: a loop that nobody can leave", "同じ状況に戻った：抜け出せないループ"),
    "ended.budget": ("Stopped: this run is too long ({which})", "中断：処理が長すぎる（{which}）"),
    "refused.not-your-turn": ("it is not this player's turn", "このプレイヤーのターンではない"),
    "refused.not-in-hand": ("{source} is not in this player's hand", "{source}はこのプレイヤーの手札にない"),
    "refused.no-room": ("the board is full: {source} finds no place", "場がいっぱいで{source}を出せない"),
    "refused.cannot-pay": ("{source} costs {cost}, there are {has} play points", "{source}のコストは{cost}、PPは{has}"),
    "refused.no-form": ("{source} cannot be played in that form now", "{source}を今その形でプレイすることはできない"),
    "refused.no-way": ("it cannot be done in that way", "その方法で行うことはできない"),
    "refused.no-target": ("{source} finds no target", "{source}の対象がない"),
    "refused.no-such-target": ("{target} is no target for {source}", "{target}は{source}の対象にできない"),
    "refused.cannot-attack": ("{source} may not attack now", "{source}は今攻撃できない"),
    "refused.not-a-target-of-attack": ("{target} cannot be attacked", "{target}を攻撃することはできない"),
    "refused.just-entered": ("{source} has just entered and may not attack this", "{source}は場に出たばかりで攻撃できない"),
    "refused.ward": ("{ward} has Ward and must be attacked first", "守護を持つ{ward}を先に攻撃しなければならない"),
    "refused.cannot-evolve": ("{source} cannot evolve now", "{source}は今進化できない"),
    "refused.no-evolution-point": ("there is no evolution point for {source}", "{source}に使う進化ポイントがない"),
    "refused.order": (
        "the order of the effects of {source} and {target} is not for a player to choose",
        "{source}と{target}の効果の順をプレイヤーは選べない",
    ),
    "refused.orders-clash": ("{source}: this order goes against one named before", "{source}：先に指定された順と矛盾する"),
    "refused.order-of-none": ("no two effects waited that this order is about", "順を指定された効果が同時に待機することはなかった"),
    "refused.free-evolution": ("no evolution point is spent for {source}", "{source}の進化に進化ポイントは使わない"),
    "refused.compulsory": ("{source}: this is not optional", "{source}：任意ではなく強制である"),
}  # fmt: skip

WORDED = {"zone": ("zone",), "point": ("counter", "state")}
_FIELD = re.compile(r"\{(\w+)(?::([^|}]*)\|([^}]*))?\}")


def variant(event: Event) -> str:
    """Which template an event is told by: what came of it may have one of its own."""
    data = event.data or {}
    if event.type == "drawn":
        if not event.subject:
            return "drawn.none"
        if data.get("stays"):
            return "drawn.stays"
    if data.get("cannot"):
        return f"{event.type}.not"
    if data.get("burned"):
        return f"{event.type}.burned"
    if data.get("barred"):
        return f"{event.type}.barred"
    if data.get("no-room"):
        return "entered.no-room"
    if event.type == "revealed" and data.get("private"):
        return "revealed.private"
    if event.type == "entered" and "mark" in data:
        return f"entered.{data['mark']}"
    if event.type == "marked":
        return f"marked.{data['mark']}" if event.amount else f"unmarked.{data['mark']}"
    if event.type == "destroyed" and not event.did:
        return "destroyed.not"
    if event.type == "gained":
        return f"gained.{data.get('point')}"
    return event.type


def name_of(value: Any, lang: str, state: State) -> str:
    """A thing, card, player, text or number as it is said in ``lang``."""
    if isinstance(value, Thing):
        if value.card.kind == "leader":
            return value.card.name[lang]
        name = value.card.name[lang]
        if not value.label:
            return name
        label = label_in(value.label, lang)
        return f"{name}（{label}）" if lang == "ja" else f"{name} ({label})"
    if isinstance(value, Message):
        return say_message(value, lang, state)
    if isinstance(value, Mapping):
        return str(value.get(lang) or value.get("en") or "")
    if isinstance(value, (list, tuple)):
        return ("、" if lang == "ja" else ", ").join(name_of(v, lang, state) for v in value)
    if value in WHO[lang] and not isinstance(value, int):
        return WHO[lang][value]
    return str(value)


def wording(p: Pending, state: State) -> Mapping[str, str]:
    """What waits, in words; with the card it is about where the same ability can wait for several (who is to go aboard)."""
    text, about = p.ability.text, about_of(p, state)
    if about is None:
        return text
    return {"en": f"{text['en']} ({name_of(about, 'en', state)})", "ja": f"{text['ja']}（{name_of(about, 'ja', state)}）"}


def about_of(p: Pending, state: State) -> Thing | None:
    """The card that a waiting ability names beside its text."""
    return state.things.get(p.event.subject) if p.event is not None and p.ability.data.get("names-subject") else None


def fields(parts: Mapping[str, Any], state: State) -> dict[str, Any]:
    """What a template may name: the message's parts and, for an event, its subject, target, amounts and details."""
    found = dict(parts)
    pending = found.get("pending")
    if pending is not None:
        found["ability"], found["about"] = wording(pending, state), about_of(pending, state)
    event = found.get("event")
    if isinstance(event, Event):
        things = state.things
        found.setdefault("subject", things.get(event.subject, ""))
        found.setdefault("source", things.get(event.source, ""))
        found.setdefault("player", event.player)
        found["n"] = event.amount if event.type == "damaged" else event.did
        found["tried"] = event.tried
        found["sign"] = f"{event.did:+d}"
        for key, value in (event.data or {}).items():
            found.setdefault(key, value)
        for key in ("target", "vehicle"):
            if isinstance(found.get(key), int):
                found[key] = things[found[key]]
        if "stats" in found and isinstance(found["stats"], tuple):
            found["stats"] = "{:+d}/{:+d}".format(*found["stats"])
        if event.before is not None and event.type == "transformed":
            found["was"] = event.before
    return found


def spelled(words: Vocabulary | None, field: str, value: Any, lang: str) -> Any:
    """A zone, a counter or a keyword that a message names by its id, as the game calls it; anything else as it is."""
    if words is None or not isinstance(value, str):
        return value
    for category in WORDED.get(field, ()):
        if words.has(category, value):
            word = words.word(category, value)
            return word.ja if lang == "ja" else word.spelled(plural=category == "counter")
    return value


def say_message(
    message: Message, lang: str, state: State, more: Mapping[str, tuple[str, str]] | None = None, words: Vocabulary | None = None
) -> str:
    """A message in words; ``words`` are the game's own."""
    parts = fields(message.parts, state)
    key = message.key
    event = parts.get("event")
    if isinstance(event, Event) and key == event.type:
        key = variant(event)
    own = more or {}
    template = own.get(key) or TEMPLATES.get(key) or own.get(message.key) or TEMPLATES.get(message.key) or (key, key)
    text = template[lang == "ja"]

    def fill(m: re.Match[str]) -> str:
        value = parts.get(m[1])
        if m[2] is not None:
            return m[2] if value == "me" else m[3]
        if isinstance(value, Message):
            return say_message(value, lang, state, more, words)
        return name_of(spelled(words, m[1], value, lang), lang, state)

    return _FIELD.sub(fill, text)


def say(frame: Frame, lang: str, more: Mapping[str, tuple[str, str]] | None = None, words: Vocabulary | None = None) -> str:
    """A frame's line of the log in ``lang`` ("en" or "ja")."""
    text = say_message(frame.message, lang, frame.state, more, words)
    return text[:1].upper() + text[1:] if lang == "en" else text
