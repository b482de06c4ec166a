"""Whose leader is meant in Japanese where nobody's is said, who lost for want of cards, whose attack was blocked, and what is told instead."""

import pytest

from engine.games.registry import GAMES
from engine.language.errors import LanguageError
from engine.language.sentences import Before, parse_action, parse_expectation
from engine.language.sentences.examples import NAMES
from engine.language.tree import Node

_VOCABULARY = GAMES["shadowverse"].vocabulary
_BARE = "リーダーの体力は14"


def _read(*sentences: str, done: tuple[str, ...] = (), game: str = "shadowverse") -> Node:
    """The tree of the last sentence, each read after those before it."""
    before, vocabulary = Before(), GAMES[game].vocabulary
    for text in done:
        before = before.after(parse_action(text, NAMES, vocabulary, before=before), NAMES, lambda _: "", True)
    for text in sentences[:-1]:
        before = before.after(parse_expectation(text, NAMES, vocabulary, before=before), NAMES, lambda _: "")
    return parse_expectation(sentences[-1], NAMES, vocabulary, before=before)


@pytest.mark.parametrize("sentences, done", [
    (["相手のリーダーの体力は17", _BARE], ()),
    (["相手のリーダーは3ダメージを受けた", "ゴブリンは破壊された", _BARE], ()),
    (["相手のリーダーの体力は17", f"行動1のあと、{_BARE}"], ()),
    (["相手のリーダーの体力は17", f"ゴブリンは破壊され、{_BARE}"], ()),
    ([_BARE], ("ゴブリンが相手のリーダーを攻撃する",)),
    ([_BARE], ("ゴブリンが相手を攻撃する",)),
])  # fmt: skip
def test_a_leader_of_nobodys_is_asked_for_after_the_opponents(sentences: list[str], done: tuple[str, ...]) -> None:
    """It could be either, and both sentences are told."""
    with pytest.raises(LanguageError) as refused:
        _read(*sentences, done=done)
    assert refused.value.nearest == [f"{whose}の{_BARE}" for whose in ("相手", "自分")]


@pytest.mark.parametrize("before", [[], ["自分のリーダーの体力は17"], ["相手のリーダーの体力は17", "自分のリーダーの体力は17"]])
def test_else_it_is_ones_own(before: list[str]) -> None:
    """Where the opponent's was not spoken of last."""
    assert _read(*before, _BARE) == _read(f"自分の{_BARE}")


@pytest.mark.parametrize("game, verdict", [("shadowverse", "reaper"), ("duel-masters", "deck-out"), ("vision", "deck")])
@pytest.mark.parametrize("told, plainly", [
    ("opponent loses by decking out", "opponent loses"), ("I won because my opponent decked out", "I win"), ("I decked out", "I lose"),
    ("自分はデッキ切れで負けた", "I lose"), ("自分は相手の山札切れで勝った", "I win"),
])  # fmt: skip
def test_to_lose_for_want_of_cards_is_the_verdict_of_each_game(game: str, verdict: str, told: str, plainly: str) -> None:
    """Who wins or loses, and by what the game calls it."""
    assert _read(told, game=game) == _read(f'all of this holds: {plainly}; the verdict is "{verdict}"', game=game)


def test_a_verdict_in_quotes_names_no_card() -> None:
    """Even where a card is called so."""
    assert parse_expectation('the verdict is "goblin"', NAMES, _VOCABULARY)["text"] == "goblin"


@pytest.mark.parametrize("attack", ["Goblin attacks opponent", "Goblin attacks Fighter"])
@pytest.mark.parametrize("told, meant", [("the attack was blocked", "Goblin was blocked"), ("その攻撃はブロックされた", "ゴブリンはブロックされた")])
def test_the_attack_that_was_blocked_is_the_attackers(attack: str, told: str, meant: str) -> None:
    """Whatever it attacked."""
    assert _read(told, done=(attack,), game="duel-masters") == _read(meant, done=(attack,), game="duel-masters")


@pytest.mark.parametrize("game, told, near", [
    ("shadowverse", "ゴブリンかファイターが寝た時点で、自分の手札は2枚", "「ゴブリン」が破壊された時点で、「ファイター」は場に残っている"),
    ("shadowverse", "opponent chose Goblin and discarded it", "opponent's Goblin was discarded"),
])  # fmt: skip
def test_what_can_not_be_read_is_told_what_to_write(game: str, told: str, near: str) -> None:
    """A sentence of the game with the writer's names, and not where all sentences stand."""
    with pytest.raises(LanguageError) as refused:
        _read(told, game=game)
    assert near in refused.value.nearest[:2]
    assert near in refused.value.message["ja"]
