/* state.h - the state of the page: one sitting and its picture.
 *
 * One page has one desk, so the state is a single global. page.c owns it;
 * page_open.c and page_tell.c use it.
 */
#ifndef STATE_H
#define STATE_H

#include "draw/draw.h"
#include "player/guide.h"
#include "player/sound.h"

struct state {
    struct play play;                   /* session null: no game yet */
    struct player player;
    struct guide guide;                 /* of a first game */
    struct sound sound;
    int listen_hz;                      /* sample rate; 0: sound is off */

    struct draw draw;
    struct scene scene;
    struct scene_eye eye;
    enum draw_theme theme;
    int has_picture;                    /* it was large enough */
    int is_folded;                      /* and nobody looks at it */
    uint8_t *shown;                     /* the live canvas as R G B A */

    uint64_t now_ns;                    /* sum of all frames */
    uint64_t left_ns;                   /* of the last frame, not run */
    const struct machine_type *design;  /* the user's, or null */
    char *room;                         /* text from JavaScript, or null */
    struct snap *snap;                  /* snapshots of the game that is being
                                         * opened; null: none */
};

extern struct state state;

/* Replaces the game by another and writes its whole journal to the page. On an
 * error the session still belongs to the caller, and nothing has changed. */
const char *state_take(struct session *session, const char *a,
                       const char *b);

/* Cuts the next line off the text, replacing its line end by a zero. */
char *state_line(char **from);

/* The whole journal of a session as text. The caller frees it; null if memory
 * is short. */
char *state_journal(const struct session *session);

/* Lays the picture out again: for another machine or another size. */
void state_lay_out(void);

/* A table as R G B A, on the ground that the page has around it. The canvas
 * has its memory already. */
struct table;
void state_paint_table(struct canvas *canvas, enum draw_theme theme,
                       const struct table *table);

/* A whole canvas as R G B A. */
void state_turn_pixels(struct canvas *canvas);

/* Whether the game on the desk has a table that can be looked at. */
int state_has_table(void);

/* The page's clock. Only paces work; it never reaches a session. */
uint64_t state_clock_ns(void);

/* An error in the form for JavaScript: null becomes "". */
const char *state_say(const char *error);

/* An empty text for an answer: one static buffer, valid until the next
 * call. */
struct text *state_answer(void);

#endif
