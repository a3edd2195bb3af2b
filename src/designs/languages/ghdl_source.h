/* ghdl_source.h - VHDL that GHDL 2.0 does not take, said in other words. */
#ifndef GHDL_SOURCE_H
#define GHDL_SOURCE_H

#include <stddef.h>

/* The same source in words that GHDL takes, with the same lines. TEXT is from
 * malloc and is freed; null: no memory. */
char *ghdl_source_mend(char *text, size_t *length);

#endif
