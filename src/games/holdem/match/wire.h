/* wire.h - one end of a connection by the competition's protocol.
 *
 * A dealer shows states and hears answers; a player hears states and answers.
 * Both end their lines with a carriage return and a newline, and skip comments,
 * which begin with # or ;.
 */
#ifndef POKER_WIRE_H
#define POKER_WIRE_H

#include "games/holdem/notation/acpc_text.h"
#include "os/lines.h"

enum { POKER_WIRE_NOTE_MAX = 160 };

struct poker_wire {
    int file;                           /* -1: closed */
    int (*should_stop)(void *context);  /* of lines_hear; or null */
    struct lines in;
};

/* Takes over a socket that does not block. */
void poker_wire_begin(struct poker_wire *self, int file);
void poker_wire_close(struct poker_wire *self);

/* Sends a line, given without its end. Null is success; otherwise what the
 * other side did: this text, or one of lines_hear. */
extern const char poker_wire_closed[];
const char *poker_wire_send(struct poker_wire *self, const char *line,
                            int64_t until_ms);

/* The next line that is no comment. Errors as above. */
const char *poker_wire_hear(struct poker_wire *self, char **line,
                            int64_t until_ms);

/* For a dealer: shows a hand to a position. */
const char *poker_wire_show(struct poker_wire *self,
                            const struct acpc_hand *hand, int position,
                            int64_t until_ms);

struct poker_wire_answer {
    struct acpc_action action;          /* legal */
    int is_corrected;                   /* it was not allowed as it was, */
    int is_invalid;                     /* and became a call */
    char note[POKER_WIRE_NOTE_MAX];     /* what was wrong; or empty */
};

/* For a dealer: waits for the action of the player on turn. Lines that are no
 * answer to this state are skipped. Errors as above. */
const char *poker_wire_ask(struct poker_wire *self,
                           const struct acpc_hand *hand,
                           struct poker_wire_answer *answer,
                           int64_t until_ms);

#endif
