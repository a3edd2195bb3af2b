/* ghdl_source.h - rewrites VHDL that GHDL 2.0 does not accept. */
#ifndef GHDL_SOURCE_H
#define GHDL_SOURCE_H

#include <stddef.h>

/* The same source in words that GHDL takes, with the same lines. TEXT is from
 * malloc and is freed; null: no memory. */
char *ghdl_source_mend(char *text, size_t *length);

#endif
