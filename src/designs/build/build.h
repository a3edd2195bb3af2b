/* build.h - a project built for a simulator, once for each content of its
 * sources. */
#ifndef DESIGNS_BUILD_H
#define DESIGNS_BUILD_H

#include "designs/build/build_cache.h"
#include "designs/project/project.h"

struct simulator;

/* The folder of the cache with what was built, now or before. The error is the
 * first one that a tool has found in a source, or what is missing to run it. */
const char *build_project(const struct project *project,
                          const struct simulator *simulator,
                          char folder[BUILD_PATH_MAX]);

#endif
