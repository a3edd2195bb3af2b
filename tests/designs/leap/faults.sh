#!/bin/sh
# faults.sh COMPILER - planted leaps that are not sound: is each
# found when leaps are checked? Prints TAP.
#
# Each fault is one change of one file of the engine: a reader forgotten, one
# too far, a wrap or an enable ignored. The engine with it runs all the small
# designs with every leap checked; at least one must notice, and without a
# fault none.
set -u
cc=$1
cd "$(dirname "$0")/../../.." || exit 1
. tests/structure/say.sh

ticks=150000
way=checked
engine=src/designs/leap
flags='-std=c11 -O1 -D_XOPEN_SOURCE=700 -Isrc -Itests'

netlists() {
    for file in tests/designs/leap/v/*.v; do
        top=$(basename "$file" .v)
        case $top in
        signs | wide | select | edges) continue ;;
        esac
        yosys -q -p "read_verilog -sv $file; hierarchy -check -top $top
            $("$work/lockstep" yosys) write_json $work/$top.json" || return 1
    done
}

# objects: everything, without a fault.
objects() {
    for file in $engine/*.c src/base/text.c src/base/slice.c src/base/rng.c \
                src/base/view.c \
                tests/designs/leap/lockstep.c tests/designs/leap/stimulus.c; do
        $cc $flags -c "$file" -o "$work/$(basename "$file" .c).o" || return 1
    done
    $cc "$work"/*.o -o "$work/lockstep"
}

clocks_of() {
    case $1 in
    */two_clocks.json) echo clk_a=3,clk_b=7 ;;
    */oscillators.json) echo clk_a=3,clk_b=4,clk_c=10 ;;
    *) echo clk=1 ;;
    esac
}

all_agree() {
    for net in "$work"/*.json; do
        "$1" run "$net" "$(clocks_of "$net")" "$(basename "$net")" $ticks \
            $way >"$work/run" || { echo "$net:"; tail -n 1 "$work/run"; return 1; }
    done
}

# is_made FILE SED-EXPRESSION: the program with a fault.
is_made() {
    sed "$2" "$engine/$1.c" >"$work/$1.fault.c"
    cmp -s "$engine/$1.c" "$work/$1.fault.c" &&
        { echo "the fault changes nothing"; return 1; }
    mkdir -p "$work/fault"
    cp "$work"/*.o "$work/fault"
    $cc $flags -w -c "$work/$1.fault.c" -o "$work/fault/$1.o" &&
    $cc "$work"/fault/*.o -o "$work/faulty"
}

# is_found FILE SED-EXPRESSION
is_found() { is_made "$1" "$2" && ! all_agree "$work/faulty"; }

say 'the engine is compiled' objects
say 'the designs are netlists' netlists
say 'without a fault all leaps are right' all_agree "$work/lockstep"
say 'an equality that turns one cycle too late is found' \
    is_found motion 's/when - (when != MOTION_FOREVER)/when/'
say 'a comparison that turns one cycle too late is found' \
    is_found motion 's/(number - 1 - word.value)/(number - word.value)/'
say 'a comparison that forgets the wrap is found' \
    is_found motion '/^struct motion motion_below/,/^}/s/steps_left(word, &length);/(steps_left(word, \&length), MOTION_FOREVER);/'
say 'a slice that turns one cycle too late is found' \
    is_found motion 's,low / length,low / length + 1,'
say 'a slice that takes up for down is found' \
    is_found motion 's/if (!goes_down)/if (goes_down)/'
say 'a choice that forgets its enable is found' \
    is_found leap_motion 's/motion.until = motion_least(motion.until, rest);//'
say 'a gathering that forgets that a piece wraps is found' \
    is_found leap_motion 's/is_top ? word.motion : motion_widen(word)/word.motion/'
say 'a mask that forgets its reader is found' \
    is_found leap_motion 's/return motion_still(by_a > by_b ? by_a : by_b);/return motion_still(MOTION_FOREVER);/'
say 'an output that nobody watches is found' \
    is_found leap_watch '/^void leap_watch_outputs/,/^}/s/bind_rest(self, port->out)/(void)port/'
say 'a clock that nobody watches is found' \
    is_found leap_watch 's/bind_rest(self, domain->clock);//'
say 'a write that nobody watches is found' \
    is_found leap_watch '/^static void watch_writes/,/^}/s/bind_[a-z]*([^)]*)/(void)self/'
say 'a register that need not end as it began is found' \
    is_found leap_watch 's/is_right ? motion.until : 0/MOTION_FOREVER/'
say 'an enable that is followed no further, and bounds nothing, is found' \
    is_found leap_watch '/^static struct motion motion_now/,/^}/s/bind_to(self, node, motion.until);//'
say 'a step too many is found' \
    is_found leap_jump 's/step \* cycles/step * (cycles + 1)/'
say 'a feedback register that stands still is found' \
    is_found leap_wild 's/    put_wild_bits(self, bits);/(void)bits; (void)put_wild_bits;/'
say 'a feedback that forgets what it stands on is found' \
    is_found leap_wild 's/self->until = motion_least(self->until, rest);//'
say 'a counter that is widened across its wrap is found' \
    is_found motion 's/motion_least(left, word.motion.until)};/word.motion.until};/'
say 'a difference that is taken for a sum is found' \
    is_found leap_motion 's/NET_ADD ? b.step : 0 - b.step/NET_ADD ? b.step : b.step/'
say 'two counters of which one is taken to stand are found' \
    is_found leap_motion 's/(a.motion.step - b.motion.step)/(a.motion.step)/'
say 'a comparison that forgets the sign is found' \
    is_found leap_motion 's/    if (is_signed) {/    if (0 \&\& is_signed) {/'
say 'a reduction that forgets its counter is found' \
    is_found leap_motion '/case NET_ANY: case NET_NONE:/,/;/s/return motion_equal/return motion_still(MOTION_FOREVER); (void)motion_equal/'
say 'a counter that stays at its end and is not seen to is found' \
    is_found leap_motion '/case NET_ALL:/,/;/s/return motion_equal/return motion_still(MOTION_FOREVER); (void)motion_equal/'
say 'a choice that looks at the other side is found' \
    is_found leap_motion 's/select \& 1 ? 2 : 1/select \& 1 ? 1 : 2/'
say 'a memory whose address nobody watches is found' \
    is_found leap_motion 's/default: return all_rest(self, node);/default: return node->op == NET_READ ? motion_still(MOTION_FOREVER) : all_rest(self, node);/'
say 'a load that nobody watches is found' \
    is_found leap_watch 's/bind_rest(self, group->load);//'
say 'oscillators that are taken to rise together are found' \
    is_found leap_jump '/^static uint32_t common_ticks/,/^}/s/all = all .*;/all = 1 + 0 * ticks;/'
say 'a row of bits that turns by a power too few is found' \
    is_found leap_wild 's/map_after(half, half, wild->power_bits);/*half;/'
say 'an orbit that does not wait for others is found' \
    is_found leap_orbit '/^static int others_rest/,/^}/s/return 0;/break;/'
say 'an orbit that forgets who reads it is found' \
    is_found leap_orbit '/^static void touch_others/,/^}/s/leap_mark(self, .*);/(void)i;/'
say 'an orbit that forgets an input is found' \
    is_found leap_orbit 's/self->orbit->held_count)/0)/'
say 'an orbit that takes a part of a place for all of it is found' \
    is_found leap_orbit 's/fresh, words \* sizeof/fresh, 1 * sizeof/'
say 'an orbit that overlooks a write is found' \
    is_found leap_orbit 's/return !is_written(self, domain);/return 1 || is_written(self, domain);/'
say 'an orbit with registers that others move is found' \
    is_found leap_orbit_make 's/kind = read > kind ? read : kind;/kind = read > kind \&\& read != OTHER ? read : kind;/'
say 'an orbit whose clocks nobody sees is found' \
    is_found leap_orbit_make 's/ || is_clock_or_load(self, node)/ || 0 * is_clock_or_load(self, node)/'
say 'an orbit that tells too late what an input changed is found' \
    is_found leap_orbit 's/ || self->is_out_changed)/)/'
say 'a feedback that forgets its taps is found' \
    is_found leap_wild 's/(select->columns\[i\] \& 1 ? turned : 0)/0/'
say 'a feedback whose pieces lie in the wrong place is found' \
    is_found leap_wild '/^static int map_gather/,/^}/s/place += piece.width;/place = 0;/'
way=sampled
say 'a step too many is found in a sample of the leaps' \
    is_found leap_jump 's/step \* cycles/step * (cycles + 1)/'
say 'an output that nobody watches is found in a sample of the leaps' \
    is_found leap_watch '/^void leap_watch_outputs/,/^}/s/bind_rest(self, port->out)/(void)port/'

# Both sides of such a check have the same netlist. What is wrong with that
# shows beside the engine without the fault, which lockstep.sh compares with
# Icarus.
tells_something_else() {
    is_made "$1" "$2" || return 1
    for net in "$work"/*.json; do
        for one in lockstep faulty; do
            "$work/$one" run "$net" "$(clocks_of "$net")" same 4000 plain \
                >"$work/$one.run"
        done
        cmp -s "$work/lockstep.run" "$work/faulty.run" || return 0
    done
    return 1
}
say 'nodes that are taken for equal and are not are found' \
    tells_something_else net_alike \
    's/operand_number(self, a, i) != operand_number(self, b, i)/0/
     s/hash = mixed(hash, operand_number(self, node, i));//'

echo "1..$n"
exit $((bad > 0))
