/* cage.h - a sandbox for a child process that works on somebody else's files.
 *
 * Verilog can run commands and open files, and tools that compile it are large
 * programs with faults of their own. So whatever works on a foreign design is
 * shut in first: it reads the system's programs and what it is given, writes
 * into one folder, reaches no network and no other process, and has bounds on
 * time and memory. The system enforces that with whatever it has:
 *
 *     Landlock        which files; Linux 5.13 and later (cage_files.c)
 *     name spaces     the same, where there is no Landlock (cage_mounts.c)
 *     seccomp         no sockets, no signals, no other programs (cage_calls.c)
 *     limits          of time, memory and files, everywhere
 *
 * Where one of them is not there, the rest still hold, and cage_lacks says what
 * is missing.
 */
#ifndef CAGE_H
#define CAGE_H

#include <stddef.h>

#include "base/text.h"

enum { CAGE_PATHS_MAX = 16 };

struct cage {
    const char *reads[CAGE_PATHS_MAX];  /* beside the system's own; null ends
                                         * them */
    const char *scratch;                /* where it may write; null: nowhere */
    int starts_programs;                /* a compiler does */
    unsigned seconds;                   /* of processor time; 0: not bounded */
    size_t memory, file_size;           /* bytes; 0: not bounded */
    unsigned files;                     /* open at a time; 0: not bounded */
};

/* In the child, for good. Null, or why it is not safe to go on: the child must
 * end itself then. */
const char *cage_enter(const struct cage *self);

/* Puts what this system does not have, in words that end a sentence such as
 * "designs run without", and returns whether that is anything. */
int cage_lacks(struct text *to);

/* One limit, as setrlimit has them; a lower one that is set already stays. */
void cage_limit(int what, size_t most);

/* For tests, before a cage is entered: as if the system had no Landlock, no
 * name spaces, or no seccomp. */
enum cage_means { CAGE_LANDLOCK = 1, CAGE_SPACES = 2, CAGE_SECCOMP = 4 };
void cage_pretend_without(unsigned means);

#endif
