/* part.c - a chip: to look at. */
#include "parts/kind.h"

const struct part_type chip_part = {
    .name = "chip",
    .title = "chip",
    .titles = "chips",
};
