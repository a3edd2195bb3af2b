#!/bin/sh
# other_boards.sh BOARDWALK - machines on boards that they were not made for.
# Prints TAP.
#
# The chip is the same, so its outputs must be: what a script of the machine
# shows at home it shows elsewhere, to the last tick (--sum).
scripts=$(cd "$(dirname "$0")/../scripts" && pwd)
. "$(dirname "$0")/tap.sh"
about='other boards'

# same_there MACHINE HOME BOARD SCRIPT
same_there() {
    sed "s/^open $1\(:$2\)\{0,1\}/open $1:$3/" "$scripts/$1/$4.bw" >there.bw
    run 0 run --sum "$scripts/$1/$4.bw" && grep 'sum' out >home.sum
    run 0 run --sum there.bw && silent err &&
        grep 'sum' out | sed 's|[^ ]*there.bw||' >there.sum &&
        sed "s|[^ ]*$4.bw||" home.sum | cmp -s - there.sum
}

for board in basys3 de0cv de10lite de1soc nexys3 nexys4 nexysa7 tangnano9k artya7 \
    icebreaker; do
    say "duel on $board is the duel of a Basys2" \
        same_there duel basys2 "$board" lives
done
for board in basys2 basys3 de0cv de10lite de1soc nexys4 nexysa7 artya7; do
    say "pegs on $board is the game of a Nexys3" \
        same_there pegs nexys3 "$board" win
done
for board in basys3 de0cv de10lite de1soc nexys3 nexys4 nexysa7 artya7; do
    say "checkers on $board follows the chip on its breadboard" \
        same_there checkers tinychip "$board" double_jump
done
for board in nexys4 nexysa7 de0cv nexys3 artya7; do
    say "poker on $board is the game of a Basys3" \
        same_there poker basys3 "$board" showdown
done
for board in de10lite basys2; do
    say "Go on $board is the game of a DE1-SoC" \
        same_there go de1soc "$board" menus
done

# A mind reads lights and presses buttons that have other names there.
minds_play() {
    run 0 play duel:nexysa7#7 -f null --a consistent --b consistent \
        --journal minds.bw && has minds.bw 'open duel:nexysa7#7' &&
        run 0 run minds.bw
}
say 'minds play a match on a Nexys A7, and its journal replays' minds_play

both_names() {
    printf 'boardwalk 1\nopen duel:nexysa7#1\nwait 3s\ntap BTNL\nwait 1s\n%s\n' \
        'expect AN "_0-0"' >board.bw
    sed 's/BTNL/BTN3/' board.bw >machine.bw
    run 0 run --sum board.bw && cp out board.out && run 0 run --sum machine.bw &&
        sed 's/board.bw/machine.bw/' board.out | cmp -s - out
}
say "a part has the board's name and the machine's" both_names

# However much is plugged in: not its name alone, but as many lines as a board
# has at least.
are_shown() {
    run 0 list boards && mv out boards &&
        awk '/^[a-z]/ { board = $1 }
             /^    [a-z]/ && $1 !~ /^(not|xc)/ && $2 !~ /^[0-9]/ {
                 sub(",", "", $1); print $1 ":" board }' boards |
        grep -E '^(duel|pegs|checkers|poker|go):' >all &&
        [ "$(wc -l <all)" -ge 38 ] || return 1
    while read -r id; do
        printf 'boardwalk 1\nopen %s#1\nwait 10ms\n' "$id" >one.bw
        run 0 show one.bw && [ "$(wc -l <out)" -ge 20 ] || return 1
    done <all
}
say 'every machine is printed on every board that takes it' are_shown

too_small() {
    run 2 play go:icebreaker -f null && silent out &&
        has err 'go cannot be played on the 1BitSquared iCEBreaker' &&
        has err 'it would need'
}
say 'a board that is too small says what is missing' too_small

echo "1..$n"
[ "$bad" -eq 0 ]
