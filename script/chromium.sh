# Sourced by script/test: leaves the path of a Chromium in $CHROMIUM, installed by apt-get where that is possible.
# Preferred is the one without windows: the same engine, at half the work of the processor for what surrounds a page.

find_chromium() {
    for candidate in "$@"; do
        if command -v "$candidate" >/dev/null 2>&1; then
            command -v "$candidate"
            return 0
        fi
    done
    return 1
}

install_chromium() {
    if [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing Chromium for the browser tests ..."
        { apt-get -o Acquire::http::Timeout=30 update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium-headless-shell; } && return 0
        say "chromium-headless-shell could not be installed: see the message above."
    fi
    return 1
}

if ! CHROMIUM=$(find_chromium ${CHROMIUM:+"$CHROMIUM"} chromium-headless-shell); then
    install_chromium || :
    CHROMIUM=$(find_chromium chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable) ||
        stop "The browser tests need Chromium, which was not found.
On Debian, as root: apt-get install chromium-headless-shell. Elsewhere install Chromium or Chrome; CHROMIUM=/path/to/it names one off the path.
script/test --without-browser leaves the browser tests out."
fi
export CHROMIUM
