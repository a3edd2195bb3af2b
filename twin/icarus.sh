#!/bin/sh
# icarus.sh - builds a twin with Icarus Verilog.
#
#   icarus.sh FOLDER plain MODULE RTL [-GNAME=VALUE]... FILE...
#
# FOLDER holds ports.txt and gets twin.vvp, the design inside a bench that
# is written here, and twin.vpi, which lets the bench hear from us.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
folder=$1 module=$3 rtl=$4
shift 4
case $* in
*-GSoundsDir=*) cp -R "$rtl/sounds" "$folder" ;;
esac

# The files stay, the parameters go to the bench.
parameters='' count=$#
while [ "$count" -gt 0 ]; do
    word=$1
    shift
    case $word in
    -G*) pair=${word#-G}
         parameters="$parameters .${pair%%=*}(${pair#*=})" ;;
    *)   set -- "$@" "$word" ;;
    esac
    count=$((count - 1))
done

awk -v module="$module" -v parameters="$parameters" '
function words(bits) { return int((bits + 63) / 64) }
function part(row) {
    return "[" at[row] + width[row] - 1 ":" at[row] "]"
}
function no(row) { return low[row] ? "~" : "" }
{
    what[NR] = $1; name[NR] = $2; at[NR] = $3; width[NR] = $4; low[NR] = $5
    if ($3 + $4 > bits[$1])
        bits[$1] = $3 + $4
    for (i = $3; $1 == "out" && i < $3 + $4; i++)
        is_used[i] = 1
}
END {
    gsub(/\) \./, "), .", parameters)
    print "module boardwalk_bench;"
    print "  logic clk = 0, power_up = 0;"
    print "  logic [255:0] held = 0;"
    print "  logic [" 64 * (words(bits["in"]) ? words(bits["in"]) : 1) - 1 \
          ":0] in = 0;"
    print "  wire [" 64 * words(bits["out"]) - 1 ":0] out;"
    for (i = 0; i < 64 * words(bits["out"]); i++)
        if (!(i in is_used))
            print "  assign out[" i "] = 0;"
    for (i = 1; i <= NR; i++)
        if (what[i] == "out") {
            print "  wire [" width[i] - 1 ":0] w" i ";"
            print "  assign out" part(i) " = " no(i) "w" i ";"
        }
    print "  " module " #(" parameters ") twin ("
    print "    .clk_i(clk), .power_up_i(power_up)"
    for (i = 1; i <= NR; i++)
        if (what[i] == "out")
            print "    , ." name[i] "(w" i ")"
        else
            print "    , ." name[i] "(" no(i) what[i] part(i) ")"
    print "  );"
    # What was seen after the last edge goes, what comes next is driven, and
    # all has settled when the edge comes.
    print "  initial forever begin"
    print "    $twin_next;"
    print "    clk = 0;"
    print "    #1 clk = 1;"
    print "    #1;"
    print "  end"
    print "endmodule"
}' "$folder/ports.txt" >"$folder/bench.sv"

iverilog -g2012 -s boardwalk_bench -I "$rtl" -o "$folder/twin.vvp" \
    "$folder/bench.sv" "$@"
cd "$folder"
iverilog-vpi --name=twin "$here/icarus.c"
