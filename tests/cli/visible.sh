#!/bin/sh
# visible.sh BOARDWALK - nothing from a file, a name or another program
# reaches the terminal as a command to it: every place where a text can come
# in, with the title sequence of xterm, the one-byte form of its introducer,
# and a character that turns the order of writing around. Prints TAP.
. "$(dirname "$0")/tap.sh"
about='on the terminal'
export LC_ALL=C

esc=$(printf '\033]0;owned\007')
csi=$(printf '\23331m')
bidi=$(printf '\342\200\256')
evil="x${esc}y${csi}z${bidi}w"

# tame FILE...: no control byte but line ends and tabs, no C1, no U+202E.
tame() {
    for file in "$@"; do
        tr -d '\n\t\040-\176\240-\377' <"$file" >left
        [ ! -s left ] || { echo "# $file:"; od -c left | head -n 5; return 1; }
        ! grep -aq "$bidi" "$file" || return 1
    done
}

# shows ARGUMENT...: whatever the status, both outputs are tame, and the
# text stands in one of them so that it can be seen.
shows() {
    "$bw" "$@" >out 2>err <in
    tame out err && cat out err | grep -aq '\\x1b\]0;owned\\x07'
}

# hides ARGUMENT...: tame, but the text need not be there.
hides() {
    "$bw" "$@" >out 2>err <in
    tame out err && [ -n "$(cat out err)" ]
}

# Words of the command line

say 'an unknown command' shows "$evil"
for command in 'play' 'run' 'show' 'trace' 'checkers' 'checkers check' \
    'checkers copy' 'checkers show' 'go' 'go check' 'go show' 'poker' \
    'poker check' 'poker export' 'poker eval' 'mastermind' \
    'mastermind verify' 'help' 'list' 'checkers best' 'mastermind solve' \
    'mastermind score' 'poker match' 'poker exploit' 'go match' \
    'checkers match'; do
    # shellcheck disable=SC2086
    say "a word behind '$command'" hides $command "$evil"
done
say 'a word behind go show is named' shows go show "$evil" "$evil"
say 'a machine' shows play "$evil"
say 'a face' shows play duel --face "$evil"
say 'a mind' shows play duel --face null --a "$evil" --b "$evil"
say 'an option of a machine' shows play duel --face null -o "$evil"
say 'an unknown option' shows list "--$evil"
say 'a FEN' hides checkers show --fen "$evil"
say 'a seed' hides checkers match random random -s "$evil" --nodes 10 -g 2
say 'a strategy' shows mastermind solve -s "$evil"
say 'a folder of the page' hides web --root "$evil" --no-browser

# Names of files

printf 'boardwalk 1\nopen null\n' >script.bw
cp script.bw "$evil.bw"
printf '(;GM[1]SZ[9];B[zz])\n' >"$evil.sgf"
printf '1. 11-15 11-15 *\n' >"$evil.pdn"
printf 'variant = 7\n' >"$evil.phh"
say 'the name of a script' hides run "$evil.bw"
say 'the name of a script with a sum' shows run --sum "$evil.bw"
say 'the name of a missing script' shows run "no $evil"
say 'the name of a file of Go' shows go check "$evil.sgf"
say 'the name of a file of Go, shown' shows go show "$evil.sgf"
say 'the name of a file of draughts' shows checkers check "$evil.pdn"
say 'the name of a file of draughts, copied' shows checkers copy "$evil.pdn"
say 'the name of a file of poker' shows poker check "$evil.phh"
say 'the name of a strategy' shows mastermind verify "no $evil"
say 'a picture that cannot be written' \
    shows show script.bw --size 640x480 --picture "no/$evil"
say 'waves that cannot be written' shows trace script.bw -o "no/$evil"

# What stands in files

printf 'boardwalk 1\nopen null\n# %s\nexpect LD0 off\n' "$evil" >name.bw
say 'the comment before an expectation' shows run name.bw
printf 'boardwalk 1\nopen null#%s\n' "x${esc}y${csi}z" >seed.bw
say 'a seed on the board' shows show seed.bw
say 'a seed in the waves' shows trace seed.bw
printf 'boardwalk 1\nopen null\n%s\n' "$evil" >word.bw
say 'an unknown word of a script' shows run word.bw
say 'an unknown word of a journal' shows show word.bw
printf 'boardwalk 1\nopen null\npress %s\n' "$esc" >part.bw
say 'an unknown part' shows run part.bw

cat >evil.pdn <<END
[Event "$evil"]
[Black "$evil"]
[Result "*"]
1. 11-15 {$evil} 23-19 $evil *

[$evil "$evil"]
[Result "*"]
*
END
say 'a file of draughts, checked' hides checkers check evil.pdn
say 'a file of draughts, listed' shows checkers show evil.pdn
say 'a file of draughts, shown' shows checkers show evil.pdn --game 1
masked() {
    "$bw" checkers copy evil.pdn >out 2>err
    tame out err && has out 'x?]0;owned?y?31mz?w' &&
        has err 'control characters replaced by ?'
}
say 'a file of draughts, copied' masked

cat >evil.sgf <<END
(;GM[1]SZ[9]EV[$evil]PB[$evil]RE[$evil]CA[$evil]GN[$evil];B[$evil])$evil
END
say 'a file of Go, checked' hides go check evil.sgf
say 'a file of Go, shown' hides go show evil.sgf
cat >evil.phh <<END
variant = "$evil"
players = ["$evil", "$evil"]
$evil = "$evil"
END
say 'a file of poker, checked' hides poker check evil.phh
printf '%s\n' "$evil" >in
say 'a hand of poker' hides poker eval
say 'a guess' hides mastermind play -s 1
: >in
printf 'boardwalk-strategy 1\n%s\npegs %s\n' "$evil" "$evil" >evil.tree
say 'a strategy on disk' hides mastermind verify evil.tree

# Other programs

cat >engine <<'END'
#!/bin/sh
while read -r word rest; do
    case $word in
    hub) printf 'id name="\033]0;owned\007\23331m" author="\033[2J"\nwait\n' ;;
    init) echo ready ;;
    go) printf 'done move=\033]0;owned\007\n' ;;
    quit) exit ;;
    name) printf '= \033]0;owned\007\n\n' ;;
    genmove) printf '? \033]0;owned\007\233\n\n' ;;
    *) printf '=\n\n' ;;
    esac
done
END
chmod +x engine
say 'an engine of draughts' \
    hides checkers match "hub:./engine" random -g 1 --nodes 10
say 'an engine of Go' hides go match "gtp:./engine" random -g 1 --size 5
say 'the command of an engine' shows go match "gtp:false '$evil'" random -g 1
say 'the command of an engine of draughts' \
    shows checkers match "hub:false '$evil'" random -g 1

echo "1..$n"
[ "$bad" -eq 0 ]
