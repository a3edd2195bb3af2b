# picture.sh - the pictures of pegs; read by docs/pictures/make.sh.
# shellcheck shell=sh

# Pegs: two guesses, red green blue yellow and green red yellow magenta; the
# second has one peg right and two elsewhere.
colour() {      # STEPS: the selected peg, up or down; then the next one
    steps=$1
    while [ "$steps" -ne 0 ]; do
        if [ "$steps" -gt 0 ]; then
            printf 'tap BTNU\n'
            steps=$((steps - 1))
        else
            printf 'tap BTND\n'
            steps=$((steps + 1))
        fi
    done
    printf 'tap BTNR\n'
}
{
    printf 'boardwalk 1\nopen pegs:nexys3#7\nwait 1s\n'
    for steps in 4 2 1 -2; do
        colour "$steps"
    done
    printf 'tap BTNS\nwait 1s\n'
    for steps in -2 2 -3 -1; do
        colour "$steps"
    done
    printf 'tap BTNS\nwait 1s\n'
} >"$work/game.bw"
board pegs 920x430
begin
keys h
until_shown 'codes left'
until_shown 'G.  .R.  .Y.  .M'
keys space
until_shown PAUSED
until_shown 'G.  .R.  .Y.  .M'
take pegs
