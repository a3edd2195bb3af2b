/* hint.h - a watcher: a robot that never acts, but advises a player.
 *
 * A watcher is a robot without a mind of its own that never acts. What it
 * advises is what the machine's hand would do with what this seat may see.
 */
#ifndef HINT_H
#define HINT_H

#include "bench/robot.h"

/* Makes a watcher for a seat that has seen the whole game up to now. The
 * session stays as it is: a copy is played from the beginning, which takes as
 * long as a replay does. The caller closes the watcher; null on an error. */
const char *hint_watch(struct robot **watcher, const struct session *session,
                       char seat);

/* Writes a line for the person it watches for, if it is that person's turn
 * to do something; otherwise the error says why there is none. The watcher
 * stays as it is: a copy of it does the thinking. */
const char *hint_ask(const struct robot *watcher, struct text *to);

#endif
