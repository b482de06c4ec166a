"""The sentences of a text, each made into what it does: those of an ability, and those of one of several things to choose."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.notes import COSTS_X
from engine.kernel.resolve import Context, goes_on
from engine.language.meaning.around import looking_first, naming_players
from engine.language.meaning.asked_first import picked_and_asked
from engine.language.meaning.asked_of_it import of_the_same
from engine.language.meaning.builder import Bench, NoMeaning, means
from engine.language.meaning.dropping import dropping, followed
from engine.language.meaning.effects import Operation
from engine.language.meaning.in_place import in_its_place, one_after_another
from engine.language.meaning.weaving import as_said, only_besides, woven
from engine.language.tree import Node
from engine.language.unknown_x import letters_given, letters_of, own_parts


def body_of(b: Bench, node: Node, prices: Sequence[Node] = ()) -> tuple[Operation, ...]:
    """The operations of an ability's sentences, one each, the first with what is looked at before anything is done. Of its ``prices`` one may say what X is."""
    made = _operations(b, node, prices)
    if b.first and made:
        made[0] = looking_first(tuple(b.first), made[0])
    return tuple(made)


def _operations(b: Bench, node: Node, prices: Sequence[Node] = ()) -> list[Operation]:
    made: list[Operation] = []
    named = declared = since = 0
    known = {letter for price in prices for letter in letters_given(price)} | ({"X"} if COSTS_X.among(b.notes) else set())
    sentences = woven(node["sentences"] if b.brings_it else picked_and_asked(node["sentences"]))
    for n, (s, said) in enumerate(zip(sentences, map(as_said, node["sentences"]), strict=True)):
        known |= {letter for part in own_parts(s) for letter in letters_given(part)}
        for letter in sorted(letters_of(s) - known):
            raise NoMeaning("amount", letter, (f"nothing before says what {letter} is; add “where {letter} is …”", f"{letter}が何かが前にありません。「{letter}は…に等しい」のように書いてください"))
        if s.kind == "not_stackable":
            continue
        if s.kind == "instead" and made:
            made[since:] = [dropping(in_its_place(b, s, one_after_another(made[since:]), named, declared), s, b.text(said, "sentence"))]
            continue
        b.previous = made[-1] if made else None
        if not made or not only_besides(s):
            named, declared, since = len(b.picks), len(b.choices), len(made)
        does = dropping(b.make("sentence", s), s, b.text(said, "sentence"), followed(sentences, n))
        made.append(naming_players(b, s, of_the_same(does, sentences, n)))
    return made


@means("clause", "in_turn")
def in_turn(b: Bench, node: Node) -> Operation:
    """The sentences of one of several things to choose: what comes of one is dealt with before the next."""
    before, b.previous = b.previous, None
    operations = _operations(b, node["body"])
    b.previous = before

    def operation(ctx: Context) -> None:
        for n, one in enumerate(operations):
            if n and not goes_on(ctx):
                return
            one(ctx)

    return operation
