"""``python -m script.fuzzing``: Django is made ready before anything of it is imported."""

import os


def main() -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tests.settings")
    os.environ.setdefault("LOG_LEVEL", "error")
    import django

    django.setup()
    from script.fuzzing import trying

    trying.main()


if __name__ == "__main__":
    main()
