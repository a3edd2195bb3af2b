/* build.h - a twin is built once for each content of its sources. */
#ifndef BUILD_H
#define BUILD_H

#include "twin/engine_inside.h"

enum { BUILD_PATH_MAX = 1024 };

/* The folder that holds what was built, now or before. */
const char *build_twin(const struct engine_wish *wish,
                       const struct engine_type *type,
                       char folder[BUILD_PATH_MAX]);

/* Where our own rtl/ and twin/ are: the installed ones, or those of the
 * source tree that this program was built from. */
const char *build_share(const char *name, char path[BUILD_PATH_MAX]);

#endif
