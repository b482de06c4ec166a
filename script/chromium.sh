# Sourced by script/test: leaves the path of a Chromium in $CHROMIUM, installed by apt-get where that is possible.

find_chromium() {
    for candidate in ${CHROMIUM:+"$CHROMIUM"} chromium chromium-browser google-chrome google-chrome-stable; do
        if command -v "$candidate" >/dev/null 2>&1; then
            command -v "$candidate"
            return 0
        fi
    done
    return 1
}

if ! CHROMIUM=$(find_chromium); then
    if [ "$(id -u)" = 0 ] && [ -e /etc/debian_version ] && command -v apt-get >/dev/null 2>&1; then
        say "Installing Chromium for the browser tests ..."
        { apt-get update && DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends chromium; } ||
            stop "Installing Chromium failed: see the message above. script/test --without-browser leaves the browser tests out."
    fi
    CHROMIUM=$(find_chromium) || stop "The browser tests need Chromium, which was not found.
On Debian, as root: apt-get install chromium. Elsewhere install Chromium or Chrome; CHROMIUM=/path/to/it names one off the path.
script/test --without-browser leaves the browser tests out."
fi
export CHROMIUM
