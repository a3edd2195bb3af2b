# tap.sh - what the tests of the command line share. To be sourced with the
# program as $1; the test sets about (the beginning of each sentence) and
# prefix (what comes behind the program's name).
set -u
bw=$(realpath "$1")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
export XDG_STATE_HOME="$work/state"
export HOME="$work"
prefix=
n=0
bad=0
: >in

# run STATUS ARGUMENT...: remembers both outputs; true if the status fits.
# The input is the file in.
run() {
    wanted=$1
    shift
    # shellcheck disable=SC2086
    "$bw" $prefix "$@" >out 2>err <in
    status=$?
    [ "$status" -eq "$wanted" ] && return 0
    echo "# status $status instead of $wanted: boardwalk $prefix $*"
    return 1
}

# say SENTENCE COMMAND...: one test.
say() {
    sentence=$1
    shift
    n=$((n + 1))
    if "$@" >log 2>&1; then
        echo "ok $n - $about: $sentence"
    else
        echo "not ok $n - $about: $sentence"
        cat log out err 2>/dev/null | head -n 20 | sed 's/^/# /'
        bad=$((bad + 1))
    fi
}

# until_true COMMAND...: looks again until it is so, for two minutes and more:
# no test depends on how busy the machine is.
until_true() {
    tries=1200
    until "$@"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.1
    done
}

# is_gone PROCESS: it has ended.
is_gone() { ! kill -0 "$1" 2>/dev/null; }

silent() { [ ! -s "$1" ]; }
has() { grep -qF -- "$2" "$1"; }
line() { [ "$(sed -n "$2p" "$1")" = "$3" ]; }
