"""``manage.py backup FOLDER``: the whole database in one file."""

import sys
from argparse import ArgumentParser
from pathlib import Path

from django.core.management.base import BaseCommand
from django.db import DatabaseError, InterfaceError

from rulings.upkeep import backup


class Command(BaseCommand):
    """Exit status 1: it could not be written; then no file is left behind."""

    help = "Write everything that the database holds at this moment into one file with checksums, while the site runs."

    def add_arguments(self, parser: ArgumentParser) -> None:
        parser.add_argument("folder", type=Path)
        parser.add_argument("--keep", type=int, metavar="N", help="delete the oldest backups of that folder until N are left")

    def handle(self, *args: object, folder: Path, keep: int | None, **options: object) -> None:
        if keep is not None and keep < 1:
            self.stderr.write(f"--keep {keep}: at least the new backup stays; give 1 or more.")
            sys.exit(2)
        try:
            path, told = backup.write(folder)
            gone = backup.drop_older(folder, keep) if keep else []
        except (OSError, backup.BadBackup) as error:
            self.stderr.write(f"Nothing was backed up: {error}")
            sys.exit(1)
        except (DatabaseError, InterfaceError) as error:
            self.stderr.write(f"Nothing was backed up, the database cannot be read: {str(error).strip()}")
            sys.exit(1)
        self.stdout.write(f"{path}: {told.rows} rows of {len(told.tables)} tables, {path.stat().st_size} bytes.")
        for old in gone:
            self.stdout.write(f"Deleted {old}.")
