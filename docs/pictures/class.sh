#!/bin/sh
# class.sh - takes the pictures of docs/class.md: the pages of a report, in
# Chromium.
#
#   docs/pictures/class.sh [BOARDWALK]
set -eu
cd "$(dirname "$0")/../.."
boardwalk=${1:-build/boardwalk}
case $boardwalk in /*) ;; *) boardwalk=$PWD/$boardwalk ;; esac
pictures=$PWD/docs/pictures
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"

project() {     # NAME BOARD SOLUTION SED
    mkdir -p "in/$1"
    cp course/given/* "course/skeleton/$2"/* "in/$1"
    sed "$4" "course/good/$3/duel.v" >"in/$1/duel.v"
}

shoot() {       # PAGE NAME CROP
    chromium --headless --no-sandbox --disable-gpu --hide-scrollbars \
        --no-first-run --disable-background-networking \
        --disable-component-update --disable-sync \
        --user-data-dir="$work/chromium" --window-size=1100,2000 \
        --screenshot="$work/$2.png" "file://$work/report/$1" 2>/dev/null
    convert "$work/$2.png" -crop "$3" +repage -strip \
        -define png:compression-level=9 "$pictures/$2.png"
}

"$boardwalk" new assignment duel course >/dev/null
project ada basys2 one_block ''
project bob basys3 three_blocks ''
project cleo basys2 one_block 's/TWO_SECONDS = 100/TWO_SECONDS = 50/'
project dan basys2 one_block "s/mark = 2'b01/mark = 2'b10/"
project eve basys2 one_block '40s/.*/    else if (/'
project finn basys2 one_block 's/lives == 1/lives == 2/'
"$boardwalk" grade course in/* --trust --out report >/dev/null
shoot index.html class 1100x740+0+0
shoot dan/index.html class_student 1100x620+0+1250
