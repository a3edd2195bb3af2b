# steps.sh - how the commands of a document are run. To be sourced by the
# script that commands.sh makes of a document, with
#   steps    the folder of what extract.awk found; N.got becomes the status,
#            or "skip REASON", N.out the output
#   http     a program that asks a server (tests/cli/http.c), or nothing
# shellcheck shell=sh disable=SC2154
limit=3000      # tenths of a second for a picture, an address, an end

line_of() { cat "$steps/$1.line"; }

skip() { echo "skip $2" >"$steps/$1.got"; }

# until_true COMMAND...: waits for it.
until_true() {
    tries=$limit
    until "$@"; do
        tries=$((tries - 1))
        [ "$tries" -gt 0 ] || return 1
        sleep 0.1
    done
}

# In a terminal, until its first picture; then q leaves the game.

tm() { tmux -u -S "$steps/tmux" -f /dev/null "$@" 2>/dev/null; }

picture_or_end() {
    tm capture-pane -p >"$steps/$1.out"
    [ -e "$steps/$1.ended" ] || grep -q 'q Quit' "$steps/$1.out"
}

quit_or_end() {
    [ -e "$steps/$1.ended" ] && return
    tm send-keys q
    return 1
}

in_terminal() {
    command -v tmux >/dev/null || { skip "$1" 'no tmux'; return; }
    {
        echo "cd '$PWD'; PATH='$PATH'; unset DISPLAY WAYLAND_DISPLAY"
        line_of "$1"
        echo "echo \$? >'$steps/$1.left'; mv '$steps/$1.left' '$steps/$1.ended'"
    } >"$steps/$1.sh"
    # The server of the step before may still be ending, and take nothing.
    until_true tm new-session -d -x 120 -y 40 \
        "sh '$steps/$1.sh' 2>'$steps/$1.err'"
    until_true picture_or_end "$1"
    if [ -e "$steps/$1.ended" ]; then
        cat "$steps/$1.err" >>"$steps/$1.out"
        echo 'it ended without a picture' >>"$steps/$1.out"
        echo 99 >"$steps/$1.got"
    else
        until_true quit_or_end "$1"
        cp "$steps/$1.ended" "$steps/$1.got"
    fi
    tm kill-server
}

# A server, until it has answered; at any port that is free here.

answers() {
    port=$(sed -n 's,.*127\.0\.0\.1:\([0-9]*\)/.*,\1,p' "$steps/$1.out")
    [ -n "$port" ] &&
        printf 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n' |
        "$http" "$port" | grep -q '^HTTP/1.1 200'
}

in_server() {
    if [ -z "$http" ] || [ ! -d "$root/build/web" ]; then
        skip "$1" 'no page was built'
        return
    fi
    eval "exec $(line_of "$1") --port 0 --no-browser" \
        >"$steps/$1.out" 2>&1 </dev/null &
    server=$!
    until_true answers "$1"
    answered=$?
    kill "$server" 2>/dev/null
    wait "$server"
    echo $(($? + answered)) >"$steps/$1.got"
}

# Not run: is there such a command with such options, such a target?

# The words, without brackets and what is quoted.
bare() { line_of "$1" | sed "s/'[^']*'//g" | tr -d '[]' | tr '|<>' '   '; }

has_help() {
    # shellcheck disable=SC2086
    "$root/build/boardwalk" help $1 >"$steps/help" 2>&1
}

knows_options() {
    for word in "$@"; do
        case $word in
        --) return ;;
        --* | -[a-zA-Z]) grep -qE -- "(^| )$word(,| |\$)" "$steps/help" ||
            { echo "no option $word"; return 1; } ;;
        esac
    done
}

knows_command() {
    shift
    has_help "$1" || { cat "$steps/help"; return 1; }
    if grep -q '^usage: boardwalk [a-z]* VERB' "$steps/help" && [ $# -gt 1 ]
    then
        has_help "$1 $2" || { cat "$steps/help"; return 1; }
    fi
    knows_options "$@"
}

is_known() {
    sh -n "$steps/$1.line" 2>"$steps/$1.sh" || [ "$2" = named ] ||
        { cat "$steps/$1.sh"; return 1; }
    # shellcheck disable=SC2046
    set -- $(bare "$1")
    case $1 in
    boardwalk) knows_command "$@" ;;
    make) make -n -C "$root" "$2" ;;
    esac
}

only_known() {
    is_known "$1" "${2-}" >"$steps/$1.out" 2>&1
    echo $? >"$steps/$1.got"
}

# Files as they stand in a document

in_file() {     # STEP COMMAND...
    step=$1
    shift
    "$root/build/boardwalk" "$@" "$steps/$step.text" >"$steps/$step.out" 2>&1
    echo $? >"$steps/$step.got"
}
