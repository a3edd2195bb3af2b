/* view.h - the screen of the terminal face around the board.
 *
 *     title, id, seats
 *     the board
 *     the last events
 *     time, tick, speed; of a design its gauge
 *     a notice, or a question
 *     the keys to remember
 */
#ifndef TERM_VIEW_H
#define TERM_VIEW_H

#include "bench/play.h"
#include "player/gauge.h"
#include "player/player.h"
#include "term/layout.h"
#include "term/prompt.h"

/* The smallest window in which a board is shown. */
enum { TERM_COLUMNS_MIN = 80, TERM_ROWS_MIN = 24 };

/* The area of a screen that is left for the board. */
struct term_box term_view_area(const struct term_screen *screen);

/* Whether a screen is smaller than any board needs. */
int term_view_is_small(const struct term_screen *screen);

/* What a first game asks for, or how a game ended: two lines above the keys,
 * in place of the last events and of what is to be done. */
enum { TERM_VIEW_TALK_MAX = 256 };

struct term_view_talk {
    const char *words;                  /* "": nothing */
    const char *next, *back;            /* what the keys n and g do, or "" */
    int is_table;                       /* the table is shown, not the board */
    const struct gauge *gauge;          /* of a design, or null */
};

/* Clears the screen and draws everything but the board. A question, if the
 * prompt has one, takes the place of the notice, which may be null. */
void term_view_draw(struct term_screen *screen, const struct play *play,
                    const struct term_prompt *prompt, const char *notice,
                    const struct term_view_talk *talk);

/* In place of all that, when there is not enough room: so much is needed. */
void term_view_draw_small(struct term_screen *screen, int columns, int rows);

#endif
