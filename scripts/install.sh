#!/bin/sh
# install.sh install|uninstall BUILD PREFIX - puts what was built where BUILD
# was set up for, below DESTDIR if that is set, or removes it from there.
#
# What to remove is what installing puts into an empty folder: this needs no
# list from the day it was installed, and takes nothing else along.
set -eu
to=${DESTDIR-}
case $to in ''|/*) ;; *) to=$PWD/$to ;; esac
cd "$(dirname "$0")/.."
build=$2

put() {
    DESTDIR=$1 meson install -C "$build" --quiet --no-rebuild >/dev/null
}

case $1 in
install)
    put "$to"
    echo "Installed Boardwalk under $to$3."
    ;;
uninstall)
    stage=$(mktemp -d)
    trap 'rm -rf "$stage"' EXIT
    put "$stage"
    (cd "$stage" && find . ! -type d) | while IFS= read -r file; do
        rm -f "$to/$file"
    done
    # Folders of our own, the deepest first; others belong to the system.
    (cd "$stage" && find . -depth -type d -path '*/boardwalk*') |
        while IFS= read -r folder; do
            rmdir "$to/$folder" 2>/dev/null || true
        done
    echo "Removed Boardwalk from $to$3."
    ;;
*)
    echo "install.sh: install or uninstall, not '$1'" >&2
    exit 2
    ;;
esac
