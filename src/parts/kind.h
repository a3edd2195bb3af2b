/* kind.h - what a kind of part is: its pins and lights, what a hand does to
 * it, and how it is read.
 *
 * Nobody asks which kind a part has: what is to be known of it is in the
 * record of its kind. How it looks has records of its own, draw/painter.h
 * and term/cells.h.
 */
#ifndef PARTS_KIND_H
#define PARTS_KIND_H

#include "base/text.h"

enum part_kind {
#define PART(name, NAME) PART_##NAME,
#include "parts/catalogue.h"
#undef PART
};

/* What a hand does to it. */
enum part_use {
    USE_NONE,                           /* it is to look at */
    USE_PRESS,                          /* its pin is high while it is down */
    USE_FLIP,                           /* its pin stays as it is set */
    USE_TYPE,                           /* characters, one after the other */
    USE_POINT,                          /* at a square of it */
    USE_LOOK,                           /* under the cover that is on it */
};

/* What it shows besides lights. */
enum part_signal {
    SIGNAL_NONE,
    SIGNAL_SERIAL,                      /* text, from its output pin */
    SIGNAL_PICTURE,                     /* machine->screen */
    SIGNAL_SOUND,                       /* machine->speaker */
};

enum part_place {
    PLACE_BOARD,                        /* on what the table has below it */
    PLACE_MONITOR,                      /* on the desk, as large as can be */
    PLACE_BESIDE,                       /* on the desk, where there is room */
};

struct board_type;
struct part;
struct parts;
struct reading;
struct reading_answer;

struct part_type {
    const char *name;                   /* "led", as the page has it */
    enum part_use use;
    int input_pins;                     /* from its pin on; 0: no input */
    int lights;                         /* from its light on */
    enum part_signal signal;
    enum part_place place;
    int is_ground;                      /* other parts lie on it */
    int can_blink;                      /* as something that it says */
    int is_restless;                    /* it may blink for as long as a
                                         * player likes: nobody waits for
                                         * it to come to rest */

    /* Its lights take turns: so many share the time. Null: they do not. */
    int (*turns)(const struct board_type *board);

    /* How a person puts down what it shows; null: there is nothing to see. */
    void (*read)(const struct reading *reading, const struct part *part,
                 struct text *to);

    /* Whether a script's word is what the parts show; an error says what is
     * wrong with the word itself. The answer comes with what was read, and
     * may put that in the terms of the word. */
    const char *(*expect)(const struct reading *reading, struct parts parts,
                          const char *word, struct reading_answer *answer);
};

/* By kind. */
extern const struct part_type *const part_types[];

#endif
