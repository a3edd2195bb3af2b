/* hint.h - a watcher beside a person, who asks what to do. */
#ifndef HINT_H
#define HINT_H

#include "bench/robot.h"

/* A watcher for a seat who has seen the whole game up to now. The session
 * stays as it is: it is played again from its beginning, apart. */
const char *hint_watch(struct robot **watcher, const struct session *session,
                       char seat);

/* Writes a line for the person whom it watches for, if that one is to do
 * something now; the error says why there is none. The watcher stays as it
 * is. */
const char *hint_ask(const struct robot *watcher, struct text *to);

#endif
