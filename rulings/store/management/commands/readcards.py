"""Say which lines of printed cards are read and done, and what stands in the way of the others."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from django.core.management.base import CommandParser

from engine.corpus.problems import BadInput, Problem, nearest
from engine.study.printed_cards import LARGEST_FILE, Reading, cards_in, read_cards
from rulings.store.desk import DeskCommand

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
            if game not in library.systems:
                message = {"en": f"There is no game “{game}”.", "ja": f"「{game}」というゲームはありません。"}
                raise BadInput(Problem("", 0, 0, message, game, nearest(game, library.systems)))
            cards = cards_in(text_of(Path(options["file"])))
            reading = read_cards(cards, library.systems[game], library.cards[game].names)
        except BadInput as error:
            self.wrong(error, options)
        as_json = options["format"] == "json"
        self.stdout.write(json.dumps(reading, ensure_ascii=False) if as_json else told(reading, options["lang"] or "en"))


def text_of(path: Path) -> str:
    """A file's text. Raises BadInput for one that cannot be read."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            message = {"en": f"The file has more than {LARGEST_FILE} bytes.", "ja": f"ファイルが{LARGEST_FILE}バイトを超えています。"}
            raise BadInput(Problem(str(path), 0, 0, message))
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        message = {"en": f"The file cannot be read: {error}", "ja": f"ファイルを読めません: {error}"}
        raise BadInput(Problem(str(path), 0, 0, message)) from None


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
