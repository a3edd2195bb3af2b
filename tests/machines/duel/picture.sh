# picture.sh - the pictures of duel; read by docs/pictures/make.sh.
# shellcheck shell=sh

# Duel: A makes HALF, and b's guess LACE has one letter right.
enter() {
    button=$1
    shift
    for letter in "$@"; do
        printf 'set SW %s\ntap %s\n' "$letter" "$button"
    done
}
{
    printf 'boardwalk 1\nopen duel:basys2#1\nwait 1s\ntap BTN3\nwait 4s\n'
    enter BTN3 5 1 6 4
    printf 'wait 4s\n'
    enter BTN0 6 1 2 3
    printf 'wait 1s\n'
} >"$work/game.bw"
board duel 800x490
begin
until_shown BTN0
keys space
until_shown PAUSED
take duel
