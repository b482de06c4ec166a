"""What the commands run, verify, explore and record share: finding a scenario, reading arguments, saying what is wrong."""

from __future__ import annotations

import datetime as dt
import json
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NoReturn

from django.conf import settings
from django.core.management.base import BaseCommand

from engine.corpus.problems import BadInput, Problem, nearest
from engine.corpus.shapes import Ruling, Scenario
from engine.corpus.spot import language_of
from engine.kernel.game import Game
from engine.study.library import Library, scenario_of
from engine.study.printed_cards import LARGEST_FILE

_HEAD_IN_JAPANESE = re.compile("(?:title|question|answer|題名|質問|答え)[:：]\\s*[^{\\s].*[\u3041-\u30ff\u4e00-\u9fff]")
_OF_KEYS = re.compile(r"(?:- )?(?:\{|[\w.=-]+[:：])")
_OF_TEXTS = re.compile(r"(?:- )?(?:when|then|text|[\w.-]+=[\w-]+): *\S")


class WrongArgument(SystemExit):
    """The file or an argument is wrong: exit status 2."""

    def __init__(self) -> None:
        super().__init__(2)


class DeskCommand(BaseCommand):
    """A command on the corpus folder; it needs no database."""

    requires_system_checks: Sequence[str] = ()  # type: ignore[assignment]

    def library(self) -> Library:
        """The corpus that ships with the project."""
        return Library.from_folder(self.folder())

    def folder(self) -> Path:
        """Where the corpus lies."""
        return Path(settings.BASE_DIR) / "corpus"

    def system(self, library: Library, game: str) -> Game:
        """A game by its id. Raises BadInput for one that there is not."""
        if game not in library.systems:
            message = {"en": f"There is no game “{game}”.", "ja": f"「{game}」というゲームはありません。"}
            raise BadInput(Problem("", 0, 0, message, game, nearest(game, library.systems)))
        return library.systems[game]

    def wrong(self, error: BadInput, options: dict[str, Any]) -> NoReturn:
        """Say what is wrong, with file, line and column, and end with 2."""
        lang = options.get("lang") or "en"
        if options.get("format") == "json":
            self.stdout.write(json.dumps({"errors": error.as_json(lang)}, ensure_ascii=False, indent=1))
        self.tell(error.problems, options)
        raise WrongArgument

    def tell(self, problems: Sequence[Problem], options: dict[str, Any]) -> None:
        """Say each of these, with file, line and column."""
        for p in problems:
            self.stderr.write(p.text(options.get("lang") or language_at(p)))


def language_at(problem: Problem) -> str:
    """The language of the sentence in which a problem stands, elsewhere that of the file's title; English where that cannot be read."""
    try:
        lines = Path(problem.file).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        lines = []
    line = (lines[problem.line - 1] if 0 < problem.line <= len(lines) else problem.found).strip()
    if line and not _OF_KEYS.match(line):
        return language_of(line)
    if _OF_TEXTS.match(line) and any(map(str.isalpha, problem.found)):
        return language_of(problem.found)
    if any(map(_HEAD_IN_JAPANESE.match, lines)):
        return "ja"  # keys, ids and figures have no language of their own
    return language_of(problem.found if any(map(str.isalpha, problem.found)) else line)


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


def scenario_named(library: Library, target: str) -> tuple[Ruling, Scenario]:
    """The scenario that ``FILE_OR_RULING[#SCENARIO]`` means."""
    name, _, scenario = target.partition("#")
    path = Path(name)
    if name.endswith((".yaml", ".yml")) or path.is_file():
        ruling = ruling_of_file(library, path)
    else:
        ruling, _ = library.find(name)
    return ruling, scenario_of(ruling, scenario or None)


def ruling_of_file(library: Library, path: Path) -> Ruling:
    """The ruling of a file anywhere; BadInput with everything that is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError as error:
        raise BadInput(Problem(str(path), 0, 0, {"en": "There is no such file.", "ja": "ファイルがありません。"}, str(path))) from error
    except (OSError, UnicodeDecodeError) as error:
        message = {"en": f"The file cannot be read: {error}", "ja": f"ファイルを読めません: {error}"}
        raise BadInput(Problem(str(path), 0, 0, message, str(path))) from error
    ruling, problems = library.rulings.read(text, str(path))
    if problems or ruling is None:
        raise BadInput(problems)
    return ruling


def day_of(text: str | None) -> dt.date | None:
    """A date argument, written year-month-day."""
    if not text:
        return None
    try:
        return dt.date.fromisoformat(text)
    except ValueError as error:
        message = {
            "en": f"“{text}” is no date; write it as year-month-day, e.g. 2021-03-30.",
            "ja": f"「{text}」は日付ではありません。2021-03-30のように書いてください。",
        }
        raise BadInput(Problem("", 0, 0, message, text)) from error


def settings_of(pairs: Sequence[str] | None) -> dict[str, str]:
    """Arguments of the form RULE=SETTING."""
    found = {}
    for pair in pairs or ():
        rule, eq, setting = pair.partition("=")
        if not eq or not rule or not setting:
            message = {"en": f"“{pair}” is not of the form RULE=SETTING.", "ja": f"「{pair}」は「ルール=設定」の形ではありません。"}
            raise BadInput(Problem("", 0, 0, message, pair))
        found[rule] = setting
    return found


def choices_of(text: str | None) -> tuple[int, ...]:
    """Decisions as numbers with commas."""
    if not text:
        return ()
    try:
        found = tuple(int(n) for n in text.split(","))
    except ValueError as error:
        message = {"en": f"“{text}” are not numbers with commas, e.g. 0,2.", "ja": f"「{text}」は0,2のような数字の並びではありません。"}
        raise BadInput(Problem("", 0, 0, message, text)) from error
    if any(n < 0 for n in found) or len(found) > 200:
        message = {"en": "Choices are counted from 0, and there are at most 200.", "ja": "選択は0から数え、200個までです。"}
        raise BadInput(Problem("", 0, 0, message, text))
    return found
