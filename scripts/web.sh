#!/bin/sh
# web.sh OUT - makes the page: four files that any static host serves.
#
# What was compiled lies beside, in OUT-objects, so that a second run is
# quick. Prints what a browser fetches, and fails if that is over a megabyte.
set -eu
cd "$(dirname "$0")/.."
out=${1:-build/web}
limit=1000000

# By one name, however the folder was given: what make noted about headers
# holds for that name.
mkdir -p "$out"
out=$(cd "$out" && pwd)
make -s -j"$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2)" \
    -f scripts/web.mk OUT="$out" OBJECTS="$out-objects"

# Copies only what differs: a server may hold the file open.
for file in web/index.html web/boardwalk.js web/boardwalk.css; do
    [ -e "$file" ] || continue
    cmp -s "$file" "$out/${file#web/}" || cp "$file" "$out/"
done

sum=0
for file in "$out"/*.*; do
    size=$(gzip -9 -c "$file" | wc -c)
    sum=$((sum + size))
    printf '%8d bytes, %7d compressed  %s\n' \
        "$(wc -c <"$file")" "$size" "${file##*/}"
done
printf '%8s        %7d compressed, of %d\n' all "$sum" "$limit"
if [ "$sum" -gt "$limit" ]; then
    echo "web.sh: the page is too large" >&2
    exit 1
fi
