"""Settings of the site, every deployment difference read from the environment.

Nothing has to be set: a fresh checkout runs on SQLite with a key of its own, kept in ``.local/`` outside version control.

    DEBUG           1 shows tracebacks and serves static files as they are on disk
    SECRET_KEY      the signing key; made once per checkout where it is not given
    ALLOWED_HOSTS   names the site answers to, comma-separated
    DATABASE_URL    e.g. postgres://user:password@host/name
    CACHE_URL       e.g. rediscache://host:6379/1
    TIME_ZONE       e.g. Asia/Tokyo
    HTTPS           1 where the site is served over https: secure cookies and HSTS
    CSRF_TRUSTED_ORIGINS, PROXY_HTTPS_HEADER   behind a proxy that ends https
    TRUSTED_PROXIES how many proxies stand in front and write X-Forwarded-For; 0 where visitors come straight
    SHARES_AN_HOUR, SHARES_A_DAY, SHARED_BYTES_A_DAY, BOARDS_AN_HOUR   how much may be stored by one visitor, and by all
"""

from pathlib import Path

import environ
from csp.constants import NONE, SELF

from rulings.keys import checkout_key

BASE_DIR = Path(__file__).resolve().parent.parent
LOCAL_DIR = BASE_DIR / ".local"
CORPUS_DIR = BASE_DIR / "corpus"

env = environ.Env()

DEBUG = env.bool("DEBUG", default=False)
SECRET_KEY = env.str("SECRET_KEY", default="") or checkout_key(LOCAL_DIR / "secret-key")
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["127.0.0.1", "localhost", "[::1]"])

INSTALLED_APPS = [
    "django.contrib.staticfiles",
    "django_htmx",
    "template_partials",
    "csp",
    "rulings.library",
    "rulings.stepper",
    "rulings.judge",
    "rulings.lab",
    "rulings.share",
    "rulings.picture",
    "rulings.practice",
]

MIDDLEWARE = [
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "rulings.policy.ConstantPolicyMiddleware",
    "rulings.language.LanguageMiddleware",
    "django.middleware.common.CommonMiddleware",
    "rulings.guard.GuardMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]

ROOT_URLCONF = "rulings.urls"
WSGI_APPLICATION = "rulings.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.template.context_processors.i18n",
                "rulings.language.languages",
            ],
            "builtins": [
                "template_partials.templatetags.partials",
                "rulings.library.templatetags.texts",
            ],
        },
    }
]

LOCAL_DIR.mkdir(exist_ok=True)
DATABASES = {"default": env.db_url("DATABASE_URL", default=f"sqlite:///{LOCAL_DIR / 'site.sqlite3'}")}
if DATABASES["default"]["ENGINE"].endswith("sqlite3"):
    # WAL lets the pages be read while a load writes; IMMEDIATE makes a writer wait instead of failing half way.
    DATABASES["default"]["OPTIONS"] = {
        "transaction_mode": "IMMEDIATE",
        "timeout": 10,
        "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;",
    }
else:
    DATABASES["default"]["CONN_MAX_AGE"] = 60
    DATABASES["default"]["CONN_HEALTH_CHECKS"] = True
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
CACHES = {"default": env.cache_url("CACHE_URL", default="locmemcache://")}

# What is sent is small and stays in the memory: rulings.guard refuses larger bodies before they are read.
DATA_UPLOAD_MAX_MEMORY_SIZE = 450_000
DATA_UPLOAD_MAX_NUMBER_FIELDS = 500
DATA_UPLOAD_MAX_NUMBER_FILES = 2
FILE_UPLOAD_MAX_MEMORY_SIZE = 450_000
FILE_UPLOAD_HANDLERS = ["django.core.files.uploadhandler.MemoryFileUploadHandler"]

# How long a process may serve the corpus it holds before it asks the database whether another one was loaded.
SHELF_CHECK_SECONDS = 1.0

# Shared runs are kept for ever, so what may come in is bounded: per visitor and hour, and for all of them per day.
SHARES_AN_HOUR = env.int("SHARES_AN_HOUR", default=60)
SHARES_A_DAY = env.int("SHARES_A_DAY", default=2000)
SHARED_BYTES_A_DAY = env.int("SHARED_BYTES_A_DAY", default=100_000_000)
# Boards of the lab that are too large for their address are kept, the latest ones only; so many new ones by one visitor within an hour.
BOARDS_AN_HOUR = env.int("BOARDS_AN_HOUR", default=600)
TRUSTED_PROXIES = env.int("TRUSTED_PROXIES", default=0)

LANGUAGE_CODE = "en"
LANGUAGES = [("en", "English"), ("ja", "日本語")]
LANGUAGE_COOKIE_NAME = "lang"
TIME_ZONE = env.str("TIME_ZONE", default="Asia/Tokyo")
USE_TZ = True

STATIC_URL = "static/"
STATIC_ROOT = BASE_DIR / "staticfiles"
STATICFILES_DIRS = [BASE_DIR / "static"]
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": "django.contrib.staticfiles.storage.StaticFilesStorage"
        if DEBUG
        else "whitenoise.storage.CompressedManifestStaticFilesStorage"
    },
}
WHITENOISE_USE_FINDERS = DEBUG
WHITENOISE_AUTOREFRESH = DEBUG

# All scripts and styles are files of our own, so no nonce is needed. A nonce would also differ between a page that a
# browser keeps and the header of the 304 that revives it, and the browser would then refuse the page's own scripts.
CONTENT_SECURITY_POLICY = {
    "DIRECTIVES": {
        "default-src": [NONE],
        "script-src": [SELF],
        "style-src": [SELF],
        "img-src": [SELF, "data:"],
        "font-src": [SELF],
        "connect-src": [SELF],
        "manifest-src": [SELF],
        "form-action": [SELF],
        "base-uri": [NONE],
        "frame-ancestors": [NONE],
    }
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
if env.bool("HTTPS", default=False):
    CSRF_COOKIE_SECURE = True
    LANGUAGE_COOKIE_SECURE = True
    SECURE_HSTS_SECONDS = 31_536_000
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])
if env.str("PROXY_HTTPS_HEADER", default=""):
    SECURE_PROXY_SSL_HEADER = (env.str("PROXY_HTTPS_HEADER"), "https")
