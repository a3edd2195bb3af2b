#!/bin/sh
# hostile.sh BOARDWALK - designs that would do harm, or never end. Prints TAP.
#
# Each design of hostile/ ends with a sentence that names its file and line, as
# the list expect has it ("plays": it is harmless on a board). Nothing outside
# of the cache is changed, and the next design plays as if nothing had been.
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../cli/tap.sh"
about=hostile
for tool in yosys verilator; do
    command -v $tool >/dev/null && continue
    echo "1..0 # SKIP $tool is not installed"
    exit 0
done

# Twice as long as any of these needs that comes to an end; and for those that
# never do, long enough to notice it.
patient=3
hasty=1
export XDG_CACHE_HOME="$work/cache"
mkdir cache outside
printf 'boardwalk 1\nopen top\nset SW 3\nwait 1ms\n' >test.bw

# prepare NAME: the design in a folder, secrets above it, links to them in it
prepare() {
    rm -rf room && mkdir -p room/deep/project &&
        echo '`define SECRET 1' >room/secret.vh && echo 5 >room/secret.hex &&
        sed "s,OUTSIDE,$work/outside,g" "$here/hostile/$1" \
            >"room/deep/project/$1" &&
        ln -s ../../secret.vh room/deep/project/link.vh &&
        ln -s ../../secret.hex room/deep/project/link.hex &&
        rm -rf before && cp -RP room before
}

unharmed() { [ -z "$(ls outside)" ] && diff -r before room; }

# ends NAME WORDS: with these words after its name
ends() {
    prepare "$1" && run 1 run test.bw --board basys3 --design room/deep/project
    cat out err >said
    [ "$status" -eq 1 ] && has said "$1$2" && unharmed
}

plays() {
    prepare "$1" && run 0 run test.bw --board basys3 --design room/deep/project &&
        unharmed
}

while IFS= read -r expected; do
    name=${expected%%.v*}.v
    words=${expected#"$name"}
    export BOARDWALK_SECONDS=$patient
    case $words in
    *'needs more than'* | *'did not answer'*) BOARDWALK_SECONDS=$hasty ;;
    esac
    case $words in
    ' plays') say "$name plays, and does no harm" plays "$name" ;;
    *) say "$name ends with a sentence" ends "$name" "$words" ;;
    esac
done <"$here/hostile/expect"

every_design_is_listed() {
    for design in "$here"/hostile/*.v; do
        grep -q "^$(basename "$design")[: ]" "$here/hostile/expect" || return 1
    done
    [ "$(grep -c . "$here/hostile/expect")" -ge 40 ]
}
say 'there are forty, and each has its sentence' every_design_is_listed

# A fault of this test would be that nothing is noticed.
notices() {
    prepare finish.v && touch outside/harm && ! unharmed && rm outside/harm &&
        unharmed && touch room/harm && ! unharmed
}
say 'harm would be noticed' notices

goes_on() {
    sample=$here/../../samples/designs/stopwatch
    run 0 run "$sample/test.bw" --design "$sample"
}
say 'after all of them a design plays' goes_on
echo "1..$n"
[ "$bad" -eq 0 ]
