#!/bin/sh
# new.sh BOARDWALK - boardwalk new: every board's first project fits it.
# Prints TAP.
. "$(dirname "$0")/tap.sh"
about=new

boards() { "$bw" list boards | sed -n 's/^\([a-z][a-z0-9]*\)  .*/\1/p'; }

# Nothing to repair and nothing to doubt, and the right board.
fits() {
    run 0 new "$1" "my_$1" && silent err && run 0 doctor "my_$1" &&
        has out "board: $1," && has out "top: my_$1 in my_$1/my_$1.v" &&
        ! grep -E 'perhaps:|repaired:|note:' out
}

# The script finds the program on the path; with Icarus it also counts.
tests_itself() {
    mkdir -p bin && ln -sf "$bw" bin/boardwalk &&
        (PATH=$work/bin:$PATH; export PATH; "my_$1/test.sh") >out 2>err &&
        has out 'It would play.' &&
        { ! command -v iverilog >/dev/null || grep -qx ok out; }
}

for board in $(boards); do
    say "a first project for the $board fits it" fits "$board"
    say "the first project for the $board passes its test" tests_itself "$board"
done

refuses() {
    run 1 new basys3 my_basys3 && has err 'nothing was overwritten' &&
        run 2 new basys3 && has err 'name a board' &&
        run 2 new basis3 x && has err "'basys3'" &&
        run 2 new basys3 2048 && has err 'beginning with a letter' &&
        run 2 new basys3 'a b' && run 1 new basys3 no/such/folder &&
        has err no/such/folder && run 0 new basys3 ./other && [ -e other/other.v ]
}
say 'it overwrites nothing, and says what is wrong' refuses

# Files beside the assignments, and folders above them, are none.
refuses_assignments() {
    for name in chess README.md . ..; do
        run 2 new assignment $name course && has err "there is no assignment" &&
            [ ! -e course ] || return 1
    done
}
say "it copies nothing that is no assignment" refuses_assignments

echo "1..$n"
[ "$bad" -eq 0 ]
