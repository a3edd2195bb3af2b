#!/bin/sh
# completion.sh BOARDWALK - what the Tab key offers. Prints TAP.
. "$(dirname "$0")/tap.sh"
about=completion
prefix='completion words --'

# offers CANDIDATE... -- WORD...: these and no others, in any order.
offers() {
    : >wanted
    while [ "$1" != -- ]; do
        echo "$1" >>wanted
        shift
    done
    shift
    run 0 "$@" && silent err || return 1
    cut -f 1 out | sort >given
    sort wanted | diff - given
}

# The words of the first column of a list in help.
listed() {
    "$bw" help $1 | sed -n 's/^  \([a-z]*\)  *[A-Za-z].*/\1/p'
}

commands_as_in_help() {
    offers $(listed '') --help --version -- '' &&
        for group in checkers go mastermind poker; do
            offers $(listed $group) -- $group '' || return 1
        done
}
say 'commands and verbs are those of help' commands_as_in_help

options_as_in_help() {
    for words in play twin web list 'checkers match' 'go gtp' \
        'mastermind solve' 'poker equity'; do
        offers --help $("$bw" help $words |
            sed -n 's/^  \(-., \)*\(--[a-z-]*\).*/\2/p') -- $words - ||
            return 1
    done
}
say 'options are those of help' options_as_in_help

# machines: as list names them
machines() {
    "$bw" list | sed -n 's/^\([a-z0-9_]*\):[a-z].*/\1/p' | uniq
}

machines_as_in_list() {
    offers $(machines) -- play '' &&
    offers duel:basys2 duel:sim -- play duel: &&
    offers duel -- twin du
}
say 'machines are those of list, boards behind a colon' machines_as_in_list

# minds MACHINE: as list names them
minds() {
    "$bw" list | awk -v m="$1:" '/^[a-z]/ { on = index($0, m) == 1 }
        on && sub(/^ *minds: /, "") { gsub(/,/, ""); print; exit }'
}

minds_as_in_list() {
    for machine in $(machines); do
        offers human $(minds $machine) -- play $machine --a '' || return 1
    done
    offers odds optimal -- play --load x --b o
}
say 'a seat takes a person or the minds of the machine' minds_as_in_list

values() {
    offers term text -- play duel --face te &&
    offers term text -- play duel -f te &&
    offers --face=term --face=text -- play duel --face=te &&
    offers repeat= hide= -- play duel -o '' &&
    offers repeat=counting repeat=membership -- play duel -o repeat= &&
    offers --option=repeat=counting -- play duel --option=repeat=c &&
    offers verilator icarus cxxrtl -- twin duel --engine '' &&
    offers deep search greedy random -- checkers match search '' &&
    offers greedy -- go match mcts gr
}
say 'values come from the tables of faces, options, engines and minds' values

words() {
    offers :files -- run '' && offers :files -- run a.bw b.b &&
    offers :files -- show '' && offers -- show a.bw '' &&
    offers :files -- poker export '' && offers :files -- go check a.sgf '' &&
    offers :files -- play --load '' && offers :files -- play --load=x &&
    offers :folders -- web --root '' && offers :folders -- twin --rtl= &&
    offers $(listed '') -- help '' && offers show -- help go sh &&
    offers bash -- completion b && offers -- play duel '' &&
    offers -- play duel -- - && offers -- nonsense '' && offers -- play --x=
}
say 'files, folders and commands stand where usage says so' words

# What is offered is taken: the program has no other name for it.
taken() {
    for rules in $("$bw" $prefix checkers show --rules '' | cut -f 1); do
        "$bw" checkers show --rules "$rules" >out 2>err || return 1
    done
    for rules in $("$bw" $prefix go show --rules '' | cut -f 1); do
        "$bw" go show --rules "$rules" >out 2>err || return 1
    done
    for rule in $("$bw" $prefix mastermind score --rule '' | cut -f 1); do
        "$bw" mastermind score AABC AABB --rule "$rule" >out 2>err || return 1
    done
    for name in $("$bw" $prefix mastermind hint --machine '' | cut -f 1); do
        "$bw" mastermind score AABC AABB --machine "$name" \
            --letters ABCDEFGH >out 2>err || return 1
    done
    for mind in $("$bw" $prefix mastermind solve --strategy '' | cut -f 1); do
        "$bw" mastermind solve -p 2 -c 3 -q --strategy "$mind" >out 2>err ||
            return 1
    done
    for limit in $("$bw" $prefix poker match --limit '' | cut -f 1); do
        "$bw" poker match random random -n 2 -q --limit "$limit" \
            >out 2>err || return 1
    done
}
say 'every value that is offered is taken' taken

prefix=
helps() {
    run 0 completion bash && has out '_boardwalk' &&
    run 0 completion zsh && has out '#compdef boardwalk' &&
    run 0 completion fish && has out 'complete -c boardwalk' &&
    run 2 completion tcsh && has err "no verb 'tcsh'" &&
    run 2 completion bash x && has err "unexpected argument 'x'" &&
    run 0 help completion bash && has out '.bashrc'
}
say 'each shell has its script, and help says where it goes' helps

# Shells, each in a terminal: what is typed, Tab, and what then stands there.

# Each server has a socket of its own: one that has just been told to end may
# still answer on the old one.
servers=0 socket=$work/tmux0
tm() { LC_ALL=C.UTF-8 tmux -u -S "$socket" -f /dev/null "$@"; }
trap 'tm kill-server 2>/dev/null; rm -rf "$work"' EXIT

screen() { tm capture-pane -p 2>/dev/null; }
shows() { screen | grep -qF -e "$1"; }
is_at_prompt() { [ "$(screen | grep . | tail -n 1)" = 'ready>' ]; }

# until_true COMMAND...: again and again, for two minutes at most.
until_true() {
    tries=600
    until "$@"; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || { screen; return 1; }
        sleep 0.2
    done
}

# open_shell COMMAND...: with the program on its PATH, and a file to find.
open_shell() {
    tm kill-server 2>/dev/null
    servers=$((servers + 1)) socket=$work/tmux$servers
    mkdir -p bin files
    ln -sf "$bw" bin/boardwalk
    : >files/some_game.bw
    env -i PATH="$work/bin:$PATH" HOME="$work" TERM=xterm \
        tmux -u -S "$socket" -f /dev/null new-session -d -x 100 -y 30 \
        -c "$work/files" "$@" && until_true is_at_prompt
}

# completes TYPED RESULT: at an empty prompt, which is there again afterwards. By
# Ctrl-U, which is a key as any other: a bash that gets the signal of Ctrl-C
# while it is not yet waiting for a key again shows no prompt until the next.
completes() {
    turn=$((turn + 1))
    tm send-keys -l ": $turn; $1"
    until_true shows ": $turn; $1" && tm send-keys Tab &&
        until_true shows ": $turn; $2" && tm send-keys C-u &&
        until_true is_at_prompt
}
turn=0

all_complete() {
    completes 'boardwalk pla' 'boardwalk play' &&
    completes 'boardwalk play po' 'boardwalk play poker' &&
    completes 'boardwalk play duel --fac' 'boardwalk play duel --face' &&
    completes 'boardwalk play duel --face nu' \
        'boardwalk play duel --face null' &&
    completes 'boardwalk play duel --face=nu' \
        'boardwalk play duel --face=null' &&
    completes 'boardwalk play duel -o repe' \
        'boardwalk play duel -o repeat=' &&
    completes 'boardwalk play duel -o repeat=mem' \
        'boardwalk play duel -o repeat=membership' &&
    completes 'boardwalk play duel:s' 'boardwalk play duel:sim' &&
    completes 'boardwalk run some' 'boardwalk run some_game.bw' &&
    completes 'boardwalk play --load=some' \
        'boardwalk play --load=some_game.bw' &&
    completes 'boardwalk checkers match se' 'boardwalk checkers match search'
}

in_bash() {
    echo "PS1='ready> '; eval \"\$(boardwalk completion bash)\"" >bashrc
    open_shell bash --noprofile --rcfile "$work/bashrc" && all_complete
}

in_zsh() {
    printf '%s\n' "PROMPT='ready> '" 'autoload -Uz compinit' \
        'compinit -u -D' 'setopt nolistbeep' \
        'eval "$(boardwalk completion zsh)"' >.zshrc
    open_shell zsh -d -i && all_complete
}

in_fish() {
    mkdir -p .config/fish
    printf '%s\n' 'function fish_prompt; echo -n "ready> "; end' \
        'function fish_greeting; end' \
        'set -g fish_autosuggestion_enabled 0' \
        'boardwalk completion fish | source' >.config/fish/config.fish
    open_shell fish && all_complete
}

for shell in bash zsh fish; do
    if command -v tmux >/dev/null && command -v $shell >/dev/null; then
        say "Tab completes in $shell" in_$shell
    else
        n=$((n + 1))
        echo "ok $n - $about: Tab completes in $shell # SKIP no $shell or tmux"
    fi
done

echo "1..$n"
[ "$bad" -eq 0 ]
