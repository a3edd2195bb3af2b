/* table.h - the table in the window: what lies there, what the mouse touches,
 * and what has the focus of the keyboard.
 *
 * It knows no game: a thing that can be touched has a number, and player_touch
 * takes it. A press is a touch. Whoever takes a piece from a spot and drops it
 * on another has touched both; one from a key is put where it is dropped, and
 * touches the key only if it stays there. A slider follows the mouse. Tab
 * brings the focus to the table, arrows go from thing to thing, Space and Enter
 * touch.
 *
 *     window_table_look(&table, play);                      once a picture
 *     if (window_table_update(&table, &draw, &dirty)) ...   and draw it
 */
#ifndef WINDOW_TABLE_H
#define WINDOW_TABLE_H

#include "draw/table.h"
#include "player/guide.h"
#include "player/player.h"

struct window_table {                   /* zero it before use */
    struct canvas_rect room;            /* empty: it is not shown */
    struct canvas_rect sheet;           /* in it, without the margin */
    const struct guide *guide;          /* of a first game, or null */
    struct table now, shown;
    int has_focus, has_place;           /* the keyboard, and once had */
    int focus_x, focus_y;               /* the middle of what has it */
    int focus, shown_focus;             /* that thing, or -1 */
    int is_whole;                       /* all of it has been drawn */

    int is_held;                        /* the mouse went down on a thing: */
    int held_x, held_y;                 /* its middle */
    int is_piece;                       /* that can be dropped elsewhere, */
    int is_key;                         /* and comes from a key */
    int held_touch;                     /* what a touch of it means */
    int slider;                         /* the touch of a slider, or 0 */
    int32_t slider_value;               /* as last touched */
};

/* Gives it a room, or none. */
void window_table_place(struct window_table *self, struct canvas_rect room,
                        int scale);

/* Looks what lies there now. */
void window_table_look(struct window_table *self, const struct play *play);

/* Whether a pixel is in its room, or the mouse went down in it; and whether a
 * click there would do anything. */
int window_table_has(const struct window_table *self, int x, int y);
int window_table_works(const struct window_table *self, int x, int y);

/* The left button of the mouse; move only while it is down. */
void window_table_press(struct window_table *self, struct player *game,
                        int x, int y);
void window_table_move(struct window_table *self, struct player *game,
                       int x, int y);
void window_table_release(struct window_table *self, struct player *game,
                          int x, int y);

/* It is let go of without a place: nothing is dropped. */
void window_table_forget(struct window_table *self);

/* The focus comes, to where it was or to what matters most, and goes; 0 if
 * there is nothing to go to. */
int window_table_focus(struct window_table *self);
void window_table_unfocus(struct window_table *self);

/* Whether it took a key: only while it has the focus. */
int window_table_key(struct window_table *self, struct player *game,
                     uint32_t key);

/* The focus stays where it was on the sheet, whatever lies there now. */
void window_table_find_focus(struct window_table *self);

/* Touches a thing, or tells why there is nothing to touch now. */
void window_table_touch(struct window_table *self, struct player *game,
                        int item, int32_t value);

/* Draws it if it differs from what is shown, on the desk of the still canvas,
 * and sets *dirty; 0: nothing does. */
int window_table_update(struct window_table *self, struct draw *draw,
                        struct canvas_rect *dirty);
void window_table_renew(struct window_table *self);

#endif
