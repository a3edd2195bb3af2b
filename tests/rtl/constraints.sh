#!/bin/sh
# constraints.sh BOARDWALK - do the ports of the tops go where the boards'
# documents say, and does the program print what they say? Prints TAP.
#
# Each check is shown to be able to fail by a planted fault.
set -u
bw=$(realpath "$1")
cd "$(dirname "$0")/../.." || exit 1
. tests/structure/say.sh

# What the vendors print: a port of their constraint files, then the balls of
# its bits from 0 on. Some tops put single ports into a vector (btn, seg with
# the point), so these stand here both ways.
document() {
    case $1 in
    basys2) cat <<'END' ;;
mclk B8
btn G12 C11 M4 A7
sw P11 L3 K3 B4 G3 F3 E2 N3
led M5 M11 P7 P6 N5 N4 P4 G1
seg L14 H12 N14 N11 P12 L13 M12 N13
dp N13
an F12 J12 M13 K14
ja B2 A3 J3 B5
jb C6 B6 C5 B7
jc A9 B9 A10 C9
jd C12 A13 C13 D12
END
    nexys3) cat <<'END' ;;
clk V10
btn B8 A8 C4 C9 D9
btns B8
btnu A8
btnl C4
btnd C9
btnr D9
sw T10 T9 V9 M8 N8 U8 V8 T5
led U16 V16 U15 V15 M11 N11 R11 T11
seg T17 T18 U17 U18 M14 N14 L14 M13
an N16 N15 P18 P17
ja T12 V12 N10 P11 M10 N9 U11 V11
jb K2 K1 L4 L3 J3 J1 K3 K5
jc H3 L7 K6 G3 G1 J7 J6 F2
jd G11 F10 F11 E11 D12 C12 F12 E12
END
    basys3) cat <<'END' ;;
clk W5
btnc U18
btnu T18
btnl W19
btnr T17
btnd U17
sw V17 V16 W16 W17 W15 V15 W14 W13 V2 T3 T2 R3 W2 U1 T1 R2
led U16 E19 U19 V19 W18 U15 U14 V14 V13 V3 W3 U3 P3 N3 P1 L1
seg W7 W6 U8 V8 U5 V5 U7 V7
dp V7
an U2 U4 V4 W4
ja J1 L2 J2 G2 H1 K2 H2 G3
jb A14 A16 B15 B16 A15 A17 C15 C16
jc K17 M18 N17 P18 L17 M19 P17 R18
jxadc J3 L3 M2 N2 K3 M3 M1 N1
rsrx B18
rstx A18
END
    de1soc) cat <<'END' ;;
clock_50 AF14
key AA14 AA15 W15 Y16
sw AB12 AC12 AF9 AF10 AD11 AD12 AE11 AC9 AD10 AE12
ledr V16 W16 V17 V18 W17 W19 Y19 W20 W21 Y21
hex0 AE26 AE27 AE28 AG27 AF28 AG28 AH28
hex1 AJ29 AH29 AH30 AG30 AF29 AF30 AD27
hex2 AB23 AE29 AD29 AC28 AD30 AC29 AC30
hex3 AD26 AC27 AD25 AC25 AB28 AB25 AB22
hex4 AA24 Y23 Y24 W22 W24 V23 W25
hex5 V25 AA28 Y27 AB27 AB26 AA26 AA25
vga_r A13 C13 E13 B12 C12 D12 E12 F13
vga_g J9 J10 H12 G10 G11 G12 F11 E11
vga_b B13 G13 H13 F14 H14 F15 G15 J14
vga_hs B11
vga_vs D11
vga_blank_n F10
vga_sync_n C10
vga_clk A11
aud_adcdat K7
aud_adclrck K8
aud_bclk H7
aud_dacdat J7
aud_daclrck H8
aud_xck G7
fpga_i2c_sclk J12
fpga_i2c_sdat K12
END
    esac
}

# ports TOP.sv: each bit of each port on a line, as "sw[3]" or "clk".
ports() {
    awk '
        { sub(/\/\/.*/, ""); text = text " " $0 }
        END {
            sub(/^.*[ \t]module[ \t]+[a-z0-9_]+/, "", text)
            sub(/^[ \t]*#[ \t]*\([^()]*\)/, "", text)
            sub(/\).*/, "", text)
            sub(/^[ \t]*\(/, "", text)
            n = split(text, port, ",")
            for (i = 1; i <= n; i++) {
                if (port[i] ~ /(input|output|inout)/) high = -1
                if (match(port[i], /\[[0-9]+:0\]/))
                    high = substr(port[i], RSTART + 1) + 0
                sub(/[ \t]+$/, "", port[i])
                sub(/^.*[ \t\]]/, "", port[i])
                if (high < 0) print port[i]
                for (bit = 0; bit <= high; bit++)
                    print port[i] "[" bit "]"
            }
        }' "$1"
}

# plain FILE: without comments, quotes, braces and [get_ports ]; a bit is
# always [3], and words stand alone.
plain() {
    sed -e 's/#.*//' -e 's/["{};]/ /g' -e 's/<\([0-9]*\)>/[\1]/g' \
        -e 's/\[get_ports *\([^] ]*\]*\) *\]/\1/' -e 's/=/ = /g' "$1"
}

# places FILE: "sw[3] W17", a line for each port that has a ball.
places() {
    plain "$1" | awk '
        function after(word) {
            for (i = 1; i < NF; i++)
                if (toupper($i) == word) return $(i + 1)
        }
        /^ *N[Ee][Tt] .* LOC / { sub(/LOC *=/, "LOC"); print $2, after("LOC") }
        /PACKAGE_PIN/ { print $NF, after("PACKAGE_PIN") }
        /set_location_assignment/ { print after("-TO"), substr($2, 5) }'
}

# standards FILE: each port that has an I/O standard.
standards() {
    plain "$1" | awk '/IOSTANDARD/ { print toupper($1) == "NET" ? $2 : $NF }
                      /IO_STANDARD/ { print $NF }'
}

# Those that another design takes up inside the chip, as a processor does.
virtual() {
    plain "$1" | awk '/VIRTUAL_PIN/ { print $NF }'
}

# is_in NAME LIST: is it there, or a bus of it ("avs_address[*]", "avs_*")?
is_in() {
    awk -v name="$1" '
        { pattern = $1
          if (index(pattern, "*")) {
              sub(/\*.*/, "", pattern)
              if (index(name, pattern) == 1) found = 1
          } else if (pattern == name || index(name, pattern "[") == 1)
              found = 1 }
        END { exit !found }' "$2"
}

take() {
    sv=$1
    file=$2
    ports "$sv" >"$work/ports"
    places "$file" >"$work/places"
    standards "$file" >"$work/standards"
    virtual "$file" >"$work/virtual"
}

all_placed() {
    take "$@"
    [ -s "$work/ports" ] || { echo "$sv has no ports"; return 1; }
    cut -d' ' -f1 "$work/places" >"$work/placed"
    wrong=0
    while read -r port; do
        grep -qxF "$port" "$work/placed" || is_in "$port" "$work/virtual" ||
            { echo "$port has no place in $file"; wrong=1; }
    done <"$work/ports"
    return $wrong
}

# A system that is made around a top may bring pins of its own: the audio
# core's.
no_others() {
    take "$@"
    wrong=0
    while read -r port _; do
        case $port in AUD_*) [ ! -s "$work/virtual" ] || continue ;; esac
        grep -qxF "$port" "$work/ports" ||
            { echo "$file places $port, which $sv does not have"; wrong=1; }
    done <"$work/places"
    return $wrong
}

once() {
    take "$@"
    [ -s "$work/places" ] || { echo "$file places nothing"; return 1; }
    twice=$({ cut -d' ' -f1 "$work/places" | sort | uniq -d
              cut -d' ' -f2 "$work/places" | sort | uniq -d; })
    [ -z "$twice" ] || { echo "twice in $file:" $twice; return 1; }
}

all_standards() {
    take "$@"
    wrong=0
    while read -r port _; do
        is_in "$port" "$work/standards" ||
            { echo "$port has no I/O standard in $file"; wrong=1; }
    done <"$work/places"
    return $wrong
}

# as_printed TOP FILE BOARD
as_printed() {
    take "$1" "$2"
    document "$3" >"$work/document"
    [ -s "$work/document" ] || { echo "no document for $3"; return 1; }
    awk '
        NR == FNR { for (i = 2; i <= NF; i++) ball[$1, i - 2] = $i; next }
        { name = tolower($1); bit = 0
          if (match(name, /\[[0-9]+\]$/)) {
              bit = substr(name, RSTART + 1) + 0
              name = substr(name, 1, RSTART - 1)
          }
          if (ball[name, bit] != $2) {
              print $1 " is on " $2 "; the board has it on " ball[name, bit]
              wrong = 1
          } }
        END { exit wrong }' "$work/document" "$work/places"
}

# The clock's period in ns stands in the same file, or in one for timing.
has_period() {
    timing=$2
    [ ! -f "${2%.qsf}.sdc" ] || timing=${2%.qsf}.sdc
    period=$(plain "$timing" |
        sed -n -e 's/.*PERIOD *[^ ]* *\([0-9.]*\) *ns.*/\1/p' \
            -e 's/.*create_clock.*-period *\([0-9.]*\).*/\1/p')
    case $3:${period%.0*} in
    basys2:20 | nexys3:10 | basys3:10 | de1soc:20) ;;
    *) echo "$timing: a period of '$period' ns"; return 1 ;;
    esac
}

# Where the design runs on a slower clock, the top's number for its twin, the
# divider and the constraint file must agree.
divides() {
    by=$(sed -n 's/^ *localparam ClockHz *=.*\/ *\([0-9]*\);.*/\1/p' "$1")
    halvings=$(sed -n 's/.*Halvings(\([0-9]*\)).*/\1/p' "$1")
    said=$(plain "$2" | sed -n -e 's/.*-divide_by *\([0-9]*\).*/\1/p' \
        -e 's/.*PERIOD.*\* *\([0-9]*\) *$/\1/p')
    echo "$1 has ${by:-1} and $halvings halvings, $2 ${said:-1}"
    [ "${by:-1}" -eq "${said:-1}" ] &&
        [ "${by:-1}" -eq $((1 << ${halvings:-0})) ]
}

# Every top

one() {
    name=$(basename "$1" _top.sv)
    base=${1%.sv}
    for file in "$base.ucf" "$base.xdc" "$base.qsf"; do
        [ ! -f "$file" ] || break
    done
    board=${name##*_}
    say "$name: every port has a place" all_placed "$1" "$file"
    say "$name: every place is that of a port" no_others "$1" "$file"
    say "$name: no port and no place comes twice" once "$1" "$file"
    say "$name: every place is the one that the board's document prints" \
        as_printed "$1" "$file" "$board"
    say "$name: every port has an I/O standard" all_standards "$1" "$file"
    say "$name: the clock has the board's period" has_period "$1" "$file" \
        "$board"
    say "$name: the twin counts with the clock that it gets" \
        divides "$1" "$file"
    plant "$1" "$file"
}

# Faults: lines that are missing, and a ball or a port of another name.
plant() {
    broken=$work/broken.${2##*.}
    first=$(places "$2" | sed -n '2s/ .*//p' | sed 's/\[.*//')
    ball=$(places "$2" | sed -n '2s/.* //p')
    other=$(places "$2" | sed -n '3s/.* //p')
    grep -v "[^A-Z0-9]$ball[^A-Z0-9]" "$2" >"$broken"
    say "$name: a port without a place is found" \
        fails all_placed "$1" "$broken"
    sed "s/\([^A-Z0-9]\)$ball\([^A-Z0-9]\)/\1$other\2/" "$2" >"$broken"
    say "$name: a place used twice is found" fails once "$1" "$broken"
    say "$name: and one that the document has elsewhere" \
        fails as_printed "$1" "$broken" "$board"
    sed "s/\b$first\b/nothing/" "$2" >"$broken"
    say "$name: a place for no port is found" fails no_others "$1" "$broken"
    sed 's/IO_*STANDARD/NOTHING/' "$2" >"$broken"
    say "$name: a port without a standard is found" \
        fails all_standards "$1" "$broken"
    grep -vi period "$2" >"$broken"
    say "$name: a clock without a period is found" \
        fails has_period "$1" "$broken" "$board"
    sed -e 's/divide_by [0-9]*/divide_by 3/' -e 's/\* 2/* 3/' "$2" >"$broken"
    cmp -s "$2" "$broken" ||
        say "$name: a clock divided otherwise is found" \
            fails divides "$1" "$broken"
}

for top in rtl/top/*_top.sv; do
    one "$top"
done

# The program's tables

# as_known BOARD FORMAT: its constraint file, read as any other.
as_known() {
    "$bw" constraints "$1" -f "$2" >"$work/known.$2" || return 1
    awk -v count="$(places "$work/known.$2" | wc -l)" \
        'BEGIN { print count " places"; exit count < 40 }' &&
        all_known "$1" "$work/known.$2"
}

# Only ports that the document has: it has no more than machines use.
all_known() {
    document "$1" | awk '{ for (i = 2; i <= NF; i++)
        print $1 (NF > 2 ? "[" i - 2 "]" : ""), $i }' | sort >"$work/printed"
    places "$2" | awk '{ print tolower($1), $2 }' | sort >"$work/ours"
    join "$work/printed" "$work/ours" | awk '$2 != $3 { print; wrong = 1 }
        END { print NR " compared"; exit wrong || NR < 30 }'
}

for board in basys2 nexys3 basys3 de1soc; do
    for format in xdc ucf qsf; do
        say "$board: the program knows the places, in $format" \
            as_known "$board" "$format"
    done
    sed 's/\([A-Z]\)1\([0-9]\)/\12\1/' "$work/known.xdc" >"$work/wrong.xdc"
    say "$board: a wrong place would be noticed" \
        fails all_known "$board" "$work/wrong.xdc"
done

echo "1..$n"
[ "$bad" -eq 0 ]
