"""Settings of the site, every deployment difference read from the environment.

Nothing has to be set: a fresh checkout runs on SQLite with a key of its own, kept in ``.local/`` outside version control.

    DEBUG           1 shows tracebacks and serves static files as they are on disk
    SECRET_KEY      the signing key; made once per checkout where it is not given
    ALLOWED_HOSTS   names the site answers to, comma-separated
    DATABASE_URL    e.g. postgres://user:password@host/name
    CACHE_URL       e.g. rediscache://host:6379/1
    TIME_ZONE       e.g. Asia/Tokyo
    HTTPS           1 where the site is served over https: secure cookies and HSTS
    CSRF_TRUSTED_ORIGINS, PROXY_HTTPS_HEADER   behind a proxy that ends https; the header is, for instance, X-Forwarded-Proto
    TRUSTED_PROXIES how many proxies stand in front and write X-Forwarded-For; 0 where visitors come straight. Behind a proxy it must be
                    set, or all visitors count as one and share one budget
    COMPUTING_A_MINUTE, COMPUTED_AT_ONCE   how much one visitor may let be computed, and how much a process does at once
    COMPUTING_PROCESSES   processes for costly requests, beside those that serve pages; script/server begins as many as of those
    LOG_LEVEL, LOG_FORMAT, LOG_TO   how much is written down, how and where to: rulings/logs.py
    WORKERS         procrastinate where workers take heavy work from a queue in PostgreSQL; without it whoever asks for it does it
    METRICS_TOKEN   who may read numbers for Prometheus at /metrics; nothing is counted without it
    PUBLIC_DIR      where `exportcorpus --archive` puts the archive of the corpus that the site offers to anyone
    EMAIL_URL, MAIL_FROM   how mails of accounts are sent (e.g. smtp+tls://user:password@host:587), and from whom; to the console without it
    CONTACT         where to write about what is wrong on a page: a mail address, or the address of an issue page; no link without it
    SHARES_AN_HOUR, SHARES_A_DAY, SHARED_BYTES_A_DAY, BOARDS_AN_HOUR, PROPOSALS_AN_HOUR, COPIES_AN_HOUR, COPIES_MB
        how much may be stored by one visitor, and by all
"""

import os
import sys
from pathlib import Path

from rulings import logs
from rulings.environment import COUNTER, agree, counted, env, header, needs_postgresql, number, one_of
from rulings.keys import checkout_key

BASE_DIR = Path(__file__).resolve().parent.parent
LOCAL_DIR = BASE_DIR / ".local"
CORPUS_DIR = BASE_DIR / "corpus"

DEBUG = env.bool("DEBUG", default=False)
SECRET_KEY = env.str("SECRET_KEY", default="") or checkout_key(LOCAL_DIR / "secret-key")
ALLOWED_HOSTS = env.list("ALLOWED_HOSTS", default=["127.0.0.1", "localhost", "[::1]"])

INSTALLED_APPS = [
    "django.contrib.staticfiles",
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.sessions",
    "django.contrib.messages",
    "django_htmx",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "rulings.http",
    "rulings.people",
    "rulings.store",
    "rulings.board",
    "rulings.handbook",
    "rulings.stepper",
    "rulings.judge",
    "rulings.lab",
    "rulings.share",
    "rulings.picture",
    "rulings.practice",
    "rulings.reports",
    "rulings.upkeep",
    "rulings.editor",
]

MIDDLEWARE = [
    "rulings.http.requests.LogMiddleware",
    "rulings.http.heads.HeadMiddleware",
    "rulings.store.health.ProbeMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "rulings.store.repeating.RepeatMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "rulings.http.policy.PolicyMiddleware",
    "rulings.http.language.LanguageMiddleware",
    "django.middleware.common.CommonMiddleware",
    "rulings.http.guard.GuardMiddleware",
    # What is known of who asks is looked up only where a view asks for it; all other pages are the same for everybody.
    "django.contrib.sessions.middleware.SessionMiddleware",
    "rulings.people.private.PrivateMiddleware",
    "rulings.http.fleeting.UserMiddleware",
    "rulings.people.private.PrivateMessagesMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "rulings.editor.under.UnderMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "rulings.http.fleeting.HtmxMiddleware",
    "rulings.http.faults.FaultMiddleware",
]

ROOT_URLCONF = "rulings.urls"
WSGI_APPLICATION = "rulings.wsgi.application"

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [BASE_DIR / "templates"],
        "OPTIONS": {
            "environment": "rulings.http.templates.environment",
            "context_processors": ["rulings.http.language.languages", "rulings.store.search.search_box", "rulings.handbook.machines.site"],
        },
    },
    # Only for what allauth says in mails and messages, which it brings in both languages; every page is one of ours (tests/web/people).
    {"BACKEND": "django.template.backends.django.DjangoTemplates", "APP_DIRS": True},
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
    # A machine that is gone answers nothing at all: nobody waits longer than this to be told so.
    DATABASES["default"].setdefault("OPTIONS", {}).setdefault("connect_timeout", 3)
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
# What is counted by all workers together (rulings.http.budget): shared where CACHE_URL names a cache, else each process counts for itself.
CACHES = {
    "default": env.cache_url("CACHE_URL", default="locmemcache://default"),
    "process": {"BACKEND": "django.core.cache.backends.locmem.LocMemCache", "LOCATION": "process", "OPTIONS": {"MAX_ENTRIES": 20_000}},
}
if CACHES["default"]["BACKEND"].endswith("RedisCache"):
    CACHES["default"].setdefault("OPTIONS", {}).update({"socket_connect_timeout": 0.5, "socket_timeout": 0.5})
elif CACHES["default"]["BACKEND"].endswith("LocMemCache"):
    CACHES["default"].setdefault("OPTIONS", {})["MAX_ENTRIES"] = 20_000
# Seconds of a processor that costly requests of one client may take within a minute, 0 for any; and how many a process does at once.
COMPUTING_A_MINUTE = number("COMPUTING_A_MINUTE", 20)
COMPUTED_AT_ONCE = number("COMPUTED_AT_ONCE", 1, least=1)
# Processes that do nothing but answer costly requests (rulings.http.apart); with 0 those that serve pages do.
COMPUTING_PROCESSES = number("COMPUTING_PROCESSES", 0)

# What is sent is small and stays in the memory: rulings.http.guard refuses larger bodies before they are read.
# In bytes: a file of 64 KB as a browser's form sends it, each of its bytes as %XX, with the form's other fields.
DATA_UPLOAD_MAX_MEMORY_SIZE = 450_000
DATA_UPLOAD_MAX_NUMBER_FIELDS = 500
DATA_UPLOAD_MAX_NUMBER_FILES = 60
FILE_UPLOAD_MAX_MEMORY_SIZE = 4_500_000  # of a body with files, which only the forms that say so may have
FILE_UPLOAD_HANDLERS = ["django.core.files.uploadhandler.MemoryFileUploadHandler"]

# How long a process may serve the corpus it holds before it asks the database whether another one was loaded.
CORPUS_CHECK_SECONDS = 1.0

# Shared runs are kept for ever, so what may come in is bounded: per visitor and hour, and for all of them per day.
SHARES_AN_HOUR = number("SHARES_AN_HOUR", 60)
SHARES_A_DAY = number("SHARES_A_DAY", 2000)
SHARED_BYTES_A_DAY = number("SHARED_BYTES_A_DAY", 100_000_000)
# Boards of the lab that are too large for their address are kept, the latest ones only; so many new ones by one visitor within an hour.
BOARDS_AN_HOUR = number("BOARDS_AN_HOUR", 600)
# Reports of readers, who need no account: per visitor and hour, and for all of them.
REPORTS_AN_HOUR = number("REPORTS_AN_HOUR", 12)
REPORTS_IN_ALL = number("REPORTS_IN_ALL", 300)
# How many proposals one account may begin within an hour.
PROPOSALS_AN_HOUR = number("PROPOSALS_AN_HOUR", 30)
# How many copies of evidence one account may send within an hour, and how many megabytes of them the site keeps.
COPIES_AN_HOUR = number("COPIES_AN_HOUR", 60)
COPIES_MB = number("COPIES_MB", 5000)
# On how many processors a preview of what a proposal changes may run within one request.
PREVIEW_PROCESSES = number("PREVIEW_PROCESSES", len(os.sched_getaffinity(0)) if sys.platform == "linux" else 1, least=1)
TRUSTED_PROXIES = number("TRUSTED_PROXIES", 0)

LOGGING = logs.configuration(
    one_of("LOG_LEVEL", "info", logs.LEVELS),
    one_of("LOG_FORMAT", "text" if sys.stdout.isatty() else "json", logs.FORMATS),
    one_of("LOG_TO", "stdout", logs.STREAMS),
)

PUBLIC_DIR = Path(env.str("PUBLIC_DIR", default=str(LOCAL_DIR / "public")))
CONTACT = env.str("CONTACT", default="")

# Accounts: only who proposes or reviews changes needs one. A handle and a password are enough.
AUTH_USER_MODEL = "people.Person"
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": f"django.contrib.auth.password_validation.{name}"}
    for name in ("UserAttributeSimilarityValidator", "MinimumLengthValidator", "CommonPasswordValidator")
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "editor"
ACCOUNT_ADAPTER = "rulings.people.adapter.AccountAdapter"
ACCOUNT_LOGIN_METHODS = {"username", "email"}
ACCOUNT_SIGNUP_FIELDS = ["username*", "email", "password1*"]
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
MFA_SUPPORTED_TYPES = ["totp", "recovery_codes", "webauthn"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_TOTP_ISSUER = "Rulings that run"
EMAIL_CONFIG = env.email_url("EMAIL_URL", default="consolemail://")
globals().update(EMAIL_CONFIG)
DEFAULT_FROM_EMAIL = env.str("MAIL_FROM", default="rulings@localhost")
CSRF_FAILURE_VIEW = "rulings.people.private.no_token"

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
        else "rulings.http.bundles.JoinedStaticFilesStorage"
    },
}
WHITENOISE_USE_FINDERS = DEBUG
WHITENOISE_AUTOREFRESH = DEBUG

# All scripts and styles are files of our own, so no nonce is needed. A nonce would also differ between a page that a
# browser keeps and the header of the 304 that revives it, and the browser would then refuse the page's own scripts.
CONTENT_SECURITY_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
}
X_FRAME_OPTIONS = "DENY"
SECURE_REFERRER_POLICY = "same-origin"
CSRF_TRUSTED_ORIGINS = env.list("CSRF_TRUSTED_ORIGINS", default=[])
HTTPS = env.bool("HTTPS", default=False)
PROXY_HTTPS_HEADER = header("PROXY_HTTPS_HEADER")
# Who does heavy work (rulings.upkeep.workers): processes of whoever asks for it, or workers that take it from a queue in the database.
WORKERS = one_of("WORKERS", "processes", ("processes", "procrastinate"))
if WORKERS == "procrastinate":
    needs_postgresql("WORKERS=procrastinate", DATABASES["default"]["ENGINE"])
    INSTALLED_APPS.append("procrastinate.contrib.django")
# Numbers for Prometheus, at /metrics for who has the token (rulings.http.metrics); without one nothing is counted.
METRICS_TOKEN = env.str("METRICS_TOKEN", default="")
if METRICS_TOKEN:
    INSTALLED_APPS.append(COUNTER)
    MIDDLEWARE = counted(MIDDLEWARE, METRICS_TOKEN, before="django.middleware.security.SecurityMiddleware")
agree(DEBUG, HTTPS, ALLOWED_HOSTS, PROXY_HTTPS_HEADER, TRUSTED_PROXIES)
# Why only forms of accounts and editors have a token: docs/decisions/forms-without-a-token.md. What holds for all names below the
# site's, and for the lists that browsers come with, is for its owner to decide, at the proxy.
SILENCED_SYSTEM_CHECKS = ["security.W003", "security.W005", "security.W021"]
if HTTPS:
    LANGUAGE_COOKIE_SECURE = SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = True
    ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https"
    SECURE_HSTS_SECONDS = 31_536_000
if PROXY_HTTPS_HEADER:
    SECURE_PROXY_SSL_HEADER = (PROXY_HTTPS_HEADER, "https")
    SECURE_SSL_REDIRECT = True
else:
    SILENCED_SYSTEM_CHECKS += ["security.W008"]  # without that header nobody here knows what came by https: the proxy redirects
