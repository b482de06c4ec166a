"""A happening that only one game has is one entry of its vocabulary: cards wait for it and look back at it, scenarios state it, it is suggested
and told in the log, in both languages."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.games.registry import GAMES
from engine.kernel.happenings import SUBJECT, CardWording, Happening, Head, Participle, Phrasing, ScenarioWording, Wait
from engine.kernel.trace import Event
from engine.kernel.vocabulary import Vocabulary
from engine.language import LanguageError, Names, parse_card_text
from engine.language.sentences import parse_expectation
from engine.log.happenings.table import SHARED, happenings
from engine.study.library import Library
from engine.suggest.suggestions import suggestions
from rulings.board import texts
from tests.games.toy.game import GAME, end_turn
from tests.games.toy.vocabulary import VOCABULARY

RINGS = Happening(
    id="rings",
    cards=CardWording(
        now=("ring[s]", "音を立てる"),
        past=("rang", "音を立てた"),
        says="It is heard far and wide.",
        own=Wait("rung", "rung-itself"),
        others=Wait("rung", "rung"),
        remembered="rung",
    ),
    scenarios=ScenarioWording(
        kind="rings",
        wordings=(Phrasing("{card:thing} ring[s]", "{card}が音を立てる", "Goblin rings"),),
        events=("rung",),
        parts={"card": SUBJECT},
        weight=6,
    ),
    participle=Participle(verb="rung", en="rung", ja="鳴らされる", not_ja="鳴らされない", weight=90),
    log={"rung": ("{subject} rings out", "{subject}が鳴り響く")},
    moments={"rung": ("another rings", "他の鐘が鳴った時")},
    heads={"rung-itself": Head("effect~on~ringing", "音を立てた時の効果")},
)


def ring(run, event):
    """The event's applier: nothing changes on the table."""
    event.did = 1


def ring_and_end_turn(run, request):
    """Every bell of the player rings, then the turn ends."""
    for bell in run.state.zone(request.who, "board"):
        run.happen(Event("rung", bell, request.who))
    end_turn(run, request)


RINGING = replace(
    GAME,
    vocabulary=replace(VOCABULARY, happenings=(RINGS,)),
    appliers={**GAME.appliers, "rung": ring},
    actions={**GAME.actions, "end_turn": ring_and_end_turn},
)
CARDS = """
cards:
  - name: {en: Echo Bell, ja: こだまの鐘}
    kind: bell
    cost: 1
    text: |
      Whenever another bell rings: deal 1 damage to your opponent.
      When this rings: deal 1 damage to your opponent.
      At the end of your turn: if this rang this turn, restore 1 defense to your opponent.
"""
RULING = """
ruling: toy-an-echo
game: toy
title: {en: An echo, ja: こだま}
question: {en: Does a bell answer another?, ja: 鐘は別の鐘に応えるか。}
answer: {en: It does., ja: 応える。}
status: documented
sources: [{document: toy, lines: "1-3"}]
scenarios:
  - name: echo
    given: {turn: me, me: {board: [Dark Bell, Echo Bell]}, opponent: {leader: 5}}
    when: [I end my turn]
    then:
      - first Dark Bell rings, then Echo Bell's effect triggers, then Echo Bell rings
      - Dark Bell and Echo Bell were rung
      - it happened 1 time that Dark Bell rings
      - 2 cards were rung
      - Echo Bell's effect on ringing resolved
      - opponent's leader has 2 defense
"""


@pytest.fixture(scope="module")
def library():
    corpus = Path(__file__).parent / "toy" / "corpus"
    files = {p.relative_to(corpus).as_posix(): p.read_text(encoding="utf-8") for p in corpus.rglob("*.yaml")}
    added = {"toy/cards/echo.yaml": CARDS, "toy/rulings/toy-an-echo.yaml": RULING}
    return Library.from_texts(files | added, {GAME.id: RINGING})


@pytest.fixture(scope="module")
def echo(library):
    return library.run("toy-an-echo")


def test_a_card_waits_for_it_and_looks_back_at_it(library):
    assert [str(p) for p in library.problems] == []
    echoes = library.cards["toy"]["echo-bell"]
    assert echoes.lines("en") == [
        "Whenever another bell rings: deal 1 damage to your opponent.",
        "When this rings: deal 1 damage to your opponent.",
        "At the end of your turn: if this rang this turn, restore 1 defense to your opponent.",
    ]
    assert echoes.lines("ja") == [
        "他の鐘が音を立てるたび：相手に1ダメージを与える。",
        "これが音を立てた時：相手に1ダメージを与える。",
        "自分のターン終了時：このターン中にこれが音を立てたなら、相手の体力を1回復する。",
    ]


def test_a_scenario_states_it(echo):
    assert [e["holds"] for e in echo.expectations] == [True] * len(echo.scenario.then)
    assert echo.expectations[0]["text"] == {
        "en": "First Dark Bell rings, then Echo Bell's effect triggers, then Echo Bell rings",
        "ja": "順に、「暗い鐘」が音を立て、「こだまの鐘」の効果が誘発し、「こだまの鐘」が音を立てる",
    }


def test_it_is_suggested(echo):
    found = [s.sentence for s in suggestions(echo)]
    assert "Dark Bell was rung" in found
    assert any("Dark Bell rings, then" in sentence for sentence in found)
    assert any("Echo Bell's effect on ringing" in sentence for sentence in found)


def test_the_log_tells_it_in_both_languages(echo):
    said = [f["text"] for f in (echo.frame_json(n) for n in range(len(echo.frames))) if (f["event"] or {}).get("type") == "rung"]
    assert said == [{"en": f"{en} rings out", "ja": f"{ja}が鳴り響く"} for en, ja in (("Dark Bell", "暗い鐘"), ("Echo Bell", "こだまの鐘"))]


def test_its_moments_have_names():
    assert texts.moment(RINGING, "rung") == "another rings"
    assert texts.moment(GAME, "rung") == "rung"


@pytest.mark.parametrize("game", ["toy", *GAMES])
def test_no_other_game_hears_of_it(game):
    vocabulary = VOCABULARY if game == "toy" else GAMES[game].vocabulary
    names = Names({}, {"goblin": {"en": "Goblin", "ja": "ゴブリン"}})
    assert len(parse_card_text("Whenever this rings: draw a card.", vocabulary, names)[1]) == 1
    with pytest.raises(LanguageError):
        parse_expectation("Goblin was rung", names, vocabulary)


def test_two_happenings_of_one_name_are_refused():
    with pytest.raises(ValueError, match="enters"):
        happenings(Vocabulary("twice", (), (next(h for h in SHARED if h.id == "enters"),)))
