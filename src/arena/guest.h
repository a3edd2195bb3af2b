/* guest.h - a guest: another program that plays one side of a match, controlled
 * line by line.
 *
 * Here is what all guests have in common: how they are named on a command
 * line, started, waited for, and replaced after they died or sent something
 * that makes no sense. What is said is up to the protocol, of which each game
 * has its own.
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
    const char *farewell;               /* the last line it gets */

    /* greet: what is negotiated after the start, for the first game. begin:
     * what is said before each later game. A null return is success. */
    const char *(*greet)(struct guest *guest);
    const char *(*begin)(struct guest *guest);
};

struct guest_terms {
    int patience_ms;                    /* allowed on top of the time for a
                                         * move, and for any other answer */
    int (*should_stop)(void *context);  /* nonzero: stop waiting */
    void *context;
};

struct guest {
    const struct guest_protocol *protocol;
    const char *command;                /* run by the shell */
    const struct guest_terms *terms;
    const void *game;                   /* what is played; only the protocol
                                         * knows its type */
    struct child child;
};

/* The command after the protocol's prefix; null if the name has none. */
const char *guest_command(const struct guest_protocol *protocol,
                          const char *name);

/* An error if the command is blank; a null return is success. */
const char *guest_check(const struct guest_protocol *protocol,
                        const char *command);

/* "gnugo" for "/usr/games/gnugo --mode gtp". */
void guest_shorten(const char *command, char shown[GUEST_SHOWN_MAX]);

/* The same for the name of any side: a guest's command is shortened, others
 * stay as they are. */
void guest_show(const struct guest_protocol *protocol, const char *name,
                char shown[GUEST_SHOWN_MAX]);

/* Starts the command and greets it. A null return is success. */
const char *guest_open(struct guest *self);
void guest_close(struct guest *self);

/* Begins a game; a guest that has died is started again for it. */
const char *guest_begin(struct guest *self);

/* Every result of talking to a guest during a game goes through here. Returns
 * the error, if any, and then closes the guest: one that was late or made no
 * sense may still be talking about this game, so the next game begins with a
 * new process. */
const char *guest_after(struct guest *self, const char *error);

/* The deadline, by clock_ms, of an answer that may take time_ms. */
int64_t guest_until_ms(const struct guest *self, int time_ms);

/* Sends a line; receives the next one, which is valid until the next call. A
 * null return is success, otherwise it says what the guest did instead: "has
 * ended". */
const char *guest_tell(struct guest *self, const char *line,
                       int64_t until_ms);
const char *guest_hear(struct guest *self, char **line, int64_t until_ms);

#endif
