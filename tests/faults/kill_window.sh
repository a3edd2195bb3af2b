#!/bin/sh
# kill_window.sh BOARDWALK WINDOW_EYE [ROUNDS] - SIGKILL while a person plays in
# the window: what was seen on the board is in the journal. TAP.
here=$(cd "$(dirname "$0")/.." && pwd)
rounds=${3:-3}
. "$here/window/in_x.sh"

# The switches as they are after flipping one of the three, N times.
switches_after() {
    awk -v n="$1" 'BEGIN {
        srand(n)
        for (; n > 0; n--) { key = int(3 * rand()); on[key] = !on[key]
                             keys = keys " " key }
        for (i = 7; i >= 0; i--) bits = bits (on[i] ? 1 : 0)
        print bits keys
    }'
}

killed() {
    i=0
    while [ "$i" -lt "$rounds" ]; do
        i=$((i + 1))
        begin duel --seed 1
        # shellcheck disable=SC2046  # a word and keys
        set -- $(switches_after "$i")
        bits=$1
        shift
        key "$@"
        until_true sees "SW $bits"
        result $? "kill: the window shows switches, round $i"
        kill -9 "$game"
        wait "$game" 2>/dev/null
        game=
        reads_back "kill: after SIGKILL they are in the journal" SW "$bits"
    done
}

in_display killed killed
all_displays
