/* cage_inside.h - the parts of a sandbox, for cage*.c. */
#ifndef CAGE_INSIDE_H
#define CAGE_INSIDE_H

#include "os/cage.h"

enum { CAGE_SYSTEM_MAX = 32 };

/* What every program needs to run at all; null after the last. Of PATH's
 * folders the libraries beside them as well, for tools in a home folder. */
struct cage_system {
    const char *paths[CAGE_SYSTEM_MAX + 1];
    char letters[8192];
};

void cage_system(struct cage_system *self);

int cage_files_work(void);
const char *cage_files_close(const struct cage *self,
                             const struct cage_system *system);

int cage_mounts_work(void);
const char *cage_mounts_close(const struct cage *self,
                              const struct cage_system *system);

int cage_calls_work(void);
const char *cage_calls_close(int starts_programs);

#endif
