"""The phrases of happenings, made from their table: those of card texts, and those of scenarios."""
from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from engine.kernel.happenings import CardWording, Happening, Phrasing
from engine.language.phrases import P, Phrase, any_event
from engine.language.tree import Node

# The order in which the reference lists them. What is not named here comes after, in the order of the table.
_OF_CARDS = """
enters leaves destroyed banished discarded returned transformed evolves attacks fights damaged healed played summoned drawn added reanimated
buried invoked boarded boards raised fused destroyed_by_effect wins_battle untaps summoned_free
"""
_OF_PLAYERS = "plays discards draws adds fuses buries rites necromances recovers"
_REPLACED = "destroyed banished leaves enters discarded returned damaged"
_THIS_WAY = "destroyed destroyed_by_you banished discarded returned buried"
_STATED = """
resolves triggers fizzles undergoes damaged deals_damage healed enters leaves evolves boards alights attacks raised gains_keyword loses_keyword
loses_abilities gains_points loses_points draws plays passes confirms gets_priority wins loses turn_starts turn_ends phase_begins phase_ends
"""
_IN_ORDER = """
destroyed banished drawn burned discarded summoned played evolves transformed returned shuffled_in added damaged healed attacks revealed chosen
buried reanimated invoked declared negated taps broken set
"""
_HEADS = "played attacks fights evolves enters leaves discarded invoked destroyed"
VERB = re.compile(r"(?<= )(\w+)\[e?s\]")
_THING = re.compile(r"\{(\w+):thing\}")
_CONJUGATED = re.compile(r"\[\w+\]")


def _listed(found: Iterable[Happening], order: str) -> list[Happening]:
    """Happenings in the order of the reference."""
    places: Mapping[str, int] = {id: n for n, id in enumerate(order.split())}
    return sorted(found, key=lambda h: places.get(h.id, len(places)))


def _plain(template: str) -> str:
    """A template without slots as it reads in a sentence about one card."""
    for mark in ("/are", "/were", "[", "]"):
        template = template.replace(mark, "")
    return template.replace("~", " ").partition("^")[0]


def _of_cards(found: Iterable[Happening], by_player: bool, order: str) -> Iterator[tuple[str, CardWording]]:
    return ((h.id, h.cards) for h in _listed(found, order) if h.cards is not None and h.cards.by_player == by_player)


def waited_for(found: Iterable[Happening]) -> list[Phrase]:
    """What happens to cards: in the present what abilities wait for, in the past what conditions and counts look back at."""
    said = _now_and_then(list(_of_cards(found, False, _OF_CARDS)), "happening", "happened")
    return [replace(phrase, also=tuple(dict.fromkeys((*phrase.also, perfect(phrase.english))))) if phrase.category == "happened" else phrase for phrase in said]


def perfect(past: str) -> str:
    """The same in the other past: “have been destroyed” for “were destroyed”, “have evolved” for “evolved”."""
    if past.startswith("was/were~"):
        return past.replace("was/were~", "has/have~been~", 1)
    return "has/have~" + (past.replace("took", "taken", 1) if past.startswith("took") else past)


def done_by_players(found: Iterable[Happening]) -> list[Phrase]:
    """What players do, in the present and in the past; and in the past, what they did to none that fits."""
    done = list(_of_cards(found, True, _OF_PLAYERS))
    return [*_now_and_then(done, "deed", "deed_done"), *_done_to_none(done)]


def _done_to_none(found: list[tuple[str, CardWording]]) -> list[Phrase]:
    """Deeds of the past of which "no card" is said. Their Japanese is in the present: who says them denies the verb."""
    whom, nobody = "{what:subject}", "{what:nobody}"
    done = [(id, c.past[0].replace(whom, nobody), c.now[1]) for id, c in found if c.now is not None and c.past is not None and whom in c.past[0]]
    return [P("deed_none", id, en, ja, example=_plain(en.replace(nobody, "no card"))) for id, en, ja in done]


def _now_and_then(found: list[tuple[str, CardWording]], present: str, past: str) -> list[Phrase]:
    now = [P(present, id, *c.now, example=c.example or _plain(c.now[0]), says=c.says, also=c.also_now) for id, c in found if c.now is not None]
    return now + [P(past, id, *c.past, example=c.past_example or _plain(c.past[0]), also=c.also_past) for id, c in found if c.past is not None]


def would_happen(found: Iterable[Happening]) -> list[Phrase]:
    """What a replacement waits for: "be destroyed"."""
    made = []
    for id, c in _of_cards(found, False, _REPLACED):
        if c.replaced and c.now is not None:
            en = _CONJUGATED.sub("", c.now[0].replace("is/are~", "be "))
            made.append(P("would", id, en, c.now[1], example=_plain(en)))
    return made


def done_this_way(found: Iterable[Happening]) -> list[Phrase]:
    """What an earlier step did: "destroyed this way"."""
    named = [(id, c.this_way, "" if c.now else c.says) for id, c in _of_cards(found, False, _THIS_WAY) if c.this_way is not None]
    return [P("done_to", id, *words, example=_plain(words[0]), says=says) for id, words, says in named]


def stated(found: Iterable[Happening]) -> list[Phrase]:
    """What scenarios state of single happenings; those with a figure can be added up, too."""
    told = [h.scenarios for h in _listed(found, _STATED) if h.scenarios is not None]
    made = [
        P("happening", s.kind, w.en, w.ja, example=w.example, says=w.says, also=in_the_past(w.en), also_ja=with_wa(w.ja), needs=any_event(s.events), suits=s.suits)
        for s in told for w in s.wordings
    ]  # fmt: skip
    made += [
        P("happening", s.kind, en, ja, example=w.example.replace("Goblin", "any card", 1), fix={part: Node("anything")}, needs=any_event(s.events), suits=s.suits)
        for s in told for w in s.wordings for part, en, ja in of_any_card(w)
    ]  # fmt: skip
    return made + [replace(phrase, category="measured", example="", says="") for phrase in made if any(slot.category == "figure" for slot in phrase.slots())]


def of_any_card(wording: Phrasing) -> list[tuple[str, str, str]]:
    """The same of whatever card it is that does it, or alone has it done: its part, “any card attacks”, いずれかのカードが攻撃する."""
    things = _THING.findall(wording.en)
    leading = _THING.match(wording.en)
    if not things or wording.en.startswith("{effect") or (leading is None and (len(things) > 1 or "draw[s]" in wording.en)):  # “draws a card” is a phrase
        return []
    return [(things[0], wording.en.replace(f"{{{things[0]}:thing}}", "any~card"), wording.ja.replace(f"{{{things[0]}}}", "いずれかのカード"))]


def in_the_past(english: str) -> tuple[str, ...]:
    """The same said of what is over, which is understood too: "Goblin took 2 damage". Of effects it says something of its own elsewhere."""
    verb = VERB.search(english)
    if verb is None or english.startswith("{effect"):
        return ()
    return tuple(english[: verb.start()] + said + english[verb.end() :] for said in (past(verb[1]), f"has|have {participle(verb[1])}"))


def past(verb: str) -> str:
    """An English verb in the past: "took", "gained"."""
    return _PASTS.get(verb) or (verb + "d" if verb.endswith("e") else verb + "ed")


def with_wa(japanese: str) -> tuple[str, ...]:
    """The same with は for the が behind what is spoken of first."""
    said = re.match(r"\{\w+\}が", japanese)
    return (said[0][:-1] + "は" + japanese[said.end() :],) if said is not None else ()


def undergone(found: Iterable[Happening]) -> list[Phrase]:
    """What can be done to a card, as scenarios say it: "destroyed"."""
    made = [h.participle for h in _listed(found, _IN_ORDER) if h.participle is not None and h.participle.en]
    return [P("deed", "deed", p.en, p.ja, example=_plain(p.en), fix={"verb": p.verb}, needs=p.needs or any_event(p.shown)) for p in made]


def not_undergone(found: Iterable[Happening]) -> list[Phrase]:
    """The same denied; in Japanese only, where the participle itself says that it was not done."""
    made = [h.participle for h in _listed(found, _IN_ORDER) if h.participle is not None and h.participle.en]
    return [P("undone", "deed", p.en, p.not_ja, fix={"verb": p.verb}) for p in made]


def heads(found: Iterable[Happening], plural: bool) -> list[Phrase]:
    """How scenarios call abilities by what they wait for: "Fanfare", "effect on entering"."""
    named = [(moment, head) for h in _listed(found, _HEADS) for moment, head in h.heads.items() if head.plural == plural]
    number = "pl" if plural else ""
    return [
        P("head", "head", h.en, h.ja, example=_plain(h.en), number=number, fix={"is": moment}, suits=f"head:{moment}" if h.printed else "") for moment, h in named
    ]  # fmt: skip


def participle(verb: str) -> str:
    """An English verb as it stands behind “has”: "taken", "gained"."""
    return _PARTICIPLES.get(verb) or past(verb)


_PARTICIPLES = {"break": "broken", "take": "taken", "draw": "drawn", "begin": "begun"}  # of the others it is the past
_PASTS = {"begin": "began", "break": "broke", "deal": "dealt", "draw": "drew", "get": "got", "leave": "left", "lose": "lost", "pay": "paid", "put": "put", "take": "took", "win": "won"}


def of_cards(found: tuple[Happening, ...]) -> list[Phrase]:
    """All phrases of card texts for some happenings."""
    return [*waited_for(found), *done_by_players(found), *would_happen(found), *done_this_way(found)]


def of_scenarios(found: tuple[Happening, ...]) -> list[Phrase]:
    """All phrases of scenarios for some happenings."""
    return [*stated(found), *undergone(found), *not_undergone(found), *heads(found, plural=False), *heads(found, plural=True)]
