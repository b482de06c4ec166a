"""What can be done now: every action that either player could try at the end of a run, said as a sentence, and why it is refused.

The engine is asked, by trying each action on a fork of the run (:mod:`engine.suggest.try_action`).
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.corpus.problems import BadInput
from engine.corpus.shapes import Sentence
from engine.kernel.bilingual import Bilingual
from engine.kernel.budget import OverBudget
from engine.kernel.requests import ChoiceOutOfRange
from engine.kernel.trace import Message
from engine.log.wording import say_message
from engine.play.play import Played
from engine.study.scenario_run import ScenarioRun
from engine.suggest.possible_actions import PossibleAction, PossibleActions
from engine.suggest.try_action import Tried, try_action
from engine.suggest.unique_names import UniqueNames

MOST = 150
MOST_FRAMES = 6000


@dataclass(frozen=True, slots=True)
class NotAllowed:
    """Why the rules do not allow something: the rule's id, and the reason in words."""

    rule: str
    reason: Bilingual


@dataclass(frozen=True, slots=True)
class Offer:
    """Something to do now.

    ``player`` is "me", "opponent" or "" (nobody in particular); ``kind`` the kind of action; ``sentence`` what to write into
    ``when``, ``written`` that in either language; ``text`` the same as it is shown; ``source`` and ``target`` ids of things;
    ``refused`` None where it is allowed. Where
    ``needs_label`` is true, the language cannot tell the card from its like: there is no sentence, and nothing was tried.
    """

    player: str
    kind: str
    sentence: str
    text: Bilingual
    source: int | None
    target: int | None
    written: Bilingual
    refused: NotAllowed | None = None
    needs_label: bool = False

    @property
    def legal(self) -> bool:
        """Whether this can be done now."""
        return self.refused is None and not self.needs_label


@dataclass(frozen=True, slots=True)
class Offers:
    """All offers, in the order in which to show them; ``left_out`` were not tried; ``reason`` says why there are none."""

    offers: tuple[Offer, ...]
    left_out: int = 0
    reason: Bilingual | None = None


ENDED = {"en": "The game is decided: nothing more can be done.", "ja": "勝敗が決まっているため、これ以上何もできません。"}
OVER = {
    "en": "The run met a limit of the engine, so that nothing can go on from here.",
    "ja": "処理の上限に達したため、ここから先へは進めません。",
}
LABEL = {"en": "this copy needs a label (as: …)", "ja": "この1枚には as: で名前を付ける必要があります"}


def offers(run: ScenarioRun, most_frames: int = MOST_FRAMES, most: int = MOST) -> Offers:
    """What either player could try after the last action of a run; ``run`` stays exactly as it was.

    At most ``most`` actions are tried, and they may play ``most_frames`` frames in all.
    """
    return Trial(run.played, most_frames).offers(most)


def closed(played: Played) -> Bilingual | None:
    """Why nothing can be done after a run; None while it goes on."""
    if not played.run.outcome.ordinary:
        return OVER
    return None if played.run.outcome.verdict == "open" else ENDED


class Trial:
    """Tries all possible actions at the end of a run."""

    def __init__(self, played: Played, most_frames: int) -> None:
        self.played = played
        self.run = played.run
        self.staging = played.staging
        self.names = UniqueNames(self.run.game, played.actor.naming, self.staging.names)
        self.actions = PossibleActions(self.run, self.names)
        self.left = most_frames

    def offers(self, most: int) -> Offers:
        """The offers, at most ``most`` of them tried."""
        why = closed(self.played)
        if why is not None:
            return Offers((), 0, why)
        found: list[Offer] = []
        nameless: set[tuple[object, ...]] = set()
        tried = left_out = 0
        for action in self.actions:
            full = tried >= most or self.left <= 0
            if full and action.node is not None:
                left_out += 1
                continue
            sentence = self.sentence(action)
            if sentence is None:
                kin = self.kin(action)
                if kin not in nameless:
                    nameless.add(kin)
                    found.append(self.unsaid(action))
            else:
                tried += 1
                offer = self.offer(action, sentence)
                if offer is None:
                    left_out += 1
                else:
                    found.append(offer)
        return Offers(tuple(told_once(found)), left_out)

    def sentence(self, action: PossibleAction) -> Sentence | None:
        """An action as a line of the scenario; None where it cannot be said."""
        text = self.names.write(action.node) if action.node is not None else None
        return Sentence(text, 0, 0, action.node) if text is not None else None

    def offer(self, action: PossibleAction, sentence: Sentence) -> Offer | None:
        """What becomes of an action; None where that cannot be found out: too many frames, or choices of the scenario that do not fit."""
        try:
            tried = try_action(self.played, sentence, self.left)
        except OverBudget:
            self.left = 0
            return None
        except (ChoiceOutOfRange, BadInput):
            return None
        self.left -= len(tried.played.run.frames) - tried.first
        both = self.names.write_in_both(sentence.tree, sentence.text)
        return Offer(action.player, action.kind, sentence.text, self.both(sentence), action.source, action.target, both, refusal(tried))

    def both(self, sentence: Sentence) -> Bilingual:
        """A sentence as it is shown."""
        said = self.staging.text(sentence)
        return {"en": said["en"], "ja": said["ja"]}

    def unsaid(self, action: PossibleAction) -> Offer:
        """The offer for what cannot be said of this copy of a card."""
        shown = self.both(Sentence("", 0, 0, self.actions.loosely(action)))
        text = {"en": f"{shown['en']} ({LABEL['en']})", "ja": f"{shown['ja']}（{LABEL['ja']}）"}
        return Offer(action.player, action.kind, "", text, action.source, action.target, {"en": "", "ja": ""}, needs_label=True)

    def kin(self, action: PossibleAction) -> tuple[object, ...]:
        """What an action has in common with those about the other copies of the same cards."""
        things = self.run.state.things
        cards = [(things[i].card.slug, things[i].zone, things[i].controller) if i else None for i in (action.source, action.target)]
        return (action.player, action.kind, *cards, len(action.way.get("cards", ())), action.way.get("how"))


def refusal(tried: Tried) -> NotAllowed | None:
    """By which rule, and in what words, an action was refused as a whole."""
    if tried.refused is None:
        return None
    run, number = tried.played.run, len(tried.played.actions)
    frame = next(f for f in reversed(run.frames) if f.kind == "refused" and f.message.parts.get("action") == number)
    reason = frame.message.parts["reason"]
    assert isinstance(reason, Message)
    told = {lang: say_message(reason, lang, frame.state, run.game.messages, run.game.vocabulary) for lang in ("en", "ja")}
    return NotAllowed(tried.refused, told)


def told_once(found: list[Offer]) -> list[Offer]:
    """Without what is refused for the same card by the same rule in the same words, whatever it is aimed at: it is said once."""
    distinct, seen = [], set()
    for o in found:
        if o.refused is not None:
            key = (o.player, o.kind, o.source, o.refused.rule, o.refused.reason["en"])
            if key in seen:
                continue
            seen.add(key)
        distinct.append(o)
    return distinct
