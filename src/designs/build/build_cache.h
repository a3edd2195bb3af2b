/* build_cache.h - the cache of designs that were built.
 *
 * Programs are loaded from it, so it must belong to the user, and no one else
 * may write there. It has a folder MODULE-ENGINE-HASH for each design, and the
 * same with -PID after it for one that process PID is building. Any number of
 * processes may use it at once.
 */
#ifndef BUILD_CACHE_H
#define BUILD_CACHE_H

enum { BUILD_PATH_MAX = 1024,
       BUILD_CACHE_KEPT = 200 };        /* designs; then the oldest go */

/* $XDG_CACHE_HOME/boardwalk or ~/.cache/boardwalk, made if need be, and
 * checked. */
const char *build_cache_open(char path[BUILD_PATH_MAX]);

/* Null if a file or folder is the user's own, is no link, and others cannot
 * write to it; else an error that says what to do. */
const char *build_cache_check(const char *path);

/* Notes that a design was used just now: the least recently used go first. */
void build_cache_touch(const char *path);

/* Removes what interrupted builds left behind, and the least recently used
 * designs beyond BUILD_CACHE_KEPT. What cannot be removed stays, without an
 * error. */
void build_cache_clean(const char *cache);

/* Makes an empty folder for a build of `folder`, its name in half. The lock is
 * held until the descriptor is closed or this program ends, and says that the
 * folder is in use; -1 if there is none. */
const char *build_cache_begin(const char *folder, char half[BUILD_PATH_MAX],
                              int *lock);

/* Removes a folder with all that is in it. */
void build_cache_remove(const char *folder);

#endif
