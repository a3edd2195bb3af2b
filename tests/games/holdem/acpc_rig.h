/* acpc_rig.h - what tests of the poker competition share. */
#ifndef ACPC_RIG_H
#define ACPC_RIG_H

#include "games/holdem/notation/acpc_text.h"

/* The text of a state that was read, as the same viewer sees it; "error" if it
 * cannot be read. In a static buffer. */
const char *acpc_rig_copy(const struct acpc_game *game, const char *line);

/* Writes a text with the first `from` in it replaced; it must be there. */
void acpc_rig_replace(const char *text, const char *from, const char *with,
                      struct text *to);

#endif
