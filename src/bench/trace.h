/* trace.h - every pin of a session over time, as a VCD for a wave viewer. */
#ifndef TRACE_H
#define TRACE_H

#include "bench/session.h"

struct trace;

/* Writes the head and watches the session from now on; what it writes goes
 * to the sink, piece by piece. */
const char *trace_begin(struct trace **trace, struct session *session,
                        struct session_sink sink);

/* Ends the watch; the return is the first error that the sink gave. */
const char *trace_end(struct trace *self);

#endif
