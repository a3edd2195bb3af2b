/* part.c - a jumper wire: to look at. */
#include "parts/kind.h"

const struct part_type wire_part = {
    .name = "wire",
    .title = "wire",
    .titles = "wires",
    .is_beside = 1,
};
