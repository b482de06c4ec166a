"""Verifying a corpus: each scenario is run under its own rules, and again under every other setting of every rule that it cites."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from engine.corpus.problems import BadInput, Problem
from engine.corpus.shapes import LANGUAGES, Card, Ruling, Scenario, Sentence
from engine.kernel.bilingual import Bilingual
from engine.study.checked import CheckedRuling, CheckedScenario, Flip
from engine.study.checked_cache import CheckedCache
from engine.study.contract import CheckedJson, RuleJson, VerifyJson
from engine.study.definitions import lines_of
from engine.study.flips import find_flips
from engine.study.library import Library
from engine.study.staging import ScenarioTexts


def check_ruling(library: Library, id: str) -> CheckedRuling:
    """Verify one ruling of a library: its own lines, its flips, what it says comes otherwise."""
    ruling = library.rulings.get(id)
    problems = library.rulings.problems.get(id, ())
    if ruling is None or problems:
        return CheckedRuling(id, problems=[{lang: p.text(lang) for lang in LANGUAGES} for p in problems], own=False)
    found = [check_scenario(library, ruling, s) for s in ruling.scenarios]
    return CheckedRuling(id, [checked for checked, _own in found], own=all(own for _checked, own in found))


def check_scenario(library: Library, ruling: Ruling, scenario: Scenario) -> tuple[CheckedScenario, bool]:
    """Verify one scenario, and say whether what is wrong with it, if anything is, stands in the ruling's own file."""
    found = find_flips(library, ruling, scenario, most_runs=None, most_frames=None)
    why: list[Bilingual] = []
    for fault in found.faults:
        place = f"{ruling.path}:{fault.line}: " if fault.line else ""
        why.append({lang: place + text for lang, text in fault.message.items()})
    why += not_carried_out(library, ruling, scenario)
    checked = CheckedScenario(
        ruling.id, scenario.name, scenario.game, scenario.as_of, dict(scenario.settings), tuple(scenario.claims), why,
        found.cited, found.reached, found.outcomes, answered=found.answered,
    )  # fmt: skip
    deciding = found.cited | {rule for rule, _ in checked.answered}
    for switch in found.flips:
        pair = (switch.rule, switch.setting)
        if switch.rule in deciding:
            fallen = (*switch.falls, *switch.undecided)
            checked.flips += [Flip(*pair, s.text, s.line, pair in checked.answered) for s in fallen]
    return checked, all(fault.line for fault in found.faults)


def not_carried_out(library: Library, ruling: Ruling, scenario: Scenario) -> list[Bilingual]:
    """The lines that are not carried out of those own cards that the scenario meets, each where it stands and why.

    Of cards that no scenario of the ruling meets the first scenario says it.
    """
    texts = ScenarioTexts(library.files, library.definitions, scenario, scenario.as_of)
    doubtful = {card.slug: (card, lines) for card in scenario.cards if (lines := texts.define(card.slug).left_out)}
    if not doubtful:
        return []
    met = {one.name: cards_met(library, one) for one in ruling.scenarios}
    here = set(met[scenario.name])
    if scenario is ruling.scenarios[0]:
        here |= set(doubtful).difference(*met.values())
    said: list[Bilingual] = []
    for card, lines in (doubtful[slug] for slug in doubtful if slug in here):
        for line in lines_of(card):
            if line.text in lines:
                said.append(_not_done(ruling, card, line, [*ruling.notes, *texts.undone.get(card.slug, ())]))
    return said


def _not_done(ruling: Ruling, card: Card, line: Sentence, reasons: Iterable[Problem]) -> Bilingual:
    last = line.column + len(line.text)
    reason = next((n for n in reasons if not n.wants and n.line == line.line and line.column <= n.column <= last), None)
    en = f"{ruling.path}:{line.line}: of the card “{card.name['en']}” this line is not carried out: {line.text}"
    ja = f"{ruling.path}:{line.line}: カード「{card.name['ja']}」の次の行は実行されない：{line.text}"
    if reason is None:
        return {"en": en, "ja": ja}
    return {"en": f"{en} ({reason.message['en']})", "ja": f"{ja}（{reason.message['ja']}）"}


def cards_met(library: Library, scenario: Scenario) -> frozenset[str]:
    """The cards that are anywhere at any moment of a scenario's run; none if it cannot be played."""
    try:
        played = library.play(scenario, scenario.as_of, {}, (), None)
    except BadInput:
        return frozenset()
    return frozenset(played.naming.ever)


@dataclass(slots=True)
class VerifyReport:
    """A verified corpus, or a part of one. ``faults`` are all reasons for which the command ends with status 1."""

    library: Library
    checked: list[CheckedScenario]
    claims: dict[str, str]
    faults: list[str]
    lang: str = "en"

    def json(self) -> VerifyJson:
        """The report as plain data."""
        rules: list[RuleJson] = []
        for r in self.rules():
            flips = [(c, f) for c in self.checked for f in c.flips if f.rule == r]
            rule = self.library.rules[r]
            rules.append(
                {
                    "id": r,
                    "game": rule.game,
                    "fixed": bool(rule.fixed),
                    "claims": list(rule.claims),
                    "settings": list(rule.settings),
                    "cited_by": [f"{c.ruling}#{c.name}" for c in self.checked if r in c.cited],
                    "flips": [
                        {"setting": f.setting, "ruling": c.ruling, "scenario": c.name, "expectation": f.expectation}
                        for c, f in flips
                    ],
                }
            )
        scenarios: list[CheckedJson] = [
            {
                "ruling": c.ruling,
                "name": c.name,
                "game": c.game,
                "claims": list(c.claims),
                "passes": c.passes,
                "why": [text[self.lang] for text in c.why],
                "outcomes": c.outcomes,
                "cites": sorted(c.cited),
                "rests_on": c.rests_on,
            }
            for c in self.checked
        ]
        states = list(self.claims.values())
        counts = {
            "scenarios": len(self.checked),
            "passing": sum(c.passes for c in self.checked),
            "rules": len(rules),
            "flips": sum(len(c.flips) for c in self.checked),
            **{f"claims_{s}": states.count(s) for s in ("shown", "open-shown", "info", "failing", "missing")},
        }
        return {"scenarios": scenarios, "claims": self.claims, "rules": rules, "counts": counts, "faults": self.faults}

    def rules(self) -> list[str]:
        """The rules of the games that were verified."""
        games = {c.game for c in self.checked}
        return [r.id for r in self.library.rules.values() if r.game in games]


def verify(
    library: Library, rulings: Iterable[str], games: frozenset[str], whole: bool, lang: str = "en", cache: CheckedCache | None = None
) -> VerifyReport:
    """Verify these rulings, of these games (of all, if there are none). ``whole`` says that they are all rulings of the games.

    Then rules that nothing rests on are faults, too; those are said in English. What is wrong with rulings is said in ``lang``. What
    ``cache`` knows is not run again; what is found is kept there.
    """
    ids = list(rulings)
    known = cache.known(ids) if cache is not None else {}
    checked = []
    for id in ids:
        found = known.get(id)
        if found is None:
            found = check_ruling(library, id)
            if cache is not None:
                cache.keep([found])
        checked.append(found)
    return report_of(library, checked, games, whole, lang)


def report_of(library: Library, rulings: Iterable[CheckedRuling], games: frozenset[str], whole: bool, lang: str = "en") -> VerifyReport:
    """What was found of these rulings, put together."""
    unknown = "存在しないルールを引用している：" if lang == "ja" else "cites an unknown rule "
    checked: list[CheckedScenario] = []
    faults: list[str] = []
    for ruling in rulings:
        faults += [p[lang] for p in ruling.problems]
        checked += [c for c in ruling.scenarios if not games or c.game in games]
    for c in checked:
        faults += [f"{c.ruling}#{c.name}: {w[lang]}" for w in c.why]
        faults += [f"{c.ruling}#{c.name}: {unknown}{r}" for r in sorted(c.cited) if r not in library.rules]
    report = VerifyReport(library, checked, claim_states(library, checked), faults, lang)
    if whole:
        report.faults += rule_faults(library, checked, report.rules())
    return report


def rule_faults(library: Library, checked: list[CheckedScenario], rules: Iterable[str]) -> list[str]:
    """What is wrong with rules: nothing flips under them, no scenario says what comes under a setting, a fixed rule is never cited."""
    found = []
    for r in rules:
        rule = library.rules[r]
        if rule.fixed:
            if not any(r in c.cited for c in checked):
                found.append(f"{r}: a fixed rule that no scenario cites")
            continue
        if not any(f.rule == r for c in checked for f in c.flips):
            found.append(f"{r}: no other setting flips anything")
        answered = {s for c in checked for (q, s) in c.answered if q == r}
        defaults = {library.ruleset(rule.game, c.as_of, {}).settings[r] for c in checked if c.game == rule.game}
        for setting in rule.settings:
            expected = setting not in defaults or len(defaults) > 1
            if setting not in answered and expected and not is_set_in_a_scenario(library, checked, r, setting):
                found.append(f"{r}={setting}: no scenario says under `otherwise` what comes of it")
    return found


def is_set_in_a_scenario(library: Library, checked: list[CheckedScenario], rule: str, setting: str) -> bool:
    """Whether a scenario that flips under the rule has this setting itself, by its date: then its ``then`` says what comes of it."""
    resting = [c for c in checked if c.passes and any(f.rule == rule for f in c.flips)]
    return any(library.ruleset(s.game, s.as_of, dict(s.settings)).settings.get(rule) == setting for s in resting)


def claim_states(library: Library, checked: list[CheckedScenario]) -> dict[str, str]:
    """For every claim: shown, open-shown, info, failing or missing."""
    naming: dict[str, list[CheckedScenario]] = {}
    for c in checked:
        for name in c.claims:
            naming.setdefault(name, []).append(c)
    states = {}
    for claim in library.claims.values():
        named = naming.get(claim.id, [])
        good = [c for c in named if c.passes]
        if claim.status == "info" or not claim.show:
            states[claim.id] = "info"
        elif claim.status == "open":
            states[claim.id] = "open-shown" if any(open_shown(library, c, claim.id) for c in good) else ("failing" if named else "missing")
        elif any(shows(library, c, claim.id) for c in good):
            states[claim.id] = "shown"
        else:
            states[claim.id] = "failing" if named else "missing"
    return states


def shows(library: Library, c: CheckedScenario, claim: str) -> bool:
    """Whether a passing scenario flips under a rule that names the claim, ``otherwise`` holding there."""
    if any(claim in library.rules[r].defines for r in c.cited if r in library.rules):
        return True
    return any(f.answered and claim in library.rules[f.rule].claims for f in c.flips)


def open_shown(library: Library, c: CheckedScenario, claim: str) -> bool:
    """Whether every hypothesis of an open claim has sentences that hold in this scenario, and they differ."""
    for rule in library.rules.values():
        if claim not in rule.claims or rule.fixed or rule.game != c.game:
            continue
        now = library.ruleset(rule.game, c.as_of, dict(c.settings)).settings[rule.id]
        others = [s for s in rule.settings if s != now]
        if others and all(any(f.rule == rule.id and f.setting == s and f.answered for f in c.flips) for s in others):
            return True
    return False

