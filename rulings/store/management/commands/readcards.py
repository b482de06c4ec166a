"""Say which lines of printed cards are read and done, and what stands in the way of the others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from engine.corpus.problems import BadInput
from engine.study.printed_cards import Reading, cards_in, read_cards
from rulings.store.desk import DeskCommand, text_of

CAUSES = 30  # that the text names


class Command(DeskCommand):
    """``readcards FILE --game G``: exit status 0 whatever could not be read, 2 where the file is wrong."""

    help = __doc__

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("file", metavar="FILE", help="one JSON object a line: id, name, lang, kind, text; …")
        parser.add_argument("--game", required=True)
        parser.add_argument("--format", choices=("text", "json"), default="text")
        parser.add_argument("--lang", choices=("en", "ja"))

    def handle(self, *args: Any, **options: Any) -> None:
        try:
            library = self.library()
            game = options["game"]
            system = self.system(library, game)
            cards = cards_in(text_of(Path(options["file"])))
            reading = read_cards(cards, system, library.cards[game].names)
        except BadInput as error:
            self.wrong(error, options)
        as_json = options["format"] == "json"
        self.stdout.write(json.dumps(reading, ensure_ascii=False) if as_json else told(reading, options["lang"] or "en"))


def told(reading: Reading, lang: str) -> str:
    """The figures, and the causes that keep most lines from being done."""

    def share(part: int, whole: int) -> str:
        return f"{part} ({part / whole:.1%})" if whole else "0"

    rows = [
        f"{reading['cards']} cards, {share(reading['whole'], reading['cards'])} whole",
        f"{reading['lines']} lines, {share(reading['read'], reading['lines'])} read, {share(reading['done'], reading['lines'])} done",
    ]
    rows += [f"{cause['lines']:6} lines, {cause['alone']:5} cards  {cause['cause']}" for cause in reading["causes"][:CAUSES]]
    rows += [f"{p['id']}:{p['line']}:{p['column']}: {p['message'][lang]}" for p in reading["problems"]]
    return "\n".join(rows)
