/* child.h - another program that is talked to in lines. */
#ifndef CHILD_H
#define CHILD_H

#include <sys/types.h>

#include "os/lines.h"

struct child {
    pid_t pid;                          /* 0: there is none */
    int to;                             /* its input */
    struct lines from;                  /* its output */
};

/* Starts a command of the shell. What it writes as errors goes where ours
 * do. A null return is success. */
const char *child_open(struct child *self, const char *command);

/* Ends it, if need be by force, and waits for that. */
void child_close(struct child *self);

/* A line without its end; 0 if it would not take it until then. */
int child_tell(struct child *self, const char *line, int64_t until_ms);

/* Its next line, as of lines_next; should_stop, which may be null, is asked
 * now and then. Else what it does instead: "has ended". */
const char *child_hear(struct child *self, char **line, int64_t until_ms,
                       int (*should_stop)(void *context), void *context);

#endif
