#!/bin/sh
# needs.sh - installs what is missing, from Debian's or Ubuntu's packages.
#
#   needs.sh build          what it takes to build and play
#   needs.sh build check    and to run all tests
#   needs.sh build arm      to build the Go program for a real DE1-SoC
#   needs.sh web            to build the page
#   needs.sh rtl            to simulate, prove and synthesise the Verilog
#
# Does nothing when everything is there. Packages go in as root, or with
# sudo; without either it says what to install.
set -eu

# A line is: what to look for, then the package that brings it. A name with
# a slash is a file (or a pattern of files), any other a command.
build_needs='
cc                              gcc
meson                           meson
ninja                           ninja-build
pkg-config                      pkg-config
/usr/include/stdio.h            libc6-dev
/usr/include/SDL2/SDL.h         libsdl2-dev
'

check_needs='
gcc                             gcc
clang                           clang
clang-tidy                      clang-tidy
cppcheck                        cppcheck
tmux                            tmux
mandoc                          mandoc
/usr/include/cmocka.h           libcmocka-dev
/usr/lib/llvm-*/lib/clang/*/lib/linux/libclang_rt.fuzzer-*.a  libclang-rt-dev
'

arm_needs='
arm-linux-gnueabihf-gcc         gcc-arm-linux-gnueabihf
/usr/arm-linux-gnueabihf/include/stdio.h  libc6-dev-armhf-cross
make                            make
bzip2                           bzip2
'

web_needs='
clang                           clang
wasm-ld                         lld
make                            make
gzip                            gzip
'

rtl_needs='
verilator                       verilator
c++                             g++
iverilog                        iverilog
yosys                           yosys
yosys-smtbmc                    yosys
/usr/share/yosys/include/backends/cxxrtl/cxxrtl.h  yosys-dev
z3                              z3
nextpnr-ice40                   nextpnr-ice40
'

# Only for more witnesses: tests skip themselves without these.
more_needs='
qemu-arm-static                 qemu-user-static
/usr/include/libusb-1.0/libusb.h  libusb-1.0-0-dev
umockdev-wrapper                umockdev
/usr/include/umockdev-1.0/umockdev.h  libumockdev-dev
strace                          strace
Xvfb                            xvfb
xdotool                         xdotool
import                          imagemagick
node                            nodejs
npm                             npm
chromium                        chromium
'

is_there() {
    case $1 in
    /*) for file in $1; do [ -e "$file" ] && return 0; done; return 1 ;;
    *)  command -v "$1" >/dev/null 2>&1 ;;
    esac
}

missing() {
    printf '%s\n' "$1" | while read -r what package; do
        [ -z "$what" ] || is_there "$what" || printf '%s ' "$package"
    done
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
    echo "npm's registry cannot be reached: the page is not played in Chromium."
}

is_checked=
packages=
for set in "$@"; do
    case $set in
    build) packages="$packages$(missing "$build_needs")" ;;
    check) is_checked=1
           packages="$packages$(missing "$check_needs")"
           packages="$packages$(missing "$arm_needs$web_needs$rtl_needs")"
           packages="$packages$(missing "$more_needs")" ;;
    arm)   packages="$packages$(missing "$arm_needs")" ;;
    web)   packages="$packages$(missing "$web_needs")" ;;
    rtl)   packages="$packages$(missing "$rtl_needs")" ;;
    *) echo "needs.sh: no set '$set'; there are build, check, arm, web, rtl" >&2
       exit 2 ;;
    esac
done
cd "$(dirname "$0")/.."
if [ -z "$packages" ]; then
    [ -z "$is_checked" ] || playwright
    exit 0
fi

if ! command -v apt-get >/dev/null 2>&1; then
    echo "Please install: $packages" >&2
    exit 1
fi
if [ "$(id -u)" = 0 ]; then
    as_root=
elif command -v sudo >/dev/null 2>&1; then
    as_root=sudo
else
    echo "Not root, and there is no sudo. Please install: $packages" >&2
    exit 1
fi

echo "Installing from the system's packages: $packages"
export DEBIAN_FRONTEND=noninteractive
$as_root apt-get update -qq

# Some releases have the fuzzer's library inside another package.
known=
for package in $packages; do
    if apt-cache show "$package" >/dev/null 2>&1; then
        known="$known $package"
    else
        echo "There is no package $package here; going on without it."
    fi
done
# shellcheck disable=SC2086  # the packages are words
$as_root apt-get install -y -qq --no-install-recommends $known >/dev/null
[ -z "$is_checked" ] || playwright
