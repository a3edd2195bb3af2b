#!/bin/sh
# structure.sh BUILD - does the house still have its shape? Prints TAP.
#
# Each check is shown to be able to fail by a planted fault.
set -u
cd "$(dirname "$0")/../.."
. tests/structure/say.sh
build=$1

# Thousands of includes are asked about: these answer in a variable, for the
# shell starts a process for every $(...).

# find_room FILE: in $room, of a path below src. Games, machines and kinds of
# parts have several in a folder.
find_room() {
    case $1 in
    games/mind.h)       room=minds ;;
    twin/design.h)      room=designs ;; # of the folder with the shims
    games/engine/*)     room=engine ;;
    games/*/*/*)        room=${1#games/*/} room=${room%%/*} ;;
    machines/*/hps/*)   room=hps ;;
    machines/*/de1soc/*) room=de1soc ;;
    machines/hand* | machines/*/hand* | machines/*/table* | machines/*/intro*)
        room=hands ;;
    machines/twin* | machines/*/twin*) room=twins ;;
    parts/pixels* | parts/*/pixels*) room=draw ;;
    parts/cells* | parts/*/cells*) room=term ;;
    parts/*)            room=boards ;;
    *)                  room=${1%%/*} ;;
    esac
}

# Includes point one way. Minds meet boards only where robots are, and inside
# the program of a board with a processor.
may_include() {
    case $1 in
    src/bench/robot* | src/bench/hand*) echo base minds boards bench; return ;;
    esac
    find_room "${1#src/}"
    case $room in
    base)     echo base ;;
    disk)     echo base disk ;;
    os)       echo base os ;;
    rules)    echo base rules ;;
    notation) echo base rules notation ;;
    library)  echo base rules notation library ;;
    solver)   echo base rules solver ;;
    minds)    echo base rules solver minds ;;
    games)    echo base rules minds ;;
    engine)   echo base disk os rules notation minds engine ;;
    arena)    echo base disk os arena ;;
    match)    echo base disk os arena rules notation solver minds engine \
                  match cli ;;
    chips)    echo base chips ;;
    boards)   echo base chips boards ;;
    hps)      echo base rules minds hps ;;
    machines) echo base rules hps chips boards machines ;;
    de1soc)   echo base hps de1soc ;;
    bench)    echo base disk boards bench ;;
    hands)    echo base rules minds hps chips boards machines bench hands ;;
    player)   echo base boards bench player ;;
    draw)     echo base boards bench player draw ;;
    term)     echo base disk boards bench player draw term ;;
    window)   echo base disk boards bench player draw window ;;
    faces)    echo base disk boards bench player term window faces ;;
    designs)  echo base disk os boards bench designs ;;
    grade)    echo base disk os boards bench designs grade ;;
    twin)     echo base disk boards chips bench designs twin ;;
    twins)    echo base rules hps chips boards machines twin twins ;;
    page)     echo base boards bench player draw designs page ;;
    host)     echo base disk os host ;;
    commands) echo base disk os arena rules notation library solver minds \
                   engine match commands boards machines bench cli ;;
    cli)      echo base disk os minds engine boards bench player draw term window \
                   faces twin designs grade host cli ;;
    esac
}

# find_owner FILE: in $owner, the game, the machine or the kind of part that it
# belongs to, or none.
find_owner() {
    case $1 in
    games/engine/*) owner=none ;;
    games/*/* | machines/*/* | parts/*/*)
        owner=${1#*/} owner=${1%%/*}/${owner%%/*} ;;
    *) owner=none ;;
    esac
}

# include_is_right FILE INCLUDED ROOMS: which the file may include.
include_is_right() {
    find_room "$2"
    case " $3 " in
    *" $room "*) ;;
    *) echo "$1 includes $2"; return 1 ;;
    esac
    find_owner "${1#src/}"
    mine=$owner
    find_owner "$2"
    case $mine:$owner in
    none:* | *:none | "$mine:$mine" | machines*:games*) ;;
    *:machines*) case $1 in */commands/*) ;; *)
        echo "$1 includes $2, another one's"; return 1 ;; esac ;;
    *) echo "$1 includes $2, another one's"; return 1 ;;
    esac
}

# includes FILE...: "FILE INCLUDED" for every file of ours that one includes.
includes() {
    grep -H '^#include "' "$@" | sed 's,:#include "\([^"]*\)".*, \1,'
}

includes_point_one_way() {
    before=
    includes "$@" | while read -r file included; do
        [ "$file" = "$before" ] || rooms=$(may_include "$file")
        before=$file
        case $included in
        */*) include_is_right "$file" "$included" "$rooms" ;;
        *)   echo "$file includes $included and does not say its room" ;;
        esac
    done >"$work/wrong"
    cat "$work/wrong"
    [ ! -s "$work/wrong" ]
}

# plant FILE INCLUDED
plant_include() {
    mkdir -p "$work/$(dirname "$1")"
    echo "#include \"$2\"" >"$work/$1"
    (cd "$work" && includes_point_one_way "$1")
}

# What names.sh counts is in $work/names.

# names_are_telling TENTHS: at most so many tenths of a per cent of the static
# functions share their name with one of another file.
names_are_telling() {
    awk -v most="$1" '
        { print }
        /share their name/ { share = 10 * $(NF - 1); is_there = 1 }
        END { exit !is_there || share > most }' "$work/names"
}

comments_are_enough() {
    awk -v least="$1" '
        { print }
        /of them comment/ { share = 10 * $3; is_there = 1 }
        END { exit !is_there || share < least }' "$work/names"
}

# imported FILE: the modules of the page that one of them imports.
imported() { sed -n "s,.*from '\./\([a-z_]*\.js\)';\$,\1,p" "$1"; }

# Modules of the page import no one another in a circle. The worker's share
# only the protocol with the others, and the loudspeaker's has nothing.
modules_point_one_way() {
    wrong=0
    for file in "$@"; do
        for other in $(imported "$file"); do
            echo "${file##*/} $other"
        done
    done >"$work/imports"
    tsort "$work/imports" >"$work/sorted" 2>&1 ||
        { cat "$work/sorted"; wrong=1; }
    while read -r one other; do
        case $one:$other in
        worker*:worker* | worker*:protocol.js) ;;
        worker* | speaker* | *:worker* | *:speaker* | *:main.js)
            echo "$one imports $other"; wrong=1 ;;
        esac
    done <"$work/imports"
    return $wrong
}

# plant_import FILE IMPORTED: beside the modules that there are
plant_import() {
    echo "import {fault} from './$2';" >"$work/$1"
    # shellcheck disable=SC2086
    modules_point_one_way "$work/$1" $modules
}

# Who wants to know something of a part asks the record of its kind: only
# boards, whose tables are data, and src/parts itself name kinds.
kinds_are_named_in_parts() {
    kinds=$(sed -n 's/^PART(.*, \([A-Z]*\))$/\1/p' src/parts/catalogue.h |
            paste -sd '|' -)
    [ -n "$kinds" ] || return 1
    wrong=0
    for file in "$@"; do
        case $file in
        src/boards/board.[ch]) echo "$file" ;;
        src/parts/* | src/boards/*) ;;
        *) echo "$file" ;;
        esac
    done | xargs grep -nE "\\bPART_($kinds)\\b" /dev/null && wrong=1
    return $wrong
}

plant_kind() {
    mkdir -p "$work/src/term" "$work/src/parts"
    cp src/parts/catalogue.h "$work/src/parts"
    echo 'int fault(int kind) { return kind == PART_LED; }' \
        >"$work/src/term/fault_kind.c"
    (cd "$work" && kinds_are_named_in_parts src/term/fault_kind.c)
}

# The list of files is what scripts/files.sh makes of their first lines.
files_are_listed() {
    diff "$1" "$work/files.md"
}

every_file_has_a_head() {
    awk 'FNR == 1 {
             name = FILENAME
             sub(/.*\//, "", name)
             head = "/* " name " - "
             if (index($0, head) == 1 && length($0) > length(head)) next
             print FILENAME " does not say what it is"
             wrong = 1
         }
         END { exit wrong }' "$@"
}

# What TOUR.md names is there: paths in backquotes, from src or from the top.
tour_is_true() {
    wrong=0
    for named in $(grep -oE '`[a-z0-9_]+/[a-z0-9_/]+\.(c|h|sv|js)`' "$1" |
                   tr -d '`'); do
        [ -e "$named" ] || [ -e "src/$named" ] ||
            ls src/*/*/"$named" >/dev/null 2>&1 ||
            { echo "$named is not there"; wrong=1; }
    done
    [ "$(wc -l <"$1")" -le 120 ] || { echo "longer than 120 lines"; wrong=1; }
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
    find "$build/src/libbench.a.p" -name '*.o' ! -name '*journal*' \
        ! -name '*kept*'
}

lib() {
    find "$build/src" -name "lib$1.a"
}

planted_malloc() {
    echo 'void *malloc(unsigned long); void *fault(void);
          void *fault(void) { return malloc(1); }' >"$work/fault.c"
    cc -c "$work/fault.c" -o "$work/fault.o"
    core_stands_alone "$(lib base)" "$work/fault.o"
}

# Everything but journal.c compiles for a machine without a C library.
# It is only read: the page's build makes code of it.
core_compiles_to_wasm() {
    clang --target=wasm32 -std=c11 -ffreestanding -nostdlibinc -Isrc \
        -isystem src/page/freestanding -DBOARDWALK_VERSION='"0"' \
        -fsyntax-only "$@"
}

# A ROM of sounds is not read, nor is what a program of fit/ has written.
files_are_short() {
    git ls-files '*.c' '*.h' 'web/*.js' |
        grep -v 'src/machines/go/sounds\.c' |
        xargs grep -L 'Do not edit by hand' |
        xargs awk 'FNR == 621 { print FILENAME ": more than 620 lines" }' \
        >"$work/long"
    cat "$work/long"
    [ ! -s "$work/long" ]
}

lines_are_short() {
    ! git ls-files 'src/*.c' 'src/*.h' 'tests/*.c' 'tests/*.h' 'rtl/*.sv' \
        'rtl/*.svh' 'twin/*' 'web/*.js' |
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
modules=$(git ls-files 'web/*.js')

# shellcheck disable=SC2086  # the sources are words
say 'structure: includes point one way' includes_point_one_way $all_sources
say 'structure: rules that include a machine would be found' \
    fails plant_include src/games/go/rules/fault.c machines/duel/duel.h
say 'structure: a face that includes a game would be found' \
    fails plant_include src/term/fault.c games/go/rules/go.h
say 'structure: a machine that includes another one would be found' \
    fails plant_include src/machines/pegs/fault.c machines/duel/duel.h
say 'structure: pixels of a part that include the terminal would be found' \
    fails plant_include src/parts/led/pixels_fault.c term/screen.h
say 'structure: a kind of part that includes another would be found' \
    fails plant_include src/parts/led/cells_fault.c parts/rgb/cells.h
# shellcheck disable=SC2086
say 'structure: kinds of parts are named only in src/parts and by boards' \
    kinds_are_named_in_parts $all_sources
say 'structure: a kind that is named elsewhere would be found' \
    fails plant_kind
# shellcheck disable=SC2086
say 'structure: modules of the page import one way' \
    modules_point_one_way $modules
say 'structure: a circle of modules would be found' \
    fails plant_import dom.js controls.js
say 'structure: a page that imports what is the worker'"'"'s would be found' \
    fails plant_import fault.js worker_core.js
# shellcheck disable=SC2086
say 'structure: every source file says what it is' \
    every_file_has_a_head $all_sources $modules
echo 'int nameless;' >"$work/nameless.c"
say 'structure: a file without a head would be found' \
    fails every_file_has_a_head "$work/nameless.c"
scripts/files.sh >"$work/files.md"
say 'structure: docs/files.md is what scripts/files.sh prints' \
    files_are_listed docs/files.md
grep -v '^- `text' docs/files.md >"$work/listed.md"
say 'structure: a file that is not listed would be found' \
    fails files_are_listed "$work/listed.md"
say 'structure: TOUR.md is short and names what is there' tour_is_true TOUR.md
sed 's,duel/duel\.c,duel/dual.c,' TOUR.md >"$work/TOUR.md"
say 'structure: a wrong name in TOUR.md would be found' \
    fails tour_is_true "$work/TOUR.md"
say 'structure: base, rules, hps, chips and boards call no malloc and no system' \
    core_stands_alone "$(lib base)" "$(lib rules)" "$(lib minds)" \
    "$(lib hps)" "$(lib chips)" "$(lib boards)" "$(lib machines)"
say 'structure: a call of malloc would be found' fails planted_malloc
say 'structure: minds and notations stand alone, too' \
    core_stands_alone "$(lib base)" "$(lib rules)" "$(lib minds)" \
    "$(lib notation)"
# shellcheck disable=SC2046  # the objects are words
say 'structure: the bench needs memory and nothing else, files apart' \
    bench_needs_only_memory $(bench_objects) "$(lib hands)" "$(lib minds)" \
    "$(lib hps)" "$(lib machines)" "$(lib boards)" "$(lib chips)" "$(lib rules)" "$(lib base)"
core_sources=$(scripts/sources.sh core notation hands bench player draw |
    grep -v -e journal -e kept)
# shellcheck disable=SC2086  # the sources are words
say 'structure: the core compiles to WebAssembly without a C library' \
    core_compiles_to_wasm $core_sources
say 'structure: what needs a system would not compile there' \
    fails core_compiles_to_wasm src/bench/journal.c
say 'structure: no file has grown beyond a sitting' files_are_short
say 'structure: lines fit 80 columns' lines_are_short
scripts/names.sh >"$work/names"
say 'structure: static functions are named for what they do there' \
    names_are_telling 50
say 'structure: a limit below what is shared would be found' \
    fails names_are_telling 0
say 'structure: at least an eighth of the source is comment' \
    comments_are_enough 125
say 'structure: too few comments would be found' \
    fails comments_are_enough 900
say 'structure: README.md shows make play and make check, and no third' \
    readme_shows_two_commands
say 'structure: CHANGELOG.md knows this version' version_is_in_changelog
echo "1..$n"
[ "$bad" -eq 0 ]
