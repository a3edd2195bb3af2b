#!/bin/sh
# web.sh [-q] [-d FILE] [-u URL] OUT - makes the page: files that any static
# host serves.
#
# What was compiled lies beside, in OUT-objects, so that a second run is
# quick. Prints what a browser fetches, unless -q asks for silence, and fails
# if that is over 600,000 bytes. -d writes what the page depends on, for ninja.
# -u is the address that the page will have: with it, links to the page show
# its picture, which only a whole address can name.
set -eu
start=$PWD
cd "$(dirname "$0")/.."
limit=600000
quiet=
depends=
url=
while getopts qd:u: option; do
    case $option in
    q) quiet=1 ;;
    d) depends=$OPTARG ;;
    u) url=$OPTARG ;;
    *) exit 2 ;;
    esac
done
shift $((OPTIND - 1))
out=${1:-build/web}

# By one name, however the folder was given: what make noted about headers
# holds for that name.
mkdir -p "$out"
out=$(cd "$out" && pwd)
# The rules are for GNU make, which is gmake where make is another.
make=make
! command -v gmake >/dev/null 2>&1 || make=gmake
$make -s -j"$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)" \
    -f scripts/web.mk OUT="$out" OBJECTS="$out-objects"

# bare FILE: as a browser needs it, without comments. Those of a language say
# where its sentences stand; the first one is its name.
bare() {
    case $1 in
    *.js | *.css) awk -f scripts/bare.awk "$1" ;;
    *.po) sed '/^#:/d' "$1" ;;
    *) cat "$1" ;;
    esac
}

# Copies only what differs: a server may hold the file open. What was copied
# before and is no longer part of the page goes.
copied=$out-objects/copied.txt
touch "$copied"
for file in web/*.* po/*.po; do
    case $file in */meson.build) continue ;; esac
    bare "$file" >"$out-objects/bare"
    cmp -s "$out-objects/bare" "$out/${file##*/}" ||
        cp "$out-objects/bare" "$out/${file##*/}"
    echo "${file##*/}"
done >"$copied.new"
echo languages.js >>"$copied.new"
while read -r name; do
    grep -qxF "$name" "$copied.new" || rm -f "$out/$name"
done <"$copied"
mv "$copied.new" "$copied"

case $url in
'') ;;
*[!A-Za-z0-9.:/_~%-]*)
    echo "web.sh: invalid characters in the address: $url" >&2
    exit 2
    ;;
http://* | https://*)
    sed "s|\(og:image\" content=\"\)|\1${url%/}/|" web/index.html \
        >"$out-objects/index.html"
    cp "$out-objects/index.html" "$out/index.html"
    ;;
*)
    echo "web.sh: an address must begin with https://: $url" >&2
    exit 2
    ;;
esac

# The languages there are, and what they call themselves: the first comment
# of each file.
languages_file() {
    echo '/* languages.js - the languages of the page; made by web.sh. */'
    echo
    echo 'export const languages = {'
    for file in po/*.po; do
        name=$(sed -n 's/^# *//p;q' "$file" | tr -d "'\\\\")
        printf "    '%s': '%s',\n" "$(basename "$file" .po)" "$name"
    done
    echo '};'
}
languages_file >"$out-objects/languages.js"
cmp -s "$out-objects/languages.js" "$out/languages.js" ||
    cp "$out-objects/languages.js" "$out/languages.js"

# sha256 FILE: its hash, by whatever tool there is
sha256() {
    if command -v sha256sum >/dev/null 2>&1; then
        sha256sum <"$1"
    elif command -v shasum >/dev/null 2>&1; then
        shasum -a 256 <"$1"
    else
        openssl dgst -sha256 -r <"$1"
    fi | cut -d ' ' -f 1
}

# What the service worker keeps for when there is no network: all that a
# browser asks for. The version is the sum of all of it.
version_file() {
    for name in $(cat "$copied") boardwalk.wasm; do
        case $name in sw.js | preview.png) continue ;; esac
        printf "    '%s':\n    '%s',\n" "$name" "$(sha256 "$out/$name")"
    done >"$out-objects/files.txt"
    echo '/* version.js - every file of this version; made by web.sh. */'
    echo "const BOARDWALK_VERSION = '$(sha256 "$out-objects/files.txt")';"
    echo
    echo 'const BOARDWALK_FILES = {'
    cat "$out-objects/files.txt"
    echo '};'
}
version_file >"$out-objects/version.js"
cmp -s "$out-objects/version.js" "$out/version.js" ||
    cp "$out-objects/version.js" "$out/version.js"

# sources: all that went into it, a line each
sources() {
    ls web/*.* po/*.po scripts/web.mk scripts/web.sh scripts/bare.awk
    find "$out-objects" -name '*.d' -exec cat {} + | tr ' ' '\n' |
        grep '^src/.*\.[ch]$' | sort -u
}

if [ -n "$depends" ]; then
    root=$(pwd | sed 's/ /\\ /g')
    {
        printf 'web/boardwalk.wasm:'
        sources | while read -r file; do printf ' %s' "$root/$file"; done
        echo
    } >"$start/$depends"
fi

sum=0
for name in $(cat "$copied") version.js boardwalk.wasm; do
    file=$out/$name
    size=$(($(gzip -9 -c "$file" | wc -c)))
    sum=$((sum + size))
    [ -n "$quiet" ] || printf '%8d bytes, %7d compressed  %s\n' \
        "$(wc -c <"$file")" "$size" "$name"
done
[ -n "$quiet" ] ||
    printf '%8s        %7d compressed, of %d\n' all "$sum" "$limit"
if [ "$sum" -gt "$limit" ]; then
    echo "web.sh: the page is too large" >&2
    exit 1
fi
