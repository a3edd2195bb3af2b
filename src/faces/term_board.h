/* term_board.h - a board drawn in cells: parts, lights, names and keys. */
#ifndef TERM_BOARD_H
#define TERM_BOARD_H

#include "bench/session.h"
#include "faces/term_layout.h"
#include "faces/term_screen.h"

/* Draws all of a board as it shines and stands now. */
void term_board_draw(struct term_screen *screen,
                     const struct term_layout *layout,
                     const uint8_t *brightness, pins in);

/* What an eye sees at this moment, as brightness: 0 or 255. */
void term_board_seen(const struct session *session,
                     uint8_t brightness[LIGHTS_MAX]);

/* The board as plain lines without escapes, at most 80 columns and 20 rows,
 * no spaces at their ends. */
void term_board_text(const struct session *session,
                     const uint8_t brightness[LIGHTS_MAX], int columns,
                     int ascii, void (*line)(void *with, const char *text),
                     void *with);

#endif
