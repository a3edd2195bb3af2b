/* sitting.h - the state of a game in the terminal face, shared by the loop
 * (term.c) and by what keys and mouse do (keys.c). */
#ifndef TERM_SITTING_H
#define TERM_SITTING_H

#include "player/cover.h"
#include "player/gauge.h"
#include "player/guide.h"
#include "player/player.h"
#include "player/recap.h"
#include "term/games.h"
#include "term/input.h"
#include "term/layout.h"
#include "term/moves.h"
#include "term/prompt.h"
#include "term/screen.h"
#include "term/graphics/show.h"
#include "term/table_view.h"

enum { TERM_STATE_WORDS = 13 };

/* What the prompt is open for. */
enum question { ASKS_NOTHING, ASKS_TO_TYPE, ASKS_FOR_MOVE, ASKS_TO_SAVE,
                ASKS_TO_REPLACE, ASKS_TO_GO_ON };

/* What covers the board, besides lists. */
enum term_page { PAGE_NONE, PAGE_HELP, PAGE_RULES };

/* The screen that is shown follows from these, in this order: too small, a
 * page, list of games, moves, board; a prompt lies over the board. */
struct term {
    struct player game;
    struct term_screen screen;
    struct term_layout layout;
    const struct session *laid_out;     /* the one it is for */
    struct term_input input;
    struct term_prompt prompt;
    struct cover cover;
    struct gauge gauge;                 /* of a design */
    struct term_show show;              /* of a monitor's picture */
    struct term_games games;            /* to be opened */
    struct term_table_view table;       /* in place of the board, if wanted */
    struct term_moves moves;            /* to go back to */
    struct guide guide;                 /* of a first game */
    int is_guided;                      /* as of the last frame */
    struct recap recap;                 /* of a game that is over */
    enum question asks;
    char question[PLAYER_NOTICE_MAX];
    char replaced[JOURNAL_PATH_MAX];    /* a file that a save would replace */

    uint8_t brightness[LIGHTS_MAX];     /* as drawn */
    uint64_t state[TERM_STATE_WORDS];        /* what else a picture shows */
    uint64_t last_ns, last_byte_ns;
    enum term_page page;                /* help, rules */
    int page_scroll, page_height;
    int is_small;                       /* the window, for this board, */
    int columns_needed, rows_needed;    /* which wants so many */
    int is_stale;                       /* draw whether it changed or not */
    int is_over, is_gone;               /* the loop; the terminal */
};

static inline const struct machine_type *term_machine(const struct term *self)
{
    return session_machine(self->game.play->session);
}

/* Time stands still while a page or a question covers the board. */
int term_is_still(const struct term *self);

/* Where the table is, while it is shown. */
struct term_box term_sitting_table(const struct term *self);

/* Takes one event; may open and close pages, and change the session. */
void term_keys_take(struct term *self, const struct term_input_event *event);

#endif
