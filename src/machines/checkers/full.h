/* full.h - who can jump and who can move, for rules=full.
 *
 * Logic over the bits of the checker's memories, no clock in it: a set of
 * squares is a word with a bit for each address, row * 4 + column / 2.
 */
#ifndef CHECKERS_FULL_H
#define CHECKERS_FULL_H

#include <stdint.h>

struct checkers_full {
    uint32_t own, enemy, kings; /* own: of the side on turn */
    uint8_t turn;               /* 0 red goes up, 1 black goes down */
};

/* Whether one of these own pieces can jump. */
int checkers_full_can_jump(const struct checkers_full *self, uint32_t pieces);

/* Whether the side on turn can do anything at all. */
int checkers_full_can_move(const struct checkers_full *self);

#endif
