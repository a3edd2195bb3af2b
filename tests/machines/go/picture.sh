# picture.sh - the pictures of go; read by docs/pictures/make.sh.
# shellcheck shell=sh

# Go, two people: the cursor goes from stone to stone.
steps() {       # HOW-MANY KEY-BEFORE KEY-BEHIND
    left=$1
    while [ "$left" -ne 0 ]; do
        if [ "$left" -lt 0 ]; then
            printf 'tap %s\n' "$2"
            left=$((left + 1))
        else
            printf 'tap %s\n' "$3"
            left=$((left - 1))
        fi
    done
}
row=4
column=4
stone() {       # ROW COLUMN, from the top left
    steps $(($1 - row)) UP DOWN
    steps $(($2 - column)) LEFT RIGHT
    row=$1
    column=$2
    printf 'tap ENTER\nwait 200ms\n'
}
{
    printf 'boardwalk 1\nopen go:de1soc#1\nwait 1s\n'
    printf 'tap ENTER\nwait 1s\ntap ENTER\nwait 1s\n'
    for move in 4,4 2,5 2,4 3,5 3,4 4,5 5,5 5,6 6,5 6,6 7,6 7,7 1,5 1,6 1,4 \
                7,5 6,4 8,6 2,6 2,7 3,6 3,7 4,6 4,7; do
        stone "${move%,*}" "${move#*,}"
    done
    printf 'wait 1s\n'
} >"$work/game.bw"
board go 1100x850
begin 120 40
until_shown 'to move'
keys P
until_shown PAUSED
take go
"$boardwalk" show "$work/game.bw" --picture docs/pictures/go_monitor.png
