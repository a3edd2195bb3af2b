#!/bin/sh
# new-machine.sh NAME [BOARD] - makes a machine that can be played at once.
#
# It is a race between two players: the smallest thing that has everything a
# machine has. Change it into yours. The template is the machine `lamp` in
# scripts/template, `machine` with what is the same on all boards and a folder
# for each board; here its name becomes NAME. Of what was there before, only
# src/machines/catalogue.h is changed, by one line.
set -eu
cd "$(dirname "$0")/.."
template=scripts/template

fail() {
    echo "new-machine.sh: $1" >&2
    exit 2
}

boards() {
    for folder in "$template"/*/; do
        basename "$folder"
    done | grep -vx machine | paste -sd' ' -
}

[ $# -eq 1 ] || [ $# -eq 2 ] || fail "give a name, and a board if it is not \
basys2: scripts/new-machine.sh NAME [BOARD]"
name=$1
board=${2:-basys2}

# A name becomes part of names in C, Verilog, Meson and the shell.
case $name in
[!a-z]* | *[!a-z0-9_]* | '')
    fail "'$name' is not a name: lower-case letters, digits and _, a letter first" ;;
*_on_* | *_)
    fail "'$name' is not a name: it must not contain _on_ or end with _" ;;
?????????????*)
    fail "'$name' is too long: 12 letters at most" ;;
esac
keywords='auto bool break case char class const continue default do double else
    enum extern float for goto if inline int long register restrict return
    short signed sizeof static struct switch typedef union unsigned void
    volatile while alias always and assert assign assume begin bind bit buf
    byte cell chandle checker clocking config constraint context cover cross
    deassign defparam design disable dist edge end event expect export extends
    final force foreach forever fork function generate genvar global iff import
    include initial inout input inside instance integer interface intersect
    join let liblist library local logic longint macromodule matches medium
    modport module nand negedge new nor not null or output package packed
    parameter posedge primitive priority program property protected pull0 pull1
    pulldown pullup pure rand randc randcase real realtime ref reg reject_on
    release repeat rnmos scalared sequence shared shortint small solve specify
    specparam string strong strong0 strong1 super supply0 supply1 table tagged
    task this throughout time timeprecision timeunit tran tri type unique until
    untyped use var vectored virtual wait wand weak weak0 weak1 wildcard wire
    with within wor xnor xor'
for word in $keywords; do
    [ "$name" != "$word" ] ||
        fail "'$name' is a keyword of C or Verilog: choose another name"
done
[ "$board" != machine ] && [ -d "$template/$board" ] ||
    fail "no template for the board '$board': there are $(boards)"

# Every file of the template, as it is and where it goes: lines "FROM TO".
# That of a board comes later, and so in the place of the general one.
files() {
    for tree in machine "$board"; do
        (cd "$template/$tree" && find . -type f) | sort |
            while read -r file; do
                to=$(echo "${file#./}" |
                     sed "s/basys2/$board/g; s/lamp/$name/g")
                echo "$template/$tree/${file#./} $to"
            done
    done
}

# Taken: by a machine, a command, a chip, a module, or any other source.
taken=$(find src rtl tests -path tests/new_machine -prune -o \
    \( -path "src/*/$name" -o -path "src/*/$name.[ch]" -o -name "$name.sv" \
       -o -name "test_$name.c" \) -print | head -n 1)
[ -z "$taken" ] || fail "'$name' is taken by $taken: choose another name"
files | while read -r _ to; do
    [ ! -e "$to" ] || fail "'$name' is taken by $to: choose another name"
done

# What is called otherwise on this board: pins and clock, from where they are.
panel=$template/$board/src/machines/lamp/panel.h
button() {      # A | B | RESET
    sed -n "s/.*LAMP_BTN_$1 *= [A-Z0-9]*_\(BTN[A-Z]*\)[ +]*\([0-9]*\),/\1\2/p" \
        "$panel"
}
clock_hz=$(sed -n 's/.*_CLOCK_HZ = \([0-9]*\).*/\1/p' "src/boards/$board.h")
upper() { echo "$1" | tr '[:lower:]' '[:upper:]'; }
title=$(upper "$(echo "$board" | cut -c 1)")$(echo "$board" | cut -c 2-)

files | while read -r from to; do
    mkdir -p "$(dirname "$to")"
    sed -e "s/BTN3/$(button A)/g; s/BTN0/$(button B)/g" \
        -e "s/BTN2/$(button RESET)/g" \
        -e "s/netlist_clock=.*/netlist_clock=$clock_hz/" \
        -e "s/basys2/$board/g; s/BASYS2/$(upper "$board")/g" \
        -e "s/Basys2/$title/g" \
        -e "s/lamp/$name/g; s/LAMP/$(upper "$name")/g" "$from" >"$to"
done
echo "MACHINE($name)" >>src/machines/catalogue.h

cat <<END_OF_WORDS
Made $name on $board:
$(files | sed 's/.* /    /' | sort -u)
and its line in src/machines/catalogue.h. Now

    make && build/boardwalk play $name
    build/boardwalk play $name --a eager --b lazy --face text
    build/boardwalk run tests/scripts/$name/first.bw
    build/boardwalk twin $name

and change the rules in src/machines/$name/$name.c. CONTRIBUTING.md says what
belongs to a machine. After git add: scripts/files.sh >docs/files.md
END_OF_WORDS
