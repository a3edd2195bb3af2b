#!/bin/sh
# term.sh BOARDWALK - the terminal face inside tmux, as a player meets it.
#
# Prints TAP.

. "$(dirname "$0")/in_tmux.sh"

# Reading LEDs in brackets, from the column of the digits on, and colours as
# letters

leds() {
    screen | awk -v left="$left" 'NR == 12 {
        for (x = left; x <= left + 35; x += 5)
            printf "%s", substr($0, x, 1) == "#" ? "1" : "0"
        print ""
    }'
}

leds_are() {
    [ "$(leds)" = "$1" ]
}

pegs() {
    screen | awk 'NR == 7 {
        print substr($0, 62, 1) substr($0, 67, 1) substr($0, 72, 1) \
              substr($0, 77, 1)
    }'
}

pegs_are() {
    [ "$(pegs)" = "$1" ]
}

pegs_show() {   # PEGS SENTENCE
    until_true pegs_are "$1"
    result $? "$2"
}

# Playing

enter() {       # KEY LETTER DIGITS: a letter on the switches, then enter
    keys "$2"
    until_true digits_start "$3"
    press "$1"
}

digits_start() {
    case $(digits) in
    "$1"*) return 0 ;;
    *) return 1 ;;
    esac
}

# Four letters, hidden while they are made.
make_code() {   # KEY L1 L2 L3 L4
    enter "$1" "$2" "$2" && until_true digits_start '-' &&
    until_true digits_start "-$2" &&
    enter "$1" "$3" "-$3" && until_true digits_start "--$3" &&
    enter "$1" "$4" "--$4" && until_true digits_start "---$4" &&
    enter "$1" "$5" "---$5"
}

guess() {       # KEY L1 L2 L3 L4
    enter "$1" "$2" "$2" && until_true digits_start "$2$2" &&
    enter "$1" "$3" "$2$3" && until_true digits_start "$2$3$3" &&
    enter "$1" "$4" "$2$3$4" && until_true digits_start "$2$3$4$4" &&
    enter "$1" "$5" "$2$3$4$5"
}

judged() {      # LEDS SENTENCE
    until_true leds_are "$1"
    result $? "$2"
}

# A whole match, without colour and in ASCII

open_window 80 24 C
type_line "stty -a >$work/before"
begin BOARDWALK_COLOR=none play duel --face term --seed 1
reads _A-b "the start display is A-b, its first digit dark (M0-11, M0-12)"
until_true shows 'duel:basys2#1'
result $? "the title line names the session"
until_true shows 'A: a person   b: a person'
result $? "the title line names who sits where"
keys ']'
waits_for 'speed 2x' "a key makes time faster"
keys '[' '['
waits_for 'speed 0.5x' "and others slower: messages can be read at leisure"
press a
reads _0-0 "A's first press shows the score (M0-13)"
reads _P-A "then the active player (M0-14)"
reads -___ "then the place of the first letter (M0-31)"
press l
make_code a H L E F
result $? "A makes a code that stays hidden (M0-32)"
reads _P-b "the turn goes to b (M0-36)"
reads _L-3 "b has three lives (M0-37)"
until_true digits_start F
guess l H L E F
judged 11111111 "b finds the code: all LEDs are on (M0-47)"
until_true digits_are HLEF
result $? "the guess stays visible (M0-42)"
press l
reads _0-1 "b has a point (M0-52)"
reads _P-b "the roles change: b makes a code (M0-05)"
until_true digits_start F
make_code l A C E F
reads _L-3 "A has three lives"
until_true digits_start F
guess a U U U U
until_true digits_are UUUU
judged 00000000 "no letter right: all LEDs are dark (M0-49)"
press a
reads _L-2 "a life is gone"
until_true digits_start U
guess a F F F F
judged 01010111 "right letters elsewhere light one LED each (M0-48)"
press a
reads _L-1 "the last life"
until_true digits_start F
guess a A A A A
judged 11010101 "the third try is judged, too"
press a
reads ACEF "the code is shown after the third try (M0-56)"
reads _0-2 "b has won two rounds"
until_true leds_are 11111111 && until_true leds_are 00000000 &&
    until_true leds_are 11111111
result $? "all LEDs blink at the end of the match (M0-58)"
press a
reads _A-b "a press leads back to the start (M0-08)"

# Pages, time and files

keys '?'
waits_for 'Other keys' "the help page shows the keys"
until_true shows 'BTN3: A enter'
result $? "the help page shows what the parts do"
keys x
until_true lacks 'Other keys'
result $? "any key leads back from it"
keys Space
waits_for PAUSED "space pauses"
tick=$(number_after tick)
keys .
until_true tick_is $((tick + 1))
result $? "a point is one tick on"
keys , ,
until_true tick_is $((tick - 1))
result $? "a comma is one tick back"
keys End
until_true tick_is $((tick + 1))
keys Left
waits_for 'REWOUND 1.0 s' "an arrow goes back one second"
until_true tick_is $((tick + 1 - 1000))
result $? "and that is a thousand ticks"
keys '<'
until_true tick_is $((tick + 1 - 2000))
result $? "< goes back one second, too"
keys '>'
until_true tick_is $((tick + 1 - 1000))
result $? "and > goes on"
keys Home
until_true tick_is 0
result $? "Home goes to the start"
reads ____ "where no light has been on yet"
keys End
until_true lacks REWOUND
result $? "End goes to the newest tick"
reads _A-b "with the lights of that tick"
keys w
until_true shows 'Save a copy as:'
type_line "$work/copy.bw"
waits_for 'saved as' "a game is saved under a name"
test -s "$work/copy.bw"
result $? "and is on disk"
keys PPage
until_true shows REWOUND
keys 7
waits_for 'Go on from here?' "an event after a rewind asks first"
keys y Enter
waits_for 'cut off at' "a new event after a rewind says that it cuts"
until_true lacks REWOUND
result $? "and the old future is gone"
keys o
until_true shows 'Open the game:'
type_line "$work/nothing.bw"
waits_for 'cannot open' "a game that is not there is an error on the screen"
keys o
until_true shows 'Open the game:'
type_line "$work/copy.bw"
waits_for 'opened ' "a saved game is opened"
until_true tick_is $((tick + 1))
result $? "at the tick where it was saved"
leave
result $? "q leaves with status 0"
until_true shows "boardwalk play --load $work/copy.bw"
result $? "and says how to go on"
begin BOARDWALK_COLOR=none play --load "$work/copy.bw"
reads _A-b "a game goes on from the command line"
until_true shows 'release BTN3'
result $? "with its last events"

# Mouse and pastes

raw '\033[<0;52;16M'
waits_for '#oao#' "a mouse press holds the button down"
keys '?'
until_true shows 'Other keys'
keys x
until_true shows '#oao#'
result $? "for as long as it is held"
raw '\033[<0;5;5m'
until_true shows '| a |'
result $? "and lets go wherever the mouse is by then"
raw '\033[<0;7;16M\033[<0;7;16m'
waits_for 'set SW7 1' "a click flips a switch"
tm set-buffer 'llll'
tm paste-buffer -p
waits_for 'pasted text was ignored' "pasted text presses nothing"
keys 7
until_true shows 'set SW7 0' && lacks 'press BTN0'
result $? "and leaves no event"

# Stopping and ending

keys C-z
until_true lacks 'q Quit' && sane
result $? "Ctrl-Z gives the terminal back"
type_line fg
waits_for 'q Quit' "and the game goes on in the foreground"
leave
sane
result $? "q gives the terminal back"

ends_by() {     # SIGNAL STATUS
    begin BOARDWALK_COLOR=none play duel --face term --seed 1
    keys a
    until_true shows 'release BTN3'
    kill "-$1" "$(cat "$work/pid")"
    status_is "$2"
    result $? "signal $1 ends the game with status $2"
}

ends_by TERM 143
until_true shows 'boardwalk play --load'
result $? "and says how to go on"
sane
result $? "and gives the terminal back"
tail -n 1 "$(ls "$work"/state/boardwalk/*.bw | tail -n 1)" |
    grep -q '^@[0-9]*$'
result $? "and closes the journal as usual"
ends_by INT 130
sane
result $? "and gives the terminal back"
ends_by SEGV 139
sane
result $? "and gives the terminal back"

# Pegs: colours as letters, arrows on a cross of buttons, a hint

left=4
begin BOARDWALK_COLOR=none play pegs --face term --seed 1
until_true shows 'A: a person' && until_true lacks 'b: a person'
result $? "one player sits alone at the pegs"
pegs_show WKKK "a black peg that is selected flashes white"
press Up
pegs_show BKKK "Up is the next colour of the first peg (M1-04)"
pegs_show KKKK "which blinks (M1-11)"
press Right
press Down
pegs_show BWKK "Right and Down: the peg beside it, the other way (M1-03)"
until_true lacks REWOUND
result $? "and no arrow went back in time"
press Left
press k
pegs_show KWKK "the machine's own keys work, too"
press Enter
until_true leds_are 00000010
result $? "Enter submits the guess: it is the second turn (M1-01, M1-33)"

hints() {       # asked again until the marks have been read
    keys h
    shows 'codes left'
}

until_true hints
result $? "h gives a hint"
press 0
until_true leds_are 00000001
result $? "SW0 shows the first turn (M1-05, M1-39)"
press 0
until_true leds_are 00000010
result $? "and gives the second back (M1-41)"
keys '<'
waits_for REWOUND "< goes back in time where arrows do not"
keys End '?'
waits_for 's Enter    BTNS: enter' "the help page has the keys of the cross"
until_true shows 'fewer turns win'
result $? "and all of how to play fits on it"
keys x
leave
begin BOARDWALK_COLOR=none play pegs -o match=1 --face term --seed 1
until_true shows 'A: a person   b: a person'
result $? "two sit there in a match (M1-47)"
left=7
leave

# Checkers: a cursor on the switches, moves by name, the mouse

square() {      # NAME: what stands there, with its brackets if it has some
    screen | awk -v name="$1" '{
        file = index("abcdefgh", substr(name, 1, 1)) - 1
        if (NR == 12 - substr(name, 2))
            print substr($0, 7 + 3 * file, 3)
    }'
}

square_is() {
    [ "$(square "$1")" = "$2" ]
}

is_steady() {   # NAME LOOK: for longer than it takes to blink
    for _ in 1 2 3 4 5 6; do
        square_is "$1" "$2" || return 1
        sleep 0.07
    done
}

square_shows() { # NAME LOOK SENTENCE
    until_true square_is "$1" "$2"
    result $? "$3"
}

lights() {      # the first three
    screen | awk 'NR == 4 {
        print substr($0, 39, 1) substr($0, 45, 1) substr($0, 51, 1)
    }'
}

lights_are() {
    [ "$(lights)" = "$1" ]
}

move() {
    keys m
    until_true shows 'move:' && type_line "$1"
}

begin BOARDWALK_COLOR=none play checkers --face term --seed 1
until_true lights_are '#  '
result $? "red has the first turn (M3-034)"
square_shows a1 '[R]' "the pointer stands on a1, and a red man (M3-124)"
square_shows h8 ' G ' "black men are green"
keys Up Up Right Right
square_shows c3 '[R]' "the arrows lead it to c3 (M3-026)"
until_true shows 'set COL 010' && until_true lacks REWOUND
result $? "by the switches, and not through time"
press Enter
square_shows c3 '[r]' "Enter takes the man, which blinks (M3-027)"
keys Up Right
square_shows d4 '[.]' "then the square where it shall go"
press Enter
square_shows d4 '[R]' "Enter brings it there (M3-028)"
square_shows c3 ' y ' "and the square that it left glows"
until_true lights_are ' # '
result $? "it is black's turn (M3-034)"
move b6-a5
square_shows a5 '[G]' "a move is typed by its squares"
square_shows b6 ' y ' "and made"
until_true lights_are '#  '
result $? "it is red's turn again"
move d4
until_true square_is d4 '[r]'
keys c
until_true is_steady d4 '[R]'
result $? "half a move is taken back with CLEAR (M3-031)"
before=$(screen | sed -n 21p)
move c3-k9
waits_for 'a1 to h8' "a wrong line says what is right"
until_true shows 'none at k9' && [ "$(screen | sed -n 21p)" = "$before" ]
result $? "and what is wrong, and presses nothing"
click 20 9
square_shows e3 '[R]' "a click points at a square"
until_true tick_after $(($(number_after tick) + 1000))
click 20 9
square_shows e3 '[r]' "and a second click takes it"
move e4
until_true lights_are '# #'
result $? "a move that is not allowed lights ERROR (M3-029)"
press Enter
until_true lights_are '#  '
result $? "until Enter (M3-030)"
keys d
square_shows a1 ' . ' "DARK puts the array out"
keys d
square_shows a1 ' R ' "and it comes back"
keys '?'
waits_for 'type a move' "the help page tells how to move"
until_true shows 'players decide the end'
result $? "and all of how to play fits on it, too"
keys x
until_true shows 'm Move'
tm resize-window -x 120 -y 40
until_true shows '20- View1 '
result $? "a larger window shows every leg of the chip (M3-035..M3-045)"
tm resize-window -x 80 -y 24
until_true lacks '20- View1 '
leave

# Colours and sizes

colours() {
    tm capture-pane -pe
}

coloured() {    # PATTERN
    colours | grep -q "$1"
}

is_tall() {
    screen | sed -n 40p | grep -q 'q Quit'
}

shows_red() {
    colours | grep -q '[34]8;2;255;45;36'
}

open_window 80 24 "$utf8"
begin BOARDWALK_COLOR=24bit play duel --face term --seed 1
until_true coloured '48;2;5;74;38'
result $? "the board is green in 24 bits"
until_true shows_red
result $? "lit segments are bright red"
until_true coloured '[34]8;2;70;18;16'
result $? "dark segments are faintly visible"
tm resize-window -x 120 -y 40
until_true is_tall
result $? "a larger window is filled"
tm resize-window -x 60 -y 20
waits_for 'needs 80 x 24' "a small window asks for room"
tm resize-window -x 80 -y 24
waits_for 'A enter' "and the board comes back with it"
leave
begin BOARDWALK_COLOR=256 play duel --face term --seed 1
until_true coloured '48;5;22'
result $? "the board is green among 256 colours"
leave

has_colour() {  # R;G;B
    colours | grep -q "[34]8;2;$1"
}

lacks_colour() {
    ! has_colour "$1"
}

begin BOARDWALK_COLOR=24bit play pegs --face term --seed 1
until_true has_colour '52;56;59'
result $? "a breadboard has its own colour"
until_true has_colour '90;96;102'
result $? "dark pegs can be seen on it (M1-07)"
for _ in 1 2 3 4; do
    press Up
done
until_true has_colour '255;42;32' && until_true lacks_colour '255;42;32' &&
    until_true has_colour '255;42;32'
result $? "a selected red peg blinks in red (M1-11)"
tm resize-window -x 120 -y 40
until_true is_tall && until_true shows 'colour +' && until_true shows 'RGB3'
result $? "its board fills a larger window, too"
tm resize-window -x 80 -y 24
until_true shows 'q Quit'
leave
begin BOARDWALK_COLOR=24bit play checkers --face term --seed 1
until_true has_colour '255;42;32' && until_true has_colour '36;224;88'
result $? "men are red and green (M3-124)"
until_true lacks_colour '255;180;20'
result $? "and nothing is amber before the first move"
move c3-d4
has_dim_amber() {
    has_colour '13[0-9];10[0-9];3[0-9]'
}
until_true has_dim_amber
result $? "the square that a man left glows, and no more than that"
leave
begin NO_COLOR=1 play duel --face term --seed 1
colours | grep -q '[34]8;[25];'
result $((1 - $?)) "NO_COLOR means none"
until_true shows '━━━━'
result $? "then digits are strokes"
leave

# The menu

type_line "clear; $boardwalk"
waits_for 'Resume the last game' "the menu offers the last game"
for entry in 2 3 4 5 6; do    # by their titles, or by name and board
    until_true shows " $entry "
    result $? "and machine $entry"
done
keys 2
until_true shows 'Enter begins the game'
keys Down

has_changed() {
    [ "$(screen)" != "$before" ]
}

finds_mind() {  # one after the other
    for _ in $(seq 20); do
        before=$(screen)
        keys Right
        until_true has_changed || return 1
        ! shows 'consistent' || return 0
    done
    return 1
}

# A machine with an intro has an opponent in place of seats.
if shows Opponent; then
    before=$(screen)
    keys Right
    until_true has_changed
    result $? "an opponent is chosen"
    keys Up Enter
    waits_for 'A: a person' "and a person plays against it"
else
    finds_mind
    result $? "a mind takes a seat"
    keys Up Enter
    waits_for 'A: consistent' "and plays"
fi
leave
result $? "a game from the menu ends like any other"

echo "1..$tests"
[ "$failed" -eq 0 ]
