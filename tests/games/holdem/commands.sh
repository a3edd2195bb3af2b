#!/bin/sh
# poker.sh BOARDWALK - boardwalk poker as a person meets it: the group, eval
# and equity. Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='poker'
prefix='poker'

# is LINE...: that is all there is on the output, and nothing on stderr.
is() { printf '%b\n' "$@" | cmp -s - out && silent err; }

# misused WHAT ARGUMENT...: exits 2, says WHAT on stderr and nothing else.
misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help poker"
}

# The group

verbs='eval equity solve match exploit check export'

explains() {
    run 0 && has out 'usage: boardwalk poker VERB' && silent err &&
    for verb in $verbs; do
        has out "  $verb " || return 1
    done &&
    cp out alone && run 0 --help && cmp -s out alone &&
    "$bw" help poker >out && cmp -s out alone &&
    "$bw" help >out && has out '  poker '
}
say 'alone it explains itself, as help does' explains

helps_verbs() {
    for verb in $verbs; do
        run 0 $verb --help && silent err &&
        has out "usage: boardwalk poker $verb" && cp out first &&
        "$bw" help poker $verb >out && cmp -s out first || return 1
        [ "$(awk 'length > 80' first | wc -l)" -eq 0 ] || return 1
    done
}
say 'every verb has its help, in 80 columns' helps_verbs

wrong_verbs() {
    misused "no verb 'evla'; did you mean 'eval'?" evla &&
    misused "no verb 'xyzzy'" xyzzy
}
say 'a wrong verb is refused, and the near one named' wrong_verbs

# eval

# gives HAND LINE: as a line of the input, and as words.
gives() {
    printf '%s\n' "$1" >in
    run 0 eval && is "$2" || return 1
    : >in
    # shellcheck disable=SC2086
    run 0 eval $1 && is "$2"
}

categories() {
    gives AhKhQhJhTh '1\troyal flush\tAhKhQhJhTh' &&
    gives KsQsJsTs9s '2\tstraight flush\tKsQsJsTs9s' &&
    gives 5d4d3d2dAd '10\tstraight flush\t5d4d3d2dAd' &&
    gives AhAdAcAsKd '11\tfour of a kind\tAhAdAcAsKd' &&
    gives 2h2d2c2s3h '166\tfour of a kind\t2h2d2c2s3h' &&
    gives 7sKh7dKdKc '185\tfull house\tKhKdKc7d7s' &&
    gives AcKcQcJc9c '323\tflush\tAcKcQcJc9c' &&
    gives AhKdQcJsTh '1600\tstraight\tAhKdQcJsTh' &&
    gives 5h4d3c2sAh '1609\tstraight\t5h4d3c2sAh' &&
    gives AhAdAcKsQd '1610\tthree of a kind\tAhAdAcKsQd' &&
    gives AhAdKcKsQd '2468\ttwo pair\tAhAdKcKsQd' &&
    gives AhAdKcQsJd '3326\tpair\tAhAdKcQsJd' &&
    gives AhKdQcJs9d '6186\thigh card\tAhKdQcJs9d' &&
    gives 7h5d4c3s2h '7462\thigh card\t7h5d4c3s2h'
}
say 'eval knows the first class of every category, and the last' categories

# The wheel is no royal flush, and an ace makes no straight around the corner.
aces() {
    gives 2h3h4h5hAh '10\tstraight flush\t5h4h3h2hAh' &&
    gives QhKdAc2s3h '6229\thigh card\tAcKdQh3h2s'
}
say 'eval has an ace above the king or below the two, not both' aces

seven() {
    gives 2c3dAhKhQhJhTh '1\troyal flush\tAhKhQhJhTh' &&
    gives 9h9d9c5h5d5cAs '235\tfull house\t9h9d9c5h5d' &&
    gives AhAdKhKdQhQdJc '2468\ttwo pair\tAhAdKhKdQh' &&
    gives 2h3h4h5h6hAh7c '9\tstraight flush\t6h5h4h3h2h' &&
    gives AhAdKcQsJd9c '3326\tpair\tAhAdKcQsJd' &&
    gives AcKcQcJc9c8c7c '323\tflush\tAcKcQcJc9c'
}
say 'eval finds the best five of six and of seven' seven

spellings() {
    printf 'AhKhQhJhTh\nah kh qh jh 10h\nAH,KH,QH,JH,TH\n10h Jh,QhKh  Ah\n' >in
    run 0 eval && [ "$(sort -u out)" = "$(sed -n 1p out)" ] &&
    [ "$(wc -l <out)" -eq 4 ] && line out 1 "$(printf \
        '1\troyal flush\tAhKhQhJhTh')" &&
    : >in && run 0 eval Ah Kh Qh Jh 10h && cp out one &&
    run 0 eval AhKhQhJhTh && cmp -s out one && [ "$(wc -l <out)" -eq 1 ] &&
    run 0 eval AhKhQhJhTh 'Ad Kd Qd Jd Td' && [ "$(wc -l <out)" -eq 2 ]
}
say 'eval reads capitals, 10, spaces and commas, and cards as words' spellings

ends() {
    printf 'AhKhQhJhTh\r\n7h5d4c3s2h\r\n' >in
    run 0 eval && is '1\troyal flush\tAhKhQhJhTh' \
        '7462\thigh card\t7h5d4c3s2h' && cp out first &&
    printf 'AhKhQhJhTh\n7h5d4c3s2h' >in && run 0 eval && cmp -s out first &&
    printf '# two\n\n  AhKhQhJhTh # royal\n \t \n7h5d4c3s2h\n\n' >in &&
    run 0 eval && cmp -s out first &&
    printf '# none\n\n' >in && run 0 eval && silent out && silent err &&
    : >in && run 0 eval && silent out && silent err
}
say 'eval passes over comments, empty lines and how lines end' ends

# bad INPUT PLACE: that one line is told, and its neighbours answered.
tells() {
    printf "AhKhQhJhTh\n$1\n7h5d4c3s2h\n" >in
    run 1 eval && has err "boardwalk: line 2, column $2" &&
    [ "$(wc -l <err)" -eq 1 ] && [ "$(wc -l <out)" -eq 2 ] &&
    line out 2 "$(printf '7462\thigh card\t7h5d4c3s2h')"
}

bad_hands() {
    tells 'AhKhQhJhXx' '9: ' && tells 'Ah Kh Qh Jh Tx' '13: ' &&
    tells 'AhKhQhJhAh' '9: ' && has err 'Ah' && has err twice &&
    tells 'AhKhQhJh' '' && tells 'AhKhQhJhTh9h8h7h' '' &&
    tells 'AhKhQhJhT' '9: ' && tells 'AhKhQhJhT\000h' '' && tells '?' '1: '
}
say 'eval tells where a line is no hand, and answers the others' bad_hands

in_order() {
    printf 'AhKhQhJhTh\nx\n7h5d4c3s2h\n' >in
    "$bw" poker eval <in >out 2>&1
    [ $? -eq 1 ] && [ "$(cut -c 1 out | tr -d '\n')" = 1b7 ]
}
say 'eval tells it where the answer would have been' in_order

bad_words() {
    run 2 eval AhKhQhJhTh AhAhQhJhTh 7h5d4c3s2h &&
    has err 'boardwalk: hand 2, column 3' && [ "$(wc -l <out)" -eq 2 ] &&
    run 2 eval Ah Kh && silent out && has err 'hand 1, column'
}
say 'eval tells which word is no hand' bad_words

too_long() {
    { echo AhKhQhJhTh; head -c 200000 /dev/zero | tr '\0' A; echo
      echo 7h5d4c3s2h; echo x; } >in
    run 1 eval && [ "$(wc -l <out)" -eq 2 ] && [ "$(wc -l <err)" -eq 2 ] &&
    grep -q 'line 2, .*too long' err && has err 'line 4, column 1'
}
say 'eval tells a line without end once, and goes on behind it' too_long

many() {
    awk 'BEGIN { for (i = 0; i < 50000; i++)
                     print i % 3 ? "7h5d4c3s2h" : "AhKhQhJhTh2c2d" }' >in
    run 0 eval && [ "$(wc -l <out)" -eq 50000 ] &&
    [ "$(grep -c '^1	' out)" -eq 16667 ] &&
    awk '$1 != (NR % 3 == 1 ? 1 : 7462) { exit 1 }' out
}
say 'eval answers many lines in their order' many

# Who asks and listens gets the answer before the next question.
talks() {
    mkfifo ask answer
    "$bw" poker eval <ask >answer &
    pid=$!
    exec 3>ask 4<answer
    echo AhKhQhJhTh >&3
    read -r one <&4
    echo 7h5d4c3s2h >&3
    read -r two <&4
    exec 3>&- 4<&-
    wait $pid && [ "${one%%	*}" = 1 ] && [ "${two%%	*}" = 7462 ]
}
say 'eval answers a program before it asks again' talks

no_reader() {
    yes AhKhQhJhTh | "$bw" poker eval 2>err | head -n 1 >out
    line out 1 "$(printf '1\troyal flush\tAhKhQhJhTh')" && silent err
}
say 'eval ends when nobody reads' no_reader

# equity

# The counts of the first line, and the second's are the same turned round.
counts() {
    awk -v win="$1" -v lose="$2" -v tie="$3" -v equity="$4" '
        NR == 1 { next }
        NR == 2 && ($2 != win || $3 != lose || $4 != tie || $5 != equity) ||
        NR == 3 && ($2 != lose || $3 != win || $4 != tie) { bad = 1 }
        { sum += $5 }
        END { exit bad || NR != 3 || sum < 99.9998 || sum > 100.0002 }' out &&
    silent err
}

pairs() {
    run 0 equity AhAs KhKs && counts 1410336 292660 9308 82.6366 &&
    run 0 equity AhKh QsQd && counts 787966 917606 6732 46.2145
}
say 'equity counts every board of two hands' pairs

classes() {
    run 0 equity AA KK && counts 50371344 10986372 285228 81.9461
}
say 'equity counts every pair of hands in two ranges' classes

any_two() {
    run 0 equity AA random && awk 'NR == 2 { exit $5 != 85.2037 }' out &&
    awk 'NR == 2 { exit $2 + $3 + $4 != 6 * 1225 * 1712304 }' out
}
say 'equity of aces against any two cards' any_two

boards() {
    run 0 equity AhKh QsQd --board QhJhTh && counts 990 0 0 100.0000 &&
    run 0 equity AhKh QsQd --board 2h3h4cQc && counts 10 34 0 22.7273 &&
    run 0 equity AhKh QsQd --board 2h3h4c6cQc && counts 0 1 0 0.0000 &&
    run 0 equity AhKd AsKc -b 'Qs Js Ts 2d 3d' && counts 0 0 1 50.0000
}
say 'equity with a board counts only what can still come' boards

dead() {
    run 0 equity AhKh QsQd --board 2h3h4cQc -d 5h6h && counts 8 34 0 19.0476
}
say 'equity leaves out cards that are dead' dead

# Hands that cannot be there with the others count for nothing.
blocked() {
    run 0 equity AhKh AA --board 2c3d7s9hJd && counts 0 3 0 0.0000 &&
    run 0 equity 'AhKh,AhAd' AhAs --board 2c3d7s9hJd && has out 'AhKh,AhAd'
    run 2 equity AhKh AhQh && silent out
}
say 'equity counts only hands that can meet' blocked

lists() {
    run 0 equity TT+,AQs+ 22 --board 2c2d7s9hJd && cp out first &&
    run 0 equity 'TT+ AQs+' 22 --board 2c2d7s9hJd && cmp -s out first &&
    run 0 equity tt+,aks,aqs,AKs 22 --board 2c2d7s9hJd &&
    awk 'NR == 2 { print $2, $3, $4 }' first >a &&
    awk 'NR == 2 { print $2, $3, $4 }' out | cmp -s - a
}
say 'equity reads ranges as they are written' lists

# Halves of one hand count as the other, wherever they are written.
weights() {
    run 0 equity AA:0.5,KK QQ --board 2c7d9h && cp out first &&
    run 0 equity AA:0.25,KK:0.5 QQ:0.1 -b 2c7d9h &&
    awk 'NR == 2 { print $2, $3, $4 }' first >a &&
    awk 'NR == 2 { print $2, $3, $4 }' out | cmp -s - a &&
    run 0 equity AA QQ --board 2c7d9h && awk 'NR == 2 { print $2 }' out >b &&
    run 0 equity KK QQ --board 2c7d9h && awk 'NR == 2 { print $2 }' out >>b &&
    [ "$(awk 'NR == 1 { one = $1 } NR == 2 { print one + 2 * $1 }' b)" = \
        "$(cut -d ' ' -f 1 a)" ]
}
say 'equity weighs hands as they are written' weights

# wins KIND: its equity against any two cards.
wins() { "$bw" poker equity "$1" random | awk 'NR == 2 { print $5 }'; }

# Percentages go by equity against any two cards: some neighbours.
percentages() {
    [ "$(wins 77)" \> "$(wins AQs)" ] && [ "$(wins 66)" \> "$(wins A9s)" ] &&
    [ "$(wins 42o)" \> "$(wins 32o)" ] &&
    run 0 equity 3.5% 32o --board 2c7d9h3s5h &&
    awk 'NR == 2 { print $2 }' out >a &&
    run 0 equity 88+,AKs,77 32o --board 2c7d9h3s5h &&
    awk 'NR == 2 { print $2 }' out | cmp -s - a
}
say 'equity takes the best hands by their percentage' percentages

samples() {
    run 0 equity AhAs KhKs --sample 100000 --seed x && cp out first &&
    awk 'NR == 2 { exit $2 + $3 + $4 != 100000 || $5 < 82 || $5 > 83.3 }
         ' out && grep -q '^sampled: 100000 deals, seed x; ' out &&
    run 0 equity AhAs KhKs --sample 100000 --seed x && cmp -s out first &&
    run 0 equity AhAs KhKs --sample 100000 --seed y && ! cmp -s out first
}
say 'equity by chance is near, says how near, and comes again' samples

# The deviation of wins, halves and losses, from the counts.
bounds() {
    run 0 equity AhKd AsKc --sample 20000 &&
    awk 'NR == 2 { n = $2 + $3 + $4; mean = ($2 + $4 / 2) / n
                   error = 196 * sqrt((($2 + $4 / 4) / n - mean * mean) / n) }
         NR == 4 { for (i = 1; i < NF; i++) if ($i == "error") e = $(i + 1) }
         END { exit e - error > .0001 || error - e > .0001 }' out
}
say 'equity by chance has the error of its wins and ties' bounds

# Whether the program, number $job, has caught SIGINT. In a process that the
# shell starts in the background it is ignored first.
#
# Between the fork and the exec the shell may still have a handler of its own, so
# the name of the process is looked at, too.
catches() {
    grep -q '^Name:[[:space:]]*boardwalk' "/proc/$job/status" &&
    caught=$(sed -n 's/^SigCgt:[[:space:]]*//p' "/proc/$job/status") &&
    [ $((0x$caught & 2)) -ne 0 ]
}

ends_at_interrupt() {
    ! catches || kill -INT "$job"
    has err interrupted
}

# A row that would take hours is ended by Ctrl-C, with what there is.
interrupted() {
    "$bw" poker equity AhAs KhKs --sample 1000000000000 >out 2>err &
    job=$!
    until_true ends_at_interrupt || kill "$job"
    wait "$job"
    [ $? -eq 1 ] && has err interrupted &&
    deals=$(sed -n 's/^sampled: \([0-9]*\) deals.*/\1/p' out) &&
    [ "$deals" -ge 1 ] && [ "$deals" -lt 1000000000000 ] &&
    awk -v deals="$deals" 'NR == 2 { exit $2 + $3 + $4 != deals }' out
}
if [ -r /proc/self/status ]; then
    say 'equity by chance ends at Ctrl-C and tells what it has' interrupted
fi

samples_all() {
    run 0 equity AhKh QsQd --board QhJhTh --sample 1000 &&
    awk 'NR == 2 { exit $2 != 1000 }' out && has out 'error 0.2991 %'
}
say 'equity by chance is not sure where all deals are won' samples_all

# Three hands on all boards; published figures of AsAh, KsKh and QsQh.
several() {
    run 0 equity AhAs KhKs QhQs && [ "$(wc -l <out)" -eq 4 ] &&
    awk 'NR > 1 { if ($2 + $3 + $4 != 1370754) exit 1; all += $5 }
         NR == 2 { if ($5 < 67.6 || $5 > 67.7) exit 1 }
         END { exit all < 99.999 || all > 100.001 }' out &&
    run 0 equity AhKh AdKd AcKc AsKs --board 2h3d4c5s9h &&
    awk 'NR > 1 && ($2 != 0 || $4 != 1 || $5 != 25) { exit 1 }' out
}
say 'equity of three and four sides divides the pots' several

# Ranges of more than two sides, on a flop, and by chance.
several_ranges() {
    run 0 equity AA:0.5,KK QQ JJ --board 2c7d9h && cp out first &&
    run 0 equity AA:0.5,KK QQ JJ --board 2c7d9h --error 0.5% &&
    awk 'NR == FNR { if (FNR > 1) exact[FNR] = $5; next }
         FNR > 1 && FNR < 5 { off = $5 - exact[FNR]
                              if (off > 1.5 || off < -1.5) exit 1 }' first out
}
say 'equity of several ranges: a sample is near the count' several_ranges

# The margin that was asked for is reached, and not by far.
stops_in_time() {
    run 0 equity AhKh QsQd random --error 0.2% &&
    error=$(sed -n 's/.*margin of error \([0-9.]*\) %.*/\1/p' out) &&
    awk "BEGIN { exit $error > 0.2 || $error < 0.1 }" &&
    run 0 equity AhKh QsQd random --error 0.2% --sample 1000 &&
    has out 'sampled: 1000 deals'
}
say 'equity by chance stops at the error that was asked for' stops_in_time

# The same for any number of threads.
threads() {
    run 0 equity AhKh QsQd random --error 0.2% && cp out first &&
    run 0 equity AhKh QsQd random --error 0.2% --threads 3 &&
    cmp -s out first &&
    run 0 equity TT+ AK && cp out first &&
    run 0 equity TT+ AK --threads 3 && cmp -s out first
}
say 'equity is the same for any number of threads' threads

refuses_equity() {
    misused 'name two to nine hands or ranges' equity &&
    misused 'name two to nine hands or ranges' equity AA &&
    misused 'name two to nine hands or ranges' \
        equity AA KK QQ JJ TT 99 88 77 66 55 &&
    misused 'third range XX, column 1: ' equity AA KK XX &&
    misused 'the sides always share a card' equity AA AA AA &&
    misused 'there are too many deals to count; --error 0.1% or' \
        equity random random random &&
    misused '--error 0: expected a percentage from 0.001% to 10%' \
        equity AA KK --error 0 &&
    misused '--error 1%%: expected a percentage' equity AA KK --error 1%% &&
    misused '--error .: expected a percentage' equity AA KK -e . &&
    misused '--error nan: expected a percentage' equity AA KK --error nan &&
    misused '--error 20%: expected a percentage' equity AA KK --error 20% &&
    misused '--table takes no hands' equity --table AA &&
    misused '--table takes no hands' equity --table --sample 5 &&
    misused '--threads 0: expected' equity AA KK --threads 0 &&
    misused 'first range XX, column 1: ' equity XX KK &&
    misused 'second range KK,AhAh, column ' equity AA KK,AhAh &&
    misused 'first range KK,AA:2, column 7: ' equity KK,AA:2 QQ &&
    misused 'second range 120%, column 1: ' equity AA 120% &&
    misused '--board Qx, column 1: ' equity AA KK --board Qx &&
    misused '--board 2c3c4c5c6c7c, column ' equity AA KK -b 2c3c4c5c6c7c &&
    misused '--dead 2c2c, column 3: ' equity AA KK --dead 2c2c &&
    misused '--dead: the board already has 2c' \
        equity AA KK --board 2c3c4c --dead 5c2c &&
    misused '' equity AA KK --dead AhAdAc &&
    misused '--sample 0: expected a number from 1' equity AA KK --sample 0 &&
    misused '--sample x: expected a number' equity AA KK --sample x &&
    misused '--sample 99999999999999: expected a number from 1 to 1000000000000' \
        equity AA KK --sample 99999999999999
}
say 'equity refuses what cannot be, and says where and why' refuses_equity

echo "1..$n"
[ "$bad" -eq 0 ]
