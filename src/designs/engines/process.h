/* process.h - a simulator in a process of its own, reached through a socket.
 *
 * Whatever a design does there, it cannot end this program; process_death says
 * how it ended instead. engine_cage.c and engine_icarus.c use it.
 */
#ifndef PROCESS_H
#define PROCESS_H

#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

#include "os/cage.h"

enum { PROCESS_SOCKET = 3,              /* its end has this number */
       PROCESS_FINISHED = 77,           /* its status after $finish */
       PROCESS_ANSWER_SECONDS = 20 };   /* of processor time for an answer */

struct process {
    pid_t pid;                          /* 0: none */
    int socket;
};

/* Forks a child that calls `become`, which replaces the process or never
 * returns. What it prints is discarded, Ctrl-C does not reach it. With a cage
 * it is shut in there before that. Its first answer is under the timer of
 * process_set_timer. After an error process_end may still be called. */
const char *process_start(struct process *self,
                          void (*become)(const void *with), const void *with,
                          const struct cage *cage);

/* The cage of a design that runs: it reads what is given, writes nowhere, and
 * starts nothing. */
void process_cage(struct cage *cage, const char *reads);

/* Ends it with SIGKILL, if it runs, and closes the socket. */
void process_end(struct process *self);

/* Send and receive so many bytes, all of them; 0 if the other end is gone. */
int process_give(const struct process *self, const void *bytes,
                 size_t length);
int process_take(const struct process *self, void *bytes, size_t length);

/* After one of these has failed: waits for its end, and says why it ended:
 * "the design called $finish". */
const char *process_death(struct process *self);

/* Processor time that it has spent, in milliseconds; null: this process. */
int64_t process_cpu_ms(const struct process *self);

/* For the child: from now on it has PROCESS_ANSWER_SECONDS of processor time,
 * then SIGPROF ends it. */
void process_set_timer(void);

#endif
