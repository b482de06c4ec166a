"""The course of a game: effects that resolve, turns, phases, interferences, the end."""

from __future__ import annotations

from engine.kernel.happenings import PLAYER, Detail, Happening, Phrasing, ScenarioWording

COURSE = (
    Happening(
        id="resolves",
        scenarios=ScenarioWording(
            kind="resolves",
            wordings=(Phrasing("{effect:effect} resolve[s]", "{effect}が解決される", "Goblin's Fanfare resolves"),),
            effect="resolving",
            weight=5,
        ),
    ),
    Happening(
        id="triggers",
        scenarios=ScenarioWording(
            kind="triggers",
            wordings=(Phrasing("{effect:effect} trigger[s]", "{effect}が誘発する", "Goblin's effect triggers"),),
            effect="queued",
        ),
    ),
    Happening(
        id="fizzles",
        scenarios=ScenarioWording(
            kind="fizzles",
            wordings=(Phrasing("{effect:effect} fizzle[s]", "{effect}が不発になる", "the boarding of Goblin fizzles"),),
            effect="fizzled",
            weight=9,
        ),
    ),
    Happening(
        id="undergoes",
        scenarios=ScenarioWording(
            kind="undergoes",
            wordings=(Phrasing("{card:thing} is {deed:deed}", "{card}が{deed}", "Goblin is destroyed"),),
            weight=8,
        ),
    ),
    Happening(
        id="turn_starts",
        scenarios=ScenarioWording(
            kind="turn_starts",
            wordings=(Phrasing("{who:owner} turn begins", "{who}ターンになる", "my turn begins"),),
            events=("turn-started",),
            parts={"who": PLAYER},
            weight=2,
        ),
        log={"turn-started": ("{player:My|The opponent's} turn begins", "{player:自分|相手}のターン開始")},
        moments={"turn-start": ("start of the turn", "ターン開始時")},
    ),
    Happening(
        id="turn_ends",
        scenarios=ScenarioWording(
            kind="turn_ends",
            wordings=(Phrasing("{who:owner} turn ends", "{who}ターンが終了する", "opponent's turn ends"),),
            events=("turn-ended",),
            parts={"who": PLAYER},
            weight=1,
        ),
        log={"turn-ended": ("{player:My|The opponent's} turn ends", "{player:自分|相手}のターン終了")},
        moments={"turn-end": ("end of the turn", "ターン終了時")},
    ),
    Happening(
        id="phase_begins",
        scenarios=ScenarioWording(
            kind="phase_begins",
            wordings=(
                Phrasing("{who:owner} {phase:phase} phase begins", "{who}{phase}フェイズになる", "my draw phase begins"),
                Phrasing("the {phase:phase} phase begins", "{phase}フェイズになる", "the draw phase begins", "whoever's it is"),
            ),
            events=("phase-begun",),
            parts={"who": PLAYER, "phase": Detail("phase")},
            weight=2,
        ),
    ),
    Happening(
        id="phase_ends",
        scenarios=ScenarioWording(
            kind="phase_ends",
            wordings=(
                Phrasing("{who:owner} {phase:phase} phase ends", "{who}{phase}フェイズが終了する", "my draw phase ends"),
                Phrasing("the {phase:phase} phase ends", "{phase}フェイズが終了する", "the draw phase ends", "whoever's it is"),
            ),
            events=("phase-begun",),
            parts={"who": PLAYER, "phase": Detail("phase")},
        ),
    ),
    Happening(
        id="interference_opens",
        scenarios=ScenarioWording(
            kind="interference_opens",
            wordings=(Phrasing("the interference opens", "干渉が開始する", "the interference opens"),),
            events=("interference-opened",),
            weight=3,
        ),
    ),
    Happening(
        id="interference_ends",
        scenarios=ScenarioWording(
            kind="interference_ends",
            wordings=(Phrasing("the interference ends", "干渉が終了する", "the interference ends"),),
            events=("interference-ended",),
            weight=3,
        ),
    ),
    Happening(
        id="wins",
        scenarios=ScenarioWording(kind="wins", wordings=(Phrasing("{who:subject} win[s]", "{who}が勝利する", "I win"),)),
    ),
    Happening(
        id="loses",
        scenarios=ScenarioWording(kind="loses", wordings=(Phrasing("{who:subject} lose[s]", "{who}が敗北する", "opponent loses"),)),
    ),
    Happening(
        id="by_rules",
        scenarios=ScenarioWording(
            kind="by_rules",
            wordings=(
                Phrasing(
                    "{happening:happening} by state-based processing",
                    "状況起因処理として、{happening}",
                    "Goblin is destroyed by state-based processing",
                ),
            ),
        ),
    ),
)
