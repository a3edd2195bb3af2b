/* build_run.h - runs the script that builds a design. */
#ifndef BUILD_RUN_H
#define BUILD_RUN_H

#include <stddef.h>

#include "os/cage.h"

enum { BUILD_RUN_LOG_MAX = 1 << 16 };

/* One run: the caller fills the first three fields and zeroes the rest. */
struct build_run {
    char *const *words;                 /* program and arguments, then null */
    const char *temporary;              /* a folder for what compilers leave */
    const struct cage *cage;            /* null: the sources are our own */
    char log[BUILD_RUN_LOG_MAX];        /* the beginning of its output */
    size_t used;
    int status;                         /* of the shell; -1: by a signal */
    const char *limit;                  /* that ended it: "60 s of processor
                                         * time"; null: none did */
};

/* How long a compiler may take: BOARDWALK_SECONDS, or the usual time. */
unsigned build_run_seconds(void);

/* The cage of a compiler that works in a folder. More that it reads may be
 * added behind; the folder's name must live as long. */
void build_run_cage(struct cage *cage, const char *folder);

/* Runs the script to its end. SIGINT, SIGTERM and SIGHUP end it and every
 * compiler that it has started; then the error is "interrupted". A null return
 * says only that it ran: self->status is 0 if it succeeded, and self->log,
 * which ends with a zero, has what it printed. */
const char *build_run(struct build_run *self);

#endif
