"""The yardstick of the site's benchmark: a bare Django view that fetches one row and renders a template of 5 KB.

Started by gunicorn as ``bench.bare:application``; the database is the file that ``BENCH_DATABASE`` names.
"""

from __future__ import annotations

import os

import django
from django.conf import settings

SENTENCE = "<p>The follower is played, what is printed on it triggers, and the next in line waits for its turn.</p>\n"
TEMPLATE = (
    "<!doctype html><title>{{ row.title }}</title><h1>{{ row.title }}</h1>\n"
    + "".join(f"<h2>{n}. {{{{ row.title }}}}</h2>\n{SENTENCE * 4}" for n in range(10))
    + "<ul>{% for word in words %}<li>{{ word }}</li>{% endfor %}</ul>\n"
)

settings.configure(
    DEBUG=False,
    ALLOWED_HOSTS=["*"],
    SECRET_KEY="only for measuring on this machine",
    ROOT_URLCONF=__name__,
    INSTALLED_APPS=[],
    MIDDLEWARE=[],
    DATABASES={"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": os.environ["BENCH_DATABASE"], "CONN_MAX_AGE": None}},
    TEMPLATES=[
        {
            "BACKEND": "django.template.backends.django.DjangoTemplates",
            "OPTIONS": {
                "loaders": [("django.template.loaders.cached.Loader", [("django.template.loaders.locmem.Loader", {"bare.html": TEMPLATE})])]
            },
        }
    ],
)
django.setup()

from django.core.handlers.wsgi import WSGIHandler  # noqa: E402
from django.db import connection, models  # noqa: E402
from django.http import HttpRequest, HttpResponse  # noqa: E402
from django.shortcuts import render  # noqa: E402
from django.urls import path  # noqa: E402


class Row(models.Model):
    """The one row."""

    title = models.CharField(max_length=80)

    class Meta:
        app_label = "bench"

    def __str__(self) -> str:
        return self.title


def view(request: HttpRequest, id: int) -> HttpResponse:
    """One row, one template."""
    return render(request, "bare.html", {"row": Row.objects.get(id=id), "words": range(20)})


urlpatterns = [path("<int:id>/", view)]

if "bench_row" not in connection.introspection.table_names():
    with connection.schema_editor() as editor:
        editor.create_model(Row)
    Row.objects.create(id=1, title="Lionel acts before boarding")
connection.close()

application = WSGIHandler()
