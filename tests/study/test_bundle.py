"""A run as a bundle: everything it rests on, opened again by another day's corpus."""

from __future__ import annotations

import copy
import json

import pytest

from engine.corpus.problems import BadInput
from engine.study.bundle import bundle, named_in, reopen
from engine.study.library import Library
from engine.study.sameness import content_hash, first_difference, same_wording
from engine.study.scenario_run import ScenarioRun
from tests.cast import shipped

GAME = "shadowverse"
RULE = "sv.timing.played-before-enters"


def changed(*changes: tuple[str, str, str]) -> Library:
    """The corpus with words exchanged in the file of that end of a path."""
    texts = dict(shipped.texts())
    for end, old, new in changes:
        path = next(path for path in texts if path.endswith(end) and old in texts[path])
        texts[path] = texts[path].replace(old, new)
    return Library.from_texts(texts)


def run_of(ruling: str, scenario: str | None = None, library: Library | None = None, **more) -> ScenarioRun:
    return (library or shipped.library()).run(ruling, scenario, **more)


def said(trace):
    """What was expected and whether it held; the lines stand elsewhere in a text of one scenario."""
    return [(line["text"], line["holds"]) for line in trace["expectations"]]


def through_json(run: ScenarioRun):
    return json.loads(json.dumps(bundle(run))), json.loads(json.dumps(run.json()))


LIONEL = "sv-lionel-before-boarding"


@pytest.mark.parametrize("game", ["cc-", "dm-", "dmp-", "sv-", "vis-"])
def test_runs_come_again_from_their_bundles(game):
    """Cards that only texts name are among those bundled, the other game of a ruling that spans two as well. Every fourth ruling is taken."""
    parted = []
    for id in [id for id in sorted(shipped.library().rulings) if id.startswith(game)][::4]:
        for scenario in shipped.library().rulings[id].scenarios:
            run = run_of(id, scenario.name)
            again = reopen(bundle(run), shipped.library())
            first, second = run.json(), again.run().json()
            if (
                (again.restored, again.lost, again.unread) != ((), (), ())
                or first_difference(first, second) is not None
                or not same_wording(first, second)
            ):
                parted.append((id, scenario.name))
            assert said(second) == said(first)
    assert parted == []


def test_a_bundle_holds_the_cards_that_can_be_reached_and_no_others():
    data = bundle(run_of(LIONEL))
    cards = "".join(text for path, text in data["files"].items() if "/cards/" in path)
    assert "Lionel, Woodland Shadow" in cards
    assert "Magitrain" in cards
    assert "Bloodhungry Matriarch" not in cards
    assert len(json.dumps(data)) < 20_000


def test_of_the_ruling_only_the_scenario_is_kept():
    run = run_of(LIONEL)
    data = bundle(run)
    text = next(text for path, text in data["files"].items() if "/rulings/" in path)
    others = [scenario.name for scenario in run.ruling.scenarios if scenario is not run.scenario]
    assert others
    assert not any(f"name: {name}" in text for name in others)
    assert "question:" in text


def test_a_card_on_a_day_of_its_own_stays_so():
    game, slug, until = next((g, s, c.earlier[0][0]) for g, cards in shipped.library().cards.items() for s, c in cards.raw.items() if c.earlier)
    id = next(
        id
        for id in shipped.library().rulings
        if slug in json.dumps([*bundle(run_of(id))["files"].values()])
        or shipped.library().cards[game].raw[slug].name["en"] in shipped.library().rulings[id].text
    )
    library = shipped.library().with_cards(game, {slug: until})
    kept, trace = through_json(library.run(id))
    assert kept["pinned"] == [[game, slug, until.isoformat()]]
    again = reopen(kept, shipped.library())
    assert again.library.pinned == {(game, slug): until}
    assert first_difference(trace, again.run().json()) is None


def test_a_card_is_bundled_as_it_is_written():
    data = bundle(run_of(LIONEL))
    for path, text in data["files"].items():
        if "/cards/" in path:
            pieces = text.removeprefix("cards:").split("\n  - name: ")[1:]
            assert pieces
            assert all(piece.rstrip("\n") in shipped.texts()[path] for piece in pieces)


def test_cards_on_one_line_take_their_whole_file_along():
    texts = dict(shipped.texts())
    texts[f"{GAME}/cards/flow.yaml"] = (
        "cards: [{name: {en: Tiny Sprite, ja: 小さな精}, kind: follower, cost: 1, attack: 1, defense: 1}, "
        "{name: {en: Big Sprite, ja: 大きな精}, kind: follower, cost: 1, attack: 2, defense: 2}]\n"
    )
    texts[f"{GAME}/rulings/sv-flow.yaml"] = (
        texts[f"{GAME}/rulings/{LIONEL}.yaml"].replace(f"ruling: {LIONEL}", "ruling: sv-flow").split("scenarios:")[0]
        + "scenarios:\n  - name: flow\n    given: {me: {board: [Tiny Sprite]}}\n    when: [I end the turn]\n"
        + "    then: [Tiny Sprite is on the board]\n"
    )
    library = Library.from_texts(texts)
    data = bundle(library.run("sv-flow"))
    assert data["files"][f"{GAME}/cards/flow.yaml"] == texts[f"{GAME}/cards/flow.yaml"]
    assert reopen(data, shipped.library()).run().expectations[0]["holds"]


def test_a_name_in_the_middle_of_a_text_is_found():
    assert named_in("Fanfare: summon 2 Forest Bats.", shipped.library().cards[GAME].names) == {"forest-bat"}


def test_a_card_changed_later_does_not_change_what_was_shared():
    run = run_of(LIONEL)
    kept, trace = through_json(run)
    path, text = next(
        (path, text) for path, text in shipped.texts().items() if path.startswith(f"{GAME}/cards/") and "name: {en: Magitrain" in text
    )
    start = text.index("name: {en: Magitrain")
    later = text[:start] + text[start:].replace("cost: ", "cost: 1", 1)
    today = Library.from_texts({**shipped.texts(), path: later})
    assert today.cards[GAME].raw["magitrain"].cost != shipped.library().cards[GAME].raw["magitrain"].cost
    assert first_difference(trace, reopen(kept, today).run().json()) is None


def test_a_card_gone_from_the_corpus_is_still_there():
    kept, trace = through_json(run_of(LIONEL))
    today = Library.from_texts({path: text for path, text in shipped.texts().items() if not path.startswith(f"{GAME}/cards/")})
    assert first_difference(trace, reopen(kept, today).run().json()) is None


def history(library: Library, rule: str) -> str:
    """Another history for a rule, in the way the corpus writes it: the other of two settings, from the beginning on."""
    names = list(library.rules[rule].settings)
    now = library.ruleset(GAME, None, {}).settings[rule]
    other = next(name for name in names if name != now)
    return f"before: {other}\n    history: [{{since: 2000-01-01, setting: {other}}}]\n"


def with_history(rule: str) -> Library:
    """The corpus in which a rule has always had another setting than it has."""
    path = shipped.library().rules[rule].path
    lines, found = [], False
    for line in shipped.texts()[path].split("\n"):
        if line.startswith("  - id:"):
            if found:
                lines.append("    " + history(shipped.library(), rule).rstrip("\n"))
            found = line.split()[-1] == rule
        if not (found and line.strip().startswith(("history:", "before:", "- {since"))):
            lines.append(line)
    return Library.from_texts({**shipped.texts(), path: "\n".join(lines)})


def test_a_rule_dated_otherwise_later_keeps_its_setting():
    kept, trace = through_json(run_of(LIONEL))
    today = with_history(RULE)
    assert today.files.problems == []
    assert today.ruleset(GAME, None, {}).settings[RULE] == "together"
    again = reopen(kept, today)
    assert [(held.rule, held.today) for held in again.restored] == [(RULE, "together")]
    assert first_difference(trace, again.run().json()) is None
    assert first_difference(trace, today.run(LIONEL).json()) is not None


def test_what_was_set_otherwise_comes_again_with_what_was_expected_of_it():
    run = run_of(LIONEL, settings={RULE: "together"})
    kept, trace = through_json(run)
    again = reopen(kept, shipped.library())
    assert again.restored == ()
    assert first_difference(trace, again.run().json()) is None
    assert said(again.run().json()) == said(trace) != said(run_of(LIONEL).json())


def test_decisions_come_again_also_those_that_nobody_made():
    id = next(id for id in sorted(shipped.library().rulings) if any(d.defaulted for d in run_of(id).decisions))
    run = run_of(id)
    kept, trace = through_json(run)
    assert kept["choose"] == [d.picked for d in run.decisions]
    again = reopen(kept, shipped.library()).run()
    assert not any(d.defaulted for d in again.decisions)
    assert first_difference(trace, again.json()) is None
    assert content_hash(kept, trace) == content_hash(kept, json.loads(json.dumps(again.json())))


def test_a_rule_that_is_gone_is_left_out_and_told():
    kept, _trace = through_json(run_of(LIONEL, settings={RULE: "together"}))
    path = shipped.library().rules[RULE].path
    blocks = shipped.texts()[path].split("\n  - id: ")
    left = "\n  - id: ".join(block for block in blocks if not block.startswith(f"{RULE}\n"))
    today = Library.from_texts({**shipped.texts(), path: left})
    again = reopen(kept, today)
    assert (RULE, "together") in again.lost
    assert RULE not in today.rules
    assert again.run().frames


def test_a_line_that_nobody_can_read_any_more_is_told_and_left_out():
    kept, trace = through_json(run_of(LIONEL))
    path = next(path for path in kept["files"] if "/rulings/" in path)
    line = shipped.library().rulings[LIONEL].scenarios[0].then[0].text
    kept["files"][path] = kept["files"][path].replace(f"- {line}", "- Lionel is entirely content", 1)
    again = reopen(kept, shipped.library())
    assert again.unread == ("Lionel is entirely content",)
    assert first_difference(trace, again.run().json()) is None


def test_an_action_that_nobody_can_read_any_more_is_refused():
    kept, _trace = through_json(run_of(LIONEL))
    path = next(path for path in kept["files"] if "/rulings/" in path)
    kept["files"][path] = kept["files"][path].replace("opponent plays Hero of Antiquity", "opponent whistles")
    with pytest.raises(BadInput):
        reopen(kept, shipped.library())


def test_today_is_not_changed():
    before = (dict(shipped.library().rules), set(shipped.library().cards[GAME].raw), list(shipped.library().rulings))
    kept, _trace = through_json(run_of(LIONEL))
    reopen(kept, shipped.library()).run()
    assert before == (dict(shipped.library().rules), set(shipped.library().cards[GAME].raw), list(shipped.library().rulings))


# ---- sameness


def test_other_words_are_the_same_run_and_said_so():
    _kept, trace = through_json(run_of(LIONEL))
    other = copy.deepcopy(trace)
    other["frames"][2]["text"]["en"] = "Something else."
    assert first_difference(trace, other) is None
    assert not same_wording(trace, other)


@pytest.mark.parametrize(
    "change, step",
    [
        (lambda run: run["frames"][3].update(rules=["sv.other"]), 3),
        (lambda run: run["frames"].pop(), None),
        (lambda run: run["frames"][1]["state"]["players"]["me"]["counters"].update(shadows=3), 1),
        (lambda run: run["outcome"].update(verdict="loop"), None),
        (lambda run: run["frames"][2]["state"].update(turn="me"), 2),
    ],
)
def test_the_first_frame_that_differs_is_found(change, step):
    _kept, trace = through_json(run_of(LIONEL))
    other = copy.deepcopy(trace)
    change(other)
    last = len(trace["frames"]) - 1
    assert first_difference(trace, other) == (last if step is None else step)
    assert first_difference(other, trace) == (last if step is None else step)


@pytest.mark.parametrize("lies_there, parts", [([], None), ([{"id": 999, "card": "something"}], 1)], ids=["empty", "with a card"])
def test_a_zone_that_the_game_was_given_since_is_a_difference_only_with_something_in_it(lies_there, parts):
    _kept, trace = through_json(run_of(LIONEL))
    other = copy.deepcopy(trace)
    other["frames"][1]["state"]["players"]["me"]["zones"]["attic"] = lies_there
    assert (first_difference(trace, other), first_difference(other, trace)) == (parts, parts)


@pytest.mark.parametrize("by, parts", [(0, None), (1, 1)], ids=["the same number", "another number"])
def test_a_counter_that_has_another_name_now_is_the_same_counter(by, parts):
    _kept, trace = through_json(run_of(LIONEL))
    stored = copy.deepcopy(trace)
    for frame in stored["frames"]:
        for player in frame["state"]["players"].values():
            if "combo" in player["counters"]:
                player["counters"]["played_this_turn"] = player["counters"].pop("combo")
    counters = stored["frames"][1]["state"]["players"]["me"]["counters"]
    counters["played_this_turn"] = counters.get("played_this_turn", 0) + by
    assert (first_difference(stored, trace), first_difference(trace, stored)) == (parts, parts)
    assert same_wording(stored, trace) or parts


def test_what_a_later_engine_tells_besides_is_no_difference():
    _kept, trace = through_json(run_of(LIONEL))
    other = copy.deepcopy(trace)
    for frame in other["frames"]:
        frame["mood"] = "calm"
        frame["state"]["weather"] = "rain"
    assert first_difference(trace, other) is None


def test_the_content_hash_is_that_of_what_happened():
    kept, trace = through_json(run_of(LIONEL))
    same = copy.deepcopy(trace)
    same["frames"][2]["text"]["ja"] = "別の言い方"
    assert content_hash(kept, trace) == content_hash(kept, same)
    same["frames"][2]["rules"] = ["sv.other"]
    assert content_hash(kept, trace) != content_hash(kept, same)
    assert content_hash(kept, trace) != content_hash({**kept, "as_of": "2001-01-01"}, trace)


def test_a_board_from_elsewhere_with_a_card_of_its_own():
    """A text that is in no corpus, as the lab has it: its own card summons one of the corpus."""
    text = (
        shipped.texts()[f"{GAME}/rulings/{LIONEL}.yaml"].split("claims:")[0].replace(f"ruling: {LIONEL}", "ruling: a-board")
        + "status: open\ncards:\n  - {name: {en: Bat Caller, ja: 蝙蝠使い}, kind: spell, class: neutral, cost: 1, text: summon a Forest Bat.}\n"
        + "scenarios:\n  - name: bats\n    given: {me: {hand: [Bat Caller], pp: 2}}\n    when: [I play Bat Caller]\n"
        + "    then: [Forest Bat is on the board]\n"
    )
    ruling, problems = shipped.library().rulings.read(text, "board.yaml")
    assert problems == []
    kept, trace = through_json(shipped.library().run(ruling))
    again = reopen(kept, Library.from_texts({path: text for path, text in shipped.texts().items() if "/cards/" not in path}))
    assert first_difference(trace, again.run().json()) is None
    assert again.run().expectations[0]["holds"]


def test_a_rule_set_by_the_scenario_itself_is_set_when_opened():
    id, scenario = next((id, s) for id in shipped.library().rulings for s in shipped.library().rulings[id].scenarios if s.settings)
    kept, trace = through_json(run_of(id, scenario.name))
    again = reopen(kept, shipped.library())
    assert (
        dict(scenario.settings).items()
        <= dict(again.scenario.settings).items() | dict(again.library.ruleset(scenario.game, again.scenario.as_of, {}).settings).items()
    )
    assert first_difference(trace, again.run().json()) is None
