/* made_top_parts.h - the parts of a board around a design: ports, what they
 * carry, and where they are.
 *
 * Only made_top.c uses this.
 */
#ifndef MADE_TOP_PARTS_H
#define MADE_TOP_PARTS_H

#include "base/text.h"
#include "boards/board.h"
#include "twin/made_top.h"

enum { MADE_TOP_DIGITS = 16, MADE_TOP_NO_PIN = -1 };

/* What a light hangs on: an output, or two that must both be active. */
struct made_source {
    int pin, select;
};

/* A digit of the board that is scanned, and the light of its segment a. */
struct made_digit {
    struct port port;
    int light;                          /* negative: it stays dark */
};

struct making {
    struct made_top *made;
    const struct twin *twin;
    const struct board_type *home;      /* the design's own */
    const struct board_type *board;     /* the machine's, here */
    const struct pinout *pinout;
    int inputs, outputs;                /* how many pins */
    uint64_t low_in, low_out;           /* that are low while active */
    struct made_source source[LIGHTS_MAX];
    struct made_digit digit[MADE_TOP_DIGITS];
    int digits;
    int halvings;
    int next_free;                      /* port of the board */
    int plugs_in, plugs_out, has_row;
    struct text ports, assigns, places;
    char ports_text[8192], assigns_text[16384];
};

/* The oscillator, and all that is soldered on. */
void made_top_parts_wire(struct making *self, const struct port_bus *clock);

/* The inputs of the design, through a synchroniser; buttons and switches that
 * the board has not are plugged in. Null is success. */
const char *made_top_parts_put_inputs(struct making *self, struct text *to);

/* What else is plugged in, and its ports. Null is success. */
const char *made_top_parts_plug(struct making *self);

/* The next free port of a connector, and what the top calls it. */
const char *made_top_parts_take_free(struct making *self, int is_in,
                                     struct port *port,
                                     char name[PORT_NAME_MAX]);

/* "  assign NAME = "; and whether a light shines, as a level: high is lit. */
void made_top_parts_begin_assign(struct making *self, const char *name);
void made_top_parts_put_lit(const struct making *self, struct text *to,
                            int light);

/* Digits of one group, from this part on (made_top_row.c). */
const char *made_top_row_plug(struct making *self, const struct part *part,
                              int count);

/* Whether the design has such a light, and drives it. */
int made_top_parts_has(const struct making *self, int light);

/* out[3], or !out[3]; and 8'h1f. */
void made_top_parts_put_wire(struct text *to, const char *vector, int i,
                             int is_turned);
void made_top_parts_put_constant(struct text *to, int width, uint64_t value);

#endif
