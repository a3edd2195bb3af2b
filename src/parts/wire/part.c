/* part.c - a jumper wire: to look at. */
#include "parts/kind.h"

const struct part_type wire_part = {.name = "wire"};
