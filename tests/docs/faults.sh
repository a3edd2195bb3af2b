#!/bin/sh
# faults.sh BOARDWALK - does commands.sh notice? Small trees, each with one
# document and one mistake in it. Prints TAP.
set -u
here=$(cd "$(dirname "$0")" && pwd)
. "$here/../cli/tap.sh"
about='the test of the documents'

# A tree without a mistake, and its marks

fresh() {
    rm -rf tree
    mkdir -p tree/samples tree/docs tree/man
    printf 'play:\n\t@echo playing\n' >tree/Makefile
    printf 'boardwalk 1\nopen duel\ntap BTN3\nexpect AN "_0-0"\n' \
        >tree/samples/test.bw
    cat >tree/README.md <<'END'
```sh
make play
PATH=$PWD/build:$PATH           # from here on
boardwalk version               # a number: -> boardwalk
boardwalk run samples/test.bw >ran
cat ran                         # -> ok 1
boardwalk run none.bw           # exit status 1
```

```console
$ boardwalk run samples/test.bw
ok 1 ...
1..1
$ printf '%s\n' a b c
a
...
c
```

`boardwalk go show --size 5` and `make play` stand in a sentence.
END
    printf 'parse make play # installs\n' >marks
}

# add LANGUAGE LINE...: one more block
add() {
    printf '\n```%s\n' "$1"
    shift
    printf '%s\n' "$@" '```'
}

judges() { "$here/commands.sh" -t tree -m marks "$bw" >tap 2>&1; }

passes() { judges || { cat tap; return 1; }; }

# fails PATTERN: with a test that fails and whose name is like that
fails() {
    judges && { cat tap; return 1; }
    grep -q "^not ok .*$1" tap || { cat tap; return 1; }
}

fresh
say 'a document without a mistake passes' passes
say 'how many lines are run and parsed is printed' \
    has tap '# 8 command lines: 7 run'
say 'what is only parsed is named' \
    has tap '# only parsed: README.md:2: make play'

wrong() {       # SENTENCE PATTERN LANGUAGE LINE...
    sentence_of_fault=$1
    wanted=$2
    shift 2
    fresh
    add "$@" >>tree/README.md
    say "$sentence_of_fault" fails "$wanted"
}

wrong 'a command that there is not fails' 'boardwalk paly duel' \
    sh 'boardwalk paly duel'
wrong 'a program that there is not fails' 'bordwalk list' sh 'bordwalk list'
wrong 'prose behind a command fails' 'run samples/test.bw a test' \
    sh 'boardwalk run samples/test.bw   a test'
wrong 'a file that is missing fails' 'run samples/game.bw' \
    sh 'boardwalk run samples/game.bw'
wrong 'a status that was not promised fails' ': boardwalk version' \
    sh 'boardwalk version  # exit status 1'
wrong 'output that does not come fails' 'README.md:23: boardwalk run' \
    console '$ boardwalk run samples/test.bw' 'ok 1 ...' '1..2'
wrong 'output that is not promised fails' 'README.md:23: boardwalk run' \
    console '$ boardwalk run samples/test.bw' 'ok 1 ...'
wrong 'output where none is promised fails' 'boardwalk version' \
    console '$ boardwalk version'
wrong 'a text that does not come fails' ': boardwalk version' \
    sh 'boardwalk version  # -> the best'
wrong 'what comes behind an exit is not run, and fails' ': boardwalk list' \
    sh 'exit 0' 'boardwalk list'
wrong 'a line that is no shell fails, and no other' "echo 'a" \
    sh "echo 'a"
say 'the lines after it are run' has tap 'ok 2 - README.md:3'
wrong 'a block without a language fails' 'without a language' '' 'a drawing'
wrong 'a command in a block of text fails' 'not run: boardwalk list' \
    text 'boardwalk list  prose'
wrong 'a script whose expectation does not hold fails' 'script$' \
    boardwalk 'boardwalk 1' 'open duel' 'expect AN "8888"'
wrong 'a file of games with a defect fails' 'pdn$' pdn '1. 11-15 11-16 *'
wrong 'a command that changes the tree fails' 'leave the files' \
    sh 'echo more >>samples/test.bw'
wrong 'two lines that lean on each other pass, and a third that leans on none' \
    'cat other' sh 'echo a >own' 'cat own' 'cat other'

fresh
add sh 'boardwalk play nothing' >>tree/README.md
echo 'terminal boardwalk play * # plays on' >>marks
say 'a game that never shows a picture fails' fails ': boardwalk play nothing'

fresh
printf '\nTry `boardwalk go shwo` today.\n' >>tree/README.md
say 'a verb in a sentence that there is not fails' fails 'boardwalk go shwo'
fresh
printf '\nTry `boardwalk\ngo shwo` today.\n' >>tree/README.md
say 'also where the line breaks' fails 'README.md:22: boardwalk go shwo'
fresh
printf '\nTry `boardwalk go show --sise 5`.\n' >>tree/README.md
say 'an option in a sentence that there is not fails' fails 'go show --sise'
fresh
printf '\nTry `make paly`.\n' >>tree/README.md
say 'a target that there is not fails' fails 'make paly'
fresh
printf '\nboardwalk list\n' >>tree/README.md
say 'a command outside of blocks fails' fails 'outside of a block'
fresh
printf '\n```sh\nboardwalk list\n' >>tree/README.md
say 'a block that is not closed fails' fails 'not closed'
fresh
sed '/^PATH/d' tree/README.md >less && mv less tree/README.md
say 'a README that does not say where the program is fails' \
    fails ': boardwalk version'
fresh
echo 'parse boardwalk duel # never' >>marks
say 'a mark that nothing needs fails' fails 'every mark is needed'
fresh
printf 'parse boardwalk * # lazy\nparse cat * # lazy\n' >>marks
say 'marks for nearly everything fail' fails 'only parsed'
fresh
printf '.Sh EXAMPLES\n.Dl boardwalk run test.bw\n.Dl boardwalk run no.bw\n' \
    >tree/man/boardwalk.6
say 'a wrong example of a manual page fails' fails 'man/.*run no.bw'
say 'and a right one passes' has tap ' - man/boardwalk.6:2: boardwalk run test'
fresh
printf '```sh\ncat ran\n```\n' >tree/docs/other.md
say 'a document that needs what another one wrote fails' \
    fails 'docs/other.md:2: cat ran'

echo "1..$n"
[ "$bad" -eq 0 ]
