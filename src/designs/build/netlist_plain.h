/* netlist_plain.h - rewrites sources that Yosys cannot read as plain
 * Verilog. */
#ifndef NETLIST_PLAIN_H
#define NETLIST_PLAIN_H

#include "designs/project/project.h"

#define NETLIST_PLAIN_NAME "plain.v"

/* Writes one source in plain Verilog to the folder that has the copy of the
 * project. Null if it is there. */
const char *netlist_plain_make(const struct project *project,
                               const char *folder);

#endif
