"""Reading rules: ids, settings, the history of dates, claims and sources."""

from __future__ import annotations

import datetime as dt
import re

from engine.corpus.known import Known
from engine.corpus.patterns import NAME, RULE, RULE_NUMBER, first_day, topic_of
from engine.corpus.problems import nearest
from engine.corpus.read_topics import TOPICS
from engine.corpus.shapes import Document, Rule, Source
from engine.corpus.spot import Spot, check_unique, top
from engine.corpus.strict_yaml import YamlReading
from engine.kernel.bilingual import Bilingual

_LINES = re.compile(r"([0-9]+)(?:-([0-9]+))?")
_KEYS = ("id", "title", "statement", "settings", "history", "before", "fixed", "claims", "defines", "sources", "note")


def read_rules(reading: YamlReading, game: str, known: Known) -> list[Rule]:
    """The rules of one file; problems are added to ``reading``."""
    if reading.value is None:
        return []
    holder = top(reading).mapping(("rules",), ("rules",)).get("rules")
    spots = holder.entries() if holder else []
    found = [(rule, spot) for spot in spots if (rule := _rule(spot, game, known))]
    check_unique([(rule.id, spot) for rule, spot in found], {"en": "The rule", "ja": "ルール"})
    return [rule for rule, _ in found]


def _rule(spot: Spot, game: str, known: Known) -> Rule | None:
    entries = spot.mapping(_KEYS, ("id", "title", "statement"))
    id = (
        entries["id"].matching(RULE, "a rule's name such as sv.order.hand-then-board", "ルール名（例: sv.order.hand-then-board）")
        if "id" in entries
        else None
    )
    if id is not None:
        _check_topic(entries["id"], id, known)
    title = entries["title"].either() if "title" in entries else None
    statement = entries["statement"].either() if "statement" in entries else None
    fixed = entries["fixed"].either() if "fixed" in entries else None
    settings = _settings(entries["settings"]) if "settings" in entries else {}
    if ("fixed" in entries) == ("settings" in entries):
        spot.problem(
            "A rule has either “settings” or, with its reason, “fixed”.",
            "ルールには settings か、理由を書いた fixed のどちらか一方が必要です。",
            "",
            ("settings", "fixed"),
        )
    history = _history(entries, settings)
    claims = read_claim_ids(entries.get("claims"), known)
    defines = read_claim_ids(entries.get("defines"), known)
    if defines and fixed is None:
        spot.problem("Only a fixed rule defines a claim.", "主張を定義できるのは固定のルールだけです。", "", ("fixed",))
    sources = read_sources(entries.get("sources"), known)
    note = entries["note"].either() if "note" in entries else None
    if id is None or title is None or statement is None or (fixed is None and not settings):
        return None
    return Rule(id, game, title, statement, settings, history, fixed, claims, sources, note, spot.reading.file, spot.mark.line, defines)


def _check_topic(spot: Spot, id: str, known: Known) -> None:
    """The topic of a rule must have a name, under which the rule is listed."""
    topic, topics = topic_of(id), known.topics
    if topics is not None and topic not in topics:
        spot.problem(
            f"There is no topic “{topic}”. The topics of rules are in {TOPICS}: name it there, or use another.",
            f"話題「{topic}」はありません。ルールの話題は {TOPICS} にあります。そこに書き加えるか、別の話題を使ってください。",
            topic,
            nearest(topic, topics),
        )


def _settings(spot: Spot) -> dict[str, Bilingual]:
    settings: dict[str, Bilingual] = {}
    for name, value in spot.mapping().items():
        if not re.fullmatch(NAME, name):
            value.problem(
                f"“{name}” is no setting's name; use small letters and hyphens.",
                f"「{name}」は設定の名前になりません。英小文字とハイフンで書いてください。",
                name,
                key=True,
            )
        text = value.either()
        if text is not None:
            settings[name] = text
    if isinstance(spot.value, dict) and len(spot.value) < 2:
        spot.problem(
            "A rule with settings has at least two of them; otherwise it is “fixed”.",
            "settings には2つ以上の設定が必要です。1つだけなら fixed を使ってください。",
            "",
            ("fixed",),
        )
    return settings


def _history(entries: dict[str, Spot], settings: dict[str, Bilingual]) -> tuple[tuple[dt.date | None, str], ...]:
    """The settings by date, oldest first; in front of them, with None for a date, the one before (``before``).

    A setting that began on an unknown day is left out: it holds only where a scenario sets it (``set``).
    """
    if "history" not in entries:
        if "before" in entries:
            entries["before"].problem(
                "“before” has a meaning only together with “history”.", "before は history があるときだけ使えます。", key=True
            )
        return ()
    dated: list[tuple[dt.date | None, str]] = []
    for spot in entries["history"].entries():
        parts = spot.mapping(("since", "setting"), ("since", "setting"))
        since = parts["since"].since() if "since" in parts else None
        setting = _one_setting(parts.get("setting"), settings)
        day = first_day(since) if since else None
        if day and setting:
            if dated and dated[-1][0] and day <= dated[-1][0]:
                spot.problem(
                    "The history must run from the oldest date to the newest.",
                    "history は古い日付から順に書いてください。",
                    day.isoformat(),
                )
            dated.append((day, setting))
    if not dated:
        return ()
    if "before" not in entries:
        entries["history"].problem(
            "The key “before” is missing: the setting that held before the first date.",
            "キー「before」がありません（最初の日付より前の設定）。",
            "",
            ("before",),
            key=True,
        )
        return tuple(dated)
    before = _one_setting(entries["before"], settings)
    return ((None, before), *dated) if before else tuple(dated)


def _one_setting(spot: Spot | None, settings: dict[str, Bilingual]) -> str | None:
    return spot.one_of(settings, ("The setting", "設定")) if spot else None


def read_claim_ids(spot: Spot | None, known: Known) -> tuple[str, ...]:
    """A list of claims, each of which must exist."""
    if spot is None:
        return ()
    claims = known.claims
    found = (e.text() if claims is None else e.one_of(claims, ("The claim", "クレーム")) for e in spot.entries())
    return tuple(dict.fromkeys(w for w in found if w))


def read_sources(spot: Spot | None, known: Known) -> tuple[Source, ...]:
    """A list of ``{document, lines}``, of written rules ``{document, number}``."""
    found = []
    for e in spot.entries() if spot else ():
        parts = e.mapping(("document", "lines", "number"), ("document",))
        document = parts["document"].text() if "document" in parts else None
        if document and known.documents is not None:
            document = parts["document"].one_of(known.documents, ("The document", "資料"))
        meant = (known.documents or {}).get(document or "")
        key = "number" if "number" in parts and "lines" not in parts else "lines"
        unlike = meant is not None and (key == "number") == bool(meant.lines)
        if unlike or key not in parts or ("number" in parts and "lines" in parts):
            _say_which_key(e, meant)
            continue
        where = parts[key].text()
        sound = _numbers_are_sound if key == "number" else _lines_are_sound
        if where and sound(parts[key], where, meant) and document:
            found.append(Source(document, where))
    return tuple(found)


def _say_which_key(spot: Spot, document: Document | None) -> None:
    """Add the problem that a source does not say where in its document, in the way in which that document is cited."""
    if document is None or document.lines:
        spot.problem("A source says “lines”, such as “18, 42-43”.", "出典には「18, 42-43」のように lines を書きます。", "lines")
    else:
        en, ja = "Written rules are cited by “number”, such as “8.1.4”.", "番号のある規則は「8.1.4」のように number を書きます。"
        spot.problem(en, ja, "number")


def _numbers_are_sound(spot: Spot, numbers: str, document: Document | None) -> bool:
    for part in numbers.split(","):
        if not RULE_NUMBER.fullmatch(part.strip()):
            spot.problem(
                "Numbers of rules are written as “8.1.4” or “p5” (a page), several as “8.1.4, 8.2”.",
                "規則の番号は「8.1.4」、ページは「p5」、複数なら「8.1.4, 8.2」のように書きます。",
                part.strip(),
            )
            return False
    return True


def _lines_are_sound(spot: Spot, lines: str, document: Document | None) -> bool:
    for part in lines.split(","):
        m = _LINES.fullmatch(part.strip())
        if not m:
            spot.problem("Lines are written as “18, 42-43”.", "行は「18, 42-43」のように書きます。", part.strip())
            return False
        last = int(m[2] or m[1])
        if last < int(m[1]) or int(m[1]) < 1:
            spot.problem("Lines run from the smaller number to the larger.", "行は小さい番号から大きい番号へ書きます。", part.strip())
            return False
        if document and last > document.lines:
            spot.problem(
                f"The document “{document.id}” has {document.lines} lines.",
                f"資料「{document.id}」は{document.lines}行です。",
                part.strip(),
            )
            return False
    return True
