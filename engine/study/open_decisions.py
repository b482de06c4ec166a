"""Decisions of a run for which its scenario does not say what is chosen."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.bilingual import Bilingual
from engine.kernel.run import Run
from engine.kernel.state import likeness
from engine.kernel.trace import Decision
from engine.log.present import decision_json

MOST_SAID = 3  # decisions named in a message
MOST_OPTIONS = 5  # of each


def differs(run: Run, d: Decision) -> bool:
    """Whether it can matter what is picked: of cards off the table that nothing tells apart it does not."""
    things = run.frames[min(d.frame, len(run.frames) - 1)].state.things
    offered = [things.get(i) for i, message in d.options if message.key == "thing"]
    if len(offered) < len(d.options) or any(t is None or t.zone == run.game.table for t in offered):
        return True
    return len({(t.zone, likeness(t)) for t in offered if t is not None}) > 1


def left_open(decisions: Sequence[tuple[Run, Decision]], written: Bilingual | None = None) -> Bilingual:
    """That decisions are left open: the first of them with their options, and what to write (``written``: an action as it could be)."""
    told = [decision_json(run, d) for run, d in decisions[:MOST_SAID]]

    def listed(lang: str) -> str:
        between, around = {"en": (", ", "{} ({})"), "ja": ("、", "{}（{}）")}[lang]
        asked = []
        for d in told:
            options = [option["text"][lang] for option in d["options"][:MOST_OPTIONS]] + ["…"] * (len(d["options"]) > MOST_OPTIONS)
            asked.append(around.format(d["prompt"][lang], between.join(options)))
        return {"en": "; ", "ja": "／"}[lang].join([*asked, *["…"] * (len(decisions) > MOST_SAID)])

    en, ja = ("“… choosing …”", "（選択は…）") if written is None else (f"“{written['en']}”", written["ja"])
    return {
        "en": f"a decision is left open: {listed('en')}. Say what is chosen ({en}) or speak of every outcome",
        "ja": f"決まっていない選択がある：{listed('ja')}。何を選ぶかを書くか（「{ja}」）、すべての結果について述べること",
    }
