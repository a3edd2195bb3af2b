#!/bin/sh
# deb.sh - Debian packages of what is committed, in build-deb, and what
# lintian says of them.
set -eu
cd "$(dirname "$0")/.."
out=$PWD/build-deb
tree=$out/boardwalk
rm -rf "$out"
mkdir -p "$tree"
git archive HEAD | tar -x -C "$tree" -f -
if ! (cd "$tree" && dpkg-buildpackage -us -uc -b) >"$out/build.log" 2>&1; then
    tail -n 30 "$out/build.log"
    echo "The packages could not be built; the log is $out/build.log."
    exit 1
fi
lintian --fail-on error,warning --allow-root "$out"/*.changes
ls "$out"/*.deb
