"""What lies on the table: what is destroyed, what a replaced event becomes, what can be drawn or chosen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy

from django.utils.translation import gettext as _

from engine.kernel.run import Run
from engine.kernel.state import PLAYERS, Thing
from engine.kernel.trace import Decision, Event, Frame, Message
from engine.log.wording import say_message
from rulings.board import texts
from rulings.board.runs import EngineRun
from rulings.board.tables import table
from rulings.practice.shapes import (
    MOST_ANSWERS,
    Answer,
    Others,
    PracticeQuestion,
    Settled,
    answered_otherwise,
    decided_within,
    frames,
    kernel,
    level,
    rules_in,
    within,
)

FATES = ("destroyed", "returned", "banished", "stays")  # what an event about a card could have become
NOBODY = "nobody"


def lying(run: EngineRun, step: int) -> dict[str, Thing]:
    """The cards on the battlefields of both players, by their numbers as keys."""
    state = frames(run)[step].state
    return {
        str(i): state.things[i]
        for player in PLAYERS
        for i in state.zone(player, kernel(run).game.table)
    }


def named(run: EngineRun, step: int, thing: Thing) -> Answer:
    """A card as an answer: its name and where it lies."""
    state = frames(run)[step].state
    zone = table(run.game).zone(thing.zone)
    place = texts.say(zone.label) if thing.zone != "leader" else texts.word(texts.CARD_KIND, "leader")
    there = list(state.zone(thing.controller, thing.zone))
    if zone.shape != "pile" and thing.id in there and thing.zone != "leader":
        place = f"{place}, {texts.from_the_left(1 + there.index(thing.id))}"
    label = f" ({thing.label})" if thing.label else ""
    return Answer(str(thing.id), texts.say(thing.card.name) + label, f"{texts.word(texts.PLAYER, thing.controller)} · {place}")


class Dies:
    """Which card is destroyed by what is carried out now."""

    name = "dies"

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """Effects and actions in the course of which cards are destroyed, or damaged and not destroyed although a rule is cited."""
        found = frames(run)
        asked: set[frozenset[str]] = set()
        for n in range(len(found) - 1, 0, -1):
            if found[n].kind not in ("action", "resolving") or len(lying(run, n)) < 2:
                continue
            settled = self.settle(run, n, 0)
            # The innermost effect is asked about; what it is part of would be the same question with more noise.
            if settled is None or settled.right in asked:
                continue
            inner = within(found, n)
            points = (len(inner) > 6) + (len(inner) > 12) + (len(lying(run, n)) > 4) + (found[n].kind == "action" and len(inner) > 4)
            question = PracticeQuestion(self.name, n, 0, level(points))
            if NOBODY not in settled.right or len(settled.rules) > 1 or answered_otherwise(self, question, run, others):
                asked.add(settled.right)
                yield question

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """Every card that is destroyed before the effect or action is over; "nobody" where none is."""
        found = frames(run)
        inner = within(found, step)
        if not inner or decided_within(run, inner) or any(found[n].kind in ("refused", "ended") for n in inner):
            return None
        candidates = lying(run, step)
        destroyed = [n for n in inner if _destroyed(found[n])]
        dead = [n for n in destroyed if str(_subject(found[n])) in candidates]
        if dead:
            rules = rules_in(found, dead) or rules_in(found, inner)
            return Settled(frozenset(str(_subject(found[n])) for n in dead), dead[0], rules) if rules else None
        if destroyed:  # one that nobody can name: it lay beneath another, or came meanwhile
            return None
        hit = [n for n in inner if _hurt(found[n], candidates) or found[n].kind == "replaced"]
        rules = rules_in(found, hit)
        return Settled(frozenset({NOBODY}), hit[-1], rules) if hit and rules else None

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """What is destroyed."""
        return _("“%(text)s” Until this is over, which card is destroyed?") % {"text": texts.say(run.frame(step)["text"])}

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """The cards on the battlefields (those that are destroyed among them, where there are too many), and nobody."""
        settled = self.settle(run, step, about)
        right = settled.right if settled is not None else frozenset()
        cards = sorted(lying(run, step).items(), key=lambda item: (item[0] not in right, item[0]))[: MOST_ANSWERS - 1]
        return [*(named(run, step, thing) for _key, thing in cards), Answer(NOBODY, _("None of them"))]

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rules by which something is destroyed there, or is not."""
        settled = self.settle(run, step, about)
        return list(settled.rules) if settled is not None else []


def _subject(frame: Frame) -> int:
    return frame.event.subject if frame.event is not None else 0


def _destroyed(frame: Frame) -> bool:
    return frame.kind in ("event", "state-based") and frame.event is not None and frame.event.type == "destroyed" and bool(frame.event.did)


def _hurt(frame: Frame, candidates: Mapping[str, Thing]) -> bool:
    """Whether a card on the battlefield is damaged, or spared what should destroy it."""
    event = frame.event
    return event is not None and str(event.subject) in candidates and event.type in ("damaged", "destroyed", "battled")


class Becomes:
    """What comes of an event that is proposed: what replaces it, or just that."""

    name = "becomes"

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """Every replaced event, and those that would be replaced under another setting."""
        found = frames(run)
        for n in range(1, len(found)):
            proposed = found[n].event
            if proposed is None:
                continue
            replaced = found[n].kind == "replaced"
            if not replaced:
                there = (frames(other.run)[n] for other in others if other.same >= n and other.run.last >= n)
                replaced = any(f.kind == "replaced" and f.event is not None and f.event.subject == proposed.subject for f in there)
            settled = self.settle(run, n - 1, n) if replaced else None
            if settled is not None and settled.rules and len(self.answers(run, others, n - 1, n)) > 1:
                several = any(f.kind == "replaced" for f in found[max(0, n - 4) : n])
                hard = several + 2 * (len(lying(run, n - 1)) > 3) + (proposed.type != "damaged")
                yield PracticeQuestion(self.name, n - 1, n, level(hard))

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """What the log says of it, in English: what comes instead, else the event itself."""
        found = frames(run)
        if about >= len(found) or found[about].event is None or found[about].kind not in ("replaced", "event", "state-based", "burned"):
            return None
        text = self._comes(run, about, "en")
        numbers = self._numbers(run, about)
        return Settled(frozenset({text}), about, rules_in(found, [about, *numbers])) if text else None

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """What comes of it."""
        return _("This is about to happen: “%(text)s” What really comes of it?") % {"text": self._proposed(run, about, texts.here())}

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """What comes, the event as it was proposed, what comes under other settings, and what else could become of the same card."""
        langs = ("en", texts.here())
        pairs = [[self._comes(run, about, lang) for lang in langs]]
        pairs.append([_sentence(self._proposed(run, about, lang), lang) for lang in langs])
        for other in others:
            if other.same > step and self.settle(other.run, step, about) is not None:
                pairs.append([self._comes(other.run, about, lang) for lang in langs])
        told = " ".join(run.frame(n)["text"]["en"] for n in self._numbers(run, about))
        fates = zip(*(self._fates(run, about, lang) for lang in langs), strict=True)
        pairs += [[en, here] for en, here in fates if en.rstrip(".") not in told]
        once = {en: here for en, here in reversed(pairs) if en}
        return [Answer(en, once[en]) for en in reversed(once)][:MOST_ANSWERS]

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rules of the replacing: the frame cites last what replaces, after what proposed the event."""
        settled = self.settle(run, step, about)
        return list(dict.fromkeys([*reversed(frames(run)[about].rules), *settled.rules])) if settled is not None else []

    def _numbers(self, run: EngineRun, about: int) -> list[int]:
        """The frames that tell what comes: what the replacing causes, else the changed event that follows; the event itself."""
        found = frames(run)
        if found[about].kind != "replaced":
            return [about]
        inner = [n for n in within(found, about) if found[n].kind != "queued"]
        after = [about + 1] if about + 1 < len(found) and found[about + 1].kind in ("event", "state-based") else []
        return (inner or after)[:2]

    def _comes(self, run: EngineRun, about: int, lang: str) -> str:
        return " ".join(_sentence(run.frame(n)["text"][lang], lang) for n in self._numbers(run, about))

    def _proposed(self, run: EngineRun, about: int, lang: str) -> str:
        """The event as the log would tell it if it came to all that was tried."""
        event = frames(run)[about].event
        assert event is not None
        return _event_said(kernel(run), about - 1, event, event.tried, lang)

    def _fates(self, run: EngineRun, about: int, lang: str) -> list[str]:
        k, event = kernel(run), frames(run)[about].event
        assert event is not None
        if event.type == "damaged":
            return [_sentence(_event_said(k, about - 1, event, n, lang), lang) for n in (0, event.tried * 2)]
        state = k.frames[about - 1].state
        if event.subject not in state.things:
            return []
        found = []
        for fate in (fate for fate in FATES if fate == "stays" or fate in k.game.appliers):
            other = Event(fate, event.subject, event.player, event.amount, event.source)
            other.tried, other.did, other.before = event.tried, 1, event.before
            message = Message(fate, {"event": other, "source": state.things[event.subject]})
            found.append(_sentence(say_message(message, lang, state, k.game.messages, k.game.vocabulary), lang))
        return found


def _event_said(k: Run, step: int, event: Event, did: int, lang: str) -> str:
    """An event as the log would tell it if so much came of it."""
    told = copy(event)
    told.did = did
    return say_message(Message(event.type, {"event": told}), lang, k.frames[step].state, k.game.messages, k.game.vocabulary)


def _sentence(text: str, lang: str) -> str:
    return text if text.endswith((".", "。", "!", "?")) else text + ("。" if lang == "ja" else ".")


class Drawn:
    """Which card a draw can bring, or which a choice may take."""

    name = "drawn"

    def find(self, run: EngineRun, others: Others) -> Iterator[PracticeQuestion]:
        """Every draw and choice among cards, where others lie beside them that are not to be had."""
        for d in kernel(run).decisions:
            if not d.frame or d.prompt.key == "which-first":
                continue
            settled = self.settle(run, d.frame - 1, d.frame)
            if settled is not None and settled.rules and len(self._offered(run, d)[1]):
                before = frames(run)[d.frame - 1].kind == "decision"
                yield PracticeQuestion(self.name, d.frame - 1, d.frame, level(before + (d.kind == "random") + (len(d.options) > 3)))

    def settle(self, run: EngineRun, step: int, about: int) -> Settled | None:
        """Every card among the options, with its chance."""
        d = next((d for d in kernel(run).decisions if d.frame == about), None)
        if d is None:
            return None
        rules = rules_in(frames(run), [about, *range(about + 1, min(about + 2, len(frames(run))))])
        chances: dict[str, str] = {}
        for n, (i, _message) in enumerate(d.options):
            chances[str(i)] = str(d.probabilities[n]) if d.probabilities else ""
        return Settled(frozenset(chances), about, rules, {key: p for key, p in chances.items() if p})

    def _offered(self, run: EngineRun, d: Decision) -> tuple[list[Thing], list[Thing]]:
        """The cards that can come, and those beside them that cannot; nothing where the options are no cards."""
        state = frames(run)[d.frame - 1].state
        able = [state.things[i] for i, _m in d.options if i in state.things]
        if len(able) < len(d.options):
            return [], []
        looks = {(t.card.slug, t.label, t.zone, t.controller) for t in able}
        zones = {(t.controller, t.zone) for t in able} | {(p, kernel(run).game.table) for p in PLAYERS}
        taken = {d.options[d.picked][0] for d in kernel(run).decisions if d.frame == frames(run)[d.frame - 1].n}
        others = [state.things[i] for owner, zone in sorted(zones) for i in state.zone(owner, zone)]
        unable = {(t.card.slug, t.label, t.zone, t.controller): t for t in others}
        return able, [t for look, t in unable.items() if look not in looks or t.id in taken][: MOST_ANSWERS // 2]

    def asks(self, run: EngineRun, step: int, about: int) -> str:
        """What can come, or may be taken."""
        d = next(d for d in run.decisions if d["frame"] == about)
        said = {"text": texts.say(d["prompt"])}
        if d["kind"] == "random":
            return _("“%(text)s” Which card can it be?") % said
        return _("“%(text)s” Which card may be taken?") % said

    def answers(self, run: EngineRun, others: Others, step: int, about: int) -> list[Answer]:
        """Cards that can come, each look once, and cards that cannot."""
        d = next(d for d in kernel(run).decisions if d.frame == about)
        able, unable = self._offered(run, d)
        once = {(t.card.slug, t.label, t.zone, t.controller): t for t in reversed(able)}
        some = list(once.values())[-(MOST_ANSWERS - len(unable)) :]
        return [named(run, step, thing) for thing in (*some, *unable)]

    def against(self, run: EngineRun, step: int, about: int, key: str) -> list[str]:
        """The rules of the draw or choice."""
        settled = self.settle(run, step, about)
        return list(settled.rules) if settled is not None else []
