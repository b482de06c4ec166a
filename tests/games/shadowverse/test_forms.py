"""Cards that are played as another card, and the spell that copies what was played."""

from __future__ import annotations

from tests.cast.cases import Fails

LATHAM = "Latham, Honorable Knight"
WOLFRAUD = "XII. Wolfraud, Hanged Man"


def test_wolfraud_enhanced_gives_his_spell(fails: Fails) -> None:
    """For 7 the spell comes to hand and he is banished; for 3 he stays, and effects cannot destroy him."""
    board = {"turn": "me", "me": {"hand": [WOLFRAUD], "pp": 7}}
    assert fails(board, [f"I play {WOLFRAUD}"], ["Treacherous Reversal is in my hand", "my board is empty"]) == []
    board = {"turn": "me", "me": {"hand": [WOLFRAUD], "pp": 3}}
    when = [f"I play {WOLFRAUD}", 'I do "Destroy all followers."']
    assert fails(board, when, [f"{WOLFRAUD} is on my board", "my hand is empty"]) == []


def test_the_number_that_is_said_behind_a_keyword_is_the_one_that_is_paid(fails: Fails) -> None:
    """Enhance 7 is paid with 7 points; Enhance 5, which the card does not have, is refused, and so is 7 where there are only 6, for want of them."""
    unpaid = "action 1 was refused by sv.play.cost-is-paid"
    for points, number, then in ((7, 7, "my board is empty"), (7, 5, "action 1 was refused by sv.play.form-allowed"), (6, 7, unpaid)):
        board = {"turn": "me", "me": {"hand": [WOLFRAUD], "pp": points}}
        for said in (f"I play {WOLFRAUD} with Enhance {number}", f"{WOLFRAUD}をエンハンス{number}でプレイする"):
            assert fails(board, [said], [then]) == []
    for number, then in ((3, "action 1 was not refused"), (2, "action 1 was refused")):
        board = {"turn": "me", "me": {"hand": ["Technolord"], "pp": 4}}
        assert fails(board, [f"I play Technolord with Accelerate {number}"], [then]) == []
    for points, then in ((7, "can"), (6, "can't")):
        board = {"turn": "me", "me": {"hand": [WOLFRAUD], "pp": points}}
        assert fails(board, ["nothing is done"], [f"I {then} play {WOLFRAUD} with Enhance 7"]) == []


def test_wolfraud_evolves_stronger_after_three_cards(fails: Fails) -> None:
    """+3/+3 when he evolves in a turn in which three cards were played."""
    me = {"hand": ["3 x Fairy"], "board": [WOLFRAUD], "pp": 3, "ep": 1}
    plays = ["I play the first Fairy", "I play the second Fairy", "I play the third Fairy", f"I evolve {WOLFRAUD}"]
    assert fails({"turn": "me", "me": me}, plays, [f"{WOLFRAUD} is 8/8"]) == []
    assert fails({"turn": "me", "me": me}, plays[1:], [f"{WOLFRAUD} is 5/5"]) == []


def test_treacherous_reversal_clears_and_copies(fails: Fails) -> None:
    """Boards, own hand and own deck go; the deck is what the opponent played; at the end of their turn their hand is copied, once."""
    me = {"hand": ["Treacherous Reversal", "Lich"], "board": ["Knight"], "deck_size": 5}
    opponent = {"hand": ["Insight", "Holy Cavalier"], "board": ["Analyzing Artifact"], "deck": ["Wretch", "Lich", "Belenus"], "pp": 1}
    when = ["opponent plays Insight", "opponent ends the turn", "I play Treacherous Reversal", "I end the turn", "opponent ends the turn"]
    then = [
        "after action 3, my hand is empty",
        "after action 3, opponent's board is empty",
        "after action 3, Analyzing Artifact was not destroyed",
        "after action 3, my deck holds Insight",
        "after action 5, my Holy Cavalier is in my hand",
        "my hand has 4 cards",
    ]
    assert fails({"turn": "opponent", "me": me, "opponent": opponent}, when, then) == []


def test_treacherous_reversal_copies_ten_at_most(fails: Fails) -> None:
    """The first ten that were played, Wolfraud and the spell itself left out."""
    history = {"played": ["Treacherous Reversal", WOLFRAUD, *["Fairy"] * 9, "Knight", "Lich"]}
    board = {"turn": "me", "me": {"hand": ["Treacherous Reversal"]}, "opponent": {"history": history}}
    assert fails(board, ["I play Treacherous Reversal"], ["my deck has 10 cards", "my Knight is in my deck"]) == []


def test_major_prayers_is_its_choice_or_both(fails: Fails) -> None:
    """With one amulet at most one of two spells is picked, for the cost of this one; with two amulets both things happen."""
    board = {"turn": "me", "me": {"hand": ["Major Prayers"], "pp": 3, "deck_size": 5}}
    drawn = ["my hand has 2 cards", "my board is empty", "I have 0 play points"]
    assert fails(board, ["I play Major Prayers choosing Eris's Prayer"], drawn) == []
    raid = ["my hand is empty", "Meowskers, Ruff-Tuff Major is on my board", "Meowskers, Ruff-Tuff Major has Rush"]
    assert fails(board, ["I play Major Prayers choosing Meowskers's Raid"], raid) == []
    board["me"]["board"] = ["2 x Sacred Teachings"]
    assert fails(board, ["I play Major Prayers"], ["my hand has 2 cards", "Meowskers, Ruff-Tuff Major is on my board"]) == []
    board["me"]["pp"] = 2
    assert fails(board, ["I play Major Prayers"], ["action 1 was refused by sv.play.cost-is-paid"]) == []


def test_technolord_accelerated_and_played(fails: Fails) -> None:
    """The spell hits once for each Machina follower destroyed this match; the follower brings back the dearest of them."""
    history = {"destroyed": ["Magna Zero", "Technolord", "Lich"]}
    board = {"turn": "me", "me": {"hand": ["Technolord"], "pp": 3, "history": history}, "opponent": {"board": ["Inferno Dragon"]}}
    assert fails(board, ["I play Technolord"], ["Inferno Dragon has 6 defense", "my board is empty"]) == []
    board["me"]["pp"] = 8
    assert fails(board, ["I play Technolord"], ["my board has 2 cards", "it happened that Magna Zero enters"]) == []


def test_latham_and_what_he_leaves_with_his_leader(fails: Fails) -> None:
    """Accelerated two Knights; played, a Knight for each attack without one, and Storm for followers that originally cost 1."""
    board = {"turn": "me", "me": {"hand": [LATHAM], "pp": 2}}
    assert fails(board, [f"I play {LATHAM}"], ["my board has 2 Knights", "I have 0 play points"]) == []
    board = {"turn": "me", "me": {"hand": [LATHAM], "board": ["Lich"], "pp": 8}}
    then = ["my board has 1 Knight", "Knight has Storm"]
    assert fails(board, [f"I play {LATHAM}", "Lich attacks the enemy leader"], then) == []


def test_sacristan_crystallized_counts_down_by_burials(fails: Fails) -> None:
    """A countdown of 4, one less for each Burial Rite; the follower comes out of it."""
    me = {"hand": ["Cloistered Sacristan", "Lich"], "pp": 2}
    when = ["I play Cloistered Sacristan", 'I do "Perform Burial Rite." choosing Lich', "Cloistered Sacristan is destroyed"]
    then = [
        "after action 1, Cloistered Sacristan has 4 countdown",
        "after action 2, Cloistered Sacristan has 3 countdown",
        "the second Cloistered Sacristan is on my board",
        "the second Cloistered Sacristan is 5/5",
        "the second Cloistered Sacristan has Ward",
    ]
    assert fails({"turn": "me", "me": me}, when, then) == []


def test_sacristan_evolved(fails: Fails) -> None:
    """A Burial Rite as it evolves destroys the strongest enemy follower and heals the leader by 3."""
    me = {"hand": ["Lich"], "board": ["Cloistered Sacristan"], "ep": 1, "leader": 10}
    board = {"turn": "me", "me": me, "opponent": {"board": ["Knight", "Inferno Dragon"]}}
    then = ["Inferno Dragon was destroyed", "Knight was not destroyed", "my leader has 13 defense", "Lich is in my cemetery"]
    assert fails(board, ["I evolve Cloistered Sacristan"], then) == []


def test_a_copied_crystallized_card_is_played_as_the_amulet(fails: Fails) -> None:
    """What Treacherous Reversal copied is drawn and played as what it is: the amulet for 2."""
    me = {"hand": ["Treacherous Reversal"], "deck_size": 5, "max_pp": 9}
    opponent = {"hand": ["Cloistered Sacristan"], "deck_size": 5, "pp": 2}
    when = [
        "opponent plays Cloistered Sacristan",
        "opponent ends the turn",
        "I play Treacherous Reversal",
        "I draw 1 card",
        "I play my Cloistered Sacristan",
    ]
    then = ["my Cloistered Sacristan is an amulet", "my Cloistered Sacristan has 4 countdown", "I have 8 play points"]
    assert fails({"turn": "opponent", "me": me, "opponent": opponent}, when, then) == []
