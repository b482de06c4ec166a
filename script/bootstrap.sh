# Sourced by script/server and script/test, with the name of a requirements file: leaves .venv with just that installed.
# POSIX sh, because nothing but Python can be taken for granted. A second call finds its stamp and installs nothing.

say() { printf '%s\n' "$*"; }
stop() { printf '%s\n' "$*" >&2; exit 1; }

usable() {
    # Version managers put shims on the path that exist and fail, and some distributions split ensurepip off.
    command -v "$1" >/dev/null 2>&1 &&
        "$1" -c 'import sys, venv, ensurepip, sqlite3; sys.exit(sys.version_info < (3, 11))' >/dev/null 2>&1
}

find_python() {
    for candidate in ${PYTHON:+"$PYTHON"} python3.14 python3.13 python3.12 python3.11 python3 python; do
        if usable "$candidate"; then
            say "$candidate"
            return 0
        fi
    done
    return 1
}

make_venv() {
    python=$(find_python) || stop "Python 3.11 or newer with venv, ensurepip and sqlite3 was not found.
On Debian or Ubuntu: apt-get install python3 python3-venv
On macOS: brew install python@3.12
Elsewhere: https://www.python.org/downloads/ - then, if it is not on the path: PYTHON=/path/to/python3 $0"
    say "Making .venv with $("$python" --version 2>&1) ..."
    "$python" -m venv --clear .venv || stop "Could not make .venv with $python: see the message above."
}

stamp_of() { cat requirements-server.txt requirements-workers.txt requirements-metrics.txt requirements.txt "$1" | cksum; }

install() {
    # $1: the requirements file. The stamp is written last, so that a broken installation is tried again.
    [ "$(cat ".venv/installed-$1" 2>/dev/null)" = "$(stamp_of "$1")" ] && return 0
    say "Installing $1 ..."
    .venv/bin/python -m pip install --disable-pip-version-check --no-input -r "$1" || stop "
Installing the packages failed: see the message above. It needs a way to a Python package index;
behind a proxy set HTTPS_PROXY, with an index of your own set PIP_INDEX_URL. Then start again."
    # requirements-dev.txt includes requirements.txt, which has all of requirements-server.txt, and those of workers and metrics.
    stamp_of "$1" >".venv/installed-$1"
    [ "$1" = requirements-dev.txt ] || return 0
    for done in requirements-server.txt requirements-workers.txt requirements-metrics.txt requirements.txt; do
        stamp_of "$done" >".venv/installed-$done"
    done
}

# A checkout that was copied or whose Python was removed has a .venv that no longer runs.
.venv/bin/python -c 'import pip' >/dev/null 2>&1 || make_venv
