/* child.h - a child program that is controlled by lines of text.
 *
 * One thread uses a child at a time; several may have children of their own.
 * SIGPIPE must be ignored (interrupt_catch): a program that has ended is found
 * out by a failed write.
 */
#ifndef CHILD_H
#define CHILD_H

#include <sys/types.h>

#include "os/lines.h"

struct child {
    pid_t pid;                          /* 0: there is none */
    int to;                             /* its input */
    struct lines from;                  /* its output */
};

/* Starts a command of the shell. Its standard error is ours. A null return is
 * success; an error reads "cannot start 'COMMAND': REASON". A command that the
 * shell does not find is no error here: the child ends at once. */
const char *child_open(struct child *self, const char *command);

/* Ends it, if need be by force, and waits for that. */
void child_close(struct child *self);

/* Sends a line, given without its newline; 0 if the child did not take all of
 * it by then, or has ended. */
int child_tell(struct child *self, const char *line, int64_t until_ms);

/* Its next line, as of lines_next; should_stop, which may be null, is asked
 * now and then. Null is success; otherwise the text is what the child did
 * instead, to go after its name: "has ended". */
const char *child_hear(struct child *self, char **line, int64_t until_ms,
                       int (*should_stop)(void *context), void *context);

#endif
