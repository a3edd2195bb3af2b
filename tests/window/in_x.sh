# in_x.sh BOARDWALK WINDOW_EYE - the window on a display that nobody sees,
# worked by a real mouse and real keys: what its tests share.
#
# To be read by a script with ".". Nothing here waits for a fixed time where
# there is something to wait for: a screen is looked at again until it shows
# what it should, a journal until it has what was done, or two minutes are
# over. Where parts are, and what is seen of them, the eye tells.
#
# in_display NAME FUNCTION... runs functions on a display of their own, several
# at the same time; all_displays waits for them and prints TAP. With PICTURES
# a folder, whatever fails leaves a picture of its display there.

boardwalk=$(cd "$(dirname "$1")" && pwd)/$(basename "$1")
window_eye=$2
all=$(mktemp -d "${TMPDIR:-/tmp}/boardwalk-window.XXXXXX")
work=$all
server=
game=

clean_up() {
    [ -z "$game" ] || kill -9 "$game" 2>/dev/null
    [ -z "$server" ] || kill "$server" 2>/dev/null
}

clean_all() {
    clean_up
    if [ -n "${players:-}" ]; then
        # shellcheck disable=SC2086  # several
        kill $players 2>/dev/null
        # shellcheck disable=SC2086
        wait $players
    fi
    rm -rf "$all"
}
trap clean_all EXIT
trap 'exit 1' HUP INT TERM

skip() {        # WHY
    echo "1..0 # SKIP $1"
    exit 0
}

for tool in Xvfb xdotool import; do
    command -v "$tool" >/dev/null 2>&1 || skip "there is no $tool"
done
"$boardwalk" list | grep -q '^faces: window' || skip 'built without a window'

# Reporting

result() {      # STATUS SENTENCE
    if [ "$1" -eq 0 ]; then
        echo "ok - $2"
    else
        echo "not ok - $2"
        patience=20
        sed 's/^/# /' "$work/parts" 2>/dev/null
        tail -n 5 "$work/err" "$(journal)" 2>/dev/null | sed 's/^/# /'
        [ -z "${PICTURES:-}" ] || import -window root \
            "$PICTURES/failed-$name-$(date +%s).png" 2>/dev/null
    fi
}

# Where something has gone wrong already, what comes after it most likely
# does, too, and is not waited for as long.
patience=${PATIENCE:-1200}

until_true() {
    tries=$patience
    while ! "$@"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.1
    done
}

expect() {      # SENTENCE COMMAND...
    sentence=$1
    shift
    until_true "$@"
    result $? "$sentence"
}

# Displays

has_number() {
    [ -s "$work/display" ]
}

# No key repeats by itself, however late its release is sent.
open_display() {
    Xvfb -r -displayfd 3 -screen 0 1400x900x24 -nolisten tcp -noreset \
        3>"$work/display" 2>"$work/server" &
    server=$!
    until_true has_number || return 1
    DISPLAY=:$(cat "$work/display")
    export DISPLAY
    unset WAYLAND_DISPLAY
    SDL_AUDIODRIVER=dummy
    XDG_STATE_HOME=$work/state
    export SDL_AUDIODRIVER XDG_STATE_HOME
}

# A display that does not come up is a test that fails: all else was there.
in_display() {  # NAME FUNCTION...
    (
        name=$1
        shift
        work=$all/$name
        mkdir "$work"
        trap clean_up EXIT
        trap 'exit 1' HUP INT TERM
        open_display
        result $? "$name: there is a display" >"$work/tap"
        for function in "$@"; do
            $function
        done >>"$work/tap"
        : >"$work/done"
    ) &
    players="${players:-} $!"
    displays="${displays:-} $1"
}

all_displays() {
    wait
    players=
    for name in $displays; do
        cat "$all/$name/tap"
        [ -e "$all/$name/done" ] || echo "not ok - $name: came to its end"
    done >"$all/tap"
    awk '/^(not )?ok - /  { sub(/ok - /, "ok " ++tests " - ") }
         /^not /          { failed = 1 }
                          { print }
         END              { print "1.." tests; exit failed }' "$all/tap"
}

# Games

id() {
    head -n 1 "$work/id" 2>/dev/null
}

is_open() {     # MACHINE
    xdotool search --onlyvisible --class boardwalk >"$work/id" 2>/dev/null &&
        [ "$(xdotool getwindowname "$(id)")" = "Boardwalk - $1" ]
}

is_over() {
    ! kill -0 "$game" 2>/dev/null
}

# First steps would take room from the board.
nobody_is_guided() {
    mkdir -p "$work/state/boardwalk"
    printf '%s\n' duel pegs checkers poker go >"$work/state/boardwalk/guided"
}

begin() {       # MACHINE WORDS...
    machine=$1
    unset TABLE
    rm -rf "$work/state"
    nobody_is_guided
    "$boardwalk" play "$@" 2>"$work/err" &
    game=$!
    until_true is_open "$1" && find_places && until_true is_drawn && return
    result 1 "$name: no window for $1"
    exit 1
}

ends() {        # STATUS
    until_true is_over || return 1
    wait "$game"
    status=$?
    game=
    [ "$status" -eq "$1" ]
}

leave() {
    key q
    ends 0
}

journal() {
    ls "$work"/state/boardwalk/*.bw 2>/dev/null | head -n 1
}

keeps() {       # EVENT
    grep -q "^@[0-9]* $1\$" "$(journal)"
}

times_kept() {  # EVENT
    grep -c "^@[0-9]* $1\$" "$(journal)"
}

kept_times() {  # TIMES EVENT
    [ "$(times_kept "$2")" -eq "$1" ]
}

# What the parts say in words at the end of the game, or what is not so.
reads_back() {  # SENTENCE PART WORDS
    cp "$(journal)" "$work/told.bw"
    echo "expect $2 $3" >>"$work/told.bw"
    "$boardwalk" run "$work/told.bw" >"$work/told" 2>&1
    result $? "$1"
    grep -q '^not ok' "$work/told" && sed 's/^/# /' "$work/told"
}

# Looking

find_places() {
    size=$(xdotool getwindowgeometry "$(id)" |
        sed -n 's/.*Geometry: \([0-9]*x[0-9]*\).*/\1/p')
    "$window_eye" "$machine" "$size" places >"$work/places"
}

# Without a window import would wait for a click.
look() {
    [ -n "$(id)" ] &&
        import -window "$(id)" -depth 8 "ppm:$work/seen.ppm" 2>/dev/null
}

is_drawn() {
    look && [ "$(identify -format '%k' "$work/seen.ppm")" -gt 500 ]
}

see() {
    look && "$window_eye" "$machine" "$size" parts <"$work/seen.ppm" \
        >"$work/parts" 2>>"$work/err"
}

sees() {        # READING...
    see || return 1
    for reading in "$@"; do
        grep -qx -e "$reading" "$work/parts" || return 1
    done
}

shows() {       # SENTENCE READING...
    shown=$1
    shift
    until_true sees "$@"
    result $? "$shown"
}

# The end of a game takes room from the board, until it is closed.
closed_and_sees() { # READING...
    sees "$@" || {
        key ctrl+w
        return 1
    }
}

shows_at_end() { # SENTENCE READING...
    shown=$1
    shift
    until_true closed_and_sees "$@"
    result $? "$shown"
}

# The room of the board, cut out of what is seen.
board_size() {
    sed -n 's/^board [0-9]* [0-9]* \([0-9]*\) \([0-9]*\)$/\1x\2/p' \
        "$work/places"
}

board_place() {
    awk '$1 == "board" {
        printf "+%d+%d", $2 - int($4 / 2), $3 - int($5 / 2) }' "$work/places"
}

# The table is folded away, and the board has its place.
fold_table() {
    grep -q '^sheet ' "$work/places" || return 0
    key ctrl+t
    key ctrl+t
    TABLE=board
    export TABLE
    find_places
}

# A place on the sheet of the table, which is 800 wide, as two words.
on_sheet() {    # X Y
    awk -v x="$1" -v y="$2" '$1 == "sheet" {
        print int($2 - $4 / 2 + x * $4 / 800), \
              int($3 - $5 / 2 + y * $4 / 800) }' "$work/places"
}

touch_sheet() { # X Y
    # shellcheck disable=SC2046  # two numbers
    xdotool mousemove --window "$(id)" $(on_sheet "$1" "$2") click 1
}

look_at_board() { # FILE
    look && convert "$work/seen.ppm" -crop "$(board_size)$(board_place)" \
        +repage \
        -depth 8 "ppm:$1"
}

# A picture that stays as it is.
is_steady() {
    look_at_board "$work/first.ppm" || return 1
    for _ in 1 2 3; do
        sleep 0.2
        look_at_board "$work/second.ppm" &&
            cmp -s "$work/first.ppm" "$work/second.ppm" || return 1
    done
}

# Beside the board the window tells the time, in tenths of a second: all of it
# stands still only in a pause, even where time is slow.
is_paused() {
    look && cp "$work/seen.ppm" "$work/first.ppm" || return 1
    for _ in 1 2 3 4; do
        sleep 0.5
        look && cmp -s "$work/first.ppm" "$work/seen.ppm" || return 1
    done
}

has_size() {    # SIZE
    find_places && [ "$size" = "$1" ]
}

resize() {      # WIDTH HEIGHT
    xdotool windowsize "$(id)" "$1" "$2" && until_true has_size "$1x$2"
}

# Mouse and keys

at() {          # NAME: the place, as two words
    awk -v name="$1" '$1 == name { print $2, $3 }' "$work/places"
}

point() {       # NAME
    # shellcheck disable=SC2046  # two numbers
    xdotool mousemove --window "$(id)" $(at "$1")
}

click() {       # NAME [BUTTON]
    # shellcheck disable=SC2046
    xdotool mousemove --window "$(id)" $(at "$1") click "${2:-1}"
}

push() {        # NAME: and hold
    # shellcheck disable=SC2046
    xdotool mousemove --window "$(id)" $(at "$1") mousedown 1
}

let_go() {
    xdotool mouseup 1
}

drag() {        # FROM TO: in a few steps, as a hand does
    set -- $(at "$1") $(at "$2")
    xdotool mousemove --window "$(id)" "$1" "$2" mousedown 1
    for step in 1 2 3 4 5 6 7 8; do
        xdotool mousemove --window "$(id)" \
            $(($1 + ($3 - $1) * step / 8)) $(($2 + ($4 - $2) * step / 8))
    done
    xdotool mouseup 1
}

key() {
    xdotool key "$@"
}

# Known games

# checkers: the shortest win that was found, for who plays both sides.
draughts='c3-d4 h6-g5 g3-f4 f6-e5 d4-f6 g7-e5-g3 h2-f4-h6 f8-g7 h6-f8 d6-c5
f8-d6-b4 d8-e7 e3-d4 b6-c5 d4-b6-d8 b8-c7 d8-b6 a7-c5 b4-d6-f8 h8-g7 f8-h6'
