/* twin_rtl.h - Go on its twin in Verilog: the machine, but for its FPGA. */
#ifndef GO_RTL_H
#define GO_RTL_H

#include "base/chip.h"

/* For struct twin: the machine's top, on rtl_chip_engine(). */
void go_rtl_play(struct chip_type *top);

#endif
