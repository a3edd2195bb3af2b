/* guest.h - a guest: another program that is one side of a match, and is
 * talked to in lines.
 *
 * Here is what guests have in common: how they are named on a command line,
 * started, waited for, and replaced when they died or made no sense. What is
 * said is the protocol's, and each game has its own.
 */
#ifndef GUEST_H
#define GUEST_H

#include <stdint.h>

#include "os/child.h"

enum { GUEST_SHOWN_MAX = 48 };

struct guest;

struct guest_protocol {
    const char *prefix;                 /* "hub:", before the command */
    const char *example;                /* of a command that speaks it */
    const char *farewell;               /* the last line it is told */

    /* What is agreed on when it was started, for its first game; and before
     * each game that follows. A null return is success. */
    const char *(*greet)(struct guest *guest);
    const char *(*begin)(struct guest *guest);
};

struct guest_terms {
    int patience_ms;                    /* beyond the time for a move, and for
                                         * all else */
    int (*should_stop)(void *context);  /* then it is not waited for */
    void *context;
};

struct guest {
    const struct guest_protocol *protocol;
    const char *command;                /* of the shell */
    const struct guest_terms *terms;
    const void *game;                   /* what is played: the protocol's */
    struct child child;
};

/* The command behind the protocol's prefix; null if the name has none. */
const char *guest_command(const struct guest_protocol *protocol,
                          const char *name);

/* Whether there is any; a null return is success. */
const char *guest_check(const struct guest_protocol *protocol,
                        const char *command);

/* "gnugo" for "/usr/games/gnugo --mode gtp". */
void guest_shorten(const char *command, char shown[GUEST_SHOWN_MAX]);

/* Starts the command and greets it. A null return is success. */
const char *guest_open(struct guest *self);
void guest_close(struct guest *self);

/* A game begins; one that has died gets another life for it. */
const char *guest_begin(struct guest *self);

/* To be asked of all that was said during a game: its error, if there is one,
 * and then the guest is closed. One that was late or made no sense may still
 * be talking of this game: the next begins with a fresh one. */
const char *guest_after(struct guest *self, const char *error);

/* Until when an answer is waited for that may take so long. */
int64_t guest_until_ms(const struct guest *self, int time_ms);

/* A line, and the next one of its own; else what the guest does instead: "has
 * ended". */
const char *guest_tell(struct guest *self, const char *line,
                       int64_t until_ms);
const char *guest_hear(struct guest *self, char **line, int64_t until_ms);

#endif
