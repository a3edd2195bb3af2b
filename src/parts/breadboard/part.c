/* part.c - a breadboard: to look at; other parts lie on it. */
#include "parts/kind.h"

const struct part_type breadboard_part = {
    .name = "breadboard",
    .title = "breadboard",
    .titles = "breadboards",
    .is_beside = 1,
    .is_ground = 1,
};
