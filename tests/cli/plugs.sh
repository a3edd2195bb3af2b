#!/bin/sh
# plugs.sh BOARDWALK - what is plugged into boards: each kind of device is used
# by a small design, through a vendor's constraint file. Prints TAP.
#
# A folder has plugs.txt where the device is on a connector. Without that file
# its script must fail, or it would not show that the device is there.
designs=$(cd "$(dirname "$0")/../designs/plugs" && pwd)
. "$(dirname "$0")/tap.sh"
about='plugs'
export XDG_CACHE_HOME="${XDG_CACHE_HOME:-$work/cache}"

plays() { run 0 run "$designs/$1/test.bw" --design "$designs/$1"; }

fails_without() {
    cp -r "$designs/$1" "bare_$1" && rm "bare_$1/plugs.txt" &&
        run 1 run "bare_$1/test.bw" --design "bare_$1"
}

for folder in "$designs"/*/; do
    name=$(basename "$folder")
    say "$name plays as its script says" plays "$name"
    [ -f "$folder/plugs.txt" ] &&
        say "$name fails where nothing is plugged in" fails_without "$name"
done

by_option() {
    run 0 run "$designs/beep/test.bw" -d bare_beep --plug P1B=buzzer
}
say 'an option plugs in what no file says' by_option

later_counts() {
    run 1 run "$designs/beep/test.bw" -d "$designs/beep" --plug P1B=leds &&
        has out 'does not fit'
}
say 'an option counts more than the file' later_counts

left_empty() {
    run 1 run "$designs/tone/test.bw" -d "$designs/tone" --plug SPK=none &&
        has out "no part 'SPK'"
}
say 'a socket can be left empty' left_empty

# refuses WORDS WHAT_IT_SAYS
refuses() {
    run 1 run "$designs/beep/test.bw" -d bare_beep --plug "$1" && has err "$2"
}
say 'an unknown thing names the nearest' refuses P1B=buzer buzzer
say 'an unknown connector is named' refuses P9=buzzer "no connector 'P9'"
say 'an unknown port is named' refuses 'P1B1,P77=oled' "no port 'P77'"
say 'a thing with two connectors wants both' refuses P1A=vga 'JB+JC'
say 'a word without = says what is expected' refuses buzzer 'JA=max7219'
say 'more ports than wires are refused' refuses 'P1A1,P1A2,P1A3=buzzer' 'fewer'

broken_file() {
    cp -r bare_beep broken && printf '# mine\nP1B=harp\n' >broken/plugs.txt &&
        run 1 run "$designs/beep/test.bw" -d broken && has err 'plugs.txt: '
}
say 'a mistake in the file names the file' broken_file

lists() { run 0 list plugs && has out max7219 && has out 'Tiny VGA'; }
say 'list plugs shows what there is' lists

same_again() {
    run 0 run --sum "$designs/mouse/test.bw" -d "$designs/mouse" &&
        cp out first &&
        run 0 run --sum "$designs/mouse/test.bw" -d "$designs/mouse" &&
        cmp -s first out
}
say 'a journal with a mouse gives the same every time' same_again

draws() {
    printf 'boardwalk 1\nopen matrix\nset SW 0x81\nwait 100ms\n' >m.bw &&
        run 0 show m.bw -d "$designs/matrix" --picture m.png --size 900x500 &&
        [ "$(head -c 4 m.png | tail -c 3)" = PNG ]
}
say 'show draws what is plugged in' draws

echo "1..$n"
[ "$bad" -eq 0 ]
