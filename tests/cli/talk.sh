# talk.sh - conversations with an engine, for tests of its protocol. To be
# sourced before tap.sh, which leaves the folder; $prefix is the command that
# starts the engine.

# talk LINE...: the whole conversation at once, with the options in $with.
with=
talk() {
    # shellcheck disable=SC2086
    printf '%s\n' "$@" | "$bw" $prefix $with >out 2>err
    status=$?
    [ "$status" -eq 0 ] && silent err && return 0
    echo "# status $status"
    return 1
}

# A conversation in which one waits for the other: open, then tell and hear,
# then close. The engine's input is file 3, its output file 4.
open() {
    rm -f to from
    mkfifo to from
    # shellcheck disable=SC2086
    timeout 600 "$bw" $prefix "$@" <to >from 2>err &
    engine=$!
    exec 3>to 4<from
}

tell() { printf '%s\n' "$@" >&3; }

# hear PATTERN: reads until a line begins with it; the line is in $heard.
hear() {
    while IFS= read -r heard <&4; do
        echo "< $heard"
        case $heard in "$1"*) return 0 ;; esac
    done
    echo "# ended before $1"
    return 1
}

close() {
    exec 3>&- 4<&-
    wait "$engine"
}
