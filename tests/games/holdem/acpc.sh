#!/bin/sh
# acpc.sh BOARDWALK - boardwalk poker dealer and acpc: matches by the protocol
# of the poker competition. Prints TAP.
here=$(realpath "$(dirname "$0")")
. "$here/../../cli/tap.sh"
about='acpc'
limit=$here/../../../samples/holdem-limit.game
nolimit=$here/../../../samples/holdem-nolimit.game

misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help poker $2'"
}

failed() {
    what=$1
    shift
    run 1 "$@" && silent out && has err "$what"
}

refuses() {
    misused 'name a game file and the players' poker dealer &&
    misused 'needs 2 names, one for each' poker dealer "$limit" Alice &&
    misused 'needs 2 names, one for each' poker dealer "$limit" A B C &&
    misused 'no colon, bar, space' poker dealer "$limit" A 'B|C' &&
    misused '--ports 1: expected a number' poker dealer "$limit" A B --ports 1 &&
    misused '--ports 1,2,: expected' poker dealer "$limit" A B -p 1,2, &&
    misused '--ports 1,99999: expected' poker dealer "$limit" A B -p 1,99999 &&
    misused '--hands 0: expected' poker dealer "$limit" A B -n 0 &&
    misused 'multiple of the number' poker dealer "$limit" A B -d -n 3 &&
    misused '--average x: expected seconds' \
        poker dealer "$limit" A B --average x &&
    misused 'name a host, a port and a mind' poker acpc localhost &&
    misused 'port 99999: expected a number from 1 to 65535' \
        poker acpc localhost 99999 caller &&
    misused 'port http: expected' poker acpc caller localhost http &&
    misused "no mind 'calller'; did you mean" poker acpc x 1 calller &&
    failed 'cannot read' poker dealer nothing.game A B &&
    printf 'limit\nnumPlayer = 2\n' >wrong.game &&
    failed "wrong.game:2: a game has no line 'numPlayer'" \
        poker dealer wrong.game A B &&
    failed 'wrong.game:2:' poker acpc localhost 1 caller -g wrong.game &&
    failed 'wrong.game:2:' poker check in -g wrong.game &&
    failed 'cannot connect to 127.0.0.1 port 1' poker acpc 127.0.0.1 1 caller
}
say 'what cannot be played is refused, and why is said' refuses

has_line() { [ -s "$1" ] && [ "$(wc -l <"$1")" -ge 1 ]; }

# dealt STATUS GAME MIND MIND OPTION...: a dealer, and both minds.
dealt() {
    wanted=$1 game=$2 one=$3 two=$4
    shift 4
    : >ports
    "$bw" poker dealer "$game" A B "$@" >ports 2>err &
    dealer=$!
    until_true has_line ports || return 1
    read -r first second <ports
    "$bw" poker acpc 127.0.0.1 "$first" "$one" -g "$game" 2>one &
    one=$!
    "$bw" poker acpc "$two" localhost "$second" -g "$game" 2>two &
    two=$!
    wait $dealer
    status=$?
    wait $one && wait $two && [ $status -eq "$wanted" ] && cp ports out
}

plays() {
    for game in "$limit" "$nolimit"; do
        rm -f match.log
        dealt 0 "$game" caller random -n 60 -l match.log -d && silent err &&
        silent one && silent two &&
        [ "$(tail -n 1 match.log)" = "$(tail -n 1 out)" ] &&
        has out SCORE: && has match.log '# name/game/hands/seed boardwalk' &&
        run 0 poker check match.log && has out '60 hands: no defect' ||
            return 1
    done
}
say 'two minds play for the dealer, and the log is right' plays

# Raises without an amount are no actions of the game it believes in.
wrong_game() {
    : >ports
    "$bw" poker dealer "$limit" A B -n 60 >ports 2>aborted &
    until_true has_line ports || return 1
    read -r first second <ports
    "$bw" poker acpc 127.0.0.1 "$first" random -g "$limit" 2>one &
    run 1 poker acpc 127.0.0.1 "$second" caller &&
        has err 'does not fit the game (--game FILE names another one)'
    status=$?
    wait
    return $status
}
say 'a player of another game than the dealer deals is told so' wrong_game

repeats() {
    rm -f one.log two.log
    dealt 0 "$nolimit" random caller -n 20 -s x -l one.log &&
    dealt 0 "$nolimit" random caller -n 20 -s x -l two.log &&
    cmp one.log two.log
}
say 'the same seed gives the same match' repeats

defects() {
    sed 's/^SCORE:/SCORE:9/' match.log >wrong.log
    run 1 poker check wrong.log && has out 'the score must be SCORE:' &&
    grep -v '^#' match.log >bare.log &&
    run 0 poker check bare.log && has out '60 hands: no defect' &&
    run 1 poker check bare.log -g "$limit" && has out 'defects in'
}
say 'a wrong log has defects, and --game says which game it is' defects

# A match by the protocol is the same match.
same() {
    run 0 poker match odds caller -n 40 -q && cp out inside &&
    run 0 poker match odds "acpc:$bw poker acpc caller" -n 40 -q &&
    silent err && sed 's/- boardwalk/- caller/' out | cmp - inside &&
    run 0 poker match "acpc:$bw poker acpc caller" odds -n 40 -q -j 2 &&
    [ "$(sed 's/.*deals, //;q' out | tr +- -+)" = \
        "$(sed 's/.*deals, //;q' inside)" ]
}
say 'a mind as another program plays as it does inside' same

fixed() {
    run 0 poker match caller "acpc:$bw poker acpc caller -g '$limit'" \
        --limit fixed --blinds 5/10 --stack 100000 -n 20 -p own.phhs &&
    has out '20 hands of 10 deals, +0 chips' &&
    run 0 poker check own.phhs && has out '20 hands: no defect'
}
say 'a limit game can be played with another program' fixed

# It plays by another game, in which raises have no amounts.
corrected() {
    run 0 poker match caller "acpc:$bw poker acpc random -g '$limit'" -n 20 -q &&
    has out 'actions of other programs corrected'
}
say 'what a program may not do is corrected and counted' corrected

strange() {
    misused 'acpc: needs a command' poker match odds acpc: &&
    misused '--carry: the protocol' poker match odds acpc:true --carry &&
    misused 'above the big blind' poker match odds acpc:true --stack 100 &&
    run 1 poker match odds acpc:true -n 2 && silent out &&
    has err 'true has ended without connecting' &&
    run 1 poker match odds acpc:/nothing/there -n 2 &&
    has err 'there has ended without connecting'
}
say 'a program that does not play ends the match' strange

# A job of a script ignores SIGINT; TERM does the same.
stopped() {
    : >ports
    "$bw" poker dealer "$nolimit" A B -l stop.log >ports 2>err &
    dealer=$!
    until_true has_line ports || return 1
    kill -TERM $dealer || return 1
    wait $dealer
    [ $? -eq 1 ] && has err 'interrupted' &&
    has stop.log '# the match was aborted: interrupted'
}
say 'a dealer that is stopped says so in the log' stopped

# Neither a program that does not connect is waited for, nor left behind.
left() {
    "$bw" poker match odds 'acpc:echo $$ >pid; exec sleep 1000; true' \
        >out 2>err &
    match=$!
    until_true has_line pid || return 1
    kill -TERM $match || return 1
    wait $match
    [ $? -eq 1 ] && has err 'interrupted' && silent out &&
        until_true is_gone "$(cat pid)"
}
say 'a match that is stopped ends its programs' left

late() {
    run 1 poker dealer "$nolimit" A B --start 0.01 &&
    has err 'A has not connected in time'
}
say 'a player who does not come is not waited for' late

echo "1..$n"
[ "$bad" -eq 0 ]
