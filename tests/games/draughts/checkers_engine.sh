#!/bin/sh
# checkers_engine.sh BOARDWALK - boardwalk checkers engine as other programs
# meet it: conversations by the Hub protocol. Prints TAP.
. "$(dirname "$0")/../../cli/talk.sh"
. "$(dirname "$0")/../../cli/tap.sh"
about='checkers engine'
prefix='checkers engine'

start=Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww

introduces() {
    talk hub init quit &&
    grep -q '^id name=Boardwalk version=[0-9.]* author=' out &&
    line out 2 'param name=variant value=english type=enum values="english simple"' &&
    line out 3 'param name=threads value=1 type=int min=1 max=16' &&
    line out 4 'param name=hash value=64 type=int min=1 max=65536' &&
    line out 5 wait && line out 6 ready && [ "$(wc -l <out)" -eq 6 ]
}
say 'it introduces itself and gets ready' introduces

plays() {
    talk init "pos pos=$start moves=\"11-15 23-19\"" 'level depth=7' \
        'go think' &&
    line out 1 ready && has out 'info depth=7 score=' &&
    ! has out 'info depth=8 ' &&
    grep -q '^info depth=[0-9]* score=-*[0-9.]* nodes=[0-9]* time=[0-9.]* nps=[0-9.]* pv=' out &&
    tail -n 1 out | grep -q '^done move=[0-9]*-[0-9]* ponder=[0-9]*[x-][0-9x]*$'
}
say 'it thinks as deep as told and answers with a move' plays

# The script of a person who pipes it in is answered to its end.
pipes() {
    talk 'pos start' 'level depth=3' go 'pos moves=9-14' 'level depth=3' go &&
    [ "$(grep -c '^done move=' out)" -eq 2 ] && has out 'info depth=3 '
}
say 'lines that come while it thinks are kept in their order' pipes

# Captures: ends, then all that is taken; both ways.
jumps() {
    talk 'pos pos=WeeeeeeeeebeeeeeeebeeeWeeeeeeeeee' 'level depth=1' go &&
    tail -n 1 out | grep -Eq '^done move=22x[0-9]+x' &&
    talk 'pos pos=WeeeeeeeeeeeeeebeeweeeeeeeeeeeeeB moves=18x11x15' \
        'level depth=1' go && tail -n 1 out | grep -Eq '^done move=32-2[78]' &&
    talk 'pos pos=WeeeeeeeeeeeeeebeeweeeeeeeeeeeeeB moves=18x11' \
        'level depth=1' go && tail -n 1 out | grep -Eq '^done move=32-2[78]'
}
say 'it reads and writes jumps with what they take' jumps

over() {
    talk 'pos pos=Beeeeweeeeeeeeeeeeeeeeeeeeeeeeeee' go &&
    line out 1 done && [ "$(wc -l <out)" -eq 1 ]
}
say 'where there is no move it is done without one' over

# Hub variants: the simple one is the game of the chip.
variants() {
    talk 'set-param name=variant value=simple' hub \
        'pos moves="11-15 22-18 9-13"' 'level depth=1' go &&
    has out 'param name=variant value=simple ' && has out 'done move=' &&
    ! has out error && talk 'pos moves="11-15 22-18 9-13"' && has out "'9-13' is not legal"
}
say 'it plays the simple rules when the variant says so' variants

parameters() {
    talk 'set-param name=threads value=2' 'set-param name=hash value=2' hub \
        init 'pos start' 'level depth=6' go &&
    has out 'param name=threads value=2 ' &&
    has out 'param name=hash value=2 ' && has out 'done move=' &&
    ! has out error
}
say 'threads and memory can be set' parameters

bad_parameters() {
    talk set-param 'set-param name=threads' 'set-param name=threads value=17' \
        'set-param name=hash value=x' 'set-param name=book value=true' \
        'set-param name=variant value=normal' hub &&
    line out 1 'error message="missing name"' &&
    line out 2 'error message="missing value"' &&
    line out 3 'error message="bad value: a number from 1 to 16"' &&
    line out 4 'error message="bad value: a number from 1 to 65536"' &&
    line out 5 'error message="no parameter book"' &&
    has out 'the variants are english and simple' &&
    has out 'threads value=1 ' && has out 'hash value=64 ' &&
    has out 'variant value=english '
}
say 'wrong parameters are refused and change nothing' bad_parameters

garbage() {
    {
        head -c 5000 "$bw"
        printf '\n\n   \nxyzzy a=b\nstop\nponder-hit\nbad="open\n=\n'
        head -c 70000 /dev/zero | tr '\0' ' '
        printf 'ping\npos pos=B\npos pos=%s moves="11-15 1-2"\n' $start
        printf 'level depth=many\nlevel move-time=soon\n'
        printf 'ping\r\nlevel depth=1\r\ngo think\r\n'
    } | "$bw" checkers engine >out 2>err
    [ $? -eq 0 ] && silent err && has out 'bad position: ' &&
    has out "bad move: '1-2' is not legal here" &&
    has out 'bad level: depth=many is not a number' &&
    has out 'bad level: move-time=soon is not seconds' &&
    [ "$(grep -c '^pong$' out)" -eq 1 ] &&
    has out 'error message="line too long: 65535 bytes at most"' &&
    tail -n 1 out | grep -q '^done move='
}
say 'it survives garbage, and says what is wrong' garbage

# A wrong position changes neither the board nor the level.
refuses_positions() {
    talk 'pos moves="9-13 23-19"' 'level depth=3' \
        'pos moves="9-13 99-1"' 'pos pos=B' "pos pos=$start moves=\"22-18\"" \
        go &&
    line out 1 "error message=\"bad move: '99-1' is not a move; a move is 9-13, or 9x18x14 for a jump over 14\"" &&
    has out 'bad position: ' && has out "'22-18' is not legal here" &&
    has out 'info depth=3 ' && ! has out 'info depth=4 ' &&
    tail -n 1 out >one &&
    talk 'pos moves="9-13 23-19"' 'level depth=3' go &&
    tail -n 1 out | cmp - one
}
say 'a bad position has no effect at all' refuses_positions

unknown_arguments() {
    talk 'pos start' 'go thnik' 'go think fast' 'go think=3' \
        'level depth=3 speed=9' 'level fast' 'level infinite=2' \
        'level depth=2' 'go think' &&
    line out 1 'error message="unknown argument thnik; go takes think, ponder or analyze"' &&
    line out 2 'error message="too many arguments; go takes think, ponder or analyze"' &&
    line out 3 'error message="unknown argument think=3; go takes think, ponder or analyze"' &&
    line out 4 'error message="bad level: speed=9 is not one of depth, nodes, move-time, time, inc, moves, infinite"' &&
    has out 'bad level: fast is not one of depth' &&
    line out 6 'error message="bad level: infinite=2 is not a word without a value"' &&
    [ "$(grep -c '^done' out)" -eq 1 ] && has out 'info depth=2 ' &&
    ! has out 'info depth=3 '
}
say 'unknown arguments of go and level are errors, and nothing is done' \
    unknown_arguments

stops() {
    open
    tell 'pos start' 'level infinite' 'go think' &&
    hear 'info depth=5' && tell ping && hear pong && hear 'info' &&
    tell stop && hear 'done move=' && tell ping && hear pong &&
    tell quit && close
}
say 'stop and ping are heard while it thinks without end' stops

analyzes() {
    open
    tell 'go analyze' && hear 'info depth=9' && tell 'level depth=1' &&
    tell stop && hear done && tell go && hear 'done' && tell quit && close
}
say 'it analyzes until it is stopped' analyzes

ponders() {
    open
    tell 'pos moves="11-15"' 'level move-time=0.1' 'go ponder' &&
    hear 'info depth=9' && tell ponder-hit && hear 'done move=' &&
    tell 'pos moves="11-15"' 'level move-time=0.1' 'go ponder' &&
    hear 'info depth=9' && tell stop && hear 'done move=' && tell quit &&
    close
}
say 'it ponders until the other has moved, and then by the clock' ponders

clocks() {
    talk 'pos start' 'level move-time=0.05' go 'pos start' \
        'level time=1.5 inc=0.01 moves=20' go 'pos start' \
        'level time=0.001' go 'level nodes=3000' go &&
    [ "$(grep -c '^done move=' out)" -eq 4 ] &&
    awk -F 'nodes=' '/^done/ { n++ }
                     n == 3 && /^info/ && $2 + 0 > 5000 { exit 1 }' out
}
say 'it thinks by every kind of limit' clocks

quits() {
    open
    tell 'level infinite' go && hear 'info depth=3' && tell quit &&
    hear 'done move=' && ! read -r heard <&4 && close &&
    open && tell 'level depth=1' go 'level infinite' go && hear done &&
    exec 3>&- && hear 'done move=' && ! read -r heard <&4 && close
}
say 'it quits in the middle of a thought, or when nobody is there' quits

forced() {
    talk 'pos pos=WeeeeeeeeeeeeeebeeweeeeeeeeeeeeeB' 'level move-time=0.2' go &&
    tail -n 1 out | grep -q '^done move=18x11x15' && ! has out 'depth=2 ' &&
    talk 'pos pos=WeeeeeeeeeeeeeebeeweeeeeeeeeeeeeB' 'level depth=3' go &&
    has out 'depth=3 '
}
say 'the only move costs no time on the clock' forced

timed_analysis() {
    open
    tell 'level move-time=0.1' 'go analyze' && hear 'done move=' &&
    tell quit && close
}
say 'an analysis ends by the clock, if it has one' timed_analysis

# A level holds for one search.
forgets_level() {
    talk 'pos start' 'level depth=2' 'pos start' 'level nodes=5000' go &&
    has out 'info depth=4 '
}
say 'a position ends the limits before it' forgets_level

new_games() {
    talk 'pos start' 'level nodes=20000' go new-game 'pos start' \
        'level nodes=20000' go &&
    sed 's/ time=[0-9.]* nps=[0-9.]*//' out >plain &&
    lines=$(wc -l <plain) && half=$((lines / 2)) &&
    head -n $half plain >one && tail -n $half plain >two &&
    [ "$lines" -eq $((2 * half)) ] && cmp one two
}
say 'a new game is thought about as if there had been none' new_games

no_last_end() {
    printf 'ping\nlevel depth=1\ngo think' | "$bw" checkers engine >out &&
    line out 1 pong && tail -n 1 out | grep -q '^done move='
}
say 'the last line needs no end' no_last_end

options() {
    echo hub | "$bw" checkers engine --threads 3 --table 5 --rules simple \
        >out && has out 'threads value=3' && has out 'hash value=5 ' &&
    has out 'variant value=simple' &&
    ! "$bw" checkers engine now 2>err </dev/null &&
    has err 'unexpected argument' &&
    ! "$bw" checkers engine --threads 17 2>err </dev/null &&
    has err 'from 1 to 16'
}
say 'the parameters can be given on the command line' options

# Nobody reads: it ends, by a signal or by itself.
broken_pipe() {
    open
    exec 4<&-
    tell 'level infinite' go
    wait "$engine"
    status=$?
    exec 3>&-
    [ "$status" -eq 141 ] || [ "$status" -eq 1 ]
}
say 'without a reader it does not think on' broken_pipe

echo "1..$n"
[ "$bad" -eq 0 ]
