#!/bin/sh
# kill_text.sh BOARDWALK [ROUNDS] - SIGKILL while minds play and the text face
# prints: what was printed is in the journal. TAP.
set -u
here=$(cd "$(dirname "$0")" && pwd)
bw=$(realpath "$1")
rounds=${2:-2}
work=$(mktemp -d)
game=
trap '[ -z "$game" ] || kill -9 "$game" 2>/dev/null; rm -rf "$work"' EXIT
cd "$work" || exit 1
export LC_ALL=C XDG_STATE_HOME="$work/state"
n=0
bad=0

# machine, first mind, second mind, first button
pairs='duel:basys2 consistent random BTN3
pegs:nexys3 consistent - BTNS
poker:basys3 caller random BTNC
checkers:tinychip greedy random ENTER'

pictures() {
    awk 'NF == 0' out 2>/dev/null | wc -l
}

has_printed() {
    [ "$(pictures)" -ge "$1" ] || ! kill -0 "$game" 2>/dev/null
}

until_true() {
    tries=2400
    while ! "$@"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.05
    done
}

# The last picture that is whole: from its head to the empty line behind it.
last_picture() {
    awk '/  tick [0-9]+$/ { now = "" }
                          { now = now $0 "\n" }
         /^$/             { whole = now }
         END              { printf "%s", whole }' out
}

# Time is written in front of an event; what led to the picture was done
# before its tick.
done_before() { # TICK JOURNAL
    awk -v tick="$1" '
        /^@/ { now = substr($1, 2) + 0 }
        now < tick + 0' "$2"
}

# The same game in peace tells what must be there.
is_in_journal() {
    last_picture >printed
    [ -s printed ] || return 0          # it was killed before the first
    tick=$(sed -n '1s/.*  tick //p' printed)
    "$bw" show game.bw >shown 2>err || { cat err; return 1; }
    done_before "$tick" peace.bw >must
    done_before "$tick" game.bw >is
    diff must is
}

# In a subshell, which it becomes.
begin() {       # MACHINE A B BUTTON SEED
    printf 'boardwalk 1\nopen %s#%s\n@1 press %s\n@100 release %s\n' \
        "$1" "$5" "$4" "$4" >game.bw
    set -- "$2" "$3"
    [ "$2" = - ] || set -- "$1" --b "$2"
    [ "$2" != - ] || set -- "$1"
    exec "$bw" play --load game.bw --face text --a "$@" >out 2>err
}

# round MACHINE A B BUTTON WHEN
round() {
    (begin "$@") || { cat err; return 1; }
    mv game.bw peace.bw
    rm out
    LD_PRELOAD=${preload:-} begin "$@" &
    game=$!
    until_true has_printed "$5" || return 1
    kill -9 "$game" 2>/dev/null
    wait "$game" 2>/dev/null
    game=
    is_in_journal
}

i=0
while [ "$i" -lt "$rounds" ]; do
    i=$((i + 1))
    printf '%s\n' "$pairs" >list
    while read -r machine a b button; do
        n=$((n + 1))
        if round "$machine" "$a" "$b" "$button" "$i" >log 2>&1 <&-; then
            echo "ok $n - kill: $machine in the text face, picture $i"
        else
            echo "not ok $n - kill: $machine in the text face, picture $i"
            sed 's/^/# /' log
            bad=1
        fi
    done <list
done

# A disk that forgets is noticed, or all of this would show nothing.
n=$((n + 1))
cc -shared -fPIC "$here/forgetful.c" -o forgetful.so
preload=$work/forgetful.so
if round duel:basys2 consistent random BTN3 3 >log 2>&1 <&-; then
    echo "not ok $n - kill: a disk that forgets lines is noticed"
    bad=1
else
    echo "ok $n - kill: a disk that forgets lines is noticed"
fi
echo "1..$n"
exit $bad
