/* process.h - a simulator in a process of its own, at the end of a socket.
 *
 * Whatever a design does there, it cannot end this program: it is told how it
 * ended instead.
 */
#ifndef PROCESS_H
#define PROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/resource.h>
#include <sys/types.h>

enum { PROCESS_SOCKET = 3,              /* its end has this number */
       PROCESS_FINISHED = 77,           /* its status after $finish */
       PROCESS_ANSWER_SECONDS = 20 };   /* of processor time for an answer */

struct process {
    pid_t pid;                          /* 0: none */
    int socket;
};

/* Starts a function that does not return. What it prints goes nowhere, what
 * interrupts us does not reach it, and if it is bounded, it gets no more than
 * some memory and writes no large files. */
const char *process_start(struct process *self,
                          void (*become)(const void *with), const void *with,
                          int is_bounded);

/* Ends it, by force. */
void process_end(struct process *self);

/* 0 if it is no longer there. */
int process_give(const struct process *self, const void *bytes,
                 size_t length);
int process_take(const struct process *self, void *bytes, size_t length);

/* It did not answer: why. Ends it. */
const char *process_death(struct process *self);

/* Processor time that it has spent, or, null, that we have. */
int64_t process_cpu_ms(const struct process *self);

/* For the process itself: from now on it has so much processor time, then it
 * is ended. */
void process_set_timer(void);

/* The same for one of its resources; a lower limit stays. */
void process_limit(int what, rlim_t most);

#endif
