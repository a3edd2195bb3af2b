/* netlist.h - a project as a netlist: Yosys makes it, once for each content of
 * the sources. */
#ifndef NETLIST_H
#define NETLIST_H

#include "designs/build_cache.h"
#include "designs/project/project.h"

/* The path of the netlist of a project that plays, in the language of Yosys'
 * write_json. The error is the first one that Yosys has found in a source, or
 * what is missing to run it. */
const char *netlist_make(const struct project *project,
                         char path[BUILD_PATH_MAX]);

#endif
