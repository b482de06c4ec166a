"""The words of the table: kinds of frames, figures, keywords, marks. Lazy, so that each request reads them in its language."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _

from engine.corpus.shapes import Ruling
from engine.games.registry import GAMES
from engine.kernel.figures import FIGURES
from engine.kernel.game import Game
from engine.log.happenings.table import moment_names
from engine.log.marks import MARKS
from rulings.http.language import here, said_in

WITHIN = str.maketrans("「」", "『』")


class Words(dict[str, Promise]):
    """Words by what they name. Each is the only one of its kind, so the words found in it can be kept."""

    __hash__ = object.__hash__  # type: ignore[assignment]


KIND = Words(
    {
        "start": _("Start"),
        "action": _("Action"),
        "refused": _("Refused"),
        "queued": _("Triggered"),
        "ordered": _("Ordered"),
        "resolving": _("Resolving"),
        "event": _("Event"),
        "replaced": _("Replaced"),
        "fizzled": _("Fizzled"),
        "burned": _("Burned"),
        "state-based": _("State check"),
        "decision": _("Decision"),
        "ended": _("End"),
    }
)
VERDICT = Words(
    {
        "loop": _("From here the same would happen again and again, and nobody can leave it: the run is stopped."),
        "budget": _("The run is stopped here because it takes more than is allowed for one; what comes after is not said."),
        "unknown": _("How it goes on from here is not known: the run is stopped."),
    }
)
VIEW = Words({"all": _("Open hands"), "me": _("My view"), "opponent": _("Opponent’s view"), "spectator": _("Spectator’s view")})
PLAYER = Words({"me": _("Me"), "opponent": _("Opponent")})
TURN = Words({"me": _("My turn"), "opponent": _("Opponent’s turn")})
PHASE = Words(
    {
        "start": _("start of the turn"),
        "draw": _("draw"),
        "main": _("main phase"),
        "attack": _("attack"),
        "combat": _("combat"),
        "battle": _("battle"),
        "charge": _("charge"),
        "end": _("end of the turn"),
        "mulligan": _("mulligan"),
        "charm": _("charm phase"),
        "active": _("active phase"),
        "maintenance": _("maintenance phase"),
        "discard": _("discard phase"),
    }
)
CARD_KIND = Words(
    {
        "follower": _("follower"),
        "amulet": _("amulet"),
        "spell": _("spell"),
        "creature": _("creature"),
        "character": _("character"),
        "event": _("event card"),
        "heroine": _("heroine"),
        "leader": _("leader"),
        "token": _("token"),
        "card": _("card"),
    }
)
CLASS = Words(
    {
        "forestcraft": _("Forestcraft"),
        "swordcraft": _("Swordcraft"),
        "runecraft": _("Runecraft"),
        "dragoncraft": _("Dragoncraft"),
        "shadowcraft": _("Shadowcraft"),
        "bloodcraft": _("Bloodcraft"),
        "havencraft": _("Havencraft"),
        "portalcraft": _("Portalcraft"),
        "neutral": _("Neutral"),
        "light": _("Light"),
        "water": _("Water"),
        "darkness": _("Darkness"),
        "fire": _("Fire"),
        "nature": _("Nature"),
    }
)
SEAT = Words({"turn": _("turn player"), "other": _("other player")})
# moments at which abilities wait for something that is no happening; the others are called as their happenings say
MOMENT = Words(
    {
        "countdown": _("countdown"),
        "held": _("while in hand"),
        "spellboost": _("spellboost"),
        "a-skill": _("A.Skill"),
        "replacement": _("instead"),
        "state-on": _("a state begins"),
    }
)
PART = Words(
    {
        "occasion": _("occasion"),
        "timing": _("timing"),
        "place": _("place"),
        "player": _("player"),
        "position": _("position"),
        "line": _("line of text"),
        "number": _("number"),
    }
)
STATUS = Words(
    {
        "documented": _("documented"),
        "confirmed": _("confirmed"),
        "tentative": _("tentative"),
        "open": _("open question"),
        "superseded": _("superseded"),
    }
)
BECAME = Words({"superseded": _("superseded"), "was-wrong": _("was wrong"), "disputed": _("disputed")})
SEE = Words(
    {
        "follows-from": _("follows from"),
        "exception-to": _("exception to"),
        "contrast": _("in contrast to"),
        "supersedes": _("supersedes"),
        "see-also": _("see also"),
    }
)
SEEN_FROM = Words(
    {
        "follows-from": _("is the ground of"),
        "exception-to": _("has the exception"),
        "contrast": _("in contrast to"),
        "supersedes": _("superseded by"),
        "see-also": _("see also"),
    }
)


OURS: Mapping[str, Words] = {"kind": CARD_KIND, "class": CLASS, "keyword": Words(), "counter": Words(), "trait": Words()}


def word(table: Words, key: str) -> str:
    """The word for a key; a key without one is shown as it stands rather than hidden."""
    return _word(table, str(key), here())


@lru_cache(4000)
def _word(table: Words, key: str, _language: str) -> str:
    found = table.get(key)
    return str(found) if found is not None else key.replace("_", " ").replace("-", " ")


def moment(game: Game, name: str) -> str:
    """How a moment of a game's timing table is called: as the happening says that abilities then wait for, or as we say."""
    found = moment_names(game.vocabulary).get(name)
    return found[here() == "ja"] if found is not None else word(MOMENT, name)


def of_game(game: str, category: str, key: str) -> str:
    """The game's own word for a kind, class, keyword or counter (points too); ours where it has none, since the engine marks things too."""
    return _of_game(game, category, str(key), here())


@lru_cache(4000)
def _of_game(game: str, category: str, key: str, language: str) -> str:
    known = GAMES.get(game)
    if known is not None and category == "counter" and (label := known.counter(key).label):
        return label[language]
    if known is not None:
        for found in known.vocabulary.of(category):
            if found.id == key:
                return str(found.ja if language == "ja" else found.en)
    if category == "class" and "/" in key:
        return "/".join(_of_game(game, category, part, language) for part in key.split("/"))
    if category == "keyword" and key in MARKS:
        return MARKS[key].shown[language == "ja"]
    name, _colon, amount = key.partition(":")
    if category == "keyword" and amount:
        return f"{_of_game(game, category, name, language)}{'' if language == 'ja' else ' '}+{amount}"
    return word(OURS[category], key)


def figure(game: str, name: str) -> str:
    """What a printed figure is called that only some games have, as it stands before its number."""
    known = FIGURES.get(name)
    said = of_game(game, "counter", name) if known is None else known.ja if here() == "ja" else known.en
    return said[:1].upper() + said[1:]


def seen(frame: Mapping[str, Any], view: str) -> str:
    """A frame's line of the log as a viewer may read it."""
    return say(frame.get("views", {}).get(view, frame)["text"])


def from_the_left(place: int) -> str:
    """A card's place in its zone, from 1; 0 is a leader's."""
    return gettext("%(n)s from the left") % {"n": place} if place else gettext("leader")


def line_of_text(line: int) -> str:
    """A line of a card's text, from 1; 0 is what was given to it."""
    return str(line) if line else gettext("given")




def told(what: str, said: str) -> str:
    """What is told of something, as each language parts the two."""
    return gettext("%(what)s: %(said)s") % {"what": what, "said": said}


def say(text: Mapping[str, str] | str | None) -> str:
    """The text in the language of this request, in the other one rather than nothing."""
    if not text:
        return ""
    if isinstance(text, str):
        return text
    return said_in(text, here())


def marked(text: str) -> str:
    """A Japanese text whose quotation marks within others are those for that: 「a『b』」 for 「a「b」」."""
    if text.count("「") < 2:
        return text
    depth, signs = 0, []
    for sign in text:
        depth -= sign == "」" and depth > 0
        signs.append(sign.translate(WITHIN) if depth > 0 else sign)
        depth += sign == "「"
    return "".join(signs)


def scenario(ruling: Ruling, name: str) -> str:
    """What a scenario is called: its title, else in English its name as words and in Japanese its place among the ruling's."""
    place, found = next((place, one) for place, one in enumerate(ruling.scenarios, 1) if one.name == name)
    return say(found.title) or (gettext("board %(n)s") % {"n": place} if here() == "ja" else name.replace("-", " ").capitalize())
