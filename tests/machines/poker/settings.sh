# settings.sh - what scripts must know of poker. Read by tests/machines/read.sh,
# which says what the words mean.
# shellcheck shell=sh disable=SC2034
document='M2 105 3'
corpus='*'
# Some of its scripts are long; these reach all.
cover='all_in streets streets_all_in check fold_left_on poor'
fuzz=yes
fpga=basys3
netlist_module=poker_basys3
netlist_clock=115200
netlist_ticks=200000
netlist_scripts='*'
soak_top=0
soak='poker:basys3 200000000'
