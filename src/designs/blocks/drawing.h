/* drawing.h - a project as a picture of its blocks and clocks, by Yosys. */
#ifndef DRAWING_H
#define DRAWING_H

#include "designs/blocks/blocks.h"
#include "designs/project/project.h"

/* Reads what Yosys makes of it, now or before, and lays it out. The project
 * must be one that plays. */
const char *drawing_make(const struct project *project,
                         struct blocks *blocks);

/* Into a file, which is replaced when all is written. */
const char *drawing_write(const struct blocks *blocks, const char *path);

#endif
