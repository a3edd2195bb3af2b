/* seen.h - what can be concluded from the guesses so far. */
#ifndef MASTERMIND_SEEN_H
#define MASTERMIND_SEEN_H

#include <stddef.h>

#include "games/mastermind/minds/minds.h"
#include "games/mastermind/minds/twins.h"

/* Whether a code may still be the secret. */
int mastermind_fits(const struct mastermind_seen *seen, uint32_t code);

/* The codes that fit all that was seen, ascending; returns their number,
 * which may be more than there is room for. With no room, codes may be
 * null. */
size_t mastermind_left(const struct mastermind_seen *seen, uint32_t *codes,
                       size_t room);

/* The colours that stand in none of these codes. */
unsigned mastermind_absent(const struct mastermind_game *game,
                           const uint32_t *codes, size_t count);

/* The twins of what was seen. */
void mastermind_twins_seen(struct mastermind_twins *twins,
                           const struct mastermind_seen *seen);

#endif
