# settings.sh - what scripts must know of checkers. Read by tests/machines/read.sh,
# which says what the words mean.
# shellcheck shell=sh disable=SC2034
document='M3 129 3'
corpus='*'
cover='*'
fuzz=yes
fpga=basys3
netlist_module=checkers_tinychip
netlist_clock=4000
netlist_ticks=200000
netlist_scripts='*'
soak_top=0
soak='checkers:tinychip 140000000'
