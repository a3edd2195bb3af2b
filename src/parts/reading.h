/* reading.h - the data that parts are read from, and readings that kinds share.
 *
 * A reading is how scripts, robots, minds and the faces for text see a board:
 * the lights and controls, the picture on a monitor and the sound of a speaker,
 * never the state of the machine behind them.
 */
#ifndef PARTS_READING_H
#define PARTS_READING_H

#include "boards/board.h"
#include "boards/terminal.h"
#include "parts/picture.h"
#include "parts/playing.h"

/* The size of a buffer for any reading except that of a terminal, which may
 * be full of text: each row, a stroke after it, and the final zero. */
enum { READING_MAX = 120,
       READING_TERMINAL_MAX = TERMINAL_ROWS * (TERMINAL_COLUMNS + 1) + 1 };

/* The letters of the colours, by their bits R G B. */
extern const char reading_colours[];

/* The letters of an array's cells, by their bits R G. */
extern const char reading_cells[];

struct reading {                        /* a machine at one moment; owns
                                         * nothing */
    const struct machine_type *machine;
    pins in;                            /* buttons and switches */
    const struct lights *seen;          /* lit long enough to be seen */
    const struct terminal *terminal;
    const void *harness;                /* of a design: what is plugged in
                                         * there, for design->say */
    struct picture_view picture;
    struct playing playing;
};

struct reading_answer {
    int holds;                          /* the word is what was read */
    char actual[READING_MAX];
};

/* Part i of those that are read together, 0 being the first in the table. */
const struct part *reading_part(const struct reading *self,
                                struct parts parts, int i);

/* Whether a button is down, a switch up, a light on. */
int reading_is_on(const struct reading *self, const struct part *part);

/* Parses "5", "0x1f", "00000101", "xxxxx101", "on" or "off" for `width`
 * parts, as bits with the last part lowest. An x leaves its bit out of the
 * mask; its bit of the value is 0. Returns null or an error text. */
const char *reading_value(const char *word, int width, pins *value,
                          pins *mask);

/* `read` and `expect` for parts that are on or off: "1" or "0" for each, and
 * any word that reading_value takes. */
void reading_put_bit(const struct reading *self, const struct part *part,
                     struct text *to);
const char *reading_expect_bits(const struct reading *self,
                                struct parts parts, const char *word,
                                struct reading_answer *answer);

/* `expect` for parts that are read as words: exactly the same words. */
const char *reading_expect_words(const struct reading *self,
                                 struct parts parts, const char *word,
                                 struct reading_answer *answer);

/* The words on a monitor, in one line: what the machine's people read off the
 * picture, or what the monitor says about itself. */
void reading_put_picture(const struct machine_type *machine,
                         const struct picture_view *picture, struct text *to);

/* The picture on a screen as a hash of 32 bits: what a script compares. The
 * machine must have a screen. */
uint64_t reading_picture(const struct reading *self);

#endif
