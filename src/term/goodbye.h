/* goodbye.h - tells how to resume a game that was left. */
#ifndef GOODBYE_H
#define GOODBYE_H

#include "bench/play.h"

/* Prints on stderr the command that resumes a game kept at a path, with the
 * same minds at its seats; nothing if the path is empty. Called after a face
 * has given the screen back, and before a signal ends the program. */
void goodbye_tell(const char *path, const struct play *play);

#endif
