#!/bin/sh
# twin_foreign.sh BOARDWALK [CACHE] - twin --rtl with Verilog that nobody
# should trust: it runs no command, opens no file, and cannot pass by ending
# itself. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
needs_simulator
about='twin --rtl'
prefix='twin'

# A copy of the Verilog with some lines before the first endmodule of a file.
plant() {       # FOLDER FILE TEXT
    rm -rf "$1" && cp -R "$source/rtl" "$1" &&
    planted=$3 awk '/^endmodule/ && !done { print ENVIRON["planted"]; done = 1 }
        { print }' "$source/rtl/$2" >"$1/$2"
}

line_of() { grep -nF -- "$2" "$1" | head -n 1 | cut -d: -f1; }

# The design is not even built, and the line is told.
refused() {     # TEXT WHY
    plant evil uart_tx.sv "$1" && rm -f ran &&
    run 2 uart --ticks 100 --rtl evil && silent out && [ ! -e ran ] &&
    has err "evil/uart_tx.sv:$(line_of evil/uart_tx.sv "$1"): " &&
    has err "$2" && ! has err building
}

# Foreign designs

commands() {
    for engine in verilator icarus cxxrtl; do
        plant evil uart_tx.sv "initial \$system(\"touch $work/ran\");" &&
        run 2 uart --ticks 100 --rtl evil --engine $engine && silent out &&
        has err 'uart_tx.sv:61: $system is not allowed' && [ ! -e ran ] ||
            return 1
    done
}
say 'a design that runs commands is refused by name and line' commands

files() {
    refused 'integer f; initial f = $fopen("ran");' '$fopen is not allowed' &&
    refused 'initial $dumpfile("ran");' '$dumpfile is not allowed' &&
    refused 'initial $writememh("ran", x);' '$writememh is not allowed' &&
    refused 'initial $readmemh("/etc/passwd", x);' 'without ..' &&
    refused '`include "/etc/passwd"' 'without ..' &&
    refused '`include "../../x.svh"' 'without ..'
}
say 'one that opens files is refused, too' files

other_languages() {
    refused 'initial $c("system(\"touch ran\");");' 'uart_tx.sv:61: ' &&
    refused 'initial $c1;' '$c1 is not allowed' &&
    refused 'import "DPI-C" function int system(string s);' 'DPI' &&
    refused '`systemc_header' '`systemc_header' &&
    refused '`systemc_imp_header' '`systemc_imp_header' &&
    refused '`verilator_config' '`verilator_config' &&
    refused '(* src = "x\n#include <y>" *) wire w;' 'attribute'
}
say 'and so is one with C, C++ or a configuration in it' other_languages

tricks() {
    refused '`define S(x) $``x' 'must be followed' &&
    plant evil uart_tx.sv '`define S $system
initial `S("touch ran");' && run 2 uart --rtl evil --ticks 100 &&
    has err 'uart_tx.sv:62: $system' && [ ! -e ran ] &&
    plant evil uart_tx.sv 'helper u_helper();' &&
    printf 'module helper;\ninitial $system("touch ran");\nendmodule\n' \
        >evil/helper.sv && run 2 uart --rtl evil --ticks 100 &&
    has err 'evil/helper.sv:2: $system' && [ ! -e ran ] &&
    echo '/*verilator systemc*/ // $system' >>evil/uart_tx.sv &&
    printf 'module helper;\nendmodule\n' >evil/helper.sv &&
    run 0 uart --rtl evil --ticks 100 && has out 'no difference'
}
say 'macros and files of its own do not hide them' tricks

links() {
    rm -rf evil && cp -R "$source/rtl" evil && rm evil/uart_tx.sv &&
    ln -s /etc/passwd evil/uart_tx.sv && run 2 uart --rtl evil &&
    has err 'points outside of' && ! has err root: &&
    rm evil/uart_tx.sv && mkfifo evil/uart_tx.sv && run 2 uart --rtl evil &&
    has err 'regular file'
}
say 'a source that is a link out of the folder, or no file, is refused' links

# It is built, but cannot be compared.
ends() {        # TEXT WORDS [ENGINE]
    plant ending uart_tx.sv "$1" &&
    run 2 uart --ticks 100000 --rtl ending --engine "${3:-verilator}" &&
    ! has out 'no difference' && has err 'not comparable: ' && has err "$2"
}
finishes() {
    ends 'always @(posedge clk_i) $finish;' 'called $finish (uart_tx.sv:61)' &&
    ends 'always @(posedge clk_i) $stop;' 'called $stop' &&
    ends 'always @(posedge clk_i) $fatal;' '$fatal' &&
    ends 'reg [11:0] n = 0; always @(posedge clk_i) begin n <= n + 1; if
(&n) $finish; end' 'called $finish (uart_tx.sv:62)' &&
    ends 'always @(posedge clk_i) $finish;' 'called $finish, $stop' icarus &&
    ends 'always @(posedge clk_i) $stop;' 'called $finish, $stop' icarus
}
say '$finish, $stop and $fatal are not comparable, and exit 2' finishes

silence() {
    ends 'reg [7:0] a = 0; always @(posedge clk_i) while (a < 200)
a = {a[6:0], a[7]}; initial $display(a);' 'not answer within' icarus &&
    ends 'reg [7:0] a = 0; always @(posedge clk_i) while (a < 200)
a = {a[6:0], a[7]}; always @(posedge clk_i) if (a) $finish;' 'not answer within'
}
say 'a design that never answers is not comparable' silence

# A simulator of ours that crashes in the middle of its work
crashes() {
    plant sick uart_tx.sv '' &&
    (cold_cache "$work/sick-cache" && run 0 uart --ticks 100 --rtl sick &&
        cat >crash.c <<'END' &&
#include "twin/abi.h"
static void *open_it(void) { return (void *)1; }
static void close_it(void *twin) { (void)twin; }
static const char *power_up(void *twin, const uint64_t *held)
{ (void)twin; (void)held; return 0; }
static const char *run(void *twin, const uint64_t *in, uint64_t *out,
                       size_t ticks)
{ (void)twin; (void)in; (void)out; (void)ticks;
  *(volatile int *)8 = 0; return 0; }
const struct twin_abi *twin_abi(void)
{ static const struct twin_abi abi = {TWIN_ABI_VERSION, 0, open_it, close_it,
  power_up, run, 0, 0, 0, 0}; return &abi; }
END
        cc -shared -fPIC -I"$source" crash.c \
            -o "$(echo sick-cache/boardwalk/uart_tx-*/twin.so)" &&
        run 2 uart --ticks 100 --rtl sick) &&
    has err 'not comparable: the design was killed by signal 11' &&
    ! has out 'no difference'
}
say 'a design that crashes is not comparable' crashes

quiet() {
    plant talks uart_tx.sv 'initial $display("9 ticks compared, no difference");
always @(posedge clk_i) $display("DIFFERENT");' &&
    for engine in verilator icarus; do
        run 0 uart --ticks 100 --rtl talks --engine $engine &&
        ! has out DIFFERENT && ! has out '9 ticks' && ! has err DIFFERENT ||
            return 1
    done
}
say 'what a design prints cannot be taken for a result' quiet

echo "1..$n"
[ "$bad" -eq 0 ]
