# progress.sh - one line that tells how far a long command is. To be sourced.
#
# On a terminal each line takes the place of the one before; elsewhere nothing
# is shown, so that logs stay short.

if [ -t 1 ] && [ "${TERM:-dumb}" != dumb ]; then is_shown=1; else is_shown=; fi

# progress TEXT...
progress() {
    [ -z "$is_shown" ] || printf '\r\033[K%.79s' "$*"
}

progress_end() {
    [ -z "$is_shown" ] || printf '\r\033[K'
}
