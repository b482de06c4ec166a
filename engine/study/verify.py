"""Verifying a corpus: each scenario is run under its own rules, and again under every other setting of every rule that it cites."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.corpus.shapes import Ruling, Scenario
from engine.study.contract import CheckedJson, RuleJson, VerifyJson
from engine.study.flips import find_flips
from engine.study.library import Library


@dataclass(frozen=True, slots=True)
class Flip:
    """A line of ``then`` that does not hold under another setting of a rule.

    ``answered`` says that the scenario states what comes instead (``otherwise``), and that this holds.
    """

    rule: str
    setting: str
    expectation: str
    line: int
    answered: bool


@dataclass(slots=True)
class CheckedScenario:
    """One scenario, verified. ``why`` says in words what is wrong with it."""

    ruling: Ruling
    scenario: Scenario
    why: list[str] = field(default_factory=list)
    cited: frozenset[str] = frozenset()
    outcomes: int = 1
    flips: list[Flip] = field(default_factory=list)
    answered: set[tuple[str, str]] = field(default_factory=set)

    @property
    def passes(self) -> bool:
        """Whether everything that was written by hand holds."""
        return not self.why

    @property
    def rests_on(self) -> list[str]:
        """The rules whose switch changes its outcome."""
        return list(dict.fromkeys(f.rule for f in self.flips))


def check_scenario(library: Library, ruling: Ruling, scenario: Scenario, lang: str = "en") -> CheckedScenario:
    """Verify one scenario: its own lines, its flips, what it says comes otherwise. What is wrong is said in ``lang``."""
    found = find_flips(library, ruling, scenario, most_runs=None, most_frames=None)
    why = [f"{ruling.path}:{fault.line}: {fault.message[lang]}" if fault.line else fault.message[lang] for fault in found.faults]
    for slug, lines in left_out(library, scenario).items():
        said = f"カード「{slug}」の次の行は実行されない：" if lang == "ja" else f"of the card “{slug}” this line is not carried out: "
        why += [f"{ruling.path}: {said}{line}" for line in lines]
    checked = CheckedScenario(ruling, scenario, why, found.cited, found.outcomes, answered=found.answered)
    deciding = found.cited | {rule for rule, _ in checked.answered}
    for switch in found.flips:
        pair = (switch.rule, switch.setting)
        if switch.rule in deciding:
            fallen = (*switch.falls, *switch.undecided)
            checked.flips += [Flip(*pair, s.text, s.line, pair in checked.answered) for s in fallen]
    return checked


def left_out(library: Library, scenario: Scenario) -> dict[str, tuple[str, ...]]:
    """The lines of a scenario's own cards that are not carried out, by card."""
    define = library.staging(scenario, scenario.as_of).define
    return {card.slug: lines for card in scenario.cards if (lines := define(card.slug).left_out)}


@dataclass(slots=True)
class Report:
    """A verified corpus, or a part of one. ``faults`` are all reasons for which the command ends with status 1."""

    library: Library
    checked: list[CheckedScenario]
    claims: dict[str, str]
    faults: list[str]

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
                    "cited_by": [f"{c.ruling.id}#{c.scenario.name}" for c in self.checked if r in c.cited],
                    "flips": [
                        {"setting": f.setting, "ruling": c.ruling.id, "scenario": c.scenario.name, "expectation": f.expectation}
                        for c, f in flips
                    ],
                }
            )
        scenarios: list[CheckedJson] = [
            {
                "ruling": c.ruling.id,
                "name": c.scenario.name,
                "game": c.scenario.game,
                "claims": list(c.scenario.claims),
                "passes": c.passes,
                "why": c.why,
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
        games = {c.scenario.game for c in self.checked}
        return [r.id for r in self.library.rules.values() if r.game in games]


def verify(library: Library, rulings: Iterable[str], games: frozenset[str], whole: bool, lang: str = "en") -> Report:
    """Verify these rulings, of these games (of all, if there are none). ``whole`` says that they are all rulings of the games.

    Then rules that nothing rests on are faults, too; those are said in English. What is wrong with rulings is said in ``lang``.
    """
    unknown = "存在しないルールを引用している：" if lang == "ja" else "cites an unknown rule "
    checked: list[CheckedScenario] = []
    faults: list[str] = []
    for id in rulings:
        ruling = library.rulings.get(id)
        faults += [p.text(lang) for p in library.rulings.problems.get(id, ())]
        if ruling is None or library.rulings.problems.get(id):
            continue
        checked += [check_scenario(library, ruling, s, lang) for s in ruling.scenarios if not games or s.game in games]
    for c in checked:
        faults += [f"{c.ruling.id}#{c.scenario.name}: {w}" for w in c.why]
        faults += [f"{c.ruling.id}#{c.scenario.name}: {unknown}{r}" for r in sorted(c.cited) if r not in library.rules]
    report = Report(library, checked, claim_states(library, checked), faults)
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
        defaults = {library.ruleset(rule.game, c.scenario.as_of, {}).settings[r] for c in checked if c.scenario.game == rule.game}
        for setting in rule.settings:
            expected = setting not in defaults or len(defaults) > 1
            if setting not in answered and expected and not is_set_in_a_scenario(library, checked, r, setting):
                found.append(f"{r}={setting}: no scenario says under `otherwise` what comes of it")
    return found


def is_set_in_a_scenario(library: Library, checked: list[CheckedScenario], rule: str, setting: str) -> bool:
    """Whether a scenario that flips under the rule has this setting itself, by its date: then its ``then`` says what comes of it."""
    resting = [c.scenario for c in checked if c.passes and any(f.rule == rule for f in c.flips)]
    return any(library.ruleset(s.game, s.as_of, dict(s.settings)).settings.get(rule) == setting for s in resting)


def claim_states(library: Library, checked: list[CheckedScenario]) -> dict[str, str]:
    """For every claim: shown, open-shown, info, failing or missing."""
    naming: dict[str, list[CheckedScenario]] = {}
    for c in checked:
        for name in c.scenario.claims:
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
        if claim not in rule.claims or rule.fixed or rule.game != c.scenario.game:
            continue
        now = library.ruleset(rule.game, c.scenario.as_of, dict(c.scenario.settings)).settings[rule.id]
        others = [s for s in rule.settings if s != now]
        if others and all(any(f.rule == rule.id and f.setting == s and f.answered for f in c.flips) for s in others):
            return True
    return False

