/* hands.c - every hand there is, one for each machine that minds play. */
#include "machines/hands.h"

const struct hand_type *const hands[] = {
#define MACHINE(name) &name##_hand,
#include "machines/catalogue.h"
#undef MACHINE
    NULL,
};
