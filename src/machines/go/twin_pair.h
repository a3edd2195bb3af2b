/* twin_pair.h - the FPGA side of Go in C and in Verilog, side by side, clock by
 * clock, with the rest of the machine around them. */
#ifndef GO_PAIR_H
#define GO_PAIR_H

#include "twin/pair.h"

extern const struct pair_type go_pair;

#endif
