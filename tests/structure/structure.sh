#!/bin/sh
# structure.sh BUILD - does the house still have its shape? Prints TAP.
#
# Each check is shown to be able to fail by a planted fault.
set -u
cd "$(dirname "$0")/../.."
. tests/structure/say.sh
build=$1

# Includes point one way. Minds meet boards only where robots are, and inside
# the program of a board with a processor.
may_include() {
    case $1 in
    src/base/*)   echo base ;;
    src/disk/*)   echo base disk ;;
    src/rules/*)  echo base rules ;;
    src/formats/*) echo base rules formats ;;
    src/minds/*)  echo base rules minds ;;
    src/hps/*)    echo base rules minds hps ;;
    src/de1soc/*) echo base hps de1soc ;;
    src/chips/*)  echo base rules chips ;;
    src/boards/*) echo base rules hps chips boards ;;
    src/bench/robot*|src/bench/hand*)
                  echo base rules minds chips boards bench ;;
    src/bench/*)  echo base disk rules chips boards bench ;;
    src/player/*) echo base boards bench player ;;
    src/draw/*)   echo base boards bench player draw ;;
    src/faces/*)  echo base disk rules formats chips boards bench player draw faces ;;
    src/twin/*)   echo base disk rules hps chips boards bench twin ;;
    src/page/*)   echo base formats boards bench player draw page ;;
    src/cli/*)    echo base disk rules formats minds chips boards bench player draw faces twin cli ;;
    esac
}

includes_point_one_way() {
    wrong=0
    for file in "$@"; do
        allowed=" $(may_include "$file") "
        for room in $(sed -n 's,^#include "\([a-z0-9]*\)/.*,\1,p' "$file"); do
            case $allowed in
            *" $room "*) ;;
            *) echo "$file includes $room/"; wrong=1 ;;
            esac
        done
        if grep -n '^#include "[^/]*"' "$file"; then
            echo "$file: an include does not say its room"
            wrong=1
        fi
    done
    return $wrong
}

mkdir -p "$work/src/rules"
echo '#include "chips/duel.h"' >"$work/src/rules/fault.c"
planted_include() {
    (cd "$work" && includes_point_one_way src/rules/fault.c)
}

# TOUR.md names every source file once; .c and .h of a name share a line.
tour_names_every_file_once() {
    wrong=0
    for stem in $(git ls-files 'src/*.c' 'src/*.h' | sed 's/\.[ch]$//' |
                  sort -u); do
        count=$(grep -o "$stem[.[]" "$1" | wc -l)
        [ "$count" -eq 1 ] || { echo "$stem: $count times"; wrong=1; }
    done
    for named in $(grep -o 'src/[a-z0-9]*/[a-z0-9_]*[.[]' "$1" |
                   sed 's/[.[]$//' | sort -u); do
        [ -e "$named.c" ] || [ -e "$named.h" ] ||
            { echo "$named is not there"; wrong=1; }
    done
    return $wrong
}

# The core calls nobody: no malloc, no files, no clock.
calls_outside() {
    nm --defined-only "$@" 2>/dev/null | awk 'NF == 3 {print $3}' |
        sort -u >"$work/own"
    nm --undefined-only "$@" 2>/dev/null | awk '$1 == "U" {print $2}' |
        sort -u >"$work/wants"
    comm -23 "$work/wants" "$work/own" |
        grep -vE '^(mem(cpy|set|cmp|move|chr)|str(len|cmp|ncmp|chr|cpy|spn|cspn|pbrk)|__stack_chk_fail|_GLOBAL_OFFSET_TABLE_|__tls_get_addr)$'
}

core_stands_alone() {
    ! calls_outside "$@"
}

# Only journal.c meets the disk.
bench_needs_only_memory() {
    outside=$(calls_outside "$@" |
              grep -vE '^(malloc|calloc|realloc|free|journal_.*)$')
    echo "$outside"
    [ -z "$outside" ]
}

bench_objects() {
    find "$build/src/libbench.a.p" -name '*.o' ! -name '*journal*'
}

lib() {
    echo "$build/src/lib$1.a"
}

planted_malloc() {
    echo 'void *malloc(unsigned long); void *fault(void);
          void *fault(void) { return malloc(1); }' >"$work/fault.c"
    cc -c "$work/fault.c" -o "$work/fault.o"
    core_stands_alone "$(lib base)" "$work/fault.o"
}

# Everything but journal.c compiles for a machine without a C library.
core_compiles_to_wasm() {
    for file in "$@"; do
        clang --target=wasm32 -std=c11 -ffreestanding -nostdlibinc -Isrc \
            -isystem src/page/freestanding -c "$file" \
            -o "$work/wasm.o" || return 1
    done
}

# A ROM of sounds is not read.
files_are_short() {
    git ls-files '*.c' '*.h' | grep -v 'src/chips/go_sounds\.c' | while read -r file; do
        lines=$(wc -l <"$file")
        [ "$lines" -le 620 ] || echo "$file: $lines lines"
    done >"$work/long"
    cat "$work/long"
    [ ! -s "$work/long" ]
}

lines_are_short() {
    ! git ls-files 'src/*.c' 'src/*.h' 'tests/*.c' 'tests/*.h' 'rtl/*.sv' \
        'rtl/*.svh' 'twin/*' |
        xargs awk '{ bare = $0; gsub(/[\200-\277]/, "", bare) }
                   length(bare) > 80 { print FILENAME ":" FNR }' | grep .
}

readme_shows_two_commands() {
    [ "$(grep -c '^make ' README.md)" -eq 2 ] &&
        grep -q '^make play$' README.md && grep -q '^make check$' README.md
}

version_is_in_changelog() {
    version=$(sed -n "s/.*version: '\([0-9.]*\)',/\1/p" meson.build | head -1)
    grep -q "^## $version" CHANGELOG.md
}

all_sources=$(git ls-files 'src/*.c' 'src/*.h')

# shellcheck disable=SC2086  # the sources are words
say 'structure: includes point one way' includes_point_one_way $all_sources
say 'structure: a wrong include would be found' fails planted_include
say 'structure: TOUR.md names every source file once' \
    tour_names_every_file_once TOUR.md
grep -v 'src/base/text' TOUR.md >"$work/TOUR.md"
say 'structure: a file missing in TOUR.md would be found' \
    fails tour_names_every_file_once "$work/TOUR.md"
say 'structure: base, rules, hps, chips and boards call no malloc and no system' \
    core_stands_alone "$(lib base)" "$(lib rules)" "$(lib minds)" \
    "$(lib hps)" "$(lib chips)" "$(lib boards)"
say 'structure: a call of malloc would be found' fails planted_malloc
say 'structure: minds and formats stand alone, too' \
    core_stands_alone "$(lib base)" "$(lib rules)" "$(lib minds)" \
    "$(lib formats)"
# shellcheck disable=SC2046  # the objects are words
say 'structure: the bench needs memory and nothing else, files apart' \
    bench_needs_only_memory $(bench_objects) "$(lib minds)" "$(lib hps)" "$(lib boards)" \
    "$(lib chips)" "$(lib rules)" "$(lib base)"
core_sources=$(git ls-files 'src/base/*.c' 'src/rules/*.c' 'src/chips/*.c' \
    'src/hps/*.c' 'src/boards/*.c' 'src/formats/*.c' 'src/minds/*.c' 'src/bench/*.c' \
    'src/player/*.c' 'src/draw/*.c' | grep -v journal)
# shellcheck disable=SC2086  # the sources are words
say 'structure: the core compiles to WebAssembly without a C library' \
    core_compiles_to_wasm $core_sources
say 'structure: what needs a system would not compile there' \
    fails core_compiles_to_wasm src/bench/journal.c
say 'structure: no file has grown beyond a sitting' files_are_short
say 'structure: lines fit 80 columns' lines_are_short
say 'structure: README.md shows make play and make check, and no third' \
    readme_shows_two_commands
say 'structure: CHANGELOG.md knows this version' version_is_in_changelog
echo "1..$n"
[ "$bad" -eq 0 ]
