#!/bin/sh
# term_watch.sh BOARDWALK - a design that is saved while it is played.
#
# A mistake is told with its line and the old design goes on; once mended, the
# new one takes its place, with what the registers had. Prints TAP.

. "$(dirname "$0")/in_tmux.sh"

if ! command -v yosys >/dev/null; then
    echo "1..0 # SKIP yosys is not installed"
    exit 0
fi
samples=$(cd "$(dirname "$0")/../../samples/designs" && pwd)
project=$work/stopwatch
cp -R "$samples/stopwatch" "$project"
source=$project/stopwatch.v

# The digits of the stopwatch, and whether they stand still.
rest() {
    digits >"$work/before"
    sleep 0.2
    digits | cmp -s - "$work/before"
}
digits() { screen | sed -n 8,16p | cut -c 1-55; }

open_window 100 40 "$utf8"
begin "BOARDWALK_COLOR=none XDG_CACHE_HOME=$work/cache" play "$project" \
    --watch --face term
waits_for 'BTNC' "a project is played and watched"
keys s
until_true shows 'release BTNC'
keys s
until_true shows 'release BTNC ·'
until_true rest
result $? "it runs, and stands still"

sed 's/endmodule/endmodul/' "$samples/stopwatch/stopwatch.v" >"$source"
waits_for 'stopwatch.v:' "a mistake is told with its file"
digits >"$work/after"
cmp -s "$work/before" "$work/after"
result $? "and the old design goes on"

cp "$samples/stopwatch/stopwatch.v" "$source"
echo '// mended' >>"$source"
waits_for 'rebuilt' "once it is mended, it is rebuilt"
digits >"$work/after"
cmp -s "$work/before" "$work/after"
result $? "and goes on with what the registers had"

sed 's/input *btnU/input btnX/; s/btnU/btnX/' "$samples/stopwatch/stopwatch.v" \
    >"$source"
waits_for 'stopwatch' "a port that is gone is no end of the game"
keys q
status_is 0
echo "1..$tests"
[ "$failed" -eq 0 ]
