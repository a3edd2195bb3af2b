#!/bin/sh
# shipped.sh - every assignment that is shipped: is it whole, and are a right
# and a wrong solution told apart by its first checks?
#
#   tests/grade/shipped.sh BOARDWALK [NAME...]
#
# All checks on all solutions take minutes, and are for the soak (grade --self).
set -u
boardwalk=$1
shift
case $boardwalk in /*) ;; *) boardwalk=$PWD/$boardwalk ;; esac
shipped=$(cd "$(dirname "$0")/../../samples/assignments" && pwd)
few=4                   # checks
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
mkdir "$XDG_CACHE_HOME"
count=0

ok() {          # STATUS SENTENCE
    count=$((count + 1))
    [ "$1" -eq 0 ] && echo "ok $count - shipped: $2" && return
    echo "not ok $count - shipped: $2"
    sed 's/^/# /' "$work/log" 2>/dev/null | tail -20
}

lines() { sed -n "s/^$1  *//p" assignment.txt; }        # WORD

check_names() { sed -n 's/^check \([^ ]*\) .*/\1/p' "$@"; }

# What is named is there, and what is there is named.
is_whole() {
    lines fault | sort >"$work/named"
    find faults -name "*.fault" | sort | diff - "$work/named" || return 1
    for file in text.md $(lines good) $(lines given) $(lines public) \
        $(lines hidden); do
        [ -e "$file" ] || { echo "no $file"; return 1; }
    done
    for board in $(lines board); do
        [ -d "skeleton/$board" ] || { echo "no skeleton for $board"; return 1; }
    done
}

# Faults name only checks that there are.
names_checks() {
    check_names tests/*.bw >"$work/names"
    echo all >>"$work/names"
    sed -n 's/^loses //p' faults/*.fault | tr " " "\n" | sort -u |
        grep -vxFf "$work/names"
    [ $? -eq 1 ]
}

is_large() {
    [ "$(lines board | wc -l)" -ge 2 ] && [ "$(lines good | wc -l)" -ge 3 ] &&
        [ "$(lines fault | wc -l)" -ge 20 ] &&
        [ "$(check_names tests/*.bw | wc -l)" -ge 20 ]
}

# The first checks of the first file.
cut_checks() {
    awk -v few="$few" '/^check / { seen++ } seen <= few' "$(lines public)" \
        >"$work/few.bw"
    mv "$work/few.bw" "$(lines public)"
}

# The first fault that loses some of these checks, and not all of them; only
# they are named then.
cut_fault() {
    check_names "$(lines public)" >"$work/names"
    for file in $(lines fault); do
        sed -n 's/^loses //p' "$file" | tr ' ' '\n' | grep -xFf "$work/names" \
            >"$work/lost"
        number=$(wc -l <"$work/lost")
        if [ "$number" -gt 0 ] && [ "$number" -lt "$few" ]; then
            sed -i.old "s/^loses .*/loses $(tr '\n' ' ' <"$work/lost")/" "$file"
            echo "$file"
            return
        fi
    done
}

# One right solution, one wrong one, a few public checks.
cut_course() {
    cut_checks
    fault=$(cut_fault)
    good=$(lines good | head -n 1)
    grep -v '^hidden\|^good\|^fault' assignment.txt >"$work/cut"
    { cat "$work/cut"; echo "good $good"; echo "fault $fault"; } >assignment.txt
}

if [ $# -eq 0 ]; then
    for folder in "$shipped"/*/; do
        set -- "$@" "$(basename "$folder")"
    done
fi
for name; do
    "$boardwalk" new assignment "$name" "$work/$name" >"$work/log" 2>&1
    ok $? "$name is copied by its name"
    cd "$work/$name" || exit 1
    is_whole >"$work/log" 2>&1
    ok $? "$name has what its assignment.txt names, and nothing else"
    names_checks >"$work/log" 2>&1
    ok $? "$name has the checks that its faults lose"
    is_large
    ok $? "$name has two boards, three right and twenty wrong solutions"
    command -v yosys >/dev/null || continue
    cut_course
    "$boardwalk" grade . --self >"$work/log" 2>&1
    ok $? "$name tells a right solution from a wrong one"
    [ "$(grep -c '^ok ' "$work/log")" -eq 3 ]
    ok $? "$name has tried both, and the golden machine"
done
echo "1..$count"
