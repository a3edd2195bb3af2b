/* switches.h - a group of switches as one number, the first highest. */
#ifndef SWITCHES_H
#define SWITCHES_H

#include "bench/play.h"

/* The number on the lowest so many switches of a group. */
pins switches_number(const struct board_type *board, const char *group,
                     int width, pins in);

/* Sets them, the others of the group being left alone; nothing is done if
 * they stand so already. */
const char *switches_set(struct play *play, const char *group,
                         int width, pins number);

#endif
