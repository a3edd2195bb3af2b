#!/bin/sh
# twin.sh BOARDWALK [CACHE] - machines beside their twins in Verilog, as a
# person asks for that. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
needs_simulator
about='twin'
prefix='twin'
scripts=$source/tests/scripts

# A copy of all Verilog in which one file went through sed.
copy_rtl() {    # FOLDER FILE SED...
    cp -R "$source/rtl" "$1" && sed "$3" ${4+"$4"} "$source/rtl/$2" \
        >"$1/$2" && ! cmp -s "$1/$2" "$source/rtl/$2"
}

# What it says without how quick it was.
said() { sed 's/, [0-9.]* [a-z]* a second$//' "${1:-out}"; }

# Equal

is_equal() {
    run 0 duel --ticks 20000 &&
    line out 1 'duel#1: duel_basys2 in C and in Verilog (verilator)' &&
    grep -qE '^  player: [0-9]+ ticks \([0-9.]+ s\), equal$' out &&
    line out 3 '  presses: 10000 ticks (10 s), equal' &&
    grep -qE '^  minds: [0-9]+ ticks \([0-9.]+ s\), equal$' out &&
    grep -qE '^  seen: [0-9]+ games, [0-9]+ guesses, [0-9]+ transitions$' out &&
    grep -qE '^  game: [0-9]+ of 24 transitions$' out &&
    grep -qE '^  outputs: [0-9]+ of 20 bits were high and low' out &&
    [ "$(said | tail -n 1)" = "$(awk '/ticks .*, equal/ { sum += $2 }
        END { print sum " ticks compared, no difference" }' out)" ]
}
say 'an equal run tells its parts and their sum, and exits 0' is_equal

is_warm() { run 0 duel --ticks 2000 && silent err; }
say 'nothing is built a second time' is_warm

seeds() {
    run 0 duel --ticks 30000 --seed 7 && said >first &&
    line out 1 'duel#7: duel_basys2 in C and in Verilog (verilator)' &&
    run 0 duel --ticks 30000 --seed 7 && said >second &&
    cmp first second &&
    run 0 'duel#7' --ticks 30000 && said >second && cmp first second
}
say 'the same seed is the same run' seeds

with_options() {
    run 0 duel --ticks 4000 -o hide=on -o repeat=counting &&
    line out 1 'duel#1 hide=on repeat=counting: duel_basys2 in C and in '"\
Verilog (verilator)"
}
say 'options of the machine are those of its twin' with_options

alone() {
    run 0 uart --ticks 3000 &&
    line out 1 'uart#1: uart_tx in C and in Verilog (verilator)' &&
    line out 2 '  presses: 3000 ticks, equal' && ! has out minds &&
    run 0 duel:chip --ticks 3000 && has out 'duel:chip#1: duel in C and'
}
say 'a chip has a twin without a board' alone

# Scripts

plays_scripts() {
    run 0 duel --script "$scripts/duel/start.bw" \
        --script "$scripts/duel/lives.bw" &&
    has out "  $scripts/duel/start.bw: " && has out "duel/lives.bw: " &&
    ! has out presses && has out 'no difference'
}
say 'scripts are played instead of chance' plays_scripts

echo hello >letter.bw
printf 'boardwalk 1\n' >empty.bw
printf 'boardwalk 1\nopen duel#1\nprss BTN3\n' >broken.bw
refuses_scripts() {
    run 2 duel --script none.bw && has err 'cannot read none.bw: No such' &&
    run 2 duel --script letter.bw && has err 'letter.bw: line 1: a journal' &&
    run 2 duel --script empty.bw && has err 'empty.bw: ' &&
    has err 'opens no machine' &&
    run 2 duel --script broken.bw && has err 'broken.bw: line 3: no event' &&
    has err "did you mean 'press'" && ! has out 'no difference' &&
    run 2 duel --script . && has err 'cannot read .: '
}
say 'a file that is no script is told with its line' refuses_scripts

refuses_others() {
    run 2 duel --script "$scripts/pegs/start.bw" &&
    has err 'pegs/start.bw: line ' &&
    has err 'this is a game of pegs, not of duel' &&
    run 2 uart --script "$scripts/pegs/start.bw" &&
    has err 'a chip without a machine cannot run scripts'
}
say 'a script of another machine is refused' refuses_others

own_board() {
    run 0 duel --script "$scripts/duel/sim_tap.bw" && has out 'no difference'
}
say 'one of another board of the machine is played on that' own_board

# Misuse

usage() {
    run 2 && silent out && has err 'name a machine' &&
    run 2 duel pegs && has err 'one machine' &&
    run 2 dule && has err "did you mean 'duel'" &&
    run 2 null && has err 'no twin' &&
    run 2 duel --engine verilatr && has err "did you mean 'verilator'" &&
    run 2 duel --engine vcs && has err 'verilator, icarus and cxxrtl' &&
    run 2 duel -o hde=on && has err "did you mean 'hide'" &&
    run 2 duel -o hide=maybe && has err 'off on' &&
    run 2 duel --seed 'a b' && has err 'spaces or quotes' &&
    run 2 duel --ticks 0 && has err 'a number from 1' &&
    run 2 duel --ticks many && has err 'a number from 1' &&
    run 2 duel --tick 5 && has err 'did you mean --ticks' &&
    run 2 uart --engine icarus --cover && has err 'only verilator measures' &&
    silent out
}
say 'a wrong command line exits 2 and says what would be right' usage

own_length() {
    for words in '--ticks 5' '--seed 5' '-o hide=on'; do
        # shellcheck disable=SC2086
        run 2 duel --script "$scripts/duel/start.bw" $words &&
            has err 'from the script' || return 1
    done
}
say 'what a script says itself cannot be asked for' own_length

# Building

mkdir nothing
no_source() {
    run 2 duel --rtl nothing && has err 'duel_basys2.sv in nothing' &&
    run 2 duel --rtl nowhere && has err 'duel_basys2.sv in nowhere'
}
say 'a folder without the module is named, and so is the file' no_source

copy_rtl broken uart_tx.sv '$a modul'
copy_rtl hole duel_judge.sv '/endmodule/d'
broken_source() (
    cold_cache "$work/failed" || exit 1
    at=$(($(wc -l <"$source/rtl/uart_tx.sv") + 1))
    run 2 uart --rtl broken && has err 'the twin uart_tx cannot be built' &&
    has err "broken/uart_tx.sv:$at:" && has err 'syntax error' &&
    run 2 duel --rtl hole && has err 'hole/duel_judge.sv:'
)
say "an error in the Verilog is shown with the simulator's line" broken_source

left_nothing() {
    for folder in failed/boardwalk/*; do
        case $folder in
        */verilator-*) ;;
        *) echo "$folder" && return 1 ;;
        esac
    done
}
say 'a build that failed leaves nothing behind' left_nothing

# All that a build needs but the simulator.
mkdir bin
for tool in sh dirname basename mkdir rm mv cut cat ls c++; do
    ln -s "$(command -v "$tool")" "bin/$tool"
done
no_simulator() {
    (PATH=$work/bin XDG_CACHE_HOME=$work/bare && export PATH XDG_CACHE_HOME &&
        run 2 uart) &&
    has err 'it needs verilator and c++' && grep -q 'verilator:.* not found' err
}
say 'without a simulator it says what to install' no_simulator

no_home() {
    (unset HOME XDG_CACHE_HOME && run 2 uart) && has err 'set HOME' &&
    (XDG_CACHE_HOME='' && HOME='' && run 2 uart) && has err 'set HOME'
}
say 'without a home folder it says what to set' no_home

at_home() {
    (cold_cache "$work/home/.cache" && HOME=$work/home &&
        unset XDG_CACHE_HOME && run 0 uart --ticks 100) &&
    has err 'building uart_tx with verilator' &&
    [ "$(ls -d home/.cache/boardwalk/uart_tx-* | wc -l)" -eq 1 ]
}
say 'without a cache folder there is one at home' at_home

no_cache() {
    (XDG_CACHE_HOME=/proc/nowhere && run 2 uart) &&
    has err 'cannot make the folder /proc/nowhere/boardwalk' &&
    (XDG_CACHE_HOME=$work/in && run 2 uart) &&
    has err "cannot make the folder $work/in/boardwalk"
}
say 'a cache that cannot be written is named' no_cache

two_at_once() (
    cold_cache "$work/cold" || exit 1
    "$bw" twin uart --ticks 1000 >out1 2>err1 &
    "$bw" twin uart --ticks 1000 >out2 2>err2
    status=$?
    wait $! && [ "$status" -eq 0 ] && has out1 'no difference' &&
    said out1 >first && said out2 | cmp first - &&
    [ "$(ls -d cold/boardwalk/uart_tx-* | wc -l)" -eq 1 ]
)
say 'two that build the same at once do no harm' two_at_once

swept_out() (
    XDG_CACHE_HOME=$work/cold
    rm -f cold/boardwalk/uart_tx-*/twin.so && run 0 uart --ticks 100 &&
    has err building && run 0 uart --ticks 100 && silent err
)
say 'a cache that was swept out is filled again' swept_out

odd_names() (
    cold_cache "$work/a cache's \"own\" name" &&
    cp -R "$source/rtl" "it's \"my\" rtl" || exit 1
    run 0 uart --ticks 100 --rtl "it's \"my\" rtl" && has err building &&
    run 0 uart --ticks 100 --rtl "it's \"my\" rtl" && silent err
)
say 'folders may have spaces and quotes in their names' odd_names

new_source() {
    copy_rtl other uart_tx.sv '$a module and_no_more; endmodule' || return 1
    (cold_cache "$work/more" && run 0 uart --ticks 100 --rtl other &&
        has err building && echo 'module nor_less; endmodule' >>other/uart_tx.sv &&
        run 0 uart --ticks 100 --rtl other && has err building)
}
say 'other sources are another build' new_source

# A difference

copy_rtl slipped duel.sv -f "$source/tests/rtl/faults/lockstep_duel.sed"
told='tick [0-9]*: [A-Z]* is [01]* in C and [01]* in the twin'
differs() {
    run 1 duel --ticks 200000 --rtl slipped &&
    grep -q "^DIFFERENT at $told\$" out &&
    grep -q "^shortened from [0-9]* steps to [0-9]*: $told\$" out &&
    ! has out 'no difference' && [ -s twin-duel.bw ] && [ -s twin-duel.vcd ] &&
    has out 'boardwalk twin duel --script twin-duel.bw --rtl slipped' &&
    has out 'twin-duel.vcd: '
}
say 'a difference exits 1 and tells tick, pin and both values' differs

# The words of the message about the short way.
sed -n "s/^shortened.*: tick \([0-9]*\): \([A-Z]*\) is \([01]*\) in C and \
\([01]*\) in.*/\1 \2 \3 \4/p" out >message
cp out first_out
is_script() {
    "$bw" run twin-duel.bw >out 2>err && read -r tick pin c twin <message &&
    has twin-duel.bw "# tick $tick: $pin is $c in C and $twin in the twin" &&
    [ "$(tail -n 1 twin-duel.bw)" = "@$((tick + 1))" ]
}
say 'what leads there is a script, and ends there' is_script

# Segments and digits are on at a low level.
waves() {
    read -r tick pin c twin <message &&
    awk -v tick="$tick" -v pin="$pin" -v c="$c" -v twin="$twin" '
    function invert(word) {
        if (pin == "LD")
            return word
        gsub(/0/, "x", word); gsub(/1/, "0", word); gsub(/x/, "1", word)
        return word
    }
    $1 == "$scope"  { scope = $3; scopes = scopes scope " " }
    $1 == "$var"    { id[scope, $5] = $4 }
    /^#/            { now = substr($0, 2); times++
                      if (times == 1) first = now
                      if (now <= tick) for (i in value) before[i] = value[i] }
    /^b/ && now <= tick { value[$2] = substr($1, 2) }
    END {
        exit !(scopes == "in c twin " && times - 1 == 512 &&
               first == tick - 511 && now == tick + 1 &&
               value[id["c", pin]] == invert(c) &&
               value[id["twin", pin]] == invert(twin) &&
               before[id["c", pin]] == before[id["twin", pin]])
    }' twin-duel.vcd
}
say 'the waves are 512 ticks of both, and differ at the last' waves

keeps_both() {
    cp twin-duel.bw kept.bw && cp twin-duel.vcd kept.vcd &&
    run 1 duel --script twin-duel.bw --rtl slipped &&
    grep -qF "$(sed -n 's/^shortened.*: tick/tick/p' first_out)" out &&
    cmp kept.bw twin-duel.bw && cmp kept.vcd twin-duel.vcd &&
    [ -s twin-duel-2.bw ] && [ -s twin-duel-2.vcd ] &&
    has out 'twin-duel-2.bw'
}
say 'the script differs again, and nothing is written over' keeps_both

is_mended() { run 0 duel --script twin-duel.bw && has out 'no difference'; }
say 'and not on Verilog without the fault' is_mended

named() {
    mkdir -p found &&
    run 1 duel --script twin-duel.bw --rtl slipped --out 'found/the slip' &&
    [ -s 'found/the slip.bw' ] && [ -s 'found/the slip.vcd' ] &&
    run 1 duel --script twin-duel.bw --rtl slipped --out no/such &&
    has err 'cannot write no/such.bw' && has out DIFFERENT
}
say 'the files are called as one likes' named

copy_rtl slow uart_tx.sv -f "$source/tests/rtl/faults/lockstep_uart.sed"
alone_differs() {
    run 1 uart --rtl slow && grep -q '^DIFFERENT at tick ' out &&
    [ -s twin-uart_tx.vcd ] && [ ! -e twin-uart_tx.bw ] &&
    cp twin-uart_tx.vcd kept.vcd && run 1 uart --rtl slow --seed 2 &&
    cmp kept.vcd twin-uart_tx.vcd && [ -s twin-uart_tx-2.vcd ]
}
say 'a chip alone has waves and no script' alone_differs

# What was reached

covers() {
    run 0 duel --cover --ticks 2000 &&
    grep -qE '^  toggles: [0-9]+ of [0-9]+$' out &&
    grep -qE '^  branches: [0-9]+ of [0-9]+$' out &&
    grep -qE '^  game: [0-9]+ of 10 states, [0-9]+ of [0-9]+ transitions$' out &&
    has out '    never in GAMEOVER' &&
    has out '    never from MAKE to PLAYER_B' &&
    [ "$(tail -n 1 out)" = "  coverage is incomplete: $(grep -c '^    never' out) \
of these were never reached; a longer run or a script may reach them" ]
}
say '--cover names what was not reached, which is no failure' covers

games() {
    run 0 duel --games 2 --ticks 100000 &&
    awk '/^  seen: / && $2 >= 8 && / transitions$/ { is_so = 1 }
         END { exit !is_so }' out &&
    run 2 duel --games 0 && has err 'a number from 1' &&
    run 2 duel --games 2 --script "$scripts/duel/start.bw" &&
    has err 'from the script'
}
say 'so many games are played at each table' games

# Ctrl-C

"$bw" twin duel --ticks 1000000000000 >out 2>err &
long=$!
# The 14th field is the processor time that it took, in hundredths of a second.
has_worked() { awk '{ exit $14 < 20 }' "/proc/$long/stat"; }
stops() {
    until_true has out 'in Verilog' && until_true has_worked
    kill -INT "$long" && wait "$long"
    [ $? -eq 2 ] && has err interrupted && ! has out minds &&
    awk '/^  [a-z]*: [0-9]* ticks .*, equal$/ { parts += $2 }
         / ticks compared, no difference/  { all = $1 }
         END { exit !(all > 0 && all == parts && all < 1000000000000) }' out
}
say 'Ctrl-C ends it, with what was compared until then' stops

echo "1..$n"
[ "$bad" -eq 0 ]
