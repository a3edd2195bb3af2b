#!/bin/sh
# designs.sh BOARDWALK - designs of one's own on boards. Prints TAP.
#
# The samples are students' projects, each with a script: Verilog and a
# vendor's constraint file go in, and what an eye sees comes out.
samples=$(cd "$(dirname "$0")/../../samples/designs" && pwd)
. "$(dirname "$0")/tap.sh"
about='designs'
export XDG_CACHE_HOME="$work/cache"

# plays NAME: its script holds.
plays() { run 0 run "$samples/$1/test.bw" --design "$samples/$1"; }

for name in stopwatch pong dice scancode; do
    say "$name plays as its script says" plays "$name"
done

tells_what_was_chosen() {
    run 0 run "$samples/scancode/test.bw" -d "$samples/scancode" &&
        has err 'scancode on the Terasic DE0-CV' &&
        has err 'from 1 source and de0cv.qsf'
}
say 'what was chosen is one line' tells_what_was_chosen

# The second time nothing is compiled: Yosys is not even there.
is_kept() {
    mkdir -p empty && PATH=$PWD/empty "$bw" run \
        "$samples/scancode/test.bw" -d "$samples/scancode" >out 2>err </dev/null
}
say 'a netlist is kept as long as its sources stay' is_kept

changed_sources() {
    cp -r "$samples/scancode" changed && sed -i 's/count + 1/count + 2/' \
        changed/scancode.v && run 1 run changed/test.bw -d changed &&
        has out 'actual: 02__AA' &&
        [ "$(find cache -name netlist.json | wc -l)" -ge 5 ]
}
say 'a changed source is compiled anew' changed_sources

plays_a_folder() {
    run 0 play "$samples/stopwatch" -f text --limit 3s && has out 'XC7A35T'
}
say 'play takes a folder' plays_a_folder

same_again() {
    cat >game.bw <<'END'
boardwalk 1
open stopwatch
wait 1s
tap BTNC
wait 2s
rewind 250000000
wait 1s
tap BTNC
wait 100ms
END
    run 0 run --sum game.bw -d "$samples/stopwatch" && cp out first &&
        run 0 run --sum game.bw -d "$samples/stopwatch" && cmp -s first out
}
say 'a journal of a design gives the same every time' same_again

shows_a_picture() {
    printf 'boardwalk 1\nopen pong\nwait 100ms\n' >pong.bw &&
        run 0 show pong.bw -d "$samples/pong" --picture pong.png \
            --size 640x400 && [ "$(head -c 4 pong.png | tail -c 3)" = PNG ]
}
say 'show draws the board of a design' shows_a_picture

broken() {
    cp -r "$samples/dice" broken && sed -i 's/lamp = /lamp = (/' \
        broken/dice.v && run 1 run broken/test.bw -d broken &&
        has err 'dice.v:'
}
say 'a broken source is named with its line' broken

nothing_there() { run 1 play ./nowhere -f null && has err nowhere; }
say 'a folder that is not there is named' nothing_there

echo "1..$n"
[ "$bad" -eq 0 ]
