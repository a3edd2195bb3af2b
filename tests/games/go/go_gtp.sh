#!/bin/sh
# go_gtp.sh BOARDWALK - what `boardwalk go gtp` says to other programs. Prints
# TAP.
. "$(dirname "$0")/../../cli/talk.sh"
. "$(dirname "$0")/../../cli/tap.sh"
# shellcheck disable=SC2034  # the names are those of tap.sh
about='go gtp'
prefix='go gtp'
with='--level 1 --seed 1'

# answers TEXT...: these are all the answers, each in one line.
answers() {
    printf '%s\n\n' "$@" >wanted
    cmp wanted out && return 0
    diff wanted out
    return 1
}

# hear_end: reads until the empty line behind an answer.
hear_end() {
    while IFS= read -r heard <&4; do
        [ -n "$heard" ] || return 0
    done
    return 1
}

introduces() {
    talk protocol_version '7 name' '8 known_command play' \
        'known_command fly' '0 quit' &&
    answers '= 2' '=7 Boardwalk' '=8 true' '= false' '=0' &&
    talk version && grep -Eq '^= [0-9]+\.[0-9]+' out
}
say 'it introduces itself, with the numbers of the commands' introduces

# Each command of the protocol's second version is there and is listed.
complete() {
    talk list_commands && sed 's/^= //' out >list || return 1
    for command in protocol_version name version known_command \
        list_commands quit boardsize clear_board komi fixed_handicap \
        place_free_handicap set_free_handicap play genmove undo \
        time_settings time_left final_score final_status_list loadsgf \
        reg_genmove showboard kgs-time_settings kgs-genmove_cleanup \
        kgs-rules kgs-chat kgs-game_over cgos-opponent_name \
        cgos-opponent_rating cgos-gameover gogui-analyze_commands \
        gogui-play_sequence gogui-setup gogui-setup_player gogui-interrupt \
        lz-analyze lz-genmove_analyze genmove_analyze kata-analyze; do
        grep -qx "$command" list || { echo "# no $command"; return 1; }
    done
    [ "$(sort list | uniq -d)" = '' ]
}
say 'all commands of the protocol are listed once' complete

lines() {
    printf '\n  \t\r\n# a comment\n1 name # really\r\n\tname\r\n2\n' >in
    printf 'na\001me\n3 name' >>in
    run 0 && silent err &&
    answers '=1 Boardwalk' '= Boardwalk' '?2 unknown command' \
        '= Boardwalk' '=3 Boardwalk'
}
say 'empty lines, comments, tabs, CR and control characters are no matter' \
    lines
: >in

refuses() {
    talk 'fly a b' play 'play b' 'play b I1' 'play b J9 extra' 'play b K1' \
        'play w J9' 'play red A1' 'boardsize 20' 'boardsize 1' \
        'boardsize many' 'komi much' undo 'fixed_handicap 2' clear_board \
        'fixed_handicap 10' 'fixed_handicap 1' 'fixed_handicap' \
        'set_free_handicap A1' 'set_free_handicap A1 A1' \
        'set_free_handicap A1 pass' 'set_free_handicap A1 T19' \
        'loadsgf nowhere.sgf' 'loadsgf -' 'final_status_list' \
        'final_status_list asleep' 'time_left b' 'time_settings 1 2' \
        genmove 'genmove red' undo undo || return 1
    grep -v '^$' out >plain
    cat >wanted <<'END'
? unknown command
? syntax error
? syntax error
? syntax error
=
? illegal move
? illegal move
? syntax error
? unacceptable size
? unacceptable size
? syntax error
? syntax error
=
= G7 C3
=
? invalid number of stones
? invalid number of stones
? syntax error
? bad vertex list
? bad vertex list
? bad vertex list
? bad vertex list
? cannot load file
? cannot load file
? syntax error
? syntax error
? syntax error
? syntax error
? syntax error
? syntax error
? cannot undo
? cannot undo
END
    diff wanted plain
}
say 'what cannot be is refused in the standard words' refuses

board() {
    talk 'boardsize 5' 'play b C3' 'play w B3' 'play w D3' 'play w C2' \
        'play w c4' 'captures w' showboard 'is_legal b C3' 'is_legal w C3' &&
    cat >wanted <<'END' && tail -n 17 out | diff wanted -
= 1

=
   A B C D E
 5 . . . . . 5
 4 . .(O). . 4
 3 . O + O . 3
 2 . . O . . 2
 1 . . . . . 1
   A B C D E
Black (X) has taken 0
White (O) has taken 1

= 0

= 1

END
}
say 'one colour may play again and again, and takes stones' board

undoes() {
    talk 'play b A1' 'play w B1' 'play w A2' move_history undo \
        move_history 'gg-undo 2' move_history 'gg-undo 1' &&
    grep -v '^$' out >plain && cat >wanted <<'END' && diff wanted plain
=
=
=
= white A2
white B1
black A1
=
= white B1
black A1
=
=
? cannot undo
END
}
say 'moves are taken back, and what they took comes back' undoes

superko() {
    talk 'boardsize 5' 'gogui-setup b B1 b A2 b B3 w C1 w D2 w C3 w B2' \
        'play b C2' 'play w B2' 'play w pass' 'play b E5' 'play w B2' &&
    [ "$(grep -c 'illegal move' out)" -eq 1 ] &&
    [ "$(sed -n 7p out)" = '? illegal move' ]
}
say 'a ko is not retaken at once' superko

two_passes() {
    talk 'play b pass' 'play w PASS' 'play b E5' 'genmove w' &&
    ! has out '?'
}
say 'the game goes on after two passes' two_passes

komi() {
    talk get_komi 'komi -0.5' get_komi 'komi 6' get_komi 'komi 6.x' \
        get_komi clear_board get_komi 'boardsize 19' get_komi \
        'komi 7.25' get_komi 'komi 6.75' get_komi &&
    grep -v '^$' out >plain && cat >wanted <<'END' && diff wanted plain
= 7.5
=
= -0.5
=
= 6
? syntax error
= 6
=
= 6
=
= 6
=
= 7.5
=
= 6.5
END
}
say 'komi is set in points of any fraction and stays' komi

# A quarter of a point decides as the half beside it does: by one point here.
quarters() {
    with='--level 1 --seed 1 --clean-up'
    talk 'boardsize 3' 'gogui-setup b A2 b B2 b C2 w A3 w C3' \
        'komi 3.75' final_score \
        'komi 4.25' final_score 'komi 4' final_score
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && grep -v '^$' out | tail -n 6 | grep -v '^=$' >plain &&
    line plain 1 '= B+0.5' && line plain 2 '= W+0.5' && line plain 3 '= 0'
}
say 'a komi in quarters decides as it should' quarters

# Sizes that are numbers are refused as sizes, not as bad syntax.
sizes() {
    talk 'boardsize 1000' 'boardsize 0' 'boardsize 99999999999999999999999' \
        'boardsize x' 'boardsize -9' boardsize 'fixed_handicap 1000' \
        'place_free_handicap 1000000' 'place_free_handicap 81' \
        'place_free_handicap 99999999999999999999' \
        'place_free_handicap two' 'gg-undo 99999999999' &&
    grep -v '^$' out >plain && cat >wanted <<'END' && diff wanted plain
? unacceptable size
? unacceptable size
? unacceptable size
? syntax error
? syntax error
? syntax error
? invalid number of stones
? invalid number of stones
? invalid number of stones
? invalid number of stones
? syntax error
? cannot undo
END
}
say 'sizes and counts beyond all limits are refused as such' sizes

fixed() {
    talk 'fixed_handicap 5' 'fixed_handicap 2' 'boardsize 19' \
        'fixed_handicap 9' 'boardsize 8' 'fixed_handicap 5' \
        'fixed_handicap 4' 'boardsize 6' 'fixed_handicap 2' &&
    grep -v '^$' out >plain && cat >wanted <<'END' && diff wanted plain
= G7 C3 C7 G3 E5
? board not empty
=
= Q16 D4 D16 Q4 D10 Q10 K16 K4 K10
=
? invalid number of stones
= F6 C3 C6 F3
=
? invalid number of stones
END
}
say 'handicap stones stand on star points' fixed

free_stones() {
    talk 'boardsize 5' 'place_free_handicap 3' 'boardsize 9' \
        'place_free_handicap 12' clear_board 'place_free_handicap 1' \
        'set_free_handicap A1 B2 C3' 'place_free_handicap 2' undo \
        'boardsize 2' 'place_free_handicap 3' 'boardsize 9' \
        'place_free_handicap 80' || return 1
    grep -v '^$' out >plain
    [ "$(sed -n 2p plain | wc -w)" -eq 4 ] &&
    [ "$(sed -n 4p plain | wc -w)" -eq 13 ] &&
    line plain 6 '? invalid number of stones' && line plain 7 = &&
    line plain 8 '? board not empty' && line plain 9 '? cannot undo' &&
    [ "$(sed -n 11p plain | wc -w)" -eq 3 ] &&
    [ "$(sed -n 13p plain | wc -w)" -eq 41 ] &&
    [ "$(sed -n 13p plain | tr ' ' '\n' | sort -u | wc -l)" -eq 41 ]
}
say 'free handicaps are placed here or there' free_stones

plays() {
    with='--level 1 --seed 7'
    talk 'genmove b' 'genmove w' 'genmove b' showboard && cp out one &&
    grep -Eq '^= [A-J][1-9]$' one &&
    talk 'genmove b' 'genmove w' 'genmove b' showboard && cmp out one &&
    with='--level 1 --seed 8' &&
    talk 'genmove b' 'genmove w' 'genmove b' showboard && ! cmp -s out one
    status=$?
    with='--level 1 --seed 1'
    return $status
}
say 'it plays, and the same seed plays the same game' plays

every_level() {
    for level in 1 2 3 4; do
        printf 'genmove b\ngenmove w\n' |
            "$bw" go gtp --level $level --playouts 50 --memory 8 >out || return 1
        [ "$(grep -Ec '^= [A-J][1-9]$' out)" -eq 2 ] || return 1
    done
}
say 'every level plays' every_level

# The next game of one conversation is another one; the seed brings the first
# one back.
seeds() {
    talk 'genmove b' 'genmove w' 'genmove b' clear_board 'genmove b' \
        'genmove w' 'genmove b' 'set_random_seed 1' clear_board \
        'set_random_seed 1' get_random_seed 'genmove b' 'genmove w' \
        'genmove b' && grep -v '^$' out >plain || return 1
    sed -n 1,3p plain >one
    sed -n 5,7p plain >two
    sed -n 12,14p plain >three
    ! cmp -s one two && cmp one three && line plain 11 '= 1'
}
say 'each game has dice of its own, and a seed brings them back' seeds

regression() {
    for level in 1 4; do
        with="--level $level --playouts 60 --seed 3 --memory 8"
        talk 'play b E5' 'reg_genmove w' 'reg_genmove w' move_history \
            'genmove w' 'genmove b' && grep -v '^$' out >plain &&
        [ "$(sed -n 2p plain)" = "$(sed -n 3p plain)" ] &&
        line plain 4 '= black E5' && sed -n 5,6p plain >one &&
        talk 'play b E5' 'genmove w' 'genmove b' && grep -v '^$' out >plain &&
        sed -n 2,3p plain | diff one -
        status=$?
        with='--level 1 --seed 1'
        [ "$status" -eq 0 ] || return 1
    done
}
say 'reg_genmove plays nothing and leaves no trace' regression

# A white stone in a corner that cannot live, and another that takes part.
alive='boardsize 5
komi 0.5
play b B1
play b B2
play b B3
play b B4
play b B5
play w D1
play w D2
play w D3
play w D4
play w D5
play w A3
play b pass
play w pass'
scores() {
    with='--level 4 --seed 2 --playouts 200 --memory 8'
    talk "$alive" final_score 'final_status_list dead' \
        'final_status_list alive' 'final_status_list seki' \
        'final_status_list black_territory' 'final_status_list dame'
    status=$?
    with='--level 1 --seed 1'
    grep -v '^$' out | tail -n +16 >plain
    cat >wanted <<'END'
= W+0.5
= A3
= D5 D1 D2 D3 D4
B5 B1 B2 B3 B4
=
= A5 A4 A3 A2 A1
= C5 C4 C3 C2 C1
END
    # the order of the stones of a group is nobody's business
    tr -d '=' <plain | tr ' ' '\n' | sort >one
    tr -d '=' <wanted | tr ' ' '\n' | sort | cmp - one &&
    line plain 1 '= W+0.5' && line plain 2 '= A3' && [ "$status" -eq 0 ]
}
say 'it knows the dead and counts without them' scores

# Black's c to e and White's f at the top share two liberties.
seki() {
    set --
    row=9
    for stones in O.OX.OXXX OOOXXOX.X O.OX.OXXX OOOXXOX.X OOOOOXXXX \
        OOOOOXXXX OOOOOXX.X OOOOOXXXX OOOOOXXXX; do
        for column in A B C D E F G H J; do
            stone=${stones%"${stones#?}"}
            stones=${stones#?}
            case $stone in
            X)  set -- "$@" b $column$row ;;
            O)  set -- "$@" w $column$row ;;
            esac
        done
        row=$((row - 1))
    done
    with='--level 4 --seed 2 --playouts 200 --memory 8'
    talk "gogui-setup $*" 'final_status_list seki' 'final_status_list dead' \
        'final_status_list alive'
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && ! has out '?' &&
    awk 'BEGIN { RS = "" } { print NR ":", $0 }' out | tr '\n' ' ' |
        sed 's/ \([0-9]:\)/\n\1/g' >plain &&
    sed -n 2p plain | tr -d '=' | tr ' ' '\n' | grep '^[A-J]' | sort |
        tr '\n' ' ' >one &&
    printf 'D6 D7 D8 D9 E6 E8 F6 F7 F8 F9 ' | cmp - one &&
    ! sed -n 3p plain | grep -q '[A-J][0-9]' &&
    sed -n 4p plain | grep -q 'A9' && ! sed -n 4p plain | grep -q 'D9'
}
say 'stones in seki are listed as such, and as nothing else' seki

cleaning() {
    talk "$alive" cgos-opponent_name final_score 'final_status_list dead' &&
    grep -v '^$' out | tail -n 3 >plain && line plain 2 '= W+6.5' &&
    line plain 3 '=' &&
    talk "$alive" 'kgs-genmove_cleanup b' undo 'final_status_list dead' \
        clear_board &&
    grep -v '^$' out | tail -n 2 >plain && line plain 1 '=' &&
    with='--level 1 --seed 1 --clean-up' && talk "$alive" final_score
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && has out '= W+6.5'
}
say 'where every stone counts none is dead' cleaning

# All is settled and Black is ahead, but a dead stone stands there still.
settled='boardsize 5
komi 0.5
gogui-setup b C1 b C2 b C3 b C4 b C5 b B2 b B4 w D1 w D2 w D3 w D4 w D5 w E3
gogui-setup w A3
play w pass'
passes() {
    with='--level 5 --seed 1 --memory 8'
    talk "$settled" 'genmove b' && grep -qx '= PASS' out &&
    talk "$settled" 'kgs-genmove_cleanup b' && ! has out PASS &&
    talk "$settled" 'cgos-gameover' 'genmove b' && ! has out PASS
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] &&
    talk 'boardsize 2' 'gogui-setup b A1 b A2 b B1' '5 lz-genmove_analyze b' \
        'genmove b' && line out 5 =5 && line out 6 'play pass' &&
    line out 8 '= PASS'
}
say 'it passes, but where stones count as alive it takes the dead ones first' \
    passes

cat >game.sgf <<'END'
(;GM[1]FF[4]SZ[7]KM[3.5]RU[Japanese];B[dd];W[cc];B[ee])
END
files() {
    talk 'loadsgf game.sgf' query_boardsize get_komi move_history \
        'loadsgf game.sgf 2' move_history 'loadsgf game.sgf 1' \
        move_history 'loadsgf game.sgf x' 'genmove b' kata-get-rules \
        clear_board get_komi kata-get-rules &&
    grep -v '^$' out >plain && cat >wanted <<'END' &&
=
= 7
= 3.5
= black E3
white C5
black D4
=
= black D4
=
=
? syntax error
END
    head -n 11 plain | diff wanted - &&
    sed -n 12p plain | grep -q '^= [A-G]' &&
    sed -n 13p plain | grep -q '"ko":"SIMPLE","scoring":"TERRITORY"' &&
    line plain 15 '= 3.5' &&
    sed -n 16p plain | grep -q '"ko":"POSITIONAL","scoring":"AREA"'
}
say 'a file is loaded as it stands before a move' files

setups() {
    talk 'boardsize 5' 'gogui-setup b A1 w B1' 'gogui-setup_player w' \
        'play b C3' 'gogui-setup w D4' undo 'gogui-setup w A2' \
        'gogui-setup b D4' 'gogui-play_sequence b E5 w E4 b E3' \
        'gogui-play_sequence b D5 w E4' move_history showboard &&
    grep -v '^$' out >plain && cat >wanted <<'END' && diff wanted plain
=
=
=
=
=
? cannot undo
? illegal setup
? illegal setup
=
? illegal move
= black E3
white E4
black E5
=
   A B C D E
 5 . . . . X 5
 4 . . . O O 4
 3 . . X .(X)3
 2 . . . . . 2
 1 X O . . . 1
   A B C D E
Black (X) has taken 0
White (O) has taken 0
END
}
say 'positions and sequences are made whole or not at all' setups

servers() {
    talk 'kgs-rules japanese' 'kgs-rules new_zealand' 'kgs-rules chess' \
        kgs-rules 'boardsize 2' 'gogui-setup w A2 w B1' 'play b A1' \
        'kgs-game_over' 'kgs-chat game me hello' &&
    grep -v '^$' out >plain && line plain 3 '? unknown rules' &&
    line plain 4 '? syntax error' && line plain 7 '? illegal move' &&
    has plain '= Hello me, I am Boardwalk' &&
    talk 'kgs-rules new_zealand' 'boardsize 3' 'gogui-setup b A2 w B2 w A3 w B1' \
        'play b A1' && ! has out '?' &&
    talk 'kata-set-rules new-zealand' kata-get-rules &&
    has out '"ko":"SITUATIONAL","scoring":"AREA","suicide":true' &&
    talk 'boardsize 3' \
        'gogui-setup b A2 w B2 w A3 w B1' 'play b A1' && has out 'illegal move'
}
say 'the rules of KGS are obeyed, and somebody is polite' servers

clocks() {
    talk 'time_settings 0 1 0' 'time_settings 60 0 0' 'time_left b 30 0' \
        'time_settings 0 10 1' 'time_left w 2.5 3' 'kgs-time_settings none' \
        'kgs-time_settings absolute 30' \
        'kgs-time_settings byoyomi 30 10 3' \
        'kgs-time_settings canadian 30 10 3' 'genmove b' &&
    ! has out '?' && talk 'kgs-time_settings' 'kgs-time_settings hourglass' \
        'kgs-time_settings byoyomi 30' 'time_left b x 0' &&
    [ "$(grep -c '^? syntax error' out)" -eq 4 ]
}
say 'clocks of every kind are understood' clocks

# Without the clock it would think for weeks.
by_clock() {
    for clock in 'time_settings 4 0 0' 'time_settings 0 1 1' \
        'kgs-time_settings byoyomi 0 1 1' 'time_settings 1 1 5'; do
        printf '%s\n' "$clock" 'genmove b' |
            timeout 600 "$bw" go gtp --playouts 10000000000 --memory 8 >out &&
        grep -Eq '^= [A-J][1-9]$' out || return 1
    done
}
say 'a move takes no longer than the clock allows' by_clock

info='^info move [A-J][1-9] visits [0-9]+ winrate [0-9]+ prior [0-9]+ lcb [0-9]+ order 0 pv( [A-J][1-9])+'
analyzes() {
    open --level 4 --memory 8 --seed 1
    tell '1 lz-analyze b 5' && hear '=1' && hear info &&
    echo "$heard" | grep -Eq "$info( info move |\$)" && hear info &&
    tell '2 lz-analyze 5 maxmoves 1' && hear_end && hear '=2' && hear info &&
    echo "$heard" | grep -Eq "$info\$" &&
    tell '3 kata-analyze interval 5 ownership true' && hear '=3' &&
    hear info &&
    echo "$heard" | grep -q ' winrate 0\.[0-9]* scoreMean .* prior .* ownership .*0\.' &&
    [ "$(echo "${heard##*ownership}" | wc -w)" -eq 81 ] &&
    tell stop && hear_end && hear '=' && tell 'lz-analyze 5' &&
    hear info && tell '' && hear_end && tell '4 name' &&
    hear '=4 Boardwalk' &&
    tell quit && hear '=' && close
}
say 'an analysis is told until the next line comes' analyzes

# Shares are those of the one on turn.
owns() {
    with='--level 4 --memory 8 --seed 1'
    talk "$settled" 'kata-analyze b 5 ownership true' \
        'kata-analyze w 5 ownership true'
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && grep ^info out >plain &&
    [ "$(wc -l <plain)" -eq 2 ] &&
    sed -n 1p plain | grep -q 'ownership [01]\.' &&
    sed -n 2p plain | grep -q 'ownership -[01]\.' &&
    ! has plain ' visits 0 ' &&
    awk '{ for (i = 1; i < NF; i++) {
               if ($i == "winrate") rate = $(i + 1)
               if ($i == "lcb" && $(i + 1) > rate) exit 1
               if ($i == "lcb" && $(i + 1) < rate) less = 1
           } } END { exit !less }' plain
}
say 'an analysis sees the board with the eyes of the one on turn' owns

# Every field of KataGo's that is promised, its range, and how they fit.
kata_fields='
{
    for (i = 1; i <= NF; i++) {
        if ($i == "info") { moves++; where = "move" }
        if ($i == "rootInfo") { roots++; where = "root" }
        if ($i == "ownership") { owners = NF - i; where = "" }
        if ($i ~ /^(visits|utility|winrate|scoreMean|scoreStdev|scoreLead|prior|lcb|utilityLcb|order)$/) {
            of[where, $i] = $(i + 1)
            seen[where, $i]++
        }
        if ($i == "prior") sum += $(i + 1)
        if ($i == "winrate" && ($(i + 1) < 0 || $(i + 1) > 1)) exit 1
        if ($i == "utility" && ($(i + 1) < -1 || $(i + 1) > 1)) exit 2
        if ($i == "prior" && ($(i + 1) < 0 || $(i + 1) > 1)) exit 3
        if ($i == "scoreLead" && $(i + 1) != $(i - 3)) exit 4
        if ($i == "scoreStdev" && $(i + 1) < 0) exit 5
    }
    n = split("visits utility winrate scoreMean scoreStdev scoreLead " \
              "prior lcb utilityLcb order", field, " ")
    for (k = 1; k <= n; k++)
        if (seen["move", field[k]] != moves) exit 6
    for (k = 1; k <= 6; k++)
        if (seen["root", field[k]] != roots) exit 7
    print moves, roots + 0, owners + 0, sum
    if (NR == 1) exit !(moves > 80 && roots == 1 && owners == 81 \
                        && sum > 0.9999 && sum < 1.0001)
}'

tells_as_katago() {
    with='--level 4 --memory 8 --seed 1'
    talk 'play b E5' \
        'kata-analyze 20 minmoves 400 rootInfo true ownership true' name
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && grep '^info' out | head -n 1 >plain &&
    awk "$kata_fields" plain
}
say 'kata-analyze tells scores, utilities, the root and a policy of sum one' \
    tells_as_katago

# Black has all of the board: the points are his, as either side sees it.
kata_scores() {
    with='--level 4 --memory 8 --seed 1 --komi 0'
    talk 'boardsize 5' 'gogui-setup b B1 b B2 b B3 b B4 b B5 b D1 b D2 b D3 b D4 b D5' \
        'kata-analyze b 20 rootInfo true' 'kata-analyze w 20 rootInfo true'
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && grep '^info' out >plain &&
    awk '{ for (i = 1; i < NF; i++) if ($i == "rootInfo") for (; i < NF; i++) {
               if ($i == "scoreLead") lead[NR] = $(i + 1)
               if ($i == "winrate") rate[NR] = $(i + 1)
           } }
         END { print lead[1], lead[NR], rate[1], rate[NR]
               exit !(lead[1] > 20 && lead[NR] < -20 && rate[1] > 0.9 \
                      && rate[NR] < 0.1) }' plain
}
say 'scores are those of the one on turn' kata_scores

plain_kata() {
    with='--level 4 --memory 8 --seed 1'
    talk 'kata-analyze 20' 'lz-analyze 20 rootInfo true ownership true' name
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && ! has out rootInfo && ! has out ownership &&
    ! has out ' visits 0 '
}
say 'what nobody asks for is not told' plain_kata

hides() {
    open --level 4 --memory 8 --seed 1
    tell '1 lz-analyze b 5 allow b D4,E5 1 avoid b D4 1' && hear info &&
    echo "$heard" | grep -q '^info move E5 ' &&
    ! echo "$heard" | grep -q ' info move ' &&
    tell '2 lz-analyze avoid b' && hear '?2 syntax error' &&
    tell quit && hear '=' && close
}
say 'moves that are not wanted are left out of it' hides

thinks_aloud() {
    with='--level 4 --playouts 3000 --memory 8 --seed 1'
    talk '1 genmove_analyze b 1' '2 lz-genmove_analyze w 1' move_history
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && line out 1 =1 && grep -Eq "$info" out &&
    [ "$(grep -Ec '^play [A-J][1-9]$' out)" -eq 2 ] &&
    [ "$(grep -c '^=' out)" -eq 3 ] &&
    [ "$(awk '/^play/ { getline; if ($0 == "") n++ } END { print n }' out)" -eq 2 ] &&
    black=$(sed -n 's/^play //p' out | head -n 1) && has out "black $black"
}
say 'a move is thought of aloud and then played' thinks_aloud

# A script that is piped in is not cut short by what stands behind.
scripts() {
    with='--level 4 --playouts 4000 --memory 8 --seed 5'
    talk 'genmove b' 'lz-analyze 10' 'genmove w' 'quit' && cp out one &&
    talk 'genmove b' && cp out two && talk 'lz-analyze 10' name
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && head -n 1 one >three &&
    head -n 1 two | cmp - three && has one 'info move' &&
    [ "$(grep -c '^=' one)" -eq 4 ] &&
    awk '/^info/ { for (i = 1; i < NF; i++)
                       if ($i == "visits") sum += $(i + 1) }
         END { exit sum < 100 }' out && tail -n 2 out | grep -qx '= Boardwalk'
}
say 'a script that is piped in is answered in full' scripts

stops() {
    for how in '8 quit # bye' '# interrupt' end; do
        open --time 1000 --memory 8 --threads 2
        tell name && hear '= Board' && tell '5 genmove b' &&
        sleep 0.3 && tell '6 name' || return 1
        case $how in
        end)    exec 3>&- ;;
        *)      tell "$how" ;;
        esac
        hear '=5 ' && hear '=6 Boardwalk' || return 1
        case $how in
        *quit*) hear '=8' ;;
        end)    ;;
        *)      tell '7 name' && hear '=7 ' && tell quit && hear '=' ;;
        esac || return 1
        ! read -r heard <&4 || [ "$heard" = '' ] || return 1
        close || return 1
    done
}
say 'quit, the end and an interrupt end a thought, and all is answered' stops

gogui() {
    with='--level 1 --seed 1 --playouts 50 --memory 8'
    talk 'boardsize 5' gogui-analyze_commands gogui-interrupt \
        boardwalk-win_rates boardwalk-visits boardwalk-best_line \
        boardwalk-ownership
    status=$?
    with='--level 1 --seed 1'
    [ "$status" -eq 0 ] && ! has out '?' &&
    has out 'pspairs/Win Rates/boardwalk-win_rates' &&
    grep -Eq '^= ([A-E][1-5] [0-9]+ ?)+$' out &&
    grep -Eq '^= VAR b [A-E][1-5] w ' out &&
    has out 'TEXT ' && [ "$(grep -Ec '^(-?[01]\.[0-9]{4} ){5}$' out)" -eq 5 ]
}
say 'GoGui gets its pictures' gogui

garbage() {
    {
        head -c 5000 "$bw"
        printf '\n\n   \nxyzzy a=b\n'
        head -c 70000 /dev/zero | tr '\0' ' '
        printf 'name\nplay b %s\n' "$(head -c 3000 /dev/zero | tr '\0' 'A')"
        printf '1 gogui-play_sequence%s\n' \
            "$(awk 'BEGIN { for (i = 0; i < 2500; i++) printf " b" }')"
        printf '2 name\n'
    } | "$bw" go gtp --level 1 >out 2>err
    [ $? -eq 0 ] && silent err && has out '?1 syntax error' &&
    tail -n 2 out | head -n 1 | grep -qx '=2 Boardwalk' &&
    [ "$(grep -c '^= Boardwalk' out)" -eq 0 ]
}
say 'it survives garbage' garbage

# However long a line is, the other program waits for an answer.
long_lines() {
    {
        printf '1 '
        head -c 66000 /dev/zero | tr '\0' 'a'
        printf '\n2 name\n3 gogui-play_sequence b E5 '
        head -c 300000 /dev/zero | tr '\0' 'x'
        printf '\n4 move_history\n5 name # '
        head -c 100000 /dev/zero | tr '\0' '#'
        printf '\n# '
        head -c 100000 /dev/zero | tr '\0' ' '
        printf '\n6 name\n7 genmove b\n8 '
        head -c 70000 /dev/zero | tr '\0' 'b'
        printf '\n9 name\n10 '
        head -c 80000 /dev/zero | tr '\0' 'c'
    } | "$bw" go gtp --level 1 --seed 1 >out 2>err
    [ $? -eq 0 ] && silent err && sed 's/=7 .*/=7/' out >plain &&
    printf '%s\n\n' '?1 line too long: 65535 bytes at most' '=2 Boardwalk' \
        '?3 line too long: 65535 bytes at most' '=4' '=5 Boardwalk' \
        '=6 Boardwalk' '=7' '?8 line too long: 65535 bytes at most' \
        '=9 Boardwalk' '?10 line too long: 65535 bytes at most' | diff - plain
}
say 'a line of any length gets an answer' long_lines

# The protocol wants control characters discarded; zero is one of them.
zeros() {
    printf '1 na\000me\n\0002 \000\000name\000\n\000\n3 name\000' |
        "$bw" go gtp --level 1 >out 2>err
    [ $? -eq 0 ] && silent err &&
    answers '=1 Boardwalk' '=2 Boardwalk' '=3 Boardwalk'
}
say 'zero bytes are dropped' zeros

options() {
    echo 'get_komi' >in
    run 0 --size 13 --komi 0.5 --rules AGA && has out '= 0.5' &&
    echo 'query_boardsize' >in && run 0 --size 13 && has out '= 13' &&
    run 2 now && has err 'unexpected argument' && run 2 --level 8 &&
    has err 'from 1 to 7' && run 2 --time 0 && has err 'seconds' &&
    run 2 --size 1 && run 2 --rules chess && run 2 --komi x &&
    run 2 --threads 65 && run 2 --memory 0 && run 2 --playouts 0
}
say 'the options are checked' options
: >in

# Nobody reads: it ends, by a signal or by itself.
broken_pipe() {
    open --memory 8
    exec 4<&-
    tell 'lz-analyze 1'
    wait "$engine"
    status=$?
    exec 3>&-
    [ "$status" -eq 141 ] || [ "$status" -eq 0 ]
}
say 'without a reader it does not think on' broken_pipe

echo "1..$n"
[ "$bad" -eq 0 ]
