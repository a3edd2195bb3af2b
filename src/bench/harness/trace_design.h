/* trace_design.h - the ports of a design over time, and nets inside of it that
 * were led out, as a VCD. Inside of trace.c: others use trace.h. */
#ifndef TRACE_DESIGN_H
#define TRACE_DESIGN_H

#include "bench/session.h"

struct trace_design;

const char *trace_design_begin(struct trace_design **trace,
                               struct session *session,
                               struct session_sink sink);
const char *trace_design_end(struct trace_design *self);

#endif
