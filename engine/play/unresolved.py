"""What was declared and has not resolved where a scenario's actions end: in games in which all have to pass first."""

from __future__ import annotations

from collections.abc import Mapping

from engine.kernel.run import Run
from engine.kernel.state import PLAYERS


def still_waits(run: Run) -> bool:
    """Whether something that was declared waits for the players to pass."""
    offered = (o for o in run.game.offers if o.kind == "nobody_answers")
    return run.outcome.verdict == "open" and any(o.sensible(run, PLAYERS[0], None) for o in offered)


def told(run: Run) -> Mapping[str, str] | None:
    """In words, with the names of the cards; None where nothing waits."""
    if not still_waits(run):
        return None
    cards = [p.origin.card.name for p in run.agenda]
    names = {"en": ", ".join(c["en"] for c in cards), "ja": "、".join(f"「{c['ja']}」" for c in cards)}
    of = {lang: said.format(names[lang]) if cards else "" for lang, said in (("en", " ({})"), ("ja", "（{}）"))}
    return {
        "en": f"As the actions end, what was declared still waits{of['en']}; it resolves by a line “nobody answers”.",
        "ja": f"行動が終わった時点で、宣言されたものがまだ解決されていない{of['ja']}。「誰も応じない」という行を加えると解決される。",
    }
