"""Lines of a card that belong together: a sentence and its list, what a reminder adds, what is said only by how it differs from the line before.

A row of dashes parts the text of another form of the card (Accelerate, Crystallize) from what is printed below it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise

from engine.kernel.vocabulary import Vocabulary
from engine.language.brackets import without_reminders
from engine.language.errors import LanguageError, PointsAtNothing
from engine.language.one_by_one import one_by_one
from engine.language.said_before import SaidBefore
from engine.language.tree import Node

BULLETS = ("・", "-", "–", "—", "•", "▶", "►")
AS_BEFORE = ("(same as the unevolved", "（進化前と同じ")  # such a row in brackets is a line of its own
NEEDED = ("アクセラレート できる。", "アクセラレートできる。", "結晶 できる。", "結晶できる。")  # what such a row says must be so for the form in the row below it
OTHERWISE = "Otherwise, "  # what such a row says is the other case of the row above it
OTHER_SIDE = ("（変身後）", "(変身後)")  # what stands below such a row is the text of the card's other side
_OF_A_SIDE = ("side_below", "side_called", "side_figures")  # sentences that say so themselves
ABOVE = re.compile(r"上の ?能力を得る[。)）]*$")  # such a row says who has the ability of the row above it
QUOTED_BELOW = ("以下の効果を得る", "以下の効果を持つ", "下記の能力の中から", "次の能力の中から")  # what such a row says, the quoted rows below it are of
LISTED_ABOVE = "上記の能力が"  # what such a row says, the numbered rows above it are of
_ITEM = re.compile(r"[1-9１-９]．|\d{1,2}\. |[（(][1-9１-９][）)]|\d{1,2}(?:[～~]\d{1,2})?枚?(?:以上|以下)?…")  # of a numbered list or a table
_DASHES = frozenset("-‐‑‒–—―─━ー－=＝_＿*＊")
_FORMS = ("accelerate", "crystallize")  # kinds of lines whose text goes on to the next row of dashes
_OF_THE_CARD = frozenset(("fanfare", "strike", "clash", "follower_strike", "leader_strike", "evolve", "super_evolve", "each_of", "spellboost", "invocation", "fusion"))
ParseRow = Callable[[str, int, SaidBefore], Node]  # a text, the number of its first row, what the card said before it
Heads = Callable[[str], bool]
ReadTogether = tuple[list[int], Node | LanguageError]  # the numbers of rows, and their one tree or what is wrong with them


def nothing(row: str) -> bool:
    """No row is the head of another."""
    return False


def heads_of(vocabulary: Vocabulary) -> Heads:
    """Which rows are nothing but a keyword, or the name of a moment, that is about the row below it."""
    words = [w for w in vocabulary.of("keyword") if w.id in vocabulary.heads]
    said = {spelling.casefold() for w in words for spelling in (w.en, w.ja, *w.also)}
    moments = [head for h in vocabulary.happenings for moment, head in h.heads.items() if moment in vocabulary.heads]
    said |= {spelling.replace("~", " ").casefold() for head in moments for spelling in (head.en, head.ja)}
    rows = re.compile("|".join(vocabulary.head_rows), re.IGNORECASE) if vocabulary.head_rows else None

    def is_head(row: str) -> bool:
        bare = without_reminders(row, vocabulary.reminders).strip(" .:：。").casefold() if said or rows else ""
        return bare in said or (rows is not None and rows.fullmatch(bare) is not None)

    return is_head


def together(rows: Sequence[str], heads: Heads = nothing) -> list[list[int]]:
    """The numbers of rows that belong together: the items of a list and what stands in brackets belong to the row before.

    So does the row below a keyword that is about it, unless it is marked as another ability itself ("$").
    """
    found: list[list[int]] = []
    for number, row in enumerate(rows):
        if found and unclosed(rows, found[-1]):
            found[-1].append(number)
            continue
        if found and LISTED_ABOVE in row and (items := items_of(rows, found[-1])):
            found[-1:] = [part for part in (found[-1][: -len(items)], [*items, number]) if part]
            continue
        if found and rows[found[-1][-1]].rstrip().endswith(NEEDED):
            found[-1].append(number)
            continue
        below = bool(found) and len(found[-1]) == 1 and heads(rows[found[-1][0]]) and not row.startswith("$")
        bracket = in_brackets(row) and not row.casefold().startswith(AS_BEFORE)
        shared = ABOVE.search(row) is not None
        quoted = row.startswith("「") and row.rstrip().endswith("」") and bool(found) and any(said in rows[found[-1][0]] for said in QUOTED_BELOW)
        if found and (below or bracket or quoted or shared or row.startswith((*BULLETS, OTHERWISE)) or _ITEM.match(row)):
            found[-1].append(number)
        else:
            found.append([number])
    return found


def items_of(rows: Sequence[str], numbers: list[int]) -> list[int]:
    """The rows of a numbered list that rows end with."""
    first = next((place for place in range(len(numbers), 0, -1) if not _ITEM.match(rows[numbers[place - 1]])), 0)
    return numbers[first:]


def unclosed(rows: Sequence[str], numbers: Sequence[int]) -> bool:
    """Whether rows end within a quotation that begins their last part and whose end stands in a row below them."""
    opening = next((number for number in numbers if rows[number].startswith("「")), None)
    if opening is None:
        return False
    said, below = joined(rows, [n for n in numbers if n >= opening]), joined(rows, range(numbers[-1] + 1, len(rows)))
    return said.count("「") > said.count("」") and "」" in below


def read_together(rows: Sequence[str], parse: ParseRow, heads: Heads = nothing) -> list[ReadTogether]:
    """The rows of one side of a card, each with the tree of all that belongs to it, or with what is wrong."""
    found = _read(rows, parse, heads)
    trees = iter(one_by_one([made for _, made in found if isinstance(made, Node)]))
    return [(numbers, next(trees) if isinstance(made, Node) else made) for numbers, made in found]


def _read(rows: Sequence[str], parse: ParseRow, heads: Heads) -> list[ReadTogether]:
    ruled = [number for number, row in enumerate(rows) if is_ruled(row)]
    if not ruled:
        return on_their_sides(of_a_bare_form(_section(rows, parse, heads)))
    found: list[ReadTogether] = []
    for first, end in pairwise((-1, *ruled, len(rows))):
        start = first + 1

        def parse_here(text: str, number: int, before: SaidBefore, start: int = start) -> Node:
            return parse(text, start + number, before)

        section = _section(rows[start:end], parse_here, heads)
        if end < len(rows) and section and is_form(section[0][1]):
            section = in_form(section, end - start)
        found += [([start + number for number in numbers], made) for numbers, made in section]
    return found


def on_their_sides(section: Sequence[ReadTogether]) -> list[ReadTogether]:
    """What stands below the row that begins the other side of the card is all of that side."""
    found: list[ReadTogether] = []
    turned = False
    for numbers, made in section:
        said = made["body"]["sentences"][0].kind if isinstance(made, Node) and made.kind == "text" else ""
        of_it = turned and isinstance(made, Node) and said not in _OF_A_SIDE and made.kind != "behind"
        found.append((numbers, Node("behind", {"line": made}, made.at) if of_it and isinstance(made, Node) else made))
        turned = turned or said == "side_below"
    return found


def is_ruled(row: str) -> bool:
    """Whether a row is a line drawn across the text: three dashes or more, and nothing else."""
    row = row.strip()
    return len(row) >= 3 and _DASHES.issuperset(row)


def is_form(made: Node | LanguageError) -> bool:
    """Whether a line is of another form of its card."""
    return isinstance(made, Node) and made.kind in _FORMS


def in_form(section: Sequence[ReadTogether], dashes: int) -> list[ReadTogether]:
    """What stands between a line of another form of the card and the row of dashes of that number, all of it of that form.

    The dashes belong to the line above them, so that whoever reads the lines once more sees them.
    """
    form = section[0][1]
    assert isinstance(form, Node)
    found = [section[0]]
    for numbers, made in section[1:]:
        of_it = isinstance(made, Node) and made.kind in ("ability", "text")
        found.append((numbers, Node(form.kind, {**dict(form.parts), "line": made}, form.at) if of_it else made))
    numbers, made = found[-1]
    found[-1] = ([*numbers, dashes], made)
    return found


def of_a_bare_form(section: list[ReadTogether]) -> list[ReadTogether]:
    """What stands below the only line of another form, one that says no more than how long it counts down: the abilities of that form.

    They reach to its Last Words or, where it has none, are the one below; what only a follower or the playing of the card does is none of them.
    """
    forms = [n for n, (_, made) in enumerate(section) if is_form(made)]
    if len(forms) != 1 or not _says_nothing(section[forms[0]][1]):
        return section
    form, first = section[forms[0]][1], forms[0] + 1
    assert isinstance(form, Node)
    of_it = []
    for numbers, made in section[first:]:
        if not isinstance(made, Node) or made.kind != "ability" or made["trigger"].kind in _OF_THE_CARD:
            break
        of_it.append((numbers, Node(form.kind, {**dict(form.parts), "line": made}, form.at)))
    last = next((n for n, (_, made) in enumerate(of_it) if made["line"]["trigger"].kind == "last_words"), 0)
    return [*section[:first], *of_it[: last + 1], *section[first + len(of_it[: last + 1]) :]]


def _says_nothing(made: Node | LanguageError) -> bool:
    """Whether a line of another form only says how long it counts down."""
    if not isinstance(made, Node) or made["line"].kind != "text":
        return False
    return all(sentence.kind in ("countdown", "remark") for sentence in made["line"]["body"]["sentences"])


def _section(rows: Sequence[str], parse: ParseRow, heads: Heads) -> list[ReadTogether]:
    before = SaidBefore()
    found: list[ReadTogether] = []
    for numbers in together(rows, heads):
        try:
            tree = parse(joined(rows, numbers), numbers[0], before)
            above = found[-1] if found and before.continued and isinstance(found[-1][1], Node) and found[-1][1].kind == "ability" else None
            whole = in_one(rows, [*above[0], *numbers], parse) if above else None
            found[-1 if whole else len(found) :] = [whole or (numbers, tree)]
        except PointsAtNothing as error:
            whole = in_one(rows, [*found[-1][0], *numbers], parse) if found else None
            found[-1 if whole else len(found) :] = [whole or (numbers, error)]
        except LanguageError as error:
            apart = separately(rows, numbers, parse, before)
            found += apart or [(numbers, error)]
    return found


def in_brackets(row: str) -> bool:
    """Whether a row is all in brackets: it says more of the row before. One that begins the other side of the card does not."""
    row = row.rstrip()
    if row in OTHER_SIDE:
        return False
    return (row.startswith("（") and row.endswith("）")) or (row.startswith("(") and row.endswith(")"))


def separately(rows: Sequence[str], numbers: list[int], parse: ParseRow, before: SaidBefore) -> list[ReadTogether]:
    """Rows of which the last is all in brackets, or another case, and is no part of those before: each side for itself. Nothing where that is not so."""
    if len(numbers) < 2 or not rows[numbers[-1]].startswith(("(", OTHERWISE)):
        return []
    found: list[ReadTogether] = []
    for part in (numbers[:-1], numbers[-1:]):
        try:
            found.append((part, parse(joined(rows, part), part[0], before)))
        except LanguageError as error:
            found.append((part, error))
    return found


def joined(rows: Sequence[str], numbers: Sequence[int]) -> str:
    """Rows as one text."""
    return "\n".join(rows[number] for number in numbers)


def in_one(rows: Sequence[str], numbers: list[int], parse: ParseRow) -> ReadTogether | None:
    """Rows read as one text; None where they cannot be."""
    try:
        return numbers, parse(joined(rows, numbers), numbers[0], SaidBefore())
    except LanguageError:
        return None
