#!/bin/sh
# design_icarus.sh - builds a project with Icarus Verilog.
#
#   design_icarus.sh FOLDER
#
# FOLDER has the copy of the project, the list sources.txt, and the bench
# boardwalk_bench.v; it gets twin.vvp and twin.vpi, as a twin does.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
cd "$1"

# Sources without a unit of time have that of the first one; a step of the bench
# is a thousand of them, so that all delays are over by then.
echo '`timescale 1ns / 1ps' >boardwalk_scale.v
# The names are plain, so they are words.
# shellcheck disable=SC2046
iverilog -g2012 -I. -s boardwalk_bench -o twin.vvp boardwalk_scale.v \
    $(cat sources.txt) boardwalk_bench.v
iverilog-vpi --name=twin "$here/icarus.c"
