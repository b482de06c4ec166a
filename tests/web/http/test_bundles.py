"""Style sheets and scripts that are sent together: what is written apart is collected as one file."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib.staticfiles.storage import staticfiles_storage
from django.core.management import call_command

from rulings.http.bundles import KINDS, scripts, styles

STATIC = Path(settings.BASE_DIR) / "static"
JOINED = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "rulings.http.bundles.JoinedStaticFilesStorage"},
}


@pytest.fixture
def collected(settings, tmp_path):
    settings.STORAGES, settings.STATIC_ROOT = JOINED, tmp_path
    call_command("collectstatic", interactive=False, verbosity=0)
    return tmp_path


def served(folder, address):
    return (folder / address.removeprefix(settings.STATIC_URL)).read_text(encoding="utf-8")


def spoken(text):
    """The lines of a file without what it says to its readers: what stands between the signs of a style sheet, the lines of a script that begin so."""
    said, outside = "", True
    for piece in re.split(r"(/\*|\*/)", text):
        outside = outside if piece not in ("/*", "*/") else piece == "*/"
        said += piece if outside and piece != "*/" else ""
    return [line.strip() for line in said.splitlines() if line.strip() and not line.strip().startswith("//")]


def bare(text):
    return re.sub(r"\s", "", text).replace(";}", "}")


def test_collected_they_are_one_file_with_all_that_its_parts_say(collected):
    for say, kind in ((styles, "css"), (scripts, "js")):
        for name, parts in KINDS[kind].items():
            (address,) = say((name,))
            text = re.sub(r"\.[0-9a-f]{12}(?=\.svg)", "", served(collected, address))
            written = [line for part in parts for line in spoken((STATIC / kind / f"{part}.{kind}").read_text(encoding="utf-8"))]
            if kind == "css":
                assert bare(text) == bare("".join(written))
                for kept in (r'"[^"]*"', r"[\w)%*\]] [-+*/>~] ", r"\)\s+[a-z]+\s+\(", r"[\w)%] +[.#\w(-]"):  # what stands in quotes, and blanks that say something
                    assert len(re.findall(kept, text)) == len(re.findall(kept, "\n".join(written))), kept
            else:
                assert [line.strip() for line in text.splitlines() if line.strip()] == written
            assert Path(f"{collected / address.removeprefix(settings.STATIC_URL)}.br").exists()
            assert staticfiles_storage.stored_name(f"{kind}/{name}.{kind}") in address


def test_a_page_asks_for_the_one_file_or_for_each_of_its_parts(collected, settings):
    assert len(styles(("play", "why"))) == 2
    settings.STORAGES = JOINED | {"staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"}}
    assert styles(("play", "why")) == [f"/static/css/{name}.css" for name in ("cards", "stepper", "table", "why")]


def test_collecting_again_changes_nothing(collected):
    before = {path.name: path.read_bytes() for path in collected.rglob("*.css")}
    call_command("collectstatic", interactive=False, verbosity=0)
    assert {path.name: path.read_bytes() for path in collected.rglob("*.css")} == before


def test_every_part_is_there_and_no_bundle_has_the_name_of_a_file_of_its_own():
    for kind, bundles in KINDS.items():
        for name, parts in bundles.items():
            assert not (STATIC / kind / f"{name}.{kind}").exists()
            assert all((STATIC / kind / f"{part}.{kind}").exists() for part in parts)
