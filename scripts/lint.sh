#!/bin/sh
# lint.sh cppcheck [changed] | clang-tidy BUILD [changed] | gcc BUILD | man - a
# second pair of eyes.
#
# `changed` means what the working tree has changed, and the 16 files that were
# committed last: clang-tidy takes two thirds of a second for one, minutes for
# all, and cppcheck half a minute. A number of commits would be no bound: with branches that were merged, a
# few of them reach back to where those began.
set -u
cd "$(dirname "$0")/.."

# committed_last COUNT: files that are still there, the newest first.
committed_last() {
    git log --format= --name-only --diff-filter=AMR -- 'src/*.c' |
        awk '!seen[$0]++' | while read -r file; do
            [ ! -f "$file" ] || echo "$file"
        done | sed -n "1,$1p"
}

# sources [changed]: C files that are there.
sources() {
    [ "$1" = changed ] || { git ls-files 'src/*.c'; return; }
    { git diff --name-only --diff-filter=AMR HEAD -- 'src/*.c'
      git ls-files --others --exclude-standard 'src/*.c'
      committed_last 16; } | sort -u
}

case $1 in
cppcheck)
    # Left out, with reasons:
    # - missingIncludeSystem: cppcheck needs no system headers.
    # - objectIndex takes a pointer to a member of an array for one to a local.
    # - unusedFunction is not enabled: every file is checked on its own.
    # - constParameterCallback, constParameter*: callbacks have the shape
    #   of their record, whether or not one of them writes.
    files=src
    [ -z "${2-}" ] || files=$(sources "$2")
    # shellcheck disable=SC2086  # the files are words
    [ -z "$files" ] || cppcheck -j "$(getconf _NPROCESSORS_ONLN)" --std=c11 \
        --enable=warning,performance,portability \
        --inline-suppr --suppress=missingIncludeSystem \
        --suppress=objectIndex --quiet \
        --error-exitcode=1 -Isrc -I. -DSHARE_DIR=\"\" $files
    ;;
clang-tidy)
    # The list of checks and its reasons are in .clang-tidy.
    sources "${3-}" | grep -v -e 'faces/fuzz.c' -e '^src/page/' |
        xargs -r -P "$(getconf _NPROCESSORS_ONLN)" -n 10 \
            clang-tidy --quiet -p "$2" --warnings-as-errors='*' || exit 1
    # What is only for WebAssembly is in no build folder.
    sources "${3-}" | grep '^src/page/' |
        xargs -r -I FILE clang-tidy --quiet --warnings-as-errors='*' FILE -- \
            --target=wasm32 -mbulk-memory -std=c11 -nostdlibinc -Isrc \
            -isystem src/page/freestanding '-DBOARDWALK_VERSION="0"'
    ;;
gcc)
    # What BUILD, a folder of gcc, has not compiled is read with the warnings
    # it would be compiled with. A command is one line of JSON, and its last
    # word is the source.
    bad=0
    unless_newer() {    # OBJECT COMMAND...
        object=$1
        shift
        eval "source=\${$#}"
        [ "$object" -nt "$source" ] || "$@" || bad=1
    }
    cd "$2" || exit 1
    sed -n 's/^ *"command": "\(.*\)",$/\1/p' compile_commands.json |
        sed -e 's/\\"/"/g' -e 's/\\\\/\\/g' -e 's/ -MD .* -o / -o /' \
            -e 's/\(.*\) -o \(.*\) -c /unless_newer \2 \1 -fsyntax-only /' \
            >read.sh
    [ -s read.sh ] || exit 1
    . ./read.sh
    exit $bad
    ;;
man)
    mandoc -Tlint -Wwarning man/*.[1-9]
    ;;
*)
    echo "lint.sh: no linter '$1'" >&2
    exit 2
    ;;
esac
