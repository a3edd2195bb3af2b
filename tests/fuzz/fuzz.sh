#!/bin/sh
# fuzz.sh OUT SECONDS [TARGET...] - any bytes, under sanitizers. Prints TAP.
#
# The targets are script (a script of the bench), pdn, fen, moves, hub (the
# notations of draughts), phh, ranges, acpc (those of poker), sgf (records of Go),
# gtp (conversations with the program that plays it), verilog (a design that is
# not ours), project (a student's source), and twin_NAME (people at a machine in
# C and in Verilog at once);
# all of them if none is named. Each runs its seeds (tests/fuzz/seeds) and its
# kept corpus (tests/fuzz/corpus, an archive) first, then new inputs for so many
# seconds. With KEEP=1 inputs that reach new code are added to the archive.
# twin.sh shows that the twins' faults are found.
set -u
cd "$(dirname "$0")/../.."
out=$1
seconds=$2
shift 2
. tests/machines/read.sh
# shellcheck disable=SC2046  # the machines are words
[ $# -gt 0 ] || set -- script pdn fen moves hub phh ranges acpc sgf gtp verilog project \
    $(fuzzed_machines | sed 's/^/twin_/')
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"
. tests/fuzz/twin_env.sh
bad=0
count=0

# tell STATUS SENTENCE LINES
tell() {
    count=$((count + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $count - fuzz: $2"
        return
    fi
    echo "not ok $count - fuzz: $2"
    tail -n "$3" "$work/log" | sed 's/^/# /'
    bad=1
}

# bench NAME...: files of the bench
bench() {
    for name; do echo "src/bench/$name.c"; done
}

# sources TARGET
sources() {
    case $1 in
    script)
        scripts/sources.sh core
        ls src/bench/harness/harness*.c
        bench desk event history id look \
            script script_hand script_repeat script_until \
            session session_write
        echo src/faces/fuzz.c
        ;;
    phh | ranges | acpc)
        scripts/sources.sh base rules
        ls src/games/holdem/notation/*.c
        echo "tests/fuzz/$1.c"
        ;;
    sgf)
        scripts/sources.sh base rules
        ls src/games/go/notation/*.c
        echo tests/fuzz/sgf.c
        ;;
    verilog)
        scripts/sources.sh base disk
        ls src/twin/verilog*.c src/designs/languages/verilog*.c
        echo tests/fuzz/verilog.c
        ;;
    project)
        scripts/sources.sh core disk
        ls src/designs/project/*.c src/designs/languages/verilog*.c \
            src/designs/constraints/*.c src/designs/build/build_run.c \
            src/os/cage*.c
        echo tests/fuzz/project.c
        ;;
    gtp)
        scripts/sources.sh base rules minds
        ls src/games/go/notation/*.c src/games/go/engine/*.c | grep -v think.c
        echo src/games/go/engine/gtp_think.c src/os/clock.c tests/fuzz/gtp.c
        ;;
    twin_*)
        scripts/sources.sh core disk
        scripts/sources.sh twins | grep -v -e lockstep -e steer -e twin/top \
            -e twin/made_top -e twin/beside
        ls src/bench/harness/harness*.c
        bench desk event history id journal \
            journal_snap look script script_hand script_repeat script_until \
            session session_write snap
        echo tests/fuzz/twin.c tests/fuzz/twin_bytes.c
        ;;
    *)
        scripts/sources.sh base rules
        ls src/games/draughts/notation/*.c
        echo src/games/draughts/engine/level.c "tests/fuzz/$1.c"
        ;;
    esac
}

# seeds TARGET: folders besides the corpus
seeds() {
    ls -d "tests/fuzz/seeds/$1" 2>/dev/null
    case $1 in
    script) ls -d tests/scripts/*/ ;;
    pdn)    echo tests/oracle/pdn ;;
    phh)    echo tests/games/holdem/phh ;;
    sgf)    echo tests/games/go/sgf ;;
    esac
}

# unpack TARGET: its kept corpus, as a folder.
unpack() {
    rm -rf "$corpus"
    mkdir -p "$corpus"
    [ ! -e "tests/fuzz/corpus/$1.tar.gz" ] ||
        tar -xzf "tests/fuzz/corpus/$1.tar.gz" -C "$corpus"
}

# pack TARGET: the same bytes for the same files.
pack() {
    (cd "$corpus" && ls | tar --mtime=@0 --owner=0 --group=0 --mode=644 \
        --numeric-owner -cf - -T -) | gzip -9n >"tests/fuzz/corpus/$1.tar.gz"
}

# build TARGET: the twins have one program.
build() {
    # shellcheck disable=SC2046  # the sources are words
    make -f tests/fuzz/objects.mk -j "$(getconf _NPROCESSORS_ONLN)" \
        PROGRAM="$program" OBJECTS="$out/fuzz-objects" \
        SOURCES="$(echo $(sources "$1"))" >"$work/log" 2>&1
}

# fuzz TARGET: prints its tests.
fuzz() {
    program=$out/fuzz_${1%%_*}
    corpus=$out/corpus/$1
    words=-dict=tests/fuzz/$1.dict
    length=-max_len=1024
    case $1 in
    twin_*)
        export TWIN="${1#twin_}"
        [ -e "tests/fuzz/$1.dict" ] || words=
        length='-max_len=256 -len_control=0'
        ;;
    esac
    build "$1" || { tell 1 "$1: the target builds" 20; return; }
    unpack "$1"

    # shellcheck disable=SC2046  # the folders are words
    "$program" -runs=0 -artifact_prefix="$out/$1-" "$corpus" \
        $(seeds "$1") >"$work/log" 2>&1
    tell $? "$1: the kept corpus and what else is there are clean" 20

    mkdir "$work/new_$1"
    # shellcheck disable=SC2046,SC2086
    "$program" -max_total_time="$seconds" $length -timeout=300 \
        $words -artifact_prefix="$out/$1-" \
        -print_final_stats=1 "$work/new_$1" "$corpus" $(seeds "$1") \
        >"$work/log" 2>&1
    tell $? "$1: $seconds seconds of new inputs are clean" 30
    grep -E 'number_of_executed_units|cov: ' "$work/log" | tail -n 2 |
        sed 's/^/# /'
    [ "${KEEP:-0}" = 0 ] || {
        "$program" -merge=1 "$corpus" "$work/new_$1" >/dev/null 2>&1
        pack "$1"
    }
}

for target; do
    fuzz "$target"
done
echo "1..$count"
exit $bad
