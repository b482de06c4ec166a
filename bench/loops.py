"""The site behind an event loop: what uvicorn is measured with (:mod:`bench.slow`). Every page still runs on one of sixteen threads.

It needs uvicorn and a2wsgi: ``pip install -r requirements-loops.txt``.
"""

from concurrent.futures import ThreadPoolExecutor
from importlib import import_module

from a2wsgi import WSGIMiddleware

# uvicorn imports this inside its loop, where Django asks no database.
with ThreadPoolExecutor(1) as aside:
    site = aside.submit(import_module, "rulings.wsgi").result().application
application = WSGIMiddleware(site, workers=16)
