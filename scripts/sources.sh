#!/bin/sh
# sources.sh ROOM... - the C files of rooms, for what is built without Meson.
#
# Some rooms have a folder in each game or machine: rules, notation, minds and
# engines of games; machines (chips, boards, panels), hands with the tables
# that they read for, and twins of machines. Kinds of parts have files for
# boards, draw and term. `core` is what the bench stands on.
set -eu
cd "$(dirname "$0")/.."

# room NAME
room() {
    case $1 in
    rules | notation) ls src/games/*/"$1"/*.c ;;
    minds)    ls src/games/mind.c src/games/*/minds/*.c \
                  src/games/*/solver/*.c ;;
    engines)  ls src/games/engine/*.c src/games/*/engine/*.c ;;
    hps)      ls src/machines/*/hps/*.c ;;
    hands)    ls src/machines/hand*.c src/machines/*/hand*.c \
                  src/machines/*/table*.c src/machines/*/intro*.c ;;
    twins)    ls src/machines/twins.c src/machines/*/twin*.c src/twin/*.c \
                  src/designs/languages/verilog*.c \
                  src/designs/build/build_*.c \
                  src/designs/engines/process.c \
                  src/designs/engines/vvp.c src/os/cage*.c ;;
    designs)  ls src/designs/*.c src/designs/*/*.c ;;
    machines) ls src/machines/*.c src/machines/*/*.c |
                  grep -v -e '/hand[^/]*$' -e '/table[^/]*$' \
                      -e '/intro[^/]*$' -e '/twin[^/]*$' ;;
    boards)   ls src/boards/*.c src/boards/*/*.c src/parts/*.c \
                  src/parts/*/*.c |
                  grep -v -e '/pixels[^/]*$' -e '/cells[^/]*$' ;;
    draw)     ls src/draw/*.c src/parts/pixels*.c src/parts/*/pixels*.c ;;
    bench)    ls src/bench/*.c src/bench/harness/*.c ;;
    window)   ls src/window/*.c src/window/dialogs/*.c ;;
    term)     ls src/term/*.c src/term/graphics/*.c \
                  src/parts/cells*.c src/parts/*/cells*.c ;;
    core)     for part in base rules minds hps chips boards machines; do
                  room $part
              done ;;
    *)        ls src/"$1"/*.c ;;
    esac
}

for name; do room "$name"; done
