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

refuses() {
    run 2 twin duel --top --games 5 && has err '--top goes only with' &&
    run 2 twin uart --top && has err 'rtl/top has no top' &&
    run 2 twin duel --top --rtl nowhere && [ -s err ]
}
say 'what cannot be compared says why' refuses

echo "1..$n"
[ "$bad" -eq 0 ]
