/* kind.h - what a kind of part is: its pins and lights, what a hand does to
 * it, and how it is read.
 *
 * No code outside src/parts compares a part's kind: whatever it has to know
 * is a field of the record below, so that a new kind changes no other file
 * (tests/structure/structure.sh checks this). How a part looks has records of
 * its own, draw/painter.h and term/cells.h, because boards must not know
 * pictures.
 */
#ifndef PARTS_KIND_H
#define PARTS_KIND_H

#include "base/text.h"

enum part_kind {
#define PART(name, NAME) PART_##NAME,
#include "parts/catalogue.h"
#undef PART
};

/* What a hand does to it; faces and events choose their verbs by this. */
enum part_use {
    USE_NONE,                           /* it is only looked at */
    USE_PRESS,                          /* its pin is high while held down */
    USE_FLIP,                           /* its pin stays as it is set */
    USE_TYPE,                           /* characters, one after the other */
    USE_POINT,                          /* at one of its squares */
    USE_LOOK,                           /* under the cover that is on it */
};

/* What it shows besides lights. */
enum part_signal {
    SIGNAL_NONE,
    SIGNAL_SERIAL,                      /* text, from its output pin */
    SIGNAL_PICTURE,                     /* parts/picture.h */
    SIGNAL_SOUND,                       /* parts/playing.h */
};

/* Where the picture puts it (draw/layout_desk.h). */
enum part_place {
    PLACE_BOARD,                        /* on what the table has below it */
    PLACE_MONITOR,                      /* on the desk, as large as can be */
    PLACE_BESIDE,                       /* on the desk, where there is room */
};

struct board_type;
struct device_type;
struct part;
struct parts;
struct reading;
struct reading_answer;

struct part_type {
    const char *name;                   /* "led", as the page has it */
    const char *title, *titles;         /* "LED", "LEDs": in a sentence */
    int plug_ports;                     /* if it can be plugged into any
                                         * connector: into so many ports; 0: it
                                         * is soldered on or has a socket */
    int plugs_in_rows;                  /* so many are on the same ports, one
                                         * behind another; 0: each has its own
                                         */
    int is_beside;                      /* it comes along with what is plugged
                                         * in, and needs no port itself */
    const struct device_type *device;   /* what it is at the end of the wires
                                         * of a socket; null: it has none */
    int plug_width_mm, plug_height_mm;  /* of one that is plugged in there */
    enum part_use use;
    int input_pins;                     /* from its pin on; 0: no input */
    int lights;                         /* from its light on */
    enum part_signal signal;
    enum part_place place;
    int is_ground;                      /* other parts lie on it */
    int can_blink;                      /* as something that it says */
    int is_restless;                    /* it may blink for as long as a
                                         * player likes: nothing waits for
                                         * it to come to rest */

    /* How many lights share the time because only one of them is driven at
     * once: brightness is measured against its own share of the ticks. Null:
     * each light is driven all the time. */
    int (*turns)(const struct board_type *board);

    /* Appends what it shows, as a person would write it down. Null: there is
     * nothing to read, and scripts cannot expect anything of it. */
    void (*read)(const struct reading *reading, const struct part *part,
                 struct text *to);

    /* Sets answer->holds to whether a script's word is what the parts show.
     * answer->actual holds on entry what `read` gave for all of them; it may
     * be rewritten in the terms of the word (a number for a number). Returns
     * null, or an error that says what is wrong with the word itself; the
     * answer means nothing then. */
    const char *(*expect)(const struct reading *reading, struct parts parts,
                          const char *word, struct reading_answer *answer);
};

/* By kind; null after the last (kinds.c). */
extern const struct part_type *const part_types[];

#endif
