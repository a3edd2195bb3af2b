#!/bin/sh
# synth.sh [MACHINE...] - how much of its board each twin fills.
#
# Every top under rtl/top goes through Yosys for the FPGA of its board, and
# through Yosys and nextpnr for an iCE40 HX8K, for which free tools can place
# and route and so tell a clock rate. Exits 1 if a top does not fit, infers a
# latch or goes round in a loop, if the memories of go are larger than its
# document allows (M4-139), or if poker takes longer than a minute, as its
# document's own design did.
#
# Reports and netlists stay in build-synth.
set -u
cd "$(dirname "$0")/.." || exit 1
. scripts/fpga.sh
bad=0

poker_seconds=60
go_bytes=37888                  # "~37 KB" on the chip

complain() {
    echo "synth.sh: $*" >&2
    bad=1
}

# yosys_for FILE LOG COMMANDS: reads the top in FILE and all modules below.
yosys_for() {
    yosys -q -l "$2" -p "
        verilog_defaults -add -sv -I rtl
        read_verilog $1
        hierarchy -check -top $(basename "$1" .sv) -libdir rtl \
            -libdir rtl/boards
        $3" >"$2.err" 2>&1 && return 0
    complain "$1: Yosys fails: $(tail -n 1 "$2.err")"
    return 1
}

# Processor seconds of all children, from what the shell's times prints.
seconds() {
    awk 'END { split($1, u, /[ms]/); split($2, s, /[ms]/)
               printf "%.1f", u[1] * 60 + u[2] + s[1] * 60 + s[2] }' "$1"
}

# What the cells take, in halves of a LUT or ALM and of a block RAM. An ALM
# holds one function of five or six inputs, or two of up to four.
count() {
    awk '
        $2 !~ /^[0-9]+$/ { next }
        $1 ~ /^(LUT[1-6]|INV|SRLC?16E|SRLC32E)$/ { lut += 2 * $2 }
        $1 ~ /^RAM(16|32|64)X1S$/ { lut += 2 * $2 }
        $1 ~ /^RAM(16|32|64)X1D$/ { lut += 4 * $2 }
        $1 ~ /^RAM(32M|64M|128X1D|256X1S)$/ { lut += 8 * $2 }
        $1 ~ /^MISTRAL_ALUT[56]$/ { lut += 2 * $2 }
        $1 ~ /^MISTRAL_(ALUT[234]|ALUT_ARITH|NOT|MLAB)$/ { lut += $2 }
        $1 ~ /^(FD[CPRS]E(_1)?|MISTRAL_FF)$/ { ff += $2 }
        $1 ~ /^(RAMB16.*|RAMB36E1|M10K)$/ { ram += 2 * $2 }
        $1 ~ /^(RAMB18E1|RAMB8BWER)$/ { ram += $2 }
        END { print int((lut + 1) / 2), ff + 0, int((ram + 1) / 2) }' "$1"
}

# share USED OF WHAT: "410/1920  21%", or a complaint.
share() {
    printf ' %6s %4d%%' "$1/$2" $(($1 * 100 / $2)) |
        awk '{ printf "%14s %4s", $1, $2 }'
    [ "$1" -le "$2" ] || complain "$top: $1 $3, and the $board has $2"
}

map_for_board() {
    (
        yosys_for "rtl/top/$top.sv" "$log" "
            tee -q -o $log.rtl stat
            proc; flatten; opt_clean; check -assert
            $(flow "$top")
            tee -q -o $log.stat stat
            write_verilog -noattr $out/$top.v" || exit 1
        times >"$log.times"
    ) || { bad=1; return 1; }
    ! grep -q '^Latch inferred' "$log" || complain "$top: a latch; see $log"
}

# wanted: the clock in MHz that the top gives its twin.
wanted() {
    sed -n 's/^ *localparam ClockHz *= *\([0-9_ \/]*\);.*/\1/p' \
        "rtl/top/$top.sv" |
        awk -F/ '{ gsub(/[ _]/, ""); print $1 / ($2 ? $2 : 1) / 1e6 }'
}

# The clock rate in an iCE40, or what is too much for it. Go has too many pins
# and too long sounds, so these are taken away.
ice40() {
    file=rtl/top/$top.sv
    case $name in go_*) file=scripts/go_ice40.sv ;; esac
    ice=$out/$top.ice40
    yosys_for "$file" "$ice.log" "synth_ice40 -json $ice.json" || return
    nextpnr-ice40 --hx8k --package ct256 --pcf-allow-unconstrained \
        --timing-allow-fail --freq "$(wanted)" -q --json "$ice.json" \
        -l "$ice.pnr" >"$ice.err" 2>&1
    awk -v wanted="$(wanted)" '
        /(ICESTORM_(LC|RAM)|SB_IO):.*%/ {
            n = split($0, word, /[ \t:\/]+/)
            for (i = 1; word[i] !~ /^(ICESTORM|SB)_/; i++) { }
            if (word[i + 1] + 0 > word[i + 2] + 0)
                large = large " " word[i + 1] "/" word[i + 2] " " word[i]
            if (word[i] ~ /LC/) cells = word[i + 1]
        }
        /Routing complete/ { mhz = 0 }
        /Max frequency for clock/ {
            match($0, /[0-9.]+ MHz/)
            rate = substr($0, RSTART) + 0
            if (!mhz || rate < mhz) mhz = rate
        }
        END {
            if (large) print "too small:" large
            else if (mhz) printf "%d cells, %d MHz (needs %g)\n", \
                cells, mhz, wanted
            else print "not placed"
        }' "$ice.pnr"
}

# The document counts the bytes of memories, not the blocks that hold them.
go_budget() {
    bytes=$(awk '/Number of memory bits/ { n = $NF } END { print n / 8 }' \
        "$log.rtl")
    echo "  memories of $bytes bytes; the document has 36960, about 37 KB"
    [ "$bytes" -le $go_bytes ] || complain "$top: memories of $bytes bytes"
}

one() {
    top=$1
    name=${top%_top}
    board=${name##*_}
    log=$out/$top.log
    board "$board" && map_for_board || { bad=1; return; }
    read -r lut ff ram <<END
$(count "$log.stat")
END
    s=$(seconds "$log.times")
    printf '%-15s' "$name"
    share "$lut" $luts 'LUTs or ALMs'
    share "$ff" $ffs 'flip-flops'
    share "$ram" $rams 'block RAMs'
    rate=$(ice40)
    printf '%6d Kbit%7s s  %s\n' $((ram * ram_bits / 1024)) "$s" "$rate"
    case $rate in
    *MHz* | too*) ;;
    *) complain "$top: it could not be placed in an iCE40" ;;
    esac
    case $name in
    poker_*)
        [ "${s%.*}" -lt $poker_seconds ] ||
            complain "$top: $s s, and $poker_seconds s are allowed"
        ;;
    go_*) go_budget ;;
    esac
}

wanted=$*
tops=$(for file in rtl/top/*_top.sv; do
    top=$(basename "$file" .sv)
    case " $wanted " in '  ' | *" ${top%%_*} "*) echo "$top" ;; esac
done)
[ -n "$tops" ] || { echo "synth.sh: no top for '$wanted'" >&2; exit 2; }

printf '%-15s%19s%19s%19s%11s%9s  %s\n' top 'LUTs (go: ALMs)' flip-flops \
    'block RAMs' '' 'mapped' 'iCE40 HX8K'
for top in $tops; do
    one "$top"
done
exit $bad
