# in_tmux.sh BOARDWALK - the terminal face inside tmux: what its tests share.
#
# Nothing here waits for a fixed time: a screen is looked at again and again
# until it shows what it should, or two minutes are over. To be read by a
# script with ".", which prints TAP.

boardwalk=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
work=$(mktemp -d "${TMPDIR:-/tmp}/boardwalk-term.XXXXXX")
# Each server has a socket of its own: one that has just been told to end may
# still answer on the old one.
servers=0 socket=$work/tmux0
utf8=$(locale -a 2>/dev/null | grep -i 'utf-*8$' | head -n 1)
utf8=${utf8:-C.UTF-8}
tests=0
failed=0

tm() {
    LC_ALL=$utf8 tmux -u -S "$socket" -f /dev/null "$@"
}

clean_up() {
    tm kill-server 2>/dev/null
    rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

# Reporting

screen() {
    tm capture-pane -p
}

result() {      # STATUS SENTENCE
    tests=$((tests + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $tests - $2"
    else
        failed=$((failed + 1))
        echo "not ok $tests - $2"
        screen | sed 's/^/# |/'
    fi
}

# Runs a command again until it succeeds.
until_true() {
    tries=1200
    while ! "$@"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.1
    done
}

shows() {       # TEXT
    screen | grep -qF -e "$1"
}

lacks() {       # TEXT
    ! shows "$1"
}

waits_for() {   # TEXT SENTENCE
    until_true shows "$1"
    result $? "$2"
}

# Reading digits at 80x24 in ASCII, as strokes from this column on

left=7

digits() {
    screen | awk -v left="$left" '
    BEGIN {
        map["0000000"] = "_"; map["0000001"] = "-"
        map["1111110"] = "0"; map["0110000"] = "1"; map["1101101"] = "2"
        map["1111001"] = "3"; map["0110011"] = "4"; map["1011011"] = "5"
        map["1011111"] = "6"; map["1110000"] = "7"; map["1111111"] = "8"
        map["1111011"] = "9"; map["1110111"] = "A"; map["0011111"] = "b"
        map["1001110"] = "C"; map["1001111"] = "E"; map["1000111"] = "F"
        map["0110111"] = "H"; map["0001110"] = "L"; map["1100111"] = "P"
        map["0111110"] = "U"
    }
    NR >= 3 && NR <= 9 { row[NR - 3] = $0 }
    function on(y, x) { return substr(row[y], x, 1) != " " ? "1" : "0" }
    END {
        for (x = left; x <= left + 30; x += 10) {
            key = on(0, x + 1) on(1, x + 5) on(4, x + 5) on(6, x + 1) \
                  on(4, x) on(1, x) on(3, x + 1)
            printf "%s", key in map ? map[key] : "?"
        }
        print ""
    }'
}

digits_are() {
    [ "$(digits)" = "$1" ]
}

reads() {       # DIGITS SENTENCE
    until_true digits_are "$1"
    result $? "$2"
}

# Playing

keys() {
    tm send-keys "$@"
}

raw() {         # bytes as printf writes them
    tm send-keys -l "$(printf "$1")"
}

# A shell in a window; what it runs is typed.
open_window() { # COLUMNS ROWS LOCALE
    tm kill-server 2>/dev/null
    until_true no_server
    servers=$((servers + 1)) socket=$work/tmux$servers
    env -u NO_COLOR -u COLORTERM -u BOARDWALK_COLOR \
        -u DISPLAY -u WAYLAND_DISPLAY ENV= LC_ALL="$3" \
        XDG_STATE_HOME="$work/state" \
        tmux -u -S "$socket" -f /dev/null new-session -d -x "$1" -y "$2" sh
    type_line 'echo here'
    until_true shows here
}

no_server() {
    ! tm list-sessions >/dev/null 2>&1
}

type_line() {
    tm send-keys -l "$1"
    tm send-keys Enter
}

# Nobody is guided but where a test is about that.
guided() {      # FOLDER
    mkdir -p "$1/boardwalk"
    printf '%s\n' duel pegs checkers poker go >"$1/boardwalk/guided"
}
guided "$work/state"

# Begins a game and waits for its first picture.
begin() {       # ENVIRONMENT WORDS...
    with=$1
    shift
    type_line "clear; env $with sh -c 'echo \$\$ >$work/pid; exec $boardwalk $*'"
    until_true shows 'q Quit'
}

# How it ended; asked for on a line of its own, because a shell drops the
# rest of its line after an interrupt.
status_is() {   # STATUS
    until_true lacks 'q Quit'
    type_line 'echo status $?'
    until_true shows "status $1"
}

leave() {
    keys q
    status_is 0
}

tick_after() {  # TICK
    now=$(number_after tick)
    [ -n "$now" ] && [ "$now" -ge "$1" ]
}

# A finger needs a moment between two presses, and so does the button.
rest_ticks=200

press() {
    tick=$(number_after tick)
    until_true tick_after $((tick + rest_ticks))
    keys "$1"
}

number_after() { # WORD: the number behind it on the screen
    screen | sed -n "s/.* $1 \([0-9][0-9]*\).*/\1/p" | tail -n 1
}

tick_is() {
    [ "$(number_after tick)" = "$1" ]
}

click() {       # COLUMN ROW
    raw "\\033[<0;$1;$2M\\033[<0;$1;$2m"
}

# Leaving: $work/before is what stty -a said before the game.

is_left() {     # the alternate screen, and with a cursor
    [ "$(tm display-message -p '#{alternate_on} #{cursor_flag}')" = '0 1' ]
}

sane() {        # the shell's terminal is as it was
    until_true is_left &&
    type_line "stty -a >$work/after; echo same''-$tests" &&
    until_true shows "same-$tests" && cmp -s "$work/before" "$work/after"
}
