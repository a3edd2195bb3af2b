/* goodbye.h - how to go on with a game that was left. */
#ifndef GOODBYE_H
#define GOODBYE_H

#include "bench/play.h"

/* On stderr, how to go on with this game, which is kept at a path, and with the
 * same minds; nothing if the path is empty. */
void goodbye_tell(const char *path, const struct play *play);

#endif
