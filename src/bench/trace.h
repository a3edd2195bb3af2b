/* trace.h - every pin of a session over time, as a VCD for a wave viewer.
 *
 * VCD is the value change dump of IEEE 1364, which GTKWave and all simulators
 * read.
 */
#ifndef TRACE_H
#define TRACE_H

#include "bench/session.h"

struct trace;

/* Writes the head and watches the session from now on; what it writes goes
 * to the sink, piece by piece. A session has one watcher: this takes its
 * place. Null is success; the caller ends the trace. */
const char *trace_begin(struct trace **trace, struct session *session,
                        struct session_sink sink);

/* Ends the watch and frees the trace; returns the first error that the sink
 * gave, or null. */
const char *trace_end(struct trace *self);

/* The session's id for a comment. It may hold any byte that a seed can have:
 * shown visibly, it cannot end the comment or the line. */
enum { TRACE_NAME_MAX = 800 };

void trace_name_session(const struct session *session,
                        char shown[TRACE_NAME_MAX]);

#endif
