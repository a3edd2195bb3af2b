# read.sh - read by scripts that do something with every machine. Paths are
# from the top of the source, or from $source where that is set.
#
#   document         its id, how many requirements it has, digits of an id; or
#                    empty; sheet, the name of its datasheet in docs
#   corpus           which scripts of tests/scripts/NAME its twin plays in
#                    `make check`, by name; * for all
#   cover            which of them reach every state and transition of its
#                    controllers; empty: random stimulus does
#   fuzz             whether it is fuzzed beside its twin
#   fpga             the board for whose FPGA the twin is synthesised
#   netlist_module   the twin's module, netlist_clock its clock in hertz,
#                    netlist_ticks how long random stimulus goes on, and
#                    netlist_scripts which scripts are played on the netlist
#   soak             twins and ticks for `make soak`, a line each
#   soak_top         ticks of its top there, for each way of using it; 0: as many
#                    as usual; empty: it has no top
#   top_skips        scripts that its top does not play: about single ticks,
#                    which synchronisers shift, or about chance; * for all
#
# Beside it may be soak.sh, long matches for `make soak`, and picture.sh, what
# docs/pictures/make.sh shows.
# shellcheck shell=sh disable=SC2034

# settings NAME: sets all of these.
settings() {
    document='' sheet=$1 corpus='*' cover='*' fuzz=yes soak='' soak_top=''
    top_skips='' fpga=''
    netlist_module='' netlist_clock='' netlist_ticks='' netlist_scripts='*'
    . "${source:-.}/tests/machines/$1/settings.sh"
}

# scripts_of NAME WORDS: the paths of these scripts.
scripts_of() {
    case $2 in
    '*') ls "${source:-.}/tests/scripts/$1"/*.bw ;;
    *)   for script in $2; do
             echo "${source:-.}/tests/scripts/$1/$script.bw"
         done ;;
    esac
}

# fuzzed_machines: their names, a line each.
fuzzed_machines() {
    for machine in $(scripts/machines.sh); do
        settings "$machine"
        [ "$fuzz" = no ] || echo "$machine"
    done
}
