"""The commands that other tools call: exit statuses, the JSON they print, and what they say about bad input. No database."""

import io
import json
from pathlib import Path

import pytest
from django.core.management import call_command

from rulings.store.desk import DeskCommand
from tests.cast.small import BOTH, as_yaml, card, rules_of

CARDS = [
    card("Bolt", "Deal 2 damage to a random enemy follower.", kind="spell"),
    card("Pup", aliases=["Dog"]),
    card("Owl", "Whenever another follower enters the board: draw a card."),
    card("Bell", "Last Words: summon a Gong."),
    card("Gong", "Last Words: summon a Bell."),
    card("Hammer", "Whenever another allied follower enters the board: destroy it.", defense=9),
]


def ruling(id, *scenarios, **more):
    made = {"ruling": id, "game": "shadowverse", "title": BOTH, "question": BOTH, "answer": BOTH, "status": "tentative", "sources": []}
    return as_yaml({**made, **more, "scenarios": list(scenarios)})


def scenario(when, then, given=None, **more):
    return {"name": "one", "given": given or {}, "when": when, "then": then, **more}


HOLDS = scenario(["I draw 1 card"], ["my hand has 1 card"])
FAILS = scenario(["I draw 1 card"], ["my hand has 2 cards"])
BOLT = scenario(
    ["I play Bolt"],
    ["with probability 1/2, the first Pup was destroyed", "in every outcome, Bolt is in my cemetery"],
    {"me": {"hand": ["Bolt"], "pp": 5}, "opponent": {"board": ["2 x Pup"]}},
)
ENDLESS = scenario(["Bell is destroyed"], ["nothing is waiting"], {"me": {"board": ["Bell", "Hammer"]}})
ORDER = scenario(
    ["Pup is summoned for me"],
    ["first my Owl's effect resolves, then opponent's Owl's effect resolves"],
    {"me": {"board": ["Owl"]}, "opponent": {"board": ["Owl"]}},
    otherwise={
        "sv.order.turn-player-first=other-player-first": ["first opponent's Owl's effect resolves, then my Owl's effect resolves"],
    },
)


@pytest.fixture
def corpus(tmp_path, monkeypatch):
    """A small corpus in a folder, which the commands take for the project's."""
    files = {
        "rules/all": rules_of("shadowverse"),
        "cards/all": as_yaml({"cards": CARDS}),
        "rulings/holds": ruling("holds", HOLDS, {**HOLDS, "name": "two"}),
        "rulings/fails": ruling("fails", FAILS),
        "rulings/bolt": ruling("bolt", BOLT),
        "rulings/endless": ruling("endless", ENDLESS),
        "rulings/order": ruling("order", ORDER),
    }
    for name, text in files.items():
        path = tmp_path / "shadowverse" / f"{name}.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    monkeypatch.setattr(DeskCommand, "folder", lambda self: tmp_path)
    return tmp_path


def command(*arguments):
    """Exit status, standard output, standard error of a command."""
    out, err = io.StringIO(), io.StringIO()
    try:
        call_command(*map(str, arguments), stdout=out, stderr=err)
        status = 0
    except SystemExit as end:
        status = end.code
    return status, out.getvalue(), err.getvalue()


def as_json(*arguments):
    status, out, _ = command(*arguments, "--format", "json")
    return status, json.loads(out)


# ---- run


def test_run_ends_with_0_where_everything_expected_holds_and_with_1_where_something_does_not(corpus):
    assert command("run", "holds")[0] == 0
    status, out, _ = command("run", "fails")
    assert status == 1
    assert "✗ My hand has 2 cards" in out or "✗ my hand has 2 cards" in out.lower()


def test_run_takes_the_first_scenario_or_the_one_that_is_named(corpus):
    assert as_json("run", "holds")[1]["scenario"] == "one"
    assert as_json("run", "holds#two")[1]["scenario"] == "two"


def test_run_reads_a_file_from_anywhere(corpus, tmp_path):
    path = tmp_path / "elsewhere" / "new-one.yaml"
    path.parent.mkdir()
    path.write_text(ruling("new-one", HOLDS), encoding="utf-8")
    status, data = as_json("run", f"{path}#one")
    assert (status, data["ruling"]) == (0, "new-one")


def test_a_run_as_json_has_every_key_of_the_contract(corpus):
    _, run = as_json("run", "bolt")
    assert set(run) == {
        "schema", "engine", "ruling", "scenario", "fingerprint", "game", "as_of", "settings", "outcome", "expectations", "frames", "decisions",
    }  # fmt: skip
    assert {"winner", "verdict"} <= set(run["outcome"])
    assert all({"text", "holds", "line"} <= set(e) for e in run["expectations"])
    assert run["settings"]["sv.order.turn-player-first"] == "turn-player-first"
    for n, f in enumerate(run["frames"]):
        assert {"n", "depth", "cause", "kind", "actor", "event", "text", "rules", "state", "agenda"} <= set(f)
        assert f["n"] == n
        assert set(f["text"]) == {"en", "ja"}
    assert run["frames"][0]["kind"] == "start"
    event = next(f["event"] for f in run["frames"] if f["event"])
    assert {"type", "subject", "targets", "amount", "tried", "did"} <= set(event)
    state = run["frames"][0]["state"]
    assert {"turn", "phase", "priority", "players"} <= set(state)
    assert set(state["players"]) == {"me", "opponent"}
    assert {"leader", "points", "counters", "zones"} <= set(state["players"]["me"])
    (pup, _) = state["players"]["opponent"]["zones"]["board"]
    assert {"id", "card", "owner", "controller", "attack", "defense", "damage", "keywords", "counters", "granted", "hidden"} <= set(pup)
    (decision,) = run["decisions"]
    assert {"frame", "player", "kind", "prompt", "options", "picked", "defaulted", "probability"} <= set(decision)
    assert all({"id", "text"} <= set(o) for o in decision["options"])
    assert (decision["kind"], decision["probability"]) == ("random", "1/2")


def test_what_waits_shows_its_key_and_why_it_stands_before_the_next(corpus):
    _, run = as_json("run", "order")
    agenda = next(f["agenda"] for f in run["frames"] if len(f["agenda"]) == 2)
    first, second = agenda
    assert {"id", "source", "ability", "text", "key", "why"} <= set(first)
    assert all({"part", "value", "rule"} <= set(part) for part in first["key"])
    assert first["why"]["before"] == second["id"]
    assert first["why"] | {"before": 0} == {
        "before": 0, "part": "player", "rule": "sv.order.turn-player-first", "setting": "turn-player-first",
    }  # fmt: skip
    assert second["why"] is None


def test_a_setting_and_decisions_can_be_given(corpus):
    data = as_json("run", "order", "--set", "sv.order.turn-player-first=other-player-first")[1]
    assert data["settings"]["sv.order.turn-player-first"] == "other-player-first"
    assert [e["holds"] for e in data["expectations"]] == [True]
    assert as_json("run", "bolt", "--choose", "1")[1]["decisions"][0] | {"frame": 0, "prompt": "", "options": ""} == {
        "frame": 0, "player": "me", "kind": "random", "prompt": "", "options": "", "picked": 1, "defaulted": False, "probability": "1/2", "hidden_from": [],
    }  # fmt: skip


def test_texts_come_in_the_language_that_is_asked_for(corpus):
    assert as_json("run", "holds", "--lang", "ja")[1]["frames"][0]["text"] == "最初の盤面"
    assert "最初の盤面" in command("run", "holds", "--lang", "ja")[1]
    assert "The board as given" in command("run", "holds")[1]


def test_a_scenario_that_never_ends_gets_a_verdict_and_no_hang(corpus):
    status, out, _ = command("run", "endless")
    assert status == 0
    assert "■ Stopped: this run is too long" in out
    assert "Stopped: this run is too long (objects)" in out


# ---- what is wrong


@pytest.mark.parametrize(
    ("arguments", "found", "nearest"),
    [
        (["hold"], "hold", "holds"),
        (["holds#tow"], "tow", "two"),
        (["holds", "--set", "sv.order.turn-player-frist=x"], "sv.order.turn-player-frist", "sv.order.turn-player-first"),
        (["holds", "--set", "sv.order.turn-player-first=other"], "other", "other-player-first"),
        (["holds", "--set", "sv.loop.stopped=x"], "x", None),
        (["holds", "--set", "nothing"], "nothing", None),
        (["holds", "--as-of", "2021-02-30"], "2021-02-30", None),
        (["holds", "--as-of", "yesterday"], "yesterday", None),
        (["bolt", "--choose", "9,9"], "9", None),
        (["bolt", "--choose", "0,0"], "0,0", None),
        (["bolt", "--choose", "one"], "one", None),
        (["bolt", "--choose=-1"], "-1", None),
        (["holds", "--choose", "0"], "0", None),
        (["no/such/file.yaml"], "no/such/file.yaml", None),
    ],
)
def test_an_argument_that_is_wrong_ends_with_2_and_says_what_was_found_and_what_comes_nearest(corpus, arguments, found, nearest):
    status, data = as_json("run", *arguments)
    (error,) = data["errors"]
    assert status == 2
    assert set(error) == {"file", "line", "column", "message", "found", "nearest"}
    assert error["found"] == found
    assert error["message"]
    assert nearest is None or nearest in error["nearest"]
    status, out, err = command("run", *arguments)
    assert (status, out) == (2, "")
    assert error["message"] in err
    assert "Traceback" not in err


BROKEN = {
    "no ruling": ("- just\n- a list\n", 1),
    "not YAML": ("ruling: [a\nb: }", None),
    "empty": ("", None),
    "a key twice": ("ruling: x\nruling: y\n", 2),
    "an unknown key": (ruling("new-one", HOLDS).replace('"status"', '"state"'), None),
    "an unknown card": (ruling("new-one", scenario(["I draw 1 card"], ["nothing is waiting"], {"me": {"board": ["Pupp"]}})), None),
    "an unknown phrase": (ruling("new-one", scenario(["I yodel"], ["nothing is waiting"])), None),
    "a date that is none": (ruling("new-one", {**HOLDS, "as_of": "2021-02-30"}), None),
    "an unknown rule": (ruling("new-one", {**HOLDS, "set": {"sv.no-such-rule": "x"}}), None),
    "an unknown setting": (ruling("new-one", {**HOLDS, "set": {"sv.order.turn-player-first": "x"}}), None),
    "a megabyte": (ruling("new-one", HOLDS, answer={"en": "x" * 1_100_000, "ja": "x"}), None),
    "a megabyte of card text": (ruling("new-one", HOLDS, cards=[card("Tome", "Draw a card. " * 90_000)]), None),
    "deep nesting": ("a: " + "[" * 5000, None),
    "an alias bomb": ("a: &a [x, x]\nb: [*a, *a]\n", None),
    "a tag": ("ruling: !!python/object/apply:os.system [true]\n", None),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_file_that_is_wrong_ends_with_2_and_says_where(corpus, tmp_path, name):
    text, line = BROKEN[name]
    path = tmp_path / "elsewhere" / "new-one.yaml"
    path.parent.mkdir()
    path.write_text(text, encoding="utf-8")
    for command_name in ("run", "verify", "explore"):
        status, data = as_json(command_name, path)
        assert status == 2
        assert data["errors"]
        for error in data["errors"]:
            assert error["file"] == str(path)
            assert error["line"] >= 1
            assert error["column"] >= 1
            assert len(error["message"]) < 2000
            assert len(error["found"]) < 500
        assert line is None or data["errors"][0]["line"] == line
    status, _, err = command("run", path)
    assert status == 2
    assert f"{path}:{data['errors'][0]['line']}:" in err


def test_all_mistakes_of_a_file_are_said_at_once_with_the_nearest_that_exists(corpus, tmp_path):
    wrong = scenario(["I darw 1 card", "Pupp is destroyed"], ["nothing is wating"], {"me": {"boadr": ["Pup"]}})
    path = tmp_path / "wrong.yaml"
    path.write_text(ruling("wrong", wrong), encoding="utf-8")
    status, data = as_json("run", path)
    assert status == 2
    near = {n for e in data["errors"] for n in e["nearest"]}
    assert {"board", "Pup"} <= near
    assert len(data["errors"]) >= 4


def test_two_cards_of_one_name_that_an_action_does_not_tell_apart_are_a_problem_with_its_line(corpus, tmp_path):
    path = tmp_path / "two.yaml"
    path.write_text(ruling("two", scenario(["Pup is destroyed"], ["nothing is waiting"], {"me": {"board": ["2 x Pup"]}})), encoding="utf-8")
    status, data = as_json("run", path)
    assert status == 2
    assert "could be 2 cards" in data["errors"][0]["message"]
    assert data["errors"][0]["line"] > 1


def test_a_file_that_is_no_text_is_refused(corpus, tmp_path):
    path = tmp_path / "bytes.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    assert as_json("run", path)[0] == 2


# ---- explore


def test_explore_lists_every_outcome_with_its_probability(corpus):
    status, data = as_json("explore", "bolt")
    assert status == 0
    assert set(data) == {"outcomes", "complete", "left_out"}
    assert [(o["choose"], o["probability"]) for o in data["outcomes"]] == [([0], "1/2"), ([1], "1/2")]
    assert all({"choose", "probability", "outcome", "expectations"} <= set(o) for o in data["outcomes"])
    assert [[e["holds"] for e in o["expectations"]] for o in data["outcomes"]] == [[True, True], [False, True]]
    assert data["complete"] is True
    assert data["left_out"] == 0
    assert command("explore", "bolt")[1].count("p=1/2") == 2


# ---- verify


def test_verify_ends_with_0_where_all_holds_and_with_1_where_a_scenario_fails(corpus):
    path = corpus / "shadowverse" / "rulings"
    assert command("verify", path / "holds.yaml", path / "order.yaml")[0] == 0
    status, out, _ = command("verify", "fails")
    assert status == 1
    assert "✗ fails#one" in out
    assert "does not hold: my hand has 2 cards" in out


def test_a_report_as_json_has_every_key_of_the_contract(corpus):
    status, data = as_json("verify", "order", "holds")
    assert status == 0
    assert {"scenarios", "claims", "rules", "counts"} <= set(data)
    assert all({"ruling", "name", "game", "claims", "passes", "outcomes", "rests_on"} <= set(s) for s in data["scenarios"])
    assert all({"id", "game", "fixed", "claims", "settings", "cited_by", "flips"} <= set(r) for r in data["rules"])
    order = next(s for s in data["scenarios"] if s["ruling"] == "order")
    assert "sv.order.turn-player-first" in order["rests_on"]
    rule = next(r for r in data["rules"] if r["id"] == "sv.order.turn-player-first")
    assert rule["cited_by"] == ["order#one"]
    (flip,) = rule["flips"]
    assert {"setting", "ruling", "scenario", "expectation"} <= set(flip)


def test_verify_goes_on_with_the_other_files_where_one_is_wrong(corpus, tmp_path):
    """All that is wrong is told, in the order of the files; the others are verified, and the exit status is that of a wrong file."""
    path = corpus / "shadowverse" / "rulings"
    wrong = tmp_path / "wrong.yaml"
    wrong.write_text("ruling: wrong\ngame: shadowverse\n", encoding="utf-8")
    status, out, err = command("verify", wrong, path / "holds.yaml", "no-such-ruling", path / "order.yaml")
    assert status == 2
    assert "✓ holds#one" in out
    assert "✓ order#one" in out
    assert err.index("wrong.yaml") < err.index("no-such-ruling")
    status, data = as_json("verify", wrong, path / "holds.yaml")
    assert status == 2
    assert data["errors"]
    assert data["counts"]["passing"] == 2


def test_verify_of_everything_reports_the_rules_that_nothing_rests_on(corpus):
    status, data = as_json("verify", "--game", "shadowverse")
    assert status == 1
    assert any("no other setting flips anything" in f for f in data["faults"])
    assert not any(f.startswith("sv.order.turn-player-first:") for f in data["faults"])


def test_verify_refuses_a_game_and_a_file_that_there_are_none_of(corpus):
    assert command("verify", "--game", "chess")[0] == 2
    assert command("verify", "--claims", "no/such/claims.yaml")[0] == 2
    assert command("verify", "no-such-ruling")[0] == 2


def test_an_otherwise_that_does_not_come_fails_its_scenario(corpus, tmp_path):
    path = tmp_path / "odd.yaml"
    lies = {**ORDER, "otherwise": {"sv.order.turn-player-first=other-player-first": ["my hand has 5 cards"]}}
    path.write_text(ruling("odd", lies), encoding="utf-8")
    status, out, _ = command("verify", path)
    assert status == 1
    assert "under sv.order.turn-player-first=other-player-first does not hold" in out


# ---- record


def test_record_writes_traces_apart_and_never_touches_a_ruling(corpus, tmp_path):
    files = {p: p.read_bytes() for p in corpus.glob("shadowverse/*/*.yaml")}
    assert command("record", "order", "--check")[0] == 1
    status, out, _ = command("record", "order", "holds")
    assert status == 0
    assert "3 traces recorded" in out
    assert {p.name for p in (corpus / "shadowverse" / "traces").iterdir()} == {"order--one.txt", "holds--one.txt", "holds--two.txt"}
    assert "<sv.order.turn-player-first" in (corpus / "shadowverse" / "traces" / "order--one.txt").read_text(encoding="utf-8")
    assert {p: Path(p).read_bytes() for p in files} == files
    assert command("record", "order", "holds", "--check")[0] == 0
    assert command("record", "order")[1].strip() == "0 traces recorded"


def test_record_shows_what_changed_and_refuses_a_ruling_that_there_is_none_of(corpus):
    command("record", "holds")
    path = corpus / "shadowverse" / "traces" / "holds--one.txt"
    path.write_text(path.read_text(encoding="utf-8").replace("I draw a card", "I drew a card"), encoding="utf-8")
    status, out, _ = command("record", "holds", "--check")
    assert status == 1
    assert "I drew a card" in out
    assert "1 traces differ" in out
    assert command("record", "no-such-ruling")[0] == 2


def test_verify_of_a_file_faults_the_scenarios_that_meet_a_card_of_which_a_line_is_not_carried_out(corpus, tmp_path):
    path = tmp_path / "part.yaml"
    cards = [card("Whistler", "Fanfare: whistle a tune."), card("Cleaner", "Ward.")]
    meets = scenario(["I play Whistler"], ["Whistler is on the board"], {"turn": "me", "me": {"hand": ["Whistler"], "pp": 5}})
    other = {**scenario(["I play Cleaner"], ["Cleaner has ward"], {"turn": "me", "me": {"hand": ["Cleaner"], "pp": 5}}), "name": "two"}
    path.write_text(ruling("part", other, {**meets, "name": "three"}, cards=cards), encoding="utf-8")
    status, data = as_json("verify", path)
    assert status == 1
    assert [s["passes"] for s in data["scenarios"]] == [True, False]
    (why,) = [f for f in data["faults"] if "not carried out" in f]
    line = next(n for n, said in enumerate(path.read_text(encoding="utf-8").splitlines(), 1) if "whistle" in said)
    assert f"{path}:{line}: of the card “Whistler” this line is not carried out: Fanfare: whistle a tune." in why
    assert "“whistle”" in why


def test_verify_says_of_a_card_that_no_scenario_meets_what_is_not_carried_out(corpus, tmp_path):
    path = tmp_path / "unmet.yaml"
    board = {"turn": "me", "me": {"hand": ["Pup"], "pp": 5}}
    only = scenario(["I play Pup"], ["Pup is on the board"], board)
    path.write_text(ruling("unmet", only, cards=[card("Whistler", "Fanfare: whistle a tune.")]), encoding="utf-8")
    status, data = as_json("verify", path)
    assert status == 1
    assert sum("not carried out" in f for f in data["faults"]) == 1
