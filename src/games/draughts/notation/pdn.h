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
 * The reader never gives up: what is wrong becomes a fault with its place,
 * and it goes on at the next thing it understands. Each game ends with one
 * PDN_GAME_END, and variations are closed as often as they were opened, in
 * whatever state the file is. Comments do not nest.
 */
#ifndef PDN_H
#define PDN_H

#include <stddef.h>
#include <stdint.h>

#include "base/slice.h"

enum {
    PDN_DEPTH_MAX = 32,                 /* variations in one another */
    PDN_PENDING_MAX = PDN_DEPTH_MAX + 4,
};

enum pdn_kind {
    PDN_END,                            /* of the file; again and again */
    PDN_TAG,                            /* name, text (raw: pdn_unescape) */
    PDN_NUMBER,                         /* of a move: number, is_second */
    PDN_MOVE,                           /* text */
    PDN_NAG,                            /* number: 1 is !, 2 is ?, ... */
    PDN_COMMENT,                        /* text, trimmed */
    PDN_SETUP,                          /* text: a position in the middle */
    PDN_OPEN, PDN_CLOSE,                /* of a variation */
    PDN_RESULT,                         /* result, text */
    PDN_GAME_END,
    PDN_FAULT,                          /* message, is_minor */
};

enum pdn_result {                       /* Black moves first, and 1-0 means */
    PDN_UNKNOWN,                        /* that the first has won */
    PDN_BLACK_WINS,
    PDN_WHITE_WINS,
    PDN_DRAW,
    PDN_BOTH_LOSE,
};

struct pdn_event {
    enum pdn_kind kind;
    int line, column;                   /* from 1; columns are characters */
    struct slice name, text;            /* of the file */
    uint32_t number;
    uint8_t is_second;                  /* "12..." and not "12." */
    uint8_t is_minor;                   /* the game is clear nevertheless */
    enum pdn_result result;
    const char *message;                /* good until the next call */
};

struct pdn {
    const char *at, *end;
    const char *mark;                   /* the place of line and column */
    int line, column;
    const char *line_end;               /* of the line that was looked at */
    int depth;                          /* of variations, */
    int too_deep;                       /* and of those passed over */
    int has_tags, has_event, has_body;  /* of this game */
    const char *move_end;               /* of the last move */
    const char *brace;                  /* the next }, as far as known */
    struct pdn_event pending[PDN_PENDING_MAX];
    int first, count;                   /* of those pending */
};

void pdn_begin(struct pdn *self, const char *text, size_t length);

/* The next event; PDN_END, as 0, ends a loop. */
enum pdn_kind pdn_next(struct pdn *self, struct pdn_event *event);

/* A tag's value without backslashes; what does not fit is cut off. */
void pdn_unescape(struct slice slice, char *buffer, size_t size);

/* "1-0", "0-1", "1/2-1/2", "*", and the 2-0, 0-2, 1-1, 0-0 of others; 0 if
 * it is none of them. */
int pdn_read_result(struct slice slice, enum pdn_result *result);
const char *pdn_result_name(enum pdn_result result);

#endif
