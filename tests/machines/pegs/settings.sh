# settings.sh - what scripts must know of pegs. Read by tests/machines/read.sh,
# which says what the words mean.
# shellcheck shell=sh disable=SC2034
document='M1 50 2'
corpus='*'
cover='*'
fuzz=yes
fpga=nexys3
netlist_module=pegs_nexys3
netlist_clock=1000
netlist_ticks=200000
netlist_scripts='*'
soak_top=0
# Codes depend on the tick of a press, and so fall differently on the board.
top_skips='*'
soak='pegs:nexys3 280000000'
