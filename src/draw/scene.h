/* scene.h - everything visible of a sitting at one moment.
 *
 * Plain data: two of them are compared part by part, and what differs is
 * drawn again. Zero one before use: equal ones are found by comparing bytes.
 * Faces with pixels (window, page, `show --picture`) look once a frame; the
 * pixels of the monitor's picture belong to the eye and change at the next
 * look.
 */
#ifndef SCENE_H
#define SCENE_H

#include "draw/canvas.h"
#include "player/cover.h"
#include "player/player.h"
#include "player/sight.h"

enum { SCENE_KEY_MAX = 12 };

struct scene {                          /* zero it, set focus */
    const struct machine_type *machine; /* whose keys these are */
    uint8_t brightness[LIGHTS_MAX];
    pins in;                            /* buttons and switches */
    pins latched;                       /* buttons that are held by a latch */
    struct terminal terminal;           /* blank where there is none */
    char cover[COVER_WORDS_MAX];        /* on the cloth over it; "": none */
    struct canvas_picture picture;      /* on the monitor; no pixels: dark */
    uint64_t picture_count;             /* one more with every new one */
    struct canvas_rect picture_changed; /* where it differs from the one
                                         * counted before; empty: unknown */
    char caption[SIGHT_CAPTION_MAX];    /* of it */
    int is_sounding;                    /* the speaker is heard */
    int pointed;                        /* square pointed at, or -1 */
    int focus;                          /* part chosen by the keyboard, -1 */
    int shows_keys;                     /* which keys work the parts */
    int64_t next;                       /* part that a first game asks for,
                                         * counted from 1; 0: none. Wide, so
                                         * that there are no gaps: scenes are
                                         * compared as bytes */
    char keys[BOARD_PARTS_MAX][SCENE_KEY_MAX];  /* "a", "Up"; "": none */
};

/* What looking needs to remember from one look to the next. */
struct scene_eye {                      /* zero it before use */
    struct sight sight;
    struct cover cover;
};

/* Looks at a sitting: lights since the last look, parts, monitor. The face
 * sets focus, next and shows_keys itself; they are left as they are. Lights
 * are the mean since the last look, which this one ends: one eye for a
 * session. */
void scene_look(struct scene *self, struct scene_eye *eye,
                const struct player *player);

/* Frees what the eye holds; it may look again. */
void scene_eye_close(struct scene_eye *eye);

#endif
