/* board.h - a board drawn in cells: parts, lights, names and keys. */
#ifndef TERM_BOARD_H
#define TERM_BOARD_H

#include "bench/session.h"
#include "term/display.h"
#include "term/layout.h"
#include "term/screen.h"

struct term_scene {                     /* what there is to see */
    const uint8_t *brightness;          /* of every light */
    pins in;                            /* how switches and buttons stand */
    const struct terminal *terminal;    /* null: blank, or there is none */
    const char *cover;                  /* over it; null: it is open */
    struct term_display display;        /* what a monitor shows */
    int is_sounding;
};

/* Draws all of a board as it shines and stands now. */
void term_board_draw(struct term_screen *screen,
                     const struct term_layout *layout,
                     const struct term_scene *scene);

/* What an eye sees at this moment, as brightness: 0 or 255. */
void term_board_seen(const struct session *session,
                     uint8_t brightness[LIGHTS_MAX]);

/* The board as plain lines without escapes, at most 80 columns and 20 rows,
 * no spaces at their ends. */
const char *term_board_text(const struct machine_type *machine,
                            const struct term_scene *scene, int columns,
                            int ascii,
                            void (*line)(void *with, const char *text),
                            void *with);

#endif
