# soak.sh - long matches of poker; read by scripts/soak.sh.
# shellcheck shell=sh disable=SC2154  # out, work and journal are its own

# Poker: matches until one is bust; replayed, and every hand of them written
# down and checked by the rules.
poker_matches() {
    count=$1
    shift
    echo "$count matches, each replayed, its hands checked: $*"
    for seed in $(seq 1 "$count"); do
        $out/asan/boardwalk play poker "$@" --seed "$seed" --face null \
            --journal "$journal" 2>/dev/null
        $out/asan/boardwalk run "$journal" >/dev/null
        $out/asan/boardwalk poker export "$journal" >"$work/phhs"
        $out/asan/boardwalk poker check "$work/phhs" >/dev/null ||
            { cp "$journal" . ; exit 1; }
        rm "$journal"
        [ $((seed % 100)) -ne 0 ] || echo "  $seed"
    done
}

poker_matches "$((${MATCHES:-1000} / 10))" --a odds --b caller
poker_matches "$((${MATCHES:-1000} / 10))" -o cards=5 --a odds --b random
poker_matches "$((${MATCHES:-1000} / 10))" -o calls=literal -o deal=hash \
    --a random --b odds
echo 'all hands of poker are right'
