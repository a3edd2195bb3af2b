/* state.h - what the page has on its desk: one sitting, and its picture. */
#ifndef STATE_H
#define STATE_H

#include "draw/draw.h"
#include "player/sound.h"

struct state {
    struct play play;                   /* no session: nothing begun yet */
    struct player player;
    struct sound sound;
    int listen_hz;                      /* 0: nobody listens */

    struct draw draw;
    struct scene scene;
    struct scene_eye eye;
    enum draw_theme theme;
    int has_picture;                    /* it was large enough */
    uint8_t *shown;                     /* the live canvas as R G B A */

    uint64_t now_ns;                    /* all frames together */
    uint64_t left_ns;                   /* of the last one, not done */
    char *room;                         /* what JavaScript wrote */
    struct snap *snap;                  /* for the game that is opened next;
                                         * null: none */
};

extern struct state state;

/* Takes another game in place of this one, its journal written anew. On an
 * error the session is still the caller's, and nothing has changed. */
const char *state_take(struct session *session, const char *a,
                       const char *b);

/* The next line of what JavaScript wrote, with a zero in place of its end. */
char *state_line(char **from);

/* The first text of a new game, or of one that was opened: all of it. The
 * caller frees it; null if memory is short. */
char *state_journal(const struct session *session);

/* The picture is laid out anew: another machine, another size. */
void state_lay_out(void);

uint64_t state_clock_ns(void);

/* An error as JavaScript has it: "" is success. */
const char *state_say(const char *error);

/* Text for JavaScript: one buffer, good until the next call. */
struct text *state_answer(void);

#endif
