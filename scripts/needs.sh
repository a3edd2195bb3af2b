#!/bin/sh
# needs.sh SET... - installs what is missing, from Debian's or Ubuntu's
# packages.
#
#   build    what it takes to build at all
#   play     what makes the program whole: the window, and the page for
#            browsers; without it these are left out
#   test     to run the short tests
#   check    to run all tests
#   arm      to build the Go program for a real DE1-SoC
#   web      to build the page
#   rtl      to simulate, prove and synthesise the Verilog
#   coverage to measure what the tests execute
#   deb      to make Debian packages
#
# Does nothing when everything is there. Packages go in as root, or with
# sudo; without either it prints the line that root would have to type, and
# fails, unless only things for `play` are missing. On other systems it asks
# the compiler and pkg-config, and says what to install.
#
#   needs.sh --how SET...    prints that line, and installs nothing
#   needs.sh --found SET...  prints what is there, a word each
set -eu
cd "$(dirname "$0")/.."
. scripts/progress.sh

# A line is: what to look for, then the package that brings it. What to look
# for is a command, or commands of which one is enough (a|b); <a header of
# the compiler>; pc:a package of pkg-config; or a file or a pattern of files,
# which has its place in Debian only.
build_needs='
cc                              gcc
<stdio.h>                       libc6-dev
meson                           meson
ninja|ninja-build|samu          ninja-build
'

web_needs='
clang                           clang
wasm-ld                         lld
gmake|make                      make
gzip                            gzip
'

play_needs="
pkg-config|pkgconf              pkg-config
pc:sdl2                         libsdl2-dev
$web_needs"

test_needs='
gcc                             gcc
clang                           clang
mandoc                          mandoc
<cmocka.h>                      libcmocka-dev
'

check_needs="
$play_needs $test_needs
clang-tidy                      clang-tidy
cppcheck                        cppcheck
tmux                            tmux
msguniq                         gettext
/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a  libclang-rt-dev
"

arm_needs='
arm-linux-gnueabihf-gcc         gcc-arm-linux-gnueabihf
/usr/arm-linux-gnueabihf/include/stdio.h  libc6-dev-armhf-cross
make                            make
bzip2                           bzip2
'

rtl_needs='
verilator                       verilator
c++                             g++
iverilog                        iverilog
yosys                           yosys
yosys-smtbmc                    yosys
/usr/share/yosys/include/backends/cxxrtl/cxxrtl.h  yosys-dev
z3                              z3
ghdl                            ghdl
nextpnr-ice40                   nextpnr-ice40
'

deb_needs="
$play_needs
dpkg-buildpackage               dpkg-dev
dh                              debhelper
lintian                         lintian
"

coverage_needs='
clang                           clang
llvm-cov                        llvm
/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.profile-*.a  libclang-rt-dev
'

# Only for more witnesses: tests skip themselves without these.
more_needs='
qemu-arm-static                 qemu-user-static
pc:libusb-1.0                   libusb-1.0-0-dev
umockdev-wrapper                umockdev
pc:umockdev-1.0                 libumockdev-dev
strace                          strace
Xvfb                            xvfb
xdotool                         xdotool
import                          imagemagick
node                            nodejs
npm                             npm
chromium-headless-shell         chromium-headless-shell
zsh                             zsh
fish                            fish
desktop-file-validate           desktop-file-utils
appstreamcli                    appstream
'

is_debian() { command -v apt-get >/dev/null 2>&1; }

has_command() {
    old=$IFS
    IFS='|'
    for name in $1; do
        IFS=$old
        command -v "$name" >/dev/null 2>&1 && return 0
    done
    IFS=$old
    return 1
}

has_file() {
    is_debian || return 0
    for file in $1; do [ -e "$file" ] && return 0; done
    return 1
}

has_header() {
    echo "#include $1" >"$work/header.c"
    # What cmocka.h wants to be included before it.
    cc -E -include stdarg.h -include stddef.h -include setjmp.h \
        "$work/header.c" >/dev/null 2>&1
}

has_library() {
    if command -v pkgconf >/dev/null 2>&1; then
        pkgconf --exists "$1"
    else
        pkg-config --exists "$1" 2>/dev/null
    fi
}

is_there() {
    case $1 in
    /*)   has_file "$1" ;;
    '<'*) has_header "$1" ;;
    pc:*) has_library "${1#pc:}" ;;
    *)    has_command "$1" ;;
    esac
}

# missing NEEDS: packages; elsewhere what was looked for.
missing() {
    printf '%s\n' "$1" | while read -r what package; do
        [ -z "$what" ] || is_there "$what" || {
            is_debian || { package=${what#pc:}; package=${package%%|*}; }
            printf '%s\n' "$package"
        }
    done
}

found() {
    printf '%s\n' "$1" | while read -r what package; do
        [ -z "$what" ] || ! is_there "$what" || printf '%s\n' "$what"
    done
}

# in_order: lines as words, each once.
in_order() { awk '!seen[$0]++ { printf "%s%s", gap, $0; gap = " " }'; }

needs_of() {
    case $1 in
    build) echo "$build_needs" ;;
    play)  echo "$play_needs" ;;
    test)  echo "$test_needs" ;;
    check) echo "$check_needs $arm_needs $rtl_needs $more_needs" ;;
    arm)   echo "$arm_needs" ;;
    web)   echo "$web_needs" ;;
    rtl)   echo "$rtl_needs" ;;
    deb)   echo "$deb_needs" ;;
    coverage) echo "$coverage_needs" ;;
    *) echo "needs.sh: no set '$1'; there are build, play, test, check," \
           "arm, web, rtl, deb and coverage" >&2
       exit 2 ;;
    esac
}

# how PACKAGES: the line that root would type.
how() {
    if is_debian; then
        echo "apt-get install --no-install-recommends $*"
    else
        echo "install with your system's packages: $*"
    fi
}

# What drives a browser comes from npm's registry, this version and no other.
# Tests of the page skip themselves without it.
playwright() {
    at=build-check/playwright
    from=tests/page
    [ -e "$at/node_modules/playwright-core" ] &&
        cmp -s "$from/package-lock.json" "$at/package-lock.json" && return
    command -v npm >/dev/null 2>&1 || return
    mkdir -p "$at"
    cp "$from/package.json" "$from/package-lock.json" "$at/"
    (cd "$at" && npm ci --no-audit --no-fund --ignore-scripts \
        --fetch-retries 1 --fetch-timeout 30000 >npm.log 2>&1) && return
    rm -rf "$at/node_modules"
    echo "Cannot reach npm's registry: no tests in Chromium."
}

# Root

# become_root: sets as_root, or fails.
become_root() {
    as_root=
    [ "$(id -u)" = 0 ] && return
    command -v sudo >/dev/null 2>&1 || return
    # Without a terminal nobody can type a password.
    if [ -t 0 ]; then sudo true; else sudo -n true 2>/dev/null; fi || return
    as_root=sudo
}

# apt VERB ARGUMENT...: what apt-get prints is kept, and its progress is shown.
# A line of its progress is kind:package:percent:text.
apt() {
    verb=$1
    shift
    # shellcheck disable=SC2086  # as_root is sudo or nothing
    { $as_root env DEBIAN_FRONTEND=noninteractive LC_ALL=C apt-get "$@" \
        -o APT::Status-Fd=1 -o Dpkg::Use-Pty=0 2>&1 </dev/null
      echo "status:$?"; } | (
        while IFS= read -r line; do
            case $line in
            dlstatus:*|pmstatus:*)
                rest=${line#*:*:}
                percent=${rest%%:*}
                progress "$verb ${percent%%.*} %  ${rest#*:}" ;;
            status:*)
                progress_end
                exit "${line#status:}" ;;
            *)
                printf '%s\n' "$line" >>"$work/apt.log" ;;
            esac
        done
    )
}

# Some releases have a thing inside another package.
known() {
    for package in $packages; do
        if apt-cache show "$package" >/dev/null 2>&1; then
            printf '%s ' "$package"
        else
            echo "There is no package $package here; continuing without it." >&2
        fi
    done
}

# tell_size PACKAGES: how many, how much to fetch and how much on the disk.
tell_size() {
    LC_ALL=C apt-get install -y --no-install-recommends --print-uris "$@" \
        2>/dev/null |
        awk -v names="$*" '
        / newly installed/       { count = $3 }
        /^Need to get/           { get = $4 " " $5
                                   sub(/.*\//, "", get) }
        /^After this operation/  { disk = $4 " " $5 }
        END { printf "Installing %s packages, %s to download, %s on disk: %s\n",
                  count, get, disk, names }'
}

install_packages() {
    : >"$work/apt.log"
    progress "Fetching the lists of packages"
    apt Fetching update ||
        echo "Cannot fetch the package lists; using the local ones." >&2
    # shellcheck disable=SC2046  # the packages are words
    set -- $(known)
    [ $# -gt 0 ] || return 0
    tell_size "$@"
    apt Installing install -y --no-install-recommends "$@" && return
    tail -n 20 "$work/apt.log" >&2
    echo "The packages could not be installed; the reason is above." >&2
    return 1
}

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM HUP

mode=install
case ${1-} in
--how)   mode=how; shift ;;
--found) mode=found; shift ;;
esac

all=
required=
is_checked=
for set in "$@"; do
    needs=$(needs_of "$set")
    all="$all $needs"
    [ "$set" = play ] || required="$required $needs"
    [ "$set" != check ] || is_checked=1
done

if [ $mode = found ]; then
    found "$all" | in_order
    exit
fi
packages=$(missing "$all" | in_order)
if [ $mode = how ]; then
    # shellcheck disable=SC2086  # the packages are words
    [ -z "$packages" ] || how $packages
    exit
fi
if [ -n "$packages" ]; then
    if is_debian && become_root; then
        install_packages
    elif [ -n "$(missing "$required")" ]; then
        # shellcheck disable=SC2086
        { echo "Something is missing. As root, please type"
          echo "    $(how $packages)"; } >&2
        exit 1
    fi
fi
[ -z "$is_checked" ] || playwright
