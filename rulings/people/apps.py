"""People, as a Django app."""

from django.apps import AppConfig


class PeopleConfig(AppConfig):
    """Accounts with a role, and the audit log."""

    name = "rulings.people"
    label = "people"
