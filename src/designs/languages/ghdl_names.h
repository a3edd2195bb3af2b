/* ghdl_names.h - renames identifiers of VHDL that Verilog does not allow. */
#ifndef GHDL_NAMES_H
#define GHDL_NAMES_H

#include "designs/project/project.h"

/* The source in VHDL with other names in place of those that are words of
 * Verilog's own, such as reg. The caller frees it; null: no memory. */
char *ghdl_names_respell(const struct project_file *file, size_t *length);

#endif
