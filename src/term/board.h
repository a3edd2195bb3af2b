/* board.h - a board drawn in cells: parts, lights, names and keys.
 *
 * term.c draws the game that is played with term_board_draw, `boardwalk look`
 * and scripts print the same board with term_board_text. Where parts stand is
 * decided before, in layout.h; how each kind looks is in parts/KIND/cells.c.
 */
#ifndef TERM_BOARD_H
#define TERM_BOARD_H

#include "bench/session.h"
#include "term/graphics/display.h"
#include "term/layout.h"
#include "term/screen.h"

/* What there is to see at one moment. All pointers are borrowed for the time
 * of the call. */
struct term_scene {
    const uint8_t *brightness;          /* of every light */
    pins in;                            /* how switches and buttons stand */
    const struct terminal *terminal;    /* null: blank, or there is none */
    const char *cover;                  /* over it; null: it is open */
    struct term_display display;        /* what a monitor shows */
    int is_sounding;
};

/* Draws the whole board into the back buffer of the screen. The layout must
 * have been made for the screen's size; parts without a place are left out. */
void term_board_draw(struct term_screen *screen,
                     const struct term_layout *layout,
                     const struct term_scene *scene);

/* The lights as an eye sees them at this tick, without the dimming that a
 * frame of many ticks has: 0 or 255. For pictures of a single moment. */
void term_board_seen(const struct session *session,
                     uint8_t brightness[LIGHTS_MAX]);

/* The board as plain lines without escapes, given to `line` one by one, no
 * spaces at their ends. A machine's own board takes at most 80 columns and 19
 * rows, another one with much plugged in more. Columns below what the board
 * needs are widened to that. An error is for memory only; a board that fits no
 * size gives no lines. */
const char *term_board_text(const struct machine_type *machine,
                            const struct term_scene *scene, int columns,
                            int ascii,
                            void (*line)(void *with, const char *text),
                            void *with);

#endif
