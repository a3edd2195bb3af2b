#!/bin/sh
# errors.sh PROGRAM [ARGUMENT]... - what stops the real board's program, what it
# says then and its exit status. Prints TAP. The words may be a whole command,
# such as an emulator and its program.
set -u
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
n=0
bad=0

# Where anybody may run it.
chmod 755 "$work"
for last in "$@"; do :; done
cp "$last" "$work/go-de1soc"
chmod 755 "$work/go-de1soc"
emulator=
[ $# -eq 1 ] || emulator=$1
cd "$work" || exit 1
mkdir -p root/dev root/proc

say() {
    sentence=$1
    shift
    n=$((n + 1))
    if "$@" >log 2>&1; then
        echo "ok $n - de1soc: $sentence"
    else
        echo "not ok $n - de1soc: $sentence"
        cat log out err 2>/dev/null | head -n 20 | sed 's/^/# /'
        bad=$((bad + 1))
    fi
}

# run STATUS OPTION...
run() {
    wanted=$1
    shift
    # shellcheck disable=SC2086  # none, or one word
    ${as_who:-} $emulator ./go-de1soc "$@" >out 2>err
    status=$?
    [ "$status" -eq "$wanted" ] && return 0
    echo "status $status instead of $wanted"
    return 1
}

# stops STATUS WHAT ADVICE: two lines, the first what is wrong.
stops() {
    run "$1" --root=root && [ ! -s out ] &&
        [ "$(wc -l <err)" -eq 2 ] &&
        sed -n 1p err | grep -qF "go-de1soc: $2" &&
        sed -n 2p err | grep -qF "$3"
}

misused() {
    what=$1
    shift
    run 2 "$@" && [ ! -s out ] && sed -n 1p err | grep -qF -e "$what" &&
        sed -n 2p err | grep -qF "Try 'go-de1soc --help'"
}

helps() {
    run 0 --help && [ ! -s err ] && sed -n 1p out | grep -q '^usage: go-de1soc'
}

tells_version() {
    run 0 --version && [ ! -s err ] && grep -Eq '^go-de1soc [0-9.]+$' out
}

# Root may open anything, so somebody else must try.
is_not_permitted() {
    chmod 000 root/dev/mem
    chmod 755 root root/dev root/proc
    chmod 777 .
    as_who=
    [ "$(id -u)" -ne 0 ] ||
        as_who='setpriv --reuid=65534 --regid=65534 --clear-groups'
    touch out err
    chmod 666 out err
    stops 4 'no permission to open /dev/mem' 'Run it as root'
    status=$?
    as_who=
    chmod 600 root/dev/mem
    return $status
}

say '--help helps' helps
say '--version tells the version' tells_version
say 'an unknown option is refused' misused 'wrong options: unknown option --fast' --fast
say 'an option without its value is refused' misused 'wrong options: option --seed needs' --seed
say 'a seed is a number' misused '--seed needs a number' --seed=x
say 'words are refused' misused "unexpected argument 'game'" game
say 'registers without frames are refused' \
    misused 'must be given together' --registers=x
say 'frames without registers are refused' \
    misused 'must be given together' --frames=x
say 'a modelled FPGA that is not there is told' \
    run 1 --registers=nowhere --frames=nowhere

say 'no /dev/mem is told, with what to do' \
    stops 3 'there is no /dev/mem' 'CONFIG_DEVMEM'
ln -s /dev/null root/dev/mem
say 'memory that cannot be mapped is told, with what to do' \
    stops 5 '/dev/mem cannot be mapped' 'CONFIG_STRICT_DEVMEM'
rm root/dev/mem
truncate -s 4096 root/dev/mem
say 'no permission is told, with what to do' is_not_permitted
say 'a bus that does not answer is told, with what to do' \
    stops 7 'the bus does not answer' 'bridge enable'
truncate -s $((0xFF400000)) root/dev/mem
say 'an FPGA without the peripheral is told, with what to do' \
    stops 8 'no picture is made' 'go_peripheral at offset 0'
echo '00000000-3fffffff : System RAM' >root/proc/iomem
say 'memory that is not reserved is told, with what to do' \
    stops 6 'Linux uses the memory at 0x3F000000' 'mem=1008M'
echo '00000000-3effffff : System RAM' >root/proc/iomem
say 'memory that is reserved is taken' \
    stops 8 'no picture is made' 'go_peripheral at offset 0'
echo "1..$n"
[ "$bad" -eq 0 ]
