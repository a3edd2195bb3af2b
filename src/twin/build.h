/* build.h - builds twins, once for each content of their sources.
 *
 * engine.c calls it before it opens an engine. How to build with a simulator is
 * in a shell script of the folder twin/; this decides whether to, runs it, and
 * keeps the result.
 */
#ifndef BUILD_H
#define BUILD_H

#include "designs/build/build_cache.h"
#include "twin/engine_inside.h"

/* The folder that holds what was built, now or before: type->product is in it.
 * The error has the first lines of what the tools said, names a module whose
 * source is missing, or says what a foreign design must not hold. */
const char *build_twin(const struct engine_config *config,
                       const struct engine_type *type,
                       char folder[BUILD_PATH_MAX]);

#endif
