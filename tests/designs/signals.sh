#!/bin/sh
# signals.sh BOARDWALK TOOL - waves of nets inside of a design, recorded while it
# was played with ways back and forth, are those of boardwalk trace for the same
# journal. Prints TAP.
set -u

boardwalk=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
tool=$2
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d "${TMPDIR:-/tmp}/boardwalk-signals.XXXXXX")
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM

command -v yosys >/dev/null 2>&1 || {
    echo '1..0 # SKIP there is no yosys'
    exit 0
}

tests=0
failed=0
result() {      # STATUS SENTENCE
    tests=$((tests + 1))
    [ "$1" -eq 0 ] && echo "ok $tests - signals: $2" || {
        failed=1
        echo "not ok $tests - signals: $2"
    }
}

# Changes of a VCD as the tool prints them: a tick has 10 ns. A net without a
# record is at the end of it what it was at last.
changes() {     # VCD
    awk '
    $1 == "$scope" { path = path "." $3 }
    $1 == "$upscope" { sub(/\.[^.]*$/, "", path) }
    $1 == "$var" {
        name = path "." $5
        sub(/^\.[^.]*\./, "", name)
        names[$4] = names[$4] " " name
    }
    /^#/ { tick = substr($0, 2) / 10000 }
    /^[01]/ { tell(substr($0, 2), substr($0, 1, 1)) }
    /^b/ { tell($2, substr($1, 2)) }
    function tell(id, value, list, i, n) {
        n = split(names[id], list, " ")
        for (i = 1; i <= n; i++)
            printf "%s %d %s\n", list[i], tick, value
    }' "$1"
}

# Of each net what the trace has from the first tick of its record on, and the
# value before that; a trace does not know what was before the first tick.
# Values are compared as texts: they have many digits.
compare() {     # NET
    awk -v net="$1" '$1 == net' "$work/waves" >"$work/one"
    [ -s "$work/one" ] || return 1
    first=$(awk 'NR == 1 { print $2 }' "$work/one")
    awk -v net="$1" -v first="$first" '
        $1 != net { next }
        $2 <= first || $2 <= 1 { value = $3; next }
        !told { print net, first, value; told = 1 }
        { print }
        END { if (!told) print net, first, value }' "$work/trace" |
        awk '$3 "" != value { print; value = $3 "" }' >"$work/other"
    diff "$work/one" "$work/other" >"$work/diff" || {
        head -n 10 "$work/diff" | sed 's/^/# /'
        return 1
    }
}

nets='running:1 divider:9 slow:12 u_start.seen:6 u_start.pressed:1 wide:100
      btnC:1'

# shellcheck disable=SC2086  # several
"$tool" "$here/signals" "$work/game.bw" 4000 ways $nets >"$work/waves"
result $? 'a design plays with nets observed'
"$boardwalk" trace "$work/game.bw" --design "$here/signals" \
    -o "$work/game.vcd" 2>"$work/err"
result $? 'its journal is traced'
changes "$work/game.vcd" >"$work/trace"

for net in $nets; do
    compare "${net%:*}"
    result $? "${net%:*} has the changes that the trace has"
done
[ "$(grep -c '^divider ' "$work/waves")" -gt 1000 ] &&
    ! grep -q dense "$work/waves"
result $? 'a counter has each of its steps'

# In a wide span every value is that of its tick, and between two changes
# nothing happened, unless the second one is dense. Within a grain of 24 ticks
# the first change is there as it is.
is_right() {    # NET
    awk -v net="$1" '
    $1 != net { next }
    FILENAME == ARGV[1] { if ($2 > 1) { at[++n] = $2; is[n] = $3 } next }
    {
        before = k
        while (k < n && at[k + 1] <= $2)
            k++
        if (k && is[k] "" != $3 "")
            wrong = wrong " value@" $2
        if (seen++ && before && k > before + 1 && $4 != "dense")
            wrong = wrong " missed@" $2
        if (seen > 1 && $4 != "dense" && k && at[k] != $2)
            wrong = wrong " late@" $2
        dense += $4 == "dense"
    }
    END {
        if (wrong)
            print "# " net ":" substr(wrong, 1, 200)
        exit wrong != "" || !seen || (net == "divider" && dense < 100)
    }' "$work/trace" "$work/coarse"
}

# shellcheck disable=SC2086
"$tool" "$here/signals" "$work/other.bw" 50000 ways \
    $nets >"$work/coarse"
result $? 'the same game is recorded for a wide span'
cmp -s "$work/game.bw" "$work/other.bw"
result $? 'and its journal is the same'
for net in $nets; do
    is_right "${net%:*}"
    result $? "${net%:*} tells no more and no less than it can"
done

# shellcheck disable=SC2086
"$tool" "$here/signals" "$work/long.bw" 500000 straight $nets >"$work/coarse" &&
    "$boardwalk" trace "$work/long.bw" --design "$here/signals" \
        -o "$work/long.vcd" 2>"$work/err"
result $? 'a long run in pieces is recorded and traced'
changes "$work/long.vcd" >"$work/trace"
for net in divider slow wide u_start.seen; do
    is_right "$net"
    result $? "$net is right across the pieces"
done

echo "1..$tests"
exit $failed
