"""Edits of a ruling's file, one by one: what each of them does to the text."""

import difflib
from pathlib import Path

import pytest

from engine.corpus.editing import LARGEST, OPERATIONS, apply, new_ruling, only_scenario
from engine.corpus.problems import BadInput
from engine.corpus.strict_yaml import read
from tests.cast.shipped import library

FILE = """\
# a file as somebody wrote it
ruling: sv-lionel   # its name
game: shadowverse
title: {en: 'Lionel acts first', ja: レオネルが先}
question: {en: Who is first?, ja: どちらが先?}
answer: {en: Lionel., ja: レオネル。}
status: documented
scenarios:
  # the case
  - name: magitrain
    given:
      turn: opponent
      me: {board: [{card: "Lionel, Woodland Shadow", evolved: true}, 3 x Forest Bat], pp: 3}   # mine
      opponent:
        hand: [Hero of Antiquity]
        board:
          - Magitrain  # a vehicle
          - {card: Forest Bat, tapped: true}
    when:
      - opponent plays Hero of Antiquity
    then:   # what must hold
      - 'the game goes on'
      - it is opponent's turn
    otherwise:
      sv.a.b=c:
        - I win

  # the counter-case
  - name: later
    like: magitrain
    as_of: 2021-04-01
    then: [I win]
"""


def edit(do, text=FILE, /, **fields):
    return apply(text, {"do": do, **{key.replace("__", "-").removesuffix("_"): value for key, value in fields.items()}})


def changes(after, before=FILE):
    """The lines that went and came."""
    rows = list(difflib.ndiff(before.splitlines(), after.splitlines()))
    return [r[2:].strip() for r in rows if r[0] == "-"], [r[2:].strip() for r in rows if r[0] == "+"]


def at(text, *path):
    value = read(text).value
    for part in path:
        value = value[part]
    return value


def zone(text, player="me", name="board", scenario=0):
    return at(text, "scenarios", scenario, "given", player, name)


def why(do, text=FILE, /, **fields):
    with pytest.raises(BadInput) as caught:
        edit(do, text, **fields)
    problem = caught.value.problems[0]
    assert problem.message["en"]
    assert problem.message["ja"]
    return problem


# ---- cards


def test_a_card_is_put_at_the_end_and_its_name_quoted_where_it_must_be():
    after = edit("put", player="opponent", zone="board", card="Lionel, Woodland Shadow")
    assert changes(after) == ([], ["- Lionel, Woodland Shadow"])
    after = edit("put", player="opponent", zone="hand", card="Lionel, Woodland Shadow", copies="2")
    assert changes(after)[1] == ['hand: [Hero of Antiquity, "2 x Lionel, Woodland Shadow"]']


def test_a_card_put_between_copies_parts_them():
    after = edit("put", player="me", zone="board", card="Fairy", at="2")
    assert zone(after)[1:] == ["Forest Bat", "Fairy", "2 x Forest Bat"]


def test_a_zone_that_was_not_there_is_made():
    after = edit("put", player="me", zone="hand", card="Fairy")
    assert "pp: 3, hand: [Fairy]}   # mine" in after


def test_one_copy_is_taken_and_the_others_stay_together():
    assert zone(edit("take", player="me", zone="board", index="1"))[1:] == ["2 x Forest Bat"]
    assert zone(edit("take", player="me", zone="board", index="2"))[1:] == ["Forest Bat", "Forest Bat"]


def test_taking_a_card_leaves_the_comments_of_the_others():
    after = edit("take", player="opponent", zone="board", index="1")
    assert changes(after) == (["- {card: Forest Bat, tapped: true}"], [])


def test_the_last_card_leaves_an_empty_zone():
    after = edit("take", player="opponent", zone="hand", index="0")
    assert changes(after)[1] == ["hand: []"]
    after = edit("take", edit("take", player="opponent", zone="board", index="0"), player="opponent", zone="board", index="0")
    assert "        board: []\n    when:" in after


def test_a_card_moves_with_all_that_is_special_about_it():
    after = edit("move", player="me", zone="board", index="0", to__player="opponent", to__zone="board", to__index="1")
    assert zone(after) == ["3 x Forest Bat"]
    assert zone(after, "opponent")[1] == {"card": "Lionel, Woodland Shadow", "evolved": "true"}


def test_a_card_moves_within_its_zone():
    after = edit("move", player="opponent", zone="board", index="0", to__index="1")
    assert zone(after, "opponent") == [{"card": "Forest Bat", "tapped": "true"}, "Magitrain"]
    assert "- Magitrain  # a vehicle\n    when:" in after
    after = edit("move", player="me", zone="board", index="3", to__index="0")
    assert zone(after) == ["Forest Bat", {"card": "Lionel, Woodland Shadow", "evolved": "true"}, "2 x Forest Bat"]


def test_one_copy_of_several_is_changed_apart():
    after = edit("change", player="me", zone="board", index="2", key="damage", value="1")
    assert zone(after)[1:] == ["Forest Bat", {"card": "Forest Bat", "damage": "1"}, "Forest Bat"]


def test_a_card_without_anything_special_becomes_its_name_again():
    after = edit("change", player="me", zone="board", index="0", key="evolved", value="")
    assert 'board: ["Lionel, Woodland Shadow", 3 x Forest Bat]' in after


@pytest.mark.parametrize(
    "key, value, said",
    [
        ("as", "left", {"as": "left"}),
        ("face_down", "yes", {"face_down": "true"}),
        ("attack", "-1", {"attack": "-1"}),
        ("cost", "0", {"cost": "0"}),
        ("owner", "opponent", {"owner": "opponent"}),
        ("counters.countdown", "2", {"counters": {"countdown": "2"}}),
        ("granted", "Last Words: draw a card.", {"granted": ["Last Words: draw a card."]}),
        ("pilot", "Fairy", {"pilot": "Fairy"}),
        ("under", "Fairy", {"under": ["Fairy"]}),
    ],
)
def test_every_key_of_a_card_can_be_set_and_taken_away(key, value, said):
    after = edit("change", player="opponent", zone="board", index="0", key=key, value=value)
    assert zone(after, "opponent")[0] == {"card": "Magitrain", **said}
    key = f"{key}.0" if key in ("granted", "under") else key
    assert zone(edit("change", after, player="opponent", zone="board", index="0", key=key, value=""), "opponent")[0] == "Magitrain"


def test_what_is_called_differently_is_the_same_flag():
    after = edit("change", player="opponent", zone="board", index="1", key="asleep", value="true")
    assert after == FILE
    after = edit("change", player="opponent", zone="board", index="1", key="asleep", value="")
    assert zone(after, "opponent")[1] == "Forest Bat"


def test_power_that_stands_there_is_what_a_change_of_attack_changes():
    given = edit("change", player="opponent", zone="board", index="1", key="power", value="3000")
    after = edit("change", given, player="opponent", zone="board", index="1", key="attack", value="2000")
    assert zone(after, "opponent")[1] == {"card": "Forest Bat", "tapped": "true", "power": "2000"}


def test_granted_lines_are_added_reworded_and_dropped_one_by_one():
    text = FILE
    for line in ("Ward.", "Rush."):
        text = edit("change", text, player="me", zone="board", index="0", key="granted", value=line)
    text = edit("change", text, player="me", zone="board", index="0", key="granted.1", value="Storm.")
    assert zone(text)[0]["granted"] == ["Ward.", "Storm."]
    text = edit("change", text, player="me", zone="board", index="0", key="granted.0", value="")
    assert zone(text)[0]["granted"] == ["Storm."]


def test_copies_are_counted_up_and_down():
    after = edit("change", player="me", zone="board", index="3", key="copies", value="5")
    assert zone(after)[1] == "5 x Forest Bat"
    assert zone(edit("change", after, player="me", zone="board", index="1", key="copies", value="1"))[1] == "Forest Bat"


# ---- points and the moment


def test_points_are_set_where_they_stand_and_taken_away():
    after = edit("points", player="me", name="pp", value="7")
    assert "pp: 7}   # mine" in after
    assert "pp" not in at(edit("points", player="me", name="pp", value=""), "scenarios", 0, "given", "me")
    counted = FILE.replace("pp: 3}", "counters: {max-pp: 3}}")
    assert "counters: {max-pp: 5}" in edit("points", counted, player="me", name="max_pp", value="5")


def test_a_leader_is_a_number_as_long_as_only_defense_is_said():
    after = edit("leader", player="me", key="defense", value="12")
    assert at(after, "scenarios", 0, "given", "me", "leader") == "12"
    after = edit("leader", after, player="me", key="counters.crest", value="1")
    assert at(after, "scenarios", 0, "given", "me", "leader") == {"defense": "12", "counters": {"crest": "1"}}
    after = edit("leader", after, player="me", key="counters.crest", value="")
    assert at(after, "scenarios", 0, "given", "me", "leader") == "12"
    assert edit("leader", after, player="me", key="defense", value="") == FILE


def test_what_the_moment_is_can_be_said():
    after = FILE
    said = {"turn": "me", "turn_number": "3", "phase": "main", "first": "opponent", "priority": "nobody"}
    for key, value in said.items():
        after = edit(key, after, value=value)
    given = at(after, "scenarios", 0, "given")
    assert {key: given[key] for key in said} == said
    assert list(given) == ["turn", "turn_number", "phase", "priority", "first", "me", "opponent"]
    assert "phase" not in at(edit("phase", after, value=""), "scenarios", 0, "given")


def test_a_deck_and_a_class():
    after = edit("class", edit("deck_size", player="me", value="30"), player="me", value="forestcraft")
    assert at(after, "scenarios", 0, "given", "me", "deck_size") == "30"
    assert at(after, "scenarios", 0, "given", "me", "class") == "forestcraft"


# ---- what a scenario takes over


def test_a_zone_taken_over_is_written_out_where_it_is_changed():
    after = edit("put", scenario="later", player="me", zone="board", card="Fairy", at="0")
    assert changes(after)[0] == []
    assert zone(after, scenario=1) == ["Fairy", {"card": "Lionel, Woodland Shadow", "evolved": "true"}, "3 x Forest Bat"]
    assert "pp" not in at(after, "scenarios", 1, "given", "me")


def test_actions_taken_over_are_written_out_where_they_are_changed():
    after = edit("act", scenario="later", sentence="I end my turn")
    assert at(after, "scenarios", 1, "when") == ["opponent plays Hero of Antiquity", "I end my turn"]
    assert at(after, "scenarios", 0, "when") == ["opponent plays Hero of Antiquity"]


def test_what_is_taken_over_can_be_taken_away_only_by_standing_alone():
    after = edit("points", scenario="later", player="me", name="pp", value="")
    assert "like" not in at(after, "scenarios", 1)
    assert list(at(after, "scenarios", 1, "given", "me")) == ["board"]
    assert at(after, "scenarios", 1, "as_of") == "2021-04-01"


def test_settings_of_its_own_leave_a_scenario_its_day():
    dated = edit("as_of", FILE.replace("    as_of: 2021-04-01\n", ""), scenario="magitrain", value="2020-01-01")
    after = edit("set", dated, scenario="later", rule="sv.a.b", setting="c")
    assert at(after, "scenarios", 1, "as_of") == "2020-01-01"
    latest = edit("as_of", dated, scenario="later", value="")
    assert at(latest, "scenarios", 1, "set") == {}


def test_one_scenario_alone_keeps_all_that_it_took_over():
    alone = only_scenario(FILE, "later")
    kept = at(alone, "scenarios")
    assert [s["name"] for s in kept] == ["later"]
    assert zone(alone) == zone(FILE)
    assert kept[0]["when"] == ["opponent plays Hero of Antiquity"]
    assert kept[0]["as_of"] == "2021-04-01"
    assert alone.startswith(FILE[: FILE.index("scenarios:")])


def test_the_first_scenario_alone_is_the_text_as_it_was():
    assert only_scenario(FILE) == FILE[: FILE.index("\n  # the counter-case")]


def test_a_scenario_keeps_its_cards_when_the_one_it_is_like_goes():
    card = "    cards: [{name: {en: A Thing, ja: もの}, kind: spell}]\n    given:\n      turn: opponent"
    text = FILE.replace("    given:\n      turn: opponent", card)
    after = edit("drop-scenario", text, scenario="magitrain")
    assert at(after, "scenarios", 0, "cards", 0, "name", "en") == "A Thing"
    assert zone(after) == zone(FILE)


# ---- scenarios


def test_scenarios_are_added_copied_and_dropped():
    after = edit("add-scenario", name="fresh")
    assert at(after, "scenarios", 2, "given", "turn") == "me"
    after = edit("add-scenario", after, name="same", like="later")
    assert at(after, "scenarios", 3) == {"name": "same", "like": "later", "then": ["the game goes on"]}
    after = edit("copy-scenario", after, scenario="magitrain", name="copy")
    assert [s["name"] for s in at(after, "scenarios")] == ["magitrain", "copy", "later", "fresh", "same"]
    assert after.count("# a vehicle") == 2
    after = edit("drop-scenario", after, scenario="copy")
    after = edit("drop-scenario", after, scenario="same")
    assert edit("drop-scenario", after, scenario="fresh") == FILE


def test_those_that_are_like_it_follow_its_new_name():
    after = edit("name", scenario="magitrain", value="train")
    assert changes(after) == (["- name: magitrain", "like: magitrain"], ["- name: train", "like: train"])


def test_day_settings_and_decisions():
    after = edit("choose", edit("set", edit("as_of", value="2022-02-02"), rule="sv.a.b", setting="c"), value="0, 2")
    found = at(after, "scenarios", 0)
    assert (found["as_of"], found["set"], found["choose"]) == ("2022-02-02", {"sv.a.b": "c"}, ["0", "2"])
    assert list(found)[:4] == ["name", "as_of", "set", "choose"]
    after = edit("choose", edit("set", edit("as_of", after, value=""), rule="sv.a.b", setting=""), value="")
    assert after == FILE


def test_a_title_comes_and_goes():
    after = edit("title", scenario="later", en="Later: on", ja="あとで")
    assert changes(after) == ([], ['title: {en: "Later: on", ja: あとで}'])
    assert edit("title", after, scenario="later", en="", ja="") == FILE


# ---- sentences


def test_actions_and_expectations_are_added_reworded_moved_and_dropped():
    after = edit("act", sentence='I do "Draw a card."', at="0")
    assert changes(after) == ([], ['- I do "Draw a card."'])
    after = edit("reword", list="then", index="0", sentence="Goblin has: ward")
    assert changes(after) == (["- 'the game goes on'"], ['- "Goblin has: ward"'])
    after = edit("reorder", list="then", index="0", to="1")
    assert at(after, "scenarios", 0, "then") == ["it is opponent's turn", "the game goes on"]
    assert "- 'the game goes on'" in after
    assert changes(edit("expect", sentence="I win", at="end")) == ([], ["- I win"])
    assert changes(edit("unexpect", index="0")) == (["- 'the game goes on'"], [])


def test_the_last_action_can_go_but_not_the_last_expectation():
    after = edit("unact", index="0")
    assert "    when: []\n" in after
    assert edit("act", after, sentence="opponent plays Hero of Antiquity") == FILE
    assert "at least one thing" in why("unexpect", scenario="later", index="0").message["en"]


def test_what_comes_otherwise():
    after = edit("otherwise", under="sv.a.b=d", sentence="I win")
    assert changes(after) == ([], ["sv.a.b=d:", "- I win"])
    after = edit("otherwise", after, under="sv.a.b=d", sentence="opponent loses")
    assert at(after, "scenarios", 0, "otherwise", "sv.a.b=d") == ["I win", "opponent loses"]
    after = edit("unotherwise", after, under="sv.a.b=d", index="0")
    assert at(after, "scenarios", 0, "otherwise", "sv.a.b=d") == ["opponent loses"]
    assert edit("unotherwise", after, under="sv.a.b=d", index="0") == FILE
    assert "otherwise" not in at(edit("unotherwise", under="sv.a.b=c"), "scenarios", 0)


def test_settings_are_found_in_whatever_order_they_stand():
    after = edit("otherwise", under="sv.x.y=z,sv.a.b=c", sentence="I win")
    after = edit("otherwise", after, under="sv.a.b=c, sv.x.y=z", sentence="I lose")
    assert at(after, "scenarios", 0, "otherwise", "sv.x.y=z,sv.a.b=c") == ["I win", "I lose"]


# ---- the head


def test_the_head():
    assert changes(edit("head", key="title", en="Lionel, first")) == (
        ["title: {en: 'Lionel acts first', ja: レオネルが先}"],
        ['title: {en: "Lionel, first", ja: レオネルが先}'],
    )
    assert changes(edit("head", key="id", value="sv-other"))[1] == ["ruling: sv-other   # its name"]
    assert changes(edit("head", key="status", value="open"))[1] == ["status: open"]
    said = edit("evidence", kind="judge", by="Aki", seen="2026-10-03", at="1:23", address="https://v.example/1", shows="ナイトが残る", against="on")
    begun = "\nstatus: documented\nevidence: [{kind: judge, by: Aki, seen: 2026-10-03, address: https://v.example/1, at: 1:23, "
    assert begun + "shows: {ja: ナイトが残る}, against: true}]\n" in said
    one = edit("head", key="title", en="Lionel, first", ja="")
    assert 'title: {en: "Lionel, first"}\n' in one
    assert "ja: レオネルが先" in edit("head", one, key="title", ja="レオネルが先").split("question")[0]
    plain = edit("head", "title: Only here\n", key="title", ja="ここだけ")
    assert plain == "title: {en: Only here, ja: ここだけ}\n"
    after = edit("head", edit("head", key="since", value="2021"), key="claims", value="sv-001, sv-002")
    assert changes(after) == ([], ["claims: [sv-001, sv-002]", "since: 2021"])
    after = edit("head", edit("head", after, key="since", value=""), key="claims", value="")
    after = edit("head", after, key="note", en="A note.", ja="注記。")
    assert edit("head", after, key="note", en="", ja="") == FILE


def test_sources_and_links():
    after = edit("source", document="sv", lines="18, 42-43")
    assert changes(after) == ([], ['sources: [{document: sv, lines: "18, 42-43"}]'])
    assert edit("unsource", after, index="0") == FILE
    after = edit("see", ruling="sv-other", as_="contrast")
    assert changes(after) == ([], ["see: [{ruling: sv-other, as: contrast}]"])
    assert edit("unsee", after, index="0") == FILE


# ---- cards of its own


def test_a_card_of_its_own_is_written_changed_renamed_and_dropped():
    fields = {"name_en": "Test, Thing", "name_ja": "試験", "kind": "follower", "cost": "2", "traits": "a、b"}
    after = edit("card", **fields, text="Ward.\r\n\r\n Fanfare: draw a card. ", evolved_attack="3", evolved_text="Rush.")
    assert at(after, "cards") == [
        {
            "name": {"en": "Test, Thing", "ja": "試験"}, "kind": "follower", "traits": ["a", "b"], "cost": "2",
            "text": "Ward.\nFanfare: draw a card.\n", "evolved": {"attack": "3", "text": "Rush."},
        }
    ]  # fmt: skip
    same = edit("card", after, **fields, text="Ward.\nFanfare: draw a card.", evolved_attack="3", evolved_text="Rush.")
    assert same == after
    changed = edit("card", after, was="Test, Thing", name_en="Other", cost="", evolved_attack="", evolved_text="")
    assert at(changed, "cards", 0, "name") == {"en": "Other", "ja": "試験"}
    assert {"cost", "evolved"}.isdisjoint(at(changed, "cards", 0))
    assert edit("uncard", after, name_en="test,  thing") == FILE
    with pytest.raises(BadInput) as caught:
        edit("card", FILE, kind="follower", cost="2")
    assert caught.value.problems[0].message["en"] == "The card has no name; one is enough, in either language."


def test_what_an_edit_of_a_card_does_not_speak_of_stays():
    card = (
        "cards:\n  - name: {en: A Thing, ja: もの}  # mine\n    aliases: [It]\n    kind: spell\n    text: |\n      Draw a card.\nscenarios:"
    )
    text = FILE.replace("scenarios:", card)
    assert edit("card", text, name_en="A Thing", text="Draw a card.") == text
    after = edit("card", text, name_en="A Thing", cost="1")
    assert changes(after, text) == ([], ["cost: 1"])


# ---- a new file


@pytest.mark.parametrize("game", sorted(library().games))
def test_a_new_file_reads_without_problems_and_runs(game):
    ruling, problems = library().rulings.read(new_ruling(game), "lab.yaml")
    assert problems == []
    played = library().play(ruling.scenarios[0])
    assert all(v.holds for v in played.verdicts(ruling.scenarios[0].then))
    _, problems = library().rulings.read(edit("add-scenario", new_ruling(game), name="another"), "lab.yaml")
    assert problems == []


def test_a_new_file_of_no_game():
    with pytest.raises(BadInput):
        new_ruling("no-such-game")


# ---- what cannot be done


@pytest.mark.parametrize(
    "do, fields, words",
    [
        ("pt", {}, "no edit"),
        ("put", {"player": "me", "zone": "board"}, "missing"),
        ("put", {"player": "you", "zone": "board", "card": "Fairy"}, "cannot be"),
        ("put", {"player": "me", "zone": "bored", "card": "Fairy"}, "cannot be"),
        ("put", {"player": "me", "zone": "board", "card": "Fairy", "copies": "61"}, "between"),
        ("put", {"player": "me", "zone": "board", "card": "Fairy", "at": "9"}, "between"),
        ("put", {"player": "me", "zone": "board", "card": "3 x Fairy"}, "copies"),
        ("put", {"player": "me", "zone": "board", "card": "Fairy", "colour": "red"}, "no “colour”"),
        ("put", {"player": "me", "zone": "board", "card": "Fai\x00ry"}, "character"),
        ("put", {"player": "me", "zone": "board", "card": "Fairy", "scenario": "nowhere"}, "no scenario"),
        ("put", {"player": "me", "zone": "history.eaten", "card": "Fairy"}, "history"),
        ("take", {"player": "me", "zone": "board", "index": "4"}, "no card"),
        ("take", {"player": "me", "zone": "board", "index": "-1"}, "between"),
        ("take", {"player": "me", "zone": "hand", "index": "0"}, "no card"),
        ("take", {"player": "me", "zone": "board", "index": "first"}, "whole number"),
        ("change", {"player": "me", "zone": "board", "index": "0", "key": "colour", "value": "1"}, "no “colour”"),
        ("change", {"player": "me", "zone": "board", "index": "0", "key": "damage.x", "value": "1"}, "no “damage.x”"),
        ("change", {"player": "me", "zone": "board", "index": "0", "key": "damage", "value": "-1"}, "between"),
        ("change", {"player": "me", "zone": "board", "index": "0", "key": "evolved", "value": "maybe"}, "true"),
        ("change", {"player": "me", "zone": "board", "index": "0", "key": "granted.2", "value": "Ward."}, "no entry"),
        ("change", {"player": "me", "zone": "board", "index": "0", "key": "counters", "value": "1"}, "counter"),
        ("points", {"player": "me", "name": "gold", "value": "1"}, "cannot be"),
        ("deck_size", {"player": "me", "value": "201"}, "between"),
        ("turn", {"value": "nobody"}, "cannot be"),
        ("as_of", {"value": "2021-02-30"}, "no date"),
        ("set", {"rule": "no rule", "setting": "x"}, "no rule"),
        ("set", {"rule": "sv.a.b", "setting": "X Y"}, "no setting"),
        ("choose", {"value": "0,a"}, "whole number"),
        ("name", {"value": "later"}, "already"),
        ("name", {"value": "Big Name"}, "small letters"),
        ("add-scenario", {"name": "later"}, "already"),
        ("add-scenario", {"name": "x", "like": "y"}, "no scenario"),
        ("act", {"sentence": "  "}, "missing"),
        ("act", {"sentence": "x" * 2001}, "at most"),
        ("unact", {"index": "1"}, "between"),
        ("reword", {"list": "why", "index": "0", "sentence": "x"}, "no list"),
        ("otherwise", {"under": "sv.a.b", "sentence": "x"}, "rule=setting"),
        ("unotherwise", {"under": "sv.q.q=x"}, "Nothing"),
        ("head", {"key": "answer", "en": "", "ja": ""}, "one language at least"),
        ("head", {"key": "author", "value": "me"}, "no “author”"),
        ("head", {"key": "status", "value": "sure"}, "cannot be"),
        ("head", {"key": "since", "value": "lately"}, "no date"),
        ("source", {"document": "sv", "lines": "some"}, "18, 42-43"),
        ("evidence", {"kind": "judge", "by": "Aki", "seen": "lately", "shows": "x"}, "a day (2026-10-03) or a year"),
        ("evidence", {"kind": "game-test", "by": "Aki", "seen": "2026", "shows": "x"}, "names the version"),
        ("evidence", {"kind": "judge", "by": "Aki", "seen": "2026"}, "missing"),
        ("unsource", {"index": "0"}, "none to take out"),
        ("see", {"ruling": "sv-x", "as": "friend"}, "cannot be"),
        ("card", {"name_en": "Thing"}, "missing"),
        ("card", {"name_en": "Thing", "kind": "spell", "cost": "many"}, "whole number"),
        ("card", {"name_en": "Thing", "kind": "spell", "was": "Nothing"}, "no card"),
        ("uncard", {"name_en": "Thing"}, "no card"),
    ],
)
def test_what_cannot_be_done_is_said(do, fields, words):
    assert words in why(do, **fields).message["en"]


def test_the_edits_name_what_comes_nearest():
    assert why("add_scenario", name="x").nearest[0] == "add-scenario"
    assert why("put", player="me", zone="boardd", card="Fairy").nearest[0] == "board"


def test_a_file_that_cannot_be_read_says_where():
    problem = why("turn", "ruling: x\nscenarios: [a\n", value="me")
    assert problem.line == 2
    assert "anchor" in why("turn", "ruling: &a x\n", value="me").message["en"]
    assert "tag" in why("turn", "ruling: !!python/object x\n", value="me").message["en"]
    assert "no ruling" in why("turn", "- a list\n", value="me").message["en"]
    assert "no scenario yet" in why("turn", "ruling: x\n", value="me").message["en"]
    assert "must be a mapping" in why("turn", "scenarios: [{name: x, given: no}]\n", value="me").message["en"]


def test_a_file_that_is_or_becomes_too_large():
    assert "bytes" in why("turn", FILE + "#" * LARGEST, value="me").message["en"]
    nearly = FILE + "# " + "x" * (LARGEST - len(FILE.encode()) - 10) + "\n"
    assert "bytes" in why("act", nearly, sentence="opponent plays Hero of Antiquity").message["en"]


def test_lists_are_bounded():
    text = FILE
    for _ in range(2):
        text = edit("put", text, player="me", zone="hand", card="Fairy", copies="60")
    assert "At most" in why("put", text, player="me", zone="hand", card="Fairy").message["en"]
    fewer = edit("change", text, player="me", zone="hand", index="0", key="copies", value="2")
    more = edit("put", fewer, player="me", zone="hand", card="Fairy", copies="58")
    assert "At most" in why("change", more, player="me", zone="hand", index="0", key="copies", value="3").message["en"]
    text = FILE
    for n in range(38):
        text = edit("add-scenario", text, name=f"n{n}", like="magitrain")
    assert "at most 40 scenarios" in why("add-scenario", text, name="one-more").message["en"]


def test_every_operation_was_tried_here():
    source = Path(__file__).read_text(encoding="utf-8")
    assert [do for do in OPERATIONS if f'"{do}"' not in source] == []
