#!/bin/sh
# engines.sh BOARDWALK CACHE - the three engines for designs: all tell the same
# of one design, and the last takes what the others do not. Prints TAP.
here=$(cd "$(dirname "$0")" && pwd)
cache=$2
. "$here/../cli/tap.sh"
about=engines
for tool in yosys verilator iverilog; do
    command -v $tool >/dev/null && continue
    echo "1..0 # SKIP $tool is not installed"
    exit 0
done
# The runtime of Verilator takes seconds to compile: it stays for the next time.
mkdir -p "$cache"
export XDG_CACHE_HOME="$cache"
only=$here/engines/only_icarus

takes_it() {
    run 0 run "$only/test.bw" --design "$only" && has out 'ok 3' &&
        has err 'runs on icarus: neither Yosys nor Verilator takes'
}
say 'what neither Yosys nor Verilator takes plays on Icarus' takes_it

refused_by() {
    run 1 run "$only/test.bw" --design "$only" --engine "$1" &&
        has err 'steps.v:'
}
say 'Yosys does not take it indeed' refused_by leap
say 'nor does Verilator' refused_by verilator

# The script has one expectation that fails: what is seen instead is compared
# as well.
agree() {
    for engine in leap verilator icarus; do
        run 1 run "$here/engines/all/test.bw" --design "$here/engines/all" \
            --engine $engine && mv out $engine.tap || return 1
    done
    has leap.tap 'not ok 3' && has leap.tap 'actual: 1001100101' &&
        diff leap.tap verilator.tap && diff leap.tap icarus.tap
}
say 'all three engines print the same TAP' agree

# A design that is another one on Icarus is noticed.
differs() {
    rm -rf other && cp -R "$here/engines/all" other &&
        sed 's/steps <= 4.d5/steps <= 4'"'d6/; s/10'd999/10'd998/; s/2'b10/2'b11/" \
            "$here/engines/all/blinks.v" >other/blinks.v &&
        run 1 run "$here/engines/all/test.bw" --design other --engine icarus &&
        ! diff leap.tap out >/dev/null
}
say 'a difference would be noticed' differs

# ends NAME WORDS: on Icarus; a design that never ends has a second.
ends() {
    rm -rf bad && mkdir bad && sed "s,OUTSIDE,$work/outside,g" \
        "$here/hostile/$1.v" >"bad/$1.v" &&
        printf 'boardwalk 1\nopen top\nset SW 3\nwait 1ms\n' >bad.bw || return 1
    export BOARDWALK_SECONDS=1
    run 1 run bad.bw --board basys3 --design bad --engine icarus
    unset BOARDWALK_SECONDS
    cat out err >said
    [ "$status" -eq 1 ] && has said "$1.v$2" && [ ! -e outside ]
}
finished=':1: the design called $finish, $stop or $fatal'
endless=':1: the design did not answer within'
say '$finish ends with a sentence' ends finish "$finished"
say '$fatal before the first clock does' ends fatal "$finished"
say 'a loop without an end does' ends forever "$endless"
say 'one that begins later does' ends while_true "$endless"
say 'a loop of gates does' ends loop_of_gates "$endless"
say 'blocks that grow without end do' ends fork_bomb ':1: the design '
say 'a command of the computer is refused' ends system_task ':2: $system runs'
say 'files of the computer are' ends fopen ':3: $fopen needs files'

joined() {
    run 1 show --at 1ms --design "$only" --beside "$only" &&
        has err 'joined boards need the engine leap or verilator'
}
say 'boards that are joined need another engine' joined
echo "1..$n"
[ "$bad" -eq 0 ]
