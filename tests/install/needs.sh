#!/bin/sh
# needs.sh - what is installed, asked for and left alone, on machines that
# are made up: a PATH with only the commands that such a machine would have.
# Prints TAP.
set -u
cd "$(dirname "$0")/../.."
. tests/structure/say.sh
real=$PATH

# machine COMMAND...: has these, and what every system has.
machine() {
    rm -rf "$work/bin"
    mkdir "$work/bin"
    ln -s /bin/true "$work/bin/true"
    for name in awk cat cut dirname env grep id mktemp rm sed sh tail tr \
        "$@"; do
        at=$(PATH=$real command -v "$name") || at=/bin/true
        ln -sf "$at" "$work/bin/$name"
    done
}

# fake NAME: a command, from the input.
fake() {
    rm -f "$work/bin/$1"
    { echo "#!/bin/sh"; cat; } >"$work/bin/$1"
    chmod +x "$work/bin/$1"
}

person() { echo 'echo 1000' | fake id; }
root() { echo 'echo 0' | fake id; }

# Packages are found, their sizes told, and installing them makes noise.
debian() {
    : >"$work/apt"
    echo 'exit 0' | fake apt-cache
    fake apt-get <<END
echo "\$*" >>$work/apt
case "\$*" in
*--print-uris*)
    echo "0 upgraded, 12 newly installed, 0 to remove and 3 not upgraded."
    echo "Need to get 45.1 MB of archives."
    echo "After this operation, 180 MB of additional disk space will be used."
    ;;
install*)
    echo "debconf: delaying package configuration" >&2
    echo "pmstatus:gcc:50.0:Unpacking gcc"
    echo "Setting up gcc"
    [ ! -e $work/broken ] || { echo "E: No space left on device"; exit 100; }
    ;;
esac
END
}

needs() {
    PATH=$work/bin sh scripts/needs.sh "$@" >"$work/told" 2>"$work/err" </dev/null
}

no_words() { [ ! -s "$work/told" ] && [ ! -s "$work/err" ]; }
whole='cc meson ninja pkg-config clang wasm-ld make gzip'
library='exit 0'

all_there() {
    machine $whole && debian && person && echo "$library" | fake pkg-config &&
        needs build play && no_words && [ ! -s "$work/apt" ]
}

without_sudo() {
    machine gzip make && debian && person
    needs build play test && return 1
    cat "$work/err"
    line=$(sed -n 's/^    //p' "$work/err")
    [ "$line" = 'apt-get install --no-install-recommends gcc libc6-dev meson'\
' ninja-build pkg-config libsdl2-dev clang lld mandoc libcmocka-dev' ]
}

optional_is_optional() {
    machine cc meson ninja && debian && person && needs build play &&
        no_words && [ ! -s "$work/apt" ] &&
        needs --how play && cat "$work/told" &&
        grep -q '^apt-get install .*libsdl2-dev clang lld' "$work/told"
}

# Neither apt-get nor any file of Debian's.
another_system() {
    machine cc meson ninja-build && person && needs build play && no_words &&
        needs --how play && cat "$work/told" &&
        grep -q "your system's packages: .*sdl2 clang wasm-ld" "$work/told" &&
        machine cc && person && ! needs build && cat "$work/err" &&
        grep -q "meson ninja" "$work/err"
}

as_root() {
    machine cc meson ninja && debian && root && needs build play &&
        cat "$work/told" "$work/err" &&
        [ ! -s "$work/err" ] && [ "$(wc -l <"$work/told")" -eq 1 ] &&
        grep -q '^Installing 12 packages, 45.1 MB to download, 180 MB on disk' \
            "$work/told" &&
        grep -q '^install -y --no-install-recommends .*libsdl2-dev clang' \
            "$work/apt"
}

with_sudo() {
    machine cc meson && debian && person &&
        fake sudo <<END && needs build && cat "$work/told" "$work/err" &&
[ "\$1" != -n ] || shift
exec "\$@"
END
        grep -q '^install .* ninja-build ' "$work/apt"
}

# Who may not become root is in the same place as without sudo.
with_refusing_sudo() {
    machine cc meson && debian && person && echo 'exit 1' | fake sudo &&
        ! needs build && cat "$work/err" && [ ! -s "$work/apt" ] &&
        grep -q '^    apt-get install .* ninja-build$' "$work/err"
}

failing() {
    machine cc meson && debian && root && : >"$work/broken"
    needs build
    status=$?
    rm "$work/broken"
    cat "$work/err"
    [ $status -eq 1 ] && grep -q 'No space left' "$work/err"
}

say 'needs: nothing is said or installed when all is there' all_there
say 'needs: without root a line to paste has each package once' without_sudo
say 'needs: without root the window and the page are left out, and no more' \
    optional_is_optional
say 'needs: a system without apt needs a compiler, Meson and ninja' \
    another_system
say 'needs: root is told in one line how much is installed' as_root
say 'needs: sudo is used' with_sudo
say 'needs: a sudo that refuses is none' with_refusing_sudo
say 'needs: when packages cannot be installed the reason is shown' failing
say 'needs: a set that is none is refused' fails needs no_such_set
echo "1..$n"
[ "$bad" -eq 0 ]
