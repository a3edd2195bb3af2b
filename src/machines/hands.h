/* hands.h - all hands: duel_hand, pegs_hand and so on.
 *
 * Only for those who want one hand by its name; the list of all of them is
 * in bench/hand.h.
 */
#ifndef HANDS_H
#define HANDS_H

#include "bench/hand.h"

#define MACHINE(name) extern const struct hand_type name##_hand;
#include "machines/catalogue.h"
#undef MACHINE

#endif
