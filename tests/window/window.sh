#!/bin/sh
# window.sh BOARDWALK [FOLDER] - the window on a display that nobody sees:
# every machine is opened, played with real keys and a real mouse, and closed.
#
# Prints TAP. Pictures go to the folder, if there is one. Nothing here waits
# for a fixed time where there is something to wait for.
set -u

boardwalk=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
for tool in Xvfb xdotool import; do
    command -v "$tool" >/dev/null 2>&1 || {
        echo "1..0 # SKIP there is no $tool"
        exit 0
    }
done
"$boardwalk" list | grep -q '^faces: window' || {
    echo "1..0 # SKIP built without a window"
    exit 0
}

work=$(mktemp -d "${TMPDIR:-/tmp}/boardwalk-window.XXXXXX")
pictures=${2:-$work}
tests=0
failed=0
game=
server=

clean_up() {
    [ -z "$game" ] || kill "$game" 2>/dev/null
    [ -z "$server" ] || kill "$server" 2>/dev/null
    rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM

result() {      # STATUS SENTENCE
    tests=$((tests + 1))
    if [ "$1" -eq 0 ]; then
        echo "ok $tests - $2"
    else
        failed=$((failed + 1))
        echo "not ok $tests - $2"
        tail -n 5 "$work/err" "$(journal)" 2>/dev/null | sed 's/^/# /'
    fi
}

until_true() {
    tries=2400
    while ! "$@"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.05
    done
}

expect() {      # SENTENCE COMMAND...
    sentence=$1
    shift
    until_true "$@"
    result $? "$sentence"
}

# The display

has_number() {
    [ -s "$work/display" ]
}

# It must not begin anew whenever the last window is closed.
Xvfb -displayfd 3 -screen 0 1400x900x24 -nolisten tcp -noreset \
    3>"$work/display" 2>"$work/server" &
server=$!
until_true has_number || {
    echo "1..0 # SKIP Xvfb does not start"
    exit 0
}
DISPLAY=:$(cat "$work/display")
export DISPLAY
unset WAYLAND_DISPLAY
export SDL_AUDIODRIVER=dummy XDG_STATE_HOME="$work/state"

# Playing

is_open() {     # MACHINE
    xdotool search --onlyvisible --class boardwalk >"$work/id" 2>/dev/null &&
        [ "$(xdotool getwindowname "$(id)")" = "Boardwalk - $1" ]
}

id() {
    head -n 1 "$work/id"
}

is_over() {
    ! kill -0 "$game" 2>/dev/null
}

begin() {       # MACHINE WORDS...
    rm -rf "$work/state"
    mkdir -p "$work/state/boardwalk"    # nobody needs first steps here
    printf '%s\n' duel pegs checkers poker go >"$work/state/boardwalk/guided"
    "$boardwalk" play "$@" --seed 1 >"$work/out" 2>"$work/err" &
    game=$!
    until_true is_open "$1" && return
    result 1 "window: there is none for $1"     # import would wait for ever
    echo "1..$tests"
    exit 1
}

ends() {        # STATUS
    until_true is_over || return 1
    wait "$game"
    status=$?
    game=
    [ "$status" -eq "$1" ]
}

journal() {
    ls "$work"/state/boardwalk/*.bw 2>/dev/null | head -n 1
}

keeps() {       # EVENT
    grep -q "^@[0-9]* $1\$" "$(journal)"
}

take_picture() { # NAME
    import -window "$(id)" "$pictures/$1.png"
}

# A window that shows nothing but its background has few colours.
is_drawn() {    # NAME
    take_picture "$1" &&
        [ "$(identify -format '%k' "$pictures/$1.png")" -gt 500 ]
}

differs() {     # NAME OTHER
    take_picture "$2" &&
        ! cmp -s "$pictures/$1.png" "$pictures/$2.png"
}

is_same() {     # NAME OTHER
    take_picture "$2" && cmp -s "$pictures/$1.png" "$pictures/$2.png"
}

# Keys are lost while a full screen comes or goes and nothing has the focus. A
# machine with much to do may be at that when they are sent, so they are sent
# again every five seconds: until_true counts its tries down.
is_played() {
    keeps "press BTN3" && return
    [ $((tries % 100)) -ne 50 ] ||
        xdotool windowfocus "$(id)" key Return key a
    return 1
}

# All machines at once

rm -rf "$work/state"
"$boardwalk" >"$work/out" 2>"$work/err" &
game=$!
until_true is_open duel
result $? "window: boardwalk alone opens a window"
expect "window: there are boards in it" is_drawn lobby
expect "window: on which minds play" differs lobby lobby-later
xdotool key ctrl+f ctrl+l Escape a
[ -z "$(journal)" ] || ! keeps "press BTN3"
result $? "window: keys of a board that is not seen do nothing"
xdotool key Return
expect "window: Enter begins the game that has the focus" \
    differs lobby lobby-game
xdotool key a
expect "window: which is played by its keys" is_played
xdotool key ctrl+l
expect "window: Ctrl-L shows all machines again" differs lobby-game lobby-again
xdotool key Escape a
expect "window: and Esc goes back to the game" keeps "release BTN3"
xdotool key q
ends 0
result $? "window: which is kept when one leaves"
"$boardwalk" >"$work/out" 2>"$work/err" &
game=$!
until_true is_open duel
xdotool key Return q
ends 0
result $? "window: the last game is the first to resume"
grep -q 'This game is kept' "$work/err"
result $? "window: and it is the same"
BOARDWALK_STILL=1 "$boardwalk" >"$work/out" 2>"$work/err" &
game=$!
until_true is_open duel
expect "window: a still lobby has boards, too" is_drawn still
xdotool key ctrl+q
ends 0
result $? "window: Ctrl-Q leaves the lobby"

# Every machine: a picture, one key, the way out

for line in 'duel a BTN3' 'pegs Return BTNS' 'checkers e ENTER' \
            'poker Return BTNC' 'go Return ENTER'; do
    # shellcheck disable=SC2086  # three words
    set -- $line
    begin "$1"
    result $? "window: $1 opens a window, and that is what play does"
    expect "window: there is a board in it" is_drawn "$1"
    xdotool key "$2"
    expect "window: a key presses a button" keeps "press $3"
    expect "window: that springs back" keeps "release $3"
    xdotool key q
    ends 0
    result $? "window: q leaves"
    grep -q 'This game is kept' "$work/err"
    result $? "window: and the game is kept"
done

# Keys that are held, letters with Shift, the mouse

begin duel
until_true is_drawn duel
xdotool keydown a
expect "window: a key that goes down" keeps 'press BTN3'
sleep 0.5
! keeps 'release BTN3'
result $? "window: holds its button"
xdotool keyup a
expect "window: until it comes up" keeps 'release BTN3'
xdotool key shift+c
expect "window: a capital letter is a shortcut" keeps 'set SW xxxxx010'

# A picture that stands still tells what a key has changed. Keys come in their
# order: when the switches are set the pause has begun.
is_steady() {   # NAME
    take_picture "$1" || return 1
    for _ in 1 2 3; do
        sleep 0.4
        is_same "$1" "$1.again" || return 1
    done
}

xdotool key P
xdotool key shift+f
until_true keeps 'set SW xxxxx100'
expect "window: in a pause the picture stays" is_steady still
xdotool key F1
expect "window: F1 opens the help" differs still help
xdotool key l Escape
expect "window: that leaves no trace" is_same still closed
! keeps 'press BTN0'
result $? "window: and its keys are not the board's"
xdotool keydown question
expect "window: a held question mark shows the keys" differs still keys
sleep 0.4
xdotool keyup question
expect "window: as long as it is held" is_same still up
xdotool key P
xdotool key l
expect "window: time goes on, and so does the game" keeps 'press BTN0'

# Whatever is drawn where the mouse is, a click works it.
find_by_clicks() {      # EVENT
    for y in 480 520 560 600 640 440 680; do
        for x in 60 100 140 180 220 260 300 340 380 420 460 500 540 580 620 \
                 660 700 740 780 820 860 900; do
            xdotool mousemove --window "$(id)" "$x" "$y" click 1
            ! keeps "$1" || return 0
        done
        sleep 0.3
        ! keeps "$1" || return 0
    done
    until_true keeps "$1"
}

find_by_clicks 'set SW0 1'
result $? "window: a click flips a switch"
find_by_clicks 'press BTN2'
result $? "window: and presses a button"

# Sizes, hiding and closing

resize_storm() {
    for width in 500 900 640 1300 480 1000; do
        xdotool windowsize "$(id)" "$width" \
            $((width * 2 / 3)) || return 1
    done
}

resize_storm && until_true is_drawn small
result $? "window: it follows every size"
xdotool windowunmap "$(id)"
sleep 0.3
xdotool windowmap "$(id)"
expect "window: it comes back after it was hidden" is_drawn again
kill -TERM "$game"
ends 0
result $? "window: SIGTERM ends it"
grep -q 'This game is kept' "$work/err"
result $? "window: and the game is kept"

# Without a display

env -u DISPLAY "$boardwalk" play duel --face window 2>"$work/err"
[ $? -eq 2 ] && grep -q 'needs a display' "$work/err"
result $? "window: without a display it says what it needs"
env -u DISPLAY "$boardwalk" play duel --seed 1 </dev/null >"$work/out" 2>&1
grep -q 'consistent\|SW7\|LD7' "$work/out"
result $? "window: and another face is taken by itself"

echo "1..$tests"
[ "$failed" -eq 0 ]
