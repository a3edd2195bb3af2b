#!/bin/sh
# engines.sh BOARDWALK [CACHE] - every twin on every simulator. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
about='twin'
prefix='twin'

# Minds end their game, so it may be some more.
equals() {
    run 0 "$1" --ticks "$3" --engine "$2" --rtl "$source/rtl" &&
        awk -v ticks="$3" '/ ticks compared, no difference/ && $1 >= ticks {
            is_so = 1 } END { exit !is_so }' out
}

# A tick of Go has 1,600 clocks, and Icarus takes its time for each.
ticks_of() {
    case $1:$2 in
    go*:icarus) echo 30 ;;
    go*)        echo 1000 ;;
    *:icarus)   echo 10000 ;;
    *)          echo 50000 ;;
    esac
}

for name in $("$source/scripts/twins.sh" | sed 's/ .*//'); do
    for engine in verilator icarus cxxrtl; do
        say "$name equals the chip in C on $engine" \
            equals "$name" "$engine" "$(ticks_of "$name" "$engine")"
    done
done

# The simulator of the first document, on its machine as a whole.
say 'duel equals the chip in C on Icarus, the students own (M0-81)' \
    equals duel icarus 5000

# A register that power-up forgets is X, which only one of them knows.
cp -R "$source/rtl" forgetful
sed -i "/^      bits_q  <= 4'd0;/d" forgetful/uart_tx.sv
forgets() {
    ! cmp -s forgetful/uart_tx.sv "$source/rtl/uart_tx.sv" &&
        run 1 uart --ticks 100 --engine icarus --rtl forgetful &&
        has out 'is 1 in C and x in the twin'
}
say 'a register without a value at power-up is seen on icarus' forgets

# A slip is a slip on all of them.
cp -R "$source/rtl" slipped
sed -f "$source/tests/rtl/faults/lockstep_uart_top.sed" \
    "$source/rtl/uart_top.sv" >slipped/uart_top.sv
slips() { run 1 uart_top --engine "$1" --rtl slipped && has out 'in the twin'; }
for engine in verilator icarus cxxrtl; do
    say "a planted fault is found on $engine" slips "$engine"
done

# What fails, and says why
mkdir path
printf '#!/bin/sh\nexit 1\n' >path/vvp
chmod +x path/vvp
goes() {
    (PATH=$work/path:$PATH && export PATH &&
        run 2 uart --engine icarus --ticks 10 --rtl "$source/rtl") &&
        has err 'the simulator exited with status'
}
say 'a simulator that ends too early is told of' goes

cp -R "$source/rtl" broken
echo 'modul' >>broken/uart_tx.sv
breaks() {
    run 2 uart --engine "$1" --ticks 10 --rtl broken &&
        has err 'cannot be built' && has err "needs $2" &&
        has err 'uart_tx.sv'
}
say 'what verilator cannot build is told of' breaks verilator 'verilator and'
say 'what icarus cannot build is told of' breaks icarus 'iverilog and'
say 'what cxxrtl cannot build is told of' breaks cxxrtl 'yosys and'

none() { run 2 uart --engine iverilog && has err "no engine 'iverilog'"; }
say 'a simulator that we do not know is refused' none

echo "1..$n"
[ "$bad" -eq 0 ]
