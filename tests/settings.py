"""Settings of the tests: everything as on the site, but in memory and straight from the files."""

import os

os.environ.setdefault("SECRET_KEY", "tests-sign-nothing-of-value")

from rulings.settings import *  # noqa: F403

DEBUG = False
# script/test --postgresql names another one. DATABASE_URL is not looked at: it may be the one that visitors use.
if url := os.environ.get("TEST_DATABASE_URL"):
    DATABASES = {"default": {**env.db_url_config(url), "CONN_HEALTH_CHECKS": True}}  # noqa: F405
else:
    DATABASES = {"default": {"ENGINE": "django.db.backends.sqlite3", "NAME": ":memory:"}}
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
