/* all.h - every machine on every board, for tests. */
#ifndef TESTS_MACHINES_ALL_H
#define TESTS_MACHINES_ALL_H

#include "boards/machines.h"

/* As a loop over pointers to machines, ended by its body. */
#define FOR_MACHINES(m)                                                      \
    for (const struct machine_type *const *const *all_ = machine_families;   \
         *all_; all_++)                                                      \
        for (const struct machine_type *const *m = *all_; *m; m++)

#endif
