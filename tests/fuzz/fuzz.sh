#!/bin/sh
# fuzz.sh OUT SECONDS - any bytes as a script, under sanitizers. Prints TAP.
#
# First the kept corpus, then new inputs for a while. With KEEP=1 inputs
# that reach new code are added to the corpus.
set -u
cd "$(dirname "$0")/../.."
out=$1
seconds=$2
corpus=tests/fuzz/corpus
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$out"

# shellcheck disable=SC2046  # the sources are words
clang -std=c11 -g -O1 -Isrc -D_XOPEN_SOURCE=700 \
    -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=all \
    $(git ls-files 'src/base/*.c' 'src/rules/*.c' 'src/chips/*.c' \
        'src/boards/*.c') src/bench/desk.c src/bench/event.c \
    src/bench/history.c src/bench/look.c src/bench/script.c src/bench/session.c \
    src/faces/fuzz.c -o "$out/fuzz" ||
    { echo 'not ok 1 - fuzz: the target builds'; exit 1; }

bad=0
if "$out/fuzz" -runs=0 "$corpus" tests/scripts/*/ >"$work/log" 2>&1; then
    echo 'ok 1 - fuzz: the kept corpus and all scripts are clean'
else
    echo 'not ok 1 - fuzz: the kept corpus and all scripts are clean'
    tail -n 20 "$work/log" | sed 's/^/# /'
    bad=1
fi

mkdir "$work/new"
if "$out/fuzz" -max_total_time="$seconds" -max_len=1024 -timeout=20 \
    -dict=tests/fuzz/words.dict -artifact_prefix="$out/" -print_final_stats=1 \
    "$work/new" "$corpus" tests/scripts/*/ >"$work/log" 2>&1; then
    echo "ok 2 - fuzz: $seconds seconds of new inputs are clean"
    grep -E 'number_of_executed_units|cov: ' "$work/log" | tail -n 2 |
        sed 's/^/# /'
else
    echo "not ok 2 - fuzz: $seconds seconds of new inputs are clean"
    tail -n 30 "$work/log" | sed 's/^/# /'
    bad=1
fi
[ "${KEEP:-0}" = 1 ] && "$out/fuzz" -merge=1 "$corpus" "$work/new" \
    >/dev/null 2>&1
echo '1..2'
exit $bad
