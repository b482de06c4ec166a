"""The entry point of the server."""

import gc
import os
import sys

from django.core.wsgi import get_wsgi_application

gc.disable()  # all that is made while the site starts stays: to walk it again and again would take a tenth of the time

# Seconds after which a thread that computes lets another one go on. A page gives the lock up at each query and takes it again: with the
# usual 5 ms it would wait that long each time for whoever computes beside it (docs/benchmarks.md).
sys.setswitchinterval(0.0005)

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "rulings.settings")

application = get_wsgi_application()

# Before the workers fork: they share the grammar and the corpus, and nobody's first page waits for them.
from django.conf import settings  # noqa: E402

from rulings.http import apart  # noqa: E402
from rulings.store import current, languages  # noqa: E402

current.warm()

# What is there by now stays: the collector need not walk the corpus again, and the workers go on sharing its memory.
gc.collect()
gc.freeze()
# A step makes thousands of small values and no circle of them; what is kept of it goes by itself when something newer is kept in its
# place. So the collector looks seldom, and at what it has seen once seldomer still.
gc.set_threshold(10_000, 50, 10)
gc.enable()

# After all that, so that they share it too; and before there are threads.
apart.begin(settings.COMPUTING_PROCESSES, reading=languages.read)
