#!/bin/sh
# go_match.sh BOARDWALK - boardwalk go match: levels, programs, rules,
# records and figures. Prints TAP.
. "$(dirname "$0")/../../cli/tap.sh"
about='go match'
prefix='go match'

begins() { case $(sed -n "$2p" "$1") in "$3"*) ;; *) return 1 ;; esac; }

# All but how long it took.
timeless() { grep -v '^seconds a move: ' "$1"; }

misused() {
    what=$1
    shift
    run 2 "$@" && silent out && has err "$what" &&
        has err "Try 'boardwalk help go match'"
}

# Another program: it is told what to do for genmove, with $colour; what else
# it is told it writes down.
cat >guest <<'GUEST'
#!/bin/sh
while read -r command colour rest; do
    echo "$command $colour $rest" >>heard
    case $command in
    genmove) eval "$1" ;;
    quit) echo =; echo; exit 0 ;;
    *) if [ "$command" = "${2:-}" ]; then echo '? unwilling'; else echo =; fi
       echo ;;
    esac
done
GUEST
chmod +x guest
say_move() { echo "gtp:./guest 'echo = $1; echo'"; }

# What is asked for

refuses() {
    misused 'name two players' && misused 'name two players' random &&
    misused 'name two players' random greedy uct &&
    misused "no player 'gredy'; did you mean 'greedy'?" random gredy &&
    misused 'levels 1 to 7, random, greedy, uct, mcts, mcts:PLAYOUTS and' \
        random xyzzy &&
    misused "no player '0'" 0 1 && misused "no player '8'" 1 8 &&
    misused 'mcts:x: expected a number of playouts' mcts:x 1 &&
    misused 'mcts:0: expected a number of playouts' 1 mcts:0 &&
    misused 'gtp: needs a command' random 'gtp: ' &&
    misused '--games 0: expected a number from 1' 1 2 --games 0 &&
    misused '--threads 65: expected a number' 1 2 --threads 65 &&
    misused '--size 20: expected a number from 2 to 19' 1 2 --size 20 &&
    misused '--komi 7.x: expected points such as 7.5' 1 2 --komi 7.x &&
    misused '--rules xyzzy: expected Chinese, ' 1 2 --rules xyzzy &&
    misused '--time 0: expected seconds such as' 1 2 --time 0 &&
    misused '--time 1.0s: expected seconds such as' 1 2 --time 1.0s &&
    misused '--time 86400.5: expected seconds such as' 1 2 --time 86400.5 &&
    misused '--patience x: expected seconds such as' 1 2 --patience x &&
    misused '--time: expected whole seconds' 1 gtp:x --time 0.5
}
say 'what cannot be played is refused, and why is said' refuses

# Figures

plays() {
    run 0 greedy random --games 4 --seed 1 && silent err &&
    begins out 1 '1: greedy - random B+' && begins out 2 '2: random - greedy W+' &&
    begins out 3 '3: greedy - random B+' && begins out 4 '4: random - greedy W+' &&
    sed -n 4p out | grep -q ' moves, both passed; greedy +4 =0 -0$' &&
    line out 5 'greedy - random: 4 games, 4 won, 0 drawn, 0 lost, 100.0 %' &&
    line out 6 'as Black: 2 games, 2 won, 0 drawn, 0 lost, 100.0 %' &&
    line out 7 'as White: 2 games, 2 won, 0 drawn, 0 lost, 100.0 %' &&
    line out 8 'Elo difference +inf (95 %: -19 to +inf)' &&
    begins out 9 'ended: 4 by two passes; ' &&
    begins out 10 'seconds a move: greedy ' && [ "$(wc -l <out)" -eq 10 ]
}
say 'colours alternate, and the score runs along' plays

levels() {
    run 0 2 1 --games 4 &&
    "$bw" go match greedy random --games 4 >named 2>err &&
    grep -o '[BW]+[0-9.]*, [0-9]* moves' out >one &&
    grep -o '[BW]+[0-9.]*, [0-9]* moves' named | cmp - one && [ -s one ]
}
say 'a level has a number and a name' levels

# Both always pass: with komi 0 nobody wins, with less White loses.
passes() {
    pass=$(say_move pass)
    run 0 "$pass" "$pass" --games 3 --komi 0 && silent err &&
    line out 1 '1: guest - guest 0, 2 moves, both passed; guest +0 =1 -0' &&
    has out '3 games, 0 won, 3 drawn, 0 lost, 50.0 %' &&
    has out 'as Black: 2 games, 0 won, 2 drawn, 0 lost, 50.0 %' &&
    has out 'as White: 1 game, 0 won, 1 drawn, 0 lost, 50.0 %' &&
    has out 'ended: 3 by two passes; 2.0 moves a game' &&
    run 0 "$pass" "$pass" --games 1 --komi -0.5 && begins out 1 '1: guest - guest B+0.5, ' &&
    run 0 "$pass" "$pass" --games 1 && begins out 1 '1: guest - guest W+7.5, '
}
say 'komi decides, and a draw is half a point' passes

# One stone in the middle of an empty board owns all of it.
counts() {
    cat >once <<'ONCE'
if [ -e played ]; then echo = pass; else echo = e5; : >played; fi; echo
ONCE
    rm -f played
    run 0 "gtp:./guest '$(cat once)'" "$(say_move PASS)" --games 1 &&
    begins out 1 '1: guest - guest B+73.5, 3 moves, both passed; ' &&
    rm played &&
    run 0 "gtp:./guest '$(cat once)'" "$(say_move PASS)" --games 1 \
        --size 5 --komi 0 --rules japanese && has out ' B+24, 3 moves'
}
say 'area or territory is counted as the stones stand' counts

quiet() {
    run 0 greedy random --games 2 -q && silent err &&
    begins out 1 'greedy - random: 2 games, ' && [ "$(wc -l <out)" -eq 6 ]
}
say '--quiet tells the figures only' quiet

# Records

same() {
    rm -f one.sgf two.sgf
    run 0 random greedy --games 6 --seed x --sgf one.sgf &&
    timeless out >first &&
    run 0 random greedy --games 6 --seed x --sgf two.sgf &&
    timeless out | cmp - first && cmp one.sgf two.sgf &&
    run 0 random greedy --games 6 --seed y && ! timeless out | cmp -s - first
}
say 'the same seed gives the same games, another one others' same

threads() {
    rm -f one.sgf two.sgf
    run 0 uct greedy --games 5 --size 5 --sgf one.sgf && timeless out >first &&
    run 0 uct greedy --games 5 --size 5 --sgf two.sgf --threads 3 &&
    timeless out | cmp - first && cmp one.sgf two.sgf
}
say 'games at a time are the same games in the same order' threads

search() {
    rm -f one.sgf two.sgf
    run 0 mcts:30 4 --games 3 --size 5 --memory 4 --sgf one.sgf &&
    timeless out >first &&
    run 0 mcts:30 4 --games 3 --size 5 --memory 4 --sgf two.sgf -j 2 &&
    timeless out | cmp - first && cmp one.sgf two.sgf &&
    "$bw" go check one.sgf >out && has out 'no defect' && rm two.sgf &&
    run 0 mcts:30 4 --games 3 --size 5 --memory 4 --sgf two.sgf -s y &&
    ! cmp -s one.sgf two.sgf
}
say 'so are those of the search' search

playouts() {
    rm -f one.sgf two.sgf
    run 0 mcts:2 1 --games 2 --size 5 --sgf one.sgf &&
    run 0 mcts:200 1 --games 2 --size 5 --sgf two.sgf &&
    sed 's/mcts:200/mcts:2/' two.sgf >three.sgf &&
    ! cmp -s one.sgf three.sgf
}
say 'the search plays as many games for a move as it is told' playouts

records() {
    rm -f games.sgf
    run 0 random greedy --games 4 --sgf games.sgf &&
    "$bw" go check --alive games.sgf >out && has out '4 games, ' &&
    has out 'no defect' && cp games.sgf before &&
    has games.sgf 'PB[random]PW[greedy]' && has games.sgf 'RO[4]' &&
    has games.sgf 'KM[7.5]' && has games.sgf 'RU[Chinese]' &&
    has games.sgf 'C[both passed]' && ! has games.sgf 'DT[' &&
    run 0 random greedy --games 2 --size 7 -r 'area, simple ko' --komi 5 \
        --sgf games.sgf &&
    "$bw" go check --alive games.sgf >out && has out '6 games, ' &&
    has games.sgf 'SZ[7]' && has games.sgf 'RU[area, simple ko]' &&
    has games.sgf 'KM[5]' &&
    head -c "$(wc -c <before)" games.sgf | cmp -s - before
}
say 'the record has every game, legal, behind those before' records

folder() {
    rm -rf games whole.sgf
    run 0 random greedy --games 3 --sgf games/ &&
    run 0 random greedy --games 3 --sgf whole.sgf &&
    [ "$(echo games/*)" = \
      'games/game-0001.sgf games/game-0002.sgf games/game-0003.sgf' ] &&
    cat games/* | cmp - whole.sgf &&
    run 0 random greedy --games 1 --sgf games --seed y &&
    ! cat games/* | cmp -s - whole.sgf
}
say 'a folder gets a file for each game' folder

unwritable() {
    run 1 random random --sgf missing/games.sgf &&
    has err 'cannot write missing/games.sgf' && silent out &&
    run 1 random random --sgf missing/games/ &&
    has err 'cannot write missing/games/' && silent out
    [ ! -e /dev/full ] && return 0
    run 1 random random --sgf /dev/full && has err 'cannot write /dev/full'
}
say 'a record that cannot be written is a failure' unwritable

# Openings

openings() {
    rm -rf games heard
    run 0 1 2 --games 4 --opening-plies 5 --sgf games/ &&
    for game in games/*; do
        tr -d '\n' <"$game" | grep -o ';[BW]\[..\]' | head -n 5 | tr -d '\n'
        echo
    done >begun &&
    [ "$(grep -c ';B\[..\];W\[..\];B\[..\];W\[..\];B\[..\]' begun)" -eq 4 ] &&
    [ "$(sed -n 1p begun)" = "$(sed -n 2p begun)" ] &&
    [ "$(sed -n 3p begun)" = "$(sed -n 4p begun)" ] &&
    [ "$(sed -n 1p begun)" != "$(sed -n 3p begun)" ]
}
say 'two games each begin with the same moves at random' openings

told_openings() {
    rm -f heard
    run 0 "$(say_move resign)" "$(say_move resign)" --games 1 -o 4 &&
    [ "$(grep -c '^play black' heard)" -eq 4 ] &&
    [ "$(grep -c '^play white' heard)" -eq 4 ] && has out ', 4 moves, '
}
say 'both are told of them' told_openings

# Other programs

hears() {
    rm -f heard
    run 0 "$(say_move pass)" 'gtp:./guest "echo = Pass; echo" time_settings' \
        --games 1 --size 5 --komi -3.5 --time 7 && silent err &&
    grep '^quit\|^play\|^gen' heard | sort >moves &&
    [ "$(grep -c 'boardsize 5' heard)" -eq 2 ] &&
    [ "$(grep -c 'komi -3.5' heard)" -eq 2 ] &&
    [ "$(grep -c '^clear_board' heard)" -eq 2 ] &&
    [ "$(grep -c 'time_settings 0 7 1' heard)" -eq 2 ] &&
    [ "$(cut -d' ' -f1,2 moves | tr '\n' ',')" = \
      'genmove black,genmove white,play black,play white,quit ,quit ,' ]
}
say 'a program is told size, komi, time and moves' hears

beyond() {
    run 1 1 'gtp:./guest "" boardsize' && silent out &&
    has err "refuses 'boardsize 9': unwilling" &&
    run 1 1 'gtp:./guest "" komi' && has err "refuses 'komi 7.5': "
}
say 'one that cannot play this game is a failure' beyond

resigns() {
    run 0 1 "$(say_move RESIGN)" --games 2 --sgf resigned.sgf && silent err &&
    begins out 1 '1: 1 - guest B+R, 1 moves, guest resigns; 1 +1 =0 -0' &&
    begins out 2 '2: guest - 1 W+R, 0 moves, guest resigns; 1 +2 =0 -0' &&
    has out 'ended: 2 by resignation; ' && has resigned.sgf 'RE[W+R]'
}
say 'a program may resign' resigns

illegal() {
    run 0 "$(say_move a1)" "$(say_move pass)" --games 1 --sgf bad.sgf &&
    has err 'boardwalk: game 1: guest plays A1, which is occupied' &&
    begins out 1 '1: guest - guest W+F, 2 moves, ' &&
    has out 'ended: 1 by forfeit; ' && has bad.sgf 'RE[W+F]' &&
    "$bw" go check bad.sgf >out && has out 'no defect' &&
    run 0 "$(say_move z99)" 1 --games 1 && has out ' W+F, 0 moves' &&
    has err 'guest answers with no move: ' &&
    run 0 "$(say_move "")" 1 --games 1 && has err 'guest answers with no move: ' &&
    run 0 "gtp:./guest 'echo ? lost; echo'" 1 --games 1 &&
    has err 'game 1: guest refuses to move: lost' && has out ' W+F, 0 moves'
}
say 'an illegal move loses the game, with a message' illegal

# Plays the moves of its words, again and again.
cat >book <<'BOOK'
#!/bin/sh
while read -r command rest; do
    case $command in
    genmove) echo "= $1"; set -- "$@" "$1"; shift ;;
    quit) exit 0 ;;
    *) echo = ;;
    esac
    echo
done
BOOK
chmod +x book

ko() {
    run 0 'gtp:./book D6 C5 D4 A1 E5' 'gtp:./book E6 F5 E4 D5 D5' --games 1 &&
    has err 'game 1: book plays D5, which repeats a position' &&
    has out ' B+F, 9 moves, '
}
say 'a ko is not retaken at once' ko

# On two lines they take each other in turns; the board is as it was after
# seven moves, and so on for ever.
superko() {
    run 0 'gtp:./book A1 A2 A1 A1 A2 A1 A1 A2 A1' 'gtp:./book B2 B1 A2' \
        --games 1 --size 2 &&
    has err 'game 1: book plays A1, which repeats a position' &&
    has out ' W+F, 6 moves, '
}
say 'who repeats a position has lost' superko

unwilling() {
    run 0 1 'gtp:./guest "" play' --games 1 &&
    grep -q 'guest refuses the legal move [A-J][1-9]: unwilling' err &&
    has out ' B+F, 1 moves'
}
say 'who refuses a legal move has lost' unwilling

dies() {
    run 0 1 "gtp:./guest 'exit 3'" --games 4 && has out '4 games, 4 won' &&
    [ "$(grep -c 'guest has ended$' err)" -eq 4 ]
}
say 'a program that ends loses, and is started anew for the next game' dies

# It ends between two games, when nobody asks it anything.
ends_later() {
    run 0 1 "gtp:./guest 'echo = resign; echo; exit'" --games 4 && silent err &&
    has out '4 games, 4 won' && has out 'ended: 4 by resignation'
}
say 'so is one that ended after its game' ends_later

late() {
    run 0 "gtp:./guest 'sleep 1000'" 1 --games 1 --patience 5 &&
    has err 'guest does not answer in time' &&
    has out '0 won, 0 drawn, 1 lost'
}
say 'a program that does not answer in time loses' late

# What it says at last is no answer to anything in the next game.
too_late() {
    rm -f slept
    run 0 "gtp:./guest '[ -e slept ] || { : >slept; sleep 6; }; echo = resign; echo'" \
        1 --games 2 --patience 5 && has err 'game 1: guest does not answer' &&
    ! has err 'game 2' && has out ' B+R, 1 moves, guest resigns'
}
say 'a late answer does not disturb the next game' too_late

endless() {
    run 0 "gtp:./guest 'exec yes'" 1 --games 1 --patience 5 &&
    has err 'guest does not answer in time' && has out '1 lost'
}
say 'one that talks without end is late, too' endless

chatters() {
    run 0 "gtp:./guest 'echo hello; echo; echo \"=  pass \"; echo more; echo'" \
        "$(say_move resign)" --games 1 && silent err && has out ' B+R, 1 moves'
}
say 'what a program says besides is passed over' chatters

no_program() {
    run 1 1 'gtp:exit 3' && has err 'gtp:exit 3 has ended' && silent out &&
    run 1 1 'gtp:cat >/dev/null' --patience 0.5 &&
    has err 'does not answer in time' &&
    run 1 1 'gtp:./no-such-program' && has err 'has ended'
}
say 'a program that does not start is a failure' no_program

itself() {
    rm -f own.sgf
    run 0 greedy "gtp:'$bw' go gtp --level 1 --seed 1" --games 4 --size 7 --komi 3 \
        --sgf own.sgf && silent err && has out "1: greedy - ${bw##*/} B+" &&
    has out '4 games, 4 won' && has out 'ended: 4 by two passes; ' &&
    "$bw" go check --alive own.sgf >out && has out '4 games, ' &&
    has out 'no defect'
}
say 'its own engine plays as a program, too' itself

# Nothing is left running, not even what a shell of the program's started.
leaves_nothing() {
    run 0 "gtp:sh -c './guest \"echo \\\$\\\$ >pid; sleep 1000\"; true'" \
        1 --games 1 --patience 5 && has err 'in time' && [ -s pid ] &&
    until_true is_gone "$(cat pid)"
}
say 'a program and all it started are gone afterwards' leaves_nothing

# Endings

limit() {
    run 0 'gtp:./book A1 A2 A1 A1 A2 A1 A1 A2' 'gtp:./book B2 B1 A2' \
        --games 1 --size 2 -r 'area, simple ko' && silent err &&
    has out ' 16 moves, limit of moves reached; ' &&
    has out 'ended: 1 at the limit of moves; '
}
say 'a game without an end is counted after some time' limit

interrupted() {
    rm -f out stopped.sgf
    "$bw" go match uct uct --games 100000 --sgf stopped.sgf >out 2>err &
    match=$!
    until_true has out '2: '
    kill -INT $match
    wait $match
    [ $? -eq 1 ] && has err interrupted && has out 'Elo difference' &&
    ! has out '100000 games' && "$bw" go check stopped.sgf >seen &&
    [ "$(grep -c '^[0-9]*: ' out)" -eq "$(grep -c 'stones stand' seen)" ] &&
    [ "$(grep -c '^[0-9]*: ' out)" -eq "$(grep -c 'both passed;' out)" ]
}
say 'an interrupted match tells how it stood' interrupted

interrupted_waiting() {
    rm -f heard
    "$bw" go match "gtp:./guest 'sleep 1000'" 1 --games 2 \
        --patience 1000 >out 2>err &
    match=$!
    until_true has heard genmove
    kill -INT $match
    until_true is_gone $match || { kill -9 $match; return 1; }
    wait $match
    [ $? -eq 1 ] && has err interrupted && silent out
}
say 'no program is waited for then' interrupted_waiting

no_reader() {
    "$bw" go match random random --games 1000000 2>err | head -n 1 >out
    begins out 1 '1: random - random ' && has err 'cannot write to standard output'
}
say 'a match that nobody reads ends' no_reader

echo "1..$n"
[ "$bad" -eq 0 ]
