#!/bin/sh
# twins.sh - every twin in the source, a line each: what `boardwalk twin` calls
# it, and its module. A machine's is NAME:BOARD, that of a bare chip NAME:chip.
set -eu
cd "$(dirname "$0")/.."

# shellcheck disable=SC2046  # the sources are words
awk '
    /^(static )?const struct twin twin_[a-z0-9_]+ = / {
        name = $(NF - 2)
        sub(/^twin_/, "", name)
        name = name ":chip"
    }
    /^    \.machine = &/ {
        name = $3
        gsub(/[&,]/, "", name)
        sub(/_on_/, ":", name)
    }
    /^    \.module = / { split($0, part, "\""); print name, part[2] }
' $(scripts/sources.sh twins)
