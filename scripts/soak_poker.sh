#!/bin/sh
# soak_poker.sh BOARDWALK [HANDS [PLAYER]...] - how strong the mind `solver` is:
# HANDS (50000) hands, each deal played twice, against every foil and odds, in
# no-limit and in fixed limit.
#
# Prints a line for each match: how many hands, the mean and its 95 % interval
# in mbb/hand, plain and without the luck of the cards, and a verdict: it "wins"
# or "loses" if the interval without luck is on one side of 0, else it "ties".
# Fails if it loses to anyone, does not beat odds by more than 500 in no-limit,
# or may lose 100 or more to foil-best, the local best response, in fixed limit.
#
# A match is played in pieces of PIECE (10000) hands, each with a seed of its
# own and a line in the file KEPT, by turns, so that all matches grow alike; the
# first hands of a piece take longest, since flops are judged once. Called
# again with the same file it goes on where it was stopped; HANDS of 0 judges
# what is there. Without KEPT nothing is left behind. LIMITS chooses the games,
# THREADS (2) how many deals are played at a time. foil-learner begins to count
# anew in every piece.
set -eu

boardwalk=$1
hands=${2:-50000}
[ $# -lt 2 ] || shift
shift
[ $# -gt 0 ] || set -- odds foil-trap foil-overbet foil-bettor foil-stabber \
    foil-shover foil-pusher foil-least foil-folder foil-scatter foil-tight \
    foil-maniac foil-station foil-bluffer foil-blaster foil-nibbler \
    foil-warrior foil-donker foil-odd foil-limper foil-sneak foil-resteal \
    foil-ambusher foil-opener foil-squeezer foil-bloater foil-prober \
    foil-patient foil-floater foil-springer foil-painter foil-turncoat \
    foil-bomber foil-driver foil-wedge foil-lurker foil-doubler \
    foil-splitter foil-mirror foil-learner foil-best foil-reader
piece=${PIECE:-10000}
own=
if [ -z "${KEPT:-}" ]; then
    KEPT=$(mktemp)
    own=$KEPT
    trap 'rm -f "$own"' EXIT
    trap 'exit 130' INT TERM
fi
touch "$KEPT"

# Hands that are in the file, and pieces.
played() {
    awk -v limit="$1" -v player="$2" '
        $1 == limit && $2 == player { hands += $4; pieces++ }
        END { print hands + 0, pieces + 0 }' "$KEPT"
}

# The last lines of a match:
#   solver - odds: 2500 hands of 1250 deals, +100 chips
#   solver +1.0 mbb/hand (95 %: -2.0 to +4.0)
#   without luck +1.0 mbb/hand (95 %: -2.0 to +4.0)
# A line of the file: game, player, piece, hands, and mean, low, high twice.
play() {
    # A learner must see every hand.
    threads=${THREADS:-2}
    [ "$2" != foil-learner ] || threads=1
    "$boardwalk" poker match solver "$2" --limit "$1" --hands "$piece" \
        --threads "$threads" --seed "piece $3" --luck --quiet |
        tr -d '():%' | awk -v limit="$1" -v player="$2" -v number="$3" '
            / hands of / { hands = $4 }
            / mbb\/hand / { all = all " " $(NF-5)+0 " " $(NF-2)+0 " " $NF+0 }
            END { if (all) print limit, player, number, hands all }' >>"$KEPT"
}

# All pieces of a match. The error of a mean is that of its pieces, by the hands
# of each.
judge() {
    awk -v limit="$1" -v player="$2" '
        $1 == limit && $2 == player {
            hands += $4
            for (i = 0; i < 2; i++) {
                sum[i] += $4 * $(5 + 3 * i)
                far[i] += ($4 * ($(7 + 3 * i) - $(6 + 3 * i)) / 2) ^ 2
            }
        }
        END {
            if (!hands)
                exit
            printf "%-8s %-13s %6d", limit, player, hands
            for (i = 0; i < 2; i++) {
                mean = sum[i] / hands
                low = mean - sqrt(far[i]) / hands
                high = mean + sqrt(far[i]) / hands
                printf " %9.1f (%9.1f to %9.1f)", mean, low, high
            }
            verdict = low > 0 ? "wins" : high < 0 ? "loses" : "ties"
            print "", verdict
            if (player == "foil-best" && limit == "fixed")
                exit low <= -100
            if (player == "odds" && limit == "no-limit")
                exit mean <= 500 || verdict != "wins"
            exit verdict == "loses"
        }' "$KEPT"
}

limits=${LIMITS:-no-limit fixed}
is_done=
while [ -z "$is_done" ]; do
    is_done=1
    for player; do
        for limit in $limits; do
            # shellcheck disable=SC2046  # two numbers
            set -- $(played "$limit" "$player") "$@"
            if [ "$1" -lt "$hands" ]; then
                is_done=
                play "$limit" "$player" "$2"
            fi
            shift 2
        done
    done
done

status=0
for limit in $limits; do
    for player; do
        judge "$limit" "$player" || status=1
    done
done
exit $status
