# tap.sh - what tests with a simulator share. To be sourced with the program as
# $1; what is built stays in the folder $2 (or $BOARDWALK_TWIN_CACHE), so that
# the next time it is there.
source=$(cd "$(dirname "$0")/../.." && pwd)
cache=${2:-${BOARDWALK_TWIN_CACHE:-}}
cache=${cache:+$(mkdir -p "$cache" && cd "$cache" && pwd)}
. "$source/tests/cli/tap.sh"
export XDG_CACHE_HOME="${cache:-$work/cache}"
mkdir -p "$XDG_CACHE_HOME"

# A cache with nothing in it but what is the simulator's own.
cold_cache() {  # FOLDER
    mkdir -p "$1/boardwalk" && chmod 700 "$1/boardwalk" &&
    for runtime in "$XDG_CACHE_HOME"/boardwalk/verilator-*-runtime; do
        [ ! -d "$runtime" ] || cp -R "$runtime" "$1/boardwalk/" || return 1
    done && XDG_CACHE_HOME=$1
}

# Ends it all where there is no simulator.
needs_simulator() {
    for tool in verilator c++; do
        command -v "$tool" >/dev/null 2>&1 || {
            echo "1..0 # SKIP there is no $tool"
            exit 0
        }
    done
}
