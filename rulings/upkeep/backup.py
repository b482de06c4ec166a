"""The whole database in one file, and back: of one moment, with checksums, the same from SQLite and from PostgreSQL.

The file is a zip archive. ``manifest.json`` says what it is and names each table with its columns, the number of its rows and the hash of
its file; ``tables/<name>.jsonl`` holds a row a line, in the order of the columns.
"""

from __future__ import annotations

import hashlib
import json
import os
import zipfile
from collections.abc import Iterator
from dataclasses import dataclass, field
from io import TextIOWrapper
from pathlib import Path
from typing import Any

from django.db import transaction
from django.utils import timezone

from engine import VERSION
from rulings.upkeep import tables

FORMAT = 1
SUFFIX = ".backup.zip"
MANIFEST = "manifest.json"


class BadBackup(Exception):
    """A file is no backup, was damaged, or does not fit this database: the sentence that says so."""


@dataclass
class BackupContents:
    """What is in a backup."""

    made: str
    engine: str
    migrations: list[list[str]]
    tables: list[dict[str, Any]] = field(default_factory=list)

    @property
    def rows(self) -> int:
        """The rows of all tables."""
        return sum(int(table["rows"]) for table in self.tables)


def write(folder: Path) -> tuple[Path, BackupContents]:
    """Write a backup of this moment into a folder; its path. It has its name only once it was read again and found whole."""
    folder.mkdir(parents=True, exist_ok=True)
    now = timezone.now()
    path = folder / f"rulings-{now.strftime('%Y-%m-%dT%H%M%SZ')}{SUFFIX}"
    part = path.with_name(path.name + ".part")
    try:
        with open(part, "xb", opener=_for_its_owner) as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive, tables.one_moment():
                told = BackupContents(now.isoformat(), VERSION, tables.migrations())
                for table in tables.tables():
                    told.tables.append(_pack(archive, table))
                archive.writestr(MANIFEST, json.dumps({"format": FORMAT, **vars(told)}, indent=1))
            file.flush()
            os.fsync(file.fileno())
        read(part)
        part.rename(path)
    finally:
        part.unlink(missing_ok=True)
    return path, told


def _for_its_owner(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)  # the hashes of passwords are in it


def _pack(archive: zipfile.ZipFile, table: tables.StoredModel) -> dict[str, Any]:
    """Write one table; its line in the manifest."""
    name = table._meta.db_table
    total, rows = hashlib.sha256(), 0
    with archive.open(_file_of(name), "w", force_zip64=True) as out:
        for line in tables.lines(table):
            out.write(line)
            total.update(line)
            rows += 1
    return {"name": name, "columns": tables.columns(table), "rows": rows, "sha256": total.hexdigest()}


def _file_of(table: str) -> str:
    return f"tables/{table}.jsonl"


def read(path: Path) -> BackupContents:
    """What a file says of itself, with every checksum compared. Raises BadBackup."""
    try:
        with zipfile.ZipFile(path) as archive:
            told = _told(archive, path)
            for table in told.tables:
                total, rows = hashlib.sha256(), 0
                with archive.open(_file_of(table["name"])) as file:
                    for line in file:
                        total.update(line)
                        rows += 1
                if (total.hexdigest(), rows) != (table["sha256"], table["rows"]):
                    raise BadBackup(f"{path} is damaged: the table {table['name']} is not what was written.")
            return told
    except (zipfile.BadZipFile, EOFError, OSError, KeyError, TypeError, ValueError) as error:
        if isinstance(error, OSError) and error.filename:
            raise
        raise BadBackup(f"{path} is no whole backup: {error}.") from error


def _told(archive: zipfile.ZipFile, path: Path) -> BackupContents:
    with TextIOWrapper(archive.open(MANIFEST), encoding="utf-8") as file:
        given = json.load(file)
    if given.pop("format") != FORMAT:
        raise BadBackup(f"{path} was written in another format: restore it with the version of the site that wrote it.")
    return BackupContents(**given)


def restore(path: Path, replace: bool = False) -> BackupContents:
    """Put a backup's rows in place of all that are here, or change nothing. Raises BadBackup.

    ``replace`` says that rows which are here may go; without it the database must be empty.
    """
    told = read(path)
    _fits(told)
    if not replace and (here := tables.filled()):
        rows = ", ".join(f"{count} of {name}" for name, count in here.items())
        raise BadBackup(f"This database is not empty ({rows}). --replace puts the backup in place of all that is in it.")
    known = {table._meta.db_table: table for table in tables.tables()}
    with transaction.atomic(), zipfile.ZipFile(path) as archive:
        tables.empty(tables.every())
        for table in told.tables:
            if tables.fill(known[table["name"]], _lines(archive, table["name"])) != table["rows"]:
                raise BadBackup(f"{path} changed while it was read.")
        tables.finish(list(known.values()))
    return told


def _lines(archive: zipfile.ZipFile, table: str) -> Iterator[bytes]:
    with archive.open(_file_of(table)) as file:
        yield from file


def _fits(told: BackupContents) -> None:
    """Rows of other tables than this code's cannot be taken for its own."""
    here = tables.migrations()
    if told.migrations != here:
        there, mine = ({f"{app}.{name}" for app, name in found} for found in (told.migrations, here))
        if mine < there:
            raise BadBackup(f"This database has not the tables of the backup ({', '.join(sorted(there - mine))}): run migrate first.")
        raise BadBackup(
            f"The backup of {told.made[:10]} is of a version with other tables (without {', '.join(sorted(mine - there))}):"
            " check that version out, migrate an empty database, restore there, then update."
        )
    names = [(table["name"], table["columns"]) for table in told.tables]
    if names != [(table._meta.db_table, tables.columns(table)) for table in tables.tables()]:
        raise BadBackup("The backup has other tables or columns than this version of the site.")


def drop_older(folder: Path, keep: int) -> list[Path]:
    """Delete the oldest backups of a folder until so many are left; those that went."""
    gone = sorted(folder.glob(f"rulings-*{SUFFIX}"))[:-keep]
    for path in gone:
        path.unlink()
    return gone
