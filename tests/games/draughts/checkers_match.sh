#!/bin/sh
# checkers_match.sh BOARDWALK - boardwalk checkers match: minds, programs,
# openings, records and figures. Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='checkers match'
prefix='checkers match'

begins() { case $(sed -n "$2p" "$1") in "$3"*) ;; *) return 1 ;; esac; }

misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help checkers match'"
}

# fails WHAT ARGUMENT...: well said, but it cannot be done.
fails() {
    what=$1
    shift
    run 1 "$@" && silent out && has err "$what" && ! has err Try
}

# Another program: it is told what to say to go.
cat >guest <<'GUEST'
#!/bin/sh
while read -r command rest; do
    case $command in
    hub) echo wait ;;
    init) echo ready ;;
    go) eval "$1" ;;
    quit) exit 0 ;;
    esac
done
GUEST
chmod +x guest

# Black bars White's last man at once; two kings that cannot catch each other.
echo 'B:W13:B6,K14' >wins
printf '# a comment\n\nB:W13:B6,K14\nW:WK1:BK32\n' >both

# Figures

refuses() {
    misused 'name two players' && misused 'name two players' random &&
    misused 'name two players' random greedy search &&
    misused "no mind 'serach'; did you mean 'search'?" random serach &&
    misused 'random, greedy, search and hub:COMMAND' random xyzzy &&
    misused 'hub: needs a command' random 'hub: ' &&
    misused '--games 0: expected a number from 1' random greedy --games 0 &&
    misused '--threads 65: expected a number' random greedy --threads 65 &&
    misused '--patience 0: expected a number' random greedy --patience 0
}
say 'what cannot be played is refused, and why is said' refuses

plays() {
    run 0 search greedy --games 4 --nodes 2000 && silent err &&
    begins out 1 '1: search - greedy 1-0, ' &&
    begins out 2 '2: greedy - search 0-1, ' &&
    begins out 3 '3: search - greedy 1-0, ' &&
    begins out 4 '4: greedy - search 0-1, ' &&
    sed -n 4p out | grep -q 'Black cannot move; search +4 =0 -0$' &&
    line out 5 'search - greedy: 4 games, 4 won, 0 drawn, 0 lost, 100.0 %'
}
say 'colours alternate, and the score runs along' plays

elo_uneven() {
    run 0 search search --games 3 --openings wins --depth 5 &&
    line out 4 'search - search: 3 games, 2 won, 0 drawn, 1 lost, 66.7 %' &&
    line out 5 'Elo difference +120 (95 %: -325 to +inf)'
}
say 'the Elo difference is that of the points won' elo_uneven

elo_even() {
    run 0 search search --games 4 --openings both --depth 5 --quiet &&
    line out 1 'search - search: 4 games, 1 won, 2 drawn, 1 lost, 50.0 %' &&
    line out 2 'Elo difference +0 (95 %: -297 to +297)' &&
    [ "$(wc -l <out)" -eq 2 ] && silent err
}
say 'its error comes from wins, draws and losses' elo_even

elo_all() {
    run 0 random "hub:./guest 'echo done'" --games 10 -q &&
    line out 2 'Elo difference +inf (95 %: +183 to +inf)' &&
    run 0 "hub:./guest 'echo done'" random --games 10 -q &&
    line out 2 'Elo difference -inf (95 %: -inf to -183)'
}
say 'where all is won the difference is at least so much' elo_all

draws() {
    run 0 search search --games 4 --openings both --depth 3 &&
    grep -q '1/2-1/2, .*\(third time\|without progress\)' out
}
say 'games are drawn by repetition or for want of progress' draws

# Records

same() {
    rm -f one.pdn two.pdn
    run 0 random greedy --games 6 --seed x --pdn one.pdn && cp out first &&
    run 0 random greedy --games 6 --seed x --pdn two.pdn &&
    cmp out first && cmp one.pdn two.pdn &&
    run 0 random greedy --games 6 --seed y && ! cmp -s out first
}
say 'the same seed gives the same games, another one others' same

# These players have no dice, so that only the openings can differ.
draws_lots() {
    run 0 search search --games 6 --depth 1 --seed x --table 1 &&
    cp out first &&
    run 0 search search --games 6 --depth 1 --seed y --table 1 &&
    ! cmp -s out first
}
say 'the seed draws the openings, too' draws_lots

threads() {
    rm -f one.pdn two.pdn
    run 0 search random --games 6 --nodes 500 --table 1 --pdn one.pdn &&
    cp out first &&
    run 0 search random --games 6 --nodes 500 --table 1 --pdn two.pdn \
        --threads 3 && cmp out first && cmp one.pdn two.pdn
}
say 'games at a time are the same games in the same order' threads

records() {
    rm -f games.pdn
    run 0 random greedy --games 4 --pdn games.pdn &&
    "$bw" checkers check games.pdn >out && has out '4 games, ' &&
    has out 'no defect' && cp games.pdn before &&
    has games.pdn '[Black "random"]' && has games.pdn '[Round "4"]' &&
    run 0 random greedy --games 2 --openings wins --pdn games.pdn &&
    "$bw" checkers check games.pdn >out && has out '6 games, ' &&
    has games.pdn '[FEN "B:W13:B6,K14"]' &&
    head -c "$(wc -c <before)" games.pdn | cmp -s - before
}
say 'the record has every game, legal, behind those before' records

simple() {
    rm -f simple.pdn
    run 0 random greedy --games 4 --rules simple --pdn simple.pdn &&
    "$bw" checkers check --rules simple simple.pdn >out &&
    has out '4 games, ' && ! "$bw" checkers check simple.pdn >out
}
say 'games by the simple rules are played and recorded' simple

unwritable() {
    run 1 random random --pdn missing/games.pdn &&
    has err 'cannot write missing/games.pdn' && silent out
    [ ! -e /dev/full ] && return 0
    run 1 random random --pdn /dev/full && has err 'cannot write /dev/full'
}
say 'a record that cannot be written is a failure' unwritable

# Openings

three_moves() {
    rm -f all.pdn
    run 0 random random --games 312 -q --threads 2 --pdn all.pdn &&
    grep -o '^1\. [0-9-]* [0-9-]* 2\. [0-9x-]*' all.pdn | sort >begun &&
    [ "$(wc -l <begun)" -eq 312 ] && [ "$(uniq begun | wc -l)" -eq 156 ] &&
    [ "$(uniq -c begun | awk '$1 != 2' | wc -l)" -eq 0 ]
}
say 'each of 156 openings is played with both colours' three_moves

start() {
    rm -f start.pdn
    printf '11-15 23-19 8-11\n' >line
    run 0 random random --games 2 -o start --pdn start.pdn &&
    run 0 random random --games 2 -o line --pdn line.pdn &&
    [ "$(grep -c '^1\. 11-15 23-19 2\. 8-11 ' line.pdn)" -eq 2 ] &&
    ! has start.pdn FEN
}
say 'openings can be the start, or lines of moves' start

bad_openings() {
    printf '11-15\n\n11-15 1-2\n' >wrong
    fails "wrong:3: '1-2' is not legal" random random -o wrong &&
    printf 'B:W1\n' >wrong && fails 'wrong:1: ' random random -o wrong &&
    printf 'W:W:B1\n' >wrong &&
    fails 'wrong:1: no legal move follows' random random -o wrong &&
    printf '# none\n' >wrong &&
    fails 'wrong: contains no opening' random random -o wrong &&
    fails 'cannot read missing' random greedy --openings missing
}
say 'an opening that is none is told with its line' bad_openings

# Other programs

itself() {
    run 0 search "hub:'$bw' checkers engine" --games 2 --nodes 2000 &&
    silent err && cp out first &&
    run 0 search search --games 2 --nodes 2000 && cp out second &&
    sed "s|hub:'$bw' checkers engine|search|g" first | cmp - second
}
say 'its own engine plays the same games as the search' itself

itself_simple() {
    run 0 random "hub:'$bw' checkers engine" --games 2 --depth 2 -r simple &&
    silent err && has out '2 games, 0 won, 0 drawn, 2 lost' &&
    run 1 random "hub:./guest 'echo done'" -r simple &&
    has err 'does not know the variant simple'
}
say 'a program is told the variant, or refused' itself_simple

illegal() {
    run 0 random "hub:./guest 'echo done move=1-2'" --games 2 &&
    has err "boardwalk: game 1: hub:./guest 'echo done move=1-2' made no legal move: '1-2' is not legal here" &&
    has err 'boardwalk: game 2: ' && has out '2 games, 2 won' &&
    run 0 random "hub:./guest 'echo done move=x'" --games 2 &&
    has err "made no legal move: 'x' is not a move" && has out '2 games, 2 won' &&
    run 0 random "hub:./guest 'echo done'" --games 2 &&
    has err 'sent no move' && has out '2 games, 2 won'
}
say 'an illegal move loses the game, with a message' illegal

dies() {
    rm -f dead.pdn
    run 0 random "hub:./guest 'exit 3'" --games 4 --pdn dead.pdn &&
    [ "$(grep -c 'has ended$' err)" -eq 4 ] && has out '4 games, 4 won' &&
    "$bw" checkers check dead.pdn >out && has out '4 games, ' &&
    grep -q '{.*ended' dead.pdn
}
say 'a program that ends loses, and is started anew for the next game' dies

late() {
    run 0 "hub:./guest 'sleep 1000'" random --games 1 --patience 5 &&
    has err 'does not answer in time' && has out '0 won, 0 drawn, 1 lost'
}
say 'a program that does not answer in time loses' late

chatters() {
    run 0 "hub:./guest 'echo info depth=1; echo; echo xyzzy; echo done move=14-9'" \
        random --games 1 -o wins && silent err && has out '1 game, 1 won'
}
say 'what a program says besides is passed over' chatters

no_program() {
    run 1 random 'hub:exit 3' && has err "'exit 3' has ended" && silent out &&
    run 1 random 'hub:cat >/dev/null' --patience 1 &&
    has err 'does not answer in time' &&
    run 1 random 'hub:./no-such-program' && has err 'has ended'
}
say 'a program that does not start is a failure' no_program

# Nothing is left running, not even what a shell of the program's started.
leaves_nothing() {
    run 0 "hub:sh -c './guest \"echo \\\$\\\$ >pid; sleep 1000; echo done\"; true'" \
        random --games 1 --patience 5 && has err 'in time' &&
    [ -s pid ] && until_true is_gone "$(cat pid)"
}
say 'a program and all it started are gone afterwards' leaves_nothing

# The first one that is started is killed when it shall make its third move.
killed() {
    cat >mortal <<MORTAL
#!/bin/sh
echo \$\$ >>pids
mkdir first 2>/dev/null || exec "$bw" checkers engine
mkfifo first/lines
"$bw" checkers engine <first/lines &
exec 9>first/lines
moves=0
while read -r line; do
    case \$line in go*) moves=\$((moves + 1)) ;; esac
    [ \$moves -lt 3 ] || kill -9 \$\$
    printf '%s\n' "\$line" >&9
done
MORTAL
    chmod +x mortal
    rm -rf pids first
    "$bw" checkers match hub:./mortal hub:./mortal --games 2 --nodes 1000 \
        -o start >out 2>err </dev/null &&
    [ "$(grep -c 'has ended$' err)" -eq 1 ] &&
    has err 'boardwalk: game 1: ' && has out ': 2 games, ' &&
    [ "$(wc -l <pids)" -eq 3 ]
}
say 'a program that is killed loses that game alone' killed

interrupted() {
    rm -f out                           # or the last match is in it still
    "$bw" checkers match search search --games 1000 --time 5 >out 2>err &
    match=$!
    until_true has out '2: '
    kill -INT $match
    wait $match
    [ $? -eq 1 ] && has err interrupted && has out 'Elo difference' &&
    ! has out '1000 games'
}
say 'an interrupted match tells how it stood' interrupted

no_reader() {
    "$bw" checkers match random random --games 100000 2>err | head -n 1 >out
    begins out 1 '1: random - random ' && has err 'cannot write to standard output'
}
say 'a match that nobody reads ends' no_reader

echo "1..$n"
[ "$bad" -eq 0 ]
