#!/bin/sh
# detect.sh - designs that know that they are tested: one that remembers how
# long the first press of its last graded run was, to the third of a
# millisecond, and one that replies with an answer that was recorded. Both lose
# points. Those that know more of an assignment are faults of the duel.
#
#   tests/grade/detect.sh BOARDWALK
set -u
boardwalk=$1
case $boardwalk in /*) ;; *) boardwalk=$PWD/$boardwalk ;; esac
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/grade/course.sh disable=SC2154
. "$here/course.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
mkdir "$XDG_CACHE_HOME"
count=0

ok() {          # STATUS SENTENCE
    count=$((count + 1))
    [ "$1" -eq 0 ] && echo "ok $count - detect: $2" && return
    echo "not ok $count - detect: $2"
    sed 's/^/# /' "$work/log" 2>/dev/null | tail -30
}

if ! command -v yosys >/dev/null; then
    echo "1..0 # SKIP there is no yosys"
    exit 0
fi
make_course                             # sets $course

# spy NAME NUMBER: right as long as BTN3 has not been pressed for the first
# time, and after that only if the press was so long; else the number is on
# the LEDs. The display of the game goes through it.
spy() {
    project "$1" basys2 one_block
    sed -i.old -e 's/\.anodes(an)/.anodes(digits)/' \
        -e 's/\.LEDX(Led)/.LEDX(lamps)/' -e '/^endmodule/d' \
        "$work/in/$1/top.v"
    rm "$work/in/$1/top.v.old"
    cat >>"$work/in/$1/top.v" <<END
    wire [3:0] digits;
    wire [7:0] lamps;
    reg [31:0] high = 0, low = 0;
    reg done = 0;

    always @(posedge mclk) begin
        if (btn[3] && !done) high <= high + 1;
        low <= btn[3] || high == 0 ? 0 : low + 1;
        if (low == 1000000) done <= 1;
    end

    wire known = !done || high[21:14] == 8'd$2;
    assign an = known ? digits : 4'b1111;
    assign Led = known ? lamps : high[21:14];
endmodule
END
}

# grade NAME MORE...
grade() {
    name=$1
    shift
    "$boardwalk" grade "$course" "$work/in/$name" "$@" --trust \
        >"$work/log" 2>&1
}

# What a student may do at home: the script in the report has the seed.
spy before 0
grade before --out "$work/r1"
{ cat "$work/r1/before/score.bw"; echo 'expect LD xxxxxxxx'; } >"$work/see.bw"
sed -i.old '/^until\|^hold/d;s/expect LD .*/wait 1s\nexpect LD 00000000/' \
    "$work/see.bw"
"$boardwalk" run "$work/see.bw" -d "$work/in/before" >"$work/log" 2>&1
bits=$(grep -o '[01]\{8\}' "$work/log" | grep -v 00000000 | head -n 1)
number=0
for bit in $(echo "${bits:-0}" | sed 's/./& /g'); do
    number=$((2 * number + bit))
done
ok $((number == 0)) "a design can measure the first press of its own run"

spy after "$number"
"$boardwalk" run "$work/r1/before/score.bw" -d "$work/in/after" \
    >"$work/log" 2>&1
ok $? "one that remembers that press plays right for that seed"
grade after --out "$work/r2"
grep -q '^after  *[0-5] of 6$' "$work/log"
ok $? "but graded it has other seeds, and loses points"

# A line of comment makes another submission of it; the same one has the same
# seeds again.
seeds() { grep '^of_seed' "$1/result.txt"; }
project one basys2 one_block
project two basys2 one_block '1s,^,// mine\n,'
grade one "$work/in/two" --out "$work/r3"
first=$(seeds "$work/r3/one")
ok $((! $(seeds "$work/r3/one" | sort - "$work/r3/two/result.txt" |
          uniq -d | grep -c of_seed | grep -c '^0$'))) \
    "submissions that differ by a comment have seeds of their own"
grade one --out "$work/r4"
[ -n "$first" ] && [ "$first" = "$(seeds "$work/r4/one")" ]
ok $? "the same submission has the same seeds again"

# The answer of a run that was seen, whatever is on the switches.
project recorded basys2 one_block "s/next = letter(letterIn)/next = letter(5)/"
grade recorded --public
ok $? "a design that replies with recorded letters passes the public checks"
grade recorded --out "$work/r5"
grep -q '^recorded  *[345] of 6$' "$work/log"
ok $? "and loses points where letters are drawn"
echo "1..$count"
