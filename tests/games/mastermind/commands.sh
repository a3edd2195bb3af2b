#!/bin/sh
# mastermind.sh BOARDWALK - boardwalk mastermind as a person meets it.
# Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='mastermind'
prefix='mastermind'

# misused WHAT ARGUMENT...: exits 2, says WHAT on stderr and nothing else.
misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help mastermind"
}

# The group

explains() {
    run 0 && has out 'usage: boardwalk mastermind VERB' && silent err &&
    for verb in score hint play solve verify; do
        has out "  $verb " || return 1
    done &&
    cp out alone && run 0 --help && cmp -s out alone &&
    run 0 -h && cmp -s out alone &&
    "$bw" help mastermind >out && cmp -s out alone &&
    "$bw" help >out && has out '  mastermind '
}
say 'alone it explains itself, as help does' explains

helps_verbs() {
    for verb in score hint play solve verify; do
        run 0 $verb --help && silent err &&
        has out "usage: boardwalk mastermind $verb" && cp out first &&
        "$bw" help mastermind $verb >out && cmp -s out first || return 1
        [ "$(awk 'length > 80' first | wc -l)" -eq 0 ] || return 1
    done
}
say 'every verb has its help, in 80 columns' helps_verbs

wrong_verbs() {
    misused "no verb 'scroe'; did you mean 'score'?" scroe &&
    misused "no verb 'xyzzy'" xyzzy && misused "no verb '--pegs'" --pegs 4 &&
    ! "$bw" help mastermind scroe 2>err && has err "did you mean 'score'" &&
    ! "$bw" help mastermind score hint 2>err && has err 'one command' &&
    ! "$bw" help play score 2>err && has err 'one command'
}
say 'a wrong verb exits 2 and the nearest is named' wrong_verbs

# score

scores() {
    run 0 score AABC ABDA && line out 1 'XOO-: 1 right, 2 elsewhere' &&
    silent err && run 0 score aabc aabc && has out 'XXXX: 4 right' &&
    run 0 score ABCD EFGH && has out '----: 0 right, 0 elsewhere' &&
    run 0 score ABCDEFGH HGFEDCBA && has out 'OOOOOOOO: 0 right, 8' &&
    run 0 score A P && has out '-: 0 right, 0 elsewhere'
}
say 'score tells the marks as a word and in words' scores

example() {
    run 0 score WWKK WWWK -m pegs && line out 1 'XXX-: 3 right, 0 elsewhere' &&
    run 0 score KKKK WWWW --machine pegs && has out '----'
}
say "score --machine pegs: the document's example gets three X (M1-22, M1-23)" \
    example

rules() {
    run 0 score ABCD AACC --rule membership && has out 'XOXO: 2 right, 2' &&
    run 0 score ABCD AACC --rule counting && has out 'X-X-: 2 right, 0' &&
    run 0 score ABCD AACC --rule counts && has out 'XX--: 2 right, 0' &&
    run 0 score LACE ACHE --machine duel && has out 'OO-X: 1 right, 2' &&
    run 0 score LACE AAAA -m duel && has out 'OXOO' &&
    run 0 score LACE AAAA -m duel -r counting && has out '-X--'
}
say 'score knows three rules, and the duel has its own' rules

score_sizes() {
    run 0 score 2210 0122 --letters 012 && has out 'OOOO' &&
    run 0 score abAB ABab --letters abAB && has out 'OOOO' &&
    run 0 score ABC CAB -p 3 -c 3 --distinct && has out 'OOO: 0 right, 3'
}
say 'score takes letters of any kind' score_sizes

bad_codes() {
    misused 'name a code and a guess' score AABC &&
    misused 'name a code and a guess' score AABC AABC AABC &&
    misused "'ABC' has 3 pegs; a code has 4" score AABC ABC &&
    misused "'AABC' has 4 pegs; a code has 5" score AABC AABC --pegs 5 &&
    misused "'Q' in 'AABQ' is not a colour" score AABC AABQ &&
    misused "'G' in 'AABG' is not a colour; the colours are ABCDEF" \
        score AABC AABG --colours 6 &&
    misused "'A' in 'AABC' is not a colour; the colours are KBGCRMYW" \
        score AABC AABC --machine pegs &&
    misused '1 to 8 pegs' score '' '' &&
    misused "'AAAAAAAAA' has 9 pegs; a code has 8" score AAAAAAAAA AAAAAAAAA &&
    misused 'a colour twice' score AABC ABCD --distinct &&
    run 0 score ABCD AABC --distinct
}
say 'bad codes get a clear answer' bad_codes

bad_games() {
    misused '1 to 8 pegs' score A A --pegs 0 &&
    misused '1 to 8 pegs' hint --pegs 9 &&
    misused '1 to 8 pegs' hint --pegs 4294967300 &&
    misused 'not a number' hint --pegs 18446744073709551620 &&
    misused '--pegs four: not a number' hint --pegs four &&
    misused '2 to 16 colours' hint --colours 1 &&
    misused '2 to 16 colours' play --colours 17 &&
    misused 'as many colours as pegs' hint --distinct -p 4 -c 3 &&
    misused "no rule 'count'; did you mean 'counts'?" hint --rule count &&
    misused "no Mastermind machine 'dule'; did you mean 'duel'?" \
        hint -m dule &&
    misused 'there are pegs and duel' hint -m checkers &&
    misused "'-' in 'AB-' is not a letter" hint --letters AB- &&
    misused "'A' in 'ABA'" hint --letters ABA &&
    misused 'too few for' hint --letters ABC --colours 4 &&
    misused 'more colours than --colours' hint --letters ABCD --colours 3 &&
    misused 'too few for' hint --machine duel --colours 8 &&
    misused 'did you mean --pegs' hint --peg 4
}
say 'impossible games get a clear answer' bad_games

# hint

hints_first() {
    run 0 hint && line out 1 '1296 codes are left:' && has out '  AAAA AAAB' &&
    has out '... and 1276 more' && grep -q '^Next: [A-F]\{4\}$' out &&
    has out 'answers are possible; the worst of them leaves' && silent err
}
say 'hint without guesses has all codes left, lists some, and has a guess' \
    hints_first

# All that is said of these few codes can be checked by hand: AB, the one
# guess that tells the others apart, may be it itself.
hints_few() {
    run 0 hint -p 2 -c 3 AA=X && line out 1 '4 codes are left:' &&
    line out 2 '  AB AC BA CA' && line out 3 'Next: AB' &&
    line out 4 '  may be the code itself' &&
    line out 5 '  4 answers are possible; the worst of them leaves 1 code' &&
    line out 6 '  proven: no other guess does better' &&
    line out 7 '  7/4 = 1.750 guesses are expected, including this one'
}
say 'hint proves the best guess for few codes, and says why' hints_few

hints_last() {
    run 0 hint -p 2 -c 3 AA=X AB=O && line out 1 '1 code is left:' &&
    line out 2 '  CA' && has out 'Next: CA, which must be the code.' &&
    run 0 hint ABCD=XXXX && has out '1 code is left' &&
    has out 'The code has been found' && ! has out Next
}
say 'hint knows when only one code is left, and when it was found' hints_last

lists() {
    run 0 hint AABC=XX AABD=XX && [ "$(head -n 1 out)" = \
        "$(sed -n '/^  [A-F]/p' out | wc -w) codes are left:" ] &&
    run 0 hint AABC=O && grep -q '^  \.\.\. and [0-9]* more$' out &&
    run 0 hint AABC=O --all && ! has out '...' &&
    [ "$(head -n 1 out)" = \
        "$(sed -n '/^  [A-F][A-F]/p' out | wc -w) codes are left:" ]
}
say 'hint lists the codes left: up to 40, else 20 of them, or --all' lists

hint_machines() {
    run 0 hint -m pegs && line out 1 '4096 codes are left:' &&
    has out '  KKKK KKKB' && has out '20471/4096 = 4.998 guesses' &&
    run 0 hint -m duel && line out 1 '2401 codes are left:' &&
    has out 'finds 1171 of 2401 codes in time, a chance of 0.488' &&
    run 0 hint -m duel ACEF=XXX- && line out 1 '6 codes are left:'
}
say 'hint --machine knows the games of pegs and duel' hint_machines

hint_limits() {
    run 0 hint -p 1 -c 4 --goal win=2 && has out 'finds 2 of 4 codes in time' &&
    run 0 hint -p 1 -c 4 --goal win=2 A=- && has out 'finds 1 of 3 codes' &&
    run 0 hint -p 1 -c 4 --goal win=2 A=- B=- && has out 'No tries are left.' &&
    misused 'more guesses than the limit' hint -p 1 -c 4 -g win=2 \
        A=- B=- C=- &&
    run 0 hint -p 1 -c 2 --goal win=2 && has out 'finds 2 of 2 codes in time' &&
    run 0 hint -p 1 -c 2 --limit 2 && has out '3/2 = 1.500 guesses' &&
    run 0 hint -p 1 -c 4 --goal mean && has out '10/4 = 2.500 guesses' &&
    run 0 hint -m duel --goal mean && ! has out 'in time'
}
say 'hint --goal win=K thinks of the tries left' hint_limits

hint_distinct() {
    run 0 hint --distinct -p 2 -c 3 && line out 1 '6 codes are left:' &&
    line out 2 '  AB AC BA BC CA CB'
}
say 'hint --distinct has no code with a colour twice' hint_distinct

contradictions() {
    run 1 hint AABB=XX CDEF=XXXX && silent out &&
    has err 'no code fits: CDEF=XXXX contradicts the guesses before it' &&
    run 1 hint ABCD=X ABCE=XO ABCF=XXX ABCD=O &&
    has err 'ABCF=XXX- contradicts the guesses before it' &&
    run 1 hint AAAA=O && has err 'AAAA=O--- cannot be the answer of any code'
}
say 'contradictory marks exit 1, and the first guess to blame is named' \
    contradictions

bad_turns() {
    misused 'AABC: a guess and its marks read GUESS=MARKS' hint AABC &&
    misused "AAB=XO: 'AAB' has 3 pegs" hint AAB=XO &&
    misused "AABC=XQ: 'Q' in 'XQ' is not a mark" hint AABC=XQ &&
    misused "AABC=XXXO: the marks 'XXXO' are impossible" hint AABC=XXXO &&
    misused 'AABC=: the marks are missing' hint AABC= &&
    misused "'XO' has 2 marks; with this rule each of the 4" \
        hint AABC=XO --rule counting &&
    misused 'at most 16 guesses' hint A=- A=- A=- A=- A=- A=- A=- A=- \
        A=- A=- A=- A=- A=- A=- A=- A=- A=- --pegs 1 &&
    misused 'too many codes for a hint' hint -p 8 -c 16 &&
    misused 'a goal is mean, worst or win=K' hint --goal win=0 &&
    misused 'a goal is mean, worst or win=K' hint --goal win &&
    misused 'the goals mean and win=K' hint --goal worst &&
    misused 'at most 16 tries' hint --limit 17 &&
    misused 'leave out --limit' hint --goal win=3 --limit 4 &&
    misused 'needs a limit, 1 to 16 tries' hint -m duel --limit 0
}
say 'a guess or marks that cannot be are a wrong command line' bad_turns

# play

# plays LINES ARGUMENT...: a game with these lines as input.
plays() {
    printf '%b' "$1" >in
    shift
    run 0 play "$@"
    played=$?
    : >in
    return $played
}

secret() { sed -n 's/.*The code was \(.*\)\.$/\1/p' out; }

greets() {
    plays '' --seed 1 && has out '4 pegs of the colours ABCDEF. You have 12' &&
    has out '? for a hint' && [ "$(secret | wc -c)" -eq 5 ] && silent err &&
    plays '' -m pegs && has out 'colours KBGCRMYW. You have 8 tries' &&
    plays '' -m duel && has out 'colours ACEFHLU. You have 3 tries' &&
    has out 'Each peg is marked' &&
    plays '' -p 3 -c 4 -d --limit 2 &&
    has out '3 pegs of the colours ABCD, none of them twice. You have 2'
}
say 'play greets, and at the end of the input shows the code' greets

same_seed() {
    plays '' --seed abc && first=$(secret) && plays '' -s abc &&
    [ "$(secret)" = "$first" ] &&
    for seed in 1 2 3 4 5 6 7 8; do plays '' -s $seed && secret; done |
        sort -u >secrets && [ "$(wc -l <secrets)" -ge 6 ] &&
    for _ in 1 2 3 4 5 6 7 8; do plays '' && secret; done |
        sort -u >secrets && [ "$(wc -l <secrets)" -ge 6 ]
}
say 'play: the same seed makes the same code, no seed a fresh one' \
    same_seed

repeats() {
    for seed in 1 2 3 4 5 6 7 8 9 10; do
        plays '' -p 8 -c 8 -d -s $seed &&
        [ "$(secret | fold -w 1 | sort -u | wc -l)" -eq 8 ] || return 1
    done
    for seed in 1 2 3 4 5 6 7 8 9 10; do plays '' -s $seed && secret
    done | grep -q '\(.\).*\1'
}
say 'play: colours repeat in the code, but not with --distinct' \
    repeats

wins() {
    plays '' -s 5 && code=$(secret) &&
    plays "$code\n" -s 5 && has out " 1. $code  XXXX: 4 right" &&
    has out 'Found in 1 try.' && ! has out 'The code was' &&
    lower=$(echo "$code" | tr '[:upper:]' '[:lower:]' | sed 's/./& /g') &&
    plays "AAAA\n$lower\nBBBB\n" -s 5 && has out 'Found in 2 tries.' &&
    has out " 2. $code  XXXX" && ! has out ' 3. '
}
say 'play: the code found ends the game; blanks and case do not matter' \
    wins

loses() {
    plays '' -s 5 -m pegs && code=$(secret) && [ "$code" != KKKK ] &&
    plays 'KKKK\nKKKK\nKKKK\nKKKK\nKKKK\nKKKK\nKKKK\nKKKK\nKKKK\n' -s 5 -m pegs &&
    has out "That was the last try. The code was $code." &&
    has out ' 8. KKKK' && ! has out ' 9. ' &&
    plays 'AAAA\nAAAA\n' -s 5 --limit 1 && has out ' 1. ' && ! has out ' 2. '
}
say 'play: after the last try, eight in pegs, the code is shown' loses

marks_in_play() {
    for seed in 1 2 3 4 5; do
        plays 'AABC\n' -s $seed && code=$(secret) &&
        answer=$(sed -n 's/^ 1\. AABC  //p' out) &&
        run 0 score "$code" AABC && line out 1 "$answer" || return 1
    done
}
say 'play answers as score does' marks_in_play

not_counted() {
    plays 'ABC\nABCDE\nABCZ\n\n   \nhello\nAABB\n' -s 5 &&
    has out "Not counted: 'ABC' has 3 pegs; a code has 4." &&
    has out "'ABCDE' has 5 pegs" && has out "'Z' in 'ABCZ' is not a colour" &&
    has out "'h' in 'hello' is not a colour" &&
    [ "$(grep -c '^Not counted' out)" -eq 4 ] && has out ' 1. AABB'
}
say 'play explains a bad guess, and does not count it' not_counted

commands() {
    plays 'history\nAABB\nCCDD\nhistory\nquit\nEEFF\n' -s 5 &&
    has out 'No guess yet.' && [ "$(grep -c '^ 1. AABB' out)" -eq 2 ] &&
    [ "$(grep -c '^ 2. CCDD' out)" -eq 2 ] && ! has out EEFF &&
    ! has out 'The code was' &&
    plays 'AABB\ngive up\nCCDD\n' -s 5 && has out 'The code was' &&
    ! has out CCDD
}
say 'play: history, give up, quit' commands

hint_in_play() {
    plays '?\nAABB\n?\n' -s 5 && has out '1296 codes are left.' &&
    [ "$(grep -c '^Next: ' out)" -eq 2 ] &&
    turn=$(sed -n 's/^ 1\. \(AABB\)  \([XO-]*\):.*/\1=\2/p' out) &&
    grep -o '^[0-9]* codes are left' out | tail -n 1 >left &&
    run 0 hint "$turn" && head -n 1 out | grep -q "^$(cat left)" &&
    plays '?\n' -p 8 -c 16 && has out 'No hint: this game has too many codes'
}
say 'play: ? tells what hint does' hint_in_play

# Each hint taken wins, and in time.
follow_hints() {
    for seed in 1 2 3; do
        : >moves
        for turn in 1 2 3 4 5 6 7; do
            plays "$(sed 's/$/\\n/' moves | tr -d '\n')?\n" -s $seed || return 1
            has out 'Found in' && break
            sed -n 's/^Next: \([A-F]*\).*/\1/p' out | tail -n 1 >>moves
        done
        has out 'Found in' || return 1
    done
}
say 'play: whoever takes every hint finds the code' follow_hints

last_line() {
    plays 'AABB' -s 5 && has out ' 1. AABB' && has out 'The code was'
}
say 'play: a last line without an end is a guess, too' last_line

# Whoever is at the other end of a pipe has each answer before the next guess.
converses() {
    mkfifo pipe && { "$bw" mastermind play -s 5 <pipe >spoken.txt & } &&
    exec 8>pipe && echo AABB >&8 || return 1
    until_true has spoken.txt ' 1. AABB'
    answered=$?
    echo quit >&8
    exec 8>&-
    wait
    return $answered
}
say 'play: in a pipe each guess is answered at once' converses

bad_play() {
    misused "unexpected argument 'AABC'" play AABC &&
    misused '1 to 16 tries' play --limit 0 &&
    misused 'at most 16 tries' play --limit 17 &&
    misused 'must not contain spaces' play --seed 'a b' &&
    misused 'did you mean --limit' play --limt 3
}
say 'play: a wrong command line exits 2' bad_play

long_lines() {
    { head -c 100000 /dev/zero | tr '\0' A; echo; echo AABB; } >in
    run 0 play -s 5 && has out 'Not counted' && has out ' 1. AABB' || return 1
    head -c 5000 "$bw" >in
    run 0 play -s 5 && has out 'Not counted' && has out 'The code was'
    answered=$?
    : >in
    return $answered
}
say 'play: any input is answered' long_lines

# verify

cat >good.txt <<'EOF'
boardwalk-strategy 1
pegs 2
colours 2
rule counts
secrets all
goal mean
limit 0
codes 4
cost 8
worst 3
tree
AB
 X AA
  - BB
 OO BA
EOF

verifies() {
    run 0 verify good.txt && silent err &&
    line out 1 '2 pegs, 2 colours, rule counts: all 4 codes are found.' &&
    line out 2 '8 guesses in all, 2.000 on average, 3 at most, as the file says.'
}
say 'verify plays a strategy and prints its figures' verifies

verifies_win() {
    sed -e 's/goal mean/goal win/' -e 's/limit 0/limit 2/' -e 's/cost 8/cost 5/' \
        -e 's/worst 3/worst 2\nfound 3/' -e '/BB/d' good.txt >win.txt &&
    run 0 verify win.txt && has out '3 of 4 codes are found within 2 tries' &&
    has out '1.667 on average, 2 at most'
}
say 'verify: a strategy to win may miss codes at the limit' verifies_win

fraud() {
    sed 's/cost 8/cost 7/' good.txt >bad.txt && run 1 verify bad.txt &&
    silent out && has err 'bad.txt: the head says cost 7, but playing gives 8' &&
    sed '/BB/d' good.txt >bad.txt && run 1 verify bad.txt &&
    has err 'bad.txt: the code BB is not found: no line follows AB=X- AA=--' &&
    sed 's/OO BA/OO BC/' good.txt >bad.txt && run 1 verify bad.txt &&
    has err "bad.txt: line 15: 'C' in 'BC' is not a colour"
}
say 'verify: a fraud is found and exits 1' fraud

no_strategy() {
    run 1 verify missing.txt && has err 'cannot read missing.txt: No such' &&
    run 1 verify . && has err 'cannot read .: Is a directory' &&
    : >empty && run 1 verify empty && has err 'empty: line 1:' &&
    run 1 verify "$bw" && has err 'not a strategy' &&
    misused 'name one strategy file' verify && misused 'strategy file' verify a b &&
    misused 'unknown option --all' verify --all good.txt
}
say 'verify: what is no strategy is refused' no_strategy

full_output() {
    for words in 'score AABC AABC' 'hint -p 2' 'verify good.txt' 'play'; do
        # shellcheck disable=SC2086  # words are words
        "$bw" mastermind $words >/dev/full 2>err </dev/null
        [ $? -eq 1 ] && has err 'cannot write to standard output' || return 1
    done
}
[ -e /dev/full ] && say 'a full disk is reported, not ignored' full_output

echo "1..$n"
[ "$bad" -eq 0 ]
