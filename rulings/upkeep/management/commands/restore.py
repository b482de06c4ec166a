"""``manage.py restore FILE``: a backup back into the database."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand
from django.db import DatabaseError, InterfaceError

from rulings.upkeep import backup


class Command(BaseCommand):
    """Exit status 1: it could not be restored; then the database has what it had."""

    help = "Put a backup into an empty, migrated database, whole or not at all; into SQLite or PostgreSQL, wherever it came from."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("file", type=Path)
        parser.add_argument("--replace", action="store_true", help="in place of everything that the database holds")
        parser.add_argument("--check", action="store_true", help="only say whether the file is whole")

    def handle(self, *args: object, file: Path, replace: bool, check: bool, **options: object) -> None:
        try:
            told = backup.read(file) if check else backup.restore(file, replace)
        except (OSError, backup.BadBackup) as error:
            self.stderr.write(f"Nothing was restored: {error}")
            sys.exit(1)
        except (DatabaseError, InterfaceError) as error:
            self.stderr.write(f"Nothing was restored, the database does not take it: {str(error).strip()}. Was migrate run?")
            sys.exit(1)
        done = "The file is whole" if check else "Restored"
        self.stdout.write(f"{done}: {told.rows} rows of {len(told.tables)} tables, as of {told.made}.")
        for table in told.tables:
            self.stdout.write(f"  {table['name']}: {table['rows']}")
