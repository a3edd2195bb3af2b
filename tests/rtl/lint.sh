#!/bin/sh
# lint.sh [BOARDWALK] - is the Verilog clean for three tools, complete, and
# known after power-up? Prints TAP.
#
# Each check is shown to be able to fail by a planted fault. That no output is
# X takes BOARDWALK, for Icarus compares each of them with the chip in C.
set -u
cd "$(dirname "$0")/../.." || exit 1
. tests/structure/say.sh
bw=${1:+$(realpath "$1")}

# silent COMMAND...: it ends well and says nothing.
silent() {
    "$@" >"$work/said" 2>&1
    status=$?
    cat "$work/said"
    [ $status -eq 0 ] && [ ! -s "$work/said" ]
}

# without PATTERN COMMAND...: it may say that.
without() {
    pattern=$1
    shift
    "$@" >"$work/all" 2>&1
    status=$?
    grep -v "$pattern" "$work/all"
    return $status
}

# Each tool by itself, with the folder of the Verilog and a file in it

verilator_is_silent() {
    silent verilator --lint-only -Wall -I"$1" -y "$1" -y "$1/boards" "$2"
}

icarus_is_silent() {
    silent iverilog -g2012 -Wall -y "$1" -y "$1/boards" -Y .sv -I "$1" \
        -s "$(basename "$2" .sv)" -o /dev/null "$2"
}

# A latch is seen as a cell; and what nothing drives, or two do, by check. A
# pin of a top may be tri-state, which Yosys never takes without a word.
yosys_is_silent() {
    tristate='^$'
    case $2 in */top/*) tristate='limited support for tri-state' ;; esac
    silent without "$tristate" yosys -q -p "
        verilog_defaults -add -sv -I $1
        read_verilog $2
        hierarchy -check -top $(basename "$2" .sv) -libdir $1 \
            -libdir $1/boards
        proc
        check -assert
        select -assert-none t:\$dlatch t:\$dlatchsr t:\$adlatch t:\$sr
        flatten
        opt_clean
        check -assert"
}

# What a reader expects of a file
is_in_form() {
    awk -v name="$(basename "$1" .sv)" '
        function wrong(what) { print FILENAME ":" FNR ": " what; bad = 1 }
        FNR == 1 && index($0, "// " name ".sv - ") != 1 {
            wrong("does not say what it is") }
        length($0) > 80 { wrong("more than 80 columns") }
        /\t/ || / $/ { wrong("a tab, or a blank at the end") }
        /^module / { modules++; if ($2 != name) wrong("module " $2) }
        /^`default_nettype none$/ { none++ }
        { last = $0 }
        END { if (modules != 1) wrong(modules + 0 " modules")
              if (none != 1 || last != "`default_nettype wire")
                  wrong("no default_nettype none, and wire at the end")
              if (FNR > 600) wrong("more than 600 lines")
              exit bad }' "$1"
}

modules() {
    ls "$1"/*.sv "$1"/boards/*.sv "$1"/top/*.sv
}

# The twins, by name and module

twins() { scripts/twins.sh | sed 's/ .*//'; }

module_of() { scripts/twins.sh | awk -v name="$1" '$1 == name { print $2 }'; }

# has_module TWIN RTL
has_module() {
    module=$(module_of "$1")
    [ -n "$module" ] || { echo "no record of $1 has a module"; return 1; }
    [ -f "$2/$module.sv" ] || [ -f "$2/boards/$module.sv" ] ||
        { echo "there is no $module.sv"; return 1; }
}

# What a top or a twin is made of, and the files beside that

# all_reached RTL: goes from tops and twins, and from the module that the
# document of checkers has for its bench, to the modules they name.
# shellcheck disable=SC2016  # the dollars are those of awk
all_reached() {
    {
        for top in "$1"/top/*.sv; do basename "$top" .sv; done
        for twin in $(twins); do module_of "$twin"; done
        echo chip
    } >"$work/roots"
    modules "$1" | xargs awk '
        FILENAME == ARGV[1] { reached[$1] = 1; next }
        FNR == 1 { at = FILENAME; sub(/.*\//, "", at); sub(/\.sv$/, "", at)
                   is_module[at] = 1 }
        { sub(/\/\/.*/, "")
          if ($1 ~ /^[a-z][a-z0-9_]*$/ && ($2 ~ /^#\(/ || $2 ~ /^u_/))
              uses[at] = uses[at] " " $1 }
        END {
            do {
                more = 0
                for (at in is_module) if (reached[at]) {
                    count = split(uses[at], part, " ")
                    for (i = 1; i <= count; i++)
                        if (!reached[part[i]]) more = reached[part[i]] = 1
                }
            } while (more)
            for (at in is_module) if (!reached[at]) {
                print at ".sv is in no top and no twin"
                wrong = 1
            }
            exit wrong }' "$work/roots"
}

# all_proofs_used RTL: each is read by a module and is in a list.
all_proofs_used() {
    wrong=0
    for file in "$1"/proof/*.svh; do
        module=$(basename "$file" .svh)
        if ! grep -q "^ *\`include \"proof/$module.svh\"" "$1/$module.sv" ||
           ! grep -q "^$module " "$1"/proof/*.proofs; then
            echo "$file is not read or not listed"
            wrong=1
        fi
    done
    for file in "$1"/proof/*.sv; do
        grep -q "rtl/proof/$(basename "$file")" "$1"/proof/*.proofs ||
            { echo "$file is in no list"; wrong=1; }
    done
    return $wrong
}

# A fault names a file, a proof and an assertion of it, or a twin.
all_faults_fit() {
    wrong=0
    for fault in tests/rtl/faults/*.sed; do
        sed -n '1s/^# FILE: *\([^ ]*\) *\([A-Z]*\): *\([^ ]*\) */\1 \2 \3 /p' \
            "$fault" >"$work/head"
        read -r file kind name breaks label <"$work/head"
        case $kind:$breaks in
        PROOF:BREAKS:) grep -q "\<$label: assert" "$1/proof/$name".sv* ;;
        TWIN:) : ;;
        *) false ;;
        esac && [ -f "$1/${file#rtl/}" ] && continue
        echo "$fault: $(head -n 1 "$fault")"
        wrong=1
    done
    return $wrong
}

# Everything

for file in $(modules rtl); do
    name=$(basename "$file" .sv)
    say "$name: Verilator has nothing to say" verilator_is_silent rtl "$file"
    say "$name: Icarus has nothing to say" icarus_is_silent rtl "$file"
    say "$name: Yosys has nothing to say, and there is no latch" \
        yosys_is_silent rtl "$file"
    say "$name: has the form of a file" is_in_form "$file"
done
for twin in $(twins); do
    say "the twin $twin has a module" has_module "$twin" rtl
done
say 'every module is in a top or a twin' all_reached rtl
say 'every proof is read and listed' all_proofs_used rtl
say 'every planted fault names what is there' all_faults_fit rtl

if [ -n "$bw" ]; then
    for machine in $(twins | grep -v ':chip$'); do
        say "$machine: no output is X after power-up" \
            "$bw" twin "$machine" -e icarus -n 3000 --rtl rtl \
            --out "$work/x"
    done
fi

# Planted faults

broken=$work/rtl
cp -R rtl "$broken"
cat >"$broken/orphan.sv" <<'END'
// orphan.sv - nobody wants it
`default_nettype none

module orphan (
  input  logic a_i,
  input  logic b_i,
  output logic [1:0] c_o
);

  always_latch if (a_i) c_o[0] = b_i;

endmodule

`default_nettype wire
END
say 'Verilator notices what nothing drives' \
    fails verilator_is_silent "$broken" "$broken/orphan.sv"
say 'Yosys notices a latch' fails yosys_is_silent "$broken" "$broken/orphan.sv"
say 'a module in no top and no twin is noticed' fails all_reached "$broken"
printf 'module a (output logic b);\n  c u_c (b);\nendmodule\n' >"$broken/a.sv"
say 'Icarus notices a module that is not there' \
    fails icarus_is_silent "$broken" "$broken/a.sv"
say 'a file without the form is noticed' fails is_in_form "$broken/a.sv"
echo '// nobody reads it' >"$broken/proof/orphan.svh"
say 'a proof that nobody reads is noticed' fails all_proofs_used "$broken"
rm "$broken/boards/duel_sim.sv" "$broken/duel.sv"
say 'a twin without a module is noticed' fails has_module duel_sim "$broken"
say 'a fault in no file is noticed' fails all_faults_fit "$broken"

echo "1..$n"
[ "$bad" -eq 0 ]
