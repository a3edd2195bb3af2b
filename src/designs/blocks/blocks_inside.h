/* blocks_inside.h - shared by the files that read netlists for a drawing. */
#ifndef BLOCKS_INSIDE_H
#define BLOCKS_INSIDE_H

#include "designs/blocks/blocks.h"
#include "designs/leap/raw.h"

/* Memory for a netlist of so many bytes; to be freed. */
void *blocks_memory(size_t length, struct arena *arena);

/* A name as people write it: without the backslashes and marks of Yosys. */
void blocks_plain(struct slice name, char *to, size_t size);

/* The last place of a source attribute: "debounce.v:9". */
void blocks_place(struct slice source, char *to, size_t size);

int blocks_is_output(const struct raw_cell *cell, struct slice pin);
int blocks_is_register(const struct raw_cell *cell);
int blocks_is_memory(const struct raw_cell *cell);
int blocks_begins(struct slice slice, const char *with);

/* Crossings without a synchroniser that stay inside a block. */
int blocks_within(const struct blocks *self, int node);

/* The best name of each bit: that of a net of the fewest levels, the first of
 * them; UINT32_MAX for none. number_end of them. */
void blocks_name_bits(const struct raw *raw, uint32_t *net_of);

#endif
