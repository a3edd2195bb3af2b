# course.sh - for the tests of grading, sourced: a small assignment in
# $work/course, of the duel that is shipped, with three checks that take little
# time, and submissions. $work and $boardwalk are set before.
# shellcheck shell=sh disable=SC2154

# A project: the skeleton of a board with a solution, changed by sed.
project() {     # NAME BOARD SOLUTION [SED]
    mkdir -p "$work/in/$1"
    cp "$course/skeleton/$2"/* "$course"/given/* "$work/in/$1"
    sed "${4-}" "$course/good/$3/duel.v" >"$work/in/$1/duel.v"
}

make_course() {
    course=$work/course
    "$boardwalk" new assignment duel "$course" >/dev/null
    cat >"$course/assignment.txt" <<'END'
title  A small duel
golden duel
board  basys2
board  basys3
given  given
start  tap BTN2
limit  default 3s
limit  show 500ms
jitter 60ms
bounce 3ms
public tests/public.bw
hidden tests/hidden.bw
good   good/one_block skeleton/basys2
fault  faults/half_time.fault
END
    cat >"$course/tests/public.bw" <<'END'
check score 3 "the first press: the score, for two seconds"
until AN "_A-b"
tap BTN3
until AN "_0-0" or fail 1 "the score is shown"
hold AN "_0-0" for 1.6s or fail 1 "for two seconds"
until AN "_P-A" or fail 1 "then A is called"
END
    cat >"$course/tests/hidden.bw" <<'END'
check letters 2 "any letter shows"
tap BTN3
until AN "_P-A" within 5s
set SW any xxxxx001 xxxxx010 xxxxx011 xxxxx100
match AN for 3s within 300ms

check reset 1 "reset leads to the start"
tap BTN0
until AN "_0-0"
tap BTN2
until AN "_A-b" within show
END
    cat >"$course/faults/half_time.fault" <<'END'
# Messages stay for one second.
over good/one_block skeleton/basys2
loses score letters
@@ duel.v
-    localparam TWO_SECONDS = 100, HALF_SECOND = 25;
+    localparam TWO_SECONDS = 50, HALF_SECOND = 25;
END
}
