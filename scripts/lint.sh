#!/bin/sh
# lint.sh cppcheck | clang-tidy BUILD | man - a second pair of eyes.
set -u
cd "$(dirname "$0")/.."

case $1 in
cppcheck)
    # Left out, with reasons:
    # - missingIncludeSystem: cppcheck needs no system headers.
    # - unusedFunction is not enabled: every file is checked on its own.
    # - constParameterCallback, constParameter*: callbacks have the shape
    #   of their record, whether or not one of them writes.
    cppcheck -j "$(getconf _NPROCESSORS_ONLN)" --std=c11 \
        --enable=warning,performance,portability \
        --inline-suppr --suppress=missingIncludeSystem --quiet \
        --error-exitcode=1 -Isrc -I. -DSHARE_DIR=\"\" src
    ;;
clang-tidy)
    # The list of checks and its reasons are in .clang-tidy.
    git ls-files 'src/*.c' | grep -v 'faces/fuzz.c' | grep -v '^src/page/' |
        xargs -P "$(getconf _NPROCESSORS_ONLN)" -n 20 \
            clang-tidy --quiet -p "$2" --warnings-as-errors='*' || exit 1
    # What is only for WebAssembly is in no build folder.
    git ls-files 'src/page/*.c' |
        xargs -I FILE clang-tidy --quiet --warnings-as-errors='*' FILE -- \
            --target=wasm32 -mbulk-memory -std=c11 -nostdlibinc -Isrc \
            -isystem src/page/freestanding '-DBOARDWALK_VERSION="0"'
    ;;
man)
    mandoc -Tlint -Wwarning man/*.[1-9]
    ;;
*)
    echo "lint.sh: no linter '$1'" >&2
    exit 2
    ;;
esac
