/* look.h - reads the parts of a board, and checks what a script expects of
 * them.
 *
 * Robots and minds look through these functions as well: there is no other
 * way to see a machine, so that none can know more than a person would.
 */
#ifndef LOOK_H
#define LOOK_H

#include "bench/session.h"
#include "parts/reading.h"

enum { LOOK_MAX = READING_MAX, LOOK_TERMINAL_MAX = READING_TERMINAL_MAX };

/* Parts as text: "_P-A" for digits, "RGKW" for colours, "0110" for LEDs,
 * switches, buttons, ".G.G.G.G/G.." for an array from its top row on, and
 * "9D QC 9S/3H 5C" for the lines on a terminal, blank ones left out; of a
 * screen its caption, of a speaker the sound in a word. */
void look_read(const struct session *session, struct parts parts,
               struct text *to);

/* The same by name; empty if there is no such part. */
void look_read_name(const struct session *session, const char *name,
                    struct text *to);

/* The picture on the screen, row by row, RGB444, in memory that the caller
 * frees; null if there is too little. */
uint16_t *look_pixels(const struct session *session);

/* The picture on the screen as a number of 32 bits. */
uint64_t look_picture(const struct session *session);

/* The seat whose eyes alone the terminal is for, by the lights seen; 0 if it
 * is for everybody. Faces cover it from all others. */
char look_private_seat(const struct session *session);

struct look_answer {
    int holds;                          /* the board shows what was wanted */
    char part[PART_NAME_MAX];
    char wanted[LOOK_MAX], actual[LOOK_MAX];
};

/* Checks "AN \"_P-A\"", "LD 11xx0000", "RGB3 blink", "TTY \"1P 1P 1P\"",
 * "VGA \"White to move\"" (some words), "VGA 0x1f2e3d4c" (the picture). Null
 * means that the words could be checked, and the answer has the result; an
 * error says what is wrong with the words themselves. */
const char *look_expect(const struct session *session, const char *words,
                        struct look_answer *answer);

/* Whether such words hold now; words that are wrong never do. */
int look_holds(const struct session *session, const char *words);

/* The same for all that a sign needs. */
int look_has_sign(const struct session *session,
                  const struct machine_sign *sign);

#endif
