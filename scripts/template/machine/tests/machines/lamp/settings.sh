# settings.sh - what scripts know of lamp. tests/machines/read.sh says
# what the words mean.
# shellcheck shell=sh disable=SC2034
document=''
corpus='*'
cover='*'
fuzz=yes
fpga=basys2
netlist_module=lamp_basys2
netlist_clock=1000
netlist_ticks=200000
netlist_scripts='*'
soak='lamp:basys2 10000000'
