"""The words that only Duel Masters' cards have: each is read, carried out and written back; and lines as the cards print them."""

from __future__ import annotations

from typing import Any

import pytest

from engine.games.duel_masters.game import GAME
from engine.games.duel_masters.phrases import PHRASES
from engine.language import NO_NAMES, Node, card_grammar
from engine.language.grammar import Grammar
from engine.language.reader.swallowed import swallowed
from engine.language.render import Renderer
from engine.study.printed_cards import PrintedCard, read_cards
from tests.cast.card_words import NAMES
from tests.cast.cases import Fails

DM = "duel-masters"
WORDS = GAME.vocabulary
LINES = {
    "grant": "All allied creatures have {}.", "quality": "This {}.", "adjective": "Destroy a chosen {} creature.", "noun": "Destroy a chosen enemy {}.",
    "test": "Destroy a chosen enemy creature {}.", "effect": "When this enters the board: {}.", "trigger": "{}: draw a card.",
    "sentence": "{}", "line": "{}", "condition_one": "If {}, draw a card.", "pointer": "Tap {}.", "target": "Look at the top 3 cards of your deck. Put {} into your hand.", "would": "If this would {}, draw a card instead.", "would_player": "If you would {}, draw 2 cards instead.",
}  # fmt: skip


def grammar() -> Grammar:
    """The grammar of Duel Masters' cards."""
    return card_grammar(WORDS)


def written(tree: Node, lang: str) -> str:
    """A line in words."""
    return Renderer(grammar().table, grammar().tokenizer, WORDS, NAMES).render(tree, lang, "line")


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda p: p.example)
def test_each_phrase_is_read_in_both_languages_as_what_it_is(phrase: Any) -> None:
    """Its example in a line, written in English and in Japanese, is read as the same tree."""
    tree = grammar().parse("line", LINES[phrase.category].format(phrase.example), NAMES)
    assert phrase.kind in {node.kind for node in tree.walk()}
    assert grammar().parse("line", written(tree, "en"), NAMES) == tree
    assert grammar().parse("line", written(tree, "ja"), NAMES) == tree


def done(text: str, kind: str = "creature", lang: str = "en", traits: tuple[str, ...] = ()) -> str:
    """What a printed line is read as, in canonical words; "" where it is not read, or the game cannot do it."""
    card = PrintedCard("1", "Test Card" if lang == "en" else "試験札", lang, kind, traits, 1, 1000, None, tuple(text.split("\n")))
    reading = read_cards([card], GAME, NO_NAMES)
    return " / ".join(row["en"] for row in reading["shown"])


PRINTED = [
    ("Awakening: At the start of your turn, if you have 3 or more Dragons in the battle zone, turn this creature over.",
     "Awaken: at the start of your turn: if you have 3 or more Dragons in the battle zone, turn this over."),
    ("Release", "If this would leave the board, turn this over instead."),
    ("When you put this creature into the battle zone, seal one of your opponent's creatures.", "When this enters the board: set the top 1 card of your opponent's deck face down on a chosen enemy creature."),
    ("When you put this creature into the battle zone, add the top card of your deck to one of your shields face down.", "When this enters the board: set the top 1 card of your deck face down on a chosen card in your shield zone."),
    ("Deck evolution—fire creature", "Deck evolution: Fire creature."),
    ("The equipped creature gets +2000 power.", "The crossed creature has 2000 more power."),
    ("Blocker (Whenever an opponent's creature attacks, you may tap this creature to stop the attack.)", "Blocker."),
    ("(This creature is put into your mana zone tapped.)", "This is put into your mana zone tapped."),
    ("Power attacker +3000 (While attacking, this creature gets +3000 power.)", "Power Attacker 3000."),
    ("Evolution—Put on one of your Fire Birds.", "This is put on 1 allied Fire Bird."),
    ("When you put this creature into the battle zone, you may destroy one of your opponent's creatures that has power 2000 or less.",
     "When this enters the board: you may destroy a chosen enemy creature with 2000 or less power."),
    ("Whenever this creature becomes blocked, choose one of your opponent's creatures in the battle zone and tap it.",
     "When this is blocked: tap a chosen enemy creature in the battle zone."),
    ("This creature gets +1000 power for each of your other Dragons.", "This has 1000 more power for each other allied Dragon."),
    ("While attacking, this creature gets +2000 power.", "While this is attacking, this has 2000 more power."),
    ("Each of your other Dragons has \"slayer.\"", "All other allied Dragons have Slayer."),
    ("At the end of each of your turns, you may untap this creature.", "At the end of your turn: you may untap this."),
    ("When this creature would be destroyed, return it to your hand instead.", "If this would be destroyed, return it to hand instead."),
    ("Fire stealth (This creature can't be blocked while your opponent has any fire cards in his mana zone.)", "Fire Stealth."),
    ("This creature can't be blocked by any creature that has power 3000 or less.", "This can't be blocked by creatures with 3000 or less power."),
    ("The crossed creature gets +2000 power and can't be blocked.", "The crossed creature has 2000 more power. The crossed creature can't be blocked."),
    ("Each of your creatures in the battle zone gets +2000 power and has \"blocker.\"", "All allied creatures in the battle zone have 2000 more power and Blocker."),
    ("Whenever you put another creature into the battle zone, return this creature to your hand.", "Whenever another allied creature enters the board: return this to hand."),
    ("$tap Draw a card.", "Tap ability: draw a card."),
    ("D-Switch: When one of your creatures attacks, you may flip this field upside down. If you do, draw a card.",
     "D-Switch: whenever an allied creature attacks: you may turn this upside down. If you do, draw a card."),
    ("When this field leaves the battle zone, draw a card.", "When this leaves the board: draw a card."),
    ("When you put this cross gear into the battle zone, draw a card.", "When this enters the board: draw a card."),
    ("Whenever this creature becomes blocked, destroy the blocking creature.", "When this is blocked: destroy all blocking creatures."),
    ("When your opponent's effect would discard this creature from your hand during their turn, you may put this creature into the battle zone instead.",
     "If this would be discarded by effects of enemy cards during your opponent's turn, you may put it into the battle zone instead."),
    ("Whenever this creature attacks for the first time each turn, untap it after the attack.",
     "When this ends its attack, if the number of times this ended its attack this turn is exactly 1: untap it."),
    ("When this creature enters, choose one of your opponent's creatures and seal it. (Put the top card of their deck face down on it. It is ignored.)",
     "When this enters the board: set the top 1 card of your opponent's deck face down on a chosen enemy creature."),
    ("Metamorph (If you have 7 or more cards in your mana zone, this creature gets the following ability.)\nThis creature has \"double breaker.\"",
     "Metamorph: this has Double Breaker."),
]  # fmt: skip


JAPANESE = [
    ("W・ブレイカー(このクリーチャーはシールドを2枚ブレイクする)", "Double Breaker."),
    ("マナゾーンに置く時、このカードはタップして置く。", "This is put into your mana zone tapped."),
    ("このクリーチャーは、相手プレイヤーを攻撃できない。", "This can't attack players."),
    ("パワーアタッカー+3000(攻撃中、このクリーチャーのパワーは+3000される)", "Power Attacker 3000."),
    ("進化-自分のハンター1体の上に置く。", "This is put on 1 allied Hunter."),
    ("このクリーチャーをバトルゾーンに出した時、相手のパワー2000以下のクリーチャーを1体破壊してもよい。",
     "When this enters the board: you may destroy a chosen enemy creature with 2000 or less power."),
    ("自分のターンの終わりに、このクリーチャーをアンタップしてもよい。", "At the end of your turn: you may untap this."),
    ("このクリーチャーのパワーは、バトルゾーンにある自分の他のドラゴン1体につき+1000される。",
     "This has 1000 more power for each other allied Dragon in the battle zone."),
    ("バトルゾーンに自分のドラゴンがいれば、このクリーチャーのパワーは+2000される。", "While there is an allied Dragon, this has 2000 more power."),
    ("相手は自分自身の手札を1枚選び、捨てる。", "Your opponent discards an opponent-chosen card in your opponent's hand."),
    ("このクリーチャーが破壊される時、墓地に置くかわりに自分のマナゾーンに置く。", "If this would be destroyed, put it into its owner's mana zone instead."),
    ("G・ゼロ-バトルゾーンに自分のドラゴンが3体以上あれば、このクリーチャーをコストを支払わずに召喚してもよい。",
     "G-Zero, if there are 3 or more allied Dragons."),
    ("攻撃中、このクリーチャーのパワーは、自分のシールド1枚につき+1000される。",
     "While this is attacking, this has 1000 more power for each card in your shield zone."),
    ("バトルゾーンにある自分のクリーチャーを2体まで選ぶ。このターン、そのクリーチャーはブロックされない。",
     "Select up to 2 chosen allied creatures in the battle zone. That creature can't be blocked until the end of the turn."),
    ("Dスイッチ：自分のターンのはじめに、このD2フィールドを上下逆さまにしてもよい。そうしたら、カードを1枚引く。",
     "D-Switch: at the start of your turn: you may turn this upside down. If you do, draw a card."),
    ("このクリーチャーが出た時、各プレイヤーはカードを2枚引く。ターンの終わりに、このクリーチャーを破壊する。",
     "When this enters the board: each player draws 2 cards. At the end of this turn, destroy this."),
    ("このクリーチャーがブロックされた時、ブロックしたクリーチャーを破壊する。", "When this is blocked: destroy all blocking creatures."),
    ("このクリーチャーが各ターンはじめて攻撃する時、攻撃の後、このクリーチャーをアンタップする。",
     "When this ends its attack, if the number of times this ended its attack this turn is exactly 1: untap this."),
    ("相手の効果によって、相手のターン中にこのクリーチャーが自分の手札から捨てられる時、墓地に置くかわりにバトルゾーンに出してもよい。",
     "If this would be discarded by effects of enemy cards during your opponent's turn, you may put it into the battle zone instead."),
    ("このクリーチャーが出た時、自分の山札の上から4枚を見る。その中から、火のクリーチャーを1体バトルゾーンに出し、残りを好きな順序で山札の下に置く。",
     "When this enters the board: look at the top 4 cards of your deck. Put from among them a Fire creature into the battle zone. Put the rest on the bottom of its owner's deck."),
    ("このクリーチャーで攻撃するかわりに、タップして次の能力を使ってもよい。", "This may be tapped instead of attacking, to use its tap ability."),
]  # fmt: skip


@pytest.mark.parametrize(("line", "means"), PRINTED, ids=[line[:40] for line, _ in PRINTED])
def test_a_line_as_the_card_prints_it_is_read_as_what_it_means(line: str, means: str) -> None:
    """And the game can do it."""
    assert done(line) == means


@pytest.mark.parametrize(("line", "means"), JAPANESE, ids=[line[:20] for line, _ in JAPANESE])
def test_a_line_as_the_japanese_card_prints_it_is_read_as_what_it_means(line: str, means: str) -> None:
    """On a creature or on a spell."""
    assert means in (done(line, lang="ja"), done(line, "spell", "ja"))


def test_a_bracket_that_says_more_than_its_keyword_is_no_reminder() -> None:
    """One more word, and the line is not read."""
    assert done("Blocker (You may tap this creature to stop the attack.)") == "Blocker."
    assert done("Blocker (You may tap this creature to stop the attack. Then draw a card.)") == ""
    assert done("Blocker (Destroy a creature.)") == ""


def test_a_word_that_carries_meaning_is_not_swallowed_by_a_reminder() -> None:
    """What stands outside the brackets still asks for its part."""
    text = "Slayer (Whenever this creature battles, destroy the other creature.)"
    assert swallowed(text, grammar().parse("line", "Slayer.", NO_NAMES), WORDS.reminders) == []
    assert swallowed("Slayer whenever", grammar().parse("line", "Slayer.", NO_NAMES), WORDS.reminders) == ["whenever"]


def test_power_of_others_while_they_attack_is_not_read_as_power_while_this_attacks() -> None:
    """What it means is not what the words of this card's own attack mean, so it is refused."""
    assert done("攻撃中、バトルゾーンにある自分の他のクリーチャーのパワーは+2000される。", lang="ja") == ""


def test_a_race_is_a_word_as_soon_as_a_card_has_it() -> None:
    """No list names it."""
    assert done("Destroy all Test Giants.", "spell", traits=("Test Giant",)) == "Destroy all Test Giants."
    assert done("Destroy all Test Giants.", "spell") == ""


# ---- what they do


def plain(name: str, power: int = 1000, text: str = "", **more: Any) -> dict[str, Any]:
    """A creature of a test's own."""
    return {"name": {"en": name, "ja": name}, "kind": "creature", "class": "fire", "cost": 1, "power": power, "text": text, **more}


def test_power_for_each_follows_the_table(fails: Fails) -> None:
    """It rises with one that enters and falls with one that leaves."""
    cards = [plain("Test Chief", 1000, "This has 2000 more power for each other allied creature."), plain("Test Goblin")]
    board = {"turn": "me", "me": {"battle": ["Test Chief", "Test Goblin"], "hand": [{"card": "Test Goblin", "as": "late"}], "mana": ["Test Goblin"]}}
    assert fails(board, [], ["Test Chief has 3000 power"], DM, cards) == []
    assert fails(board, ["I play late"], ["Test Chief has 5000 power"], DM, cards) == []


def test_power_while_attacking_ends_with_the_attack(fails: Fails) -> None:
    """It wins the battle, and has its own power again."""
    cards = [plain("Test Chief", 1000, "While this is attacking, this has 4000 more power."), plain("Test Wall", 3000)]
    board = {"turn": "me", "me": {"battle": ["Test Chief"]}, "opponent": {"battle": [{"card": "Test Wall", "tapped": True}]}}
    assert fails(board, ["Test Chief attacks Test Wall"], ["Test Wall was destroyed", "Test Chief has 1000 power"], DM, cards) == []


def test_only_what_fits_cannot_block(fails: Fails) -> None:
    """The weak one is not offered as a blocker; the strong one is."""
    cards = [plain("Test Runner", 2000, "This can't be blocked by creatures with 3000 or less power."), plain("Weak Wall", 3000, "Blocker."), plain("Strong Wall", 5000, "Blocker.")]
    weak = {"turn": "me", "me": {"battle": ["Test Runner"]}, "opponent": {"battle": ["Weak Wall"], "shields": ["Weak Wall"]}}
    strong = {"turn": "me", "me": {"battle": ["Test Runner"]}, "opponent": {"battle": ["Strong Wall"], "shields": ["Weak Wall"]}}
    assert fails(weak, ["Test Runner attacks opponent"], ["opponent's shield zone is empty"], DM, cards) == []
    assert fails(strong, ["Test Runner attacks opponent choosing Strong Wall"], ["Test Runner was destroyed"], DM, cards) == []


def test_a_line_under_a_head_counts_when_the_head_says_so(fails: Fails) -> None:
    """With six cards in the mana zone it does not yet."""
    cards = [plain("Test Chief", 1000, "Metamorph: when this attacks: draw a card."), plain("Test Goblin")]
    for n, drawn in ((6, "my hand is empty"), (7, "my hand has 1 card")):
        me = {"battle": ["Test Chief"], "mana": [f"{n} x Test Goblin"], "deck": ["3 x Test Goblin"]}
        assert fails({"turn": "me", "me": me, "opponent": {"shields": ["Test Goblin"]}}, ["Test Chief attacks opponent"], [drawn], DM, cards) == []


def test_a_shared_line_is_every_ones_of_the_race(fails: Fails) -> None:
    """Another of the race triggers it as if it stood on it."""
    cards = [plain("Test Elder", 1000, "Shared by Hunters: when this attacks: draw a card.", traits=["hunter"]), plain("Test Hunter", traits=["hunter"])]
    board = {"turn": "me", "me": {"battle": ["Test Elder", "Test Hunter"], "deck": ["3 x Test Hunter"]}, "opponent": {"shields": ["Test Hunter"]}}
    assert fails(board, ["Test Hunter attacks opponent"], ["my hand has 1 card"], DM, cards) == []


def test_a_saver_may_be_declined(fails: Fails) -> None:
    """Then the other is destroyed after all."""
    cards = [plain("Test Guard", 1000, "Saver: other allied creatures."), plain("Test Goblin", 1000), plain("Test Wall", 3000)]
    board = {"turn": "me", "me": {"battle": ["Test Guard", "Test Goblin"]}, "opponent": {"battle": [{"card": "Test Wall", "tapped": True}]}}
    assert fails(board, ["Test Goblin attacks Test Wall choosing yes"], ["Test Guard was destroyed", "Test Goblin is in the battle zone"], DM, cards) == []
    assert fails(board, ["Test Goblin attacks Test Wall choosing no"], ["Test Goblin was destroyed", "Test Guard is in the battle zone"], DM, cards) == []


def test_g_zero_is_free_only_while_its_condition_holds(fails: Fails) -> None:
    """With two others nothing is paid; with one there is no mana for it."""
    cards = [plain("Test Chief", 1000, "G-Zero, if there are 2 or more allied creatures.", cost=4), plain("Test Goblin")]
    for n, then in ((2, "Test Chief is in the battle zone"), (1, "action 1 was refused")):
        assert fails({"turn": "me", "me": {"hand": ["Test Chief"], "battle": [f"{n} x Test Goblin"]}}, ["I play Test Chief"], [then], DM, cards) == []


def test_what_goes_to_the_graveyard_otherwise_than_by_destruction_is_heard_too(fails: Fails) -> None:
    """Put there by an effect, or destroyed."""
    text = "When this is put into the graveyard from the battle zone: draw a card."
    cards = [plain("Test Ghost", 1000, text), plain("Test Goblin")]
    board = {"turn": "me", "me": {"battle": ["Test Ghost"], "deck": ["3 x Test Goblin"]}}
    for when in ('I do "Put all allied creatures into your graveyard."', "Test Ghost is destroyed", 'I do "Destroy all allied creatures."'):
        assert fails(board, [when], ["my hand has 1 card"], DM, cards) == [], when
    assert fails(board, ["Test Ghost is returned"], ["my hand has 1 card"], DM, cards) == []


def test_sympathy_counts_as_it_is_paid_and_stops_at_one(fails: Fails) -> None:
    """Two others make a card of cost 4 cost 2; five make it cost 1, not less."""
    cards = [plain("Test Chief", 1000, "Sympathy: allied creatures.", cost=4), plain("Test Goblin")]
    for n, tapped in ((2, 2), (5, 1)):
        me = {"hand": ["Test Chief"], "battle": [f"{n} x Test Goblin"], "mana": [f"{tapped} x Test Goblin"]}
        assert fails({"turn": "me", "me": me}, ["I play Test Chief"], ["Test Chief is in the battle zone"], DM, cards) == []
    short = {"hand": ["Test Chief"], "battle": ["2 x Test Goblin"], "mana": ["Test Goblin"]}
    assert fails({"turn": "me", "me": short}, ["I play Test Chief"], ["action 1 was refused"], DM, cards) == []


def test_silent_skill_is_used_by_leaving_the_creature_tapped(fails: Fails) -> None:
    """Declined, it is untapped as any other."""
    cards = [plain("Test Monk", 1000, "Silent Skill: draw 2 cards."), plain("Test Goblin")]
    board = {"turn": "opponent", "me": {"battle": [{"card": "Test Monk", "tapped": True}], "deck": ["5 x Test Goblin"]}, "opponent": {"deck": ["Test Goblin"]}}
    assert fails(board, ["opponent ends the turn choosing yes"], ["Test Monk is tapped", "my hand has 3 cards"], DM, cards) == []
    assert fails(board, ["opponent ends the turn choosing no"], ["Test Monk is not tapped", "my hand has 1 card"], DM, cards) == []


def test_a_charger_goes_to_the_mana_zone_and_a_card_may_enter_it_tapped(fails: Fails) -> None:
    """Both by what the card says of itself."""
    charger = {"name": {"en": "Test Charger", "ja": "試験チャージャー"}, "kind": "spell", "class": "fire", "cost": 1, "text": "Charger.\nDraw a card."}
    cards = [charger, plain("Test Goblin"), plain("Slow Goblin", 1000, "This is put into your mana zone tapped.")]
    me = {"hand": ["Test Charger", "Slow Goblin"], "mana": ["Test Goblin"], "deck": ["2 x Test Goblin"]}
    when = ["I put Slow Goblin into my mana zone", "I play Test Charger"]
    assert fails({"turn": "me", "me": me}, when, ["Test Charger is in my mana zone", "Slow Goblin is tapped"], DM, cards) == []


def test_what_was_declared_fails_where_its_card_is_gone(fails: Fails) -> None:
    """Both are declared with the attack; the one that resolves second finds another creature attacking."""
    changer = plain("Test Changer", 5000, "Revolution Change: allied Dragon.", traits=["dragon"])
    cards = [plain("Test Drake", traits=["dragon"]), changer, plain("Test Goblin")]
    me = {"battle": ["Test Drake"], "hand": [{"card": "Test Changer", "as": "early"}, {"card": "Test Changer", "as": "late"}]}
    board = {"turn": "me", "me": me, "opponent": {"shields": ["Test Goblin"]}}
    when = ["Test Drake attacks opponent choosing yes and yes ordering early's effect before late's effect"]
    assert fails(board, when, ["late is in the battle zone", "early and Test Drake are in my hand"], DM, cards) == []


def test_the_rest_of_what_was_looked_at_goes_below(fails: Fails) -> None:
    """One is taken, the others are put on the bottom."""
    text = "Look at the top 3 cards of your deck. Put 1 of them into your hand. Put the rest on the bottom of your deck."
    spell = {"name": {"en": "Test Lore", "ja": "試験の知恵"}, "kind": "spell", "class": "fire", "cost": 1, "text": text}
    cards = [spell, plain("Test Goblin"), plain("Test Drake"), plain("Test Wall"), plain("Test Last")]
    me = {"hand": ["Test Lore"], "mana": ["Test Goblin"], "deck": ["Test Drake", "Test Wall", "Test Goblin", "Test Last"]}
    then = ["Test Wall is in my hand", "my deck has 3 cards"]
    assert fails({"turn": "me", "me": me}, ["I play Test Lore choosing Test Wall"], then, DM, cards) == []


def test_that_creature_is_what_was_just_chosen_not_the_one_that_enters(fails: Fails) -> None:
    """Both that were chosen cannot attack; the one whose ability it is can be told from them."""
    text = "When this enters the board: select 2 chosen enemy creatures. Give that creature 2000 less power until the end of the turn."
    cards = [plain("Test Witch", 3000, text), plain("Test Goblin", 3000)]
    board = {"turn": "me", "me": {"hand": ["Test Witch"], "mana": ["Test Goblin"]}, "opponent": {"battle": [{"card": "Test Goblin", "as": "left"}, {"card": "Test Goblin", "as": "right"}]}}
    assert fails(board, ["I play Test Witch choosing left and right"], ["left has 1000 power", "right has 1000 power", "Test Witch has 3000 power"], DM, cards) == []
