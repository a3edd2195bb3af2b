/* compiled.h - compiles a design in the background while it already runs.
 *
 * The C of a design (leap_c.h) goes to the system's compiler, in a process of
 * its own with bounds, and the result is kept in the cache of builds by what it
 * was made of. Nothing of the design's text is in that C but numbers, so that
 * what is loaded is code of our own.
 *
 * Where there is no compiler the design stays with the interpreter.
 */
#ifndef COMPILED_H
#define COMPILED_H

#include <sys/types.h>

#include "designs/build/build_cache.h"
#include "designs/leap/leap_c.h"

enum compiled_state { COMPILED_NOT, COMPILED_SOON, COMPILED_READY,
                      COMPILED_NEVER };

struct compiled {
    enum compiled_state state;
    char folder[BUILD_PATH_MAX], half[BUILD_PATH_MAX];
    int lock;
    pid_t compiler;
    char library[BUILD_PATH_MAX + 16];
};

/* What is in the cache already is taken; the name is for the cache. */
void compiled_find(struct compiled *self, struct leap *leap,
                   const char *name);

/* Begins, once; later calls do nothing. */
void compiled_start(struct compiled *self, struct leap *leap,
                    const char *name);

/* The path of the library, as soon as there is one; never waits. */
const char *compiled_take(struct compiled *self);

/* What is in a library, or null if it cannot be loaded. It stays loaded. */
leap_c_function *compiled_load(const char *library);

/* A compiler that is at work is ended. */
void compiled_close(struct compiled *self);

#endif
