/* ghdl.h - translates VHDL into Verilog with GHDL. */
#ifndef GHDL_H
#define GHDL_H

#include "designs/project/project.h"

/* For struct project_spec. Once for each content of the sources: the result is
 * kept in the folder of designs that were built. An error is the first one that
 * GHDL has found, with its place, or what is missing to run it. */
const char *ghdl_translate(const struct project_vhdl *vhdl, char **verilog);

#endif
