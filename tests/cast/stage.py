"""A small corpus for the tools of the site: the shipped rules and cards of one game, and rulings of our own that the real engine plays."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from engine.study.library import Library
from tests.cast import shipped, site

NEXT_CARD = "\n  - name: {en: "
SWITCH = "sv.timing.played-before-enters"
BOARDING = "jt-boarding"
TOSS = "jt-toss"
MANY = "jt-many"
HAND = "jt-hand"
SHRINE = "jt-shrine"

RULINGS = {
    BOARDING: """\
ruling: jt-boarding
game: shadowverse
title: {en: Before boarding, ja: 操縦の前}
question: {en: In time?, ja: 間に合うか。}
answer: {en: "No.", ja: 間に合わない。}
status: open
note: {en: Play it in a private match and watch the board., ja: ルームマッチで試し、場を見る。}
scenarios:
  - name: magitrain
    as_of: 2021-04-01
    given:
      turn: opponent
      me: {board: [{card: "Lionel, Woodland Shadow", evolved: true}]}
      opponent: {hand: [Hero of Antiquity], board: [Magitrain], pp: 10}
    when:
      - opponent plays Hero of Antiquity
    then:
      - Hero of Antiquity was destroyed
    otherwise:
      sv.timing.played-before-enters=together:
        - Magitrain is piloted by Hero of Antiquity
  - name: nobody
    as_of: 2021-04-01
    given:
      me: {board: [Hero of Antiquity]}
    when:
      - I end the turn
    then:
      - Hero of Antiquity is on the board
""",
    TOSS: """\
ruling: jt-toss
game: shadowverse
title: {en: One of two, ja: 二枚のうち一枚}
question: {en: Which one?, ja: どちらか。}
answer: {en: Either., ja: どちらも。}
status: tentative
cards:
  - name: {en: Dart of Chance, ja: 偶然の矢}
    kind: spell
    class: neutral
    cost: 1
    text: |
      Deal 3 damage to a random enemy follower.
scenarios:
  - name: two
    given:
      me: {hand: [Dart of Chance], pp: 5}
      opponent: {board: [Knight, Hero of Antiquity]}
    when:
      - I play Dart of Chance
    then:
      - in some outcome Knight was destroyed
      - with probability 1/2 Hero of Antiquity has 7 defense
""",
}
RULINGS[HAND] = """\
ruling: jt-hand
game: shadowverse
title: {en: Three in hand, ja: 手札の三枚}
question: {en: Which is first?, ja: どれが先か。}
answer: {en: The leftmost., ja: 左端。}
status: tentative
scenarios:
  - name: three
    given:
      me: {hand: ["Kyoka, Prize Pupil", {card: Azi Dahaka, as: left}, {card: Azi Dahaka, as: right}], board: [Lich], ep: 1}
    when:
      - I evolve Lich
    then:
      - Lich is on the board
"""
RULINGS[SHRINE] = """\
ruling: jt-shrine
game: shadowverse
title: {en: A cost that changed, ja: 変わったコスト}
question: {en: Can it be played?, ja: プレイできるか。}
answer: {en: "Yes.", ja: できる。}
status: tentative
scenarios:
  - name: four
    given:
      me: {hand: [Tenko's Shrine], pp: 4}
    when:
      - I play Tenko's Shrine
    then:
      - Tenko's Shrine is on the board
"""
RULINGS[MANY] = (
    RULINGS[TOSS]
    .replace("jt-toss", "jt-many")
    .replace("[Dart of Chance], pp: 5", "[" + ", ".join(f"{{card: Dart of Chance, as: d{n}}}" for n in range(9)) + "], pp: 10")
    .replace("[Knight, Hero of Antiquity]", "[" + ", ".join(f"{{card: Hero of Antiquity, as: h{n}}}" for n in range(5)) + "]")
    .replace("      - I play Dart of Chance\n", "".join(f"      - I play d{n}\n" for n in range(9)))
    .replace("Deal 3 damage", "Deal 1 damage")
    .replace("Knight was destroyed", "h1 has 9 defense")
    .replace("      - with probability 1/2 Hero of Antiquity has 7 defense\n", "")
)

QUICK = tuple(name for name in RULINGS if name != MANY)  # what can come of that one is a great deal


@cache
def library() -> Library:
    """The corpus, read once for all tests: nothing in it changes."""
    texts = shipped.texts("shadowverse/rules", "shadowverse/cards")
    return Library.from_texts(texts | {f"shadowverse/rulings/{name}.yaml": text for name, text in RULINGS.items()})


def _name_of(entry: str) -> str:
    """The English name that the rest of a card's entry begins with."""
    return entry[1:].split('"')[0] if entry.startswith('"') else entry.split(",")[0]


def files_of(*rulings: str) -> dict[str, str]:
    """The files of a smaller corpus: these rulings and, of the cards, those that they name and that the texts of these name in turn."""
    found = {path: text for path, text in library().files.texts.items() if "/rulings/" not in path or Path(path).stem in rulings}
    heads, cards = {}, {}
    for path in [path for path in found if "/cards/" in path]:
        heads[path], *entries = found.pop(path).split(NEXT_CARD)
        cards |= dict.fromkeys(entries, path)
    said = "".join(RULINGS[ruling] for ruling in rulings)
    kept: list[str] = []
    while named := [entry for entry in cards if entry not in kept and _name_of(entry) in said]:
        kept += named
        said += "".join(named)
    for path, head in heads.items():
        if here := [NEXT_CARD + entry for entry in cards if cards[entry] == path and entry in kept]:
            found[path] = head + "".join(here)
    return found


def write_files(folder: Path, *rulings: str) -> None:
    """Write that smaller corpus into a folder."""
    for path, text in files_of(*rulings).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")


def put_on_shelf(listed: bool = False) -> Library:
    """Let the site serve this corpus; ``listed`` also makes the rows that lists are made from, which takes a while the first time."""
    held = library()
    site.forget()
    site.serve(held, "1")
    if listed:
        site.store(held, "stage")
    return held
