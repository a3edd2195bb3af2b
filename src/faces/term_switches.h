/* term_switches.h - a group of switches as one number, the first highest. */
#ifndef TERM_SWITCHES_H
#define TERM_SWITCHES_H

#include "bench/play.h"

/* The number on the lowest so many switches of a group. */
pins term_switches_number(const struct board_type *board, const char *group,
                          int width, pins in);

/* Sets them, the others of the group being left alone; nothing is done if
 * they stand so already. */
const char *term_switches_set(struct play *play, const char *group,
                              int width, pins number);

#endif
