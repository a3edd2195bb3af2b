#!/bin/sh
# commands.sh [OPTION]... BOARDWALK - runs every command that the documents
# show, in a clean copy of the tree, and compares what they promise.
#
#   -t TREE   the tree; else the one of this file
#   -m MARKS  what is not simply run, and why; else marks.txt
#   -p PAGE   the folder of the page, for `boardwalk web`
#   -q HTTP   a program that asks a server: tests/cli/http.c
#
# The copy has the files that Git knows, as they are now, and the program as
# build/boardwalk, where `make play` puts it. A document is one shell from its
# first line to its last. Only the README has to find the program by itself;
# the others rely on it. Manual pages are read beside a copy of the
# samples. extract.awk says what a command is, promise.awk how outputs are
# compared, steps.sh how each is run. Prints TAP.
set -u
here=$(cd "$(dirname "$0")" && pwd)
tree=$(cd "$here/../.." && pwd)
marks=$here/marks.txt
page=
http=
while getopts t:m:p:q: option; do
    case $option in
    t) tree=$OPTARG ;;
    m) marks=$OPTARG ;;
    p) page=$OPTARG ;;
    q) http=$(realpath "$OPTARG") ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
boardwalk=$(realpath "$1")
work=$(mktemp -d "${TMPDIR:-/tmp}/boardwalk-docs.XXXXXX")
clean_up() {
    for socket in "$work"/steps.*/tmux; do
        [ -S "$socket" ] && tmux -S "$socket" kill-server 2>/dev/null
    done
    rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 1' HUP INT TERM
root=$work/boardwalk
cache=$work/cache
n=0
bad=0
: >"$work/counts"
: >"$work/used"
: >"$work/parsed"

result() {      # STATUS SENTENCE [FILE WITH REASONS]
    n=$((n + 1))
    if [ "$1" -eq 0 ]; then
        printf 'ok %d - %s\n' "$n" "$2"
        return
    fi
    bad=$((bad + 1))
    printf 'not ok %d - %s\n' "$n" "$2"
    [ ! -s "${3-}" ] || head -n 20 "$3" | sed 's/^/# /'
}

# The copies

# What other tests have built is no secret. What the documents build goes: a
# second run must print that it builds it, too.
copy_cache() {
    mkdir "$cache"
    [ ! -d "${XDG_CACHE_HOME-}" ] ||
        cp -Rp "$XDG_CACHE_HOME/." "$cache" 2>/dev/null
}

# Without Git, as in a package, all but what was built.
tracked() {
    if [ -e "$tree/.git" ]; then
        git -C "$tree" ls-files -z
    else
        (cd "$tree" && find . \( -path './build*' -o -path './obj-*' \) \
            -prune -o -type f -print0)
    fi
}

copy_tree() {
    mkdir -p "$root/build"
    tracked >"$work/tracked"
    tar -C "$tree" --null -T "$work/tracked" -cf - | tar -C "$root" -xf - ||
        exit 1
    cp "$boardwalk" "$root/build/boardwalk"
    [ -z "$page" ] || cp -R "$page" "$root/build/web"
    sed "s,@source@,$root,; s,@build@,$root/build," \
        "$tree/src/disk/share.in" >"$root/build/boardwalk.share"
    files_of_root >"$work/files"
}

files_of_root() { (cd "$root" && find . -type f | LC_ALL=C sort); }

# What a document leaves behind is removed, so that none leans on another.
clear_root() {
    files_of_root | LC_ALL=C comm -13 "$work/files" - |
        (cd "$root" && tr '\n' '\0' | xargs -0 rm -f)
    find "$root" -newer "$work/stamp" -type f >"$work/changed"
    result "$(grep -c . "$work/changed")" \
        "$1: its commands leave the files of the tree alone" "$work/changed"
}

# Marks: HOW PATTERN # REASON

how=
find_mark() {   # LINE
    how='run'
    while read -r kind rest; do
        pattern=${rest%% # *}
        # shellcheck disable=SC2254
        case $1 in
        $pattern) ;;
        *) continue ;;
        esac
        how=$kind
        echo "$kind $rest" >>"$work/used"
        return
    done <"$work/marks"
}

squeezed() { tr -s ' \t' ' ' <"$1"; }

# A document becomes a script for the shell

script_step() { # STEP
    case $(cat "$steps/$1.kind") in
    command) command_step "$1" ;;
    script) echo "in_file $1 run" ;;
    pdn) echo "in_file $1 checkers check" ;;
    sgf) echo "in_file $1 go check" ;;
    phh) echo "in_file $1 poker check" ;;
    named) echo "only_known $1 named" ;;
    bad) : ;;
    esac
}

command_step() {
    if ! sh -n "$steps/$1.line" 2>"$steps/$1.out"; then
        echo 2 >"$steps/$1.got"
        return
    fi
    find_mark "$(squeezed "$steps/$1.line")"
    echo "$how" >"$steps/$1.how"
    case $how in
    terminal) echo "in_terminal $1" ;;
    web) echo "in_server $1" ;;
    parse) echo "only_known $1"
        printf '# only parsed: %s: %s\n' "$where" \
            "$(squeezed "$steps/$1.line")" >>"$work/parsed" ;;
    verilog) printf 'if ! command -v verilator >/dev/null; then '
        echo "skip $1 'no Verilator'; else"
        verilog_step "$1"
        echo 'fi' ;;
    run) plain_step "$1" ;;
    esac
}

verilog_step() {
    case $(cat "$steps/$1.line") in
    'boardwalk play'*) echo "in_terminal $1" ;;
    *) plain_step "$1" ;;
    esac
}

plain_step() {
    echo "{"
    cat "$steps/$1.line"
    echo "} >'$steps/$1.out' 2>&1 </dev/null"
    echo "echo \$? >'$steps/$1.got'"
}

write_script() {
    case $document in
    man/*) echo "cp -R '$root/samples' '$steps/' && cd '$steps/samples'" ;;
    *) echo "cd '$root'" ;;
    esac
    [ "$document" = README.md ] || echo "PATH='$root/build:$PATH'"
    printf "steps='%s'\nroot='%s'\nhttp='%s'\n" "$steps" "$root" "$http"
    echo ". '$here/steps.sh'"
    i=1
    while [ -e "$steps/$i.kind" ]; do
        where=$(cat "$steps/$i.where")
        script_step "$i"
        i=$((i + 1))
    done
}

# What came of it

keeps_promise() {   # STEP: says why not
    got=$(cat "$steps/$1.got" 2>/dev/null || echo none)
    wanted=$(cat "$steps/$1.status" 2>/dev/null || echo 0)
    if [ "$got" != "$wanted" ]; then
        echo "exit status $got instead of $wanted"
        return 1
    fi
    case $(cat "$steps/$1.how" 2>/dev/null) in parse) return 0 ;; esac
    expand "$steps/$1.out" >"$steps/$1.plain" 2>/dev/null
    if [ -e "$steps/$1.has" ] && ! has_text "$1"; then
        printf 'promised: %s\n' "$(cat "$steps/$1.has")"
        return 1
    fi
    [ ! -e "$steps/$1.want" ] ||
        awk -f "$here/promise.awk" "$steps/$1.want" "$steps/$1.plain"
}

has_text() {
    sed 's/^/.../; s/$/.../' "$steps/$1.has" >"$steps/$1.part"
    printf '...\n%s\n...\n' "$(cat "$steps/$1.part")" >"$steps/$1.any"
    awk -f "$here/promise.awk" "$steps/$1.any" "$steps/$1.plain" >/dev/null
}

judge() {       # STEP
    kind=$(cat "$steps/$1.kind")
    title="$(cat "$steps/$1.where"): $kind"
    [ ! -e "$steps/$1.line" ] ||
        title="$(cat "$steps/$1.where"): $(squeezed "$steps/$1.line")"
    if [ "$kind" = bad ]; then
        result 1 "$title"
        return
    fi
    case $(cat "$steps/$1.got" 2>/dev/null) in
    skip*) n=$((n + 1))
        printf 'ok %d - %s # SKIP %s\n' "$n" "$title" \
            "$(sed 's/skip //' "$steps/$1.got")"
        return ;;
    esac
    keeps_promise "$1" >"$steps/$1.why"
    kept=$?
    cat "$steps/$1.out" >>"$steps/$1.why" 2>/dev/null
    result $kept "$title" "$steps/$1.why"
}

run_document() {
    document=$1
    steps=$work/steps.$(echo "$document" | tr / _)
    mkdir "$steps" "$steps/home"
    case $document in man/*) man=1 ;; *) man= ;; esac
    awk -v out="$steps" -v name="$document" -v man="$man" \
        -f "$here/extract.awk" "$root/$document" || exit 1
    write_script >"$steps/script"
    touch "$work/stamp"
    env -u DISPLAY -u WAYLAND_DISPLAY -u XDG_STATE_HOME \
        -u NO_COLOR -u COLORTERM -u BOARDWALK_COLOR -u MAKEFLAGS \
        HOME="$steps/home" XDG_CACHE_HOME="$cache" LC_ALL=C.UTF-8 \
        TERM=xterm-256color timeout 6000 sh "$steps/script" </dev/null \
        >"$steps/said" 2>&1
    i=1
    while [ -e "$steps/$i.kind" ]; do
        judge "$i"
        cat "$steps/$i.how" >>"$work/counts" 2>/dev/null
        i=$((i + 1))
    done
    clear_root "$document"
}

# All documents

grep -vE '^ *(#|$)' "$marks" >"$work/marks"
copy_tree
copy_cache
for path in "$root"/*.md "$root"/samples/*.md "$root"/docs/*.md \
    "$root"/man/*.[1-9]; do
    [ ! -e "$path" ] || run_document "${path#"$root"/}"
done

LC_ALL=C sort -u "$work/used" >"$work/used.sorted"
LC_ALL=C sort -u "$work/marks" | LC_ALL=C comm -23 - "$work/used.sorted" \
    >"$work/idle"
result "$(grep -c . "$work/idle")" 'every mark is needed' "$work/idle"
cat "$work/parsed"
LC_ALL=C sort "$work/counts" | uniq -c | awk '
    { count[$2] = $1; all += $1 }
    END { printf "# %d command lines: %d run, %d in a terminal, " \
                 "%d as servers, %d on Verilog, %d only parsed\n", all,
                 count["run"], count["terminal"], count["web"],
                 count["verilog"], count["parse"] }'
parsed=$(grep -c . "$work/parsed")
lines=$(grep -c . "$work/counts")
result $((parsed * 8 > lines)) \
    'at most one command line in eight is only parsed'
echo "1..$n"
[ "$bad" -eq 0 ]
