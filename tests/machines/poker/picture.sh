# picture.sh - the pictures of poker; read by docs/pictures/make.sh.
# shellcheck shell=sh

# Poker with five community cards: 10 from each before every street; the
# river, the pot on the digits, and 25 on the switches, the next bet.
presses() {     # HOW-MANY
    left=$1
    while [ "$left" -gt 0 ]; do
        printf 'tap BTNC\n'
        left=$((left - 1))
    done
}
{
    printf 'boardwalk 1\nopen poker:basys3#1 deal=hash cards=5\nwait 1s\n'
    presses 5
    for _ in flop turn river; do
        presses 1
        printf 'set SW 10\n'
        presses 4
    done
    printf 'tap BTNL\ntap BTNL\ntap BTNL\nset SW 25\nwait 1s\n'
} >"$work/game.bw"
board poker 1100x420
begin
until_shown '5D TC'
keys space
until_shown PAUSED
take poker
