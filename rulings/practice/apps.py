"""Practice as a Django app."""

from django.apps import AppConfig


class PracticeConfig(AppConfig):
    """Questions that the engine makes of any scenario and answers itself."""

    name = "rulings.practice"
    label = "practice"
