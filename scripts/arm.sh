#!/bin/sh
# arm.sh [--without-usb] - builds build-arm/go-de1soc for a DE1-SoC.
#
# One static program, so libusb must be there as a static library for ARM that
# needs no other: Debian's own wants libudev, of which there is none. So it is
# built here from the distribution's source package, with the kernel's messages
# in place of udev's. The package is fetched with lists of its own under
# build-arm: nothing on the system changes, and nobody need be root.
set -eu
cd "$(dirname "$0")/.."
out=$PWD/build-arm
host=arm-linux-gnueabihf
mkdir -p "$out"

die() {
    printf 'arm.sh: %s\n' "$@" >&2
    exit 1
}

# The system's own sources, asked for sources.
list_sources() {
    mkdir -p "$out/apt/parts" "$out/apt/lists/partial" \
        "$out/apt/cache/archives/partial"
    for file in /etc/apt/sources.list /etc/apt/sources.list.d/*.list; do
        [ ! -f "$file" ] || sed -n 's/^deb /deb-src /p' "$file"
    done >"$out/apt/parts/here.list"
    for file in /etc/apt/sources.list.d/*.sources; do
        [ ! -f "$file" ] || { sed 's/^Types:.*/Types: deb-src/' "$file"; echo; }
    done >"$out/apt/parts/here.sources"
}

apt() {
    apt-get -qq -o Dir::Etc::SourceList=/dev/null \
        -o Dir::Etc::SourceParts="$out/apt/parts" \
        -o Dir::State::Lists="$out/apt/lists" \
        -o Dir::Cache="$out/apt/cache" "$@" >>"$out/apt/log" 2>&1
}

fetch_libusb() {
    command -v apt-get >/dev/null 2>&1 || return 1
    list_sources
    : >"$out/apt/log"
    apt update || return 1
    (cd "$out" && apt source --download-only libusb-1.0)
}

# The archive that apt fetched, or that somebody has put there.
archive() {
    for file in "$out"/libusb-1.*.orig.tar.* "$out"/libusb-1.*.[0-9]*.tar.*; do
        case $file in
        *.debian.tar.* | *.asc) ;;
        *) [ ! -f "$file" ] || { echo "$file"; return 0; } ;;
        esac
    done
    return 1
}

build_libusb() {
    rm -rf "$out/libusb-source"
    mkdir "$out/libusb-source"
    tar xf "$1" -C "$out/libusb-source" --strip-components=1
    cd "$out/libusb-source"
    [ -x configure ] || NOCONFIGURE=1 ./bootstrap.sh
    ./configure --quiet --host=$host --prefix="$out/libusb" --disable-udev \
        --disable-shared --enable-static
    make --silent -C libusb install
    make --silent install-pkgconfigDATA
}

need_libusb() {
    [ ! -f "$out/libusb/lib/libusb-1.0.a" ] || return 0
    archive >/dev/null || fetch_libusb || die \
        "libusb's source is not here and cannot be fetched (build-arm/apt/log)." \
        "Put its archive, such as libusb-1.0.26.tar.bz2, into build-arm and" \
        "try again; or build without it: scripts/arm.sh --without-usb"
    file=$(archive) || die "apt-get downloaded no archive of libusb's source"
    (build_libusb "$file") >"$out/libusb.log" 2>&1 ||
        die "cannot build libusb; see build-arm/libusb.log"
}

# Meson wants its path in full.
write_usb_ini() {
    printf "[binaries]\npkgconfig = 'pkg-config'\n\n" >"$out/usb.ini"
    printf "[properties]\npkg_config_libdir = '%s'\n" \
        "$out/libusb/lib/pkgconfig" >>"$out/usb.ini"
}

command -v $host-gcc >/dev/null 2>&1 ||
    die "there is no $host-gcc; scripts/needs.sh build arm installs it"

build=$out/meson
name=go-de1soc
with=--cross-file=$out/usb.ini
case ${1:-} in
'')
    need_libusb
    write_usb_ini
    ;;
--without-usb)
    build=$out/meson-without-usb
    name=go-de1soc-without-usb
    with=
    ;;
*)
    echo "arm.sh: no option '$1'; there is --without-usb" >&2
    exit 2
    ;;
esac

if [ ! -f "$build/build.ninja" ]; then
    meson setup "$build" --cross-file scripts/arm.ini ${with:+"$with"} \
        >"$out/meson.log" || die "meson failed; see build-arm/meson.log"
fi
ninja -C "$build" src/machines/go/de1soc/go-de1soc >"$out/ninja.log" 2>&1 ||
    { tail -n 30 "$out/ninja.log" >&2; die "the build failed"; }
cp "$build/src/machines/go/de1soc/go-de1soc" "$out/$name"
echo "build-arm/$name is built"
