/* hands.c - all hands, one for each machine that minds play.
 *
 * bench/robot.c finds the hand of a machine here by name.
 */
#include "machines/hands.h"

const struct hand_type *const hands[] = {
#define MACHINE(name) &name##_hand,
#include "machines/catalogue.h"
#undef MACHINE
    NULL,
};
