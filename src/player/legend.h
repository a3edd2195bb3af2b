/* legend.h - what the parts of a machine do, and their keys, as text.
 *
 * A role of "-" is for parts that must have an entry but are not explained.
 */
#ifndef LEGEND_H
#define LEGEND_H

#include "boards/board.h"

/* What a part does in the machine; null if it does nothing there. */
const struct role *legend_role(const struct machine_type *machine,
                               const struct part *part);

/* Whether two parts are of one group, or single ones of one kind in a row. */
int legend_is_beside(const struct part *a, const struct part *b);

/* How many parts from this one on share its role, standing side by side:
 * their role is written once. */
int legend_run(const struct machine_type *machine, int part);

/* What a part with this role does, in the language: "letter". */
const char *legend_word(const struct role *role);

/* "SW2-SW0: letter" for a run. */
void legend_put_work(const struct machine_type *machine, int part, int run,
                     struct text *to);

/* "2 1 0", "i Up", or "e d .. 1 0" where there is no room for all of them in
 * so many letters. */
void legend_put_keys(const struct machine_type *machine, int part, int run,
                     int letters, struct text *to);

#endif
