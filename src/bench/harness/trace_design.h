/* trace_design.h - the ports of a design, and nets led out of it, as a VCD; for
 * trace.c, while others use trace.h. */
#ifndef TRACE_DESIGN_H
#define TRACE_DESIGN_H

#include "bench/session.h"

struct trace_design;

const char *trace_design_begin(struct trace_design **trace,
                               struct session *session,
                               struct session_sink sink);
const char *trace_design_end(struct trace_design *self);

#endif
