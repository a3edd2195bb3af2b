#!/bin/sh
# judge.sh FOLDER TOP - would other tools compile what doctor --copy wrote?
# Verilator, Icarus and Yosys are asked; prints what they object to.
set -u
cd "$1" || exit 1
bad=0

# The names in sources.txt are plain, so they are words.
# shellcheck disable=SC2046
set -- "$2" $(cat sources.txt)
top=$1
shift

# Icarus 11 knows only a part of SystemVerilog; Verilator knows all of it.
is_too_modern() {
    case " $* " in *iverilog*.sv\ *) ;; *) return 1 ;; esac
    grep -qE 'syntax error|sorry:' judge.log
}

judge() {
    "$@" >judge.log 2>&1 && return
    is_too_modern "$@" && return
    echo "$1: $(grep -i -m 3 error judge.log)"
    bad=1
}

# Synthesis passes over delays, and so does Verilator if it is told to.
case $(verilator --version) in
"Verilator 5"*) timing=--no-timing ;;
*) timing=-Wno-STMTDLY ;;
esac
judge verilator --lint-only "$timing" -Wno-lint -Wno-style -Wno-fatal -I. \
    --top-module "$top" "$@"
judge iverilog -g2012 -I. -s "$top" -o /dev/null "$@"
# Yosys reads little of SystemVerilog.
case " $* " in *.sv\ *) exit $bad ;; esac
judge yosys -q -p "read_verilog -sv -defer $*; hierarchy -top $top; proc; check"
exit $bad
