/* netlist.h - a project as a netlist, made by Yosys. */
#ifndef NETLIST_H
#define NETLIST_H

#include "designs/project/project.h"

#define NETLIST_NAME "netlist.json"

/* Makes NETLIST_NAME in a folder that has the copy of the project, in the
 * language of Yosys' write_json. The error is the first one that Yosys has
 * found in a source, or what is missing to run it. */
const char *netlist_make(const struct project *project, const char *folder);

/* The same with other passes of Yosys, which write what they make. */
const char *netlist_make_by(const struct project *project, const char *folder,
                            const char *passes);

#endif
