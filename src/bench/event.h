/* event.h - what a person can do to a board, as words and as pins.
 *
 * Every face, robot and script acts through these words, and a journal is a
 * list of them: nothing reaches a machine that is not an event. An event is
 * parsed once, on the board it is meant for; what is kept of it is which pins
 * rise and fall, so that applying it is two word operations.
 */
#ifndef EVENT_H
#define EVENT_H

#include "base/text.h"
#include "boards/board.h"

/* The verbs of a journal. A tap is written as its press and release, since
 * its length is the board's and may change. The third column is the help that
 * error texts quote. */
#define EVENT_VERBS(X)                                                  \
    X(PRESS,   "press",   "press PART: a button goes down")             \
    X(RELEASE, "release", "release PART: it springs back")              \
    X(TAP,     "tap",     "tap PART: down and up, as quick as a person") \
    X(SET,     "set",     "set PART VALUE: a switch, or a whole group") \
    X(TYPE,    "type",    "type TEXT: on the keyboard")                 \
    X(MOVE,    "move",    "move RIGHT UP: the mouse, by so many counts") \
    X(POWER,   "power",   "power: off and on again")

enum event_kind {
#define EVENT_ENUM(kind, verb, help) EVENT_##kind,
    EVENT_VERBS(EVENT_ENUM)
#undef EVENT_ENUM
    EVENT_KINDS
};

/* Room for the words of every event: each character typed may be \xNN. */
enum { EVENT_TYPED_MAX = 64, EVENT_WORDS_MAX = 4 * EVENT_TYPED_MAX + 44,
       EVENT_MOVE_MAX = 255 };

struct event {
    uint64_t tick;                      /* it happens before this tick */
    enum event_kind kind;
    pins raise, drop;                   /* press, release, set, tap: pins
                                         * that go high or low */
    int right, up;                      /* move */
    char typed[EVENT_TYPED_MAX + 1];    /* type */
    char words[EVENT_WORDS_MAX];        /* as in a journal, spaced and quoted
                                         * in the one usual way */
};

/* "press" and "BTN3" as one event's words. */
void event_words(char words[EVENT_WORDS_MAX], const char *verb,
                 const char *rest);

/* Parses "press BTN3" for a board. Null is success; an error names the word
 * that is wrong and what would be right. event->tick is left 0. */
const char *event_parse(const struct board_type *board, const char *words,
                        struct event *event);

/* "@120 press BTN3", as a line of a journal. */
void event_put_line(const struct event *self, struct text *to);

#endif
