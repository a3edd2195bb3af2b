/* guided.h - remembers which machines a player has been shown on this computer:
 * one name a line, in the folder of kept games. */
#ifndef GUIDED_H
#define GUIDED_H

/* Whether this machine is among them; where nothing can be read it is not. */
int guided_has(const char *machine);

/* Adds it. Whoever cannot keep that is only guided once more. */
const char *guided_add(const char *machine);

#endif
