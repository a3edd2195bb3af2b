#!/bin/sh
# run.sh BOARDWALK - every script of every machine. Prints TAP.
boardwalk=$(realpath "$1")
cd "$(dirname "$0")" && exec "$boardwalk" run */*.bw
