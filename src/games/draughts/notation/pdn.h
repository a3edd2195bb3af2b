/* pdn.h - files of draughts games (Portable Draughts Notation 3.0), read
 * piece by piece.
 *
 *     [Event "Club match"]
 *     [Result "1-0"]
 *
 *     1. 11-15 23-19 2. 8-11 {a comment} 22-17 $1 (22-18? 15x22)
 *     ; a comment to the end of the line
 *     1-0
 *
 * The reader never gives up: what is wrong becomes a fault with its place, and
 * reading continues at the next thing that is understood. Whatever the state
 * of the file, each game ends with exactly one PDN_GAME_END, and every
 * PDN_OPEN has its PDN_CLOSE. Comments do not nest. No memory is allocated:
 * events point into the text, which must outlive the reader.
 */
#ifndef PDN_H
#define PDN_H

#include <stddef.h>
#include <stdint.h>

#include "base/slice.h"

enum {
    PDN_DEPTH_MAX = 32,                 /* nesting of variations */
    PDN_PENDING_MAX = PDN_DEPTH_MAX + 4,
};

enum pdn_kind {
    PDN_END,                            /* of the file; repeated forever */
    PDN_TAG,                            /* name, text (raw: pdn_unescape) */
    PDN_NUMBER,                         /* of a move: number, is_second */
    PDN_MOVE,                           /* text */
    PDN_NAG,                            /* number: 1 is !, 2 is ?, ... */
    PDN_COMMENT,                        /* text, trimmed */
    PDN_SETUP,                          /* text: a position in mid-game */
    PDN_OPEN, PDN_CLOSE,                /* of a variation */
    PDN_RESULT,                         /* result, text */
    PDN_GAME_END,
    PDN_FAULT,                          /* message, is_minor */
};

enum pdn_result {                       /* Black moves first, so 1-0 is a */
    PDN_UNKNOWN,                        /* win for Black */
    PDN_BLACK_WINS,
    PDN_WHITE_WINS,
    PDN_DRAW,
    PDN_BOTH_LOSE,
};

struct pdn_event {
    enum pdn_kind kind;
    int line, column;                   /* from 1; columns are characters */
    struct slice name, text;            /* parts of the file */
    uint32_t number;
    uint8_t is_second;                  /* "12..." and not "12." */
    uint8_t is_minor;                   /* the game is understood in spite of
                                         * this fault */
    enum pdn_result result;
    const char *message;                /* valid until the next call */
};

/* The reader's state. It may be copied to look ahead: the copy reads on by
 * itself. */
struct pdn {
    const char *at, *end;
    const char *mark;                   /* where line and column are */
    int line, column;
    const char *line_end;               /* of the last line searched */
    int depth;                          /* of open variations, */
    int too_deep;                       /* and of skipped ones */
    int has_tags, has_event, has_body;  /* seen in this game */
    const char *move_end;               /* of the last move */
    const char *brace;                  /* the next }, if already searched */
    struct pdn_event pending[PDN_PENDING_MAX];  /* a ring */
    int first, count;                   /* of those pending */
};

/* The text need not end with a zero; it stays the caller's. */
void pdn_begin(struct pdn *self, const char *text, size_t length);

/* The next event; PDN_END, as 0, ends a loop. */
enum pdn_kind pdn_next(struct pdn *self, struct pdn_event *event);

/* A tag's value with \" and \\ resolved, as a string; what does not fit is cut
 * off. */
void pdn_unescape(struct slice slice, char *buffer, size_t size);

/* "1-0", "0-1", "1/2-1/2", "*", and the 2-0, 0-2, 1-1, 0-0 of others; 0 if
 * it is none of them. */
int pdn_read_result(struct slice slice, enum pdn_result *result);

/* The English form: "1-0", "1/2-1/2", "*" for PDN_UNKNOWN. */
const char *pdn_result_name(enum pdn_result result);

#endif
