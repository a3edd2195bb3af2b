/* build_run.h - runs the script that builds a design. */
#ifndef BUILD_RUN_H
#define BUILD_RUN_H

#include <stddef.h>

enum { BUILD_RUN_LOG_MAX = 1 << 16 };

/* One run: the caller fills the first three fields and zeroes the rest. */
struct build_run {
    char *const *words;                 /* program and arguments, then null */
    const char *temporary;              /* a folder for what compilers leave */
    int is_bounded;                     /* in time and memory */
    char log[BUILD_RUN_LOG_MAX];        /* the beginning of its output */
    size_t used;
    int status;                         /* of the shell; -1: by a signal */
};

/* Runs the script to its end. SIGINT, SIGTERM and SIGHUP end it and every
 * compiler that it has started; then the error is "interrupted". A null return
 * says only that it ran: self->status is 0 if it succeeded, and self->log,
 * which ends with a zero, has what it printed. */
const char *build_run(struct build_run *self);

#endif
