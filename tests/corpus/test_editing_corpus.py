"""Edits of the shipped rulings: each taken back gives the file as it was, little changes, and nothing has to be written anew."""

import pytest

from engine.corpus.editing import apply, only_scenario
from engine.corpus.editing.document import EditableFile
from engine.corpus.editing.inheritance import EditedScenario, base_of, whole_board
from engine.corpus.editing.zone_entries import ZoneEntries
from engine.corpus.strict_yaml import read
from tests.cast.shipped import RULINGS, library


def meaning(value):
    """What a file says, ends of lines and ``1 x Name`` for ``Name`` apart."""
    if isinstance(value, dict):
        return {k: meaning(v) for k, v in value.items()}
    if isinstance(value, list):
        return [meaning(v) for v in value]
    return value.rstrip("\n").removeprefix("1 x ")


def said(text):
    reading = read(text)
    assert reading.problems == []
    return meaning(reading.value)


def lines_changed(before, after):
    """How many lines lie from the first that differs to the last, in the shorter and in the longer text."""
    old, new = before.splitlines(), after.splitlines()
    shorter = min(len(old), len(new))
    first = next((i for i in range(shorter) if old[i] != new[i]), shorter)
    last = next((i for i in range(shorter - first) if old[-1 - i] != new[-1 - i]), shorter - first)
    return shorter - first - last, max(len(old), len(new)) - first - last


def pairs(text):
    """Edits of a file with the edits that take them back."""
    doc = EditableFile(text)
    for i, raw in list(enumerate(doc.value["scenarios"]))[-1:]:  # the last: those that are like others stand there
        name = raw["name"]
        in_it = {"scenario": name}
        yield {"do": "expect", **in_it, "sentence": "I win: now"}, {"do": "unexpect", **in_it, "index": len(raw["then"])}
        yield {"do": "copy-scenario", **in_it, "name": "zed"}, {"do": "drop-scenario", "scenario": "zed"}
        yield {"do": "name", **in_it, "value": "zed"}, {"do": "name", "scenario": "zed", "value": name}
        yield {"do": "otherwise", **in_it, "under": "sv.x=y", "sentence": "I win"}, {"do": "unotherwise", **in_it, "under": "sv.x=y"}
        last = len(raw["then"]) - 1
        there, back = {"index": 0, "to": last}, {"index": last, "to": 0}
        yield {"do": "reorder", **in_it, "list": "then", **there}, {"do": "reorder", **in_it, "list": "then", **back}
        if "choose" not in raw:
            yield {"do": "choose", **in_it, "value": "0,1"}, {"do": "choose", **in_it, "value": ""}
        if "when" in raw:
            yield {"do": "act", **in_it, "sentence": "I win", "at": 0}, {"do": "unact", **in_it, "index": 0}
        if base_of(doc, i) is None:
            yield from of_board(doc, i, in_it)
            if "set" not in raw:
                yield {"do": "set", **in_it, "rule": "sv.x", "setting": "y"}, {"do": "set", **in_it, "rule": "sv.x", "setting": ""}
            if "as_of" not in raw:
                yield {"do": "as_of", **in_it, "value": "2020-01-01"}, {"do": "as_of", **in_it, "value": ""}
    card = {"name_en": "Zed: the Card", "name_ja": "ゼット", "kind": "spell", "text": "Ward.\nDraw a card.", "evolved_text": "Rush."}
    yield {"do": "card", **card}, {"do": "uncard", "name_en": "Zed: the Card"}
    for own in doc.value.get("cards", ()):
        there = {"name_en": "Zed", "was": own["name"]["en"], "text": "Ward."}
        yield {"do": "card", **there}, {"do": "card", "name_en": own["name"]["en"], "was": "Zed", "text": own.get("text", "")}
    title = doc.value["title"]
    yield {"do": "head", "key": "title", "en": "A: b"}, {"do": "head", "key": "title", "en": title["en"]}
    yield {"do": "source", "document": "sv", "lines": "1, 3"}, {"do": "unsource", "index": len(doc.value.get("sources", ()))}
    yield {"do": "see", "ruling": "sv-x", "as": "contrast"}, {"do": "unsee", "index": len(doc.value.get("see", ()))}


def of_board(doc, i, in_it):
    for player in ("me", "opponent"):
        for name, listed in whole_board(doc, i).get(player, {}).items():
            if not isinstance(listed, list):
                continue
            zone = ZoneEntries(EditedScenario(doc, i), player, name)
            at = {**in_it, "player": player, "zone": name}
            yield {"do": "put", **at, "card": "Zed, the Card"}, {"do": "take", **at, "index": zone.size}
            yield {"do": "put", **at, "card": "Zed", "at": 0}, {"do": "take", **at, "index": 0}
            if zone.size and zone.size == len(listed):
                damage = listed[0].get("damage", "") if isinstance(listed[0], dict) else ""
                change = {"do": "change", **at, "index": 0, "key": "damage"}
                yield {**change, "value": 3}, {**change, "value": damage}
                end = zone.size - 1
                yield {"do": "move", **at, "index": 0, "to-index": end}, {"do": "move", **at, "index": end, "to-index": 0}


def test_what_is_read_and_not_changed_is_the_very_text():
    assert [name for name, text in RULINGS.items() if EditableFile(text).text != text] == []


@pytest.fixture
def nothing_anew(monkeypatch):
    """Every splice must be right at once: what is written anew loses its comments."""
    took = EditableFile._took

    def at_once(self, text, value):
        assert took(self, text, value), text
        return True

    monkeypatch.setattr(EditableFile, "_took", at_once)


@pytest.mark.parametrize("ruling", list(RULINGS)[::4])
def test_an_edit_taken_back_gives_what_was_there(ruling, nothing_anew):
    text = RULINGS[ruling]
    tried = same = 0
    before = said(text)
    for edit, back in pairs(text):
        after = apply(text, edit)
        touched, made = lines_changed(text, after)
        if edit["do"] not in ("name", "reorder", "copy-scenario"):
            assert touched <= (20 if edit["do"] == "card" else 8), (edit, after)
            assert made <= 20, (edit, after)
        returned = apply(after, back)
        assert returned == text or said(returned) == before, (edit, back)
        tried += 1
        same += returned == text
    assert same >= tried * 0.6  # the others: quotes that a person needlessly wrote, lines that had grown too long for one


def test_nearly_every_edit_taken_back_gives_the_very_text():
    tried = same = 0
    for text in list(RULINGS.values())[::20]:
        for edit, back in pairs(text):
            tried += 1
            same += apply(apply(text, edit), back) == text
    assert same / tried > 0.96


def told(scenario):
    """What a scenario says, without the places of its lines in the file."""
    plain = {part: getattr(scenario, part) for part in ("name", "game", "as_of", "title", "settings", "choose", "claims")}
    sentences = {part: [str(s) for s in getattr(scenario, part)] for part in ("when", "then")}
    otherwise = {override: [str(s) for s in listed] for override, listed in scenario.otherwise.items()}
    return {**plain, **sentences, "otherwise": otherwise, "cards": [c.slug for c in scenario.cards], "given": standing(scenario.given)}


def test_one_scenario_alone_is_the_same_scenario():
    """Whatever a scenario takes over, cut out of its file it is read as it was, in one file in three."""
    for ruling, text in list(RULINGS.items())[::3]:
        whole = library().rulings[ruling]
        for scenario in whole.scenarios:
            alone, problems = library().rulings.read(only_scenario(text, scenario.name), whole.path)
            assert problems == [], f"{ruling}#{scenario.name}"
            assert [told(s) for s in alone.scenarios] == [told(scenario)], f"{ruling}#{scenario.name}"


def standing(value):
    """A board without the places of its lines in the file."""
    if hasattr(value, "__dataclass_fields__"):
        return {k: standing(getattr(value, k)) for k in value.__dataclass_fields__ if k not in ("line", "column", "node")}
    if hasattr(value, "items"):
        return {k: standing(v) for k, v in value.items()}
    return [standing(v) for v in value] if isinstance(value, tuple) else value


@pytest.mark.parametrize("ruling", list(RULINGS)[::8])
def test_any_scenario_may_be_dropped_and_the_others_stay_what_they_were(ruling):
    whole = library().rulings[ruling]
    for gone in whole.scenarios if len(whole.scenarios) > 1 else ():
        left, problems = library().rulings.read(apply(RULINGS[ruling], {"do": "drop-scenario", "scenario": gone.name}), whole.path)
        assert problems == []
        for kept in left.scenarios:
            before = whole.scenario(kept.name)
            assert standing(kept.given) == standing(before.given)
            assert (kept.as_of, kept.game, kept.settings) == (before.as_of, before.game, before.settings)
            assert [str(s) for s in kept.when] == [str(s) for s in before.when]
