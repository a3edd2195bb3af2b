#!/bin/sh
# projects.sh BOARDWALK [judge|play] - students' projects: what boardwalk doctor
# says of each, whether they play, and whether other tools take what it repairs.
# Prints TAP.
#
# Each folder of projects/ is a project as somebody left it, with the answer in
# the file expect. Those that would play have a script, test.bw, and where it
# takes more than the folder, a line of options. With play the scripts are run;
# with judge Verilator, Icarus and Yosys compile the copies, where they are
# installed.
here=$(cd "$(dirname "$0")" && pwd)
mode=${2-}
. "$here/../cli/tap.sh"
about=projects
# What is built to be played may be there already, of other tests.
[ "$mode" = play ] && [ -n "${XDG_CACHE_HOME-}" ] ||
    XDG_CACHE_HOME=$work/cache
export XDG_CACHE_HOME

# take NAME: a project, at hand under its own name and without our files
take() {
    rm -rf "${work:?}/$1" && cp -R "$here/projects/$1" "$1" &&
        rm "$1/expect" && rm -f "$1/test.bw" "$1/options"
}

# Nobody but the program itself is asked: there is no GHDL on this path.
doctor() { env PATH=/nowhere "$bw" doctor "$@"; }

# answers NAME: as it expects, and the folder is as it was
answers() {
    rm -rf before && take "$1" && cp -R "$1" before &&
        { doctor "$1" >out 2>err; echo "status $?" >>out; } &&
        diff "$here/projects/$1/expect" out && silent err &&
        diff -r before "$1"
}

# top_of: the name of the top in the last answer
top_of() { sed -n 's/^top: \([^ ]*\) in .*/\1/p' out; }

# compiles NAME: the copy of a project that would play
compiles() {
    take "$1" && doctor "$1" --copy copy >out 2>err &&
        "$here/judge.sh" copy "$(top_of)" && rm -rf copy
}

# Without its repairs one of the judges objects, or the repair is none. Start
# values are for those who begin with unknown ones, and are not counted.
is_refused_as_it_is() {
    take "$1" && doctor "$1" --copy copy >out 2>err && top=$(top_of) &&
        grep 'repaired' out | grep -q -v 'start value' &&
        for source in $(cat copy/sources.txt); do
            find "$1" -name "$source" -exec cp {} copy/ \;
        done && fails_to_compile
}
fails_to_compile() { ! "$here/judge.sh" copy "$top" && rm -rf copy; }

# simulate FILE: what mix_tb.v prints
simulate() {
    iverilog -g2012 -s mix_tb -o mix.vvp "$1" "$here/mix_tb.v" && vvp -n mix.vvp
}

# 2000 clocks at random, as it is and repaired; and a wrong repair is noticed.
means_the_same() {
    doctor "$here/mix.v" --board basys3 --copy copy >out 2>err
    [ "$(grep -c 'repaired: .* is assigned with =' out)" -eq 7 ] &&
        [ "$(grep -c 'repaired: this loop' out)" -eq 1 ] &&
        simulate "$here/mix.v" >before && [ "$(grep -c . before)" -eq 2000 ] &&
        simulate copy/mix.v >after && cmp before after &&
        sed 's/c_set\[7\] = -1/c_set[7] = 0/' copy/mix.v >wrong.v &&
        simulate wrong.v >after && ! cmp -s before after && rm -rf copy
}

# Where something would play, it says so with all tools at hand, and does.
plays() {
    script=$here/projects/$1/test.bw
    options=$(cat "$here/projects/$1/options" 2>/dev/null)
    take "$1" && run 0 doctor "$1" && has out 'It would play.' &&
        eval "run 0 run \"\$script\" --design \"$1\" $options"
}

# has_verdict NAME: it would not play, or a script shows that it does
has_verdict() {
    grep -q '^It would not play' "$here/projects/$1/expect" ||
        [ -f "$here/projects/$1/test.bw" ]
}

if [ "$mode" = play ]; then
    for tool in ghdl yosys verilator; do
        command -v $tool >/dev/null && continue
        echo "1..0 # SKIP $tool is not installed"
        exit 0
    done
    for project in "$here"/projects/*/; do
        name=$(basename "$project")
        if [ -f "$project/test.bw" ]; then
            say "$name plays as its script says" plays "$name"
        else
            say "$name would not play" has_verdict "$name"
        fi
    done
    echo "1..$n"
    [ "$bad" -eq 0 ]
    exit
fi

if [ "$mode" = judge ]; then
    for tool in verilator iverilog yosys; do
        command -v $tool >/dev/null && continue
        echo "1..0 # SKIP $tool is not installed"
        exit 0
    done
    for project in "$here"/projects/*/; do
        name=$(basename "$project")
        grep -q '^status 0' "$project/expect" || continue
        say "the copy of $name compiles elsewhere" compiles "$name"
    done
    say 'a repaired design does what it did before' means_the_same
    for name in basys2_stopwatch basys3_vga basys3_melody nexys3_pong; do
        say "$name as it is would not compile" is_refused_as_it_is "$name"
    done
    echo "1..$n"
    [ "$bad" -eq 0 ]
    exit
fi

for project in "$here"/projects/*/; do
    say "$(basename "$project") is read as it should be" \
        answers "$(basename "$project")"
done

# Blanks and colons are for the copy to get rid of.
odd_path() {
    odd="my project: final (2)"
    take basys3_melody && mv basys3_melody "$odd" &&
        mv "$odd/rtl/sine.v" "$odd/rtl/Sine Table: new.v" &&
        run 0 doctor "$odd/" --copy copy && has out 'Sine Table: new.v' &&
        has copy/sources.txt 'Sine_Table__new.v' &&
        [ "$(grep -c . copy/sine_coe.hex)" -eq 16 ] &&
        line copy/sine_coe.hex 2 b0 && rm -rf copy "$odd"
}
say 'paths have blanks and colons in them' odd_path

wishes() {
    take basys3_phases && run 0 doctor basys3_phases --top lift &&
        has out 'top: lift in' && has out 'as requested' &&
        run 1 doctor basys3_phases --top lifft && has err "'lift'" &&
        run 1 doctor basys3_phases --board nexysa7 &&
        has out 'board: nexysa7' && has out 'nothing on this board is connected to'
}
say 'top and board can be wished for' wishes

single_files() {
    take nexys3_pong && cd nexys3_pong &&
        "$bw" doctor pong_top.v parts.v pong.ucf >../out; status=$?
    cd .. && [ $status -eq 0 ] && has out 'board: nexys3' &&
        has out 'sources: parts.v pong_top.v'
}
say 'files instead of a folder' single_files

defines() {
    mkdir -p d && printf '%s\n' 'module top(input clk, output [`N-1:0] led);' \
        'assign led = 0;' '`ifdef DEBUG' 'oops' '`endif' endmodule >d/top.v &&
        run 1 doctor d -b basys3 && has out '`N is used' &&
        run 0 doctor d -b basys3 -D N=4 && has out 'led[3:0]' &&
        run 1 doctor d -b basys3 -D N=4 -D DEBUG && has out 'd/top.v:4: '
}
say 'macros of the command line' defines

# Without a modport an interface looks like any type, and takes no direction.
interfaces() {
    mkdir -p i && printf '%s\n' 'interface link (input logic clk);' \
        'logic d; modport from (input clk, output d); endinterface' \
        'module top(input logic clk, link l, interface.from g, link.from m);' \
        'assign m.d = 0; endmodule' >i/top.sv && run 1 doctor i -b basys3 &&
        for port in l g m; do
            has out "$port is an interface; the ports of a top" || return 1
        done && ! has out 'neither input nor output' &&
        ! has out 'cannot be assigned'
}
say 'an interface is no port of a board' interfaces

# Our own designs have no fault that their linters did not find.
own_tops() {
    for top in "$here"/../../rtl/top/*.sv; do
        name=$(basename "$top" .sv)
        run 0 doctor "$here/../../rtl" --top "$name" &&
            has out "board: $(echo "$name" | sed 's/.*_\(.*\)_top/\1/')," &&
            ! grep 'repaired:' out | grep -v 'initial value' || return 1
    done
}
say 'our own tops need no repair' own_tops

# A program that is called like GHDL, and what it prints is compiled.
vhdl() {
    take basys3_vhdl && mkdir -p bin && cat >bin/ghdl <<'END' &&
#!/bin/sh
echo 'module debounce'; echo '  (input clk);'; echo endmodule
echo "module top"; echo '  (input clk,'; echo '  input btnC,'
echo '  output [3:0] led);'; echo "  /* $* */"; echo '  assign led = 0;'
echo endmodule
END
        chmod +x bin/ghdl && (PATH=$work/bin:$PATH; export PATH
        run 0 doctor basys3_vhdl --copy copy) && has copy/from_vhdl.v \
            '--synth --std=08' && has copy/from_vhdl.v 'top.vhd -e top' &&
        ! has copy/from_vhdl.v 'module debounce' &&
        has copy/sources.txt from_vhdl.v && ! has copy/sources.txt top.vhd &&
        printf '#!/bin/sh\necho top.vhd:3:1: oh >&2\nexit 1\n' >bin/ghdl &&
        echo '-- changed' >>basys3_vhdl/top.vhd &&
        (PATH=$work/bin:$PATH; export PATH
        run 1 doctor basys3_vhdl) && has out 'top.vhd:3: oh'
}
say 'VHDL goes through GHDL' vhdl

json() {
    take basys3_wrong_pins && run 1 doctor basys3_wrong_pins --json &&
        has out '"plays": false' && has out '"board": "basys3"' &&
        has out '{"port": "sw", "bit": 3, "direction": "input", "ball": "W99", "board_port": null, "line": 7}' &&
        has out '{"kind": "defect", "file": "basys3_wrong_pins/pins.xdc", "line": 5, "words": "V17 is taken by sw[0] in line 4"}' &&
        { ! command -v node >/dev/null ||
          node -e 'JSON.parse(require("fs").readFileSync("out", "latin1"))'; }
}
say 'everything as JSON' json

usage() {
    run 2 doctor && has err 'name a folder' &&
        run 2 doctor . --board basis3 && has err "'basys3'" &&
        run 1 doctor nowhere && has err nowhere &&
        mkdir -p empty && run 1 doctor empty && has err 'no source in empty'
}
say 'what is wrong on the command line is told' usage

# Any file may be cut off anywhere; it is read to an end, and told.
truncated() {
    take nexysa7_piano && size=$(wc -c <nexysa7_piano/piano.sv) &&
        cp nexysa7_piano/piano.sv whole && i=1 &&
        while [ "$i" -lt "$size" ]; do
            head -c "$i" whole >nexysa7_piano/piano.sv
            doctor nexysa7_piano >out 2>err
            [ $? -le 1 ] && silent err || { echo "at $i"; return 1; }
            i=$((i + 37))
        done
}
say 'a source that is cut off is no trouble' truncated

echo "1..$n"
[ "$bad" -eq 0 ]
