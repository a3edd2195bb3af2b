#!/bin/sh
# poker_match.sh BOARDWALK - boardwalk poker match: minds, scores, records.
# Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='poker match'
prefix='poker match'

misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help poker match'"
}

last() { tail -n 2 "$1" | sed -n "$2p"; }

# The figure of the first player in the last line.
mbb() { tail -n 1 "$1" | awk '{ print $2 + 0 }'; }

refuses() {
    misused 'name two minds out of solver, equilibrium, odds, caller, random' &&
    misused 'name two minds' random &&
    misused 'name two minds' odds odds odds &&
    misused "no mind 'calller'; did you mean 'caller'?" random calller &&
    misused 'there are solver, equilibrium, odds, caller, random' random xyzzy &&
    misused '--hands 0: expected a number from 1' random random --hands 0 &&
    misused '--hands 7: expected an even number' random random --hands 7 &&
    misused '--phh: must be a file' random random --phh - &&
    misused '--limit pot: expected no-limit or fixed' \
        random random --limit pot &&
    misused '--stack 0: expected a number from 1' random random --stack 0 &&
    misused '--threads 65: expected a number' random random --threads 65 &&
    misused '--threads: must be 1 with --carry' random random --carry -j 2 &&
    misused '--cards 4: expected 3 or 5' random random --cards 4 &&
    misused 'has neither --blinds nor --limit' random random --cards 5 -b 1/2 &&
    misused '--ante: only the machine' random random --ante 5 &&
    misused '--ante 0: expected a number from 1' \
        random random --cards 5 --ante 0 &&
    misused 'does not know the machine' random acpc:true --cards 5 &&
    for blinds in 1 1/ /2 2/1 0/0 a/b 1/2/3 1/9999999; do
        misused "--blinds $blinds: expected two numbers" \
            random random --blinds $blinds || return 1
    done
}
say 'what cannot be played is refused, and why is said' refuses

# With the same cards and the same dice each does what the other did.
itself() {
    for mind in random caller odds; do
        run 0 $mind $mind --hands 40 --seed x -q && silent err &&
        line out 1 "$mind - $mind: 40 hands of 20 deals, +0 chips" &&
        line out 2 "$mind +0.0 mbb/hand (95 %: +0.0 to +0.0)" || return 1
    done
}
say 'a mind against itself wins just nothing' itself

# The luck of the board is the same for both, and without it the bounds are
# nearer.
luck() {
    run 0 odds odds --hands 40 --luck -q && silent err &&
    line out 3 'without luck +0.0 mbb/hand (95 %: +0.0 to +0.0)' &&
    run 0 random caller --hands 2000 --luck -q &&
    [ "$(tail -n 2 "$work/out" | tr -d '()%:' |
         awk '{ print $NF - $(NF - 2) }' |
         awk 'NR == 1 { wide = $1 } END { print ($1 < wide) }')" = 1 ]
}
say 'without luck the bounds are nearer' luck

# What solver held is luck, too, whoever is named first: without it the bounds
# are nearer.
held() {
    run 0 solver caller --hands 60 --luck -q && silent err &&
    cp "$work/out" "$work/first" &&
    run 0 caller solver --hands 60 --luck -q && silent err &&
    cat "$work/first" "$work/out" | grep 'mbb/hand' | tr -d '()%:' |
    awk '{ wide[NR] = $NF - $(NF - 2) }
         END { exit NR != 4 || wide[2] > 0.8 * wide[1] ||
                    wide[4] > 0.8 * wide[3] }'
}
say 'what solver held is luck, for either side' held

# The machine's game has no button: the players change seats. Whoever folds to
# every bet, and never bets, loses one ante at most.
machine() {
    for cards in 3 5; do
        run 0 odds odds --hands 20 --cards $cards -q && silent err &&
        line out 1 'odds - odds: 20 hands of 10 deals, +0 chips' &&
        run 0 odds foil-folder --hands 200 --cards $cards --ante 7 -q &&
        awk -v w="$(mbb out)" 'BEGIN { exit !(w > 0 && w <= 1000) }' &&
        run 0 odds random --hands 20 --cards $cards -q -p hands.phhs &&
        "$bw" poker check hands.phhs >checked 2>&1 && rm hands.phhs || return 1
    done
    run 0 equilibrium random --hands 2 --cards 5 -q &&
    grep -q '^equilibrium - random: 2 hands of 1 deal' out
}
say 'the game of the machine is played, on either seat' machine

# Foils are for measuring: known by name, and listed nowhere.
foils() {
    for foil in trap overbet bettor stabber shover pusher least folder \
        scatter tight maniac station bluffer ambusher opener painter \
        mirror learner bomber driver wedge; do
        run 0 odds foil-$foil --hands 20 -q &&
        grep -q "^odds - foil-$foil: 20 hands" out || return 1
    done
    run 2 && ! grep -q foil err
}
say 'foils can be played, and are not listed' foils

solves() {
    run 0 solver solver --hands 2 --limit fixed -q &&
    line out 1 'solver - solver: 2 hands of 1 deal, +0 chips' &&
    run 0 solver foil-best --hands 2 --limit fixed -q &&
    run 0 solver foil-reader --hands 2 -q
}
say 'the solver plays, and who knows how it does' solves

turned() {
    run 0 random caller --hands 200 -q && cp out first &&
    run 0 caller random --hands 200 -q &&
    there=$(last first 1) && back=$(last out 1) &&
    chips=${there##* deals, } && [ "$chips" != '+0 chips' ] &&
    [ "$(echo "${back##* deals, }" | tr +- -+)" = "$chips" ] &&
    awk -v a="$(mbb first)" -v b="$(mbb out)" 'BEGIN { exit a + b != 0 }'
}
say 'who is named first makes no difference but the sign' turned

same() {
    rm -f one.phhs two.phhs
    run 0 random caller --hands 60 --seed x --phh one.phhs && cp out first &&
    run 0 random caller --hands 60 --seed x --phh two.phhs &&
    cmp -s out first && cmp -s one.phhs two.phhs &&
    run 0 random caller --hands 60 --seed y && ! cmp -s out first
}
say 'the same seed gives the same hands, another one others' same

threads() {
    rm -f one.phhs two.phhs
    run 0 random caller --hands 3000 --phh one.phhs && cp out first &&
    run 0 random caller --hands 3000 --phh two.phhs --threads 3 &&
    cmp -s out first && cmp -s one.phhs two.phhs
}
say 'deals at a time are the same deals in the same order' threads

scores() {
    run 0 random caller --hands 100 && [ "$(wc -l <out)" -eq 11 ] &&
    silent err && grep -q '^10 hands: random [+-].* mbb/hand (95 %: ' out &&
    grep -q '^90 hands: ' out && ! grep -q '^100 hands: ' out &&
    cp out first && run 0 random caller --hands 100 --quiet &&
    tail -n 2 first | cmp -s - out
}
say 'a score comes with every tenth of the hands, unless quiet' scores

# The mean is that of the chips won, in thousandths of the big blind.
means() {
    run 0 random caller --hands 100 -q -b 5/10 &&
    chips=$(last out 1 | sed 's/.*, \([+-][0-9]*\) chips/\1/') &&
    awk -v chips="$chips" -v mbb="$(mbb out)" 'BEGIN {
        d = chips * 1000 / 10 / 100 - mbb; exit chips == 0 || d * d > 0.01 }'
}
say 'mbb/hand are chips a hand in thousandths of the big blind' means

# The bounds, from the record: pairs of hands, and the deviation of their sums.
bounds() {
    rm -f all.phhs
    run 0 random caller --hands 400 -q --phh all.phhs &&
    tr '[],' '   ' <all.phhs | awk '
        $1 == "players" { first = $3 == "\"random\"" ? 0 : 1 }
        $1 == "starting_stacks" { before[0] = $3; before[1] = $4 }
        $1 == "finishing_stacks" {
            after[0] = $3; after[1] = $4
            pair += after[first] - before[first]
            if (++n % 2 == 0) { x += pair; xx += pair * pair; pair = 0 } }
        END { n /= 2; mean = x / n
              error = 1.96 * sqrt((xx - n * mean * mean) / (n - 1) / n)
              printf "random %+.1f mbb/hand (95 %%: %+.1f to %+.1f)\n",
                  mean * 5, (mean - error) * 5, (mean + error) * 5 }
        ' >expected && tail -n 1 out | cmp -s - expected
}
say 'the bounds are those of deals, two hands each' bounds

one() {
    run 0 random caller --hands 2 && has out '2 hands of 1 deal,' &&
    has out '(95 %: -inf to +inf)'
}
say 'one deal says nothing about the error' one

stronger() {
    run 0 odds random --hands 400 -q && low=$(last out 2 |
        sed 's/.*95 %: \([^ ]*\) to.*/\1/') &&
    awk -v low="$low" 'BEGIN { exit low + 0 < 500 }' &&
    run 0 odds caller --hands 400 -q --limit fixed &&
    awk -v mbb="$(mbb out)" 'BEGIN { exit mbb < 100 }'
}
say 'odds wins from random, and from caller with fixed limit' stronger

# Records

records() {
    rm -f all.phhs
    run 0 random caller --hands 50 -q --phh all.phhs &&
    "$bw" poker check all.phhs >out && line out 1 '50 hands: no defect' &&
    [ "$(grep -c '^\[' all.phhs)" -eq 50 ] && has all.phhs '[50]' &&
    has all.phhs 'hand = 50' &&
    [ "$(grep -c 'blinds_or_straddles = \[50, 100\]' all.phhs)" -eq 50 ] &&
    [ "$(grep -c 'starting_stacks = \[20000, 20000\]' all.phhs)" -eq 50 ] &&
    [ "$(grep -c 'players = \["random", "caller"\]' all.phhs)" -eq 25 ] &&
    [ "$(grep -c 'players = \["caller", "random"\]' all.phhs)" -eq 25 ]
}
say 'the record has every hand, by the rules, from both seats' records

# order FILE: the actions of its first hand, without cards and amounts.
order() {
    sed -n '/^actions/,/^]/p' "$1" | sed -n 's/^  "\(.*\)",$/\1/p' |
    awk '{ printf "%s,", $1 " " $2 ($2 == "dh" ? " " $3 : "") }'
}

# all_in STACK ORDER: both call all-in before the flop, or have nothing left.
all_in() {
    rm -f all.phhs
    run 0 caller caller --hands 2 -q --stack "$1" --phh all.phhs &&
    order all.phhs >out && grep -q "^d dh p1,d dh p2,$2" out
}

shown() {
    all_in 100 'p2 cc,p2 sm,p1 sm,d db,d db,d db,' &&
    all_in 40 'p1 sm,p2 sm,d db,d db,d db,' &&
    all_in 300 'p2 cc,p1 cc,d db,'
}
say 'who is all-in shows his cards before the rest of the board comes' shown

# The second time each has the other's cards and seat; the board is the same.
duplicates() {
    rm -f all.phhs
    run 0 caller caller --hands 20 -q --phh all.phhs &&
    awk '$1 ~ /^\[/ { n++ }
         /"d d|players/ { print int((n - 1) / 2), n % 2, $0 }' all.phhs \
         >cards &&
    awk '$2 == 1 { $2 = ""; print }' cards | grep -v players >odd &&
    awk '$2 == 0 { $2 = ""; print }' cards | grep -v players >even &&
    cmp odd even &&
    [ "$(grep 'dh p' all.phhs | sort -u | wc -l)" -ge 18 ] &&
    [ "$(grep -c '\["caller 2", "caller 1"\]' all.phhs)" -eq 10 ] &&
    [ "$(grep -c '\["caller 1", "caller 2"\]' all.phhs)" -eq 10 ]
}
say 'each deal is played twice with seats exchanged' duplicates

appends() {
    rm -f all.phhs
    run 0 random caller --hands 4 -q --phh all.phhs && cp all.phhs before &&
    run 0 random random --hands 6 -q --phh all.phhs &&
    head -c "$(wc -c <before)" all.phhs | cmp -s - before &&
    has all.phhs '[10]' && ! has all.phhs '[11]' &&
    [ "$(grep '^\[' all.phhs | sort -u | wc -l)" -eq 10 ] &&
    "$bw" poker check all.phhs >out && line out 1 '10 hands: no defect'
}
say 'a record is written behind what is in the file' appends

limits() {
    rm -f fixed.phhs low.phhs
    run 0 random caller --hands 40 -q -l fixed -b 3/10 --phh fixed.phhs &&
    "$bw" poker check fixed.phhs >out && has out 'no defect' &&
    [ "$(grep -c 'variant = "FT"' fixed.phhs)" -eq 40 ] &&
    has fixed.phhs 'straddles = [3, 10]' && has fixed.phhs 'small_bet = 10' &&
    has fixed.phhs 'big_bet = 20' &&
    has fixed.phhs 'starting_stacks = [2000, 2000]' &&
    run 0 random caller --hands 40 -q --stack 3 -b 1/2 --phh low.phhs &&
    "$bw" poker check low.phhs >out && has out '40 hands: no defect' &&
    has low.phhs 'starting_stacks = [3, 3]'
}
say 'limits, blinds and stacks are those asked for' limits

carries() {
    rm -f all.phhs
    run 0 random caller --hands 999 --carry --stack 3000 -q --phh all.phhs &&
    "$bw" poker check all.phhs >check && has check 'no defect' &&
    hands=$(grep -c '^\[' all.phhs) && [ "$hands" -lt 999 ] &&
    has out "random - caller: $hands hands, " &&
    tr '[],' '   ' <all.phhs | awk '
        $1 == "players" { first = $3 == "\"random\"" ? 0 : 1 }
        $1 == "starting_stacks" { start[0] = $3; start[1] = $4 }
        $1 == "finishing_stacks" {
            if (n++ && start[first] != has) bad = 1
            end[0] = $3; end[1] = $4; has = end[first] }
        END { exit bad || (has != 0 && has != 6000) }' || return 1
    grep -q ', [+-]3000 chips$' out
}
say 'with --carry the winnings stay, until one is broke' carries

unwritable() {
    run 1 random random --phh missing/all.phhs && silent out &&
    has err 'cannot write missing/all.phhs' || return 1
    [ ! -e /dev/full ] && return 0
    run 1 random random --phh /dev/full && has err 'cannot write /dev/full'
}
say 'a record that cannot be written is a failure' unwritable

has_begun() { [ "$(head -c 4000 all.phhs 2>/dev/null | wc -c)" -eq 4000 ]; }

interrupted() {
    rm -f all.phhs
    "$bw" poker match random random --hands 100000000 -q --phh all.phhs \
        >out 2>err &
    match=$!
    until_true has_begun
    kill -INT $match
    wait $match
    [ $? -eq 1 ] && has err interrupted && has out 'mbb/hand' &&
    "$bw" poker check all.phhs >check && has check 'no defect' &&
    hands=$(grep -c '^\[' all.phhs) && has out ": $hands hands of "
}
say 'an interrupted match tells how it stood, and its record is whole' \
    interrupted

no_reader() {
    [ -e /dev/full ] || return 0
    "$bw" poker match random random >/dev/full 2>err
    [ $? -eq 1 ] && has err 'cannot write to standard output'
}
say 'a match that nobody reads ends' no_reader

echo "1..$n"
[ "$bad" -eq 0 ]
