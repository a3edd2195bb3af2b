/* build.h - a twin is built once for each content of its sources. */
#ifndef BUILD_H
#define BUILD_H

#include "twin/engine_inside.h"

enum { BUILD_PATH_MAX = 1024 };

/* The folder that holds what was built, now or before. */
const char *build_twin(const struct engine_config *config,
                       const struct engine_type *type,
                       char folder[BUILD_PATH_MAX]);

#endif
