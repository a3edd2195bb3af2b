/* icarus_bench.h - the test bench in which Icarus Verilog runs a project. */
#ifndef ICARUS_BENCH_H
#define ICARUS_BENCH_H

#include "designs/build/wrapper.h"

/* Writes boardwalk_bench.v into a folder that has the copy of the project. */
const char *icarus_bench_write(const struct wrapper *self,
                               const struct project *project,
                               const char *folder);

#endif
