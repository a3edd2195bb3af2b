#!/bin/sh
# build.sh [-q|-v] FOLDER [MESON OPTION]... - builds what can be built here.
#
# Sets up the folder if it is new, if the options are others than the last
# time, or if a library has been installed or removed since. Says in one line
# what had to be left out: after a set-up, and always with -v. Shows one line
# of progress on a terminal, and says that it has built something, unless -q.
set -eu
cd "$(dirname "$0")/.."
. scripts/progress.sh
verbose=
quiet=
case $1 in
-q) quiet=1; shift ;;
-v) verbose=1; shift ;;
esac
build=$1
shift

for ninja in ninja ninja-build samu; do
    command -v $ninja >/dev/null 2>&1 && break
done

# quietly COMMAND...: its output only matters if it fails.
quietly() {
    progress "Configuring $build"
    mkdir -p "$build"
    if ! "$@" >"$build/setup.log" 2>&1; then
        progress_end
        grep -v '^$' "$build/setup.log" | tail -n 20 >&2
        echo "Meson cannot set up $build; the reason is above." >&2
        exit 1
    fi
    progress_end
}

set_up() {
    quietly meson setup "$@"
    verbose=1
}

# Beside the folder's own files: what was there and asked for the last time.
found=$(scripts/needs.sh --found play)
options=$(printf '%s\n' "$@")
if [ $# -eq 0 ] && [ -f "$build/options.txt" ]; then
    options=$(cat "$build/options.txt")
fi
if [ ! -f "$build/build.ninja" ]; then
    set_up "$build" "$@"
elif [ "$found" != "$(cat "$build/found.txt" 2>/dev/null)" ] ||
     [ "$options" != "$(cat "$build/options.txt" 2>/dev/null)" ]; then
    set_up --reconfigure "$build" "$@"
fi
echo "$found" >"$build/found.txt"
echo "$options" >"$build/options.txt"

# Meson again, if its files have changed.
quietly $ninja -C "$build" build.ninja

# A line of ninja is progress, or part of what went wrong.
{ NINJA_STATUS='[%f/%t] ' $ninja -C "$build" program 2>&1 && echo '[end] 0' ||
  echo '[end] 1'; } | (
    count=
    while IFS= read -r line; do
        case $line in
        '[end] '*)   status=${line#* } ;;
        '['*/*'] '*) count=1
                     progress "Building $line" ;;
        *'ninja: '*directory*|*': no work to do.'*) ;;
        *)           progress_end
                     printf '%s\n' "$line" ;;
        esac
    done
    progress_end
    [ "$status" -eq 0 ] || exit 1
    [ -z "$count" ] || [ -n "$quiet" ] || echo "Built $build/boardwalk."
)

# Only what is left out stands in the file.
left=
while read -r what || [ -n "$what" ]; do
    left="$left${left:+ and }$what"
done <"$build/left_out.txt"
[ -n "$verbose" ] && [ -n "$left" ] || exit 0
echo "Left out: $left."
how=$(scripts/needs.sh --how play)
[ -z "$how" ] || printf 'To have it, type as root\n    %s\n' "$how"
