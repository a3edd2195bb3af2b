/* part.c - a resistor: to look at. */
#include "parts/kind.h"

const struct part_type resistor_part = {
    .name = "resistor",
    .title = "resistor",
    .titles = "resistors",
    .is_beside = 1,
};
