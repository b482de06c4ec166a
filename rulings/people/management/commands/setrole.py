"""``manage.py setrole HANDLE ROLE``: give somebody a role, for instance the first maintainer."""

import sys

from django.core.management.base import BaseCommand, CommandParser

from rulings.people.models import Person
from rulings.people.rights import appointed
from rulings.people.roles import Role


class Command(BaseCommand):
    """What a maintainer does on the page of people, for a site that has none yet."""

    help = "Give somebody with an account a role. Exit status 2: there is no such person, 1: the last maintainer must stay."

    def add_arguments(self, parser: CommandParser) -> None:
        parser.add_argument("handle")
        parser.add_argument("role", choices=Role.values)

    def handle(self, *args: object, handle: str, role: str, **options: object) -> None:
        person = Person.objects.filter(username=handle, is_active=True).first()
        if person is None:
            self.stderr.write(f"Nobody here is called “{handle}”.")
            sys.exit(2)
        if not appointed("manage.py setrole", person, Role(role)):
            self.stderr.write(f"{handle} is the last maintainer: appoint another one first.")
            sys.exit(1)
        self.stdout.write(f"{handle} is {role}.")
