/* view.h - the screen of the terminal face around the board.
 *
 *     title, id, seats
 *     the board
 *     the last events
 *     time, tick, speed
 *     a notice, or a question
 *     the keys to remember
 */
#ifndef TERM_VIEW_H
#define TERM_VIEW_H

#include "bench/play.h"
#include "player/player.h"
#include "term/layout.h"
#include "term/prompt.h"

enum { TERM_COLUMNS_MIN = 80, TERM_ROWS_MIN = 24 };

/* What the board leaves of a screen, and the reverse. */
struct term_box term_view_area(const struct term_screen *screen);

int term_view_is_small(const struct term_screen *screen);

/* Clears the screen and draws everything but the board. */
void term_view_draw(struct term_screen *screen, const struct play *play,
                    const struct term_prompt *prompt, const char *notice);

/* In place of all that, when there is not room enough. */
void term_view_draw_small(struct term_screen *screen);

#endif
