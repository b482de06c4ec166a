"""Who sees what: zones that are hidden, what a happening gives away all the same, and the log as each viewer reads it.

Viewers are the two players and a spectator, who sees what lies open and nothing else. What cannot be seen is called “a card”.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from engine.kernel.game import Game
from engine.kernel.state import Player, Thing
from engine.kernel.trace import Decision, Event, Frame, Message
from engine.log.contract import ViewJson
from engine.log.wording import fields, say_message, variant

if TYPE_CHECKING:
    from engine.kernel.agenda import Pending
    from engine.kernel.run import Run

T = TypeVar("T")
VIEWERS = ("me", "opponent", "spectator")
LANGUAGES = ("en", "ja")
CARD = {"en": "a card", "ja": "カード"}


def sees(game: Game, viewer: Player, t: Thing) -> bool:
    """Whether a viewer sees a card where it is."""
    return game.zone(t.zone).shows(t.owner == viewer, t.hidden)


def shows(game: Game, viewer: Player, frame: Frame) -> set[int]:
    """The cards that a happening gives away to a viewer, wherever they are: what is revealed, and what everybody could follow."""
    e = frame.happening
    if e is None or not e.subject:
        return set()
    if e.type == "revealed" and e.private:
        return {e.subject} if e.of == viewer else set()
    open_before = e.before is not None and sees(game, viewer, e.before)
    return {e.subject} if e.type == "revealed" or e.shown or open_before else set()


class Eye:
    """One viewer looking at one frame. ``less`` says that something had to be left out of what was read so far."""

    def __init__(self, run: Run, frame: Frame, viewer: Player) -> None:
        self.run = run
        self.frame = frame
        self.viewer = viewer
        self.given_away = shows(run.game, viewer, frame)
        self.less = False

    def knows(self, t: Thing) -> bool:
        """Whether the viewer can say which card this is."""
        game, now = self.run.game, self.frame.state.things.get(t.id)
        return t.id in self.given_away or sees(game, self.viewer, t) or (now is not None and sees(game, self.viewer, now))

    def masked(self, value: object) -> object:
        """A part of a message with what the viewer does not know taken out."""
        if isinstance(value, Thing):
            return value if self.knows(value) else self.left_out(CARD)
        if isinstance(value, Message):
            return self.message(value)
        if isinstance(value, (list, tuple)):
            return [self.masked(v) for v in value]
        return value

    def line(self) -> Message:
        """The frame's message as the viewer may read it."""
        pending = self.frame.pending
        if pending is not None and not self.knows(pending.origin):
            return self.left_out(Message("unseen", {}))
        return self.message(self.frame.message, pending)

    def message(self, m: Message, pending: Pending | None = None) -> Message:
        """A message as the viewer may read it; ``pending`` is what it is about."""
        parts = fields(m.parts, self.frame.state, pending)
        event = parts.pop("event", None)
        key = variant(event) if isinstance(event, Event) and m.key == event.type else m.key
        if self.frame.actor != self.viewer and (told := unsaid(m)) is not None:
            return self.left_out(Message(told, {"player": self.frame.actor}))
        if key == "action" and self.frame.actor != self.viewer and (bare := getattr(parts["text"], "bare", None)):
            parts["text"] = self.left_out(bare)
        return Message(key, {name: self.masked(value) for name, value in parts.items()})

    def left_out(self, instead: T) -> T:
        """What stands in place of something left out."""
        self.less = True
        return instead

    def text(self) -> dict[str, str]:
        """The frame's line of the log."""
        message, more, vocabulary = self.line(), self.run.game.messages, self.run.game.vocabulary
        said = {lang: say_message(message, lang, self.frame.state, more, vocabulary) for lang in LANGUAGES}
        return {**said, "en": said["en"][:1].upper() + said["en"][1:]}

    def unseen(self) -> list[int]:
        """Which of the waiting effects the viewer does not see."""
        return [p.id for p in self.frame.agenda if not self.knows(p.origin)]


def unsaid(m: Message) -> str | None:
    """By which words another player hears of something that its player does in secret, or None where it is no secret."""
    prompt = m.parts.get("prompt")
    if m.key == "decided.choice" and isinstance(prompt, Message) and prompt.parts.get("secret"):
        return "decided.secret"
    if m.key == "action" and getattr(m.parts["text"], "secret", False):
        return "action.secret"
    return None


def view(run: Run, frame: Frame, viewer: Player) -> ViewJson:
    """A frame's line of the log as a viewer reads it, and the ids of the waiting effects that this viewer does not see."""
    eye = Eye(run, frame, viewer)
    return {"text": eye.text(), "unseen": eye.unseen()}


def views(run: Run, frame: Frame) -> dict[str, ViewJson]:
    """The views of those who do not see all of a frame; for the others the line with everything in it is theirs too."""
    found: dict[str, ViewJson] = {}
    for viewer in VIEWERS:
        eye = Eye(run, frame, viewer)
        eye.line()
        unseen = eye.unseen()
        if eye.less or unseen:
            found[viewer] = {"text": eye.text(), "unseen": unseen}
    return found


def kept_from(run: Run, decision: Decision) -> list[Player]:
    """The viewers who may not read what could be picked: it is a secret of its player, or names a card that they do not see."""
    frame = run.frames[min(decision.frame, len(run.frames) - 1)]
    found = []
    for viewer in VIEWERS:
        eye = Eye(run, frame, viewer)
        for message in (decision.prompt, *(m for _, m in decision.options)):
            eye.message(message)
        if eye.less or (viewer != decision.player and decision.prompt.parts.get("secret")):
            found.append(viewer)
    return found
