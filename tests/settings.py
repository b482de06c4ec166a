"""Settings of the tests: everything as on the site, but on a database that goes with the process and straight from the files."""

import os
import tempfile
from pathlib import Path

os.environ.setdefault("SECRET_KEY", "tests-sign-nothing-of-value")

from rulings.settings import *  # noqa: F403

DEBUG = False
# script/test --postgresql names another one. DATABASE_URL is not looked at: it may be the one that visitors use.
if url := os.environ.get("TEST_DATABASE_URL"):
    DATABASES = {"default": {**env.db_url_config(url), "CONN_HEALTH_CHECKS": True}}  # noqa: F405
else:
    # A file and not the memory: a database in memory is one connection for all threads of a browser test's server, where one
    # answer that nobody waits for locks the tables of every test after it.
    folder = tempfile.TemporaryDirectory(prefix="tests-", ignore_cleanup_errors=True)
    DATABASES = {
        "default": {
            "ENGINE": "django.db.backends.sqlite3",
            "NAME": f"{folder.name}/none",
            "TEST": {"NAME": Path(folder.name, "site.sqlite3")},
            "OPTIONS": {"transaction_mode": "IMMEDIATE", "timeout": 60, "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=OFF;"},
        }
    }
CACHES = {name: {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "LOCATION": name} for name in ("default", "process")}
COMPUTING_A_MINUTE = 0  # a test asks for more than any visitor does; those of the budget set one
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.InMemoryStorage"},
    "staticfiles": {"BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"},
}
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = True
ALLOWED_HOSTS = ["testserver", "localhost", "127.0.0.1"]
CORPUS_CHECK_SECONDS = 0
PUBLIC_DIR = "/nowhere"  # tests of the archive name a folder
PASSWORD_HASHERS = ["django.contrib.auth.hashers.MD5PasswordHasher"]  # what is slow on purpose would be slow in every test
