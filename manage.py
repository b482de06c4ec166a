#!/usr/bin/env python
"""Django's command line for this project."""

import gc
import os
import sys


def main() -> None:
    """Run one management command."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.settings")
    os.environ.setdefault("LOG_TO", "stderr")
    gc.set_threshold(10_000, 50, 10)  # as seldom as the site: to walk again and again what stays took a fifth of the time to start
    from django.core.management import execute_from_command_line

    execute_from_command_line(sys.argv)


if __name__ == "__main__":
    main()
