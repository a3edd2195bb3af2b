/* words.h - the status line: what to do now, and what happened last.
 *
 * It has its room whether there is much to say or little, so nothing around it
 * moves. A notice, such as why a touch was refused, takes the place of what
 * has happened last for its few seconds, or of all if it is long.
 */
#ifndef WINDOW_WORDS_H
#define WINDOW_WORDS_H

#include "player/player.h"
#include "window/item.h"

struct window_words {                   /* zero it before use */
    struct canvas_rect room;            /* empty: it is not shown */
    int scale;
    struct window_items items, shown;
    int is_whole;
};

void window_words_place(struct window_words *self, struct canvas_rect room,
                        int scale);

/* Draws what differs from what is shown and sets *dirty; 0: nothing does. */
int window_words_update(struct window_words *self, struct canvas *canvas,
                        const struct player *player,
                        const struct window_theme *theme,
                        struct canvas_rect *dirty);
void window_words_renew(struct window_words *self);

#endif
