#!/bin/sh
# odd.sh - submissions as they come: whatever is handed in, it gets a result
# with one clear sentence, and no other submission is affected.
#
#   tests/grade/odd.sh BOARDWALK
set -u
boardwalk=$1
case $boardwalk in /*) ;; *) boardwalk=$PWD/$boardwalk ;; esac
here=$(cd "$(dirname "$0")" && pwd)
# shellcheck source=tests/grade/course.sh
. "$here/course.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export XDG_CACHE_HOME="$work/cache"
mkdir "$XDG_CACHE_HOME"
count=0

ok() {          # STATUS SENTENCE
    count=$((count + 1))
    [ "$1" -eq 0 ] && echo "ok $count - odd: $2" && return
    echo "not ok $count - odd: $2"
    sed 's/^/# /' "$work/log" 2>/dev/null | tail -70
}

# Full marks, or none and this sentence.
is_right() { grep -q "^$1  *6 of 6\$" "$work/log"; }
refuses() { grep -q -e "^$1  *0 of 6  not built: .*$2" "$work/log"; }

if ! command -v yosys >/dev/null; then
    echo "1..0 # SKIP there is no yosys"
    exit 0
fi
make_course
project right basys2 one_block
cd "$work/in" || exit 1

copy() { cp -r right "$1"; }

# Folders
mkdir -p nested/a/b vivado/duel.srcs/new vivado/duel.cache/wt vivado/duel.runs
cp right/* nested/a/b
cp right/* vivado/duel.srcs/new
truncate -s 100M vivado/duel.runs/top_routed.dcp
number=0
while [ "$number" -lt 4100 ]; do
    : >"vivado/duel.cache/wt/$number"
    number=$((number + 1))
done
copy film
truncate -s 2G film/board.mp4
copy odd_file
: >"odd_file/new
line.txt"
copy mac
mkdir mac/__MACOSX
cp right/duel.v mac/__MACOSX/._duel.v
copy windows
for file in windows/*; do
    sed 's/$/\r/' "$file" >"$work/crlf" && mv "$work/crlf" "$file"
done
{ printf '\357\273\277'; cat right/duel.v; } >windows/duel.v
copy utf16
{ printf '\377\376'; sed 's/./&\x0/g' right/duel.v; } >utf16/duel.v
mkdir empty alone
cp right/duel.v alone
copy many
number=0
while [ "$number" -lt 4100 ]; do
    : >"many/$number"
    number=$((number + 1))
done

# Names
copy index.html
copy grades.csv
copy "$(printf 'J\303\274rgen')"
copy "$(printf 'J\303\266rgen')"
copy "100% #1?"
copy "a
b"

# Archives
(cd "$work/in" && tar cf "$work/plain.tar" right)
mkdir moodle_file twice
cp "$work/plain.tar" moodle_file/abgabe.tar
(cd moodle_file && tar czf "$work/in/inner.tgz" abgabe.tar)
mv inner.tgz twice
copy backup
cp "$work/plain.tar" backup/old.tar
ln -s /etc/passwd linked
tar rf "$work/plain.tar" linked
rm linked
mv "$work/plain.tar" tarlink.tar
mkdir rar
echo 'Rar!' >rar/project.rar
echo 'Rar!' >packed.rar
: >zero.zip
head -c 700 tarlink.tar >broken.tar

"$boardwalk" grade "$course" "$work"/in/* --trust --out "$work/report" \
    >"$work/log" 2>&1
ok $? "a class with every kind of odd submission is graded"
[ -s "$work/report/index.html" ] && [ -s "$work/report/grades.csv" ]
ok $? "also with submissions called like the files of its report"
is_right index.html_ && is_right grades.csv_
ok $? "and these have a folder of another name"
is_right nested && is_right vivado
ok $? "folders in folders and what Vivado leaves behind do not matter"
is_right film
ok $? "nor does a film of two gigabytes"
is_right odd_file && is_right mac && is_right windows
ok $? "nor do odd names of files, those of a Mac, and line ends of Windows"
is_right "$(printf 'J\303\274rgen')" && is_right "$(printf 'J\303\266rgen')"
ok $? "two names that differ by an umlaut differ in the report"
is_right '100___1_' && is_right a_b
ok $? "a name has no character that an address or a shell would stumble over"
is_right moodle_file && is_right twice && is_right backup
ok $? "archives in a folder or an archive are opened if there is no source"
is_right tarlink
ok $? "a link in an archive is left out"
refuses utf16 'duel.v was left out: it is in UTF-16'
ok $? "a source in UTF-16 is named"
refuses empty 'no Verilog, SystemVerilog or VHDL'
ok $? "an empty folder is told from a wrong design"
refuses alone 'only the given block .*is the top or the constraint file'
ok $? "and so is one that has only given blocks with a place on the board"
refuses many 'too many files'
ok $? "too many files are refused"
refuses rar 'project.rar is an archive of a kind that is not read here'
ok $? "an archive in a folder that cannot be read is named"
refuses packed.rar 'neither zip nor tar' && refuses zero 'neither zip nor tar'
ok $? "and so is one that is handed in"
refuses broken 'cut off\|broken'
ok $? "one that is cut off gets no points"

"$boardwalk" grade "$course" "$work/in/a
b" --plan >"$work/log" 2>&1
[ $? -eq 1 ] && grep -q 'a line end in the name' "$work/log"
ok $? "a plan refuses a name with a line end"

# The first grader of the class is killed, whichever that is.
cd "$work" || exit 1
project longer basys2 one_block 's/TWO_SECONDS = 100/TWO_SECONDS = 99/'
project other basys3 three_blocks
"$boardwalk" grade "$course" in/longer in/other --trust --out killed -j 1 \
    >"$work/log" 2>&1 &
pid=$!
worker=
while kill -0 "$pid" 2>/dev/null && [ -z "$worker" ]; do
    worker=$(ps -o pid=,ppid= -A | awk -v p="$pid" '$2 == p { print $1 }')
done
kill -9 $worker
wait "$pid"
[ "$(grep -c . "$work/log")" -eq 2 ] && refuses longer 'ended by signal 9' &&
    is_right other && [ -s killed/index.html ]
ok $? "a grader that is killed does not take the class with it"
"$boardwalk" grade "$course" in/longer in/other --trust --out killed -j 1 \
    >"$work/log" 2>&1
is_right longer && is_right other
ok $? "and its submission is graded by the next run"
echo "1..$count"
