"""The lab as a Django app."""

from django.apps import AppConfig


class LabConfig(AppConfig):
    """Boards that anybody may change, in their addresses; those too large for one are kept here."""

    name = "rulings.lab"
    label = "lab"
