"""Reading rulings: one a file, with its scenarios and the cards it brings along."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace

from engine.corpus.board_names import BoardNames
from engine.corpus.known import Known
from engine.corpus.patterns import NAME
from engine.corpus.problems import Problem, by_place, nearest, short
from engine.corpus.read_answers import read_other_answers
from engine.corpus.read_boards import read_given
from engine.corpus.read_cards import cards_at, folded, names_of
from engine.corpus.read_evidence import read_evidence
from engine.corpus.read_rules import read_claim_ids, read_sources
from engine.corpus.shapes import LINKS, STATUSES, Card, Given, Override, Rule, Ruling, Scenario, See, Sentence
from engine.corpus.spot import Spot, check_unique, top
from engine.corpus.strict_yaml import YamlReading

_KEYS = (
    "ruling",
    "game",
    "title",
    "question",
    "answer",
    "claims",
    "status",
    "sources",
    "evidence",
    "looked_at",
    "other_answers",
    "see",
    "since",
    "note",
    "cards",
    "scenarios",
)
_SCENARIO = (
    "name",
    "game",
    "as_of",
    "title",
    "like",
    "set",
    "choose",
    "cards",
    "claims",
    "given",
    "when",
    "then",
    "otherwise",
)
MOST_SCENARIOS = 40
MOST_SENTENCES = 200
MOST_OWN = 60  # cards that a scenario brings along, its ruling's included
NOTHING_SAID = {"en": "", "ja": ""}


def read_ruling(reading: YamlReading, text: str, known: Known, draft: bool = False) -> Ruling | None:
    """The ruling of one file; None if it has no name or no game. Problems are added to ``reading``.

    It may be worded in one language; notes say what is missing in the other. A ``draft`` is no part of the corpus, and may lack support.

    What is missing or wrong is left empty, so that the rest is checked all the same: a ruling is sound only if there are no problems.
    """
    if reading.value is None:
        return None
    spot = top(reading)
    if not isinstance(spot.value, dict) or "ruling" not in spot.value:
        spot.problem(
            "This is no ruling: a ruling's file begins with “ruling: its-name”.",
            "裁定ではありません。裁定のファイルは「ruling: 名前」で始まります。",
            "",
            ("ruling",),
        )
        return None
    entries = spot.mapping(_KEYS, ("ruling", "game", "title", "question", "answer", "status", "scenarios"))
    id = entries["ruling"].matching(NAME, "a ruling's name (small letters, digits, hyphens)", "裁定名（英小文字・数字・ハイフン）")
    game = _game(entries.get("game"), known)
    worded = {k: entries[k] for k in ("title", "question", "answer", "note") if k in entries}
    both = {k: spot.either() for k, spot in worded.items()}
    status = entries["status"].one_of(STATUSES) if "status" in entries else None
    claims = read_claim_ids(entries.get("claims"), known)
    sources = read_sources(entries.get("sources"), known)
    evidence = read_evidence(entries.get("evidence"))
    if status == "documented" and not any(entries[key].value for key in ("sources", "evidence") if key in entries):
        _unsupported(entries["status"], draft)
    looked_at = entries["looked_at"].date() if "looked_at" in entries else None
    others = read_other_answers(entries.get("other_answers"))
    since = (entries["since"].since() if "since" in entries else "") or ""
    cards = tuple(cards_at(entries["cards"], game or "", known, own=True)) if "cards" in entries else ()
    scenarios = _scenarios(entries.get("scenarios"), game or "", claims, cards, known)
    see = _see(entries.get("see"))
    if not (id and game):
        return None
    title, question, answer = (both.get(k) or NOTHING_SAID for k in ("title", "question", "answer"))
    note = both.get("note")
    notes = tuple(by_place(reading.notes))
    return Ruling(
        id, game, title, question, answer, status or "", claims, sources, see, since, note, scenarios, cards, reading.file, text, notes,
        evidence, looked_at.isoformat() if looked_at else "", others,
    )  # fmt: skip


def check_links(reading: YamlReading, known: Collection[str]) -> None:
    """Add a problem for every link of one ruling that leads to none of the ``known`` rulings."""
    see = reading.value.get("see", ()) if isinstance(reading.value, dict) else ()
    for i, link in enumerate(see if isinstance(see, list) else ()):
        name = link.get("ruling") if isinstance(link, dict) else None
        if isinstance(name, str) and name not in known:
            Spot(reading, ("see", i, "ruling"), name).problem(
                f"There is no ruling “{short(name)}”.", f"裁定「{short(name)}」はありません。", name, nearest(name, known)
            )


def _game(spot: Spot | None, known: Known) -> str | None:
    if spot is None:
        return None
    return spot.one_of(known.games, ("The game", "ゲーム")) if known.games is not None else spot.text()


def _unsupported(status: Spot, draft: bool) -> None:
    """Say that nothing supports what is called documented: a note for a draft, a problem in the corpus."""
    en = "A ruling that is “documented” names what supports it: “sources” or “evidence”; without, it is “tentative”."
    ja = "「documented」の裁定には根拠（sources か evidence）が必要です。なければ「tentative」にしてください。"
    if draft:
        mark = status.mark
        status.reading.notes.append(Problem(status.reading.file, mark.line, mark.column, {"en": en, "ja": ja}, "documented"))
    else:
        status.problem(en, ja, "documented", ("tentative",))


def _see(spot: Spot | None) -> tuple[See, ...]:
    found = []
    for e in spot.entries() if spot else ():
        parts = e.mapping(("ruling", "as"), ("ruling", "as"))
        name = parts["ruling"].text() if "ruling" in parts else None
        kind = parts["as"].one_of(LINKS, ("The kind of link", "リンクの種類")) if "as" in parts else None
        if name and kind:
            found.append(See(name, kind))
    return tuple(found)


def _scenarios(spot: Spot | None, game: str, claims: tuple[str, ...], cards: tuple[Card, ...], known: Known) -> tuple[Scenario, ...]:
    if spot is None:
        return ()
    entries = spot.entries()
    if len(entries) > MOST_SCENARIOS:
        spot.problem(
            f"A ruling has at most {MOST_SCENARIOS} scenarios.", f"1つの裁定のシナリオは{MOST_SCENARIOS}個までです。", str(len(entries))
        )
        return ()
    if isinstance(spot.value, list) and not entries:
        spot.problem("A ruling has at least one scenario.", "裁定には少なくとも1つのシナリオが必要です。", "")
    named = [(n, e) for e in entries if isinstance(e.value, dict) and isinstance(n := e.value.get("name"), str)]
    check_unique([(n, Spot(e.reading, (*e.path, "name"), n)) for n, e in named], {"en": "The scenario", "ja": "シナリオ"})
    done: dict[str, Scenario] = {}
    everything = [n for n, _ in named]
    for e in entries:
        scenario = _scenario(e, game, claims, cards, known, done, everything)
        if scenario:
            done.setdefault(scenario.name, scenario)
    return tuple(done.values())


def _scenario(
    spot: Spot, game: str, claims: tuple[str, ...], cards: tuple[Card, ...], known: Known, done: Mapping[str, Scenario], all: Iterable[str]
) -> Scenario | None:
    entries = spot.mapping(_SCENARIO, ("name", "then"))
    name = (
        entries["name"].matching(
            NAME,
            "a scenario's name (small letters, digits, hyphens; what readers see is its title)",
            "シナリオ名（英小文字・数字・ハイフン。読者に見せる名はtitleに書く）",
        )
        if "name" in entries
        else None
    )
    below = _like(entries.get("like"), done, all)
    game = (_game(entries["game"], known) if "game" in entries else below.game if below else game) or game
    own = tuple(cards_at(entries["cards"], game, known, own=True)) if "cards" in entries else ()
    cards = tuple(replace(c, game=game) for c in (*(below.cards if below else cards), *own))  # they serve each scenario in its own game
    if len(cards) > MOST_OWN:
        spot.problem(
            f"A scenario brings at most {MOST_OWN} cards along, its ruling's included; here are {len(cards)}.",
            f"シナリオで追加できるカードは、裁定のものを含めて{MOST_OWN}枚までです（今は{len(cards)}枚）。",
            str(len(cards)),
        )
        cards = ()
    for key in ("given", "when"):
        if key not in entries and "like" not in entries:
            spot.problem(f"The key “{key}” is missing.", f"キー「{key}」がありません。", "")
    given = _given(entries.get("given"), game, cards, known, below)
    when = entries["when"].sentences() if "when" in entries else below.when if below else ()
    then = entries["then"].sentences() if "then" in entries else ()
    for key, sentences in (("when", when), ("then", then)):
        if len(sentences) > MOST_SENTENCES:
            entries[key].problem(f"At most {MOST_SENTENCES} sentences.", f"文は{MOST_SENTENCES}個までです。", str(len(sentences)))
    if "then" in entries and isinstance(entries["then"].value, list) and not entries["then"].value:
        entries["then"].problem("A scenario says at least one thing that must hold.", "「then」には少なくとも1つの文が必要です。", "")
    settings = _settings(entries.get("set"), known)
    otherwise = _otherwise(entries.get("otherwise"), known)
    choose = tuple(n for e in entries["choose"].entries() if (n := e.number(0, 999)) is not None) if "choose" in entries else ()
    as_of = entries["as_of"].date() if "as_of" in entries else below.as_of if below and "set" not in entries else None
    shown = read_claim_ids(entries["claims"], known) if "claims" in entries else claims
    title = entries["title"].either() if "title" in entries else None
    if name is None:
        return None
    return Scenario(
        name, game, as_of, title, below.name if below else "", given, when, then, otherwise, settings, choose, cards, shown,
        spot.reading.file, spot.mark.line,
    )  # fmt: skip


def _like(spot: Spot | None, done: Mapping[str, Scenario], all: Iterable[str]) -> Scenario | None:
    """The scenario that another is ``like``; it must stand above that one in the file."""
    word = spot.text() if spot else None
    if spot is None or word is None or word in done:
        return done.get(word or "")
    if word in all:
        spot.problem(
            f"The scenario “{short(word)}” must stand above the one that is like it, and be sound.",
            f"シナリオ「{short(word)}」は、それを参照するシナリオより前に正しく書かれていなければなりません。",
            word,
        )
    else:
        spot.problem(
            f"There is no scenario “{short(word)}” in this ruling.",
            f"この裁定にシナリオ「{short(word)}」はありません。",
            word,
            nearest(word, all),
        )
    return None


def _given(spot: Spot | None, game: str, own: tuple[Card, ...], known: Known, below: Scenario | None) -> Given:
    base = below.given if below else None
    if spot is None:
        return base or Given()
    if known.games is not None and game not in known.games:  # said already; every name would be wrong
        return read_given(spot, known.terms(game), BoardNames({}, None), base)
    cards = {**(known.cards or {}).get(game, {}), **{c.slug: c for c in own}}
    index = names_of(cards.values())
    index.update({folded(n): (c.slug,) for c in own for n in c.names()})  # a card that the file brings along wins
    return read_given(spot, known.terms(game), BoardNames(index, cards), base)


def setting_at(spot: Spot, rule: str, setting: str, rules: Mapping[str, Rule] | None, key: bool = False) -> bool:
    """Whether a rule exists and has that setting; if not, a problem is added at ``spot``."""
    if rules is None:
        return True
    if rule not in rules:
        spot.problem(f"There is no rule “{short(rule)}”.", f"ルール「{short(rule)}」はありません。", rule, nearest(rule, rules), key=True)
        return False
    settings = rules[rule].settings
    if not settings:
        spot.problem(f"The rule “{rule}” is fixed; it has no settings.", f"ルール「{rule}」は固定で、設定はありません。", setting, key=key)
        return False
    if setting not in settings:
        near = nearest(setting, settings) or tuple(settings)
        spot.problem(
            f"The rule “{rule}” has no setting “{short(setting)}”.",
            f"ルール「{rule}」に設定「{short(setting)}」はありません。",
            setting,
            near,
            key=key,
        )
        return False
    return True


def _settings(spot: Spot | None, known: Known) -> dict[str, str]:
    """``set: {rule: setting}``."""
    found = {}
    for rule, e in (spot.mapping() if spot else {}).items():
        setting = e.text()
        if setting and setting_at(e, rule, setting, known.rules):
            found[rule] = setting
    return found


def _otherwise(spot: Spot | None, known: Known) -> dict[Override, tuple[Sentence, ...]]:
    """``otherwise: {rule=setting: [sentences]}``; several settings at once are divided by commas."""
    found: dict[Override, tuple[Sentence, ...]] = {}
    for written, e in (spot.mapping() if spot else {}).items():
        override = []
        for part in written.split(","):
            rule, equals, setting = (w.strip() for w in part.partition("="))
            if not equals or not rule or not setting:
                e.problem("Write “rule=setting” here.", "「ルール=設定」の形で書いてください。", part.strip(), key=True)
                break
            if not setting_at(e, rule, setting, known.rules, key=True):
                break
            override.append((rule, setting))
        else:
            sentences = e.sentences()
            if isinstance(e.value, list) and not e.value:
                e.problem("Say what comes instead.", "代わりにどうなるかを書いてください。", "")
            if tuple(sorted(override)) in {tuple(sorted(k)) for k in found}:
                e.problem(f"“{short(written)}” stands twice.", f"「{short(written)}」が2回書かれています。", written, key=True)
            found[tuple(override)] = sentences
    return found
