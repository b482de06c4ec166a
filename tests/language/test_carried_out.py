"""Every effect that a game can do is done on a small board, as by a sentence `I do "…"`: whatever comes of it, nothing breaks."""

from __future__ import annotations

import pytest

from engine.games.registry import GAMES
from engine.kernel.budget import Ended, OverBudget
from engine.kernel.requests import Refused
from engine.language import Node
from engine.language.meaning.builder import Bench, NoMeaning
from engine.language.meaning.lines import Lines
from engine.study.staging import doing
from tests.cast.card_words import NAMES
from tests.cast.drawing import Dice
from tests.cast.generated import shipped_pool, start
from tests.language.test_meanings import PHRASES, another, grammar, lines_of

BOARDS = 3


def done_at_once(phrase) -> list[Node]:
    """What the lines that read a phrase's example do as a Fanfare, each as a text that a player does at once."""
    lines = [n for n in lines_of(phrase) if n.kind == "ability" and n["trigger"].kind == "fanfare" and "condition" not in n]
    return [Node("text", body=n["body"]) for n in lines]


def carried_out(game, text: Node) -> None:
    """Do what a text says on a few boards, where the game has a meaning for it."""
    try:
        do = doing(Lines(Bench(GAMES[game], another, lambda node, category: {"en": "", "ja": ""}), permanent=False).abilities(text))
    except NoMeaning:
        return
    for seed in range(BOARDS):
        run = start(Dice(seed), shipped_pool(game))
        try:
            do(run, "me")
            run.drain()
        except (Ended, OverBudget, Refused):
            pass


@pytest.mark.parametrize("game", sorted(GAMES))
def test_what_a_phrase_does_can_be_done_on_any_board(game):
    broken = {}
    for phrase in PHRASES:
        for text in done_at_once(phrase):
            try:
                carried_out(game, text)
            except Exception as error:  # whatever breaks, the phrase is named
                broken[f"{phrase.category}, {phrase.kind}: “{phrase.example}”"] = repr(error)
    assert broken == {}


def test_there_is_much_to_carry_out():
    assert len([p for p in PHRASES if done_at_once(p)]) > 200


def made(game, words):
    """What a text does when a player does it at once, on the first board; the words are Shadowverse's."""
    text = Node("text", body=grammar().parse("line", f"Fanfare: {words}", NAMES)["body"])
    do = doing(Lines(Bench(GAMES[game], another, lambda node, category: {"en": "", "ja": ""}), permanent=False).abilities(text))
    run = start(Dice(0), shipped_pool(game))
    do(run, "me")
    return run


@pytest.mark.parametrize(
    "words, missing, games",
    [
        ("Add a Forest Bat to your hand.", "effect add", {"shadowverse"}),
        ("Reanimate 3.", "effect reanimate", {"shadowverse"}),
        ("Break 2 shields.", "effect break_shields", {"duel-masters", "duel-masters-plays"}),
        ("Have this attack the enemy leader.", "effect make_attack", {"vision"}),
        ("Banish a chosen enemy follower.", "effect banish", {"shadowverse", "vision"}),
    ],
)
def test_a_game_without_what_a_phrase_needs_refuses_it_when_it_is_read(words, missing, games):
    text = Node("text", body=grammar().parse("line", f"Fanfare: {words}", NAMES)["body"])
    refused = {}
    for game in GAMES:
        try:
            Lines(Bench(GAMES[game], another, lambda node, category: {"en": "", "ja": ""}), permanent=False).abilities(text)
        except NoMeaning as gap:
            refused[game] = str(gap)
    assert refused == dict.fromkeys(set(GAMES) - games, missing)


@pytest.mark.parametrize("words", ["Destroy this.", "Banish all enemies.", "Invoke this."])
def test_a_leader_never_leaves_its_place(words):
    state = made("shadowverse", words).state
    assert [len(state.zone(player, "leader")) for player in ("me", "opponent")] == [1, 1]
