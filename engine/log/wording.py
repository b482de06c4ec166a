"""The log in words: one template a message, in both languages.

``{subject}`` and the like are names of things, ``{n}`` what was done, ``{tried}`` what was attempted, ``{player:a|b}`` chooses by whether
the player is the one called "me". What can happen has its templates in the table of happenings, all else here; games may add or replace
templates (``Game.messages``).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from engine.kernel.happenings import Pair
from engine.kernel.state import State, Thing, label_in
from engine.kernel.trace import Event, Frame, Message
from engine.kernel.vocabulary import Vocabulary
from engine.log.happenings.table import log_lines

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending

WHO = {"en": {"me": "I", "opponent": "the opponent", None: "nobody"}, "ja": {"me": "自分", "opponent": "相手", None: "誰も"}}

TEMPLATES: dict[str, Pair] = {
    "start": ("The board as given", "最初の盤面"),
    "start.left-out": ("The board as given. Not carried out: {text}", "最初の盤面。実行されないテキスト：{text}"),
    "action": ("{text}", "{text}"),
    "refused": ("Refused: {reason}", "受け付けられない：{reason}"),
    "queued": ("{source} triggers: {ability}", "{source}の効果が誘発：{ability}"),
    "ordered": ("{count} effects wait, in this order: {order}", "{count}個の効果が次の順に待機：{order}"),
    "resolving": ("{source} resolves: {ability}", "{source}の効果を解決：{ability}"),
    "declared": ("{source} is declared: {ability}", "{source}を宣言：{ability}"),
    "replaced": ("{source} replaces what would happen: {ability}", "{source}により置き換え：{ability}"),
    "fizzled.condition": (
        "The condition does not hold any more: “{ability}” of {source} does nothing",
        "条件を満たさないため{source}の「{ability}」は何もしない",
    ),
    "fizzled.stopped": (
        "{source} has left half way: the rest of “{ability}” does not happen",
        "{source}が途中で場を離れたため「{ability}」の残りは行われない",
    ),
    "fizzled.dropped": (
        "There is nothing that it could speak of: “{ability}” does not happen",
        "参照するものがないため「{ability}」は行われない",
    ),
    "fizzled.too-few": (
        "There is less than it asks for: “{ability}” of {source} is not done",
        "求められた数に足りないため{source}の「{ability}」は行われない",
    ),
    "fizzled.rest": (
        "After what could not be done the rest is not: “{ability}” of {source}",
        "行えない部分があったため、その後の{source}の「{ability}」は行われない",
    ),
    "stays": ("{source} stays where it is", "{source}はその場にとどまる"),
    "random-card-on-top": ("Which card is on top?", "一番上のカード"),
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
    "choose": ("{source}: {text}", "{source}：{text}"),
    "random-target": ("{source}: which one is hit at random?", "{source}：ランダムな対象"),
    "random-number": ("{source}: which number at random?", "{source}：ランダムな数"),
    "random-card": ("{source}: which card at random?", "{source}：ランダムなカード"),
    "changed": ("{figure} of {subject} changes by {n}", "{subject}の{figure}が{n}変化する"),
    "shuffled": ("{player:My|The opponent's} deck is shuffled", "{player:自分|相手}のデッキをシャッフルする"),
    "taken": ("{player:I take|The opponent takes} control of {subject}", "{player:自分|相手}が{subject}のコントロールを得る"),
    "marked.asleep": ("{subject} goes to sleep", "{subject}がスリープ状態になる"),
    "unmarked.asleep": ("{subject} wakes", "{subject}がアクティブ状態になる"),
    "marked.tapped": ("{subject} is tapped", "{subject}がタップされる"),
    "unmarked.tapped": ("{subject} is untapped", "{subject}がアンタップされる"),
    "reckoned": ("{of} ({name}): {sum}", "{of}（{name}）：{sum}"),
    "figures-hold": ("{subject} now has {stats}", "{subject}が{stats}を得る"),
    "figures-end": ("{subject} no longer has {stats}", "{subject}が{stats}を失う"),
    "ability-gained": ("{subject} gains “{granted}”", "{subject}が「{granted}」を得る"),
    "ended.defense": ("A leader has 0 defense: {player:I win|the opponent wins}", "リーダーの体力が0：{player:自分|相手}の勝利"),
    "ended.effect": ("By an effect: {player:I win|the opponent wins}", "効果により{player:自分|相手}の勝利"),
    "ended.draw": ("The game is a draw", "引き分け"),
    "ended.loop": ("The same situation came back: a loop that nobody can leave", "同じ状況に戻った：抜け出せないループ"),
    "ended.budget": ("Stopped: this run is too long ({which})", "中断：処理が長すぎる（{which}）"),
    "refused.not-your-turn": ("it is not this player's turn", "このプレイヤーのターンではない"),
    "refused.not-in-hand": ("{source} is not in this player's hand", "{source}はこのプレイヤーの手札にない"),
    "refused.cannot-pay": ("{source} costs {cost}, there are {has} play points", "{source}のコストは{cost}、PPは{has}"),
    "refused.no-way": ("it cannot be done in that way", "その方法で行うことはできない"),
    "refused.no-target": ("{source} finds no target", "{source}の対象がない"),
    "refused.no-such-target": ("{target} is no target for {source}", "{target}は{source}の対象にできない"),
    "refused.cannot-attack": ("{source} may not attack now", "{source}は今攻撃できない"),
    "refused.not-a-target-of-attack": ("{target} cannot be attacked", "{target}を攻撃することはできない"),
    "refused.order": (
        "the order of the effects of {source} and {target} is not for a player to choose",
        "{source}と{target}の効果の順をプレイヤーは選べない",
    ),
    "refused.orders-clash": ("{source}: this order goes against one named before", "{source}：先に指定された順と矛盾する"),
    "refused.order-of-none": ("no two effects waited that this order is about", "順を指定された効果が同時に待機することはなかった"),
}  # fmt: skip

WORDED = {"zone": ("zone",), "point": ("counter", "state")}
MOST_TEMPLATES = 2_000  # in both languages, of all games
_FIELD = re.compile(r"\{(\w+)(?::([^|}]*)\|([^}]*))?\}")


def variant(event: Event) -> str:
    """Which template an event is told by: what came of it may have one of its own."""
    if event.type == "drawn" and not event.barred:
        if not event.subject:
            return "drawn.none"
        if event.stays_in_deck:
            return "drawn.stays"
    if event.cannot:
        return f"{event.type}.not"
    if event.burned:
        return f"{event.type}.burned"
    if event.type == "returned" and event.went_to:
        return "returned.elsewhere"
    if event.barred:
        return f"{event.type}.barred"
    if event.no_room:
        return "entered.no-room"
    if event.type == "revealed" and event.private:
        return "revealed.private"
    if event.type == "entered" and event.mark:
        return f"entered.{event.mark}"
    if event.type == "marked":
        return f"marked.{event.mark}" if event.amount else f"unmarked.{event.mark}"
    if event.type in ("destroyed", "evolved") and not event.did:
        return f"{event.type}.not"
    if event.type == "gained":
        return f"gained.{event.point}"
    return event.type


def name_of(value: object, lang: str, state: State) -> str:
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
    return state.things.get(p.event.subject) if p.event is not None and p.ability.names_subject else None


def fields(parts: Mapping[str, object], state: State, pending: Pending | None = None) -> dict[str, object]:
    """What a template may name: the message's parts and, for an event, its subject, target, amounts and details.

    Of what waits, ``pending``, it may name the ability and the card that this is about.
    """
    found = dict(parts)
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
        for key, value in event.details.items():
            found.setdefault(key, value)
        for key in ("target", "vehicle"):
            if isinstance(other := found.get(key), int):
                found[key] = things[other]
        if "stats" in found and isinstance(found["stats"], tuple):
            one = isinstance(subject := found["subject"], Thing) and subject.defense is None and not found["stats"][1]
            found["stats"] = f"{found['stats'][0]:+d}" if one else "{:+d}/{:+d}".format(*found["stats"])
        if event.before is not None and event.type == "transformed":
            found["was"] = event.before
    return found


def spelled(vocabulary: Vocabulary | None, field: str, value: object, lang: str) -> object:
    """A zone, a counter or a keyword that a message names by its id, as the game calls it; anything else as it is."""
    if vocabulary is None or not isinstance(value, str):
        return value
    for category in WORDED.get(field, ()):
        if vocabulary.has(category, value):
            word = vocabulary.word(category, value)
            return word.ja if lang == "ja" else word.spelled(plural=category == "counter")
    return value


def template(key: str, more: Mapping[str, Pair], vocabulary: Vocabulary | None) -> Pair | None:
    """The words of one kind of message in both languages: the game's, those of a happening, or those that all games share."""
    return more.get(key) or log_lines(vocabulary).get(key) or TEMPLATES.get(key)


def say_message(
    message: Message,
    lang: str,
    state: State,
    more: Mapping[str, Pair] | None = None,
    vocabulary: Vocabulary | None = None,
    pending: Pending | None = None,
) -> str:
    """A message in words; ``vocabulary`` is the game's own, ``pending`` what it is about."""
    parts = fields(message.parts, state, pending)
    key = message.key
    event = parts.get("event")
    if isinstance(event, Event) and key == event.type:
        key = variant(event)
    both = template(key, more or {}, vocabulary) or template(message.key, more or {}, vocabulary) or (key, key)

    said = []
    for before, name, mine, theirs in pieces(both[lang == "ja"]):
        said.append(before)
        value = parts.get(name)
        if mine is not None:
            said.append(mine if value == "me" else theirs)
        elif isinstance(value, Message):
            said.append(say_message(value, lang, state, more, vocabulary))
        elif name:
            said.append(name_of(spelled(vocabulary, name, value, lang), lang, state))
    return "".join(said)


class TemplatePiece(NamedTuple):
    """A part of a template: plain text, and the field that follows it ("" at the end), with what is said of me and of the other player."""

    before: str
    name: str
    mine: str | None = None
    theirs: str = ""


@lru_cache(maxsize=MOST_TEMPLATES)
def pieces(text: str) -> tuple[TemplatePiece, ...]:
    """A template taken apart."""
    found, at = [], 0
    for m in _FIELD.finditer(text):
        found.append(TemplatePiece(text[at : m.start()], m[1], m[2], m[3] or ""))
        at = m.end()
    return (*found, TemplatePiece(text[at:], ""))


def say(frame: Frame, lang: str, more: Mapping[str, Pair] | None = None, vocabulary: Vocabulary | None = None) -> str:
    """A frame's line of the log in ``lang`` ("en" or "ja")."""
    text = say_message(frame.message, lang, frame.state, more, vocabulary, frame.pending)
    return text[:1].upper() + text[1:] if lang == "en" else text
