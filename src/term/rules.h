/* rules.h - the rules of a game on one page: an example as a picture of cells,
 * and a few paragraphs. */
#ifndef TERM_RULES_H
#define TERM_RULES_H

#include "bench/intro.h"
#include "term/screen.h"

/* Whether a machine has any. */
int term_rules_are_there(const struct machine_type *machine);

/* Clears the screen and draws the page from a line on; returns how many rows
 * the whole page has. */
int term_rules_draw(struct term_screen *screen,
                    const struct machine_type *machine, int scroll);

#endif
