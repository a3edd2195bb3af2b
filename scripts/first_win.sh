#!/bin/sh
# first_win.sh BOARDWALK WEB - how many touches and words a first game of each
# machine takes, on the bare board and on the table, measured in Chromium.
set -eu
exec "$(dirname "$0")/../tests/page/page.sh" --first-win "$@"
