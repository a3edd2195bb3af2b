/* ghdl_mend.h - corrects what GHDL 2.0 gets wrong in the Verilog that it
 * writes. */
#ifndef GHDL_MEND_H
#define GHDL_MEND_H

#include "base/text.h"

/* Whether a case in the Verilog has no default. Then the netlist of the same
 * entities (--out=dump) is needed to mend it. */
int ghdl_mend_needs_netlist(const char *verilog);

/* How much room the mended Verilog may take. */
size_t ghdl_mend_room(const char *verilog);

/* The netlist is "" if it is not needed. */
const char *ghdl_mend(const char *verilog, const char *netlist,
                      struct text *to);

#endif
