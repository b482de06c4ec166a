"""Names that cards of Duel Masters print before a line, and that do nothing by themselves: what the line must say, and the phrases."""

from __future__ import annotations

from typing import NamedTuple

from engine.language.phrases import P


class Heading(NamedTuple):
    """A name before a line. ``zones``: whose cards the line must count, ``bound`` so many; ``does``: one of the acts or cards it must speak of."""

    id: str
    en: str
    ja: str
    says: str
    example: str
    zone: str = ""
    bound: str = ""
    n: int = 0  # where the name itself has no number after it
    whose: str = "me"
    does: tuple[str, ...] = ()
    wanted: tuple[str, str] = ("", "")  # what the line must say, in English and Japanese

    @property
    def numbered(self) -> bool:
        """Whether a number follows the name."""
        return bool(self.bound) and not self.n


HEADINGS = (
    Heading(
        "mana-arms", "Mana Arms", "マナ武装", "The line says which cards must be in the mana zone; the number is how many.",
        "Mana Arms 5: While there are 5 or more Fire cards in your mana zone, this has Double Breaker.", "mana", "at_least",
        wanted=("if there are {n} or more … cards in your mana zone", "自分のマナゾーンに…のカードが{n}枚以上あれば"),
    ),
    Heading(
        "mana-drive", "Mana Drive", "マナドライブ", "As Mana Arms, of a GR creature.",
        "Mana Drive 5: When this enters the board: if there are 5 or more cards in your mana zone, draw a card.", "mana", "at_least",
        wanted=("if there are {n} or more cards in your mana zone", "自分のマナゾーンにカードが{n}枚以上あれば"),
    ),
    Heading(
        "revolution", "Revolution", "革命", "The line says how few shields its player must have; the number is how many.",
        "Revolution 2: While there are 2 or less cards in your shield zone, this has Double Breaker.", "shields", "at_most",
        wanted=("if you have {n} or fewer shields", "自分のシールドが{n}つ以下なら"),
    ),
    Heading(
        "oni-time", "Oni Time", "鬼タイム", "The line says that both players together must have 6 or less shields.",
        "Oni Time: While there are 6 or less cards in each player's shield zone in total, this has Double Breaker.", "shields", "at_most", 6, "each",
        wanted=("if you and your opponent have 6 or fewer shields in total", "自分と相手のシールドの合計が6つ以下なら"),
    ),
    Heading(
        "meteorburn", "Meteorburn", "メテオバーン", "The line does something with the cards under the creature.",
        "Meteorburn: When this attacks: put a chosen card set on this into its owner's graveyard.", does=("set_on",),
        wanted=("put a card set on this into its owner's graveyard", "このクリーチャーの下にあるカードを1枚墓地に置く"),
    ),
    Heading(
        "d-switch", "D-Switch", "Dスイッチ", "The line turns the field upside down, which is done once.",
        "D-Switch: When an allied creature attacks: you may turn this upside down. If you do, draw a card.", does=("switch",),
        wanted=("you may turn this upside down. If you do, …", "このフィールドを上下逆さまにしてもよい。そうした場合、…"),
    ),
    Heading(
        "shield-plus", "Shield Plus", "シールド・プラス", "The line puts a card to one of the shields.",
        "Shield Plus: When this enters the board: set the top card of your deck face down on a chosen card in your shield zone.", does=("set_on",),
        wanted=("set the top card of your deck face down on a chosen card in your shield zone", "自分の山札の一番上のカードを裏向きのまま、自分のシールド1つに加える"),
    ),
    Heading(
        "awaken", "Awaken", "覚醒", "The line turns the card over.", "Awaken: At the start of your turn: turn this over.", does=("show_other_side",),
        wanted=("turn this over", "このクリーチャーを裏返す"),
    ),
    Heading(
        "dragon-release", "Dragon Release", "龍解", "The line turns the card over.", "Dragon Release: At the start of your turn: turn this over.", does=("show_other_side",),
        wanted=("turn this over", "このクリーチャーを裏返す"),
    ),
)  # fmt: skip

HEADED = tuple(
    P("line", "headed", f"{h.en.replace(' ', '~')}{' {n:NUMBER}' * h.numbered}: {{line:ability_line}}", f"{h.ja}{' {n}' * h.numbered}：{{line}}", fix={"head": h.id},
      example=h.example, says=h.says)
    for h in HEADINGS
)  # fmt: skip
HEADED += (
    P("line", "headed", "Mana~Drive {n:NUMBER} {class:CLASS}: {line:ability_line}", "マナドライブ {n} {class}：{line}", fix={"head": "mana-drive"},
      example="Mana Drive 5 Fire: When this enters the board: if there are 5 or more cards in your mana zone and there is a Fire card in your mana zone, draw a card."),
)  # fmt: skip

HEAD_ROWS = (
    r"O・ドライブ ?[-:：ー―–]? ?(?:(?:火|水|光|闇|自然)x\d+(?: ?と ?)?)+",
    r"返霊 ?\d+",
    r"マーシャル・タッチ",
    r"フォートE ?[-:：ー―–] ?.+",
    r"このクリーチャーで攻撃する(?:かわりに|代わりに)、?(?:このクリーチャーと自分のマナゾーンのタップされていないカードを\d+枚)?タップして、?次の ?能力を使ってもよい",
)  # printed above the line that they are about
