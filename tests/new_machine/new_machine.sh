#!/bin/sh
# new_machine.sh [BUILD] - does one line in one catalogue make a machine? Prints
# TAP.
#
# In a copy of the tree scripts/new-machine.sh makes machines on every board
# that it knows, as they are, and one more that becomes a game of Nim: its files
# in the folder nim are laid over the template's. Then everything that does
# something with every machine must know them, and no file that was there
# before is another but the catalogue.
#
# BUILD is a folder of this tree, such as build-check/gcc, in which it is built
# as it is: what is not new is then not compiled again.
set -u
cd "$(dirname "$0")/../.." || exit 1
built=${1-}
. tests/structure/say.sh
trap 'rm -rf "$work"' EXIT
trap 'exit 1' HUP INT TERM
here=$PWD
copy=$work/copy
mkdir "$copy"
git ls-files | tar cf - -T - | tar xf - -C "$copy"
cd "$copy" || exit 1
# Of twins that are there only the simulator's own part is taken along.
mkdir -p "$work/state" "$work/cache/boardwalk"
chmod 700 "$work/cache/boardwalk"
for runtime in "${XDG_CACHE_HOME:-$work}"/boardwalk/verilator-*-runtime; do
    [ ! -d "$runtime" ] || cp -R "$runtime" "$work/cache/boardwalk/"
done
export XDG_STATE_HOME="$work/state" XDG_CACHE_HOME="$work/cache"
build=build-check/gcc            # as deep as usual: ccache knows the paths
bw=$copy/$build/boardwalk
. tests/machines/read.sh

# The longest name there may be is one of them.
plain='relay:basys2 tug:nexys3 twelve_marks:basys3'
names='relay tug twelve_marks nim'

# Tests of their tables: those of the template run a race by touch.
tables='relay_table tug_table twelve_marks_table'

# Tests that look at every machine.
every='machines board names robot'

# What was there before

sums() { find . -path ./build-check -prune -o -type f -exec cksum {} + | sort; }

changed() { sums | comm -23 "$work/before" - | sed 's/^[0-9]* [0-9]* //'; }

only_the_catalogue_changed() {
    changed >"$work/changed"
    cat "$work/changed"
    [ "$(cat "$work/changed")" = ./src/machines/catalogue.h ] || return 1
    diff "$here/src/machines/catalogue.h" src/machines/catalogue.h |
        grep '^[<>]' >"$work/lines"
    cat "$work/lines"
    [ "$(sed 's/> MACHINE(\(.*\))/\1/' "$work/lines" | paste -sd' ' -)" = \
        "$names" ]
}

planted_change() {
    echo >>meson.build
    only_the_catalogue_changed
    status=$?
    cp "$here/meson.build" meson.build
    return $status
}

# Names

refuses() {     # WORDS ARGUMENT...
    words=$1
    shift
    sums >"$work/as_it_was"
    scripts/new-machine.sh "$@" >"$work/said" 2>&1
    status=$?
    cat "$work/said"
    [ $status -eq 2 ] && grep -qF -- "$words" "$work/said" &&
        sums | cmp -s - "$work/as_it_was"
}

refuses_what_is_no_name() {
    for name in '' Nim 9men a-b 'a b' two_on_one last_ thirteen_long; do
        refuses "'$name' is" "$name" || return 1
    done
    for name in while module null; do
        refuses 'a keyword of C or Verilog' "$name" || return 1
    done
    refuses 'give a name' && refuses 'give a name' a basys2 c
}

refuses_what_is_taken() {
    for name in duel go debouncer session hand; do
        refuses "'$name' is taken by" "$name" || return 1
    done
}

refuses_other_boards() {
    refuses 'there are basys2 basys3 nexys3' good tinychip &&
        refuses 'there are' good machine
}

# Making and building

makes() {
    for one in $plain; do
        scripts/new-machine.sh "${one%:*}" "${one#*:}" >"$work/said" || return 1
    done
    scripts/new-machine.sh nim >"$work/said" && cp -R tests/new_machine/nim/. .
    # Nim has no table: a machine need not have one.
    rm src/machines/nim/table.[ch] src/machines/nim/intro.[ch] \
        src/machines/nim/hand_state.h tests/machines/nim/test_nim_table.c
}

names_nothing_of_the_template() {
    ! grep -rniE 'lamp|template' src/machines/relay src/machines/tug \
        src/machines/twelve_marks rtl/relay.sv rtl/boards/tug_nexys3.sv
}

lines_are_short() {
    for name in $names; do
        find src rtl tests/machines -path "*$name*" -type f
    done | xargs awk 'length($0) > 80 { print FILENAME ":" FNR; bad = 1 }
                      END { exit bad }'
}

# Commands name files from the build folder on, so that what was compiled there
# is up to date here, too. Only make wrote down whole paths, for the page.
copy_build() {
    mkdir -p $build &&
        tar cf - -C "$here/$built" --exclude=meson-logs --exclude=cache . |
        tar xf - -C $build &&
        find $build -name '*.d' \
            -exec sed -i "s,$here/$built,$copy/$build," {} + &&
        meson setup --reconfigure $build
}

set_up() {
    [ -z "$built" ] || { copy_build; return; }
    meson setup $build -Dtests=true --werror -Doptimization=0
}

builds() {
    set_up >"$work/setup" &&
        ninja -C $build boardwalk tests/window/window_eye \
            $(for test in $names $tables $every; do
                echo "tests/test_$test"
            done) && builds_page
}

# Of the page its machine code alone, which need not be quick.
builds_page() {
    make=make
    ! command -v gmake >/dev/null 2>&1 || make=gmake
    page=$copy/$build/web
    $make -s -j"$(getconf _NPROCESSORS_ONLN)" -f scripts/web.mk OUT="$page" \
        OBJECTS="$page-objects" WASM_LINK=-Wl,--lto-O0 "$page/boardwalk.wasm"
}

tests_pass() {
    for test; do
        $build/tests/test_$test || return 1
    done
}

# What does something with every machine

is_listed() {
    for name in $names; do
        "$bw" list | grep "^$name:" || return 1
    done
}

scripts_play() {
    for name in $names; do "$bw" run tests/scripts/$name/*.bw || return 1; done
}

minds_of() {
    "$bw" list | awk -v m="$1:" '/^[a-z]/ { on = index($0, m) == 1 }
        on && sub(/^ *minds: /, "") { gsub(/,/, ""); print; exit }'
}

# In the text face, to an end that the board shows; and again without minds.
minds_play() {
    for name in $names; do
        # shellcheck disable=SC2046  # two minds
        set -- $(minds_of "$name")
        rm -f "$work/match.bw"
        "$bw" play "$name" --a "$1" --b "$2" --seed 3 --face text \
            --journal "$work/match.bw" >"$work/text" 2>&1 &&
        grep "^$name:" "$work/text" || return 1
        case $name in
        nim) echo 'expect AN "_-A-"' ;;
        *)   echo 'expect LD7 on' ;;
        esac >>"$work/match.bw"
        "$bw" run "$work/match.bw" || return 1
    done
}

twins_equal() {
    for name in $names; do
        "$bw" twin "$name" --rtl rtl --ticks 100000 --games 3 \
            --out "$work/difference" || return 1
    done
}

# Scripts too, and nothing of its controller is left out.
twin_covers() {
    for name in $names; do
        "$bw" twin "$name" --rtl rtl --cover --out "$work/difference" \
            --script tests/scripts/$name/first.bw >"$work/cover" || return 1
        cat "$work/cover"
        grep -q 'no difference' "$work/cover" &&
            ! grep -q 'coverage is incomplete' "$work/cover" || return 1
    done
}

faults_are_found() {
    tests/rtl/faults.sh "$bw" "$work/faults" tests/rtl/faults/lockstep_nim.sed \
        tests/rtl/faults/lockstep_relay.sed
}

# Verilator says what it finds and fails; Icarus only says it.
verilog_is_clean() {
    for name in $names; do
        for file in rtl/$name.sv rtl/boards/"$name"_*.sv; do
            verilator --lint-only -Wall -Irtl -y rtl -y rtl/boards "$file" &&
            iverilog -g2012 -Wall -y rtl -y rtl/boards -Y .sv -I rtl \
                -s "$(basename "$file" .sv)" -o /dev/null "$file" \
                >"$work/icarus" 2>&1 || return 1
            cat "$work/icarus"
            [ ! -s "$work/icarus" ] || return 1
        done
    done
}

# all_in COMMAND...: what it prints has a line that begins with each name.
all_in() {
    "$@" >"$work/printed" || return 1
    for name in $names; do
        grep -E "^$name(:| |\$)" "$work/printed" || return 1
    done
}

sources_are_known() {
    for room in machines hands twins; do
        scripts/sources.sh $room | grep /nim/ || return 1
    done
    scripts/sources.sh hands | grep nim/hand_minds.c
}

# A document of its own is asked for as any other.
ids_are_known() {
    echo "document='M7 3 2'" >>tests/machines/nim/settings.sh
    scripts/ids.sh | grep '^M7 0/3 not begun (nim)'
}

pictures_are_taken() {
    docs/pictures/make.sh "$bw" nim && [ -s docs/pictures/nim.png ] &&
        rm docs/pictures/nim.png
}

sums >"$work/before"
say 'new machine: what is no name is refused' refuses_what_is_no_name
say 'new machine: what is taken is refused' refuses_what_is_taken
say 'new machine: so is a board without a template' refuses_other_boards
say 'new machine: machines are made on every board, and Nim' makes
say 'new machine: the template leaves no trace of itself' \
    names_nothing_of_the_template
say 'new machine: a long name leaves lines short' lines_are_short
say 'new machine: no file was changed but the catalogue' \
    only_the_catalogue_changed
say 'new machine: another change would be found' fails planted_change
say 'new machine: it builds' builds
# shellcheck disable=SC2086  # the tests are words
say 'new machine: their tests pass' tests_pass $names
# shellcheck disable=SC2086
say 'new machine: so do those of every machine' tests_pass $every
# shellcheck disable=SC2086
say 'new machine: their tables are played by touch' tests_pass $tables
say 'new machine: list shows them' is_listed
say 'new machine: scripts play them' scripts_play
say 'new machine: minds play them to the end as text' minds_play
say 'new machine: the terminal plays Nim' tests/new_machine/in_term.sh "$bw"
say 'new machine: the window does' tests/new_machine/in_window.sh "$bw" \
    "$copy/$build/tests/window/window_eye"
say 'new machine: and the page' node tests/new_machine/in_page.mjs \
    $build/web/boardwalk.wasm
say 'new machine: C and Verilog do the same' twins_equal
say 'new machine: every state and transition is reached' twin_covers
say 'new machine: a fault in the Verilog is found' faults_are_found
say 'new machine: Verilator and Icarus have nothing to say' verilog_is_clean
say 'new machine: twins.sh knows them' all_in scripts/twins.sh
say 'new machine: sources.sh does' sources_are_known
say 'new machine: fuzzing does' all_in fuzzed_machines
say 'new machine: a netlist plays Nim' scripts/netlist.sh "$bw" nim
say 'new machine: ids are asked for' ids_are_known
say 'new machine: pictures are taken' pictures_are_taken
say 'new machine: and still no file was changed but the catalogue' \
    only_the_catalogue_changed
echo "1..$n"
[ "$bad" -eq 0 ]
