#!/bin/sh
# install.sh BUILD [whole] - what `make install` installs, that `make uninstall`
# takes it away again, and that the program is the same wherever it is built.
# BUILD is a folder that was built without other places for its files. Prints
# TAP.
#
# With `whole`, as in `make soak`, the whole program is built in another folder
# and compared. Otherwise all commands there are compared, and the objects of a
# few rooms: equal commands on equal sources can put nothing else into an object
# than the folder, which is looked for in the program, and the hour.
set -u
cd "$(dirname "$0")/../.."
. tests/structure/say.sh
unset MAKEFLAGS MFLAGS MAKELEVEL      # or make tells which folder it is in
build=$1
is_whole=${2-}
to="$work/a place"
version=$(sed -n "s/^  version: '\(.*\)',/\1/p" meson.build)

skip() {        # SENTENCE REASON
    n=$((n + 1))
    echo "ok $n - $1 # SKIP $2"
}

# What belongs where, from the source's own files.
expected() {
    share=usr/local/share
    has_page=$(ls "$build/web/boardwalk.wasm" 2>/dev/null)
    {
        sed -e '/^#/d' tests/install/files.txt
        git ls-files po rtl twin | sed "s,^,$share/boardwalk/,"
        git ls-files samples/assignments |
            sed "s,^samples,$share/boardwalk,"
        git ls-files docs samples |
            grep -v 'docs/pictures/.*\.\(c\|mjs\|sh\)$' |
            sed "s,^,$share/doc/boardwalk/,"
        [ -z "$has_page" ] || {
            git ls-files web | sed "/meson.build/d; s,^,$share/boardwalk/,"
            git ls-files po | sed "s,^po,$share/boardwalk/web,"
            echo "$share/boardwalk/web/boardwalk.wasm"
            echo "$share/boardwalk/web/design.wasm"
            echo "$share/boardwalk/web/languages.js"
            echo "$share/boardwalk/web/version.js"
        }
    } | sort
}

files_in() { (cd "$1" && find . ! -type d | sed 's,^\./,,' | sort); }

installs() {
    make install BUILD="$build" DESTDIR="$to" >"$work/told" 2>&1 || {
        cat "$work/told"
        return 1
    }
    cat "$work/told"
    [ "$(wc -l <"$work/told")" -eq 1 ] && expected >"$work/expected" &&
        files_in "$to" | diff "$work/expected" -
}

runs() {
    program="$to/usr/local/bin/boardwalk"
    [ "$("$program" --version)" = "boardwalk $version" ] &&
        "$program" completion bash |
            cmp - "$to/usr/local/share/bash-completion/completions/boardwalk"
}

# told OPTION...: what pkg-config says of the library, by a path without the
# space, which not every version of it can quote.
told() {
    ln -sfn "$to" "$work/plain"
    PKG_CONFIG_PATH="$work/plain/usr/local/lib/pkgconfig" pkg-config \
        --define-variable=prefix="$work/plain/usr/local" "$@" boardwalk-poker
}

# With the shared library, with the static one, and the header in C++.
# shellcheck disable=SC2046  # several words
library_is_usable() {
    lib="$to/usr/local/lib"
    [ "$(told --modversion)" = "$version" ] &&
        ${CC:-cc} -std=c11 -Wall -Wextra -Werror tests/install/poker.c \
            -o "$work/shared" $(told --cflags --libs) &&
        LD_LIBRARY_PATH="$lib" "$work/shared" &&
        ${CC:-cc} $(told --cflags) tests/install/poker.c \
            "$lib/libboardwalk-poker.a" -o "$work/static" -lm &&
        env -u LD_LIBRARY_PATH "$work/static" || return 1
    ! command -v c++ >/dev/null || c++ -Wall -Werror -fsyntax-only -x c++ \
        "$to/usr/local/include/boardwalk-poker.h"
}

# The library's own names only.
library_exports() {
    nm -D --defined-only "$to/usr/local/lib/libboardwalk-poker.so" |
        awk '{ print $NF }' | grep -v '^boardwalk_poker_' && return 1
    return 0
}

# A folder of ours with somebody's file stays, as all folders of others do.
uninstalls() {
    share="$to/usr/local/share"
    : >"$share/man/man6/other.6"
    : >"$share/boardwalk/rtl/mine.sv"
    make uninstall BUILD="$build" DESTDIR="$to" >"$work/told" 2>&1
    cat "$work/told"
    [ "$(wc -l <"$work/told")" -eq 1 ] &&
        files_in "$to" >"$work/left" && cat "$work/left" &&
        printf '%s\n' usr/local/share/boardwalk/rtl/mine.sv \
            usr/local/share/man/man6/other.6 | cmp - "$work/left" &&
        [ ! -e "$share/boardwalk/twin" ] && [ ! -e "$share/doc/boardwalk" ]
}

# Set up, not built: Meson tells where it would put things.
other_places() {
    meson setup "$work/other" -Dprefix=/usr -Dbindir=/usr/games \
        -Ddatadir=/usr/share -Dmandir=/usr/share/man -Dwindow=disabled \
        -Dpage=disabled >/dev/null &&
        meson introspect --installed "$work/other" >"$work/installed" &&
        grep -q '"/usr/games/boardwalk"' "$work/installed" &&
        grep -q '"/usr/share/man/man6/boardwalk.6"' "$work/installed" &&
        ! grep -q '"/usr/local' "$work/installed"
}

# The same folder, with a ninja that does nothing.
left_out_is_named() {
    mkdir -p "$work/bin"
    printf '#!/bin/sh\n[ "$1" != --version ] || echo 1.11.1\n' \
        >"$work/bin/ninja"
    chmod +x "$work/bin/ninja"
    PATH="$work/bin:$PATH" scripts/build.sh -v "$work/other" >"$work/told" 2>&1
    cat "$work/told"
    grep -qx 'Left out: the window (it needs SDL2) and the page for browsers'\
' (it needs clang and lld)\.' "$work/told" &&
        grep -q '^Terminal=true$' "$work/other/data/boardwalk.desktop"
}

# Desktops

desktop_entry() { desktop-file-validate "$build/data/boardwalk.desktop"; }

metainfo() {
    appstreamcli validate --no-net --no-color data/*.metainfo.xml
}

# Bytes 17 to 24 of a PNG are its width and height.
icons_have_their_sizes() {
    for file in data/icons/*/boardwalk.png; do
        size=${file%/*}
        size=${size##*/}
        [ "$(od -An -j16 -N8 -tu1 "$file" | tr -s ' ')" = \
          " 0 0 $((size / 256)) $((size % 256)) 0 0 $((size / 256)) \
$((size % 256))" ] || { echo "$file"; return 1; }
    done
}

one_version() {
    grep -q "<release version=\"$version\"" data/*.metainfo.xml &&
        [ "$(sed -n '1s/.*(\(.*\)).*/\1/p' debian/changelog)" = "$version" ]
}

# The same binary from another folder

# copy FOLDER: the source as it is here, there.
copy() {
    mkdir -p "$1"
    git ls-files -co --exclude-standard >"$work/list"
    # A file may be gone and git not know it yet.
    while IFS= read -r file; do
        [ ! -e "$file" ] || printf '%s\n' "$file"
    done <"$work/list" | tar -c -T - -f - | tar -x -C "$1" -f -
}

# commands FOLDER: those that make the program there. Only one of two folders
# may have been set up with ccache.
commands() {
    ninja -C "$1" -t commands boardwalk | sed 's/^ccache //' | sort
}

# compiler: which one BUILD was set up with.
compiler() { commands "$build" | sed -n 's/ .* -c .*//p' | head -n 1; }

rooms='src/libbase.a src/libdisk.a'

# same_objects FOLDER OTHER: those of the rooms.
same_objects() {
    for room in $rooms; do
        for object in "$1/$room.p"/*.o; do
            cmp "$object" "$2/$room.p/${object##*/}" || return 1
        done
    done
}

no_hour() { ! git grep -nE '__(DATE|TIME|TIMESTAMP)__' -- src; }

# As deep in the copy as here: commands name files from the build folder on.
same_binary() {
    there="$work/some/deeper/place"
    folder="$there/${build#"$PWD/"}"
    copy "$there"
    wanted=$rooms
    [ -z "$is_whole" ] || wanted=boardwalk
    # One program and no second: what is only for tests changes no flag.
    # shellcheck disable=SC2086  # the targets are words
    CC=$(compiler) meson setup "$folder" "$there" --werror \
        >"$work/log" 2>&1 &&
        ninja -C "$folder" --quiet $wanted >"$work/log" 2>&1 || {
            cat "$work/log"
            return 1
        }
    commands "$build" >"$work/commands"
    commands "$folder" | diff "$work/commands" - && no_hour &&
        same_objects "$folder" "$build" || return 1
    [ -z "$is_whole" ] || cmp "$folder/boardwalk" "$build/boardwalk"
}

no_path() {
    ! strings -a "$build/boardwalk" | grep -F -e "$PWD" -e "$work"
}

# With debug information, which names files and folders.
same_with_debug_information() {
    copy "$work/one"
    copy "$work/two/deeper"
    for place in "$work/one" "$work/two/deeper"; do
        # shellcheck disable=SC2086  # the rooms are words
        meson setup "$place/out" "$place" -Dbuildtype=debug >"$work/log" 2>&1 &&
            ninja -C "$place/out" --quiet $rooms >"$work/log" 2>&1 || {
                cat "$work/log"
                return 1
            }
    done
    same_objects "$work/one/out" "$work/two/deeper/out" || return 1
    for room in $rooms; do
        ! strings -a "$work/one/out/$room.p"/*.o | grep -F "$work" || return 1
    done
}

# What would be found: a path that is compiled in.
planted_path() {
    echo "const char *path = \"$PWD/src\";" >"$work/fault.c"
    ${CC:-cc} -c "$work/fault.c" -o "$work/fault.o" &&
        ! strings -a "$work/fault.o" | grep -F "$PWD"
}

say 'install: all files and no others, and one line' installs
say 'install: the installed program runs, and wrote its scripts of shells' runs
if command -v pkg-config >/dev/null; then
    say 'install: a program with the library compiles and runs' \
        library_is_usable
else
    skip 'install: a program with the library compiles and runs' \
        'no pkg-config'
fi
say 'install: the shared library has no other names than its own' \
    library_exports
say 'install: uninstall removes what is ours, and nothing else' uninstalls
say 'install: prefix, bindir, datadir and mandir are heeded' other_places
say 'install: what is left out is named, with what it needs' left_out_is_named
if command -v desktop-file-validate >/dev/null; then
    say 'install: the desktop entry is valid' desktop_entry
else
    skip 'install: the desktop entry is valid' 'no desktop-file-validate'
fi
if command -v appstreamcli >/dev/null; then
    say 'install: the AppStream metainfo is valid' metainfo
else
    skip 'install: the AppStream metainfo is valid' 'no appstreamcli'
fi
say 'install: icons have the sizes of their folders' icons_have_their_sizes
say 'install: Meson, metainfo and debian/ tell the same version' one_version
say 'install: the program is the same, built in another folder' same_binary
say 'install: the program holds no path of its build' no_path
say 'install: a path would be found' fails planted_path
say 'install: objects with debug information are the same, too' \
    same_with_debug_information
echo "1..$n"
[ "$bad" -eq 0 ]
