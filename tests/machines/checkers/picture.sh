# picture.sh - the pictures of checkers; read by docs/pictures/make.sh.
# shellcheck shell=sh

# Checkers with all rules: c3-d4, f6-e5, and now Red must jump. It holds its
# man on d4 and points at f6, where it shall land.
square() {      # ROW COLUMN
    printf 'set ROW %s\nset COL %s\ntap ENTER\n' "$1" "$2"
}
{
    printf 'boardwalk 1\nopen checkers:tinychip#1 rules=full\nwait 1s\n'
    square 2 2
    square 3 3
    square 5 5
    square 4 4
    square 3 3
    printf 'set ROW 5\nset COL 5\nwait 1s\n'
} >"$work/game.bw"
board checkers 920x570
begin
until_shown MUST
keys space
until_shown PAUSED
take checkers
