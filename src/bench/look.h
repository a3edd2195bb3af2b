/* look.h - what a person reads off the board, and what a script expects. */
#ifndef LOOK_H
#define LOOK_H

#include "bench/session.h"

enum { LOOK_MAX = 80 };                 /* the longest reading */

/* The letters of the colours, by their bits R G B. */
extern const char look_colours[];

/* The letters of an array's cells, by their bits R G. */
extern const char look_cells[];

/* Parts as text: "_P-A" for digits, "RGKW" for colours, "0110" for LEDs,
 * switches, buttons, ".G.G.G.G/G.." for an array from its top row on. */
void look_read(const struct session *session, struct parts parts,
               struct text *to);

/* The same by name; empty if there is no such part. */
void look_read_name(const struct session *session, const char *name,
                    struct text *to);

struct look_answer {
    int holds;
    char part[PART_NAME_MAX];
    char wanted[LOOK_MAX], actual[LOOK_MAX];
};

/* Checks "AN \"_P-A\"", "LD 11xx0000", "RGB3 blink"; the return says what
 * is wrong with the words themselves. */
const char *look_expect(const struct session *session, const char *words,
                        struct look_answer *answer);

#endif
