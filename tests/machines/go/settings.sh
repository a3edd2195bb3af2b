# settings.sh - what scripts must know of go. Read by tests/machines/read.sh,
# which says what the words mean.
# shellcheck shell=sh disable=SC2034
document='M4 143 3'
sheet=go_machine
# A tick has 1,600 clocks: the short scripts.
corpus='menus switches'
# Its menus are reached at random.
cover=''
fuzz=no
fpga=de1soc
netlist_module=go_de1soc
netlist_clock=50000000
netlist_ticks=2000
# In cells all of them would take hours.
netlist_scripts='switches'
# A second of it takes long: five, pressed and played.
soak_top=156250
soak='go:de1soc 50000'
