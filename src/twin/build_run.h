/* build_run.h - runs the script that builds a twin. */
#ifndef BUILD_RUN_H
#define BUILD_RUN_H

#include <stddef.h>

enum { BUILD_RUN_LOG_MAX = 1 << 16 };

struct build_run {
    char *const *words;                 /* program and arguments, then null */
    const char *temporary;              /* a folder for what compilers leave */
    int is_bounded;                     /* in time and memory */
    char log[BUILD_RUN_LOG_MAX];        /* the begin of what it said */
    size_t used;
    int status;                         /* of the shell; 0: it is built */
};

/* SIGINT, SIGTERM and SIGHUP end the script and every compiler that it has
 * started; then the error is "interrupted". Otherwise self->status tells. */
const char *build_run(struct build_run *self);

#endif
