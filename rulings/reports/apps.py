"""Readers' reports, as a Django app."""

from django.apps import AppConfig


class ReportsConfig(AppConfig):
    """Takes what readers report, without an account, and gives each report an address at which its answer appears."""

    name = "rulings.reports"
    label = "reports"
