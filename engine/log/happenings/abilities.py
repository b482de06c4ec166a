"""What cards gain and lose where they are: keywords and abilities."""

from __future__ import annotations

from engine.kernel.happenings import SUBJECT, CardWording, Detail, Happening, Phrasing, ScenarioWording, Wait

ABILITIES: tuple[Happening, ...] = (
    Happening(
        id="gains_keyword",
        cards=CardWording(own=Wait("keyword-gained", "keyword-gained"), others=Wait("keyword-gained", "keyword-gained")),
        moments={"keyword-gained": ("gains a keyword", "キーワードを得た時")},
        scenarios=ScenarioWording(
            kind="gains_keyword",
            wordings=(Phrasing("{card:thing} gain[s] {keyword:KEYWORD}", "{card}が{keyword}を得る", "Goblin gains Ward"),),
            events=("keyword-gained",),
            parts={"card": SUBJECT, "keyword": Detail("word", "word")},
            weight=4,
        ),
        log={"keyword-gained": ("{subject} gains {keyword}", "{subject}が{keyword}を得る")},
    ),
    Happening(
        id="loses_keyword",
        scenarios=ScenarioWording(
            kind="loses_keyword",
            wordings=(Phrasing("{card:thing} lose[s] {keyword:KEYWORD}", "{card}が{keyword}を失う", "Goblin loses Ward"),),
            events=("keyword-lost",),
            parts={"card": SUBJECT, "keyword": Detail("word", "word")},
            weight=4,
        ),
        log={"keyword-lost": ("{subject} loses {keyword}", "{subject}が{keyword}を失う")},
    ),
    Happening(
        id="loses_abilities",
        scenarios=ScenarioWording(
            kind="loses_abilities",
            wordings=(Phrasing("{card:thing} lose[s] all abilities", "{card}が能力をすべて失う", "Goblin loses all abilities"),),
            events=("lost-abilities",),
            parts={"card": SUBJECT},
            weight=4,
        ),
        log={"lost-abilities": ("{subject} loses its abilities", "{subject}が能力を失う")},
    ),
)
