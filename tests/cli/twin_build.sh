#!/bin/sh
# twin_build.sh BOARDWALK [CACHE] - builds of twins that are broken off, and
# the folder in which they are kept. Prints TAP.
. "$(dirname "$0")/../twin/tap.sh"
needs_simulator
about='twin builds'
prefix='twin'

skip() {        # SENTENCE WHY
    n=$((n + 1))
    echo "ok $n - $about: $1 # SKIP $2"
}

# A compiler that never ends, and says which process it is.
mkdir slow
cat >slow/c++ <<END
#!/bin/sh
echo \$\$ >>"$work/compilers"
trap '' INT
sleep 1000 &
echo \$! >>"$work/compilers"
wait
END
chmod +x slow/c++

has_begun() { [ "$(wc -l <compilers)" -ge 2 ]; }

are_gone() {
    while read -r pid; do
        ! kill -0 "$pid" 2>/dev/null || return 1
    done <compilers
}

# A shell starts what is in the background with SIGINT ignored, and nohup what
# it starts with SIGHUP ignored.
interrupted() { # SIGNAL
    cache=$work/$1-cache
    : >compilers
    (PATH=$work/slow:$PATH XDG_CACHE_HOME=$cache &&
        export PATH XDG_CACHE_HOME &&
        exec env --default-signal="$1" "$bw" twin uart --ticks 100 \
            >out 2>err) &
    twin=$!
    until_true has_begun && kill -"$1" "$twin" || return 1
    wait "$twin"
    [ $? -eq 2 ] && has err 'boardwalk: interrupted' &&
    until_true are_gone && [ -z "$(ls -A "$cache/boardwalk")" ]
}
for signal in TERM HUP INT; do
    sentence="SIG$signal stops the compilers and leaves nothing"
    if env --default-signal=$signal true 2>/dev/null; then
        say "$sentence" interrupted $signal
    else
        skip "$sentence" 'env is too old'
    fi
done

# What others left

# A number that no process has: that of one that has just ended.
sh -c 'echo $$' >dead
left_over() (
    cold_cache "$work/left" || exit 1
    mine=$XDG_CACHE_HOME/boardwalk
    mkdir -p "$mine/uart_tx-verilator-0123-$(cat dead)/model" \
        "$mine/verilator-5.006-c++.$(cat dead)" \
        "$mine/uart_tx-verilator-0123-$$" && run 0 uart --ticks 100 &&
    has err building && [ ! -e "$mine/uart_tx-verilator-0123-$(cat dead)" ] &&
    [ ! -e "$mine/verilator-5.006-c++.$(cat dead)" ] &&
    [ -d "$mine/uart_tx-verilator-0123-$$" ]
)
say 'the next build removes what dead ones left, and nothing else' left_over

bounded() (
    cold_cache "$work/full-cache" || exit 1
    full=$XDG_CACHE_HOME/boardwalk
    i=0
    while [ $i -lt 230 ]; do
        mkdir "$full/duel-verilator-$(printf %032d $i)" || exit 1
        touch -t "200101010$((i / 60))$(printf %02d $((i % 60)))" \
            "$full/duel-verilator-$(printf %032d $i)"
        i=$((i + 1))
    done
    run 0 uart --ticks 100 && [ "$(ls "$full" | wc -l)" -le 203 ] &&
    [ ! -e "$full/duel-verilator-$(printf %032d 0)" ] &&
    [ -e "$full/duel-verilator-$(printf %032d 229)" ]
)
say 'of more than 200 twins those go that were used longest ago' bounded

# Whose it is

not_ours() (
    XDG_CACHE_HOME=$work/shared
    mkdir -p shared/boardwalk && chmod 777 shared/boardwalk || exit 1
    run 2 uart --ticks 100 && has err 'is writable by others' &&
    has err 'chmod go-w' && silent out && chmod 775 shared/boardwalk &&
    run 2 uart --ticks 100 && has err 'is writable by others' &&
    rmdir shared/boardwalk && mkdir elsewhere &&
    ln -s ../elsewhere shared/boardwalk && run 2 uart --ticks 100 &&
    has err 'belongs to another user'
)
say 'a cache that others can write to is refused' not_ours

anothers() (
    cache=$XDG_CACHE_HOME
    XDG_CACHE_HOME=$work/theirs
    mkdir -p theirs/boardwalk && chown 4711 theirs/boardwalk || exit 1
    run 2 uart --ticks 100 && has err 'belongs to another user' &&
    has err XDG_CACHE_HOME || exit 1
    rm -rf theirs && XDG_CACHE_HOME=$cache &&
    cold_cache "$work/theirs" && run 0 uart --ticks 100 &&
    chown 4711 theirs/boardwalk/uart_tx-*/twin.so &&
    run 2 uart --ticks 100 && has err 'belongs to another user'
)
if [ "$(id -u)" -eq 0 ]; then
    say "a cache, or a twin, that is somebody else's is refused" anothers
else
    skip "a cache, or a twin, that is somebody else's is refused" 'needs root'
fi

# The twin of a design is never taken for another one: were the hashes the
# same, the texts are not.
same_text() (
    cold_cache "$work/hash" || exit 1
    cp -R "$source/rtl" mine && run 0 uart --ticks 100 --rtl mine &&
    echo ' ' >>"$(echo hash/boardwalk/uart_tx-*/design/uart_tx.sv)" &&
    run 0 uart --ticks 100 --rtl mine && has err building &&
    run 0 uart --ticks 100 --rtl mine && silent err
)
say 'a kept twin is used only if its design is the same text' same_text

# What goes wrong

mkdir tiny
full_disk() (
    XDG_CACHE_HOME=$work/tiny
    run 2 uart --ticks 100 && has err 'No space left' && silent out
)
if mount -t tmpfs -o size=300k none tiny 2>/dev/null; then
    say 'a full disk is told of' full_disk
    umount tiny
else
    skip 'a full disk is told of' 'no small disk can be mounted'
fi

words() (
    XDG_CACHE_HOME=$work/words
    CXX='c++ -O0 -DSOME=word'
    export CXX
    run 0 uart --ticks 100 && has out 'no difference' &&
    CXX='c++ -O0' && run 0 uart --ticks 100 --engine cxxrtl &&
    has out 'no difference'
)
say 'CXX may be several words' words

# Another build each time, by both compilers.
flags() (
    XDG_CACHE_HOME=$work/words
    CXX='c++ -O0'
    for engine in verilator cxxrtl; do
        for CXXFLAGS in '-O0 -DONE' '-O0 -DTWO'; do
            export CXX CXXFLAGS
            run 0 uart --ticks 100 --engine $engine && has err building ||
                return 1
        done
        CXXFLAGS='-O0 --no-such-flag'
        run 2 uart --ticks 100 --engine $engine && has err no-such-flag ||
            return 1
    done
)
say 'CXXFLAGS holds further options, and another twin is built' flags

not_there() (
    XDG_CACHE_HOME=$work/none
    CXX='nowhere-c++ -O0'
    export CXX
    run 2 uart --ticks 100 && has err 'nowhere-c++' && has err 'not found'
)
say 'a compiler that is not there is named' not_there

echo "1..$n"
[ "$bad" -eq 0 ]
