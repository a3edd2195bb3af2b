# soak.sh - long matches of pegs; read by scripts/soak.sh.
# shellcheck shell=sh
matches "$((${MATCHES:-1000} / 10))" pegs -o match=2 --a parts --b knuth
matches "$((${MATCHES:-1000} / 50))" pegs -o match=1 --a optimal --b random
