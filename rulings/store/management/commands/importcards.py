"""Write a file of cards from cards as they are printed, with what is not understood as notes in its place."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from engine.corpus.problems import BadInput, Problem
from engine.study.import_cards import cards_file
from engine.study.printed_cards import cards_in
from rulings.store.desk import DeskCommand, text_of


class Command(DeskCommand):
    """``importcards FILE --game G [--out FILE]``: exit status 2 where a file is wrong, or where it would be written over."""

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE", help="as for readcards: one JSON object a line")
        parser.add_argument("--game", required=True)
        parser.add_argument("--out", metavar="FILE", help="where to write; nothing that is there is written over")
        parser.add_argument("--lang", choices=("en", "ja"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            library, game = self.library(), options["game"]
            system = self.system(library, game)
            written = cards_file(cards_in(text_of(Path(options["file"]))), system, library.cards[game].names, options["lang"] or "en")
            if options["out"]:
                write_new(Path(options["out"]), written)
            else:
                self.stdout.write(written, ending="")
        except BadInput as error:
            self.wrong(error, options)


def write_new(path: Path, text: str) -> None:
    """Write a file that is not there yet. Raises BadInput where it is, or where it cannot be written."""
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except OSError as error:
        message = {"en": f"The file cannot be written: {error}", "ja": f"ファイルに書けません: {error}"}
        raise BadInput(Problem(str(path), 0, 0, message)) from None
