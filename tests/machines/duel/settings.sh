# settings.sh - what scripts must know of duel. Read by tests/machines/read.sh,
# which says what the words mean.
# shellcheck shell=sh disable=SC2034
document='M0 91 2'
corpus='*'
cover='*'
fuzz=yes
fpga=basys2
netlist_module=duel_basys2
netlist_clock=1000
netlist_ticks=200000
netlist_scripts='*'
soak_top=0
top_skips=timing
soak='duel:basys2 280000000
duel:sim 20000000'
