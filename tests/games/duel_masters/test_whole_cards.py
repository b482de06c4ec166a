"""Whole cards as they are built – keywords, brackets, several lines – read in English and in Japanese as the same tree, and done."""

from __future__ import annotations

from engine.games.duel_masters.game import GAME
from engine.language import NO_NAMES
from engine.study.printed_cards import PrintedCard, read_cards

LINES = {
    "blocker": (
        "Blocker (Whenever an opponent's creature attacks, you may tap this creature to stop the attack. Then the 2 creatures battle.)",
        "ブロッカー(相手クリーチャーが攻撃する時、このクリーチャーをタップして、その攻撃を阻止してもよい。その後、その相手クリーチャーとバトルする)",
    ),
    "double": ("Double breaker (This creature breaks 2 shields.)", "W・ブレイカー(このクリーチャーはシールドを2枚ブレイクする)"),
    "triple": ("Triple breaker", "T・ブレイカー"),
    "speed": ("Speed attacker (This creature doesn't get summoning sickness.)", "スピードアタッカー"),
    "trigger": (
        "Shield trigger (When this spell is put into your hand from your shield zone, you may cast it immediately for no cost.)",
        "S・トリガー(この呪文をシールドゾーンから手札に加える時、コストを支払わずにすぐ唱えてもよい)",
    ),
    "power": ("Power attacker +3000 (While attacking, this creature gets +3000 power.)", "パワーアタッカー+3000(攻撃中、このクリーチャーのパワーは+3000される)"),
    "slayer": ("Slayer", "スレイヤー"),
    "mach": ("Mach fighter", "マッハファイター"),
    "strike": ("G-Strike", "G・ストライク"),
    "ninja": ("Ninja Strike 4", "ニンジャ・ストライク 4"),
    "ex": ("EX Life", "EXライフ"),
    "diver": ("Just Diver", "ジャストダイバー"),
    "no_players": ("This creature can't attack players.", "このクリーチャーは、相手プレイヤーを攻撃できない。"),
    "evolution": ("Evolution—Put on one of your Dragons.", "進化-自分のドラゴン1体の上に置く。"),
    "s_max": ("S-MAX evolution.", "S-MAX進化"),
    "soul": ("Soul Shift", "ソウルシフト"),
    "release": ("Release", "解除"),
    "enters_draw": ("When you put this creature into the battle zone, draw a card.", "このクリーチャーをバトルゾーンに出した時、カードを1枚引く。"),
    "enters_destroy": (
        "When you put this creature into the battle zone, you may destroy one of your opponent's creatures that has power 3000 or less.",
        "このクリーチャーをバトルゾーンに出した時、相手のパワー3000以下のクリーチャーを1体破壊してもよい。",
    ),
    "enters_seal": (
        "When you put this creature into the battle zone, seal one of your opponent's creatures.",
        "このクリーチャーをバトルゾーンに出した時、相手のクリーチャーを1体選び、封印する。",
    ),
    "enters_gr": ("When you put this creature into the battle zone, GR summon twice.", "このクリーチャーをバトルゾーンに出した時、2回GR召喚する。"),
    "attacks_draw": ("Whenever this creature attacks, draw a card.", "このクリーチャーが攻撃する時、カードを1枚引く。"),
    "attacks_break": ("When this creature attacks, break one of your opponent's shields.", "このクリーチャーが攻撃する時、相手のシールドを1枚ブレイクする。"),
    "attacks_discard": (
        "Whenever this creature attacks, your opponent discards a card at random from his hand.",
        "このクリーチャーが攻撃する時、相手の手札を1枚見ないで選び、捨てさせる。",
    ),
    "back": (
        "When this creature would be destroyed, return it to your hand instead.",
        "このクリーチャーが破壊される時、墓地に置くかわりに自分の手札に戻す。",
    ),
    "end_untap": ("At the end of each of your turns, you may untap this creature.", "自分のターンの終わりに、このクリーチャーをアンタップしてもよい。"),
    "each": ("This creature gets +1000 power for each of your other Dragons.", "このクリーチャーのパワーは、自分の他のドラゴン1体につき+1000される。"),
    "leaves": ("When another of your creatures leaves the battle zone, draw a card.", "自分の他のクリーチャーがバトルゾーンを離れた時、カードを1枚引く。"),
    "lock": ("Your opponent can't use \"shield trigger\" abilities.", "相手は「S・トリガー」を使えない。"),
    "return": ("Return one of your opponent's creatures to its owner's hand.", "相手のクリーチャーを1体、持ち主の手札に戻す。"),
    "destroy": ("Destroy one of your opponent's creatures.", "相手のクリーチャーを1体破壊する。"),
    "draw": ("Draw 2 cards.", "カードを2枚引く。"),
    "discard": ("Your opponent discards a card at random from his hand.", "相手の手札を1枚見ないで選び、捨てさせる。"),
    "tap": ("Tap all your opponent's creatures.", "相手のクリーチャーをすべてタップする。"),
    "charger": (
        "Charger (After you cast this spell, put it into your mana zone instead of your graveyard.)",
        "チャージャー(この呪文を唱えた後、墓地に置くかわりに自分のマナゾーンに置く)",
    ),
}  # fmt: skip
CREATURES = (
    "blocker no_players", "blocker enters_draw", "double speed attacks_draw", "double enters_destroy end_untap", "triple each back",
    "mach enters_draw", "slayer no_players blocker", "power double attacks_discard", "strike blocker enters_draw", "ninja enters_destroy",
    "ex double lock", "diver attacks_draw leaves", "evolution double attacks_break", "evolution triple enters_destroy back", "s_max double enters_draw",
    "evolution soul double", "release double end_untap", "speed power back", "double lock leaves", "enters_seal double",
    "enters_gr blocker", "mach double attacks_break", "slayer strike enters_draw", "blocker ex each", "speed attacks_break attacks_discard", "triple lock enters_seal",
)  # fmt: skip
SPELLS = ("trigger destroy", "trigger return charger", "draw charger", "trigger tap discard")


def test_whole_cards_are_the_same_in_both_languages() -> None:
    """Thirty cards: every line is done, and the Japanese card says what the English one says."""
    built = [("creature", said.split()) for said in CREATURES] + [("spell", said.split()) for said in SPELLS]
    cards = [
        PrintedCard(f"{n}{lang}", f"Card {n}" if lang == "en" else f"札{n}", lang, kind, (), 5, 5000, None, tuple(LINES[line][at] for line in lines))
        for n, (kind, lines) in enumerate(built) for at, lang in enumerate(("en", "ja"))
    ]  # fmt: skip
    reading = read_cards(cards, GAME, NO_NAMES)
    assert reading["problems"] == []
    said: dict[str, list[str]] = {card.id: [] for card in cards}
    for row in reading["shown"]:
        said[row["id"]].append(row["en"])
    for n, (_, lines) in enumerate(built):
        assert said[f"{n}en"] == said[f"{n}ja"]
        assert len(said[f"{n}en"]) == len(lines)
    assert (len(cards), reading["whole"]) == (60, 60)
