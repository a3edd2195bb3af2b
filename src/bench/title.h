/* title.h - what players call a machine. */
#ifndef TITLE_H
#define TITLE_H

#include "base/text.h"
#include "boards/machines.h"

/* "Mastermind for two"; on any but its usual board with the name of that,
 * "Mastermind for two (sim)". In the player's language. */
void title_put(const struct machine_type *machine, struct text *to);

#endif
