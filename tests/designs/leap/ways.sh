#!/bin/sh
# ways.sh LOCKSTEP WAYS GO_WAYS COMPILER - inputs on the way, answers and views: the
# engine that does them itself against one that is run tick by tick, on small
# designs and on our own tops, interpreted and compiled; and planted faults of
# these, and of the ticks that compiled code skips, each of which must be
# found. Prints TAP.
set -u
lockstep=$(realpath "$1")
ways=$(realpath "$2")
go_ways=$(realpath "$3")
cc=$4
cd "$(dirname "$0")/../../.." || exit 1
. tests/structure/say.sh

ticks=15000
engine=src/designs/leap
flags='-std=c11 -O1 -w -D_XOPEN_SOURCE=700 -Isrc -Itests'

clocks_of() {
    case $1 in
    two_clocks) echo clk_a=3,clk_b=7 ;;
    oscillators) echo clk_a=3,clk_b=4,clk_c=10 ;;
    duel_*)     echo mclk=1 ;;
    go_*)       echo CLOCK_50=1 ;;
    *)          echo clk=1 ;;
    esac
}

# netlist TOP YOSYS-COMMANDS
netlist() {
    yosys -q -p "$2; $("$lockstep" yosys) write_json $work/$1.json" \
        >"$work/$1.log" 2>&1 || { tail -n 3 "$work/$1.log"; return 1; }
}

# same TOP: other seeds draw other views and stops; in `make soak` there are two.
same() {
    for seed in a ${SOAK:+b}; do
        "$ways" "$work/$1.json" "$(clocks_of "$1")" $seed $ticks &&
        "$ways" "$work/$1.json" "$(clocks_of "$1")" $seed $ticks \
            "$work/$1" || return 1
    done
}

is_same() {
    netlist "$1" "read_verilog -sv $2; hierarchy -check -top $1" && same "$1"
}

is_same_top() {
    netlist "$1" "verilog_defaults -add -sv -I rtl; read_verilog $2
        hierarchy -check -top $1 -libdir rtl -libdir rtl/boards" && same "$1"
}

# objects: everything, without a fault.
objects() {
    for file in $engine/*.c src/base/text.c src/base/slice.c src/base/rng.c \
                src/base/view.c tests/designs/leap/ways.c \
                tests/designs/leap/stimulus.c; do
        $cc $flags -c "$file" -o "$work/$(basename "$file" .c).o" || return 1
    done
}

# is_found FILE SED-EXPRESSION DESIGN...: by one of these.
is_found() {
    fault=$1
    sed "$2" "$fault" >"$work/fault.c"
    cmp -s "$fault" "$work/fault.c" &&
        { echo 'the fault changes nothing'; return 1; }
    shift 2
    mkdir -p "$work/fault"
    cp "$work"/*.o "$work/fault"
    $cc $flags -c "$work/fault.c" -o "$work/fault/$(basename "$fault" .c).o" &&
    $cc "$work"/fault/*.o -o "$work/faulty" -ldl || return 1
    for top; do
        for seed in a b c d e; do
            "$work/faulty" "$work/$top.json" "$(clocks_of "$top")" $seed \
                $ticks >/dev/null 2>&1 || return 0
            "$work/faulty" "$work/$top.json" "$(clocks_of "$top")" $seed \
                $ticks "$work/$top.fault" >/dev/null 2>&1 || return 0
        done
    done
    return 1
}

for file in tests/designs/leap/v/*.v; do
    top=$(basename "$file" .v)
    say "$top is the same with inputs, answers and views on the way" \
        is_same "$top" "$file"
done
for file in rtl/top/*_top.sv; do
    top=$(basename "$file" .sv)
    say "$top is the same with inputs, answers and views on the way" \
        is_same_top "$top" "$file"
done

both_ways_of_go() {
    "$go_ways" "$work/go_de1soc_top.json" 1100 &&
    "$go_ways" "$work/go_de1soc_top.json" 1100 "$work/go_system"
}
say 'the processor beside Go is the same with a memory that answers' \
    both_ways_of_go

say 'the engine is compiled' objects
say 'an input that nobody is told of is found' \
    is_found $engine/leap_c.c '/^static void put_input_limb/,/^}/s/leap_c_put_marks(self, node, NET_NOWHERE);//' dividers echo uart
say 'inputs that are taken a tick too late are found' \
    is_found $engine/leap_c.c 's/at = at > on->begin ? at - on->begin : 0;/at = at - on->begin + 1;/' dividers echo uart
say 'rows that the interpreter takes too late are found' \
    is_found $engine/leap.c 's/run->later\[0\] <= way->tick/run->later[0] < way->tick/' dividers echo uart
say 'a leap over a row is found' \
    is_found $engine/leap.c 's/run->later\[0\] < until)/0)/' dividers cascade debounce
say 'an answer that is forgotten is found' \
    is_found $engine/leap.c '/^static int answer_compiled/,/^}/s/on->later = way->run->later;//' dividers echo pong
say 'outputs that are not held are found' \
    is_found $engine/leap_c.c 's/k = on->rose ? 0 : ~0ull;/k = 0;/' dividers pong vga uart
say 'a change that waits for the clock and is lost is found' \
    is_found $engine/leap_c_run.c 's/o = on->rose ? 0 : o \& held;/o = 0;/' dividers pong vga uart
say 'a view that the interpreter ignores is found' \
    is_found $engine/leap_ports.c '/^void leap_ports_look/,/^}/s/view ? view->seen : NULL/NULL/' dividers pong vga uart
# fault SENTENCE SED-EXPRESSION: of the ticks that compiled code skips.
fault() { say "$1" is_found $engine/leap_c_skip.c "$2" dividers; }
fault 'a divider that is skipped one too far is found' \
    's/"t = (k - v\[#\] - 1) & \$;"/"t = (k - v[#]) \& $;"/'
fault 'a divider downwards that is skipped one too far is found' \
    's/? "t = (v\[#\] - k) & \$;"/? "t = (v[#] - k + 1) \& $;"/'
fault 'an equality that is skipped when it ends is found' \
    '/^static void put_equal/,/^}/s/"k = (k + 1)/"k = k + 0 * (k + 1)/'
fault 'a comparison that forgets the end of its counter is found' \
    '/^static void put_less/,/^}/s/k = 0;/k = ~0ull;/'
fault 'a slice that turns one too late is found' \
    's/: "t = ~v\[#\] & \$; if (t < s) s = t;/: "t = (~v[#] \& $) + 1; if (t < s) s = t;/'
fault 'a divider that is skipped while another register changes is found' \
    's/"y |= x;/"/'
fault 'a divider that is skipped although it takes something else is found' \
    '/^static void put_bound/,/^}/s/s = 0;/s = s;/g'
fault 'a divider that is skipped while a memory is written is found' \
    's/"if (v\[#\]) x = 1;/"if (0 * #) x = 1;/'
fault 'a divider that is skipped while an output waits is found' \
    's/if (!(o & look)/if (!(o \& 0)/'
say 'a divider that is skipped while a register changes that waits for nothing is found' \
    is_found $engine/leap_c_skip.c '/^static void put_only_counters/,/^}/s/if (others_in_word(self, w, first, end))/if (0)/' pong vga
# heat SENTENCE FILE SED-EXPRESSION: of what is busy, and so asked for first.
heat() {
    say "$1" is_found $engine/$2 "$3" busy
}
heat 'a hot block that is not marked behind a cold one is found' leap_c_marks.c \
    's/|| (is_block \&\& self->is_whole)/|| (0 \&\& is_block)/'
heat 'a cold block that is forgotten after the busy ones is found' leap_c_logic.c \
    's/"e\[#\] &= ~\$;/"e[#] = 0 * $;/'
heat 'a register behind a choice that is marked at its other level is found' leap_c_marks.c \
    's/{read\[0\], read\[2\] == node}/{read[0], read[1] == node}/'
heat 'a register that is stored before others have looked at it is found' leap_c_edge.c \
    '/^static void number_busy/,/^}/s/= ++\*place;/= 1;/'
# clocks SENTENCE SED-EXPRESSION: of several oscillators.
clocks() {
    say "$1" is_found $engine/leap_c_run.c "$2" oscillators two_clocks
}
clocks 'an oscillator that begins a half too late is found' \
    's/x# = (# - f#) \/ #;/x# = (# - f#) \/ # + 1;/'
clocks 'an oscillator that comes round too late is found' \
    's/" x# += #;/" x# += # + 1;/'
clocks 'ticks that are passed over while an output waits are found' \
    's/"if (!(o & look)) {\\nk = 2/"if (1) {\\nk = 2/'
clocks 'a level that is not left behind for others is found' \
    's/"if (n) { v/"if (0) { v/'
clocks 'an oscillator that only registers see, but that is seen, is found' \
    '/^static int is_plain/,/^}/s/!leap->net.nodes\[node\].is_seen/1/'
# level SENTENCE SED-EXPRESSION: of registers that need not be looked at.
level() {
    say "$1" is_found $engine/leap_c_marks.c "$2" enables
}
level 'a register that is looked at when its enable goes, not when it comes, is found' \
    's/read\[1 + level\] == reg/read[2 - level] == reg/'
level 'a register that is looked at on no side of its condition is found' \
    's/ \&\& read\[1 + level\] == reg//'
level 'marks for a low level that are made at the high one are found' \
    's/LEAP_C(at, high, low)/LEAP_C(at, low, high)/; s/"(v\[#\] - 1) /"(0 - v[#]) /'
level 'a word that is taken for the condition is found' \
    's/ \&\& read\[0\] == node//'
say 'a clock whose level is not told when the run ends is found' \
    is_found $engine/leap_c_run.c 's/^    "up = \*level;/    "/' go_de1soc_top
echo "1..$n"
exit $((bad > 0))
