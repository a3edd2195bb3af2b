/* reading.h - what parts are read from, and readings that kinds share. */
#ifndef PARTS_READING_H
#define PARTS_READING_H

#include "boards/board.h"
#include "boards/terminal.h"

/* The longest reading but that of a terminal, which may be full of text. */
enum { READING_MAX = 120,
       READING_TERMINAL_MAX = TERMINAL_ROWS * (TERMINAL_COLUMNS + 1) + 1 };

/* The letters of the colours, by their bits R G B. */
extern const char reading_colours[];

/* The letters of an array's cells, by their bits R G. */
extern const char reading_cells[];

struct reading {                        /* a machine at one moment */
    const struct machine_type *machine;
    const void *chip;                   /* for its screen and its speaker */
    pins in;
    const struct lights *seen;
    const struct terminal *terminal;
};

struct reading_answer {
    int holds;
    char actual[READING_MAX];
};

/* A part of those that are read together. */
const struct part *reading_part(const struct reading *self,
                                struct parts parts, int i);

/* Whether a button is down, a switch up, a light on. */
int reading_is_on(const struct reading *self, const struct part *part);

/* "5", "0x1f", "00000101", "xxxxx101", "on" or "off" for so many parts, as
 * bits with the last part lowest. An x leaves its bit out of the mask. */
const char *reading_value(const char *word, int width, pins *value,
                          pins *mask);

/* Of parts that are on or off: "1", and any such value. */
void reading_put_bit(const struct reading *self, const struct part *part,
                     struct text *to);
const char *reading_expect_bits(const struct reading *self,
                                struct parts parts, const char *word,
                                struct reading_answer *answer);

/* Of parts that are read as words: the same words. */
const char *reading_expect_words(const struct reading *self,
                                 struct parts parts, const char *word,
                                 struct reading_answer *answer);

/* The picture on a screen as a number of 32 bits. */
uint64_t reading_picture(const struct reading *self);

#endif
