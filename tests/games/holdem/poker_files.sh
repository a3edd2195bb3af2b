#!/bin/sh
# poker_files.sh BOARDWALK - boardwalk poker check and export: files of hands,
# and what was played on the machine. Prints TAP.
scripts=$(cd "$(dirname "$0")/../../scripts/poker" && pwd)
. "$(dirname "$0")/../../cli/tap.sh"
about='poker'
prefix='poker'

misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help poker"
}

# hand ACTION...: a hand in which these are the actions.
hand() {
    printf 'variant = "NT"\nantes = [0, 0]\n'
    printf 'blinds_or_straddles = [1, 2]\nmin_bet = 2\n'
    printf 'starting_stacks = [200, 200]\nactions = [\n'
    printf '  "%s",\n' "$@"
    printf ']\n'
}

# check

folded() { hand 'd dh p1 Ah7h' 'd dh p2 KcKd' 'p2 cbr 6' 'p1 f'; }

checks() {
    folded >good.phh && run 0 check good.phh && silent err &&
    line out 1 '1 hand: no defect' &&
    cp good.phh in && run 0 check - && line out 1 '1 hand: no defect' &&
    run 0 check -q good.phh && silent out && : >in &&
    { echo '[1]'; folded; echo; echo '[2]'; folded; } >two.phhs &&
    run 0 check good.phh two.phhs && line out 1 '3 hands: no defect'
}
say 'check reads one hand and many, from files and standard input' checks

# A log of a match that was aborted before the first hand has only comments.
handless() {
    printf '# name/game/hands/seed a b.game 30 1\n# aborted\n' >none.log &&
    run 1 check none.log && has out 'none.log:1:1: this is not a PHH file or an ACPC log'
}
say 'a file without hands is neither called PHH nor a log' handless

# Three players; a hand number beyond 32 bits; winnings less a rake.
ring() {
    printf "variant = 'NT'\nantes = [0, 0, 0]\nmin_bet = 0.50\n"
    printf 'blinds_or_straddles = [0.25, 0.50, 0]\n'
    printf "starting_stacks = [40.90, inf, 17.85]\nhand = 59937793578\n"
    printf "actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', "
    printf "'p3 cbr 2.00', 'p1 f', 'p2 f']\nwinnings = [0, 0, %s]\n" "$1"
}

rooms() {
    ring 1.25 >ring.phh && ring 2.75 >back.phh && ring 1.20 >raked.phh &&
    run 0 check ring.phh back.phh raked.phh &&
    line out 1 '3 hands: no defect' &&
    ring 2.76 >bad.phh && run 1 check bad.phh &&
    has out 'bad.phh:8:12: winnings must be [0.00, 0.00, 1.25], or less'
}
say 'check judges what rooms write of three players' rooms

lists() {
    i=0
    while [ $((i += 1)) -le 3000 ]; do echo good.phh; done >list
    run 0 check $(cat list) && line out 1 '3000 hands: no defect' &&
    run 0 check -f list && line out 1 '3000 hands: no defect' &&
    printf 'good.phh\r\n\n two.phhs\ntwo.phhs' >in &&
    run 1 check two.phhs --files - && has err 'cannot read  two.phhs' &&
    line out 1 '5 hands: no defect, 1 file not read' &&
    : >list && run 0 check -f list && silent out && silent err &&
    run 1 check -f missing && has err 'cannot read missing' && silent out &&
    : >in
}
say 'check reads thousands of files, and lists of them' lists

# wrong PLACE WHAT ACTION...: this hand has that one defect.
wrong() {
    place=$1
    what=$2
    shift 2
    hand "$@" >bad.phh
    run 1 check bad.phh && silent err && [ "$(wc -l <out)" -eq 2 ] &&
    has out "bad.phh:$place: " && has out "$what" &&
    line out 2 '1 hand: 1 defect in 1 hand'
}

defects() {
    wrong 8:4 Ah 'd dh p1 AhKh' 'd dh p2 AhKd' 'p2 f' &&
    wrong 9:4 'to 4' 'd dh p1 Ah7h' 'd dh p2 KcKd' 'p2 cbr 3' &&
    wrong 10:4 p1 'd dh p1 Ah7h' 'd dh p2 KcKd' 'p2 cc' 'p2 f' &&
    wrong 10:4 over 'd dh p1 Ah7h' 'd dh p2 KcKd' 'p2 f' 'p1 cc' &&
    wrong 9:4 'no cards' 'd dh p1 Ah7h' 'd dh p2 KcKd' 'd db 2c3c4c' &&
    wrong 7:12 'not a card' 'd dh p1 Ax7h'
}
say 'check tells what is against the rules, and where' defects

goes_on() {
    { echo '[1]'; folded; echo '[2]'; hand 'd dh p1 Ah7h' 'd dh p2 KcKd' \
      'p1 f'; echo '[3]'; folded; } >three.phhs
    run 1 check three.phhs good.phh &&
    line out 2 '4 hands: 1 defect in 1 hand' &&
    [ "$(grep -c '^three.phhs:' out)" -eq 1 ]
}
say 'check goes on with the next hand, and the next file' goes_on

stacks() {
    { folded; echo 'finishing_stacks = [198, 202]'; } >good.phh
    run 0 check good.phh &&
    { folded; echo 'finishing_stacks = [198, 203]'; } >bad.phh &&
    run 1 check bad.phh && grep -q '^bad.phh:12:[0-9]*: .*198.*202' out
}
say 'check compares the stacks at the end' stacks

malformed() {
    for text in 'variant = ' 'variant = "NT' 'x' '[1' 'antes = [0, 0'; do
        printf '%s\n' "$text" >bad.phh
        run 1 check bad.phh && grep -q '^bad.phh:1:[0-9]*: ' out || return 1
    done
    head -c 3000 /dev/urandom >bad.phh
    run 1 check bad.phh && [ "$(wc -l <out)" -ge 2 ]
}
say 'check tells where a file is none' malformed

others() {
    { echo 'variant = "PO"'; folded | sed 1d; } >other.phh
    run 0 check other.phh && grep -q '^other.phh:.*: note: ' out &&
    line out 2 '1 hand: no defect, 1 not judged'
}
say 'check notes what it cannot judge' others

judged() {
    folded >foo.phh && echo 'foo = 1' >>foo.phh &&
    run 0 check foo.phh && has out "note: no field 'foo' in the format" &&
    line out 2 '1 hand: no defect'
}
say 'a note on how it is written leaves a hand judged' judged

refuses_check() {
    misused 'name one or more files' check &&
    run 1 check missing.phh && has err 'cannot read missing.phh' &&
    run 1 check missing.phh two.phhs && line out 1 '2 hands: no defect, 1 file not read'
}
say 'check tells which file it cannot read, and reads the others' \
    refuses_check

# export

# exports SCRIPT: its hands are in hands.phhs, and nothing is wrong with them.
exports() {
    run 0 export "$1" && silent err && cp out hands.phhs &&
    ! has hands.phhs 'of its own' && ! has hands.phhs 'own rules' &&
    run 0 check hands.phhs
}

# The first deal of the printed generator, and the bets of the document.
example() {
    exports "$scripts/betting2.bw" && sed -n '/\[1\]/,/^$/p' hands.phhs >first &&
    cat >expected <<'PHH' && cmp -s first expected
[1]
variant = "BW3"
antes = [5, 5]
blinds_or_straddles = [0, 0]
min_bet = 1
starting_stacks = [100, 100]
actions = [
  "d dh p1 3h5c",
  "d dh p2 8h7d",
  "d db 9dQc9s",
  "p1 cbr 10",
  "p2 cbr 15",
  "p1 cc",
  "p2 sm 8h7d",
  "p1 sm 3h5c",
]
hand = 1
players = ["player 1", "player 2"]
finishing_stacks = [80, 120]
_session = "poker:basys3#1 deal=hash"

PHH
}
say 'export makes one action of what is added in two turns (M2-081, M2-102)' \
    example

five() {
    exports "$scripts/streets_all_in.bw" && has hands.phhs 'variant = "NT"' &&
    has hands.phhs 'finishing_stacks = [200, 0]' &&
    sed -n '/\[1\]/,/^$/p' hands.phhs >first &&
    [ "$(grep -c '"d db ' first)" -eq 3 ] &&
    sed -n '/sm 3h5c/,/^]/p' first | grep -c '"d db ' >out && line out 1 3
}
say 'export calls the game with five cards by its usual name' five

all_scripts() {
    for script in "$scripts"/*.bw; do
        exports "$script" && has out 'no defect' && continue
        has err 'no hand was dealt' && handless=$script || return 1
    done
}
say 'export writes every script so that check finds no defect' all_scripts

no_hand() {
    echo old >kept.phhs
    run 1 export "$handless" -o kept.phhs && silent out &&
        has err 'no hand was dealt' && line kept.phhs 1 old
}
say 'export of a session without a hand leaves the file alone' no_hand

# play OPTIONS: a session of chance: bets too high, too low, folds, presses.
play() {
    awk -v options="$1" -v seed="$2" 'BEGIN {
        srand(seed); print "boardwalk 1"
        print "open poker:basys3#" seed " " options; print "wait 100ms"
        for (i = 0; i < 1000; i++) {
            r = rand()
            if (r < .25) print "set SW " int(rand() * 8)
            else if (r < .45) print "set SW " int(rand() * rand() * 120)
            else if (r < .65) print "set SW 0"
            else if (r < .68) print "set SW15 on"
            print "tap BTNC"
        } }' >session.bw
}

# follows CHIPS: a hand begins with what the one before it left, or with all
# anew when somebody was broke; and no chip is lost.
follows() {
    tr '[],' '   ' <hands.phhs | awk -v chips="$1" '
        $1 == "starting_stacks" {
            hands++
            if ($3 + $4 != 2 * chips) bad = 1
            if (told && ($3 != a || $4 != b)) bad = 1
            told = 0 }
        $1 == "finishing_stacks" {
            a = $3; b = $4; told = 1; ends++
            if (a == 0 || b == 0) a = b = chips }
        END { exit bad || hands < 10 || ends < 8 }'
}

chance() {
    for seed in 1 2 3; do
        play 'chips=60' $seed && exports session.bw && follows 60 &&
        play 'cards=5 chips=30 ante=3' $seed && exports session.bw &&
        follows 30 &&
        play 'calls=literal chips=40 ante=7' $seed && exports session.bw &&
        follows 40 || return 1
    done
}
say 'export follows any session from stack to stack' chance

to_judge='tap BTNC\ntap BTNC\ntap BTNC\ntap BTNC\ntap BTNC\ntap BTNC\n'
head='boardwalk 1\nopen poker:basys3#1 deal=hash\nwait 100ms\n'

# Player 1 bets 20, player 2 adds 7 and folds: he has lost 12, not 5.
given() {
    printf "$head${to_judge}set SW 20\ntap BTNC\nset SW 7\ntap BTNC\n" >s.bw
    printf 'tap BTNC\nset SW 0\ntap BTNC\nset SW15 on\ntap BTNC\n' >>s.bw
    printf "$to_judge" >>s.bw
    exports s.bw && grep -q '^_note = ".*too few to call' hands.phhs &&
    ! has hands.phhs finishing_stacks &&
    has hands.phhs '"p2 f"' && has hands.phhs 'starting_stacks = [112, 88]'
}
say 'export notes chips that were given before a fold' given

unfinished() {
    printf "$head${to_judge}set SW 20\ntap BTNC\n" >s.bw &&
    exports s.bw && ! has hands.phhs finishing_stacks &&
    has hands.phhs '"p1 cbr 20"' && ! has hands.phhs _note &&
    printf "${head}" >s.bw && run 1 export s.bw && silent out
}
say 'export writes an unfinished hand as far as it went' unfinished

# The hand that power ends is there, too, and the same cards come again.
powerless() {
    printf "$head${to_judge}set SW 20\ntap BTNC\npower\nwait 100ms\n" >s.bw
    printf 'tap BTNC\n' >>s.bw
    exports s.bw && line out 1 '2 hands: no defect' &&
    [ "$(grep -c 'd dh p1 3h5c' hands.phhs)" -eq 2 ] &&
    [ "$(grep -c 'p1 cbr 20' hands.phhs)" -eq 1 ]
}
say 'export writes a hand that was cut off by power' powerless

# What was taken back was never played.
rewound() {
    printf "$head${to_judge}set SW 20\ntap BTNC\n" >s.bw
    printf 'rewind 11520\ntap BTNC\n' >>s.bw
    exports s.bw && ! has hands.phhs cbr && has hands.phhs 3h5c
}
say 'export leaves out what was taken back' rewound

several() {
    run 0 export "$scripts/betting2.bw" "$scripts/check.bw" &&
    grep '^\[' out >sections && printf '[1]\n[2]\n[3]\n[4]\n' |
        cmp -s - sections && cp out both &&
    run 0 export "$scripts/betting2.bw" "$scripts/check.bw" -o to.phhs &&
    silent out && cmp -s to.phhs both &&
    printf 'boardwalk 1\nopen duel:basys2#1\n' >duel.bw &&
    printf 'boardwalk 1\nopen poker:basys3#1\ntap BTNX\n' >torn.bw &&
    run 1 export duel.bw torn.bw missing.bw "$scripts/betting2.bw" &&
    has err 'duel.bw: this is a session of duel' &&
    grep -q '^boardwalk: torn.bw:3: ' err && has err missing.bw &&
    [ "$(grep -c '^\[' out)" -eq 2 ] &&
    run 1 export "$scripts/check.bw" -o missing/x && has err 'missing/x'
}
say 'export writes several sessions, whatever one of them is' several

newest() {
    rm -rf state
    run 1 export && silent out &&
    has err "no session of poker is kept in $work/state/boardwalk" &&
    mkdir -p state/boardwalk &&
    cp "$scripts/betting2.bw" state/boardwalk/poker-20260101-000000-1.bw &&
    cp "$scripts/check.bw" state/boardwalk/poker-20250101-000000-1.bw &&
    printf 'boardwalk 1\nopen duel:basys2#1\n' \
        >state/boardwalk/duel-20270101-000000-1.bw &&
    touch -d '2026-01-02 00:00' state/boardwalk/poker-2026* &&
    touch -d '2026-01-03 00:00' state/boardwalk/duel* &&
    touch -d '2026-01-01 00:00' state/boardwalk/poker-2025* &&
    run 0 export && has err "$work/state/boardwalk" &&
    has err poker-20260101-000000-1.bw && cp out first &&
    run 0 export "$scripts/betting2.bw" && cmp -s out first
}
say 'export alone takes the session played last, and says where it is' newest

echo "1..$n"
[ "$bad" -eq 0 ]
