#!/bin/sh
# drawing.sh BOARDWALK - boardwalk doctor --svg on whole projects. Prints TAP.
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../cli/tap.sh"
about=drawing
command -v yosys >/dev/null || {
    echo '1..0 # SKIP yosys is not installed'
    exit 0
}
export XDG_CACHE_HOME="$work/cache"
samples=$here/../../samples/designs

one_clock() {
    run 0 doctor "$samples/stopwatch" --svg s.svg && silent err &&
        has out "clock domain: clk, the board's oscillator, 100 MHz" &&
        has s.svg '<title id="t">stopwatch: blocks and clocks</title>' &&
        has s.svg '3 blocks, 1 clock, 0 signals' && has s.svg '>u_start<' &&
        has s.svg '>debounce, stopwatch.v:13<' &&
        has s.svg '>an[0] to an[3]<'
}
say 'the stopwatch has three blocks and one clock' one_clock

# left and right go from the fast clock to the slow one as they are.
two_clocks() {
    run 0 doctor "$here/projects/nexys3_pong" --svg p.svg &&
        has out 'clock domain: slow, made by a register in parts.v:5' &&
        has out 'parts.v:31: warning: left of the clock ClkPort is read by' &&
        has p.svg '! left' && has p.svg 'class="w x"' &&
        has p.svg 'A to B: right, read by b1.dir in parts.v:31, without' &&
        ! has p.svg 'A to B: slow'
}
say 'what crosses between two clocks is marked, with its name' two_clocks

# With two flip-flops in between nothing is left to mark.
mended() {
    rm -rf mended && cp -R "$here/projects/nexys3_pong" mended &&
        rm mended/expect && sed \
        -e 's/leds\[7\] && left/leds[7] \&\& l[1]/' \
        -e 's/leds\[0\] && right/leds[0] \&\& r[1]/' \
        -e 's/^	reg dir;/	reg dir; reg [1:0] l, r; always @(posedge clk)/' \
        -e 's/always @(posedge clk)$/& begin l <= {l[0], left}; r <= {r[0], right}; end/' \
        "$here/projects/nexys3_pong/parts.v" >mended/parts.v &&
        run 0 doctor mended --svg m.svg && has m.svg 'through a synchroniser' &&
        ! has m.svg '! left' && ! has out 'without a synchroniser'
}
say 'with a synchroniser it is not' mended

same_again() {
    run 0 doctor "$here/projects/nexys3_pong" --svg again.svg &&
        cmp p.svg again.svg && rm -rf cache &&
        run 0 doctor "$here/projects/nexys3_pong" --svg again.svg &&
        cmp p.svg again.svg
}
say 'the same project is the same file' same_again

# Every tag closed in its order, by a reader that is not ours.
cat >check.mjs <<'END'
import fs from 'fs';
for (const name of process.argv.slice(2)) {
    const open = [];
    const text = fs.readFileSync(name, 'utf8').replace(/^<\?xml[^>]*\?>/, '');
    for (const [, end, tag, , empty] of text.matchAll(
        /<(\/?)([a-z]+)((?: [a-zA-Z-]+="[^"<]*")*)(\/?)>/g))
        if (end ? open.pop() !== tag : !empty && open.push(tag) < 0)
            process.exit(1);
    const rest = text.replace(/<\/?[a-z]+(?: [a-zA-Z-]+="[^"<]*")*\/?>/g, '');
    if (open.length || /<|&(?!#?\w+;)/.test(rest))
        process.exit(1);
}
END
well_formed() { node check.mjs s.svg p.svg; }
not_well_formed() { sed 's,</g>,,' s.svg >bad.svg && ! node check.mjs bad.svg; }
if command -v node >/dev/null; then
    say 'the files are well-formed' well_formed
    say 'one that is not would be noticed' not_well_formed
fi

refused() {
    only=$here/engines/only_icarus
    run 1 doctor "$only" --svg no.svg && has err 'Yosys: syntax error' &&
        [ ! -e no.svg ] && run 1 doctor "$samples/stopwatch" --svg no/no.svg &&
        has err 'no/no.svg'
}
say 'what Yosys does not take, or cannot be written, is said' refused

# A project that does not play has no drawing, but its answer.
broken() {
    run 1 doctor "$here/projects/broken_end" --svg b.svg && [ ! -e b.svg ] &&
        has out 'It would not play.'
}
say 'a project that does not play is not drawn' broken
echo "1..$n"
[ "$bad" -eq 0 ]
