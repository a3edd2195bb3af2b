#!/bin/sh
# page.sh BOARDWALK WEB NATIVE PICTURE SOUND [WORD] - the page, played in
# Chromium by hands that do not sleep.
# page.sh --long BOARDWALK ... - the same with the games that not every run has.
# page.sh --load BOARDWALK WEB - how soon there is a picture, for `make bench`.
# page.sh --reopen BOARDWALK WEB - how soon that of a long game is there again.
# page.sh --idle BOARDWALK WEB - what a page costs that nobody touches.
# page.sh --first-win BOARDWALK WEB - how many touches a first game takes.
# page.sh --export BOARDWALK SAMPLES - designs as one file.
# page.sh --export_top BOARDWALK NATIVE_TOP - our own tops likewise.
#
# Prints TAP. With a word, only the tests that have it in their name. Pictures
# of what failed go to PAGE_PICTURES, where that is set.
set -u
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)

skip() {
    echo "1..0 # SKIP $1"
    exit 0
}

# The same browser without its own windows, menus and buttons, which nobody sees
# here, takes half the time.
for name in chromium-headless-shell chromium chromium-browser google-chrome; do
    CHROMIUM=${CHROMIUM:-$(command -v "$name")}
done
[ -n "$CHROMIUM" ] || skip 'there is no chromium'
command -v node >/dev/null || skip 'there is no node'
PLAYWRIGHT=${PLAYWRIGHT:-$root/build-check/playwright}
[ -d "$PLAYWRIGHT/node_modules/playwright-core" ] ||
    skip "there is no playwright-core in $PLAYWRIGHT; scripts/needs.sh check \
installs it where npm's registry can be reached"
export CHROMIUM PLAYWRIGHT
case $1 in
--load | --reopen | --idle | --export | --export_top)
    what=${1#--}
    shift
    exec node "$here/chromium/$what.mjs" "$@" ;;
--first-win)
    shift
    exec node "$here/first_win.mjs" "$@" ;;
--long)
    PAGE_LONG=1
    export PAGE_LONG
    shift ;;
esac
exec node "$here/chromium/main.mjs" "$@"
