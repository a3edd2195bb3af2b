/* bar_items.c - what stands in the bar, and where.
 *
 *     two-player Mastermind     >      at the right; below the board the same
 *     duel:basys2#42                   things stand in rows, buttons without
 *     A  human                         words
 *     b  optimal
 *     ---------------------------
 *     1:02.3            of 2:00.0
 *     PAUSED
 *     ======O--------------------
 *       |<        ||         >|
 *       <<        1x         >>
 *     ---------------------------
 *     hint           move              or smaller ones without words where
 *     new            open              there is not height enough
 *     ...
 *     a notice
 *     the last events
 */
#include "window/bar_items.h"

#include "window/bar_part.h"

enum { WIDTH = 232, STRIP = 18, MARGIN = 12, RULE = BAR_RULE, ROW = BAR_ROW,
       GAP = BAR_GAP, SMALL_ROW = 28, SMALL_GAP = BAR_SMALL_GAP,
       NOTICE_LINES = 4, FEW = BAR_FEW, MANY = 6 };     /* in a row */

static int px(const struct bar_maker *maker, int length)
{
    return window_item_px(maker->scale, length);
}

static struct canvas_rect rect(int left, int top, int width, int height)
{
    return (struct canvas_rect){left, top, width, height};
}

/* At the right */

int window_bar_items_width(int scale, int is_folded)
{
    return window_item_px(scale, is_folded ? STRIP : WIDTH);
}

/* Everything above the buttons, and the notice. */
static int fixed_height(const struct play *play, int scale, int has_id)
{
    int line = window_item_line_px(scale);
    int seat = window_item_px(scale, ROW) + window_item_px(scale, SMALL_GAP);
    int rows = window_bar_part_seat_count(play) * seat;

    return 2 * window_item_px(scale, MARGIN) + window_item_px(scale, 22)
         + (has_id ? line + window_item_px(scale, GAP) : 0) + rows
         + 3 * window_item_px(scale, RULE) + 2 * line
         + window_item_px(scale, 8 + 22) + 2 * window_item_px(scale, ROW)
         + 2 * window_item_px(scale, GAP) + 2 * line;
}

static int tools_height(const struct machine_type *machine, int scale,
                        int columns)
{
    int rows = (window_bar_part_tool_count(machine) + columns - 1) / columns;

    return rows * (window_item_px(scale, ROW) + window_item_px(scale, GAP));
}

int window_bar_items_least(const struct player *player, int scale)
{
    const struct play *play = player->play;

    return fixed_height(play, scale, 0)
         + tools_height(session_machine(play->session), scale, MANY);
}

static int is_high(const struct bar_maker *maker)
{
    return fixed_height(maker->play, maker->scale, 1)
         + tools_height(maker->machine, maker->scale, FEW)
         <= maker->bar->room.height;
}

static void put_time(struct bar_maker *maker)
{
    int line = window_item_line_px(maker->scale);

    window_bar_part_times(maker,
                          window_bar_part_row(maker, line + px(maker, 8)), 1);
    window_bar_part_state(maker, window_bar_part_row(maker, line));
    window_bar_part_slider(maker, window_bar_part_row(maker, px(maker, 22)));
    maker->top += px(maker, SMALL_GAP);
    window_bar_part_transport(maker, window_bar_part_row(maker, px(maker, ROW)),
                              px(maker, 48), px(maker, GAP));
    maker->top += px(maker, GAP);
    window_bar_part_pace(maker, window_bar_part_row(maker, px(maker, ROW)),
                         px(maker, 48));
}

static void put_news(struct bar_maker *maker)
{
    int line = window_item_line_px(maker->scale);
    int lines = (maker->bottom - maker->top) / line;

    if (lines > NOTICE_LINES + 2)
        lines = NOTICE_LINES + 1;
    window_bar_part_notice(maker, window_bar_part_row(maker, lines * line));
    maker->top += px(maker, GAP);
    window_bar_part_events(maker);
}

static void make_right(struct bar_maker *maker)
{
    int is_whole = is_high(maker);

    window_bar_part_title(maker, is_whole);
    maker->top += px(maker, is_whole ? GAP : 0);
    window_bar_part_seats(maker);
    window_bar_part_rule(maker);
    put_time(maker);
    window_bar_part_rule(maker);
    window_bar_part_tools(maker, is_whole ? FEW : MANY, px(maker, ROW),
                          px(maker, is_whole ? GAP : SMALL_GAP));
    window_bar_part_rule(maker);
    put_news(maker);
}

/* Below: three rows, or more where they are not wide enough. */

static int tools_in_row(const struct bar_maker *maker)
{
    int side = px(maker, SMALL_ROW) + px(maker, SMALL_GAP);
    int columns = (maker->width + px(maker, SMALL_GAP)) / side;

    return columns > 0 ? columns : 1;
}

static int tool_rows(const struct bar_maker *maker)
{
    int columns = tools_in_row(maker);

    return (window_bar_part_tool_count(maker->machine) + columns - 1) / columns;
}

static void put_first_row(struct bar_maker *maker)
{
    struct canvas_rect row = window_bar_part_row(maker, px(maker, SMALL_ROW));
    int side = px(maker, SMALL_ROW), gap = px(maker, SMALL_GAP);
    int times = px(maker, 8) + window_item_text_px(maker->scale,
                                                   "10:00.0 / 10:00.0");
    int buttons = 3 * side + 2 * gap;

    window_bar_part_transport(maker,
                              rect(row.left, row.top, buttons, side), side,
                              gap);
    row.left += buttons + gap;
    row.width -= buttons + gap;
    window_bar_part_fold(maker, rect(row.left + row.width - side, row.top,
                                     side, side));
    row.width -= side + gap;
    window_bar_part_times(maker, rect(row.left + row.width - times, row.top,
                                      times, side), 0);
    window_bar_part_slider(maker, rect(row.left, row.top,
                                       row.width - times - gap, side));
}

static void put_second_row(struct bar_maker *maker)
{
    struct canvas_rect row = window_bar_part_row(maker, px(maker, SMALL_ROW));
    int gap = px(maker, SMALL_GAP), narrow = px(maker, SMALL_ROW);
    int pace = 2 * (narrow + gap) + window_item_text_px(maker->scale,
                                                        "unlimited");
    int seats = window_bar_part_seat_count(maker->play), width;

    window_bar_part_pace(maker, rect(row.left, row.top, pace, row.height),
                         narrow);
    row.left += pace + gap;
    row.width -= pace + gap;
    width = seats ? (row.width + gap) / (seats + 1) - gap : 0;
    for (int i = 0; i < PLAY_SEATS; i++) {
        if (!window_bar_part_has_seat(maker->play, i))
            continue;
        window_bar_part_seat(maker, i, rect(row.left, row.top, width,
                                            row.height));
        row.left += width + gap;
        row.width -= width + gap;
    }
    window_bar_part_state(maker, row);
}

static void make_below(struct bar_maker *maker)
{
    int gap = px(maker, SMALL_GAP);
    int columns = tools_in_row(maker);
    int count = window_bar_part_tool_count(maker->machine);

    put_first_row(maker);
    maker->top += gap;
    put_second_row(maker);
    maker->top += gap;
    window_bar_part_tools(maker, columns < count ? columns : count,
                          px(maker, SMALL_ROW), gap);
    maker->top += gap;
    window_bar_part_notice(maker, rect(maker->left, maker->top, maker->width,
                                       maker->bottom - maker->top));
}

/* Both */

static void begin(struct bar_maker *maker, struct window_bar *bar,
                  const struct player *player, int scale,
                  struct canvas_rect room)
{
    int margin = window_item_px(scale, MARGIN);
    int inset = bar && bar->place == WINDOW_BAR_RIGHT ? margin : margin / 2;

    *maker = (struct bar_maker){
        .bar = bar, .player = player, .play = player->play,
        .machine = session_machine(player->play->session),
        .items = bar ? &bar->items : NULL, .scale = scale,
        .left = room.left + margin, .top = room.top + inset,
        .width = room.width - 2 * margin,
        .bottom = room.top + room.height - inset,
    };
}

int window_bar_items_height(const struct player *player, int scale,
                            int width, int is_folded)
{
    struct bar_maker maker;
    int row = window_item_px(scale, SMALL_ROW)
            + window_item_px(scale, SMALL_GAP);

    if (is_folded)
        return window_item_px(scale, STRIP);
    begin(&maker, NULL, player, scale, rect(0, 0, width, 0));
    return window_item_px(scale, MARGIN) / 2 * 2
         + (2 + tool_rows(&maker)) * row + 2 * window_item_line_px(scale);
}

static void make_folded(struct bar_maker *maker)
{
    struct canvas_rect room = maker->bar->room;
    int length = px(maker, 64);

    if (maker->bar->place == WINDOW_BAR_RIGHT) {
        int top = room.top + (room.height - length) / 2;

        window_bar_part_fold(maker, rect(room.left, top, room.width, length));
    } else {
        int left = room.left + (room.width - length) / 2;

        window_bar_part_fold(maker, rect(left, room.top, length, room.height));
    }
}

void window_bar_items_make(struct window_bar *self,
                           const struct player *player)
{
    struct bar_maker maker;

    begin(&maker, self, player, self->scale, self->room);
    self->items.count = 0;
    self->items.scale = self->scale;
    if (self->is_folded)
        make_folded(&maker);
    else if (self->place == WINDOW_BAR_RIGHT)
        make_right(&maker);
    else
        make_below(&maker);
    window_item_mark(&self->items, self->hovered, self->pressed,
                     self->focus);
}
