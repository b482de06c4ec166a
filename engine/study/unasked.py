"""What a scenario says in vain under every setting that was tried: choices that nothing asks for, actions that do nothing."""

from __future__ import annotations

from dataclasses import replace

from engine.corpus.shapes import Scenario
from engine.kernel.bilingual import Bilingual
from engine.kernel.trace import Decision
from engine.log.contract import DecisionJson
from engine.log.present import decision_json
from engine.play.play import Played

_IDLE = {
    "moment": (
        "action {n} was not tried: what it waits for comes about in no action after it (write it before the one that brings it about)",
        "行動{n}は試みられていない：待っていることが、その後の行動の中で起きなかった（それが起きる行動より前の行に書く）",
    ),
    "answer": (
        "action {n} does nothing: nothing is waiting that could be answered (to end the phase, write “both players pass”)",
        "行動{n}では何も起きない：応じる対象が待機していない（フェイズを終えるなら「双方がパスする」と書く）",
    ),
}  # why an action did nothing -> how that is said


class Unasked:
    """What no run has made use of yet: actions that did nothing, and how many of each action's choices.

    These are taken in their order, so it is the last ones that are left.
    """

    def __init__(self) -> None:
        self._left: dict[int, int] | None = None
        self._idle: dict[int, str] = {}
        self._asked: dict[int, list[Bilingual]] = {}
        self._chosen: dict[int, list[Bilingual]] = {}
        self._later: dict[int, tuple[int, list[Bilingual]]] = {}

    def take_in(self, played: Played) -> None:
        """Take another run into account."""
        found = {n: len(done.unasked) for n, done in enumerate(played.actions, 1) if done.unasked}
        idle = {n: done.idle for n, done in enumerate(played.actions, 1) if done.idle}
        self._idle = idle if self._left is None else {n: why for n, why in self._idle.items() if n in idle}
        if self._left is None:
            self._left = found
            self._asked = {n: asked(played, n) for n in found}
            self._chosen = {n: chosen(played, n) for n in found}
            self._later = {n: later for n in found if not self._asked[n] and (later := left_open(played, n)) is not None}
        else:
            self._left = {n: min(count, found[n]) for n, count in self._left.items() if n in found}

    def told(self, scenario: Scenario) -> list[tuple[int, Bilingual]]:
        """Each action that did nothing or chooses more than it is asked for: its line in the file, and what is wrong in words."""
        idle = [(n, {lang: text.format(n=n) for lang, text in zip(("en", "ja"), _IDLE[why], strict=True)}) for n, why in self._idle.items()]
        said = [*idle, *((n, self._said(n, count)) for n, count in (self._left or {}).items())]
        return [(scenario.when[n - 1].line, wrong) for n, wrong in said]

    def _said(self, n: int, count: int) -> Bilingual:
        asked, vain = self._asked[n], self._chosen[n][-count:]
        en = f"action {n} chooses {_listed(vain, 'en')}, which nothing asks for; asked: {_listed(asked, 'en') or 'nothing'}"
        ja = f"行動{n}は{_listed(vain, 'ja')}を選ぶが、求められていない。求められたもの：{_listed(asked, 'ja') or 'なし'}"
        if n in self._later:
            m, open_there = self._later[n]
            en += f" here; action {m} asks, and nobody says: {_listed(open_there, 'en')}"
            ja += f"。行動{m}では求められ、選ばれていない：{_listed(open_there, 'ja')}"
        return {"en": en, "ja": ja}


def asked(played: Played, n: int) -> list[Bilingual]:
    """What an action was asked to choose, in words."""
    return _in_words(played, _taken(played, n))


def left_open(played: Played, n: int) -> tuple[int, list[Bilingual]] | None:
    """The first action after one at which something is asked that nobody says, and what; none where there is none."""
    for m in range(n + 1, len(played.actions) + 1):
        if found := [d for d in _taken(played, m) if d.kind == "choice" and d.defaulted]:
            return m, _in_words(played, found)
    return None


def _taken(played: Played, n: int) -> list[Decision]:
    """The decisions that were taken in the course of an action."""
    done = played.actions[n - 1]
    return [d for d in played.run.decisions if done.first <= d.frame <= done.last + 1]


def _in_words(played: Played, taken: list[Decision]) -> list[Bilingual]:
    return [_with_options(decision_json(played.run, d)) for d in taken]


def _with_options(told: DecisionJson) -> Bilingual:
    """What was asked, and between what."""
    if told["kind"] != "choice":
        return {**told["prompt"]}
    options = {"en": ", ".join(o["text"]["en"] for o in told["options"]), "ja": "、".join(o["text"]["ja"] for o in told["options"])}
    return {"en": f"{told['prompt']['en']} ({options['en']})", "ja": f"{told['prompt']['ja']}（{options['ja']}）"}


def chosen(played: Played, n: int) -> list[Bilingual]:
    """What an action chooses in vain, in words."""
    sentence = played.scenario.when[n - 1]
    said = (played.staging.text(replace(sentence, node=pick)) for pick in played.actions[n - 1].unasked)
    return [{"en": choice["en"] if choice["en"][:1] == '"' else f"“{choice['en']}”", "ja": choice["ja"]} for choice in said]


def _listed(said: list[Bilingual], lang: str) -> str:
    return {"en": "; ", "ja": "、"}[lang].join(one[lang] for one in said)
