"""The entry point of the server."""

import gc
import os

from django.core.wsgi import get_wsgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.settings")

application = get_wsgi_application()

# Before the workers fork: they share the grammar and the corpus, and nobody's first page waits for them.
from rulings.store import current  # noqa: E402

current.warm()

# What is there by now stays: the collector need not walk the corpus again, and the workers go on sharing its memory.
gc.collect()
gc.freeze()
