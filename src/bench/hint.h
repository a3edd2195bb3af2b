/* hint.h - a watcher beside a person, who asks what to do. */
#ifndef HINT_H
#define HINT_H

#include "bench/session.h"

/* Writes a line for the one of these seats ("Ab") that is to do something
 * now; the error says why there is none. The session stays as it is: the
 * watchers see it played again from its beginning, apart. */
const char *hint_give(const struct session *session, const char *seats,
                      struct text *to);

#endif
