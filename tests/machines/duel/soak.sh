# soak.sh - long matches of duel; read by scripts/soak.sh.
# shellcheck shell=sh
matches "${MATCHES:-1000}" duel --a consistent --b random
matches "$((${MATCHES:-1000} / 10))" duel --a optimal --b entropy
