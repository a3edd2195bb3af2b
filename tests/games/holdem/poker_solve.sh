#!/bin/sh
# poker_solve.sh BOARDWALK - boardwalk poker solve as a person meets it. Prints
# TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='poker solve'
prefix='poker solve'

misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help poker solve'"
}

# Quads or nothing against queens, one bet of the pot: bluffs half as often as
# not, and calls half of the time.
knows='--board 2c2d7h9sJc --pot 100 --stack 100 --oop 2h2s,5h4h --ip QhQd
       --bets 1 --ip-bets none --raises none --target 0.01%'

# share HAND COLUMN FROM TO: a percentage of its line is between.
share() {
    awk -v hand="$1" -v column="$2" -v from="$3" -v to="$4" '
        $1 == hand { found = $column >= from && $column <= to }
        END { exit !found }' out
}

# shellcheck disable=SC2086
closed_form() {
    run 0 $knows && silent err && has out 'oop to act, pot 100' &&
    has out 'all-in 100' && share 22 5 99 100 && share 54s 5 49 51 &&
    share 22 7 149 151 && share oop 2 74 76 && share ip 2 24 26 &&
    run 0 $knows --line 'all-in' && has out 'ip to act, pot 200' &&
    share QQ 5 49 51
}
say 'a bluff and a call are as often as they must be' closed_form

# shellcheck disable=SC2086
lines() {
    run 0 $knows --line 'bet 100' && cp out first &&
    run 0 $knows --line ' bet 100.0 ' && tail -n +5 out >a &&
    tail -n +5 first | cmp -s - a &&
    run 0 $knows --line 'check,check' && has out 'showdown, pot 100' &&
    run 0 $knows --line 'all-in,fold' && has out 'folded' &&
    misused "'bet 50' cannot come here; there is check or all-in 100" \
        $knows --line 'bet 50' &&
    misused "'check' cannot come here; there is nothing: the hand is over" \
        $knows --line 'all-in,call,check' &&
    misused "'' cannot come here" $knows --line ,
}
say 'a line leads to a point, and a wrong one is told' lines

# A pair of aces that always bets leaves nothing behind a check.
nobody() {
    run 0 --board 2c2d7h9sJc --pot 100 --stack 100 --oop 2h2s --ip AhAd \
        --bets 10% --ip-bets none --raises none --target 0.001% \
        --line check,check && silent err && has out 'showdown, pot 100' &&
    has out 'no hand comes here' &&
    ! has out nan
}
say 'a point that nobody comes to is told as well' nobody

turn='--board Ks7d2c8h --pot 60 --stack 180 --oop 88+:0.5,AQs+,76s
      --ip 10% --bets 50% --raises 100% --steps 20'

# shellcheck disable=SC2086
streets() {
    run 0 $turn && has out '20 steps' && has out '76s' &&
    run 0 $turn --line 'check,bet 30,call,Th' &&
    has out 'check,bet 30,call,Th: oop to act, pot 120' &&
    awk '$1 == "oop" || $1 == "ip" { sum += $2 }
         END { exit sum < 119.9 || sum > 120.1 }' out &&
    misused "'Ks' cannot come here; there is a card" \
        $turn --line check,check,Ks &&
    misused "cannot come here; there is a card" $turn --line check,check,bet
}
say 'a line goes on behind a card, and both are worth the pot' streets

# Each thread plays places of its own, and what they find is added in order.
# shellcheck disable=SC2086
threads() {
    run 0 $turn -j 1 && cp out first && run 0 $turn -j 3 &&
    cmp -s out first && run 0 $turn --threads 64 && cmp -s out first &&
    misused '--threads 65: expected a number from 1 to 64' $turn -j 65
}
say 'threads make no difference to the result' threads

# shellcheck disable=SC2086
combos() {
    run 0 $turn --combos && has out '7h6h' && has out '7c6c' &&
    ! has out '7d6d' && ! has out '76s' && cp out first &&
    run 0 $turn && [ "$(wc -l <first)" -gt "$(wc -l <out)" ]
}
say 'kinds of hands are one line each, or every hand is' combos

# shellcheck disable=SC2086
json() {
    run 0 $turn --json --line 'bet 30' && silent err &&
    has out '"to_act": "ip"' &&
    [ "$(tr -cd '{' <out | wc -c)" -eq "$(tr -cd '}' <out | wc -c)" ] &&
    [ "$(grep -c '"strategy"' out)" -gt 50 ] && ! has out nan &&
    ! has out inf || return 1
    ! command -v node >/dev/null || node -e '
        const d = JSON.parse(require("fs").readFileSync("out", "utf8"));
        const sum = d.players.oop.ev + d.players.ip.ev;
        const ip = d.players.ip.hands;
        process.exit(Math.abs(sum - d.pot_here) < 0.1 && d.actions.length === 3
            && ip.every(h => h.strategy.length === 3 && Math.abs(
                h.strategy.reduce((a, b) => a + b) - 1) < 1e-4) ? 0 : 1);'
}
say 'JSON has all of it' json

sizes() {
    set -- --board Ks7d2c8h --pot 60 --stack 180 --oop AA --ip KK --plan
    run 0 "$@" --bets 50%/none && cp out first &&
    run 0 "$@" --bets 50% && ! cmp -s out first &&
    run 0 "$@" --oop-bets 50% --ip-bets none --raises none &&
    has out ' nodes' &&
    run 0 "$@" --bets none --raises none && has out '3 nodes'
}
say 'sizes are for streets and players' sizes

memory() {
    run 1 --board Ks7d2c --pot 60 --stack 6000 --oop random --ip random \
        --bets 25%,50%,75%,100%,all-in --raises 50%,100%,all-in -m 1 &&
    silent out && has err 'fewer sizes' &&
    run 1 --board Ks7d2c --pot 60 --stack 600 --oop random --ip random -m 1 &&
    silent out && has err 'MiB of memory, and 1024 MiB may be used'
}
say 'what takes too much memory is refused before' memory

# shellcheck disable=SC2086
progress() {
    run 0 $turn --progress && has err 'MiB of memory' &&
    has err '20 steps' && has err 'of the pot'
}
say 'progress is told where it is asked for' progress

ends_at_interrupt() {
    grep -q '^SigCgt:.*[2367abef]$' "/proc/$job/status" 2>/dev/null &&
        kill -INT "$job"
    has err interrupted
}

# It would go on for minutes, or it might be done before it is interrupted.
# shellcheck disable=SC2086
interrupted() {
    "$bw" poker solve $turn --steps 1000000 --target 0.001% --oop 60%,76s \
        --ip 60% --bets 33%,66%,100% --raises 50%,100% >out 2>err &
    job=$!
    until_true ends_at_interrupt || kill "$job"
    wait "$job"
    [ $? -eq 1 ] && has out '; interrupted' && has out '76s'
}
if [ -r /proc/self/status ]; then
    say 'Ctrl-C ends it and prints what there is' interrupted
fi

refuses() {
    set -- --board Ks7d2c8h3s --pot 60 --stack 180 --oop AA --ip KK
    misused '--board is needed' && misused '--pot is needed' -b Ks7d2c &&
    misused '--stack is needed' -b Ks7d2c -p 5 &&
    misused '--oop is needed' -b Ks7d2c -p 5 -s 5 &&
    misused '--ip is needed' -b Ks7d2c -p 5 -s 5 --oop AA &&
    misused '--board Ks7d, column ' "$@" --board Ks7d &&
    misused '--board Ks7d2c8h3s4s, column ' "$@" --board Ks7d2c8h3s4s &&
    misused '--board KsKs2c, column 3' "$@" --board KsKs2c &&
    misused '--pot 0: expected chips' "$@" --pot 0 &&
    misused '--pot -5: expected chips' "$@" --pot -5 &&
    misused '--stack 99999999: expected chips' "$@" --stack 99999999 &&
    misused '--oop AA:2, column 4: ' "$@" --oop AA:2 &&
    misused 'has a card of the board' "$@" --ip Ks2c &&
    misused 'always share a card' "$@" --oop AhAd --ip AhAd &&
    misused "--bets: 'x' is not a size" "$@" --bets x &&
    misused "--bets: '33' is not a size" "$@" --bets 33 &&
    misused "is not a size" "$@" --raises 0.00000000000000000000000000001 &&
    misused "--ip-bets: '' is not a size" "$@" --ip-bets 50%,,1 &&
    misused 'at most five sizes' "$@" --bets 1,2,3,4,5,6 &&
    misused 'more lists than streets' "$@" --bets 1/2 &&
    misused '--commit x: expected a share' "$@" --commit x &&
    misused '--target 0: expected a share' "$@" --target 0 &&
    misused '--raises-max 99: expected' "$@" --raises-max 99 &&
    misused '--steps 0: expected' "$@" --steps 0 &&
    misused "unexpected argument 'AA'" "$@" AA
}
say 'wrong options are refused, and what is right is told' refuses

echo "1..$n"
[ "$bad" -eq 0 ]
