/* build_cache.h - the folder in which twins are kept that were built.
 *
 * Programs are loaded from it. So it must belong to the user, and nobody else
 * may write there.
 */
#ifndef BUILD_CACHE_H
#define BUILD_CACHE_H

#include "twin/build.h"

enum { BUILD_CACHE_KEPT = 200 };        /* twins; then the oldest go */

/* $XDG_CACHE_HOME/boardwalk or ~/.cache/boardwalk, made if need be. */
const char *build_cache_open(char path[BUILD_PATH_MAX]);

/* Whether a file or folder of it is the user's own and nobody else's. */
const char *build_cache_check(const char *path);

/* It was used just now. */
void build_cache_touch(const char *path);

/* Removes what builds left that were ended before they were done, and the
 * twins that were not used for longest, if there are too many. */
void build_cache_clean(const char *cache);

/* A folder for a build. The lock is held until it is closed, or this program
 * ends: then the folder is of no use to anybody. */
const char *build_cache_begin(const char *folder, char half[BUILD_PATH_MAX],
                              int *lock);

void build_cache_remove(const char *folder);

#endif
