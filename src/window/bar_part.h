/* bar_part.h - the items of the bar, one by one.
 *
 * Each is put where it is told to, or into the next row of a column. Only
 * bar_items.c calls them; it decides what stands where.
 */
#ifndef WINDOW_BAR_PART_H
#define WINDOW_BAR_PART_H

#include "window/bar.h"

enum { BAR_ROW = 28, BAR_GAP = 6, BAR_SMALL_GAP = 4, BAR_RULE = 13,
       BAR_FEW = 2 };                   /* buttons in a row, with words */

struct bar_maker {
    struct window_bar *bar;
    const struct player *player;
    const struct play *play;
    const struct machine_type *machine;
    struct window_items *items;
    int scale;
    int left, top, width, bottom;       /* where the next row goes */
};

/* A length at 100 % in the bar's own pixels, and a rectangle of pixels. */
static inline int bar_px(const struct bar_maker *maker, int length)
{
    return window_item_px(maker->scale, length);
}

static inline struct canvas_rect bar_rect(int left, int top, int width,
                                          int height)
{
    return (struct canvas_rect){left, top, width, height};
}

/* The next row of the column, over its whole width. */
struct canvas_rect window_bar_part_row(struct bar_maker *maker,
                                       int height);

/* Rows of the column: the title, a button for each seat, a line, buttons for
 * all else, the last events. */
void window_bar_part_title(struct bar_maker *maker, int has_id);
void window_bar_part_seats(struct bar_maker *maker);
void window_bar_part_rule(struct bar_maker *maker);
void window_bar_part_tools(struct bar_maker *maker, int columns,
                           int height, int gap);
void window_bar_part_events(struct bar_maker *maker);

/* Things at a place: the tab, who sits where, time, whether it stands still,
 * the slider, buttons for single ticks and for speed, the notice. */
void window_bar_part_fold(struct bar_maker *maker,
                          struct canvas_rect box);
void window_bar_part_seat(struct bar_maker *maker, int seat,
                          struct canvas_rect box);
void window_bar_part_times(struct bar_maker *maker,
                           struct canvas_rect box, int is_large);
void window_bar_part_state(struct bar_maker *maker,
                           struct canvas_rect box);
void window_bar_part_slider(struct bar_maker *maker,
                            struct canvas_rect box);
void window_bar_part_transport(struct bar_maker *maker,
                               struct canvas_rect row, int narrow, int gap);
void window_bar_part_pace(struct bar_maker *maker,
                          struct canvas_rect row, int narrow);
void window_bar_part_notice(struct bar_maker *maker,
                            struct canvas_rect box);

/* Which of them a machine has, and how many. */
int window_bar_part_tool_count(const struct play *play);
int window_bar_part_has_seat(const struct play *play, int seat);
int window_bar_part_seat_count(const struct play *play);

#endif
