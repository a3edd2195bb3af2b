#!/bin/sh
# twin_top.sh BOARDWALK [CACHE] - boardwalk twin --top: the tops in rtl/top,
# bound by their constraint files, beside the machines in C. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
about='twin --top'
scripts=$source/tests/scripts

command -v yosys >/dev/null 2>&1 || {
    echo '1..0 # SKIP there is no yosys'
    exit 0
}

# shows_same MACHINE: random presses, and games where chance is the same.
shows_same() {
    run 0 twin "$1" --top && has out 'presses: 60 s, equal' &&
    has out 'samples compared, no difference'
}
say 'duel shows what the machine in C shows, pressed at random and played' \
    shows_same duel
say 'pegs does, but for what chance decides' shows_same pegs

scripts_too() {
    run 0 twin poker --top --script "$scripts/poker/flush.bw" \
        --script "$scripts/poker/royal.bw" && has out 'flush.bw: ' &&
    has out 'no difference' &&
    run 0 twin duel --top --script "$scripts/duel/lives.bw" &&
    has out 'lives.bw: '
}
say 'scripts drive both' scripts_too

# planted FILE SED: a fault in a copy of rtl is seen, and its journal leads
# there again; the top as it should be is the same all along.
planted() {
    rm -rf mine found*.bw again*.bw && cp -r "$source/rtl" mine && chmod -R u+w mine &&
    sed "$2" "$source/rtl/$1" >"mine/$1" &&
    ! cmp -s "$source/rtl/$1" "mine/$1" &&
    run 1 twin duel --top --rtl mine --out found &&
    grep -q "^  tick [0-9]*: .* shows '.*' in C and '.*' on the board" out &&
    run 1 twin duel --top --rtl mine --script found.bw --out again &&
    run 0 twin duel --top --script found.bw
}
say 'two segments that are exchanged in the constraint file are found' \
    planted top/duel_basys2_top.ucf \
    's/"seg<0>"/"seg<x>"/; s/"seg<1>"/"seg<0>"/; s/"seg<x>"/"seg<1>"/'
say 'so are LEDs that are exchanged in the top' \
    planted top/duel_basys2_top.sv 's/\.LD_o *(Led)/.LD_o({Led[6:0], Led[7]})/'

# A run without bounds ends with the top; the chips are equal here.
ends_with_the_top() {
    run 0 twin pegs && has out 'ticks compared, no difference' &&
    has out 'presses: 5 s, equal' && has out 'samples compared' &&
    run 0 twin pegs --ticks 1000 && ! has out 'samples compared' &&
    rm -rf mine found*.bw && cp -r "$source/rtl" mine && chmod -R u+w mine &&
    sed 's/"Led<0>"/"Led<x>"/; s/"Led<1>"/"Led<0>"/; s/"Led<x>"/"Led<1>"/' \
        "$source/rtl/top/pegs_nexys3_top.ucf" >mine/top/pegs_nexys3_top.ucf &&
    run 1 twin pegs --rtl mine --out found && has out 'ticks compared, no' &&
    has out 'LD1 shows' && [ -s found.bw ] &&
    rm -r mine/top && run 0 twin pegs --rtl mine && ! has out 'on the board'
}
say 'a run without bounds ends with the top, if there is one' ends_with_the_top

# Tops that are made for other boards: static digits and buttons that are low,
# scanned ones, a connector with an array or a serial line.
made_shows_same() {
    run 0 twin "$1" --top --ticks "$2" && has out "${1%:*}_${1#*:}_top on the" &&
    has out 'samples compared, no difference'
}
say 'duel does on a DE10-Lite, by a top that is made for it' \
    made_shows_same duel:de10lite 8000
say 'duel does on a Nexys A7' made_shows_same duel:nexysa7 8000
say 'duel does on an iCEBreaker, with digits on a row of 74HC595' \
    made_shows_same duel:icebreaker 8000
say 'pegs does on a DE0-CV' made_shows_same pegs:de0cv 8000
say 'checkers does on a Nexys 4' made_shows_same checkers:nexys4 12000
say 'poker does on a DE1-SoC' made_shows_same poker:de1soc 230000

# What is made can be loaded: a vendor's tool gets it as files.
sources_are_whole() {
    rm -rf files && run 0 export checkers:de1soc --rtl --sources -o files &&
    run 0 constraints de1soc --check files/checkers_de1soc_top.qsf &&
    has out ', no defect' && run 0 doctor files && has out 'It would play.'
}
say 'its files are a project that plays' sources_are_whole

# A line that goes to another part is seen. The folder needs no rtl.
finds_a_wrong_line() {
    rm -rf files && run 0 export duel:de10lite --rtl --sources -o files &&
    cat >ok.bw <<'END' && run 0 run -d files ok.bw &&
boardwalk 1
open duel_de10lite_top:de10lite
wait 200ms
expect HEX "___A-b"
press KEY1
wait 300ms
release KEY1
expect HEX "___0-0"
END
    sed -i 's/^\(  assign HEX1\[6\] = \)!/\1/' files/duel_de10lite_top.sv &&
    run 1 run -d files ok.bw
}
say 'it shows on its own what the machine shows' finds_a_wrong_line

refuses() {
    run 2 twin duel --top --games 5 && has err '--top goes only with' &&
    run 2 twin uart --top && has err 'rtl/top has no top' &&
    run 2 twin duel --top --rtl nowhere && [ -s err ] &&
    run 2 twin go:de10lite --top && has err 'there is one for go:de1soc' &&
    run 2 twin duel:tinytapeout --top && has err 'it would need 8 LEDs' &&
    printf 'boardwalk 1\nopen checkers#1\n' >c.bw &&
    run 1 show --rtl c.bw && has err 'there is one for checkers:basys3' &&
    run 2 export . --sources -o x &&
    has err '--sources goes only with --rtl'
}
say 'what cannot be compared says why' refuses

echo "1..$n"
[ "$bad" -eq 0 ]
